"""The order of the round: its phases, again and again, until somebody wins (A-ROUND-2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from landsraad.arrakis.rounds.action import ActionPhase
from landsraad.arrakis.rounds.end import EndPhase
from landsraad.arrakis.rounds.harvest import HarvestPhase
from landsraad.arrakis.rounds.hazards import HazardsPhase
from landsraad.arrakis.rounds.setup import SetUp
from landsraad.arrakis.rounds.start import StartPhase
from landsraad.arrakis.rounds.vehicles import VehiclesPhase
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel.native import mypyc_attr

PHASES: Final[dict[str, Callable[..., ArrakisStep]]] = {
    "start": StartPhase,
    "vehicles": VehiclesPhase,
    "action": ActionPhase,
    "hazards": HazardsPhase,
    "harvest": HarvestPhase,
    "end": EndPhase,
}
"""The phases in their order, by the names of their modules."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Round(ArrakisStep):
    """The phases in their order; `done` of them are over."""

    done: int = 0

    def phases(self) -> dict[str, Callable[..., ArrakisStep]]:
        return PHASES

    def run(self, game: ArrakisState) -> None:
        phases = self.phases()
        if self.done == len(phases):
            game.become(type(self)())
            return
        if self.done == 0:
            game.round += 1
        game.phase = tuple(phases)[self.done]
        game.harvesters_lost = 0
        game.let_first_decide()
        game.emit("phase", {"round": game.round, "phase": game.phase})
        game.become(type(self)(self.done + 1))
        game.push(phases[game.phase]())


def first_steps() -> tuple[ArrakisStep, ...]:
    """What a new game begins with, the first last."""
    return (Round(), SetUp())


def steps_at(phase: str, turn: str = "") -> tuple[ArrakisStep, ...]:
    """What a game has in progress at the beginning of a phase.

    Where a position says whose action `turn` begins, the dice are rolled and in their slots; the
    phase of the action turns takes that side as its first field.
    """
    begin = PHASES[phase](turn) if turn else PHASES[phase]()
    return (Round(tuple(PHASES).index(phase) + 1), begin)


STEPS = (Round,)
