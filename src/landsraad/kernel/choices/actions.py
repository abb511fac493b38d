"""Spaces of actions: one action type with a space for each field, and one space or another.

Most actions that are played were taken out of a space just before. So these spaces remember what
they gave last: an action never changes, and that very object is a member without being looked up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from landsraad.kernel.action import Action, identical
from landsraad.kernel.choices.base import ABSENT, Choices, T
from landsraad.kernel.values import Json


class Product(Choices[Action]):
    """Actions of one class and seat; the last field varies fastest."""

    __slots__ = ("fields", "given", "made", "seat")

    def __init__(self, made: type[Action], seat: str, *fields: Choices[Any]) -> None:
        self.made = made
        self.seat = seat
        self.fields = fields
        self.given: Action | None = None
        size = 1
        for field in fields:
            size *= field.size
        self.size = size

    def at(self, index: int) -> Action:
        make: Callable[..., Action] = self.made
        if len(self.fields) == 1:
            made = make(self.seat, self.fields[0].at(index))
        else:
            made = make(self.seat, *self._values_at(index))
        if 0 <= index < self.size:
            self.given = made
        return made

    def _values_at(self, index: int) -> list[Any]:
        values: list[Any] = []
        size = self.size
        for field in self.fields:
            place = 0
            if field.size > 1:
                size //= field.size
                place, index = index // size, index % size
            values.append(field.at(place))
        return values

    # What an action holds may be of any type until it is found in a space, and compiled code that
    # expects a certain type fails.

    def _is_by_my_seat(self, action: Action) -> bool:
        seat = getattr(action, "seat")  # noqa: B009
        return seat is self.seat or identical(seat, self.seat)

    def _chosen_in(self, action: Action) -> Iterator[object]:
        return iter(action.values())

    def find(self, value: object) -> int:
        if type(value) is not self.made or not self._is_by_my_seat(value):
            return ABSENT
        index = 0
        chosen = self._chosen_in(value)
        for field in self.fields:
            place = field.find(next(chosen))
            if place < 0:
                return ABSENT
            index = index * field.size + place
        return index

    def has(self, value: object) -> bool:
        if value is self.given and value is not None:
            return True
        if type(value) is not self.made or not self._is_by_my_seat(value):
            return False
        chosen = self._chosen_in(value)
        for field in self.fields:  # noqa: SIM110  # a generator would cost more than it finds out
            if not field.has(next(chosen)):
                return False
        return True

    def fitting(self, action: Action) -> int:
        if type(action) is not self.made or not self._is_by_my_seat(action):
            return ABSENT
        fit = 0
        chosen = self._chosen_in(action)
        for field in self.fields:
            if not field.has(next(chosen)):
                break
            fit += 1
        return fit

    def arranged(self, value: object) -> object:
        if type(value) is not self.made:
            return value
        chosen = self._chosen_in(value)
        seat = getattr(value, "seat")  # noqa: B009
        return self.made(seat, *[field.arranged(next(chosen)) for field in self.fields])

    def to_json(self) -> dict[str, Json]:
        names = self.made.field_names()
        fields: dict[str, Json] = {
            name: field.to_json() for name, field in zip(names, self.fields, strict=True)
        }
        return {"product": self.made.kind, "seat": self.seat, "fields": fields}

    def parts(self) -> tuple[object, ...]:
        return (self.made, self.seat, *self.fields)


class Sum(Choices[T]):
    """Several spaces one after the other. They must not overlap."""

    __slots__ = ("given", "spaces")

    def __init__(self, *spaces: Choices[T]) -> None:
        self.spaces = spaces
        self.given: T | None = None
        size = 0
        for space in spaces:
            size += space.size
        self.size = size

    def at(self, index: int) -> T:
        for space in self.spaces:
            if index < space.size:
                found = space.at(index)
                if index >= 0:
                    self.given = found
                return found
            index -= space.size
        raise IndexError(f"index {index + self.size} is outside {self.size} choices")

    def find(self, value: object) -> int:
        before = 0
        for space in self.spaces:
            place = space.find(value)
            if place >= 0:
                return before + place
            before += space.size
        return ABSENT

    def has(self, value: object) -> bool:
        if value is self.given and value is not None:
            return True
        for space in self.spaces:  # noqa: SIM110  # as above
            if space.has(value):
                return True
        return False

    def fitting(self, action: Action) -> int:
        return max([space.fitting(action) for space in self.spaces], default=ABSENT)

    def arranged(self, value: object) -> object:
        for space in self.spaces:
            meant = space.arranged(value)
            if space.has(meant):
                return meant
        return value

    def to_json(self) -> dict[str, Json]:
        return {"sum": [space.to_json() for space in self.spaces]}

    def parts(self) -> tuple[object, ...]:
        return self.spaces


def flatten(space: Choices[Any]) -> Iterator[Choices[Any]]:
    """The parts of a sum, and of the sums in it, that are not empty."""
    if isinstance(space, Sum):
        for part in space.spaces:
            yield from flatten(part)
    elif space.size:
        yield space
