"""Estimates: shares and averages of many games, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from landsraad.kernel import Chance

CONFIDENT: Final = 0.95
DEVIATIONS: Final = 1.96
"""Of the normal distribution, for as much."""
RESAMPLES: Final = 1000


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{self.value:.1%} ({self.low:.1%}–{self.high:.1%}) of {self.games}"


def share(happened: float, games: int) -> Estimate:
    """How often something happened, by Wilson's interval."""
    if games == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    value = happened / games
    return Estimate(value, *wilson(value, games), games)


def wilson(value: float, number: int) -> tuple[float, float]:
    """The interval of a share by Wilson, which knows that what never happened still may."""
    z = DEVIATIONS**2 / number
    middle = (value + z / 2) / (1 + z)
    reach = DEVIATIONS / (1 + z) * sqrt(value * (1 - value) / number + z / (4 * number))
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(slots=True)
class Spread:
    """Numbers that are counted one by one: how many, their sum, and that of their squares."""

    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.number if self.number else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.number < 2:
            return 0.0
        variance = (self.squares - self.number * self.mean**2) / (self.number - 1)
        return sqrt(max(0.0, variance) / self.number)

    def estimate(self) -> Estimate:
        reach = DEVIATIONS * self.error
        return Estimate(self.mean, self.mean - reach, self.mean + reach, self.number)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def bootstrapped(
    sample: Sequence[Any], statistic: Callable[[Sequence[Any]], float], resamples: int = RESAMPLES
) -> tuple[float, float]:
    """The percentile interval of a statistic."""
    chance = Chance.seeded(len(sample))
    found = sorted(
        [statistic([sample[chance.below(len(sample))] for _ in sample]) for _ in range(resamples)]
    )
    edge = int((1 - CONFIDENT) / 2 * resamples)
    return found[edge], found[-1 - edge]
