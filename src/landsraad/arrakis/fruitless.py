"""Uses of a die from which nothing would follow, so that nobody spends one for nothing unawares."""

from __future__ import annotations

from typing import Final

from landsraad.arrakis.actions.rounds import SpendDie
from landsraad.arrakis.resolve import Resolve
from landsraad.arrakis.results import CARD, CLAIM, SPECIAL
from landsraad.arrakis.state import ArrakisState

SPENT: Final = "spent"
PHASE: Final = "phase"


def fruitless_uses(game: ArrakisState, seat: str) -> dict[str, list[str]]:
    """For each die that a seat may spend now, the actions of its result that would do nothing.

    Only those that move, fight, deploy, place or draw: what they can do is open to their own side.
    Special actions may depend on what lies face down, so nothing is said of them.
    """
    found: dict[str, list[str]] = {}
    for decision in game.pending:
        if decision.seat == seat and decision.kind == "turn":
            for action in decision.actions:
                if isinstance(action, SpendDie) and _is_plain(action.use) and _idle(game, action):
                    found.setdefault(action.die, []).append(action.use)
    return found


def _is_plain(use: str) -> bool:
    return use != CARD and not use.startswith((CLAIM, SPECIAL))


def _idle(game: ArrakisState, action: SpendDie) -> bool:
    """Whether a copy of the game goes straight on to whatever comes after this action."""
    twin = game.branch()
    twin.play(action)
    if any(isinstance(step, Resolve) for step in twin.stack):
        return False
    kinds = [event.kind for event in twin.happened]
    after = kinds[kinds.index(SPENT) + 1 :]
    return not after or after[0] == PHASE
