"""Where: the areas that a step of an effect means."""

from __future__ import annotations

from functools import reduce
from operator import or_

from landsraad.arrakis.board import ALL, AREA, SECTOR_MASK, SECTORS, SECTORS_OF, ZONE_MASK, members
from landsraad.arrakis.box import ATREIDES
from landsraad.arrakis.ops import Where
from landsraad.arrakis.resolve import Bounds, lookup
from landsraad.arrakis.state import NOWHERE, OTHER, ArrakisState


def areas(game: ArrakisState, seat: str, where: Where, bound: Bounds = ()) -> int:
    """All areas that a selector allows to a seat, as bits."""
    side = game.side(seat)
    board = game.board
    mask = _named(where, bound)
    if where.area:
        mask &= AREA.mask(*where.area)
    if where.settlement:
        mask &= _settlements(game, side, where)
    if where.sietch:
        mask &= game.settled[ATREIDES]
    if where.terrain:
        mask &= int(getattr(board, where.terrain))
    if where.deep:
        mask &= board.deep
    if where.state:
        mask &= game.empty() if where.state == "empty" else game.free(side)
    if where.legion:
        mask &= with_legion(game, side if where.legion == "self" else OTHER[side], where)
    if where.at:
        mask &= areas(game, seat, where.at, bound)
    if where.adjacent_to:
        mask &= board.around(areas(game, seat, where.adjacent_to, bound))
    if where.another_sandworm:
        mask &= board.around(game.worms)
    if where.same_sector_as:
        mask &= _same_sector(game, side, where.same_sector_as)
    if where.any_of:
        mask &= reduce(or_, [areas(game, seat, part, bound) for part in where.any_of])
    if where.enemy_within:
        enemies = game.held[OTHER[side]]
        near = [a for a in members(mask) if board.within(a, where.enemy_within) & enemies]
        mask = sum([1 << area for area in near])
    return mask


def _named(where: Where, bound: Bounds) -> int:
    """The areas that the names given by earlier steps allow."""
    mask = ALL
    if where.ref:
        mask = lookup(bound, where.ref).places
    if where.together:
        taken = lookup(bound, where.together).places
        mask &= taken if taken.bit_count() >= where.most else ALL
    if where.sector_connected_to:
        zones = lookup(bound, where.sector_connected_to).places
        mask &= reduce(or_, [ZONE_MASK[zone] for zone in members(zones)], 0)
    if where.sector:
        sectors = lookup(bound, where.sector).places
        mask &= reduce(or_, [SECTOR_MASK[SECTORS[sector]] for sector in members(sectors)], 0)
    return mask


def with_legion(game: ArrakisState, side: str, where: Where) -> int:
    """The areas with a legion of a side that has what is asked of it."""
    if not where.contains and not where.with_leader:
        return game.held[side]
    wanted = [game.version_of(figure) for figure in where.contains]
    mask = 0
    for area, legion in game.legions[side].items():
        if all(map(legion.has, wanted)) and (legion.leaders or not where.with_leader):
            mask |= 1 << area
    return mask


def _settlements(game: ArrakisState, side: str, where: Where) -> int:
    mask = game.settled[side]
    if where.ids:
        mask &= AREA.mask(*where.ids)
    if where.rank:
        ranked = [area for area in members(mask) if game.rank(side, area) == where.rank]
        mask = sum([1 << area for area in ranked])
    return mask


def _same_sector(game: ArrakisState, side: str, figure: str) -> int:
    """A-FX-9: the sectors of a leader or of any own legion."""
    if figure == "self":
        places = game.held[side]
    else:
        place = game.area_of(game.version_of(figure))
        places = 0 if place == NOWHERE else 1 << place
    mask = 0
    for place in members(places):
        for sector in SECTORS_OF[place]:
            mask |= SECTOR_MASK[sector]
    return mask
