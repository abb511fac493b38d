"""Flips of War for Arrakis: numbers of the box, facts of the board, constants and small rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Any

from landsraad.arrakis import (
    atomics,
    board,
    free_actions,
    limits,
    lineup,
    losses,
    movement,
    planning_cards,
    prescience,
    results,
    retreat,
    reveal,
    settlements,
    stand_ins,
    stations,
    storms,
    tank,
    tracks,
    worms,
)
from landsraad.arrakis import dice as action_dice
from landsraad.arrakis.battle import facts, rolling
from landsraad.arrakis.battle import rounds as battle_rounds
from landsraad.arrakis.battle.facts import Battle, Tally
from landsraad.arrakis.board import AREA, BOARDS, INTACT, area
from landsraad.arrakis.box import ATREIDES, HARKONNEN, MARKERS, STANDARD, WITH_GUILD
from landsraad.arrakis.box import Row as BoxRow
from landsraad.arrakis.ops import AttachToPrescience
from landsraad.arrakis.options import READINGS
from landsraad.arrakis.rounds import harvest, hazards, vehicles
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.teams import cones, sharing
from landsraad.arrakis.verbs import desert
from landsraad.arrakis.verbs import vehicles as vehicle_verbs
from tools.rule_flips import Flip

PRINTED = BOARDS[INTACT]


def box(path: str, value: Any, *chapters: str) -> Flip:
    """A field of the box, or an entry of one of its tables."""
    *tables, field = path.split(".")
    of: Any = STANDARD
    for name in tables:
        of = of[name] if isinstance(of, dict) else getattr(of, name)
    return Flip("arrakis", ".".join(("box", *tables)), of, field, value, chapters)


def ground(says: str, field: str, value: Any, *chapters: str) -> Flip:
    """A fact of the printed board; what is another one in words, as areas are bits."""
    return Flip("arrakis", "board", PRINTED, field, value, chapters, says)


def rule(module: ModuleType, name: str, value: Any, *chapters: str) -> Flip:
    """A constant or a function of the rules."""
    called = module.__name__.removeprefix("landsraad.arrakis.")
    says = str(value.__doc__) if callable(value) else ""
    return Flip("arrakis", called, module, name, value, chapters, says)


def reading(name: str, value: str, *chapters: str) -> Flip:
    """Another default of a reading."""
    (of,) = [known for known in READINGS if known.name == name]
    owner = f"readings.{name}"
    return Flip("arrakis", owner, of, "defaults", {1: value}, chapters, f"{of.default} -> {value}")


def pretending(
    says: str, module: ModuleType, name: str, change: Callable[[Any], None], *chapters: str
) -> Flip:
    """A rule that only asks, asked about a table on which something is otherwise."""
    usual = getattr(module, name)

    def other(game: ArrakisState, *rest: Any) -> Any:
        twin = game.copy()
        change(twin)
        return usual(twin, *rest)

    other.__doc__ = says
    return rule(module, name, other, *chapters)


def does_nothing(says: str) -> Callable[..., None]:
    def other(*_: Any) -> None:
        pass

    other.__doc__ = says
    return other


# Battle.

_suffered, _rolled, _dice_for = facts.suffered, rolling.rolled, facts.dice_for


def cancelling_nothing(own: Tally, enemy: Tally) -> int:
    """Special elites cancel no shields."""
    return _suffered(own, replace(enemy, elites=0))


def no_surprise(game: ArrakisState, battle: Battle, side: str) -> Tally:
    """A surprise attack adds no special."""
    return _rolled(game, replace(battle, surprise=False), side)


def surprise_in_every_round(game: ArrakisState, battle: Battle, side: str) -> Tally:
    """A surprise attack adds a special in every round."""
    return _rolled(game, replace(battle, round=1), side)


def leaders_roll(game: ArrakisState, battle: Battle, side: str) -> int:
    """Leaders give dice."""
    dice = _dice_for(game, battle, side) + game.legion(side, battle.area(side)).leaders
    return min(dice, facts.most_dice(game, battle, side))


def attacker_has_walls(game: ArrakisState, battle: Battle, side: str) -> int:
    """A settlement also helps those who attack from it."""
    walls = game.rank(side, battle.start) if side == battle.attacker else 0
    return min(_dice_for(game, battle, side) + walls, facts.most_dice(game, battle, side))


def onto_wormsigns(game: ArrakisState, side: str, place: int) -> int:
    """The Harkonnen may retreat onto wormsigns."""
    return game.board.near[place] & game.free(side)


# The desert.


def deep_worms_anywhere(game: ArrakisState, place: int, kind: int) -> bool:
    """A deep sandworm comes in any desert."""
    return kind != worms.KINDS.index("sand")


def over_rock(blast: str, start: int) -> int:
    """A sandworm attacks two areas far whatever lies between."""
    return BOARDS[blast].within(start, 2)


def on_sietches(game: ArrakisState) -> int:
    """A sandworm may come to rest in a sietch."""
    return _resting_places(game) | game.settled[ATREIDES] & game.board.desert


_resting_places = worms.resting_places


def everywhere(game: ArrakisState) -> int:
    """Storms hit every Harkonnen legion."""
    return game.held[HARKONNEN]


def sietch_sand(game: ArrakisState) -> int:
    """A wormsign may be put into a sietch."""
    return game.board.desert & ~(game.wormsigns | game.worms)


# Spice, tracks, victory.


def never_lifted(game: ArrakisState, power: str) -> bool:
    """A ban that is active stays."""
    return power in game.bans or _on_bottom_row(game, power)


_on_bottom_row = harvest.on_bottom_row


def no_ban_below(game: ArrakisState, power: str) -> bool:
    """The bottom row alone brings no ban."""
    return False


def highest_row(game: ArrakisState) -> BoxRow:
    """The highest imperium marker says which row is active."""
    return game.box.rows[min(game.imperium.values())]


def two_of_three(game: ArrakisState) -> tuple[str, ...]:
    """Two markers on their numbers are enough."""
    return tuple(
        [
            card
            for card, numbers in game.box.objectives.items()
            if sum([game.prescience[marker] >= numbers[marker] for marker in MARKERS]) > 1
        ]
    )


def every_objective(game: ArrakisState) -> None:
    """All objectives held must be met."""
    if all(card in tracks.fulfilled(game) for card in game.objectives):
        game.finish([game.seat(ATREIDES)], "prescience", "A-VICT-2")


# Prescience.


def no_occasion(game: ArrakisState, condition: Any) -> bool:
    """A card is claimed without its occasion."""
    return True


def keeping_nothing(op: AttachToPrescience) -> bool:
    """No planning card keeps a prescience card open."""
    return False


def at_no_cost(game: ArrakisState, cost: Any) -> bool:
    """A card may be claimed by those who cannot pay for it."""
    return True


# Cards, dice, leaders, vehicles.


def reshuffled(game: ArrakisState, seat: str, deck: str) -> None:
    """A deck that has run out is made anew of its discards."""
    if not game.decks[deck]:
        game.decks = {**game.decks, deck: game.discards[deck]}
        game.discards = {**game.discards, deck: ()}
    _draw(game, seat, deck)


_draw = planning_cards.draw


def dice_alone(game: ArrakisState, side: str) -> int:
    """A token on a slot is no unused die."""
    return len(game.dice[side])


def never_lower(game: ArrakisState, side: str, kind: str) -> str:
    """No lower unit stands in for a missing one."""
    return kind if game.supply(side, kind) else ""


def on_any_ground(game: ArrakisState, vehicle: str, placed: int) -> int:
    """Harvesters may stand in any free area."""
    if vehicle != vehicle_verbs.HARVESTER:
        return _goals(game, vehicle, placed)
    return game.free(HARKONNEN) & ~placed


_goals = vehicle_verbs.goals


def from_supply(game: ArrakisState, vehicle: str, placed: int) -> int:
    """A vehicle on the board cannot be picked up."""
    return _sources(game, vehicle, placed) & vehicle_verbs.OFF_BOARD


_sources = vehicle_verbs.sources


def always_open(game: ArrakisState) -> bool:
    """Free actions may interrupt anything."""
    return True


# Shared factions.


def by_turns(rolled: Any, slots: Any) -> list[tuple[str, ...]]:
    """Partners get a die in turn, whatever it shows."""
    return [tuple(rolled[::2]), tuple(rolled[1::2])]


def ally_first(rolled: Any, slots: Any) -> list[tuple[str, ...]]:
    """The ally gets the odd die."""
    return _shared_out(rolled, slots[::-1])[::-1]


def first_house(seats: tuple[str, ...], phase: str = "") -> dict[str, str]:
    """The House decides in every phase."""
    return dict(_first_speakers(seats))


def spender(game: ArrakisState, seat: str, result: str) -> str:
    """Who spends a die carries out its action."""
    return seat


def all_leaders(game: ArrakisState, seat: str, ready: results.Ready) -> results.Ready:
    """Partners use the special actions of each other's leaders."""
    return ready


