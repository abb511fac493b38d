"""Statistics: whether two samples come from the same source."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter


def told_apart(one: Sequence[float], other: Sequence[float]) -> bool:
    """Kolmogorov and Smirnov, two samples: whether they differ, with an error of 1 %."""
    values = sorted([*[(v, 0) for v in one], *[(v, 1) for v in other]])
    counts, largest = [0, 0], 0.0
    for _, equals in groupby(values, itemgetter(0)):
        for _, which in equals:
            counts[which] += 1
        largest = max(largest, abs(counts[0] / len(one) - counts[1] / len(other)))
    return largest > 1.628 * math.sqrt((len(one) + len(other)) / (len(one) * len(other)))
