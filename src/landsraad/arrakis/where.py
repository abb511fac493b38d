"""Where: the areas that a step of an effect means."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Final, TypeAlias

from landsraad.arrakis.board import (
    ALL,
    AREA,
    SECTOR_MASK,
    SECTORS,
    SECTORS_OF,
    ZONE_MASK,
    mask_of,
    members,
)
from landsraad.arrakis.box import ATREIDES
from landsraad.arrakis.ops import Where
from landsraad.arrakis.resolve import Bounds, lookup
from landsraad.arrakis.state import NOWHERE, OTHER, ArrakisState

Condition: TypeAlias = Callable[[ArrakisState, str, Where, Bounds], int]
"""The areas that one field of a selector allows to a side, as bits."""


def areas(game: ArrakisState, seat: str, where: Where, bound: Bounds = ()) -> int:
    """All areas that a selector allows to a seat, as bits."""
    return _allowed(game, game.side(seat), where, bound)


def _allowed(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    mask = ALL
    for condition in _conditions(where):
        mask &= condition(game, side, where, bound)
    if where.enemy_within:
        enemies = game.held[OTHER[side]]
        reach = where.enemy_within
        mask = mask_of([a for a in members(mask) if game.board.within(a, reach) & enemies])
    return mask


# Places that earlier steps have given a name.


def _ref(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    return lookup(bound, where.ref).places


def _together(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    taken = lookup(bound, where.together).places
    return taken if taken.bit_count() >= where.most else ALL


def _sector_connected_to(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    zones = lookup(bound, where.sector_connected_to).places
    return reduce(or_, [ZONE_MASK[zone] for zone in members(zones)], 0)


def _sector(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    sectors = lookup(bound, where.sector).places
    return reduce(or_, [SECTOR_MASK[SECTORS[sector]] for sector in members(sectors)], 0)


# What is in an area.


def _area(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    return AREA.mask(*where.area)


def _settlement(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    mask = game.settled[side]
    if where.ids:
        mask &= AREA.mask(*where.ids)
    if where.rank:
        mask = mask_of([area for area in members(mask) if game.rank(side, area) == where.rank])
    return mask


def _sietch(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    return game.settled[ATREIDES]


def _terrain(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    return int(getattr(game.board, where.terrain))


def _deep(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    return game.board.deep


def _state(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    return game.empty() if where.state == "empty" else game.free(side)


def _legion(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    return with_legion(game, side if where.legion == "self" else OTHER[side], where)


def with_legion(game: ArrakisState, side: str, where: Where) -> int:
    """The areas with a legion of a side that has what is asked of it."""
    if not where.contains and not where.with_leader:
        return game.held[side]
    wanted = tuple([game.version_of(figure) for figure in where.contains])
    mask = 0
    for area, legion in game.legions[side].items():
        if legion.has_all(wanted) and (legion.leaders or not where.with_leader):
            mask |= 1 << area
    return mask


# What is near.


def _at(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    return _allowed(game, side, where.at, bound) if where.at else ALL


def _adjacent_to(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    next_to = where.adjacent_to
    return game.board.around(_allowed(game, side, next_to, bound)) if next_to else ALL


def _another_sandworm(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    return game.board.around(game.worms)


def _same_sector_as(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    """A-FX-9: the sectors of a leader or of any own legion."""
    if where.same_sector_as == "self":
        places = game.held[side]
    else:
        place = game.area_of(game.version_of(where.same_sector_as))
        places = 0 if place == NOWHERE else 1 << place
    mask = 0
    for place in members(places):
        for sector in SECTORS_OF[place]:
            mask |= SECTOR_MASK[sector]
    return mask


def _any_of(game: ArrakisState, side: str, where: Where, bound: Bounds) -> int:
    return reduce(or_, [_allowed(game, side, part, bound) for part in where.any_of])


_CONDITIONS: Final[dict[str, Condition]] = {
    "ref": _ref,
    "together": _together,
    "sector_connected_to": _sector_connected_to,
    "sector": _sector,
    "area": _area,
    "settlement": _settlement,
    "sietch": _sietch,
    "terrain": _terrain,
    "deep": _deep,
    "state": _state,
    "legion": _legion,
    "at": _at,
    "adjacent_to": _adjacent_to,
    "another_sandworm": _another_sandworm,
    "same_sector_as": _same_sector_as,
    "any_of": _any_of,
}
"""The fields of a selector that narrow it by themselves; others say more about one of these."""

_KEPT: Final[dict[int, tuple[Where, tuple[Condition, ...]]]] = {}
_MOST_KEPT: Final = 4096


def _conditions(where: Where) -> tuple[Condition, ...]:
    """Those of the fields that are given.

    They are kept by the identity of the selector: it never changes, and to hash its many fields
    would cost more than to go through them.
    """
    kept = _KEPT.get(id(where))
    if kept is None or kept[0] is not where:
        if len(_KEPT) >= _MOST_KEPT:
            _KEPT.clear()
        found = [each for field, each in _CONDITIONS.items() if getattr(where, field)]
        kept = _KEPT[id(where)] = (where, tuple(found))
    return kept[1]
