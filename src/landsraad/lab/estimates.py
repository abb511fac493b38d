"""Estimates: shares and averages of many games, with 95 % intervals that cost nothing."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from landsraad.lab.ladder.statistics import DEVIATIONS, Estimate, wilson


def share(happened: float, games: int) -> Estimate:
    """How often something happened, by Wilson's interval."""
    if games == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    value = happened / games
    return Estimate(value, *wilson(value, games), games)


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
