"""What all parts of a described position need: areas, leaders, piles without some cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from landsraad.arrakis.board import AREA, mask_of, members
from landsraad.arrakis.state import ArrakisState
from landsraad.kernel import BadPosition, PositionReader
from landsraad.kernel.values import brief

MOST: Final = 100
"""More than there is of anything that is counted without a limit of the box."""


def areas_in(reader: PositionReader, name: str, allowed: int | None = None) -> int:
    """A list of different areas, as bits."""
    names = AREA.names if allowed is None else [AREA.names[area] for area in members(allowed)]
    areas = reader.words(name, names, different=True)
    return mask_of([AREA.numbers[area] for area in areas])


def named_leaders(game: ArrakisState, *sides: str) -> tuple[str, ...]:
    leaders = game.box.leaders.values()
    return tuple([card.id for card in leaders if card.side in sides and card.kind == "named"])


def without(what: str, pile: Iterable[str], gone: Iterable[str]) -> list[str]:
    """A pile without these cards or tokens; each must be there as often as it is named."""
    left = list(pile)
    for item in gone:
        if item not in left:
            raise BadPosition(f"there are not so many {brief(item)} among the {what}")
        left.remove(item)
    return left
