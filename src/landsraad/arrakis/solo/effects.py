"""Whether an effect would do anything: it is tried out on a copy of the table (A-SOLO-TURN-5)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from landsraad.arrakis.actions.common import Done
from landsraad.arrakis.box import HARKONNEN
from landsraad.arrakis.ops import Op
from landsraad.arrakis.resolve import Resolve
from landsraad.arrakis.solo.verdict import MahdiChoice
from landsraad.arrakis.state import NOWHERE, ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel import Decision, Listed


@dataclass(frozen=True, slots=True)
class Tried(ArrakisStep):
    """The bottom of a trial: the effect is over."""

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        return (Decision("", "tried", Listed(Done(""))),)


def has_effect(game: ArrakisState, ops: tuple[Op, ...]) -> bool:
    """Whether resolving these steps changes the table, or asks chance or the Atreides."""
    twin = game.copy()
    twin.stack[:] = [Tried(), Resolve(HARKONNEN, "", ops)]
    while True:
        twin.settle()
        if differ(game, twin):
            return True
        top = twin.stack[-1]
        if not isinstance(top, MahdiChoice):
            return not isinstance(top, Tried)
        top.choose(twin, top.options[0])


def differ(game: ArrakisState, twin: ArrakisState) -> bool:
    """Whether anything on the table is another; the target of moves alone is nothing yet."""
    if replace(twin.mahdi, temporary=NOWHERE) != replace(game.mahdi, temporary=NOWHERE):
        return True
    fields = [field.name for field in game.state_fields if field.name != "mahdi"]
    return game.chance.state() != twin.chance.state() or any(
        getattr(twin, name) != getattr(game, name) for name in fields
    )


STEPS = (Tried,)
