"""Budgets: how long a bot thinks about a question."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Final, Self

from landsraad.kernel import BadOptions
from landsraad.kernel.values import brief

OVERTIME: Final = 1.4
"""A trial that is still going on after so much of the time is cut short."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thought a question gets: playouts, which always give the same answer, or time."""

    playouts: float = inf
    seconds: float = inf

    @classmethod
    def read(cls, text: str) -> Self:
        """`48` is a number of playouts, `0.3s` a time."""
        number = text.removesuffix("s")
        try:
            amount = float(number)
        except ValueError:
            amount = 0.0
        if not 0 < amount < inf:
            raise BadOptions(f"{brief(text)} is neither a number of playouts nor a time like 0.3s")
        return cls(playouts=amount) if number == text else cls(seconds=amount)


class Thought:
    """A budget while it is being used."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = monotonic()
        self.playouts = 0.0

    @property
    def used(self) -> float:
        """The share of the budget that is gone."""
        return max(self.playouts / self._budget.playouts, self._elapsed)

    @property
    def overdue(self) -> bool:
        """Whether there is no time left even for what was begun."""
        return self._elapsed > OVERTIME

    @property
    def _elapsed(self) -> float:
        seconds = self._budget.seconds
        return 0.0 if seconds == inf else (monotonic() - self._began) / seconds
