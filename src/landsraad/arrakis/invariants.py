"""What is true of every table, whatever has happened: checked after every action in law runs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from landsraad.arrakis.board import (
    AREA,
    BOARDS,
    SIETCH_AREAS,
    STATION_AREAS,
    ZONE,
    mask_of,
    members,
)
from landsraad.arrakis.box import ATREIDES, HARKONNEN, MARKERS, POWERS, RESULTS, SIDES, VEHICLES
from landsraad.arrakis.dice import TOKEN, UNROLLED
from landsraad.arrakis.guild.facts import (
    NAVIGATOR,
    facts,
    flyers,
    frigates_left,
    troops_left,
    troops_on_board,
)
from landsraad.arrakis.guild.heighliners import LandingStep
from landsraad.arrakis.legion import GENERIC, KINDS, UNITS, Legion
from landsraad.arrakis.limits import Excess
from landsraad.arrakis.ops import RestrictOpponent, Static
from landsraad.arrakis.resolve import Resolve
from landsraad.arrakis.rounds.action import Overflow, Turn
from landsraad.arrakis.rounds.order import PHASES
from landsraad.arrakis.solo.describe import (
    beside_the_board,
    garrison_tokens,
    known_reinforcements_are_there,
    tactics_cards_are_all_there,
)
from landsraad.arrakis.state import NOWHERE, SAFE_SIZE, ArrakisState, names_of

Check = Callable[[ArrakisState], Iterator[str]]


def faults(game: ArrakisState) -> Iterator[str]:
    """Everything that is wrong with this table, a sentence each."""
    for check in CHECKS:
        yield from check(game)


def legions_of(game: ArrakisState) -> Iterator[tuple[str, int, Legion]]:
    """All legions: side, area, legion."""
    for side in SIDES:
        for area, legion in game.legions[side].items():
            yield side, area, legion


def in_an_effect(game: ArrakisState) -> bool:
    """Whether something is being resolved that may break a limit for the moment (A-FX-1)."""
    return any(isinstance(step, Resolve | Excess) for step in game.stack)


def between_actions(game: ArrakisState) -> bool:
    """Whether somebody chooses the action of his turn, so that all else is done."""
    return bool(game.stack) and isinstance(game.stack[-1], Turn)


# Figures.


def figures_of_the_box(game: ArrakisState) -> Iterator[str]:
    """A-UNIT-4: there are only the figures of the box."""
    for side in SIDES:
        for kind in (*UNITS, GENERIC):
            if game.supply(side, kind) < 0:
                number = game.box.figures[side][kind]
                yield f"{side} has more than the {number} figures of type {kind}"


def no_negative_figures(game: ArrakisState) -> Iterator[str]:
    for side, area, legion in legions_of(game):
        if min([getattr(legion, kind) for kind in KINDS]) < 0:
            yield f"{side} has less than no figures in {AREA.names[area]}"


def masks_of_legions_agree(game: ArrakisState) -> Iterator[str]:
    for side in SIDES:
        if mask_of(game.legions[side]) != game.held[side]:
            yield f"the mask of {side} does not agree with its legions"
        if not all(game.legions[side].values()):
            yield f"{side} has a legion of nobody"


def strained_areas_are_noted(game: ArrakisState) -> Iterator[str]:
    for side, area, legion in legions_of(game):
        safe = 0 < legion.size <= SAFE_SIZE
        if not safe and not game.strained >> area & 1:
            yield f"the legion of {side} in {AREA.names[area]} is not noted as strained"


def legions_are_in_order(game: ArrakisState) -> Iterator[str]:
    for side, area, legion in legions_of(game):
        if any(list(names) != sorted({*names}) for names in (legion.named, legion.tokens)):
            yield f"the legion of {side} in {AREA.names[area]} is not in order"


def sides_stand_apart(game: ArrakisState) -> Iterator[str]:
    """A-BOARD-6: nobody is ever in one area with the enemy."""
    for area in members(game.held[ATREIDES] & game.held[HARKONNEN]):
        yield f"both sides have a legion in {AREA.names[area]}"


def nobody_in_an_enemy_settlement(game: ArrakisState) -> Iterator[str]:
    for side, enemy in (SIDES, SIDES[::-1]):
        for area in members(game.held[side] & game.settled[enemy]):
            yield f"{side} has a legion in the enemy's settlement in {AREA.names[area]}"


def stacking_limits(game: ArrakisState) -> Iterator[str]:
    """A-UNIT-5, A-UNIT-8: what is over the limit is removed at once."""
    if in_an_effect(game):
        return
    for side, area, legion in legions_of(game):
        limit = game.stacking_limit(side)
        if legion.size > limit:
            yield f"{side} has {legion.size} units in {AREA.names[area]}, {limit} at most"


def leaders_have_units(game: ArrakisState) -> Iterator[str]:
    """A-UNIT-14: a leader left alone goes at once."""
    if in_an_effect(game):
        return
    for side, area, legion in legions_of(game):
        if not legion.size:
            yield f"leaders of {side} stand alone in {AREA.names[area]}"


# Deployment tokens.


def tokens_are_all_there(game: ArrakisState) -> Iterator[str]:
    """A-UNIT-12: each is on the board, in the pool or out of the game."""
    placed = [token for legion in game.legions[ATREIDES].values() for token in legion.tokens]
    held = Counter((*placed, *game.token_pool, *game.tokens_gone, *game.tokens_unseen))
    if game.round and held != Counter([*game.box.tokens]):
        yield "the deployment tokens are not all there exactly once"


def pool_of_standard_tokens(game: ArrakisState) -> Iterator[str]:
    """A-SETUP-3: starting tokens are never drawn."""
    if any(token not in game.box.standard_tokens for token in game.token_pool):
        yield "a starting token is in the pool"


# Leaders.


def leaders_stand_once(game: ArrakisState) -> Iterator[str]:
    places = Counter([name for _, _, legion in legions_of(game) for name in legion.named])
    places.update([name for slots in game.tank.values() for name in slots if name])
    for name, number in places.items():
        if number > 1:
            yield f"{name} is in {number} places"


def leaders_stand_with_their_side(game: ArrakisState) -> Iterator[str]:
    for side, area, legion in legions_of(game):
        for name in legion.named:
            card = game.box.leaders[name]
            if card.side != side or card.kind != "named":
                yield f"{name} stands with {side} in {AREA.names[area]}"


def leaders_on_the_board_are_in_play(game: ArrakisState) -> Iterator[str]:
    for _, area, legion in legions_of(game):
        for name in legion.named:
            if name not in game.in_play:
                yield f"{name} stands in {AREA.names[area]}, but is not in play"


def tanks_have_their_slots(game: ArrakisState) -> Iterator[str]:
    """A-TANK-1."""
    for board, slots in game.tank.items():
        if len(slots) != game.box.tank_slots[board]:
            yield f"the tank of {board} has {len(slots)} slots"


def leaders_in_the_tank_are_in_play(game: ArrakisState) -> Iterator[str]:
    """A-TEAM-30: each in the tank of his own board."""
    for board, slots in game.tank.items():
        for name in filter(None, slots):
            if name not in game.in_play or game.homes[game.box.leaders[name].house] != board:
                yield f"{name} is in the tank of {board}, but not in play there"


def leaders_in_play_are_in_order(game: ArrakisState) -> Iterator[str]:
    for what, names in (("in play", game.in_play), ("out", game.out), ("spent", game.spent)):
        if list(names) != sorted({*names}):
            yield f"the leaders that are {what} are not in order"
        for name in names:
            if game.box.leaders[name].kind not in ("named", "sandworm"):
                yield f"{name} is {what}, but has no card of his own"


def nobody_comes_back(game: ArrakisState) -> Iterator[str]:
    """A-LEAD-3, A-LEAD-10: who has left the game is in play no more."""
    for name in game.in_play:
        if name in game.out:
            yield f"{name} is in play and out of the game"


def successors_stand_alone(game: ArrakisState) -> Iterator[str]:
    """A-LEAD-3, A-LEAD-6, A-LEAD-10: who is replaced or removed leaves the game."""
    for name in game.in_play:
        entry = game.box.leaders[name].entry
        gone = [entry[key] for key in ("replaces", "removes", "leader") if key in entry]
        for old in gone:
            if old in game.in_play:
                yield f"{old} is in play together with {name}"


def spent_leaders_are_in_play(game: ArrakisState) -> Iterator[str]:
    """A-UNIT-18."""
    for name in game.spent:
        if name not in game.in_play:
            yield f"{name} is spent, but not in play"


# Settlements and stations.


def masks_of_settlements_agree(game: ArrakisState) -> Iterator[str]:
    if mask_of(game.sietches) != game.settled[ATREIDES]:
        yield "the mask of the sietches does not agree with them"
    if game.settled[HARKONNEN] & ~AREA.mask(*game.box.settlements):
        yield "there is a Harkonnen settlement that the box does not have"


def settlements_stand_apart(game: ArrakisState) -> Iterator[str]:
    for area in members(game.settled[ATREIDES] & game.settled[HARKONNEN]):
        yield f"two settlements stand in {AREA.names[area]}"


def sietches_are_different(game: ArrakisState) -> Iterator[str]:
    """A-SETUP-1: each has a home and a rank token of its own."""
    homes = [home for home, _ in game.sietches.values()]
    tokens = [token for _, token in game.sietches.values()]
    if len({*homes}) < len(homes) or mask_of(homes) & ~SIETCH_AREAS:
        yield "two sietches come from one area, or one from an area without a sietch"
    if len({*tokens}) < len(tokens) or not {*tokens} <= {*range(len(game.box.sietch_ranks))}:
        yield "two sietches have one rank token, or one has none"


def found_sietches_stand(game: ArrakisState) -> Iterator[str]:
    for area in members(game.found & ~game.settled[ATREIDES]):
        yield f"a sietch is turned up in {AREA.names[area]}, where there is none"


def stations_have_symbols(game: ArrakisState) -> Iterator[str]:
    """A-STATION-1: one symbol for each station on the board."""
    if game.stations & ~STATION_AREAS:
        yield "there is a station where the board has none"
    if game.round and len(game.station_pool) != game.stations.bit_count():
        yield f"{game.stations.bit_count()} stations have {len(game.station_pool)} symbols"
    if Counter(game.station_pool) - Counter(game.box.stations):
        yield "there are more stations of a symbol than in the box"


# The desert and the air.


def wormsigns_of_the_pool(game: ArrakisState) -> Iterator[str]:
    """A-SETUP-11: no more wormsigns lie on the board than are face down in all."""
    if game.wormsigns_left() < 0:
        yield "more wormsigns lie on the board than there are"
    pairs = zip(game.wormsign_pool, game.box.wormsigns, strict=True)
    if any(not 0 <= number <= most for number, most in pairs):
        yield "there are more wormsigns of a kind than in the box"


def desert_things_are_in_the_desert(game: ArrakisState) -> Iterator[str]:
    """A-UNIT-19, A-WORM-7: harvesters, wormsigns and sandworms."""
    things = {"harvester": game.harvesters, "wormsign": game.wormsigns, "sandworm": game.worms}
    for name, areas in things.items():
        for area in names_of(areas & ~game.board.desert):
            yield f"there is a {name} in {area}, which is no desert"


def vehicles_of_the_box(game: ArrakisState) -> Iterator[str]:
    for vehicle in VEHICLES:
        if game.vehicles_left(vehicle) < 0:
            yield f"there are more vehicles of type {vehicle} on the board than in the box"


def flyers_are_in_the_air(game: ArrakisState) -> Iterator[str]:
    """A-BOARD-2, A-VEH-6."""
    for zone, flyer in game.air.items():
        if not 0 <= zone < len(ZONE.names) or flyer not in flyers(game):
            yield f"there is a {flyer} in air zone {zone}"


def sandworms_of_the_box(game: ArrakisState) -> Iterator[str]:
    """A-UNIT-20."""
    if game.sandworms_left() < 0:
        yield "there are more sandworms on the board than in the box"


def the_wild_maker_is_a_worm(game: ArrakisState) -> Iterator[str]:
    """A-LEAD-12, A-LEAD-13."""
    if game.wild_maker == NOWHERE:
        return
    if not game.worms >> game.wild_maker & 1:
        yield "the Wild Maker is on the board, but no sandworm"
    if "wild_maker" not in game.in_play:
        yield "the Wild Maker is on the board, but not in play"


def worms_keep_legions_away(game: ArrakisState) -> Iterator[str]:
    """A-WORM-15: when all is done no legion is left with a sandworm."""
    if between_actions(game):
        for area in names_of(game.worms & (game.held[ATREIDES] | game.held[HARKONNEN])):
            yield f"a legion and a sandworm share {area}"


# Cards.


def planning_cards_are_all_there(game: ArrakisState) -> Iterator[str]:
    """A-SETUP-14: each in its deck, on its discards, in a hand or on a prescience card."""
    away = Counter([card for hand in game.hands.values() for card in hand])
    away.update([card for cards in game.attached.values() for card in cards])
    away.update([*game.staying, *beside_the_board(game)])
    for deck, cards in game.box.decks.items():
        held = Counter((*game.decks[deck], *game.discards[deck]))
        held.update({card: away[card] for card in {*cards}})
        if held != Counter(cards):
            yield f"the planning cards of {deck} are not all there exactly once"


def hands_are_in_order(game: ArrakisState) -> Iterator[str]:
    for seat in game.seats:
        if list(game.hands[seat]) != sorted(game.hands[seat]):
            yield f"the hand of {seat} is not in order"


def hands_are_of_own_decks(game: ArrakisState) -> Iterator[str]:
    for seat in game.seats:
        for card in game.hands[seat]:
            if game.homes[game.box.planning[card].deck] != seat:
                yield f"{seat} holds {card}, a card of somebody else"


def prescience_cards_are_all_there(game: ArrakisState) -> Iterator[str]:
    """A-SETUP-10."""
    held = Counter((*game.prescience_deck, *game.open_cards, *game.prescience_gone))
    if held != Counter([*game.box.prescience]):
        yield "the prescience cards are not all there exactly once"


def cards_lie_on_open_ones(game: ArrakisState) -> Iterator[str]:
    for card in game.attached:
        if card not in game.open_cards:
            yield f"a planning card lies on {card}, which does not lie open"


def claims_within_the_limit(game: ArrakisState) -> Iterator[str]:
    """A-END-1."""
    most = game.box.numbers["prescience_claims_per_round"]
    if not 0 <= game.claims <= most:
        yield f"{game.claims} prescience cards were claimed in this round, {most} at most"


def objectives_are_all_there(game: ArrakisState) -> Iterator[str]:
    """A-SETUP-15."""
    if Counter((*game.objectives, *game.objectives_aside)) != Counter([*game.box.objectives]):
        yield "the secret objectives are not all there exactly once"
    if game.round and not game.objectives:
        yield "the Atreides have no secret objective"


def objectives_are_not_ruled_out(game: ArrakisState) -> Iterator[str]:
    for card, ruled_out in zip(game.objectives, game.ruled_out, strict=False):
        if card in ruled_out:
            yield f"{card} is held, but ruled out"


# The Spacing Guild.


def troops_and_bases(game: ArrakisState) -> Iterator[str]:
    """A-GUILD-1, A-GUILD-TROOP-2: there are only so many troops, and so many bases of each side."""
    for side in SIDES:
        if game.troops_aboard[side] < 0:
            yield f"less than no troops are aboard the heighliner of {side}"
        if troops_left(game, side) < 0:
            yield f"{side} has more troops than there are figures or bases"
        if not game.guild and troops_on_board(game, side) + game.troops_aboard[side]:
            yield f"{side} has troops of the Great Houses without the Spacing Guild"


def frigates_of_the_box(game: ArrakisState) -> Iterator[str]:
    """A-GUILD-FRIG-1."""
    for side in SIDES:
        if game.frigates_aboard[side] < 0 or (game.guild and frigates_left(game, side) < 0):
            yield f"{side} has more frigates than there are, or less than none"


def one_navigator(game: ArrakisState) -> Iterator[str]:
    if game.zones_with(NAVIGATOR).bit_count() > 1:
        yield "the Guild Navigator is in two air zones"


def heighliners_are_on_their_way(game: ArrakisState) -> Iterator[str]:
    """A-GUILD-11, A-GUILD-13: one that has arrived is landing."""
    for side in SIDES:
        landing = any(isinstance(s, LandingStep) and s.side == side for s in game.stack)
        last = facts(game).steps_to_arrakis if game.guild else 0
        if not 0 <= game.heighliners[side] <= last - (game.guild and not landing):
            yield f"the heighliner of {side} is on step {game.heighliners[side]}"


def cards_that_stay(game: ArrakisState) -> Iterator[str]:
    """A-GUILD-NAV-6."""
    if list(game.staying) != sorted(game.staying):
        yield "the cards that stay in play are not in order"
    for card in game.staying:
        if not any(isinstance(op, Static) for op in game.box.planning[card].ops):
            yield f"{card} is in play, but does not stay"


# Tracks.


def markers_are_on_their_tracks(game: ArrakisState) -> Iterator[str]:
    for marker in MARKERS:
        if not 0 <= game.prescience[marker] <= game.box.prescience_last:
            yield f"the marker of {marker} is on step {game.prescience[marker]}"
    if not 0 <= game.supremacy <= game.box.supremacy_last:
        yield f"the supremacy marker is on step {game.supremacy}"


def the_last_step_wins(game: ArrakisState) -> Iterator[str]:
    """A-VICT-1."""
    if game.supremacy == game.box.supremacy_last and not game.over:
        yield "the Harkonnen have won, but the game goes on"


def imperium_markers_are_on_the_board(game: ArrakisState) -> Iterator[str]:
    """A-SPICE-5."""
    for power in POWERS:
        if not 0 <= game.imperium[power] < len(game.box.rows):
            yield f"the marker of {power} is on row {game.imperium[power]}"


def bans_are_known(game: ArrakisState) -> Iterator[str]:
    if len({*game.bans}) < len(game.bans) or not {*game.bans} <= {*POWERS}:
        yield "a ban is active twice, or of no power"


def spice_is_never_negative(game: ArrakisState) -> Iterator[str]:
    if game.reserve < 0 or game.harvested < 0:
        yield "the Harkonnen have less than no spice"


def bene_gesserit_tokens(game: ArrakisState) -> Iterator[str]:
    """A-SETUP-16: no more than there are, with the sides, on slots and in reserve."""
    slotted = sum(map(bool, game.slotted.values()))
    numbers = [*game.bene_gesserit.values(), game.bene_gesserit_reserve]
    if min(numbers) < 0 or sum(numbers) + slotted > game.box.bene_gesserit["total"]:
        yield "there are more Bene Gesserit tokens than in the box, or less than none"


# Dice.


def dice_show_results(game: ArrakisState) -> Iterator[str]:
    for board in game.dice:
        shown = {*game.dice[board], *game.used[board], *filter(None, [game.slotted[board]])}
        if game.automated and board == HARKONNEN:
            shown -= {UNROLLED}
        for result in sorted(shown - {*RESULTS}):
            yield f"a die of {board} shows {result}"


def dice_of_the_box(game: ArrakisState) -> Iterator[str]:
    """A-ACT-1: used, unused and, of the Harkonnen, set aside."""
    for side in SIDES:
        boards = game.partners[side]
        number = sum([len(game.dice[board]) + len(game.used[board]) for board in boards])
        most = game.box.action_dice_count[side]
        aside = [row.dice_aside for row in game.box.rows] if side == HARKONNEN else [0]
        if number > most or (game.acting and number < most - max(aside)):
            yield f"{side} has {number} of {most} action dice"


def dice_are_in_their_slots(game: ArrakisState) -> Iterator[str]:
    """A-ACT-2: no box holds more dice than it has slots, a token among them (A-BG-1)."""
    if any(isinstance(step, Overflow) for step in game.stack):
        return
    for board in game.dice:
        for result, slots in game.box.slots[board].items():
            number = game.dice[board].count(result) + (game.slotted[board] == result)
            if number > slots:
                yield f"{board} has {number} dice on the {slots} slots of {result}"


# Partners.


def one_token_for_each_side(game: ArrakisState) -> Iterator[str]:
    """A-TEAM-28: partners use one Bene Gesserit token between them."""
    for side in SIDES:
        if sum([bool(game.slotted[board]) for board in game.partners[side]]) > 1:
            yield f"two Bene Gesserit tokens of {side} are on slots"


def somebody_decides_for_each_side(game: ArrakisState) -> Iterator[str]:
    for side in SIDES:
        if game.speakers[side] not in game.partners[side]:
            yield f"{game.speakers[side]} decides for {side}"


def cones_of_the_box(game: ArrakisState) -> Iterator[str]:
    """A-TEAM-8."""
    for side, number in game.cones.items():
        if not 0 <= number <= game.box.cones:
            yield f"{side} has {number} cones of silence"


def partners_have_seen_what_is_there(game: ArrakisState) -> Iterator[str]:
    """A-TEAM-10: what somebody knows of his partner's hand is in it."""
    for seat, cards in game.seen.items():
        (partner,) = [other for other in game.partners[game.side(seat)] if other != seat]
        if list(cards) != sorted(cards) or Counter(cards) - Counter(game.hands[partner]):
            yield f"{seat} has seen cards that {partner} does not hold"


