"""Reading a described position: strictly, with a legal default for everything unsaid.

A game's `arrange` takes what it knows from the reader; what is left over at the end is a mistake
of the person who described the position, and is refused by name.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, TypeVar

from landsraad.kernel import checks
from landsraad.kernel.action import Action, Notation
from landsraad.kernel.checks import Check, DataPath
from landsraad.kernel.choices import Choices
from landsraad.kernel.errors import BadPosition, LandsraadError, UnreadableAction
from landsraad.kernel.values import brief

T = TypeVar("T")

POSITION: Final = DataPath(BadPosition, "a position")


class PositionReader:
    """The entries of a position or of a part of it, taken one by one.

    A default is checked like what is said: where there is no sensible one, a value that cannot be
    makes an entry necessary.
    """

    def __init__(self, entries: Mapping[str, Any], path: DataPath = POSITION) -> None:
        self.entries = dict(entries)
        self.path = path

    def __contains__(self, name: str) -> bool:
        return name in self.entries

    def read(self, name: str, check: Check[T], default: object) -> T:
        """An entry of any kind."""
        return check(self.entries.pop(name, default), self.path.entry(name))

    def word(self, name: str, allowed: Collection[str], default: str) -> str:
        """One of the allowed words."""
        return self.read(name, checks.word(allowed), default)

    def number(self, name: str, low: int, high: int, default: int) -> int:
        """A whole number within limits."""
        return self.read(name, checks.number(low, high), default)

    def flag(self, name: str, default: bool = False) -> bool:
        return self.read(name, checks.flag, default)

    def words(
        self,
        name: str,
        allowed: Collection[str],
        default: Sequence[str] = (),
        different: bool = False,
    ) -> tuple[str, ...]:
        """A list of allowed words, for example cards from the top."""
        return self.read(name, checks.words(allowed, different), default)

    def numbers(self, name: str) -> tuple[int, ...]:
        """A list of whole numbers, for example dice to come."""
        return self.read(name, checks.list_of(checks.integer), ())

    def table(self, name: str, names: Collection[str], item: Check[T]) -> dict[str, T]:
        """Entries of one kind by name, for example by seat; empty if unsaid."""
        return self.read(name, checks.table_of(item, names), {})

    def action(self, name: str, notation: Notation, allowed: Choices[Action]) -> Action | None:
        """An action in its notation, one of those that could have been taken; None if unsaid."""
        if name not in self.entries:
            return None
        text = self.entries.pop(name)
        try:
            action = notation.read(text if isinstance(text, str) else "")
        except UnreadableAction:
            raise self.wrong(name, f"is an action, not {brief(text)}") from None
        if action not in allowed:
            raise self.wrong(name, f"cannot be {brief(text)}")
        return action

    def part(self, name: str) -> PositionReader:
        """A table to be read like this one; empty if unsaid. Its owner calls `finish` on it."""
        return self.read(name, part, {})

    def finish(self) -> None:
        """Nothing may be left that nobody understood."""
        left: list[object] = list(self.entries)
        for name in left:
            raise self.path.wrong(f"knows no {brief(name)}")

    def wrong(self, name: str, problem: str) -> LandsraadError:
        """The error for an entry: says which, and what it can be."""
        return self.path.entry(name).wrong(problem)


def part(value: object, path: DataPath) -> PositionReader:
    """A check for a part of a position whose entries are taken one by one."""
    return PositionReader(checks.table_of(checks.anything)(value, path), path)
