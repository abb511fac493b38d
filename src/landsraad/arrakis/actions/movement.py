"""Actions of movement: choosing a legion, and where a group of it goes."""

from __future__ import annotations

from landsraad.arrakis.legion import Figures, Legion, group
from landsraad.kernel import Action, action


@action("{seat} legion {area}", "A-MOVE-1")
class PickLegion(Action):
    """Choose the legion that moves next."""

    area: str


@action("{seat} move {start} {units} {leaders} {tokens} {to} {by}", "A-MOVE-1")
class MoveGroup(Action):
    """Move a legion or a group split off it.

    `by` is how it travels: on `foot`; by `ride` along wormsigns or by `worm` across at least one
    sandworm (A-RIDE-1); or the air zone of the ornithopter that carries it (A-TRANS-1).
    """

    start: str
    units: Figures
    leaders: Figures
    tokens: tuple[str, ...]
    to: str
    by: str

    def group(self) -> Legion:
        return group(self.units, self.leaders, self.tokens)


@action("{seat} relocate {start} {units} {leaders} {tokens} {to}", "A-FX-8")
class Relocate(Action):
    """Take a legion or a group split off it straight to another area."""

    start: str
    units: Figures
    leaders: Figures
    tokens: tuple[str, ...]
    to: str

    def group(self) -> Legion:
        return group(self.units, self.leaders, self.tokens)


ACTIONS = (PickLegion, MoveGroup, Relocate)
