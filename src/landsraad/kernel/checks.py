"""Checks: nested data from JSON or TOML, read strictly.

A check is a function of a value and of its place in the data. It returns what it has read, or
raises one sentence that names the place and says what can stand there:

    legion = table({"regular": number(0, 24), "named": words(leaders)})
    legion({"regular": 30}, DataPath(BadPosition, "a position"))

    BadPosition: regular is a number from 0 to 24, not 30

Types are exact, since `True` and `1.0` equal `1` in Python. A check of your own is a function that
calls others, or `path.wrong`. Whoever reads the data says which error is raised.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, TypeAlias, TypeVar

from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.values import brief

T = TypeVar("T")

LONGEST = 1 << 32
"""Items of a list that may have any number of them."""
MOST_NAMED = 12
"""So many of the possible words stand in a sentence."""


class DataPath:
    """The place of a value in the data, and the error for what is wrong there.

    Attributes:
        error: what is raised.
        name: how a sentence calls the place: `hands.fremen`, or `the box file: it` for the whole.
        inside: what the names of entries of the value begin with: `hands.fremen.`.
    """

    __slots__ = ("error", "inside", "name")

    def __init__(self, error: type[LandsraadError], name: str, inside: str = "") -> None:
        self.error = error
        self.name = name
        self.inside = inside

    def entry(self, name: object) -> DataPath:
        """The place of an entry of a table, or of an item of a list."""
        whole = f"{self.inside}{name}"
        return DataPath(self.error, whole, f"{whole}.")

    def wrong(self, problem: str) -> LandsraadError:
        """The error for this place."""
        return self.error(f"{self.name} {problem}")

    def unknown(self, name: object, known: Collection[str]) -> LandsraadError:
        """The error for an entry that cannot be here."""
        return self.wrong(f"knows no {brief(name)}; it knows {_listed(known)}")


Check: TypeAlias = Callable[[object, DataPath], T]


# Single values.


def anything(value: object, path: DataPath) -> Any:
    """Whatever stands there; somebody else looks at it."""
    return value


def flag(value: object, path: DataPath) -> bool:
    if type(value) is not bool:
        raise path.wrong(f"is true or false, not {brief(value)}")
    return value


def text(value: object, path: DataPath) -> str:
    if not isinstance(value, str):
        raise path.wrong(f"is a text, not {brief(value)}")
    return value


def integer(value: object, path: DataPath) -> int:
    """A whole number of any size."""
    if type(value) is not int:
        raise path.wrong(f"is a whole number, not {brief(value)}")
    return value


def number(low: int, high: int) -> Check[int]:
    """A whole number within limits."""

    def check(value: object, path: DataPath) -> int:
        if type(value) is not int or not low <= value <= high:
            raise path.wrong(f"is a number from {low} to {high}, not {brief(value)}")
        return value

    return check


def word(allowed: Collection[str]) -> Check[str]:
    """One of the allowed words."""

    def check(value: object, path: DataPath) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise path.wrong(f"can be {_listed(allowed)}, not {brief(value)}")
        return value

    return check


def exactly(only: object) -> Check[Any]:
    """The one value that can stand there."""

    def check(value: object, path: DataPath) -> Any:
        if type(value) is not type(only) or value != only:
            raise path.wrong(f"can only be {brief(only)}, not {brief(value)}")
        return value

    return check


# Lists.


def list_of(item: Check[T], least: int = 0, most: int = LONGEST) -> Check[tuple[T, ...]]:
    """Items of one kind; their places are numbered from 1."""
    size = f" of at least {least}" if least else ""
    if most < LONGEST:
        size = f" of {least}" if least == most else f" of {least} to {most}"

    def check(value: object, path: DataPath) -> tuple[T, ...]:
        if not isinstance(value, list | tuple) or not least <= len(value) <= most:
            raise path.wrong(f"is a list{size}, not {brief(value)}")
        return tuple([item(entry, path.entry(place)) for place, entry in enumerate(value, 1)])

    return check


def words(allowed: Collection[str], different: bool = False) -> Check[tuple[str, ...]]:
    """A list of allowed words, for example cards from the top; `different`: none stands twice."""

    def check(value: object, path: DataPath) -> tuple[str, ...]:
        if not isinstance(value, list | tuple):
            raise path.wrong(f"is a list, not {brief(value)}")
        for place, item in enumerate(value):
            if not isinstance(item, str) or item not in allowed:
                raise path.wrong(f"cannot hold {brief(item)}")
            if different and item in value[:place]:
                raise path.wrong(f"names {brief(item)} twice")
        return tuple(value)

    return check


# Tables.


def table(
    fields: Mapping[str, Check[Any]], needed: Iterable[str] = (), filled: bool = False
) -> Check[dict[str, Any]]:
    """Entries with a check for each name. Some may be needed; `filled`: there is at least one."""
    wanted = tuple(needed)

    def check(value: object, path: DataPath) -> dict[str, Any]:
        read = {
            name: fields[name](entry, path.entry(name))
            for name, entry in _entries(value, path, fields)
        }
        for name in wanted:
            if name not in read:
                raise path.wrong(f"needs {name}")
        if filled and not read:
            raise path.wrong("is empty")
        return read

    return check


def table_of(item: Check[T], names: Collection[str] | None = None) -> Check[dict[str, T]]:
    """Entries of one kind, for example by seat; their names are among these, or any."""

    def check(value: object, path: DataPath) -> dict[str, T]:
        entries = _entries(value, path, names)
        return {name: item(entry, path.entry(name)) for name, entry in entries}

    return check


def _entries(
    value: object, path: DataPath, names: Collection[str] | None
) -> Iterator[tuple[str, object]]:
    if not isinstance(value, Mapping):
        raise path.wrong(f"is a table, not {brief(value)}")
    for name, entry in value.items():
        if names is not None and name not in names:
            raise path.unknown(name, names)
        if not isinstance(name, str):
            raise path.wrong(f"knows no {brief(name)}")
        yield name, entry


def _listed(words: Collection[str]) -> str:
    """Words for a sentence, not too many."""
    shown = ", ".join([*words][:MOST_NAMED]) or "nothing"
    return f"{shown}, …" if len(words) > MOST_NAMED else shown
