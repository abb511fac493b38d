"""Reading a described position: strictly, with a legal default for everything unsaid.

A game's `arrange` takes what it knows from the reading; what is left over at the end is a mistake
of the person who described the position, and is refused by name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landsraad.kernel.action import Action, Notation
from landsraad.kernel.choices import Choices
from landsraad.kernel.errors import BadPosition, UnreadableAction
from landsraad.kernel.values import brief


class PositionReader:
    """The entries of a position or of a part of it, taken one by one."""

    def __init__(self, entries: Mapping[str, Any], where: str = "") -> None:
        self.entries = dict(entries)
        self.where = where

    def __contains__(self, name: str) -> bool:
        return name in self.entries

    def word(self, name: str, allowed: Sequence[str], default: str) -> str:
        """One of the allowed words."""
        value = self.entries.pop(name, default)
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(name, f"can be {', '.join(allowed)}, not {brief(value)}")
        return value

    def number(self, name: str, low: int, high: int, default: int) -> int:
        """A whole number within limits."""
        value = self.entries.pop(name, default)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(name, f"is a number from {low} to {high}, not {brief(value)}")
        return value

    def flag(self, name: str, default: bool = False) -> bool:
        value = self.entries.pop(name, default)
        if type(value) is not bool:
            raise self.wrong(name, f"is true or false, not {brief(value)}")
        return value

    def words(
        self, name: str, allowed: Sequence[str], default: Sequence[str] = ()
    ) -> tuple[str, ...]:
        """A list of allowed words, for example cards from the top."""
        value = self.entries.pop(name, default)
        if not isinstance(value, list | tuple):
            raise self.wrong(name, f"is a list, not {brief(value)}")
        for word in value:
            if word not in allowed:
                raise self.wrong(name, f"cannot hold {brief(word)}")
        return tuple(value)

    def numbers(self, name: str) -> tuple[int, ...]:
        """A list of whole numbers, for example dice to come."""
        value = self.entries.pop(name, ())
        if not isinstance(value, list | tuple) or any(type(item) is not int for item in value):
            raise self.wrong(name, f"is a list of numbers, not {brief(value)}")
        return tuple(value)

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
        """A table of entries of its own; empty if unsaid. Its owner calls `finish` on it."""
        value = self.entries.pop(name, {})
        if not isinstance(value, Mapping):
            raise self.wrong(name, f"is a table, not {brief(value)}")
        return PositionReader(value, f"{self.where}{name}.")

    def finish(self) -> None:
        """Nothing may be left that nobody understood."""
        for name in self.entries:
            raise BadPosition(f"a position knows no {brief(self.where + name)}")

    def wrong(self, name: str, problem: str) -> BadPosition:
        """The error for an entry: says which, and what it can be."""
        return BadPosition(f"{self.where}{name} {problem}")
