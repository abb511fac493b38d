"""The board: areas, sectors and air zones, and what borders what.

Areas are numbered 0 to 100 in the order of `data/board.json`, air zones 0 to 7. A set of areas is
an `int` with one bit for each area. The family atomics change the board for good, so there are four
boards: the printed one and one for each atomics token (`BOARDS`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from landsraad.arrakis.data import load
from landsraad.kernel import Names, places_in

Terrain = Literal["mountain", "plateau", "minor_erg", "desert"]

_DATA: Final = load("board")

AREA: Final = Names([area["id"] for area in _DATA["areas"]])
"""The areas by name, for choices over them."""
ZONE: Final = Names([zone["id"] for zone in _DATA["air_zones"]])
"""The air zones by name."""
SECTORS: Final[tuple[str, ...]] = tuple(sector["id"] for sector in _DATA["sectors"])
INTACT: Final = ""
"""The board before any atomics."""


def members(mask: int) -> list[int]:
    """The areas of a set, in increasing order."""
    return places_in(mask)


def mask_of(areas: Iterable[int]) -> int:
    """The set of the given areas."""
    mask = 0
    for area in areas:
        mask |= 1 << area
    return mask


def _areas_with(field: str, value: object) -> int:
    return mask_of(i for i, area in enumerate(_DATA["areas"]) if area[field] == value)


def area(name: str) -> int:
    """The number of an area."""
    return AREA.numbers[name]


ALL: Final = (1 << len(AREA.names)) - 1
SIETCH_AREAS: Final = _areas_with("sietch", True)
"""Where the sietches stand at setup."""
STATION_AREAS: Final = _areas_with("station", True)
SECTOR_MASK: Final[dict[str, int]] = {
    sector: mask_of(i for i, a in enumerate(_DATA["areas"]) if sector in a["sectors"])
    for sector in SECTORS
}
"""The areas of each sector; the North Pole is in all central ones (A-BOARD-4)."""
SECTORS_OF: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(area["sectors"]) for area in _DATA["areas"]
)
ZONE_SECTORS: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(zone["sectors"]) for zone in _DATA["air_zones"]
)
ZONE_MASK: Final[tuple[int, ...]] = tuple(
    SECTOR_MASK[one] | SECTOR_MASK[other] for one, other in ZONE_SECTORS
)
"""A-BOARD-2: the areas each air zone is connected to."""
ZONES_OF: Final[tuple[int, ...]] = tuple(
    mask_of(z for z, connected in enumerate(ZONE_MASK) if connected >> area & 1)
    for area in range(len(AREA.names))
)
"""The air zones connected to each area, as bits."""
ATOMICS: Final[dict[str, tuple[str, ...]]] = {
    name: tuple(token["exposes"]) for name, token in _DATA["atomics"].items()
}
"""The atomics tokens, each named after the mountain it covers, and the plateaus it exposes."""


def zones_of_sector(sector: str) -> int:
    """The air zones connected to a sector, as bits."""
    return mask_of(z for z, sectors in enumerate(ZONE_SECTORS) if sector in sectors)


@dataclass(frozen=True, slots=True)
class Board:
    """The ground as it is before or after the atomics.

    Attributes:
        near: the areas next to each area over passable borders.
        aloft: those next to it for whatever flies, impassable borders included.
        aloft_2: those one or two areas away for whatever flies; aloft_3: one to three.
        desert, deep, mountain, plateau, minor_erg: areas by terrain; deep desert is desert.
        storm: the areas that Coriolis storms can hit (A-HAZ-19).
        prey: the areas in which a sandworm can attack a legion (A-WORM-10).
    """

    near: tuple[int, ...]
    aloft: tuple[int, ...]
    aloft_2: tuple[int, ...]
    aloft_3: tuple[int, ...]
    desert: int
    deep: int
    mountain: int
    plateau: int
    minor_erg: int
    storm: int
    prey: int

    def around(self, areas: int) -> int:
        """All areas next to any of these, over passable borders."""
        mask = 0
        for place in members(areas):
            mask |= self.near[place]
        return mask

    def within(self, start: int, steps: int) -> int:
        """The areas at most so many areas away over passable borders, the start left out."""
        reached = 1 << start
        for _ in range(steps):
            reached |= self.around(reached)
        return reached & ~(1 << start)

    def hits_on_special(self, place: int) -> int:
        """What a special is worth for worms and storms (A-WORM-12, A-HAZ-20)."""
        if self.deep >> place & 1:
            return 2
        return 1 if self.desert >> place & 1 else 0


def _neighbours(borders: Iterable[Iterable[str]]) -> tuple[int, ...]:
    near = [0] * len(AREA.names)
    for one, other in borders:
        near[area(one)] |= 1 << area(other)
        near[area(other)] |= 1 << area(one)
    return tuple(near)


def _union(*tables: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([a | b for a, b in zip(*tables, strict=True)])


def _farther(reach: tuple[int, ...], near: tuple[int, ...]) -> tuple[int, ...]:
    """What is one step farther away than these areas, and they themselves."""
    table = []
    for start, reached in enumerate(reach):
        mask = reached
        for place in members(reached):
            mask |= near[place]
        table.append(mask & ~(1 << start))
    return tuple(table)


def _board(token: str) -> Board:
    """The board with this atomics token on it, or the printed one."""
    opened = _DATA["atomics"].get(token, {}).get("recommended_border_change", {})
    blasted = AREA.mask(token) if token else 0
    exposed = AREA.mask(*ATOMICS.get(token, ()))
    near = _neighbours([*_DATA["adjacency"], *opened.get("impassable_removed", [])])
    aloft = _union(near, _neighbours(_DATA["impassable"]))
    aloft_2 = _farther(aloft, aloft)
    mountain = _areas_with("terrain", "mountain") & ~blasted
    sheltered = mountain | (_areas_with("storm_exempt", True) & ~exposed)
    return Board(
        near=near,
        aloft=aloft,
        aloft_2=aloft_2,
        aloft_3=_farther(aloft_2, aloft),
        desert=_areas_with("terrain", "desert") | blasted,
        deep=_areas_with("deep", True),
        mountain=mountain,
        plateau=_areas_with("terrain", "plateau"),
        minor_erg=_areas_with("terrain", "minor_erg"),
        storm=ALL & ~sheltered,
        prey=ALL & ~mountain,
    )


BOARDS: Final[dict[str, Board]] = {token: _board(token) for token in (INTACT, *ATOMICS)}
