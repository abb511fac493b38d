"""Combat Strength (A-SOLO-CS): two counts, the second for ties and for single figures."""

from __future__ import annotations

from functools import lru_cache

from landsraad.arrakis.legion import Legion

Strength = tuple[int, int]
"""Compared in this order (A-SOLO-CS-4)."""


@lru_cache(maxsize=65536)
def strength(legion: Legion) -> Strength:
    """A-SOLO-CS-1, A-SOLO-CS-2."""
    tokens = len(legion.tokens)
    return legion.figures + 2 * tokens + legion.leaders, single_figures(legion)


def single_figures(legion: Legion) -> int:
    """A-SOLO-CS-2; A-SOLO-CS-5: a hidden deployment token counts 2."""
    leaders = legion.generic + 2 * len(legion.named)
    units = 2 * legion.regular + 3 * legion.elite + 4 * legion.special
    return leaders + units + 2 * len(legion.tokens)


def difference(one: Strength, other: Strength) -> Strength:
    """By how much one strength is above another, in both counts."""
    return one[0] - other[0], one[1] - other[1]
