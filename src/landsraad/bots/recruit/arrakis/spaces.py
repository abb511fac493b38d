"""Looking into spaces of choices, never at more of a space than `MOST` of its choices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final, TypeVar

from landsraad.kernel import Action, Choices, Decision, Product, Sum

A = TypeVar("A", bound=Action)

MOST: Final = 600
"""More choices of one kind than these are not looked at; few decisions have so many."""


def parts(space: Choices[Any]) -> Iterator[Choices[Any]]:
    """The spaces that a sum is made of, sums within it taken apart."""
    if isinstance(space, Sum):
        for part in space.spaces:
            yield from parts(part)
    elif space.size:
        yield space


def products(space: Choices[Any], made: type[Action]) -> list[Product]:
    """The products that make actions of one class."""
    return [p for p in parts(space) if isinstance(p, Product) and p.made is made]


def offered(space: Choices[Any], made: type[A]) -> list[A]:
    """The actions of one class."""
    return list(islice(_offered(space, made), MOST))


def _offered(space: Choices[Any], made: type[A]) -> Iterator[A]:
    for part in parts(space):
        if not isinstance(part, Product) or part.made is made:
            for action in part:
                if isinstance(action, made):
                    yield action


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
