"""Spaces of single values: those listed, a range of integers, names of a fixed table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from landsraad.kernel.action import Action, identical
from landsraad.kernel.choices.base import ABSENT, Choices, T
from landsraad.kernel.values import Json, to_json

LOW_30: Final = (1 << 30) - 1
LOW_10: Final = (1 << 10) - 1
MEMBERS: Final = [[place for place in range(10) if bits >> place & 1] for bits in range(1 << 10)]
"""The places of the bits that are set, of each number with ten bits."""
LOW_60: Final = (1 << 60) - 1
"""What a machine word can hold of a set."""


def places_in(bits: int) -> list[int]:
    """The places of the bits that are set, in increasing order: the members of a set of numbers."""
    found: list[int] = []
    passed = 0
    while bits:
        word = bits & LOW_60
        while word:
            lowest = word & -word
            found.append(passed + lowest.bit_length() - 1)
            word ^= lowest
        bits >>= 60
        passed += 60
    return found


class Listed(Choices[T]):
    """These values, in this order."""

    __slots__ = ("values",)

    def __init__(self, *values: T) -> None:
        self.values = values
        self.size = len(values)

    def at(self, index: int) -> T:
        return self.values[index]

    def find(self, value: object) -> int:
        kind = type(value)
        for index, mine in enumerate(self.values):
            if mine is value or (type(mine) is kind and mine == value and identical(mine, value)):
                return index
        return ABSENT

    def has(self, value: object) -> bool:
        for mine in self.values:
            if mine is value:
                return True
        return self.find(value) >= 0

    def fitting(self, action: Action) -> int:
        return max([shared(value, action) for value in self.values], default=ABSENT)

    def to_json(self) -> dict[str, Json]:
        return {"listed": [describe(value) for value in self.values]}

    def parts(self) -> tuple[object, ...]:
        return self.values


@lru_cache(maxsize=4096)
def just(word: str) -> Listed[str]:
    """One word and no other; the spaces are kept, for the same few are needed all the time."""
    return Listed(word)


def shared(offered: object, action: Action) -> int:
    """How many leading fields two actions have in common; ABSENT if class or seat differ."""
    if not isinstance(offered, Action) or type(offered) is not type(action):
        return ABSENT
    # As in products: the other action may hold anything.
    if not identical(offered.seat, getattr(action, "seat")):  # noqa: B009
        return ABSENT
    fit = 0
    values: Iterator[object] = iter(action.values())
    for mine in offered.values():
        if not identical(mine, next(values)):
            break
        fit += 1
    return fit


def describe(value: object) -> Json:
    """The JSON form of one listed value: most are words."""
    if isinstance(value, str):
        return value
    return value.to_json() if isinstance(value, Action) else to_json(value)


class Range(Choices[int]):
    """The integers from low to high; none if high is less than low."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high
        self.size = high - low + 1 if high >= low else 0

    def at(self, index: int) -> int:
        return self.low + index

    def find(self, value: object) -> int:
        if type(value) is int and self.low <= value <= self.high:
            return value - self.low
        return ABSENT

    def to_json(self) -> dict[str, Json]:
        return {"range": [self.low, self.high]}

    def parts(self) -> tuple[object, ...]:
        return (self.low, self.high)


class Names:
    """Names in a fixed order, numbered from 0: areas of a board, cards of a box."""

    __slots__ = ("names", "numbers")

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.numbers = {name: number for number, name in enumerate(self.names)}
        if len(self.numbers) != len(self.names):
            raise ValueError("a name stands twice")

    def mask(self, *names: str) -> int:
        """The bits of these names."""
        bits = 0
        for name in names:
            bits |= 1 << self.numbers[name]
        return bits

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Names) and self.names == other.names

    def __hash__(self) -> int:
        return hash(self.names)

    def __reduce__(self) -> tuple[Any, ...]:
        return Names, (self.names,)

    def __repr__(self) -> str:
        return f"Names of {len(self.names)}"


class Bits(Choices[str]):
    """The names whose bit is set, in their order."""

    __slots__ = ("mask", "names")

    def __init__(self, mask: int, names: Names) -> None:
        self.mask = mask
        self.names = names
        self.size = mask.bit_count()

    def at(self, index: int) -> str:
        if self.size == 1:
            return self.names.names[self.mask.bit_length() - 1]
        bits, passed = self.mask, 0
        while index >= (here := (bits & LOW_30).bit_count()) and bits:
            index -= here
            bits >>= 30
            passed += 30
        while index >= (here := (bits & LOW_10).bit_count()) and bits:
            index -= here
            bits >>= 10
            passed += 10
        return self.names.names[passed + MEMBERS[bits & LOW_10][index]]

    def find(self, value: object) -> int:
        if type(value) is not str:
            return ABSENT
        number = self.names.numbers.get(value, -1)
        if number < 0 or not self.mask >> number & 1:
            return ABSENT
        return (self.mask & ((1 << number) - 1)).bit_count()

    def has(self, value: object) -> bool:
        if type(value) is not str:
            return False
        number = self.names.numbers.get(value, -1)
        return number >= 0 and self.mask >> number & 1 == 1

    def to_json(self) -> dict[str, Json]:
        listed: list[Json] = list(self.members())
        return {"listed": listed}

    def __iter__(self) -> Iterator[str]:
        return iter(self.members())

    def members(self) -> list[str]:
        """All of them, one after the other."""
        names = self.names.names
        return [names[place] for place in places_in(self.mask)]

    def parts(self) -> tuple[object, ...]:
        return (self.mask, self.names)
