"""What several checks go through."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.arrakis.box import SIDES
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.state import ArrakisState


def legions_of(game: ArrakisState) -> Iterator[tuple[str, int, Legion]]:
    """All legions: side, area, legion."""
    for side in SIDES:
        for area, legion in game.legions[side].items():
            yield side, area, legion
