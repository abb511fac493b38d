"""Spaces of choices read back from the compact form that they travel in (`Choices.to_json`).

Whoever is told of a decision over a wire gets the same lazy sequence as the engine has: it knows
its size, can be indexed and asked for membership, and makes the same actions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landsraad.kernel.action import Notation
from landsraad.kernel.choices import Choices, Counts, Listed, Product, Range, Subsets, Sum
from landsraad.kernel.errors import UnreadableAction
from landsraad.kernel.values import Json, brief


def read_space(data: Json, notation: Notation) -> Choices[Any]:
    """The space that a piece of JSON describes, for a game with this notation.

    Raises:
        UnreadableAction: it describes none.
    """
    try:
        return _read(data, notation)
    except (LookupError, TypeError, ValueError):
        raise UnreadableAction(f"{brief(data)} is not a space of choices") from None


def _read(data: Any, notation: Notation) -> Choices[Any]:
    if not isinstance(data, Mapping):
        raise TypeError(data)
    if "listed" in data:
        return Listed(*[_value(value, notation) for value in data["listed"]])
    if "range" in data:
        low, high = data["range"]
        return Range(low, high)
    if "subsets" in data:
        return Subsets(_read(data["subsets"], notation), data["low"], data["high"])
    if "counts" in data:
        limits, least = tuple(data["limits"]), tuple(data["least"])
        return Counts(_read(data["counts"], notation), limits, data["low"], data["high"], least)
    if "product" in data:
        made = notation.forms[data["product"]].made
        fields = [_read(data["fields"][name], notation) for name in made.field_names()]
        return Product(made, data["seat"], *fields)
    return Sum(*[_read(space, notation) for space in data["sum"]])


def _value(value: Any, notation: Notation) -> Any:
    """One listed value: an action, or plain data with tuples for lists."""
    if isinstance(value, Mapping):
        return notation.from_json(value)
    return _plain(value)


def _plain(value: Any) -> Any:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return tuple([_plain(item) for item in value])
    return value
