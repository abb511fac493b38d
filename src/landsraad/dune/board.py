"""The board: territories, sectors and cells, and how far forces get over them.

A cell is one territory in one sector, written `territory@sector`; the Polar Sink is one cell that
lies in no sector. Cells are numbered 0 to 85 in the order of the territories in `data/board.json`,
and within a territory in the order in which the storm meets its sectors. Territories are numbered
0 to 41 in the order of that file.

A set of cells is an `int` with one bit for each cell. Sectors count from Storm Start (0) in the
direction of the storm.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import Any, Final, Literal

from landsraad.dune.data import load
from landsraad.kernel import places_in

Terrain = Literal["sand", "rock", "stronghold", "polar"]

NO_SECTOR: Final = -1
"""The sector of the Polar Sink, which no storm ever reaches."""


@dataclass(frozen=True, slots=True)
class Territory:
    """One territory as printed on the board."""

    id: str
    name: str
    name_it: str
    terrain: Terrain
    cells: tuple[int, ...]
    spice_cell: int | None
    """The cell with the spice blow symbol, if there is one."""
    sheltered: bool
    """Safe from the storm only while the Shield Wall stands."""
    ornithopters: bool
    income: int
    """Spice for the occupant at collection, in the advanced game."""


@lru_cache(maxsize=1 << 14)
def members(cells: int) -> tuple[int, ...]:
    """The cells of a set, in increasing order."""
    return tuple(places_in(cells))


def mask_of(cells: Iterable[int]) -> int:
    """The set of the given cells."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def _cell_name(territory: str, sector: int) -> str:
    return territory if sector == NO_SECTOR else f"{territory}@{sector}"


def on_rim(sector: int) -> int:
    """The number of a sector on the rim of the map, where Storm Start is the last one."""
    return sector or SECTORS


def _sectors(entry: dict[str, Any]) -> list[int]:
    return entry["sectors"] or [NO_SECTOR]


def _read_territory(entry: dict[str, Any]) -> Territory:
    name = entry["id"]
    spice_sector = entry.get("spice_sector")
    return Territory(
        id=name,
        name=entry["name_en"],
        name_it=entry["name_it"],
        terrain=entry["terrain"],
        cells=tuple(CELL[_cell_name(name, sector)] for sector in _sectors(entry)),
        spice_cell=None if spice_sector is None else CELL[_cell_name(name, spice_sector)],
        sheltered=entry.get("sheltered", False),
        ornithopters=entry.get("ornithopters", False),
        income=entry.get("income", 0),
    )


_DATA: Final = load("board")
_PLACES: Final = tuple(
    (entry["id"], sector) for entry in _DATA["territories"] for sector in _sectors(entry)
)

SECTORS: Final[int] = _DATA["storm"]["sectors"]
STORM_START: Final[int] = _DATA["storm"]["start_sector"]
FIRST_DIAL: Final[tuple[int, int]] = tuple(_DATA["storm"]["first_dial"])
"""Least and most that may be dialled for the first storm."""
LATER_DIAL: Final[tuple[int, int]] = tuple(_DATA["storm"]["later_dial"])
"""Least and most that may be dialled for every later storm."""
CIRCLES: Final[tuple[int, ...]] = tuple(_DATA["player_circles"]["sectors"])
"""The sector of each player circle, in playing order (counter-clockwise)."""

CELLS: Final[tuple[str, ...]] = tuple(_cell_name(name, sector) for name, sector in _PLACES)
CELL: Final[dict[str, int]] = {name: cell for cell, name in enumerate(CELLS)}
SECTOR_OF: Final[tuple[int, ...]] = tuple(sector for _, sector in _PLACES)
"""The sector of each cell; `NO_SECTOR` for the Polar Sink."""
ALL_CELLS: Final[int] = (1 << len(CELLS)) - 1

TERRITORIES: Final[tuple[Territory, ...]] = tuple(map(_read_territory, _DATA["territories"]))
TERRITORY: Final[dict[str, int]] = {place.id: t for t, place in enumerate(TERRITORIES)}
TERRITORY_OF: Final[tuple[int, ...]] = tuple(TERRITORY[name] for name, _ in _PLACES)
"""The territory of each cell."""

