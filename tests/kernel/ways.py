"""In how many legal ways a half-filled action can be completed, counted without listing them.

The client's panels count these too; here is what its numbers are compared with.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landsraad.kernel import Action, Choices, Listed, Product, Sum
from landsraad.kernel.action import identical


def ways(space: Choices[Any], kind: str, chosen: Mapping[str, object]) -> int:
    """How many actions of this kind in the space have the chosen values in their fields."""
    if isinstance(space, Sum):
        return sum([ways(part, kind, chosen) for part in space.spaces])
    if isinstance(space, Product):
        return _ways_of_product(space, kind, chosen)
    if isinstance(space, Listed):
        return len([action for action in space.values if _agrees(action, kind, chosen)])
    raise TypeError(f"{type(space).__name__} is not a space of actions")


def _ways_of_product(space: Product, kind: str, chosen: Mapping[str, object]) -> int:
    if space.made.kind != kind:
        return 0
    count = 1
    for name, field in zip(space.made.field_names(), space.fields, strict=True):
        if name not in chosen:
            count *= field.size
        elif field.find(chosen[name]) < 0:
            return 0
    return count


def _agrees(action: object, kind: str, chosen: Mapping[str, object]) -> bool:
    return (
        isinstance(action, Action)
        and action.kind == kind
        and all(identical(getattr(action, name), value) for name, value in chosen.items())
    )
