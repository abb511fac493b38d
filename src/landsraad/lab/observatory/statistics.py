"""What a ruling changes: games with the same seeds by both rules, and a test for many questions.

Pairs have the deal and the bots' luck in common until the ruling makes a difference, so what is
compared is the pairs, not two heaps of games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import comb

from landsraad.lab.estimates import DEVIATIONS, Spread


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more of something there is by another rule.

    Attributes:
        value: on average, with a 95 % interval of `low` to `high`.
        pairs: of games. `differing`: those that were not the same.
        p: how likely a difference as one-sided as this is by chance, by the exact sign test.
    """

    value: float
    low: float
    high: float
    pairs: int
    differing: int
    p: float


def difference(usual: Mapping[int, float], other: Mapping[int, float]) -> Difference:
    """Compare two kinds of games, seed by seed."""
    spread = Spread()
    more = less = 0
    for seed in usual.keys() & other.keys():
        by = other[seed] - usual[seed]
        spread.add(by)
        more += by > 0
        less += by < 0
    reach = DEVIATIONS * spread.error
    return Difference(
        spread.mean,
        spread.mean - reach,
        spread.mean + reach,
        spread.number,
        more + less,
        sign_test(more, less),
    )


def sign_test(more: int, less: int) -> float:
    """How likely it is by chance that so many or more differ in the same direction."""
    number, extreme = more + less, max(more, less)
    tail = sum([comb(number, ups) for ups in range(extreme, number + 1)])
    chance: float = 2 * tail / 2**number
    return min(1.0, chance)


def holm(chances: Sequence[float]) -> list[float]:
    """The same chances, corrected for how many there are, by Holm's method."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    corrected = [1.0] * len(chances)
    most = 0.0
    for rank, place in enumerate(order):
        most = max(most, min(1.0, (len(chances) - rank) * chances[place]))
        corrected[place] = most
    return corrected
