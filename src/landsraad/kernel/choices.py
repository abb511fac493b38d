"""Choices: everything that may be chosen here, as a lazy sequence.

A space of choices knows its size, the element at an index, and the index of an element, without
being enumerated. Seven kinds are enough for every rule:

    Listed(*values)                 these
    Range(low, high)                the integers from low to high
    Bits(mask, table)               the members of a fixed table whose bit is set
    Subsets(pool, low, high)        low to high different members of a pool, as a tuple in its order
    Counts(pool, limits, low, high) how many of each member of a pool, low to high in all,
                                    as a tuple of (member, count) without the zeros; `least`
                                    says how many of each there must be
    Product(Class, seat, *fields)   one action type, each field chosen from a space of its own
    Sum(*spaces)                    this space or that one (they must not overlap)

Where one field limits another, write a Sum of a few Products, one for each group with the same
limits. The order of a space depends on how it was built, never on a hash. Spaces are immutable and
may be shared and kept. Inside the engine use `size`, `at` and `find`; `len`, `[]`, `in`, `index`
and iteration are built on them for everybody else.
"""

from __future__ import annotations

import operator
import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from typing import Any, TypeVar, overload

from landsraad.kernel.action import Action, identical
from landsraad.kernel.chance import Chance
from landsraad.kernel.values import Json, to_json

T = TypeVar("T")

ABSENT = -1
LOW_30, LOW_10 = (1 << 30) - 1, (1 << 10) - 1
MEMBERS = [[place for place in range(10) if bits >> place & 1] for bits in range(1 << 10)]
"""The places of the bits that are set, of each number with ten bits."""


class Choices(Sequence[T]):
    """A lazy sequence without duplicates. Subclasses set `size` and write `at` and `find`."""

    __slots__ = ("size",)

    size: int

    def at(self, index: int) -> T:
        """The element at an index from 0 to size - 1."""
        raise NotImplementedError

    def find(self, value: object) -> int:
        """The index of an element, or ABSENT."""
        raise NotImplementedError

    def has(self, value: object) -> bool:
        """Whether it is an element; often cheaper than its index."""
        return self.find(value) >= 0

    def to_json(self) -> dict[str, Json]:
        """A complete description of the space for a client."""
        raise NotImplementedError

    def parts(self) -> tuple[object, ...]:
        """What the space was built from; two spaces built alike are equal."""
        raise NotImplementedError

    def fitting(self, action: Action) -> int:
        """How many leading fields of an action fit; ABSENT if no action of its kind is offered."""
        return ABSENT

    def sample(self, chance: Chance) -> T:
        """One element, all equally likely."""
        return self.at(chance.below(self.size))

    def __len__(self) -> int:
        if self.size > sys.maxsize:
            raise OverflowError("too many for len(); ask for size")
        return self.size

    def __bool__(self) -> bool:
        return self.size > 0

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return tuple([self.at(i) for i in range(*index.indices(self.size))])
        index = operator.index(index)
        if not -self.size <= index < self.size:
            raise IndexError(f"index {index} is outside {self.size} choices")
        return self.at(index if index >= 0 else index + self.size)

    def __contains__(self, value: object) -> bool:
        return self.has(value)

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        found = self.find(value)
        start, stop, _ = slice(start, stop).indices(self.size)
        if not start <= found < stop:
            raise ValueError(f"{value!r} is not among the choices")
        return found

    def count(self, value: Any) -> int:
        return 1 if self.has(value) else 0

    def __iter__(self) -> Iterator[T]:
        for index in range(self.size):
            yield self.at(index)

    def __reversed__(self) -> Iterator[T]:
        for index in range(self.size - 1, -1, -1):
            yield self.at(index)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        assert isinstance(other, Choices)
        return identical(self.parts(), other.parts())

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.parts()))})"


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
    if (
        not isinstance(offered, Action)
        or type(offered) is not type(action)
        or offered.seat != action.seat
    ):
        return ABSENT
    fit = 0
    for one, other in zip(offered.values(), action.values(), strict=True):
        if not identical(one, other):
            break
        fit += 1
    return fit


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
        return {"listed": list(self)}

    def parts(self) -> tuple[object, ...]:
        return (self.mask, self.names)