# The moment.


def the_moment_is_known(game: ArrakisState) -> Iterator[str]:
    if game.round < 0 or (game.round and game.phase not in PHASES):
        yield f"round {game.round}, phase {game.phase}"
    if game.acting not in ("", *SIDES) or (game.acting and game.phase != "action"):
        yield f"{game.acting} acts in phase {game.phase}"


def turns_end(game: ArrakisState) -> Iterator[str]:
    """What holds for one action turn is over with it."""
    if not game.acting and (game.die_spent or game.flown or game.news):
        yield "something is left over from an action turn"


def the_blast_is_known(game: ArrakisState) -> Iterator[str]:
    if game.blast not in BOARDS:
        yield f"there is no atomics token {game.blast}"


def restrictions_are_known(game: ArrakisState) -> Iterator[str]:
    """A-CARD-6, A-FX-17: what a card may lay on the opponent."""
    if game.forced not in ("", TOKEN, *RESULTS):
        yield f"the Harkonnen must spend a die of {game.forced}"
    cards = game.box.planning.values()
    forbidden = [op.forbid for c in cards for op in c.ops if isinstance(op, RestrictOpponent)]
    for what in game.barred:
        if not any(what in forbid for forbid in forbidden):
            yield f"no card forbids the Atreides {what}"


