"""Slots: faster methods for values that never change.

What `dataclass` gives a frozen class, and what can be written once for all classes, goes through
the names of the fields. The same written out for one class takes half the time, and a game makes
an action and a few steps at every decision. This module stays uncompiled.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import MISSING, Field, fields
from typing import Any

GENERATED = "<string>"
"""The file that a constructor made by `dataclass` comes from."""
KEPT: Any = object()
"""What stands for a field that `but` leaves as it is."""


def write_into_slots(made: type) -> None:
    """Let the constructor of a frozen dataclass with slots write into them.

    For `__init_subclass__`, which sees such a class twice: plain first, then with its slots. A
    constructor that does anything else than setting the fields stays as it is.
    """
    if not has_slots(made) or hasattr(made, "__post_init__"):
        return
    given = vars(made)["__init__"]
    if given.__code__.co_filename != GENERATED or not all(map(is_plain, fields(made))):
        return
    names = names_of(made)
    scope = {f"set_{name}": getattr(made, name).__set__ for name in names}
    lines = [f"set_{name}(self, {name})" for name in names] or ["pass"]
    init = written("__init__", names, lines, scope)
    init.__defaults__ = given.__defaults__
    init.__annotations__ = given.__annotations__
    init.__qualname__ = given.__qualname__
    type.__setattr__(made, "__init__", init)


def write_values(made: type) -> None:
    """Give an action a method `values` that reads its own fields, the seat left out."""
    if has_slots(made):
        values = "".join([f"self.{name}, " for name in names_of(made)[1:]])
        type.__setattr__(made, "values", written("values", (), [f"return ({values})"], {}))


def write_but(made: type) -> None:
    """Give a step a method `but` that knows its own fields."""
    if has_slots(made) and names_of(made):
        names = names_of(made)
        parameters = ["*", *[f"{name}=KEPT" for name in names]]
        kept = [f"self.{name} if {name} is KEPT else {name}" for name in names]
        line = f"return self.__class__({', '.join(kept)})"
        type.__setattr__(made, "but", written("but", parameters, [line], {"KEPT": KEPT}))


def written(name: str, parameters: Iterable[str], lines: list[str], scope: dict[str, Any]) -> Any:
    """A method with these lines."""
    head = f"def {name}({', '.join(('self', *parameters))}):"
    exec("\n    ".join([head, *lines]), scope)
    return scope[name]


def has_slots(made: type) -> bool:
    """Whether a class is a dataclass with slots."""
    return "__dataclass_fields__" in vars(made) and "__slots__" in vars(made)


def names_of(made: type) -> tuple[str, ...]:
    names: tuple[str, ...] = vars(made)["__match_args__"]
    return names


def is_plain(field: Field[Any]) -> bool:
    """Whether a field is set to what the constructor is given, or to a fixed value."""
    return field.init and not field.kw_only and field.default_factory is MISSING
