"""Looking into spaces of choices: the same for those of this process and those from a wire."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from landsraad.kernel import Action, Choices, Product, Sum

A = TypeVar("A", bound=Action)


def parts(space: Choices[Any]) -> Iterator[Choices[Any]]:
    """The spaces that a sum is made of, sums within it taken apart."""
    if isinstance(space, Sum):
        for part in space.spaces:
            yield from parts(part)
    elif space.size:
        yield space


def products(space: Choices[Any], made: type[Action]) -> Iterator[Product]:
    """The products that make actions of one class."""
    for part in parts(space):
        if isinstance(part, Product) and part.made is made:
            yield part


def offered(space: Choices[Any], made: type[A]) -> Iterator[A]:
    """The actions of one class; they may be many."""
    for part in parts(space):
        if not isinstance(part, Product) or part.made is made:
            for action in part:
                if isinstance(action, made):
                    yield action