POLAR_SINK: Final[int] = TERRITORY["polar_sink"]
SHIELD_WALL: Final[int] = TERRITORY[_DATA["shield_wall"]["territory"]]
STRONGHOLDS: Final[tuple[int, ...]] = tuple(
    t for t, place in enumerate(TERRITORIES) if place.terrain == "stronghold"
)
CITIES: Final[tuple[int, ...]] = tuple(
    t for t, place in enumerate(TERRITORIES) if place.ornithopters
)
"""Arrakeen and Carthag, which give ornithopters and the better rate of collection."""

TERRITORY_MASK: Final[tuple[int, ...]] = tuple(mask_of(place.cells) for place in TERRITORIES)
SECTOR_MASK: Final[tuple[int, ...]] = tuple(
    mask_of(cell for cell, its_sector in enumerate(SECTOR_OF) if its_sector == sector)
    for sector in range(SECTORS)
)


def _mask_where(terrain: Terrain) -> int:
    return mask_of(
        cell for place in TERRITORIES if place.terrain == terrain for cell in place.cells
    )


SAND: Final[int] = _mask_where("sand")
STRONGHOLD_CELLS: Final[int] = _mask_where("stronghold")
SHELTERED: Final[int] = mask_of(c for place in TERRITORIES if place.sheltered for c in place.cells)
"""The cells that the Shield Wall keeps from the storm: Arrakeen, Carthag, the Imperial Basin."""


def _joined_within() -> tuple[int, ...]:
    """For each cell, the cells of its own territory in the two neighbouring sectors."""
    return tuple(
        mask_of(
            CELL[name]
            for name in (_cell_name(place, (sector + way) % SECTORS) for way in (-1, 1))
            if sector != NO_SECTOR and name in CELL
        )
        for place, sector in _PLACES
    )


def _joined_across() -> tuple[int, ...]:
    """For each cell, the cells of other territories that touch it."""
    masks = [0] * len(CELLS)
    for name, others in _DATA["borders"]["touching"].items():
        for other in others:
            masks[CELL[name]] |= 1 << CELL[other]
            masks[CELL[other]] |= 1 << CELL[name]
    return tuple(masks)


WITHIN: Final[tuple[int, ...]] = _joined_within()
"""For each cell, the adjacent cells of the same territory: going there is free."""
ACROSS: Final[tuple[int, ...]] = _joined_across()
"""For each cell, the adjacent cells of other territories: going there costs one territory."""


def _union(masks: Sequence[int], cells: int) -> int:
    union = 0
    for cell in places_in(cells):
        union |= masks[cell]
    return union


def _spread(cells: int, open_cells: int) -> int:
    """The cells, and every open cell joined to them inside their own territories."""
    fresh = cells
    while fresh:
        fresh = _union(WITHIN, fresh) & open_cells & ~cells
        cells |= fresh
    return cells


@lru_cache(maxsize=1 << 14)
def cells_of(territories: int) -> int:
    """All cells of a set of territories."""
    return _union(TERRITORY_MASK, territories)


def _neighbours(territory: int) -> tuple[int, ...]:
    touched = _union(ACROSS, TERRITORY_MASK[territory])
    return tuple(t for t, mask in enumerate(TERRITORY_MASK) if mask & touched)


NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(map(_neighbours, range(len(TERRITORIES))))
"""For each territory, the territories that share a border with it, whatever the storm does."""


@cache
def within_distance(centre: int, distance: int) -> int:
    """The cells of all territories at most `distance` borders from `centre`."""
    found = {centre}
    for _ in range(distance):
        found |= {other for territory in found for other in NEIGHBOURS[territory]}
    return mask_of(cell for territory in found for cell in TERRITORIES[territory].cells)


FREMEN_ARRIVALS: Final[int] = within_distance(
    TERRITORY[_DATA["fremen_arrivals"]["centre"]], _DATA["fremen_arrivals"]["distance"]
)
"""Where the Fremen may bring their reserves; neither storm nor ornithopters change the range."""

