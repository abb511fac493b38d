"""Pools of members, as fields of counts hold them."""

from __future__ import annotations

from typing import Any

from landsraad.kernel import Choices, Counts


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