class Subsets(Choices[tuple[T, ...]]):
    """Low to high different members of a pool: small subsets first, then in the pool's order."""

    __slots__ = ("high", "low", "pool")

    def __init__(self, pool: Choices[T], low: int, high: int) -> None:
        self.pool = pool
        self.low = max(low, 0)
        self.high = min(high, pool.size)
        self.size = sum([comb(pool.size, number) for number in range(self.low, self.high + 1)])

    def at(self, index: int) -> tuple[T, ...]:
        number = self.low
        while index >= comb(self.pool.size, number):
            index -= comb(self.pool.size, number)
            number += 1
        members: list[T] = []
        place = 0
        while number:
            beginning_here = comb(self.pool.size - place - 1, number - 1)
            if index < beginning_here:
                members.append(self.pool.at(place))
                number -= 1
            else:
                index -= beginning_here
            place += 1
        return tuple(members)

    def find(self, value: object) -> int:
        if type(value) is not tuple or not self.low <= len(value) <= self.high:
            return ABSENT
        index = sum([comb(self.pool.size, number) for number in range(self.low, len(value))])
        place = 0
        for chosen, member in enumerate(value):
            found = self.pool.find(member)
            if found < place:
                return ABSENT
            for skipped in range(place, found):
                index += comb(self.pool.size - skipped - 1, len(value) - chosen - 1)
            place = found + 1
        return index

    def to_json(self) -> dict[str, Json]:
        return {"subsets": self.pool.to_json(), "low": self.low, "high": self.high}

    def parts(self) -> tuple[object, ...]:
        return (self.pool, self.low, self.high)


class Counts(Choices[tuple[tuple[T, int], ...]]):
    """How many of each member of a pool, from its least to its limit, low to high in all.

    The least of each are `sure`; all counting is of what comes on top of them.
    """

    __slots__ = ("high", "least", "limits", "low", "pool", "sure", "ways")

    def __init__(
        self,
        pool: Choices[T],
        limits: tuple[int, ...],
        low: int,
        high: int,
        least: tuple[int, ...] = (),
    ) -> None:
        self.least = least or (0,) * len(limits)
        if not pool.size == len(limits) == len(self.least):
            raise ValueError(f"{len(limits)} limits for {pool.size} members")
        self.pool = pool
        self.limits = limits
        self.sure = sum(self.least)
        self.low = max(low, self.sure)
        self.high = min(high, sum(limits))
        spare = tuple(map(operator.sub, limits, self.least)) if self.sure else limits
        self.ways = ways_up_to(spare)
        self.size = self._between(0, self.low - self.sure, self.high - self.sure)

    def _between(self, place: int, low: int, high: int) -> int:
        """In how many ways the members from this place on make low to high in all."""
        ways = self.ways[place]
        if high < 0 or high < low:
            return 0
        below = ways[min(low, len(ways)) - 1] if low > 0 else 0
        return ways[min(high, len(ways) - 1)] - below

    def at(self, index: int) -> tuple[tuple[T, int], ...]:
        chosen: list[tuple[T, int]] = []
        low, high = self.low - self.sure, self.high - self.sure
        for place, least in enumerate(self.least):
            more = 0
            while index >= (with_more := self._between(place + 1, low - more, high - more)):
                index -= with_more
                more += 1
            low, high = low - more, high - more
            if least + more:
                chosen.append((self.pool.at(place), least + more))
        return tuple(chosen)

    def find(self, value: object) -> int:
        counts = self._counted(value)
        return ABSENT if counts is None else self._rank(counts)

    def has(self, value: object) -> bool:
        return self._counted(value) is not None

    def _counted(self, value: object) -> list[int] | None:
        """How many of each member an element has; None if it is not an element."""
        if type(value) is not tuple:
            return None
        counts = [0] * len(self.limits)
        last = ABSENT
        for item in value:
            if type(item) is not tuple or len(item) != 2 or type(item[1]) is not int:
                return None
            place = self.pool.find(item[0])
            if place <= last or not 1 <= item[1] <= self.limits[place]:
                return None
            counts[place] = item[1]
            last = place
        enough = all(map(operator.ge, counts, self.least))
        return counts if enough and self.low <= sum(counts) <= self.high else None

    def _rank(self, counts: list[int]) -> int:
        index = 0
        low, high = self.low - self.sure, self.high - self.sure
        for place, more in enumerate(map(operator.sub, counts, self.least)):
            for fewer in range(more):
                index += self._between(place + 1, low - fewer, high - fewer)
            low, high = low - more, high - more
        return index

    def to_json(self) -> dict[str, Json]:
        limits: list[Json] = list(self.limits)
        least: list[Json] = list(self.least)
        return {
            "counts": self.pool.to_json(),
            "limits": limits,
            "least": least,
            "low": self.low,
            "high": self.high,
        }

    def parts(self) -> tuple[object, ...]:
        return (self.pool, self.limits, self.low, self.high, self.least)


