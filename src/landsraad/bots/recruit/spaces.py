"""Looking into spaces of choices: the same for those of this process and those from a wire."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from landsraad.kernel import Action, Choices, Product
from landsraad.kernel.choices import flatten

A = TypeVar("A", bound=Action)


def products(space: Choices[Any], made: type[Action]) -> Iterator[Product]:
    """The products that make actions of one class."""
    for part in flatten(space):
        if isinstance(part, Product) and part.made is made:
            yield part


def offered(space: Choices[Any], made: type[A]) -> Iterator[A]:
    """The actions of one class; they may be many."""
    for part in flatten(space):
        if not isinstance(part, Product) or part.made is made:
            for action in part:
                if isinstance(action, made):
                    yield action
