"""Where a move may go: how far, around what, and which cells can go together.

D-MOVE-1 one group · D-MOVE-2 how far · D-MOVE-3 to 6 ornithopters · D-MOVE-7 storm
D-MOVE-8 blocked strongholds · D-MOVE-9 the ally · D-MOVE-10 within a territory
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from landsraad.dune.actions.common import PASS
from landsraad.dune.actions.shipment import Move
from landsraad.dune.board import (
    ALL_CELLS,
    CELL,
    CELLS,
    CITIES,
    SECTOR_MASK,
    TERRITORIES,
    TERRITORY_MASK,
    TERRITORY_OF,
    mask_of,
    members,
    on_rim,
    reach,
    route,
    within_distance,
)
from landsraad.dune.factions.bene_gesserit import comes_in_peace
from landsraad.dune.factions.fremen import TERRITORIES_MOVED, moves_two
from landsraad.dune.factions.sheets import COMMON
from landsraad.dune.state import AREA, DuneState
from landsraad.dune.travel.groups import cells_named, first_missing, groups, origin_of, origins
from landsraad.dune.travel.limits import allies_in, barred_to_moves, closed_by_allies
from landsraad.kernel import Action, Bits, Choices, Product, Sum
from landsraad.kernel.refusals import Because, because

CITY_CELLS: Final = mask_of(cell for city in CITIES for cell in TERRITORIES[city].cells)
ANY_NUMBER: Final = COMMON.forces


# How far.


def has_ornithopters(game: DuneState, seat: str) -> bool:
    """D-MOVE-3: a force in a city as the move starts. D-MOVE-4: in 2009 since the storm phase."""
    if settled_by_the_storm(game):
        return seat in game.ornithopters
    return bool(game.fighters(seat) & CITY_CELLS)


def settled_by_the_storm(game: DuneState) -> bool:
    """D-MOVE-4, D-STORM-28: whose ornithopters are is settled once the storm phase is over."""
    return game.rules.ornithopters == "uncontested_at_end_of_storm_phase"


def allowance(game: DuneState, seat: str, quiet: bool = False) -> int:
    """D-MOVE-2: how many territories far. D-MOVE-5: advisors never use ornithopters."""
    if has_ornithopters(game, seat) and not quiet:
        return COMMON.move_with_ornithopters
    return TERRITORIES_MOVED if moves_two(game, seat) else COMMON.move


def on_foot(game: DuneState, seat: str) -> int:
    """How far without the advantage of the Fremen."""
    return COMMON.move_with_ornithopters if has_ornithopters(game, seat) else COMMON.move


# Where to.


class Way(NamedTuple):
    """What limits the groups of one kind: how far, what they may not pass, where not end."""

    allowance: int
    blocked: int
    closed: int

    def out_of(self, territory: int) -> Way:
        """The same, as far as it concerns groups that leave this territory."""
        near = within_distance(territory, self.allowance)
        return Way(self.allowance, self.blocked & near, self.closed & near)


def way_of(game: DuneState, seat: str, quiet: bool) -> Way:
    """D-MOVE-8, D-MOVE-9: strongholds with two others, and territories of allies."""
    no_limit = quiet or comes_in_peace(game, seat)
    blocked = barred_to_moves(game, seat, no_limit)
    closed = closed_by_allies(game, seat, no_limit, moving=True)
    if not game.rules.pass_through_ally:
        blocked |= closed
    return Way(allowance(game, seat, quiet), blocked, closed)


def ends(cell: int, storm: int, way: Way) -> int:
    """Where the forces of one cell may end their move."""
    # The territory they leave never stands in their way, even if an ally is there too.
    blocked = way.blocked & ~TERRITORY_MASK[TERRITORY_OF[cell]]
    return reach(cell, storm, way.allowance, blocked) & ~way.closed


@lru_cache(maxsize=1 << 14)
def destinations(cells: int, storm: int, way: Way) -> tuple[tuple[int, int], ...]:
    """D-MOVE-1: the cells of a territory in groups that can go together, with where they may go.

    Each destination is in one group only: with all the cells that reach it.
    """
    parts = {0: ALL_CELLS}
    for cell in members(cells):
        reached = ends(cell, storm, way)
        finer: dict[int, int] = {}
        for together, to in parts.items():
            if to & reached:
                finer[together | 1 << cell] = to & reached
            if to & ~reached:
                finer[together] = to & ~reached
        parts = finer
    return tuple([(together, to) for together, to in parts.items() if together])


def moves(game: DuneState, seat: str, closed: int) -> Choices[Action]:
    """D-MOVE-1: one group, or none; not into the cells that are `closed` for another reason."""
    spaces: list[Choices[Action]] = [PASS[seat]]
    ways: dict[bool, Way] = {}
    for territory, cells in origins(game, seat):
        quiet = game.is_advisor(seat, territory)
        if quiet not in ways:
            ways[quiet] = way_of(game, seat, quiet)
        for together, to in destinations(cells, game.storm, ways[quiet].out_of(territory)):
            if to & ~closed:
                spaces += [
                    Product(Move, seat, *kinds, Bits(to & ~closed, AREA))
                    for kinds in groups(game, seat, together, ANY_NUMBER)
                ]
    return Sum(*spaces)


def why_no_move(game: DuneState, action: Move) -> Because | None:
    """What keeps a group from its destination, or a group from being one."""
    return why_no_group(game, action) or why_no_end(game, action) or why_no_way(game, action)


def why_no_group(game: DuneState, action: Move) -> Because | None:
    """D-MOVE-1: forces of one territory, and no more than are there."""
    cells = cells_named(action.forces, action.specials)
    if not cells:
        return because("D-MOVE-1", "nobody")
    if len({TERRITORY_OF[cell] for cell in cells}) > 1:
        return because("D-MOVE-1", "one_territory")
    missing = first_missing(game, action)
    if missing is None and len(set(cells)) == len(cells):
        return None
    cell = missing or CELLS[cells[0]]
    there = sum(game.at(action.seat, CELL[cell]))
    return because("D-MOVE-1", "number", cell=cell, there=there)


def why_no_end(game: DuneState, action: Move) -> Because | None:
    """D-MOVE-7 to 9: the storm, two other factions, or an ally where the move begins or ends."""
    if action.to not in CELL:
        return because("D-MOVE-11", "cell", cell=action.to)
    start, to = cells_named(action.forces, action.specials), CELL[action.to]
    territory, place = TERRITORY_OF[to], TERRITORIES[TERRITORY_OF[to]].id
    way = way_of_group(game, action)
    if (mask_of(start) | 1 << to) & SECTOR_MASK[game.storm]:
        return because("D-MOVE-7", "storm", sector=on_rim(game.storm))
    if way.closed >> to & 1:
        allies = allies_in(game, action.seat, territory)
        return because("D-MOVE-9", "ally", territory=place, ally=allies)
    if way.blocked >> to & 1 and TERRITORY_OF[start[0]] != territory:
        others = game.others_in(action.seat, territory)
        return because("D-MOVE-8", "crowded", territory=place, factions=others)
    return None


def why_no_way(game: DuneState, action: Move) -> Because | None:
    """D-MOVE-2: it is too far; or what lies between bars every way that is not."""
    way, to = way_of_group(game, action), 1 << CELL[action.to]
    starts = cells_named(action.forces, action.specials)
    if all(reach(start, game.storm, way.allowance, 0) & to for start in starts):
        return because("D-MOVE-8", "between", territories=way.allowance)
    if within_distance(TERRITORY_OF[starts[0]], way.allowance) & to:
        return because("D-MOVE-7", "between", sector=on_rim(game.storm))
    return because("D-MOVE-2", "far", territories=way.allowance)


def way_of_group(game: DuneState, action: Move) -> Way:
    origin = origin_of(action.forces, action.specials)
    return way_of(game, action.seat, game.is_advisor(action.seat, origin))


def ways_taken(game: DuneState, action: Move) -> dict[str, list[str]]:
    """For each cell that a group leaves: the cells it enters on its way, the last one included."""
    way, to = way_of_group(game, action), CELL[action.to]
    starts = dict.fromkeys([cell for cell, _ in (*action.forces, *action.specials)])
    return {cell: [CELLS[i] for i in way_from(CELL[cell], to, game.storm, way)] for cell in starts}


def way_from(cell: int, to: int, storm: int, way: Way) -> tuple[int, ...]:
    blocked = way.blocked & ~TERRITORY_MASK[TERRITORY_OF[cell]]
    return route(cell, to, storm, blocked)


def beyond(game: DuneState, action: Move, territories: int) -> bool:
    """Whether some force of the group could not come so far with a lesser allowance."""
    way = way_of(game, action.seat, quiet=False)
    lesser = Way(territories, way.blocked, way.closed)
    to = 1 << CELL[action.to]
    group = (*action.forces, *action.specials)
    return not all(ends(CELL[cell], game.storm, lesser) & to for cell, _ in group)
