"""Set-up: prediction, traitors, spice and forces, treachery cards.

D-SETUP-4 the order · D-SETUP-5 prediction · D-SETUP-6 traitors · D-SETUP-7 which to keep
D-SETUP-8 mulligan · D-SETUP-9 spice and forces · D-SETUP-10 Fremen placement
D-SETUP-12 Bene Gesserit force · D-SETUP-13 treachery cards
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from landsraad.dune.actions.common import PASS, Pass
from landsraad.dune.actions.setup import KeepTraitor, Mulligan, PlaceAdvisor, PlaceFremen, Predict
from landsraad.dune.board import (
    ALL_CELLS,
    CELL,
    CELLS,
    POLAR_SINK,
    TERRITORIES,
    TERRITORY,
    TERRITORY_OF,
)
from landsraad.dune.cards import SPICE_DECK, TRAITORS_DEALT, TREACHERY_DECK
from landsraad.dune.factions.bene_gesserit import chooses_first_place, predictable
from landsraad.dune.factions.harkonnen import keeps_all_traitors, may_redraw_traitors
from landsraad.dune.factions.sheets import COMMON, FACTION, FACTIONS, LEADER, LEADERS
from landsraad.dune.secret_choices import all_chosen, note_change, still_open
from landsraad.dune.state import AREA, BENE_GESSERIT, FREMEN, DuneState, card_names
from landsraad.dune.step import ClosedStep
from landsraad.kernel import REFEREE, Action, Chance, Decision, Step
from landsraad.kernel.choices import Bits, Choices, Counts, Listed, Product, Range, Sum
from landsraad.kernel.refusals import Because, because


@dataclass(frozen=True, slots=True)
class SetUp(ClosedStep):
    """D-SETUP-4: spice, reserves and fixed forces first; then what players decide, in order."""

    def run(self, game: DuneState) -> None:
        for seat in game.seats:
            give_spice_and_forces(game, seat)
        game.treachery_deck = bytes(game.chance.shuffle(TREACHERY_DECK))
        game.spice_deck = bytes(game.chance.shuffle(SPICE_DECK))
        game.become(Prediction())


def give_spice_and_forces(game: DuneState, seat: str) -> None:
    """D-SETUP-9: what the sheet says; forces with a choice of places wait in the reserves."""
    sheet = FACTIONS[FACTION[seat]]
    special = game.starred_forces(seat)
    game.earn(seat, sheet.spice)
    game.to_reserves(seat, COMMON.forces - special, special)
    for placement in sheet.on_board:
        if len(placement.territories) == 1 and not chooses_first_place(game, seat):
            (cell,) = TERRITORIES[TERRITORY[placement.territories[0]]].cells
            deploy(game, seat, cell, placement.forces)


def deploy(game: DuneState, seat: str, cell: int, ordinary: int, special: int = 0) -> None:
    """Forces from the reserves onto the board."""
    game.to_reserves(seat, -ordinary, -special)
    game.place(seat, cell, ordinary, special)


@dataclass(frozen=True, slots=True)
class Prediction(ClosedStep):
    """D-SETUP-5: before anybody sees a traitor, the Bene Gesserit predict."""

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        if not game.plays(BENE_GESSERIT) or game.prediction is not None:
            return ()
        winners = Listed(*predictable(game))
        turns = Range(1, game.last_turn)
        return (
            Decision(BENE_GESSERIT, "predict", Product(Predict, BENE_GESSERIT, winners, turns)),
        )

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        return why_no_prediction(game, action) if isinstance(action, Predict) else None

    def answer(self, game: DuneState, action: Predict) -> None:
        game.prediction = (action.winner, action.turn)
        game.emit("predicted", {"seat": action.seat})

    def run(self, game: DuneState) -> None:
        deck = [i for i, leader in enumerate(LEADERS) if game.plays(leader.faction)]
        game.traitor_deck = bytes(game.chance.shuffle(deck))
        for seat in game.seats:
            deal_traitors(game, seat)
        game.become(Traitors())


def why_no_prediction(game: DuneState, action: Predict) -> Because | None:
    if action.winner == BENE_GESSERIT:
        return because("D-SETUP-5", "own")
    if action.winner not in game.seats:
        return because("D-SETUP-5", "absent", winner=action.winner)
    return because("D-SETUP-5", "turn", turns=game.last_turn)


def deal_traitors(game: DuneState, seat: str) -> None:
    """D-SETUP-6: four cards each."""
    game.traitors = {**game.traitors, seat: game.traitor_deck[:TRAITORS_DEALT]}
    game.traitor_deck = game.traitor_deck[TRAITORS_DEALT:]
    dealt = [LEADERS[leader].id for leader in game.traitors[seat]]
    game.reveal("traitors_dealt", {"seat": seat}, {"leaders": dealt}, (seat,))


@dataclass(frozen=True, slots=True)
class Traitors(ClosedStep):
    """D-SETUP-6: everyone keeps one in secret, Harkonnen all four (D-SETUP-8: or redraw once)."""

    kept: tuple[tuple[str, str | None], ...] = ()
    redrawn: bool = False

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        done = dict(self.kept)
        asked = [
            Decision(seat, "traitors", self.choices(game, seat), required=seat not in done)
            for seat in game.seats
            if self.chooses(game, seat) and not (seat in done and keeps_all_traitors(seat))
        ]
        return still_open(game, asked)

    def chooses(self, game: DuneState, seat: str) -> bool:
        if keeps_all_traitors(seat):
            return may_redraw_traitors(game) and not self.redrawn
        return True

    def choices(self, game: DuneState, seat: str) -> Choices[Action]:
        if keeps_all_traitors(seat):  # asked in any case: being asked must not betray the draw
            may_redraw = own(game, seat) > 1
            return Sum(PASS[seat], Listed(Mulligan(seat))) if may_redraw else PASS[seat]
        dealt = [LEADERS[leader] for leader in game.traitors[seat]]
        enemies = [leader for leader in dealt if leader.faction != seat]
        if game.rules.traitor_choice == "enemy_first" and enemies:
            dealt = enemies
        return Product(KeepTraitor, seat, Listed(*[leader.id for leader in dealt]))

    def answer(self, game: DuneState, action: KeepTraitor | Mulligan | Pass) -> None:
        if isinstance(action, Mulligan):
            redraw(game, action.seat)
            game.become(Traitors(self.kept, True))
            return
        kept, done = action.leader if isinstance(action, KeepTraitor) else None, dict(self.kept)
        if action.seat in done:
            note_change(game, action.seat)
        game.become(Traitors(tuple(sorted({**done, action.seat: kept}.items())), self.redrawn))

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if isinstance(action, KeepTraitor):
            return why_not_kept(game, action)
        if isinstance(action, Mulligan):
            return because("D-SETUP-8", "own", own=own(game, action.seat))
        return because("D-SETUP-6", "one") if isinstance(action, Pass) else None

    def run(self, game: DuneState) -> None:
        all_chosen(game)
        for seat, kept in self.kept:
            if kept is not None:
                keep_traitor(game, seat, LEADER[kept])
        game.become(FremenPlacement())

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        mine = {seat: kept for seat, kept in self.kept if eyes in (seat, REFEREE)}
        return {"step": "traitors", "kept": mine}

    def redeal(self, game: DuneState, eyes: str | None, chance: Chance) -> Step:
        kept = [
            (seat, leader if seat == eyes or leader is None else self.other(game, seat, chance))
            for seat, leader in self.kept
        ]
        return Traitors(tuple(kept), self.redrawn)

    def other(self, game: DuneState, seat: str, chance: Chance) -> str:
        return str(self.choices(game, seat).sample(chance).values()[0])


def why_not_kept(game: DuneState, action: KeepTraitor) -> Because | None:
    """D-SETUP-6: Harkonnen choose none; D-SETUP-7: others keep one of the enemies dealt to them."""
    if keeps_all_traitors(action.seat):
        return because("D-SETUP-6", "all")
    if action.leader not in [LEADERS[leader].id for leader in game.traitors[action.seat]]:
        return because("D-SETUP-7", "dealt", leader=action.leader)
    return because("D-SETUP-7", "own", leader=action.leader)


def redraw(game: DuneState, seat: str) -> None:
    """D-SETUP-8: four new cards; what was dealt first and is back in the deck is remembered."""
    first = game.traitors[seat]
    game.traitor_deck = bytes(game.chance.shuffle(game.traitor_deck + first))
    game.emit("mulligan", {"seat": seat})
    deal_traitors(game, seat)
    returned = bytes([card for card in first if card not in game.traitors[seat]])
    game.returned = {**game.returned, seat: returned}


def own(game: DuneState, seat: str) -> int:
    """How many of its own leaders a seat has among its traitor cards."""
    return sum(LEADERS[leader].faction == seat for leader in game.traitors[seat])


def keep_traitor(game: DuneState, seat: str, leader: int) -> None:
    """The others go under the deck; their owner remembers them."""
    returned = bytes([card for card in game.traitors[seat] if card != leader])
    game.returned = {**game.returned, seat: returned}
    game.traitor_deck += game.returned[seat]
    game.traitors = {**game.traitors, seat: bytes([leader])}


@dataclass(frozen=True, slots=True)
class FremenPlacement(ClosedStep):
    """D-SETUP-10: ten forces over three places. D-SETUP-11: up to three of them Fedaykin."""

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        if not game.plays(FREMEN) or game.present[FREMEN]:
            return ()
        (placement,) = FACTIONS[FACTION[FREMEN]].on_board
        cells = [c for name in placement.territories for c in TERRITORIES[TERRITORY[name]].cells]
        pool = Listed(*[CELLS[cell] for cell in cells])
        spaces = [
            Product(
                PlaceFremen,
                FREMEN,
                exactly(pool, placement.forces - special),
                exactly(pool, special),
            )
            for special in range(game.reserves[FREMEN][1] + 1)
        ]
        return (Decision(FREMEN, "place_fremen", Sum(*spaces)),)

    def answer(self, game: DuneState, action: PlaceFremen) -> None:
        for cell, number in action.forces:
            deploy(game, FREMEN, CELL[cell], number)
        for cell, number in action.specials:
            deploy(game, FREMEN, CELL[cell], 0, number)
        group = {"forces": dict(action.forces), "specials": dict(action.specials)}
        game.emit("placed", {"seat": FREMEN, **group, "advisors": False})

    def run(self, game: DuneState) -> None:
        game.become(FirstAdvisor())

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        return why_not_placed(game, action) if isinstance(action, PlaceFremen) else None


def why_not_placed(game: DuneState, action: PlaceFremen) -> Because | None:
    (placement,) = FACTIONS[FACTION[FREMEN]].on_board
    group = (*action.forces, *action.specials)
    if any(cell.partition("@")[0] not in placement.territories for cell, _ in group):
        return because("D-SETUP-10", "place", places=placement.territories)
    specials = game.reserves[FREMEN][1]
    if sum([number for _, number in action.specials]) > specials:
        return because("D-SETUP-11", "specials", specials=specials)
    placed = sum([number for _, number in group])
    return because("D-SETUP-10", "number", forces=placement.forces, placed=placed)


def exactly(pool: Listed[str], number: int) -> Counts[str]:
    """That many forces, spread over the cells of the pool."""
    return Counts(pool, (number,) * pool.size, number, number)


@dataclass(frozen=True, slots=True)
class FirstAdvisor(ClosedStep):
    """D-SETUP-12: with advisors, the first Bene Gesserit force goes anywhere."""

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        waits = game.plays(BENE_GESSERIT) and not game.present[BENE_GESSERIT]
        if not waits or not chooses_first_place(game, BENE_GESSERIT):
            return ()
        anywhere = Product(PlaceAdvisor, BENE_GESSERIT, Bits(ALL_CELLS, AREA))
        return (Decision(BENE_GESSERIT, "place_advisor", anywhere),)

    def answer(self, game: DuneState, action: PlaceAdvisor) -> None:
        cell = CELL[action.cell]
        deploy(game, BENE_GESSERIT, cell, 1)
        territory = TERRITORY_OF[cell]
        others = any(game.occupies(s, territory) for s in game.seats if s != BENE_GESSERIT)
        advisors = others and territory != POLAR_SINK
        game.set_advisors(territory, advisors)
        group = {"forces": {action.cell: 1}, "specials": {}}
        game.emit("placed", {"seat": BENE_GESSERIT, **group, "advisors": advisors})

    def run(self, game: DuneState) -> None:
        for seat in game.seats:
            deal_treachery(game, seat)
        game.end_step()

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, PlaceAdvisor):
            return None
        return because("D-SETUP-12", "cell", cell=action.cell)


def deal_treachery(game: DuneState, seat: str) -> None:
    """D-SETUP-13: one card each, Harkonnen two."""
    for _ in range(FACTIONS[FACTION[seat]].treachery_cards):
        card = game.draw_treachery()
        assert card is not None  # the deck is full
        game.give_card(seat, card)
    dealt = card_names(game.hands[seat])
    game.reveal("cards_dealt", {"seat": seat, "number": len(dealt)}, {"cards": dealt}, (seat,))


STEPS = (SetUp, Prediction, Traitors, FremenPlacement, FirstAdvisor)
