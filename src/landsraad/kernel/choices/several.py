"""Spaces of several members of a pool: subsets of it, and how many of each."""

from __future__ import annotations

import operator
from functools import lru_cache
from math import comb

from landsraad.kernel.choices.base import ABSENT, Choices, T
from landsraad.kernel.values import Json


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

    def arranged(self, value: object) -> object:
        return tuple(sorted(value, key=self.pool.find)) if type(value) is tuple else value

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

    def arranged(self, value: object) -> object:
        if type(value) is not tuple or not all(type(item) is tuple and item for item in value):
            return value
        return tuple(sorted(value, key=lambda item: self.pool.find(item[0])))

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
