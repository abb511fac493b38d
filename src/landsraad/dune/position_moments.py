"""The middle of a phase, in a described position: an auction, a Nexus, turns taken, a battle.

What players have answered so far is said in the notation of actions, and each answer must have been
possible. An entry belongs to one phase:

    auction   bidding      { card = 3, of = 5, opener = "guild", bids = ["guild bid 2", …] }
    nexus     spice_blow   { pile = "b", worm = "red_chasm", answers = ["guild pass", …] }
    turns     shipment     { taken = ["fremen"], now = "guild", shipped = true }
    battle    battle       { territory = "arrakeen", aggressor = "fremen", defender = "guild",
                             voice = "…", prescience = "…", plans = ["…", "…"] }
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from landsraad.dune.actions.battle import ShowElement, UseVoice
from landsraad.dune.battle import planning
from landsraad.dune.battle.current import Battle, in_hand, note, side_helped_by
from landsraad.dune.battle.plan import ELEMENTS, plans_of, values_in
from landsraad.dune.battle.planning import MakePlans
from landsraad.dune.battle.voice import COMMANDS
from landsraad.dune.battle.where import Front, next_aggressor
from landsraad.dune.board import TERRITORIES, TERRITORY
from landsraad.dune.factions import atreides, bene_gesserit
from landsraad.dune.factions.guild import chooses_its_turn
from landsraad.dune.phases.battle import SEQUENCE, BattleSequence
from landsraad.dune.phases.bidders import is_asked
from landsraad.dune.phases.bidding import Bidding
from landsraad.dune.phases.nexus import Nexus
from landsraad.dune.phases.spice_blow import (
    BeforeTheBlow,
    SpiceBlowIsOver,
    TurnCard,
    WormShows,
    devours_first,
    each_worm,
    piles,
)
from landsraad.dune.position_entries import one_of
from landsraad.dune.state import ATREIDES, BENE_GESSERIT, GUILD, DuneState
from landsraad.dune.step import DuneStep
from landsraad.dune.travel.move import TURN_TAKEN, Moving
from landsraad.dune.travel.order import IndividualTurns, waiting
from landsraad.dune.travel.ship import Shipping
from landsraad.dune.worms import Ride
from landsraad.kernel import BadPosition, Listed, PositionReader, Product, Sum
from landsraad.kernel.checks import anything, list_of


def arrange_moment(game: DuneState, reader: PositionReader) -> None:
    """From the beginning of the phase, which is in progress, to the moment that is said."""
    for name, (phase, arrange) in MOMENTS.items():
        if name not in reader:
            continue
        if game.phase != phase:
            raise reader.wrong(name, f"belongs to phase {phase}, not {game.phase}")
        part = reader.part(name)
        arrange(game, part)
        part.finish()


def take_answers(
    game: DuneState, part: PositionReader, name: str, kind: type[DuneStep], goes_on: bool
) -> None:
    """What players have answered to a step, in order; `goes_on`: it still asks somebody."""
    lines = dict(enumerate(part.read(name, list_of(anything), ()), 1))
    answers = PositionReader({str(n): line for n, line in lines.items()}, part.path.entry(name))
    for place in tuple(answers.entries):
        step = game.stack[-1]
        asked = step.ask(game) if isinstance(step, kind) else ()
        action = answers.action(place, game.notation(), Sum(*[each.actions for each in asked]))
        assert action is not None
        step.answer(game, action)
    step = game.stack[-1]
    if goes_on and not (isinstance(step, kind) and step.ask(game)):
        raise part.wrong(name, "leave nobody to be asked any more")


# The auction.


def arrange_auction(game: DuneState, part: PositionReader) -> None:
    """D-BIDDING-5: the card on auction, and what was bid for it."""
    card = part.number("card", 1, len(game.seats), 1)
    openers = [seat for seat in game.storm_order() if is_asked(game, seat)]
    if not openers:
        raise part.path.wrong("finds nobody with room for a card")
    cards = part.number("of", card, len(game.seats), max(card, len(openers)))
    opener = part.word("opener", openers, openers[(card - 1) % len(openers)])
    left = cards - card + 1
    if left > len(game.treachery_deck):
        raise part.path.wrong(f"has {left} cards left to sell, but they are not in the deck")
    if atreides.sees_card_for_sale(game):
        game.look_at_treachery(ATREIDES)
    game.become(Bidding(left, opener, opener))
    take_answers(game, part, "bids", Bidding, goes_on=True)


# The Nexus.


def arrange_nexus(game: DuneState, part: PositionReader) -> None:
    """D-ALLIANCE-1: after a worm on one of the piles, and what was answered since."""
    if game.turn == 1:
        raise part.path.wrong("cannot be on turn 1")
    open_piles = piles(game)
    pile = open_piles.index(part.word("pile", open_piles, open_piles[-1]))
    worm = part.read("worm", one_of(TERRITORY), "") if "worm" in part else None
    game.end_step()
    for step in steps_after_nexus(game, pile, worm):
        game.push(step)
    game.push(Nexus())
    take_answers(game, part, "answers", Nexus, goes_on=True)


def steps_after_nexus(game: DuneState, pile: int, worm: int | None) -> list[DuneStep]:
    """D-SPICE-10, D-SPICE-12: what the worm and the blow have still to bring, the next one last."""
    if not devours_first(game):
        return [WormShows(pile, worms=1)]
    rides: list[DuneStep] = [] if worm is None else [Ride(worm)]
    if each_worm(game):
        return [TurnCard(pile, worms=1), *rides]
    if pile + 1 < len(piles(game)):
        return [BeforeTheBlow(pile + 1, earlier=1), *rides]
    return [SpiceBlowIsOver(), *rides]


# Shipment and movement.


def arrange_turns(game: DuneState, part: PositionReader) -> None:
    """D-SHIP-1, D-SHIP-2: who has had a turn, whose turn it is, and how far it has come."""
    for seat in turns_taken(game, part):
        game.flag(TURN_TAKEN, seat)
    if atreides.foresees_spice(game):
        atreides.look_at_spice_card(game)
    game.become(IndividualTurns())
    if "now" not in part:
        return
    seat = part.word("now", next_in_turn(game), "")
    shipped = part.flag("shipped")
    game.push(Moving(seat) if shipped else Shipping(seat))
    if "shipment" in part and not shipped:
        take_answers(game, with_list(part, "shipment"), "shipment", Shipping, goes_on=False)


def turns_taken(game: DuneState, part: PositionReader) -> tuple[str, ...]:
    """All but the Guild follow each other in storm order."""
    taken = part.words("taken", game.seats, different=True)
    others = [seat for seat in game.storm_order() if seat != GUILD]
    early = [seat for seat in taken if seat != GUILD]
    for seat in others[: len(early)]:
        if seat not in early:
            raise part.wrong("taken", f"lacks {seat}, who comes earlier in storm order")
    return taken


def next_in_turn(game: DuneState) -> list[str]:
    """The first who has not had a turn; D-SHIP-2: or the Guild, or who comes after the Guild."""
    left = waiting(game)
    if not chooses_its_turn(game, left):
        return left[:1]
    others = [seat for seat in left if seat != GUILD]
    return [*others[:1], GUILD]


def with_list(part: PositionReader, name: str) -> PositionReader:
    """A part whose one action is read like several."""
    return PositionReader({name: [part.entries.pop(name)]}, part.path)


# Battle.


def arrange_battle(game: DuneState, part: PositionReader) -> None:
    """D-BATTLE-6: the battle in hand, with what binds the plans and those that are made."""
    aggressor, (territory, zone, defender) = front_in(game, part)
    game.push(Battle(territory, zone, aggressor, defender))
    arrange_voice(game, part)
    arrange_prescience(game, part)
    game.push(BattleSequence(SEQUENCE.index(planning.make_plans) + 1))
    game.push(MakePlans())
    take_answers(game, part, "plans", MakePlans, goes_on=False)


def front_in(game: DuneState, part: PositionReader) -> tuple[str, Front]:
    """D-BATTLE-4: one of the battles that the first in storm order has to fight now."""
    due = next_aggressor(game)
    if due is None:
        raise BadPosition("no battle is to be fought")
    aggressor = part.word("aggressor", due[:1], due[0])
    names = {TERRITORIES[front[0]].id: front[0] for front in due[1]}
    territory = part.read("territory", one_of(names), next(iter(names)))
    here = [front for front in due[1] if front[0] == territory]
    defender = part.word("defender", [front[2] for front in here], here[0][2])
    return aggressor, next(front for front in here if front[2] == defender)


def arrange_voice(game: DuneState, part: PositionReader) -> None:
    """D-BATTLE-14: an order that the Bene Gesserit have given to the opponent of their side."""
    if "voice" not in part:
        return
    battle, side = battle_of(game, part, "voice", BENE_GESSERIT, bene_gesserit.voice)
    commands = COMMANDS[bene_gesserit.voice_categories(game)]
    action = part.action("voice", game.notation(), commands)
    if isinstance(action, UseVoice):
        note(game, order=(battle.opponent(side), action.order, action.card))


def arrange_prescience(game: DuneState, part: PositionReader) -> None:
    """D-BATTLE-18: an element of their plan that the opponent of the Atreides has shown."""
    if "prescience" not in part:
        return
    battle, side = battle_of(game, part, "prescience", ATREIDES, atreides.prescience)
    opponent = battle.opponent(side)
    plans = plans_of(game, battle, opponent)
    answers = [
        Product(ShowElement, opponent, Listed(element), Listed(*values_in(plans, element)))
        for element in ELEMENTS
    ]
    action = part.action("prescience", game.notation(), Sum(*answers))
    if isinstance(action, ShowElement):
        note(game, question=action.element, shown=(action.seat, *action.values()))


def battle_of(
    game: DuneState,
    part: PositionReader,
    power: str,
    seat: str,
    granted: Callable[[DuneState, str], str | None],
) -> tuple[Battle, str]:
    """The battle in hand and the side of it that a faction helps by this power."""
    battle = in_hand(game)
    side = side_helped_by(game, battle, seat)
    if side is None or granted(game, side) is None:
        raise part.wrong(power, "cannot be used in this battle")
    return battle, side


MOMENTS: Final[Mapping[str, tuple[str, Callable[[DuneState, PositionReader], Any]]]] = {
    "auction": ("bidding", arrange_auction),
    "nexus": ("spice_blow", arrange_nexus),
    "turns": ("shipment", arrange_turns),
    "battle": ("battle", arrange_battle),
}
"""What may be in progress in which phase."""