@lru_cache(maxsize=4096)
def ways_up_to(limits: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each place, in how many ways the members from there on make at most 0, 1, 2, … in all."""
    exactly = [1]
    tables = [exactly]
    for limit in reversed(limits):
        longer = [0] * (len(exactly) + limit)
        for total, ways in enumerate(exactly):
            for count in range(limit + 1):
                longer[total + count] += ways
        exactly = longer
        tables.append(exactly)
    return tuple([_running_sums(table) for table in reversed(tables)])


def _running_sums(numbers: list[int]) -> tuple[int, ...]:
    total = 0
    sums: list[int] = []
    for number in numbers:
        total += number
        sums.append(total)
    return tuple(sums)


class Product(Choices[Action]):
    """Actions of one class and seat; the last field varies fastest."""

    __slots__ = ("fields", "made", "seat")

    def __init__(self, made: type[Action], seat: str, *fields: Choices[Any]) -> None:
        self.made = made
        self.seat = seat
        self.fields = fields
        size = 1
        for field in fields:
            size *= field.size
        self.size = size

    def at(self, index: int) -> Action:
        values: list[Any] = []
        size = self.size
        for field in self.fields:
            place = 0
            if field.size > 1:
                size //= field.size
                place, index = index // size, index % size
            values.append(field.at(place))
        return self.made(self.seat, *values)

    def find(self, value: object) -> int:
        if type(value) is not self.made or not (
            value.seat is self.seat or identical(value.seat, self.seat)
        ):
            return ABSENT
        index = 0
        chosen = iter(value.values())
        for field in self.fields:
            place = field.find(next(chosen))
            if place < 0:
                return ABSENT
            index = index * field.size + place
        return index

    def has(self, value: object) -> bool:
        if type(value) is not self.made or not (
            value.seat is self.seat or identical(value.seat, self.seat)
        ):
            return False
        chosen = iter(value.values())
        for field in self.fields:  # noqa: SIM110  # a generator would cost more than it finds out
            if not field.has(next(chosen)):
                return False
        return True

    def fitting(self, action: Action) -> int:
        if type(action) is not self.made or action.seat != self.seat:
            return ABSENT
        fit = 0
        for field, value in zip(self.fields, action.values(), strict=True):
            if not field.has(value):
                break
            fit += 1
        return fit

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

    __slots__ = ("spaces",)

    def __init__(self, *spaces: Choices[T]) -> None:
        self.spaces = spaces
        size = 0
        for space in spaces:
            size += space.size
        self.size = size

    def at(self, index: int) -> T:
        for space in self.spaces:
            if index < space.size:
                return space.at(index)
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
        for space in self.spaces:  # noqa: SIM110  # as above
            if space.has(value):
                return True
        return False

    def fitting(self, action: Action) -> int:
        return max([space.fitting(action) for space in self.spaces], default=ABSENT)

    def to_json(self) -> dict[str, Json]:
        return {"sum": [space.to_json() for space in self.spaces]}

    def parts(self) -> tuple[object, ...]:
        return self.spaces


def describe(value: object) -> Json:
    """The JSON form of one listed value: most are words."""
    if isinstance(value, str):
        return value
    return value.to_json() if isinstance(value, Action) else to_json(value)
