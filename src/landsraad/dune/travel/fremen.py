"""Fremen reserves arrive from the far side of Dune.

D-SHIP-19 any number, free; in the storm half of them are lost · D-ADVISOR-9 intrusion
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from landsraad.dune.actions.shipment import Arrive, ChooseArrivalLosses
from landsraad.dune.board import CELL, SECTOR_MASK, TERRITORY_OF
from landsraad.dune.factions.fremen import half_lost
from landsraad.dune.state import FREMEN, DuneState
from landsraad.dune.step import ClosedStep
from landsraad.dune.travel.advisors import enters
from landsraad.dune.travel.groups import has_forces
from landsraad.kernel import Action, Decision, Product, Range
from landsraad.kernel.refusals import Because, because


def in_storm(game: DuneState, action: Arrive) -> bool:
    return bool(SECTOR_MASK[game.storm] >> CELL[action.cell] & 1)


def arrive(game: DuneState, action: Arrive) -> None:
    """D-SHIP-19: they come; in the storm some are lost first."""
    if in_storm(game, action):
        game.push(ArrivalLosses(action))
    else:
        come_in(game, action, 0, 0)


def come_in(game: DuneState, action: Arrive, lost: int, lost_specials: int) -> None:
    """Those who are not lost on the way stand in the cell."""
    seat, cell = action.seat, CELL[action.cell]
    had_forces = has_forces(game, seat, cell)
    forces, specials = action.forces - lost, action.specials - lost_specials
    game.to_reserves(seat, -action.forces, -action.specials)
    game.to_tanks(seat, lost, lost_specials)
    game.place(seat, cell, forces, specials)
    arrived = {"seat": seat, "cell": action.cell, "forces": forces, "specials": specials}
    game.emit("arrived", {**arrived, "lost": lost, "lost_specials": lost_specials})
    if forces or specials:
        enters(game, seat, TERRITORY_OF[cell], fresh=not had_forces)


@dataclass(frozen=True, slots=True)
class ArrivalLosses(ClosedStep):
    """D-SHIP-19: half of them, rounded up; the Fremen choose the kinds."""

    action: Arrive

    def dying(self) -> int:
        return half_lost(self.action.forces + self.action.specials)

    def possible(self) -> Range:
        dying = self.dying()
        return Range(max(0, dying - self.action.forces), min(self.action.specials, dying))

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        possible = self.possible()
        if possible.size == 1:
            return ()
        choices = Product(ChooseArrivalLosses, FREMEN, possible)
        return (Decision(FREMEN, "arrival_losses", choices),)

    def answer(self, game: DuneState, action: ChooseArrivalLosses) -> None:
        self.lose(game, action.specials)

    def run(self, game: DuneState) -> None:
        self.lose(game, self.possible().low)

    def lose(self, game: DuneState, specials: int) -> None:
        game.end_step()
        come_in(game, self.action, self.dying() - specials, specials)

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, ChooseArrivalLosses):
            return None
        kinds = self.possible()
        return because("D-SHIP-19", "kinds", dying=self.dying(), least=kinds.low, most=kinds.high)

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "arrival_losses", "cell": self.action.cell, "dying": self.dying()}


STEPS = (ArrivalLosses,)