_STORM_KILLS: Final[tuple[tuple[int, ...], tuple[int, ...]]] = (
    tuple(sector & (SAND | SHELTERED) for sector in SECTOR_MASK),
    tuple(sector & SAND & ~SHELTERED for sector in SECTOR_MASK),
)


def storm_kills(sector: int, wall_stands: bool) -> int:
    """The cells whose forces die when the storm enters the sector."""
    return _STORM_KILLS[wall_stands][sector]


def circles_from(storm: int) -> tuple[int, ...]:
    """The player circles (0 to 5) in playing order: the first is the next one ahead of the storm.

    A circle in the storm's own sector comes last.
    """
    return tuple(sorted(range(len(CIRCLES)), key=lambda c: (CIRCLES[c] - storm - 1) % SECTORS))


@cache
def zones(territory: int, storm: int) -> tuple[int, ...]:
    """The groups of cells of a territory still joined once the storm sector is taken away."""
    left = TERRITORY_MASK[territory] & ~SECTOR_MASK[storm]
    found = []
    while left:
        zone = _spread(left & -left, left)
        found.append(zone)
        left ^= zone
    return tuple(found)


@cache
def zone_of_cell(storm: int) -> tuple[int, ...]:
    """For each cell, the zone of its territory that it is part of; none for a cell in the storm."""
    found = [0] * len(CELLS)
    for territory in range(len(TERRITORIES)):
        for zone in zones(territory, storm):
            for cell in members(zone):
                found[cell] = zone
    return tuple(found)


@cache
def zones_beside(storm: int) -> tuple[int, ...]:
    """For each cell, the zones of other territories that touch its own one."""
    zone = zone_of_cell(storm)
    return tuple([_union(zone, _union(ACROSS, own)) for own in zone])


@cache
def atomics_range(storm: int) -> int:
    """The cells from which a force may set off Family Atomics against the Shield Wall (ruling 29).

    A force on the wall or touching it may itself be in the storm, and so may the wall; from deeper
    inside an adjacent territory the way to the wall must not lead through the storm.
    """
    wall = TERRITORY_MASK[SHIELD_WALL]
    touching = _union(ACROSS, wall)
    clear = ALL_CELLS & ~SECTOR_MASK[storm]
    way = _spread(touching & clear, clear)
    return wall | touching | way | _union(WITHIN, way)


@lru_cache(maxsize=1 << 17)
def reach(start: int, storm: int, allowance: int, blocked: int) -> int:
    """The cells in which a force that leaves `start` may end its move; `start` is not among them.

    The force crosses at most `allowance` borders between territories; sector lines inside one
    territory cost nothing. It never leaves, enters or crosses the storm sector. Territories that
    are `blocked`, as a whole, can be neither entered nor passed, though a force that stands in one
    may move in it and leave it. Take cells that may be passed but not ended in out of the result.
    """
    zone, beside = zone_of_cell(storm), zones_beside(storm)
    fresh = reached = zone[start]
    for _ in range(allowance):
        found = 0
        while fresh:
            cell = (fresh & -fresh).bit_length() - 1
            found |= beside[cell]
            fresh &= ~zone[cell]
        fresh = found & ~(blocked | reached)
        reached |= fresh
    return reached & ~(1 << start)


def route(start: int, to: int, storm: int, blocked: int) -> tuple[int, ...]:
    """The cells that a force enters on a shortest way (see `reach`), the last one included.

    It crosses as few borders between territories as possible, and then as few sector lines. Where
    there is no way, it is the destination alone.
    """
    open_cells = ALL_CELLS & ~(SECTOR_MASK[storm] | blocked)
    done = 0
    queue: list[tuple[int, tuple[int, ...]]] = [(0, (start,))]
    while queue:
        cost, way = heappop(queue)
        cell = way[-1]
        if cell == to:
            return way[1:]
        if not done >> cell & 1:
            done |= 1 << cell
            left = open_cells & ~done
            for beside in members(WITHIN[cell] & left):
                heappush(queue, (cost + 1, (*way, beside)))
            for beside in members(ACROSS[cell] & left):
                heappush(queue, (cost + BORDER, (*way, beside)))
    return (to,)


BORDER: Final = len(CELLS)
"""What crossing a border costs on a way, in sector lines: more than all of them together."""
