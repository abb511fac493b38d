"""The board: its counts, that borders go both ways, and what the atomics change."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad.arrakis.board import (
    ALL,
    AREA,
    ATOMICS,
    BOARDS,
    INTACT,
    SECTOR_MASK,
    SECTORS,
    SECTORS_OF,
    SIETCH_AREAS,
    STATION_AREAS,
    ZONE,
    ZONE_MASK,
    ZONES_OF,
    area,
    mask_of,
    members,
    zones_of_sector,
)
from landsraad.arrakis.data import load

DATA = load("board")
BOARD = BOARDS[INTACT]
CENTRAL = ("s5", "s6", "s7", "s8")


def pairs(table: tuple[int, ...]) -> int:
    """How many borders a table of neighbours holds."""
    return sum(near.bit_count() for near in table) // 2


def steps_apart(start: int, end: int) -> int:
    """The distance on foot, counted border by border."""
    reached, distance = {start}, 0
    while end not in reached:
        reached |= {near for place in reached for near in members(BOARD.near[place])}
        distance += 1
    return distance


def test_the_board_has_as_many_areas_borders_and_zones_as_printed() -> None:
    """A-BOARD-1, A-BOARD-2, A-BOARD-5."""
    assert (len(AREA.names), len(SECTORS), len(ZONE.names)) == (101, 8, 8)
    assert pairs(BOARD.near) == 265
    assert pairs(BOARD.aloft) == 265 + 11
    assert (SIETCH_AREAS.bit_count(), STATION_AREAS.bit_count()) == (8, 6)


def test_every_area_has_one_terrain_and_deep_desert_is_desert() -> None:
    """A-BOARD-3."""
    terrains = (BOARD.mountain, BOARD.plateau, BOARD.minor_erg, BOARD.desert)

    assert [mask.bit_count() for mask in terrains] == [19, 12, 5, 65]
    assert sum(terrains) == ALL
    assert BOARD.deep & ~BOARD.desert == 0
    assert BOARD.deep.bit_count() == 23


@pytest.mark.parametrize("token", BOARDS)
@pytest.mark.parametrize("field", ["near", "aloft", "aloft_2"])
def test_borders_go_both_ways_and_nobody_borders_itself(token: str, field: str) -> None:
    table: tuple[int, ...] = getattr(BOARDS[token], field)
    for here, near in enumerate(table):
        assert not near >> here & 1
        assert all(table[there] >> here & 1 for there in members(near))


def test_every_area_can_be_reached_on_foot() -> None:
    assert BOARD.within(0, len(AREA.names)) == ALL & ~1


def test_impassable_borders_are_flown_over_only() -> None:
    """A-BOARD-5."""
    for one, other in DATA["impassable"]:
        here, there = area(one), area(other)

        assert not BOARD.near[here] >> there & 1
        assert BOARD.aloft[here] >> there & 1


def test_one_or_two_areas_aloft_are_the_neighbours_of_neighbours() -> None:
    for here, near in enumerate(BOARD.aloft):
        twice = mask_of(far for place in members(near) for far in members(BOARD.aloft[place]))

        assert BOARD.aloft_2[here] == (near | twice) & ~(1 << here)


def test_the_north_pole_is_in_all_central_sectors_and_under_every_zone() -> None:
    """A-BOARD-4."""
    pole = area("north_pole")

    assert SECTORS_OF[pole] == CENTRAL
    assert ZONES_OF[pole] == (1 << len(ZONE.names)) - 1
    others = Counter(len(SECTORS_OF[place]) for place in range(101) if place != pole)
    assert others == {1: 100}


def test_a_zone_is_connected_to_both_its_sectors() -> None:
    """A-BOARD-2."""
    for zone, entry in enumerate(DATA["air_zones"]):
        one, other = entry["sectors"]

        assert ZONE_MASK[zone] == SECTOR_MASK[one] | SECTOR_MASK[other]
        assert ZONE_MASK[zone].bit_count() == entry["connected_area_count"]
        assert all(zones_of_sector(sector) >> zone & 1 for sector in (one, other))


def test_distance_leaves_out_the_area_of_departure() -> None:
    """A-BOARD-10; the Spacing Guild's example: Imperial Basin to the North Pole is three areas."""
    basin, pole = area("imperial_basin"), area("north_pole")

    assert steps_apart(basin, pole) == 3
    assert not BOARD.within(basin, 2) >> pole & 1
    assert BOARD.within(basin, 3) >> pole & 1
    assert not BOARD.within(basin, 3) >> basin & 1


def test_storms_spare_mountains_and_the_five_ringed_plateaus() -> None:
    """A-HAZ-19."""
    spared = [
        AREA.names[place]
        for place in members(ALL & ~BOARD.storm)
        if not BOARD.mountain >> place & 1
    ]

    assert sorted(spared) == [
        "arrakeen",
        "arsunt",
        "carthag",
        "hagga_basin",
        "imperial_basin",
    ]


@pytest.mark.parametrize("token", ATOMICS)
def test_atomics_make_a_desert_and_open_plateaus_to_the_storms(token: str) -> None:
    """A-ATOM: the mountain is desert, what it sheltered is sheltered no more."""
    after = BOARDS[token]
    blasted = area(token)

    assert BOARD.mountain >> blasted & 1
    assert after.desert == BOARD.desert | 1 << blasted
    assert after.mountain == BOARD.mountain & ~(1 << blasted)
    assert after.storm == BOARD.storm | AREA.mask(token, *ATOMICS[token])
    assert after.prey == BOARD.prey | 1 << blasted


def test_only_rimwall_west_opens_borders() -> None:
    opened = {token: pairs(board.near) - 265 for token, board in BOARDS.items()}

    assert opened == {
        INTACT: 0,
        "splintered_rock": 0,
        "hole_in_the_rock": 0,
        "rimwall_west": 2,
    }
    assert all(pairs(board.aloft) == 276 for board in BOARDS.values())


@pytest.mark.parametrize(
    ("place", "hits"), [("s1_3", None), ("gara_kulon", 1), ("arrakeen", 0), ("north_pole", 0)]
)
def test_a_special_is_worth_more_the_deeper_the_desert(place: str, hits: int | None) -> None:
    """A-WORM-12."""
    deep = bool(BOARD.deep >> area(place) & 1)
    expected = hits if hits is not None else 2 if deep else 1

    assert BOARD.hits_on_special(area(place)) == expected


def test_members_and_masks_are_inverse() -> None:
    assert mask_of(members(SIETCH_AREAS)) == SIETCH_AREAS
    assert list(members(0b10110)) == [1, 2, 4]
