"""Chances as sums: what speaks for a side adds up in logits."""

from __future__ import annotations

from math import exp
from typing import Final

SURE: Final = 30.0
"""Odds beyond this logit are all the same, and would only overflow."""


def logistic(logit: float) -> float:
    """The chance that a logit stands for."""
    return 1 / (1 + exp(-max(-SURE, min(SURE, logit))))
