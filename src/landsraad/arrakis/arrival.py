"""Arrival: what a legion meets where it ends a move, a retreat or an advance."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis import worms
from landsraad.arrakis.box import ATREIDES
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.stations import settle_in
from landsraad.arrakis.step import ArrakisStep


@dataclass(frozen=True, slots=True)
class Arrival(ArrakisStep):
    """Legions of a side have come to some areas, all at once (A-MOVE-6)."""

    side: str
    came: int

    def run(self, game: ArrakisState) -> None:
        present = self.came & game.held[self.side]
        if not present:
            game.end_step()
            return
        area = (present & -present).bit_length() - 1
        game.become(Arrival(self.side, present & ~(1 << area)))
        if self.side == ATREIDES:
            settle_in(game, area)
        elif game.wormsigns >> area & 1:
            worms.turn_up(game, area)  # A-WORM-1


STEPS = (Arrival,)
