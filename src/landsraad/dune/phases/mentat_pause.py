"""STUB."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.dune.step import DuneStep
from landsraad.dune.table import Table


@dataclass(frozen=True, slots=True)
class MentatPausePhase(DuneStep):
    """STUB."""

    def run(self, game: Table) -> None:
        game.end_step()
        if game.turn == game.rules.max_turns:
            game.finish(game.seats, "draw", "D-VICTORY-9")


STEPS = (MentatPausePhase,)
