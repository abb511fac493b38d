"""All that the solo mode adds: its steps, and the verbs that it does in its own way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from landsraad.arrakis.ops import Op
from landsraad.arrakis.solo import (
    attacks,
    cards,
    effects,
    moving,
    placing,
    rounds,
    tokens,
    turns,
    vehicles,
    verdict,
)

PARTS: Final = (
    verdict,
    effects,
    tokens,
    attacks,
    moving,
    placing,
    vehicles,
    cards,
    turns,
    rounds,
)

Verbs = dict[type[Op], Callable[..., Any]]
HARKONNEN_VERBS: Final[Verbs] = {
    op: begin
    for part in (attacks, moving, placing, vehicles, cards)
    for op, begin in part.VERBS.items()
}
"""What the Harkonnen do by their lists."""
ATREIDES_VERBS: Final[Verbs] = turns.ATREIDES_VERBS
"""What the player does in another way than in a duel."""
