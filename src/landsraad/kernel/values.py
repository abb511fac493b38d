"""Values: what the fields of actions and steps may hold, and how they are written.

A value is None, a bool, an int, a str, or a tuple of values. Types are exact: `True` and `1.0`
equal `1` in Python but would change a digest, so they are different values here. Each value has a
JSON form (tuples become lists) and a written form without spaces:

    -            nothing             yes, no      bool            7    int
    arrakeen     a plain word        "two words"  any other str   [a,b]  tuple of any length
    arrakeen:3   tuple of fixed length

A `Shape` is the type of a field; it reads both forms back and accepts nothing else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
Value: TypeAlias = "bool | int | str | tuple[Value, ...] | None"

WORD = re.compile(r"[A-Za-z_][\w@'.-]*", re.ASCII)
LARGEST = 10**18 - 1
NUMBER = re.compile(r"0|-?[1-9][0-9]{0,17}", re.ASCII)
QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')
WORDS_WITH_MEANING = {"yes": True, "no": False}


def brief(value: object, longest: int = 60) -> str:
    """A value for an error message, however large or deep it is."""
    try:
        text = repr(value)
    except RecursionError:
        text = f"a {type(value).__name__} nested too deep"
    return text if len(text) <= longest else text[: longest - 1] + "…"


def to_json(value: object) -> Json:
    """The JSON form of a value."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple):
        return [to_json(item) for item in value]
    raise TypeError(f"{value!r} is not a value")


class Cursor:
    """A place in a text that is being read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def take(self, pattern: re.Pattern[str]) -> str | None:
        """The match that starts here, if there is one; moves past it."""
        found = pattern.match(self.text, self.at)
        if found is None:
            return None
        self.at = found.end()
        return found.group()

    def expect(self, literal: str) -> None:
        if not self.text.startswith(literal, self.at):
            raise ValueError(f"{literal!r} expected at {self.rest()!r}")
        self.at += len(literal)

    def sees(self, literal: str) -> bool:
        return self.text.startswith(literal, self.at)

    def rest(self) -> str:
        return self.text[self.at :]


class Shape:
    """The type of a field: reads its two forms and writes one of them."""

    def from_json(self, data: object) -> Value:
        raise NotImplementedError

    def read(self, cursor: Cursor) -> Value:
        raise NotImplementedError

    def write(self, value: Any) -> str:
        raise NotImplementedError


class Plain(Shape):
    """None, bool, int or str, or some of these."""

    def __init__(self, types: tuple[type, ...]) -> None:
        self.types = types

    def checked(self, value: object) -> Value:
        if type(value) not in self.types:
            names = " or ".join("nothing" if t is NoneType else t.__name__ for t in self.types)
            raise ValueError(f"{brief(value)} is not {names}")
        if type(value) is int and not -LARGEST <= value <= LARGEST:
            raise ValueError("a number has at most 18 digits")
        return value  # type: ignore[return-value]  # one of the four plain types

    def from_json(self, data: object) -> Value:
        return self.checked(data)

    def read(self, cursor: Cursor) -> Value:
        return self.checked(read_plain(cursor))

    def write(self, value: Any) -> str:
        return write_plain(value)


class Row(Shape):
    """A tuple of any length, all items of one shape."""

    def __init__(self, item: Shape) -> None:
        self.item = item

    def from_json(self, data: object) -> Value:
        if not isinstance(data, list):
            raise ValueError(f"{brief(data)} is not a list")
        return tuple([self.item.from_json(item) for item in data])

    def read(self, cursor: Cursor) -> Value:
        cursor.expect("[")
        items: list[Value] = []
        while not cursor.sees("]"):
            if items:
                cursor.expect(",")
            items.append(self.item.read(cursor))
        cursor.expect("]")
        return tuple(items)

    def write(self, value: Any) -> str:
        return "[" + ",".join([self.item.write(item) for item in value]) + "]"


class Group(Shape):
    """A tuple of fixed length, each item with a shape of its own."""

    def __init__(self, items: tuple[Shape, ...]) -> None:
        self.items = items

    def from_json(self, data: object) -> Value:
        if not isinstance(data, list) or len(data) != len(self.items):
            raise ValueError(f"{brief(data)} is not a list of {len(self.items)}")
        return tuple([shape.from_json(item) for shape, item in zip(self.items, data, strict=True)])

    def read(self, cursor: Cursor) -> Value:
        values: list[Value] = []
        for shape in self.items:
            if values:
                cursor.expect(":")
            values.append(shape.read(cursor))
        return tuple(values)

    def write(self, value: Any) -> str:
        return ":".join([shape.write(item) for shape, item in zip(self.items, value, strict=True)])


def shape_of(annotation: Any) -> Shape:
    """The shape that a type annotation describes."""
    if annotation in (None, NoneType, bool, int, str):
        return Plain((annotation or NoneType,))
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin in (Union, UnionType) and all(a in (NoneType, bool, int, str) for a in arguments):
        return Plain(arguments)
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        return Row(shape_of(arguments[0]))
    if origin is tuple and arguments:
        return Group(tuple([shape_of(argument) for argument in arguments]))
    raise TypeError(f"{annotation!r} is not a type a field can have")


def write_plain(value: bool | int | str | None) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    if WORD.fullmatch(value) and value not in WORDS_WITH_MEANING:
        return value
    return json.dumps(value)


def read_plain(cursor: Cursor) -> bool | int | str | None:
    readers: tuple[tuple[re.Pattern[str], Callable[[str], bool | int | str]], ...] = (
        (NUMBER, int),
        (QUOTED, _unquote),
        (WORD, lambda word: WORDS_WITH_MEANING.get(word, word)),
    )
    for pattern, meaning in readers:
        token = cursor.take(pattern)
        if token is not None:
            return meaning(token)
    cursor.expect("-")
    return None


def _unquote(token: str) -> str:
    text = json.loads(token)
    assert isinstance(text, str)
    return text


def laid_over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Both together; what lies above counts, and tables in both are laid over each other.

    Tables over which nothing is laid are shared with what lies below.
    """
    together = dict(below)
    for key, value in above.items():
        covered = together.get(key)
        if isinstance(covered, dict) and isinstance(value, dict):
            together[key] = laid_over(covered, value) if value else covered
        else:
            together[key] = value
    return together