def acting_claims(game: ArrakisState) -> str:
    """Who decides for the Atreides claims."""
    return game.seat(ATREIDES)


def one_tank(game: ArrakisState, side: str) -> None:
    """Only leaders in the tank of who spent the die move on."""
    board = game.seat(side)
    game.tank = {**game.tank, board: ("", *game.tank[board][:-1])}


def own_decks_only(game: ArrakisState, seat: str) -> tuple[str, ...]:
    """House Atreides draws from its own deck only."""
    return tuple([deck for deck, holder in game.homes.items() if holder == seat])


def of_the_first(game: ArrakisState, side: str) -> int:
    """Only the dice of the House count for Desert Power."""
    return len(game.dice[game.partners[side][0]])


def first_hand(game: ArrakisState, side: str) -> Any:
    """Only the House discards for the faction."""
    return _asked_to_discard(game, side)[:1]


_shared_out, _first_speakers = sharing.shared_out, lineup.first_speakers
_asked_to_discard = planning_cards.asked_to_discard


FLIPS = (
    # Numbers of the box.
    box("supremacy_last", 11, "victory"),
    box("stockpiling_up_to", 6, "spice"),
    box("bene_gesserit_at", (4, 8), "bene_gesserit"),
    box("prescience_last", 12, "prescience"),
    box("prescience.families_flee.advance.sand_dwellers", 2, "prescience"),
    box("sietch_ranks", (1, 1, 1, 2, 2, 2, 3, 3), "board"),
    box("settlements.carthag", 1, "settlements"),
    box("stations", ("jihad",) * 6, "stations"),
    box("wormsigns", (8, 5, 3), "setup"),
    box("combat_die", ("sword", "sword", "shield", "shield", "shield", "special"), "battle"),
    box("action_dice_count.harkonnen", 7, "actions"),
    box("action_dice.harkonnen", STANDARD.action_dice[ATREIDES], "actions"),
    box("slots.harkonnen.deployment", 3, "actions"),
    box("slots.atreides.mentat", 3, "actions"),
    box("tank_slots.atreides", 4, "regeneration_tank"),
    box("leaders_at_start.harkonnen", ("baron_harkonnen", "beast_rabban"), "setup"),
    box("bene_gesserit.atreides_start", 2, "setup"),
    box("objectives.objective_1.sand_dwellers", 5, "victory"),
    box("leaders.beast_rabban.hits", 1, "commanders_harkonnen"),
    box("leaders.thufir_hawat.entry.step", 2, "board"),
    box("planning.hawats_scheming.loose", True, "leaders"),
    box("figures.harkonnen.regular", 25, "units"),
    box("figures.atreides.sandworm", 5, "units"),
    box("numbers.stacking_limit", 7, "units"),
    box("numbers.stacking_limit_choam_ban", 6, "units"),
    box("numbers.max_combat_dice", 7, "battle"),
    box("numbers.continue_attack_on_settlement_cost_hits", 2, "battle"),
    box("numbers.generic_leader_combat.hits", 2, "battle"),
    box("numbers.hand_limit", 7, "planning_cards"),
    box("numbers.prescience_revealed_per_round", 4, "round"),
    box("numbers.prescience_claims_per_round", 3, "prescience"),
    box("numbers.atomics_unlocked_at", 7, "board"),
    box("numbers.spice_per_harvester.deep_desert", 1, "spice"),
    box("numbers.coriolis.dice_per_legion", 3, "hazards"),
    box("numbers.sandworm.attack_dice", 3, "sandworms"),
    box("numbers.sandworm.wild_maker_attack_dice", 5, "leaders"),
    box("numbers.sandworm.max_appearing_per_hazards_phase", 3, "hazards"),
    box("numbers.sandworm.max_with_wild_maker", 4, "hazards"),
    Flip("arrakis", "box.rows[2]", STANDARD.rows[2], "dice_aside", 1, ("vehicles",)),
    Flip("arrakis", "box.rows[0]", STANDARD.rows[0].vehicles, "harvester", 4, ("vehicles",)),
    Flip("arrakis", "box.guild", WITH_GUILD.guild, "steps_to_arrakis", 5, ("spacing_guild",)),
    Flip("arrakis", "box.guild", WITH_GUILD.guild, "troops_at_start", 3, ("spacing_guild",)),
    # Facts of the board.
    ground("Storms spare Minor Erg.", "storm", PRINTED.storm & ~PRINTED.minor_erg, "hazards"),
    ground("No plateau is sheltered.", "storm", board.ALL & ~PRINTED.mountain, "hazards"),
    ground("Sandworms attack legions in mountains.", "prey", board.ALL, "sandworms"),
    ground("s4_1 is not deep.", "deep", PRINTED.deep & ~AREA.mask("s4_1"), "spice"),
    ground(
        "Impassable borders stop flyers.",
        "aloft_2",
        tuple([PRINTED.within(start, 2) for start in range(len(AREA.names))]),
        "board",
    ),
    Flip(
        "arrakis",
        "board after the atomics",
        BOARDS["rimwall_west"],
        "storm",
        PRINTED.storm,
        ("family_atomics",),
        "They expose nothing to the storms.",
    ),
    # Constants of the rules.
    rule(harvest, "HOLD", 1, "spice"),
    rule(harvest, "RAISE", 4, "spice"),
    rule(harvest, "STOCKPILE", 4, "spice"),
    rule(harvest, "MOST_KEPT", 2, "spice"),
    rule(desert, "NUMBER", 1, "results"),
    rule(settlements, "ARRAKEEN", area("carthag"), "settlements"),
    rule(losses, "BETTER", [], "battle"),
    # Small rules.
    rule(facts, "suffered", cancelling_nothing, "battle"),
    rule(facts, "dice_for", leaders_roll, "battle"),
    rule(facts, "dice_for", attacker_has_walls, "battle"),
    rule(rolling, "rolled", no_surprise, "battle"),
    rule(rolling, "rolled", surprise_in_every_round, "battle"),
    rule(battle_rounds, "pay", does_nothing("Going on costs nothing."), "battle"),
    rule(retreat, "retreat_areas", onto_wormsigns, "battle"),
    pretending(
        "A ride may pass through enemy legions.",
        movement,
        "_rides",
        lambda game: setattr(game, "held", {**game.held, "harkonnen": 0}),
        "sandriding",
    ),
    pretending(
        "A legion may fly twice in a turn.",
        movement,
        "_flights",
        lambda game: setattr(game, "flown", 0),
        "troop_transport",
    ),
    pretending(
        "An area with a sandworm may be attacked.",
        movement,
        "targets",
        lambda game: setattr(game, "worms", 0),
        "battle",
    ),
    rule(tank, "advance", does_nothing("The tank does not move."), "regeneration_tank"),
    rule(limits, "dismiss", does_nothing("Leaders may stand alone."), "units"),
    rule(stand_ins, "stand_in", never_lower, "units"),
    rule(worms, "calls_a_worm", deep_worms_anywhere, "hazards"),
    rule(worms, "reach", over_rock, "sandworms"),
    rule(worms, "resting_places", on_sietches, "sandworms"),
    rule(hazards, "put_wormsigns", does_nothing("No new wormsigns come."), "hazards"),
    rule(storms, "exposed", everywhere, "hazards"),
    rule(desert, "open_sand", sietch_sand, "desert_power"),
    rule(stations, "settle_in", does_nothing("Harvesters and stations stay."), "harvesters"),
    rule(harvest, "on_bottom_row", never_lifted, "spice"),
    rule(harvest, "on_bottom_row", no_ban_below, "spice"),
    rule(vehicles, "active_row", highest_row, "vehicles"),
    rule(vehicle_verbs, "goals", on_any_ground, "vehicles"),
    rule(vehicle_verbs, "sources", from_supply, "vehicles"),
    rule(tracks, "fulfilled", two_of_three, "victory"),
    rule(tracks, "check_atreides_victory", every_objective, "victory"),
    rule(tracks, "leave_game", does_nothing("Nobody leaves the game."), "leaders"),
    rule(planning_cards, "draw", reshuffled, "round"),
    rule(prescience, "triggered", no_occasion, "prescience"),
    rule(prescience, "keeps", keeping_nothing, "prescience"),
    rule(prescience, "payable", at_no_cost, "prescience"),
    rule(reveal, "reveal_sietch", does_nothing("A sietch is never turned up."), "free_actions"),
    pretending(
        "The atomics may be used more than once.",
        atomics,
        "unlocked",
        lambda game: setattr(game, "blast", INTACT),
        "family_atomics",
    ),
    rule(prescience, "expire", does_nothing("A bonus lies there for good."), "prescience"),
    rule(atomics, "destroy", does_nothing("A legion stays on blasted ground."), "family_atomics"),
    rule(action_dice, "unused", dice_alone, "bene_gesserit"),
    rule(free_actions, "_open", always_open, "free_actions"),
    pretending(
        "A ban does not keep ornithopters from scouting.",
        free_actions,
        "_scouting",
        lambda game: setattr(game, "bans", ()),
        "spice",
    ),
    pretending(
        "Spent leaders may act again.",
        results,
        "ready_leaders",
        lambda game: setattr(game, "spent", ()),
        "specials",
    ),
    pretending(
        "Leaders in the tank may act.",
        results,
        "ready_leaders",
        lambda game: setattr(game, "tank", {"atreides": (), "harkonnen": ()}),
        "specials",
    ),
    # Readings.
    reading("free_actions", "outside_battles", "free_actions"),
    reading("mahdi_equals", "asked", "solo_spice"),
    reading("mahdi_holds", "all", "solo_spice"),
    reading("mahdi_leader", "with_units", "solo_deployment"),
    reading("prescience_cards", "reconstructed", "prescience"),
    reading("stand_ins", "highest", "units"),
    reading("tank_moves", "after_the_action", "regeneration_tank"),
    reading("vehicle_order", "by_type", "vehicles"),
    # Shared factions.
    box("cones", 2, "shared_factions"),
    box("numbers.hand_limit_shared_faction", 5, "shared_factions"),
    box("slots.fremen.leadership", 2, "shared_factions"),
    box("slots.corrino.strategy", 3, "shared_factions"),
    box("tank_slots.house_atreides", 4, "shared_factions"),
    rule(sharing, "shared_out", by_turns, "shared_factions"),
    rule(sharing, "shared_out", ally_first, "shared_factions"),
    rule(lineup, "first_speakers", first_house, "shared_factions"),
    rule(results, "carried_out_by", spender, "shared_factions"),
    rule(results, "own_leaders", all_leaders, "shared_factions"),
    rule(prescience, "claimant", acting_claims, "shared_factions"),
    rule(tank, "advance", one_tank, "shared_factions"),
    rule(planning_cards, "own_decks", own_decks_only, "shared_factions"),
    rule(planning_cards, "remember", does_nothing("Nobody remembers a card."), "shared_factions"),
    rule(planning_cards, "forget", does_nothing("Nobody forgets a card."), "shared_factions"),
    rule(planning_cards, "asked_to_discard", first_hand, "shared_factions"),
    rule(action_dice, "unused", of_the_first, "shared_factions"),
    rule(cones, "why_not", lambda *_: "", "shared_factions"),
)
