"""Slots: a faster constructor for values that never change.

The constructor that `dataclass` gives a frozen class sets each field by its name, through
`object.__setattr__`. Writing into the slots comes to the same and takes half the time, and a game
makes an action and a few steps at every decision. This module stays uncompiled.
"""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from typing import Any

GENERATED = "<string>"
"""The file that a constructor made by `dataclass` comes from."""


def write_into_slots(made: type) -> None:
    """Let the constructor of a frozen dataclass with slots write into them.

    For `__init_subclass__`, which sees such a class twice: plain first, then with its slots. A
    constructor that does anything else than setting the fields stays as it is.
    """
    written = vars(made)
    if "__dataclass_fields__" not in written or "__slots__" not in written:
        return
    given = written["__init__"]
    if given.__code__.co_filename != GENERATED or not all(map(is_plain, fields(made))):
        return
    if hasattr(made, "__post_init__"):
        return
    names = written["__match_args__"]
    scope = {f"set_{name}": getattr(made, name).__set__ for name in names}
    lines = [f"def __init__({', '.join(('self', *names))}):"]
    lines += [f"    set_{name}(self, {name})" for name in names] or ["    pass"]
    exec("\n".join(lines), scope)
    init = scope["__init__"]
    init.__defaults__ = given.__defaults__
    init.__annotations__ = given.__annotations__
    init.__qualname__ = given.__qualname__
    type.__setattr__(made, "__init__", init)


def is_plain(field: Field[Any]) -> bool:
    """Whether a field is set to what the constructor is given, or to a fixed value."""
    return field.init and not field.kw_only and field.default_factory is MISSING
