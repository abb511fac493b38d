"""The turn: nine phases, again and again, until somebody wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.dune.karama import PHASE, TURN
from landsraad.dune.phases.battle import BattlePhase
from landsraad.dune.phases.bidding import BiddingPhase
from landsraad.dune.phases.charity import CharityPhase
from landsraad.dune.phases.collection import CollectionPhase
from landsraad.dune.phases.mentat_pause import MentatPausePhase
from landsraad.dune.phases.revival import RevivalPhase
from landsraad.dune.phases.setup import SetUp
from landsraad.dune.phases.shipment import ShipmentPhase
from landsraad.dune.phases.spice_blow import SpiceBlowPhase
from landsraad.dune.phases.storm import StormPhase
from landsraad.dune.standing import expire
from landsraad.dune.state import DuneState
from landsraad.dune.step import DuneStep

PHASES: Final[dict[str, type[DuneStep]]] = {
    "storm": StormPhase,
    "spice_blow": SpiceBlowPhase,
    "charity": CharityPhase,
    "bidding": BiddingPhase,
    "revival": RevivalPhase,
    "shipment": ShipmentPhase,
    "battle": BattlePhase,
    "collection": CollectionPhase,
    "mentat_pause": MentatPausePhase,
}
"""The nine phases in their order."""


@dataclass(frozen=True, slots=True)
class Turn(DuneStep):
    """The phases in their order; `done` of them are over."""

    done: int = 0

    def run(self, game: DuneState) -> None:
        game.lift(PHASE)
        expire(game, PHASE)
        game.support = dict.fromkeys(game.seats, 0)
        if self.done == len(PHASES):
            game.become(Turn())
            return
        if self.done == 0:
            game.turn += 1
            game.flags = ()
            game.lift(TURN)
            expire(game, TURN)
        game.phase = tuple(PHASES)[self.done]
        game.emit("phase", {"turn": game.turn, "phase": game.phase})
        game.become(Turn(self.done + 1))
        game.push(PHASES[game.phase]())


def first_steps() -> tuple[DuneStep, ...]:
    """What a new game begins with, the first last."""
    return (Turn(), SetUp())


def steps_at(phase: str) -> tuple[DuneStep, ...]:
    """What a game has in progress at the beginning of a phase."""
    return (Turn(tuple(PHASES).index(phase) + 1), PHASES[phase]())


STEPS = (Turn,)
