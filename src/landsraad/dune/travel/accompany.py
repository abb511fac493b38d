"""The free Bene Gesserit force that comes along with another's shipment.

D-SHIP-23 once per off-planet shipment · D-ADVISOR-2 to the Polar Sink or as an advisor
D-ADVISOR-3 its sector · D-ADVISOR-13 beside an ally · D-ADVISOR-20 the tournament rules
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from landsraad.dune.actions.common import PASS, Pass
from landsraad.dune.actions.shipment import SendAlong
from landsraad.dune.board import CELL, CELLS, POLAR_SINK, TERRITORIES, TERRITORY_OF
from landsraad.dune.factions.bene_gesserit import (
    AS_ADVISOR,
    TO_POLAR_SINK,
    company_cells,
    may_accompany,
    may_have_advisors,
    welcomes_advisor,
)
from landsraad.dune.karama import challenge
from landsraad.dune.state import AREA, BENE_GESSERIT, DuneState
from landsraad.dune.step import ClosedStep, DuneStep
from landsraad.dune.travel.advisors import take_side
from landsraad.dune.travel.scopes import SHIPMENT
from landsraad.kernel import Action, Bits, Decision, Product, Sum
from landsraad.kernel.refusals import Because, because


def offer_company(game: DuneState, seat: str, cell: int) -> None:
    """D-SHIP-23: another faction has shipped to this cell from off-planet."""
    if may_accompany(game, seat):
        game.push(Accompany(cell))


@dataclass(frozen=True, slots=True)
class Accompany(ClosedStep):
    """D-SHIP-23: do the Bene Gesserit send a force along?"""

    cell: int

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        cells = company_cells(game, self.cell)
        if not cells:
            return ()
        send = Product(SendAlong, BENE_GESSERIT, Bits(cells, AREA))
        return (Decision(BENE_GESSERIT, "accompany", Sum(PASS[BENE_GESSERIT], send)),)

    def answer(self, game: DuneState, action: SendAlong | Pass) -> None:
        if isinstance(action, Pass):
            game.end_step()
            return
        cell = CELL[action.cell]
        to_sink = TERRITORY_OF[cell] == POLAR_SINK
        game.become(Accompanies(cell))
        challenge(game, TO_POLAR_SINK if to_sink else AS_ADVISOR, BENE_GESSERIT, SHIPMENT)

    def run(self, game: DuneState) -> None:
        game.end_step()

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        return why_not_sent(game, action, self.cell) if isinstance(action, SendAlong) else None

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "accompany", "cell": CELLS[self.cell]}


def why_not_sent(game: DuneState, action: SendAlong, landed: int) -> Because | None:
    """D-ADVISOR-2: to the Polar Sink or along; D-ADVISOR-16: in the basic game not along."""
    territory = TERRITORY_OF[landed]
    place = TERRITORIES[territory].id
    if not may_have_advisors(game):
        return because("D-ADVISOR-16", "sink")
    if TERRITORY_OF[CELL.get(action.cell, landed)] not in (territory, POLAR_SINK):
        return because("D-ADVISOR-2", "along", territory=place)
    if game.is_stopped(AS_ADVISOR) or game.is_stopped(TO_POLAR_SINK):
        return because("D-KARAMA-5", "stopped")
    if game.occupies(BENE_GESSERIT, territory):
        return because("D-ADVISOR-2", "fighters", territory=place)
    if not welcomes_advisor(game, territory):
        return because("D-ADVISOR-13", "ally", territory=place)
    return because("D-ADVISOR-3", "sector", cell=CELLS[landed])


def why_not_sent_now(game: DuneState, action: SendAlong) -> Because | None:
    return because("D-SHIP-23", "nobody_ships")


@dataclass(frozen=True, slots=True)
class Accompanies(DuneStep):
    """The force arrives, unless a Karama has stopped it (D-KARAMA-5)."""

    cell: int

    def run(self, game: DuneState) -> None:
        game.end_step()
        territory = TERRITORY_OF[self.cell]
        to_sink = territory == POLAR_SINK
        if game.is_stopped(TO_POLAR_SINK if to_sink else AS_ADVISOR):
            return
        game.to_reserves(BENE_GESSERIT, -1)
        game.place(BENE_GESSERIT, self.cell, 1)
        game.emit("accompanied", {"seat": BENE_GESSERIT, "cell": CELLS[self.cell]})
        if not to_sink:
            take_side(game, territory, True)

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "accompany", "cell": CELLS[self.cell]}


STEPS = (Accompany, Accompanies)
