"""STUB."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.dune.step import DuneStep
from landsraad.dune.table import Table


@dataclass(frozen=True, slots=True)
class RevivalPhase(DuneStep):
    """STUB."""

    def run(self, game: Table) -> None:
        game.end_step()


STEPS = (RevivalPhase,)
