"""Sequential halving: which of some candidates is best, by as few trials as possible.

All candidates are tried equally often, the better half of them again, and so on. Trials have
numbers: the same number is the same world and the same luck for everybody, so that differences are
seen sooner. The first candidate is the one to be believed in; it stays to the end, and another one
is taken only if it has done better by more than luck explains, or less where one is less cautious.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from typing import Final, Generic, TypeVar

from landsraad.bots.budget import Thought

T = TypeVar("T")

CLEARLY: Final = 3.0
"""By how many standard errors somebody must be worse to be tried no further."""
NO_LUCK: Final = 0.002
"""Less luck than this is none: further trials would tell the same."""
DOUBT: Final = 1.0
"""By how many standard errors a surprise must be better than what one believed in."""
FEW: Final = 2
"""Worlds that tell half of the luck there is; more tell more of it."""
WORTHWHILE: Final = 0.005
"""What is better by less than this is not worth leaving what one believed in."""


@dataclass(frozen=True, slots=True)
class Estimate(Generic[T]):
    """What a candidate has brought in the worlds it was tried in."""

    candidate: T
    results: tuple[float, ...]

    @property
    def playouts(self) -> int:
        return len(self.results)

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results)

    @property
    def error(self) -> float:
        """The standard error of the mean; that of a single trial is as good as unknown."""
        return standard_error(self.results)


def standard_error(numbers: Sequence[float]) -> float:
    if len(numbers) < 2:
        return inf
    return sqrt(variance(numbers) / len(numbers))


def variance(numbers: Sequence[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return sum([(number - mean) ** 2 for number in numbers]) / (len(numbers) - 1)


def weigh(
    candidates: Sequence[T],
    trial: Callable[[T, int], float],
    thought: Thought,
    cost: float = 1.0,
    caution: float = 1.0,
) -> list[Estimate[T]]:
    """All candidates that were tried, the one to take first, then by what they brought.

    Args:
        candidates: in the order in which one believes in them.
        trial: what a candidate brings in the world of a number.
        thought: how much may be tried; less is where it is clear.
        cost: of a trial, in playouts.
        caution: how much another one must be better; with 1 by more than the luckiest of equals
            would be, with 0 by anything.
    """
    results: list[list[float]] = [[] for _ in candidates]
    left = [*range(len(candidates))]
    halvings = max(1, (len(left) - 1).bit_length())
    for halving in range(1, halvings + 1):
        while thought.used < halving / halvings or not results[0]:
            number = len(results[0])
            for place in left:
                if thought.used >= 1 and results[0]:
                    break
                results[place].append(trial(candidates[place], number))
                thought.playouts += cost
            left = compared(left, results, number)
            hopeful = may_be_best([results[place] for place in left])
            left = [
                place
                for place, is_hopeful in zip(left, hopeful, strict=True)
                if is_hopeful or not place
            ]
            if sum(hopeful) == 1:
                return in_order(candidates, results, left, caution)
        if halving < halvings:
            others = sorted(left[1:], key=lambda place: -sum(results[place]))
            left = [0, *others[: (len(left) + 1) // 2]]
    return in_order(candidates, results, left, caution)


def compared(left: Sequence[int], results: Sequence[list[float]], number: int) -> list[int]:
    """Those that can be compared when the world of a number has been tried.

    If that was interrupted it does not count; in the first world it is for those who had a turn.
    """
    tried = [place for place in left if len(results[place]) > number]
    if number and len(tried) < len(left):
        for place in tried:
            results[place].pop()
        return [*left]
    return tried


def may_be_best(results: Sequence[Sequence[float]]) -> list[bool]:
    """Who may still turn out to be the best; one of them if further trials would tell the same."""
    trials = len(results[0])
    totals = [sum(some) for some in results]
    luck = luck_in([gaps(some, results[0]) for some in results[1:]])
    if trials > 2 and luck < NO_LUCK:
        best = totals.index(max(totals))
        return [place == best for place in range(len(totals))]
    near = max(totals) - CLEARLY * max(luck, NO_LUCK) * sqrt(trials)
    return [total >= near for total in totals]


def in_order(
    candidates: Sequence[T],
    results: Sequence[Sequence[float]],
    finalists: Sequence[int],
    caution: float,
) -> list[Estimate[T]]:
    """The best that stayed to the end, or the believed one; then the others by their means."""
    found = {
        place: Estimate(candidates[place], tuple(some))
        for place, some in enumerate(results)
        if some
    }
    differences = {place: gaps(results[place], results[0]) for place in found if place}
    luck = doubt(len(differences)) * luck_in([*differences.values()])
    better = [
        place for place in finalists if place and is_better(differences[place], luck, caution)
    ]
    chosen = max(better, key=lambda place: found[place].mean, default=0)
    rest = [one for place, one in found.items() if place != chosen]
    return [found[chosen], *sorted(rest, key=lambda one: -one.mean)]


def is_better(leads: Sequence[float], luck: float, caution: float) -> bool:
    """Whether the mean lead is more than so much luck of a single world explains, with caution."""
    worlds = len(leads)
    explained = max(WORTHWHILE, luck * (1 + FEW / worlds) / sqrt(worlds))
    return sum(leads) / worlds > caution * explained


def doubt(challengers: int) -> float:
    """By how many standard errors the best of some challengers must be better.

    It is the luckiest of them: of so many that are equally good, one seems better by about the
    added part, as each is compared with the same luck of the one believed in.
    """
    return DOUBT + sqrt(log(max(1, challengers)))


def gaps(mine: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """How much better one has done than another, in each world where both were tried."""
    return [one - other for one, other in zip(mine, theirs, strict=False)]


def luck_in(differences: Sequence[Sequence[float]]) -> float:
    """How much luck there is in a trial; infinite if nobody can tell.

    All candidates together tell it: few trials of one alone may look surer than they are.
    """
    lucks = [variance(some) for some in differences if len(some) > 1]
    return sqrt(sum(lucks) / len(lucks)) if lucks else inf