CHECKS: Final[tuple[Check, ...]] = (
    figures_of_the_box,
    no_negative_figures,
    masks_of_legions_agree,
    strained_areas_are_noted,
    legions_are_in_order,
    sides_stand_apart,
    nobody_in_an_enemy_settlement,
    stacking_limits,
    leaders_have_units,
    tokens_are_all_there,
    pool_of_standard_tokens,
    leaders_stand_once,
    leaders_stand_with_their_side,
    leaders_on_the_board_are_in_play,
    tanks_have_their_slots,
    leaders_in_the_tank_are_in_play,
    leaders_in_play_are_in_order,
    nobody_comes_back,
    successors_stand_alone,
    spent_leaders_are_in_play,
    masks_of_settlements_agree,
    settlements_stand_apart,
    sietches_are_different,
    found_sietches_stand,
    stations_have_symbols,
    wormsigns_of_the_pool,
    desert_things_are_in_the_desert,
    vehicles_of_the_box,
    flyers_are_in_the_air,
    sandworms_of_the_box,
    the_wild_maker_is_a_worm,
    worms_keep_legions_away,
    planning_cards_are_all_there,
    hands_are_in_order,
    hands_are_of_own_decks,
    prescience_cards_are_all_there,
    cards_lie_on_open_ones,
    claims_within_the_limit,
    objectives_are_all_there,
    objectives_are_not_ruled_out,
    troops_and_bases,
    frigates_of_the_box,
    one_navigator,
    heighliners_are_on_their_way,
    cards_that_stay,
    markers_are_on_their_tracks,
    the_last_step_wins,
    imperium_markers_are_on_the_board,
    bans_are_known,
    spice_is_never_negative,
    bene_gesserit_tokens,
    dice_show_results,
    dice_of_the_box,
    dice_are_in_their_slots,
    the_moment_is_known,
    turns_end,
    the_blast_is_known,
    restrictions_are_known,
    one_token_for_each_side,
    somebody_decides_for_each_side,
    cones_of_the_box,
    partners_have_seen_what_is_there,
    tactics_cards_are_all_there,
    known_reinforcements_are_there,
    garrison_tokens,
)
