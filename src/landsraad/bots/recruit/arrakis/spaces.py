"""Looking into spaces of choices, never at more of a space than `MOST` of its choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Final

from landsraad.bots.recruit import spaces
from landsraad.bots.recruit.arrakis.facts import Facts
from landsraad.bots.recruit.spaces import A
from landsraad.kernel import Choices, Decision

CLOSE: Final = 0.4
"""What differs by less than this is as good as equal."""
MOST: Final = 600
"""More choices of one kind than these are not looked at; few decisions have so many."""


def offered(space: Choices[Any], made: type[A]) -> list[A]:
    """The actions of one class."""
    return list(islice(spaces.offered(space, made), MOST))


def best(
    decision: Decision, made: type[A], worth: Callable[[A], float], least: float = 0
) -> A | None:
    """The action of one class that is worth most; None, if that is not more than the least."""
    weighed = [(worth(action), action) for action in offered(decision.actions, made)]
    if not weighed:
        return None
    top, action = max(weighed, key=lambda pair: pair[0])
    return action if top > least else None


def first_best(decision: Decision, made: type[A], worth: Callable[[A], float]) -> A | None:
    """The same where something must be chosen, however bad."""
    return max(offered(decision.actions, made), key=worth, default=None)


def one_of_the_best(facts: Facts, actions: Sequence[A], worth: Callable[[A], float]) -> A | None:
    """Any of the actions that are as good as the best, so that no game is like another."""
    weighed = [(worth(action), action) for action in actions]
    if not weighed:
        return None
    top = max([value for value, _ in weighed])
    close = [action for value, action in weighed if value >= top - CLOSE]
    return close[0] if facts.chance is None else facts.chance.choice(close)
