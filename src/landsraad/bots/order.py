"""Order: who is asked next, of all those whom a game asks something.

The game waits for some seats; others may act as well, at almost any time. Asking these after every
action would cost much, so they are asked when somebody has just interrupted the game (made an
offer, say). Who lets bots play decides which of the two comes first: where bots have all seats, the
others must be asked before those who are due, since these never leave what is required.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from landsraad.kernel import Action, Decision


class Asked(NamedTuple):
    """The seats that a game asks something, each once and in the order of its decisions.

    Attributes:
        due: the game waits for them.
        beside: they may act, but need not.
    """

    due: tuple[str, ...]
    beside: tuple[str, ...]


def who_is_asked(pending: Sequence[Decision]) -> Asked:
    """The seats of some decisions; one that must and may decide is due."""
    due = dict.fromkeys([decision.seat for decision in pending if decision.required])
    everybody = dict.fromkeys([decision.seat for decision in pending])
    return Asked(tuple(due), tuple([seat for seat in everybody if seat not in due]))


def interrupts(pending: Sequence[Decision], action: Action) -> bool:
    """Whether an action is none that the game waits for, so that others may want to react."""
    own = [decision for decision in pending if decision.seat == action.seat]
    return not any(decision.required and action in decision.actions for decision in own)
