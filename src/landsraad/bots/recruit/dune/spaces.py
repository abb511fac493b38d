"""Looking into spaces of choices: the same for those of this process and those from a wire."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from landsraad.kernel import Action, Choices, Counts, Product, Sum

A = TypeVar("A", bound=Action)


def products(space: Choices[Any], made: type[Action]) -> Iterator[Product]:
    """The products in a space that make actions of one class."""
    if isinstance(space, Sum):
        for part in space.spaces:
            yield from products(part, made)
    elif isinstance(space, Product) and space.made is made and space.size:
        yield space


def offered(space: Choices[Any], made: type[A]) -> Iterator[A]:
    """The actions of one class; for small spaces."""
    if isinstance(space, Sum):
        for part in space.spaces:
            yield from offered(part, made)
    elif not isinstance(space, Product) or space.made is made:
        for action in space:
            if isinstance(action, made):
                yield action


def pool_of(field: Choices[Any]) -> list[tuple[str, int]]:
    """The members of a field of counts with how many of each there are; none for other fields."""
    if not isinstance(field, Counts):
        return []
    return [
        (member, limit) for member, limit in zip(field.pool, field.limits, strict=True) if limit
    ]


def taken(pool: list[tuple[str, int]], number: int) -> tuple[tuple[str, int], ...]:
    """So many out of a pool, first come first."""
    chosen: list[tuple[str, int]] = []
    for member, limit in pool:
        if number > 0:
            chosen.append((member, min(limit, number)))
            number -= limit
    return tuple(chosen)


def total(pool: list[tuple[str, int]]) -> int:
    return sum([limit for _, limit in pool])
