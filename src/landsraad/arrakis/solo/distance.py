"""Distances for the Harkonnen, who ignore impassable borders (A-SOLO-GEN-8, A-SOLO-MOVE-13)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from landsraad.arrakis.board import ALL, BOARDS, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.state import ArrakisState

FAR: Final = 999
"""More areas than any way has: there is none."""


@lru_cache(maxsize=512)
def distances(blast: str, goal: int, open_areas: int) -> tuple[int, ...]:
    """How far each area is from a goal if only open areas may lie between."""
    aloft = BOARDS[blast].aloft
    steps = [FAR] * len(aloft)
    steps[goal] = 0
    edge, reached, number = 1 << goal, 1 << goal, 0
    while edge:
        number += 1
        fresh = 0
        for area in members(edge):
            fresh |= aloft[area]
        fresh &= ~reached
        for area in members(fresh):
            steps[area] = number
        reached |= fresh
        edge = fresh & open_areas
    return tuple(steps)


def apart(game: ArrakisState, one: int, other: int) -> int:
    """How many areas away one area is from another (A-SOLO-GEN-8)."""
    return distances(game.blast, one, ALL)[other]


def to_go(game: ArrakisState, goal: int) -> tuple[int, ...]:
    """A-SOLO-MOVE-1: how far each area is from a goal through free areas."""
    return distances(game.blast, goal, game.free(HARKONNEN))


def nearest_sietches(game: ArrakisState, area: int) -> tuple[int, tuple[int, ...]]:
    """How far the nearest sietch is, and all that are so near."""
    return nearest_of(game.blast, game.settled[ATREIDES], area)


@lru_cache(maxsize=8192)
def nearest_of(blast: str, places: int, area: int) -> tuple[int, tuple[int, ...]]:
    """How far the nearest of some places is, and all that are so near."""
    away = {place: distances(blast, place, ALL)[area] for place in members(places)}
    nearest = min(away.values(), default=FAR)
    return nearest, tuple([place for place, steps in away.items() if steps == nearest])
