"""Forms: in how many legal ways a half-filled action can be completed.

A client fills in an action field by field. `ways` counts the actions of a space that agree with the
fields chosen so far, without listing them; `misfit` names the first field that spoils it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landsraad.kernel.action import Action, Notation, identical
from landsraad.kernel.choices import Choices, Listed, Product, Sum
from landsraad.kernel.errors import UnreadableAction
from landsraad.kernel.values import brief


def read_form(
    notation: Notation, kind: str, fields: Mapping[str, object]
) -> tuple[type[Action], dict[str, Any]]:
    """The class of the action that a form is for, and the fields chosen so far, from JSON.

    Raises:
        UnreadableAction: there is no such action, or it has no such field or value.
    """
    form = notation.forms.get(kind)
    if form is None:
        raise UnreadableAction(f"{brief(kind)} is not an action of this game")
    chosen: dict[str, Any] = {}
    for name, value in fields.items():
        if name not in form.made.field_names():
            raise UnreadableAction(f"a {kind} has no field {brief(name)}")
        try:
            chosen[name] = form.shapes[name].from_json(value)
        except ValueError as wrong:
            raise UnreadableAction(f"this is no {kind!r}: {wrong}") from None
    return form.made, chosen


def ways(space: Choices[Any], kind: str, chosen: Mapping[str, object]) -> int:
    """How many actions of this kind in the space have the chosen values in their fields."""
    if isinstance(space, Sum):
        return sum([ways(part, kind, chosen) for part in space.spaces])
    if isinstance(space, Product):
        return _ways_of_product(space, kind, chosen)
    if isinstance(space, Listed):
        return len([action for action in space.values if _agrees(action, kind, chosen)])
    raise TypeError(f"{type(space).__name__} is not a space of actions")


def misfit(space: Choices[Any], made: type[Action], chosen: Mapping[str, object]) -> str:
    """The first field, in the action's order, with which no way is left; "" if there is none.

    There is none either if no action of this kind is offered at all.
    """
    so_far: dict[str, object] = {}
    if not ways(space, made.kind, so_far):
        return ""
    for name in made.field_names():
        if name in chosen:
            so_far[name] = chosen[name]
            if not ways(space, made.kind, so_far):
                return name
    return ""


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
