"""The board: what is printed on it, and the geometry worked out from it."""

from collections import deque
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.dune import board
from landsraad.dune.board import CELL, CELLS, SECTOR_OF, TERRITORIES, TERRITORY, TERRITORY_OF

cells = st.integers(0, 85)
territories = st.integers(0, 41)
storms = st.integers(0, 17)
allowances = st.integers(0, 3)
some_cells = st.sets(cells, max_size=12).map(board.mask_of)
some_territories = st.sets(st.integers(0, len(TERRITORIES) - 1), max_size=12).map(board.mask_of)

ADJACENT = [within | across for within, across in zip(board.WITHIN, board.ACROSS, strict=True)]
ROCK = board.mask_of(
    cell for place in TERRITORIES if place.terrain == "rock" for cell in place.cells
)
SPICE_CELLS = board.mask_of(
    place.spice_cell for place in TERRITORIES if place.spice_cell is not None
)

BORDERS_ON_SECTOR_LINES = [
    "arrakeen@9 rim_wall_west@8",
    "arsunt@10 hagga_basin@11",
    "arsunt@10 imperial_basin@9",
    "arsunt@11 hagga_basin@12",
    "broken_land@11 rock_outcroppings@12",
    "carthag@10 hagga_basin@11",
    "carthag@10 tsimpo@11",
    "cielago_east@2 false_wall_south@3",
    "cielago_north@0 cielago_west@17",
    "cielago_north@0 wind_pass_north@17",
    "cielago_north@2 false_wall_south@3",
    "cielago_north@2 harg_pass@3",
    "cielago_west@17 wind_pass@16",
    "false_wall_east@4 harg_pass@3",
    "funeral_plain@14 plastic_basin@13",
    "gara_kulon@7 sihaya_ridge@8",
    "habbanya_erg@15 habbanya_ridge_flat@16",
    "habbanya_ridge_flat@17 habbanya_sietch@16",
    "habbanya_ridge_flat@17 meridian@0",
    "hagga_basin@12 plastic_basin@13",
    "hagga_basin@12 wind_pass@13",
    "imperial_basin@9 rim_wall_west@8",
    "plastic_basin@13 the_great_flat@14",
    "red_chasm@6 south_mesa@5",
    "the_great_flat@14 the_greater_flat@15",
    "wind_pass@15 wind_pass_north@16",
]


def names(mask: int) -> set[str]:
    return {CELLS[cell] for cell in board.members(mask)}


def territory_names(mask: int) -> set[str]:
    return {TERRITORIES[TERRITORY_OF[cell]].id for cell in board.members(mask)}


def plain_reach(start: int, storm: int, allowance: int, blocked: int) -> set[int]:
    """The end cells by a search over single cells, independent of all masks but ADJACENT."""
    if SECTOR_OF[start] == storm:
        return set()
    cost = {start: 0}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        for other in range(len(CELLS)):
            if not ADJACENT[cell] >> other & 1:
                continue
            if SECTOR_OF[other] == storm or blocked >> other & 1:
                continue
            spent = cost[cell] + (TERRITORY_OF[cell] != TERRITORY_OF[other])
            if spent <= allowance and spent < cost.get(other, allowance + 1):
                cost[other] = spent
                queue.append(other)
    return set(cost) - {start}


def plain_zones(territory: int, storm: int) -> set[frozenset[int]]:
    """The zones by walking along consecutive sectors, without any adjacency."""
    runs: list[list[int]] = [[]]
    for cell in TERRITORIES[territory].cells:
        if SECTOR_OF[cell] == storm:
            runs.append([])
        else:
            runs[-1].append(cell)
    return {frozenset(run) for run in runs if run}


def test_the_board_has_42_territories_in_86_cells() -> None:
    terrain = [place.terrain for place in TERRITORIES]

    assert len(CELLS) == len(set(CELLS)) == 86
    assert {kind: terrain.count(kind) for kind in set(terrain)} == {
        "stronghold": 5,
        "rock": 7,
        "sand": 29,
        "polar": 1,
    }


def test_cells_are_numbered_along_the_territories() -> None:
    assert CELLS[:4] == ("polar_sink", "imperial_basin@8", "imperial_basin@9", "imperial_basin@10")
    assert CELLS[-2:] == ("cielago_west@17", "cielago_west@0")
    assert [cell for place in TERRITORIES for cell in place.cells] == list(range(86))
    assert all(CELL[name] == cell for cell, name in enumerate(CELLS))


def test_names_say_territory_and_sector() -> None:
    for cell, name in enumerate(CELLS):
        place, _, sector = name.partition("@")

        assert TERRITORY[place] == TERRITORY_OF[cell]
        assert (int(sector) if sector else board.NO_SECTOR) == SECTOR_OF[cell]


def test_only_the_polar_sink_lies_in_no_sector() -> None:
    assert [CELLS[c] for c, s in enumerate(SECTOR_OF) if s == board.NO_SECTOR] == ["polar_sink"]
    assert TERRITORIES[board.POLAR_SINK].name == "Polar Sink"


def test_sectors_and_territories_each_part_the_cells() -> None:
    assert sum(board.TERRITORY_MASK) == board.ALL_CELLS
    assert sum(board.SECTOR_MASK) == board.ALL_CELLS & ~board.TERRITORY_MASK[board.POLAR_SINK]
    assert len(board.SECTOR_MASK) == board.SECTORS == 18
    assert [mask.bit_count() for mask in board.SECTOR_MASK] == [
        *(4, 4, 4, 4, 7, 4, 4, 5, 8, 3, 6, 5, 4, 5, 4, 4, 6, 4),
    ]


def test_a_territory_lies_in_consecutive_sectors() -> None:
    for place in TERRITORIES:
        sectors = [SECTOR_OF[cell] for cell in place.cells]

        assert all((one + 1) % 18 == next_one for one, next_one in pairwise(sectors)), place.id


def test_the_five_strongholds() -> None:
    assert {TERRITORIES[t].name for t in board.STRONGHOLDS} == {
        "Arrakeen",
        "Carthag",
        "Sietch Tabr",
        "Habbanya Sietch",
        "Tuek's Sietch",
    }
    assert names(board.STRONGHOLD_CELLS) == {
        "arrakeen@9",
        "carthag@10",
        "sietch_tabr@13",
        "habbanya_sietch@16",
        "tueks_sietch@4",
    }


def test_cities_give_ornithopters_and_three_strongholds_income() -> None:
    income = {place.id: place.income for place in TERRITORIES if place.income}

    assert {TERRITORIES[t].id for t in board.CITIES} == {"arrakeen", "carthag"}
    assert income == {"arrakeen": 2, "carthag": 2, "tueks_sietch": 1}


def test_the_seven_rock_territories() -> None:
    assert territory_names(ROCK) == {
        "false_wall_south",
        "false_wall_east",
        "false_wall_west",
        "pasty_mesa",
        "rim_wall_west",
        "shield_wall",
        "plastic_basin",
    }


def test_spice_appears_in_fifteen_cells_of_sand() -> None:
    assert names(SPICE_CELLS) == {
        "cielago_north@2",
        "cielago_south@1",
        "the_minor_erg@7",
        "red_chasm@6",
        "south_mesa@4",
        "sihaya_ridge@8",
        "old_gap@9",
        "broken_land@11",
        "rock_outcroppings@13",
        "hagga_basin@12",
        "funeral_plain@14",
        "the_great_flat@14",
        "habbanya_erg@15",
        "wind_pass_north@16",
        "habbanya_ridge_flat@17",
    }
    assert SPICE_CELLS & ~board.SAND == 0


@pytest.mark.parametrize(
    ("place", "name_it"),
    [
        ("polar_sink", "Depressione Polare"),
        ("imperial_basin", "Bacino Imperiale"),
        ("the_great_flat", "Grande Distesa"),
        ("false_wall_south", "Falso Muro Meridionale"),
        ("false_wall_west", "Falso Muro Occidentale"),
        ("pasty_mesa", "Altopiano Cereo"),
        ("shield_wall", "Muro Scudo"),
        ("tueks_sietch", "Sietch Tuek"),
        ("habbanya_sietch", "Sietch Habbanya"),
    ],
)
def test_names_of_the_italian_rulebook(place: str, name_it: str) -> None:
    assert TERRITORIES[TERRITORY[place]].name_it == name_it


def test_adjacency_is_symmetric_and_never_to_oneself() -> None:
    for cell, around in enumerate(ADJACENT):
        assert not around >> cell & 1
        assert all(ADJACENT[other] >> cell & 1 for other in board.members(around))


def test_adjacency_counts() -> None:
    assert sum(mask.bit_count() for mask in ADJACENT) == 2 * 190
    assert sum(mask.bit_count() for mask in board.WITHIN) == 2 * 44
    assert sum(len(around) for around in board.NEIGHBOURS) == 2 * 103


def test_within_and_across_tell_territories_apart() -> None:
    for cell in range(86):
        own = board.TERRITORY_MASK[TERRITORY_OF[cell]]

        assert ADJACENT[cell] & own == board.WITHIN[cell]
        assert ADJACENT[cell] & ~own == board.ACROSS[cell]


def test_borders_that_run_along_a_sector_line() -> None:
    """Between different sectors territories touch only here; the storm makes these matter."""
    found = {
        frozenset((CELLS[cell], CELLS[other]))
        for cell, around in enumerate(board.ACROSS)
        for other in board.members(around)
        if SECTOR_OF[cell] != SECTOR_OF[other]
        and board.NO_SECTOR not in (SECTOR_OF[cell], SECTOR_OF[other])
    }

    assert found == {frozenset(border.split()) for border in BORDERS_ON_SECTOR_LINES}


@pytest.mark.parametrize(
    ("place", "around"),
    [
        ("arrakeen", {"imperial_basin", "old_gap", "rim_wall_west"}),
        ("carthag", {"arsunt", "hagga_basin", "imperial_basin", "tsimpo"}),
        ("tueks_sietch", {"false_wall_south", "pasty_mesa", "south_mesa"}),
        ("sietch_tabr", {"bight_of_the_cliff", "plastic_basin", "rock_outcroppings"}),
        ("habbanya_sietch", {"habbanya_ridge_flat"}),
        (
            "shield_wall",
            {
                *("false_wall_east", "gara_kulon", "hole_in_the_rock", "imperial_basin"),
                *("pasty_mesa", "sihaya_ridge", "the_minor_erg"),
            },
        ),
        (
            "polar_sink",
            {
                *("arsunt", "cielago_north", "false_wall_east", "hagga_basin"),
                *("harg_pass", "imperial_basin", "wind_pass", "wind_pass_north"),
            },
        ),
    ],
)
def test_neighbours_of_well_known_territories(place: str, around: set[str]) -> None:
    assert {TERRITORIES[t].id for t in board.NEIGHBOURS[TERRITORY[place]]} == around


@given(some_cells)
def test_members_and_mask_of_are_inverse(mask: int) -> None:
    found = list(board.members(mask))

    assert found == sorted(found)
    assert board.mask_of(found) == mask


def test_the_storm_kills_on_sand_but_not_in_the_sheltered_basin() -> None:
    assert names(board.storm_kills(8, wall_stands=True)) == {
        "basin@8",
        "hole_in_the_rock@8",
        "sihaya_ridge@8",
        "old_gap@8",
    }
    assert names(board.storm_kills(9, wall_stands=True)) == {"old_gap@9"}
    assert names(board.storm_kills(4, wall_stands=True)) == {
        "harg_pass@4",
        "the_minor_erg@4",
        "south_mesa@4",
    }


def test_the_blown_wall_exposes_arrakeen_carthag_and_the_imperial_basin() -> None:
    exposed = {
        sector: names(board.storm_kills(sector, False) & ~board.storm_kills(sector, True))
        for sector in range(18)
    }

    assert {sector: found for sector, found in exposed.items() if found} == {
        8: {"imperial_basin@8"},
        9: {"imperial_basin@9", "arrakeen@9"},
        10: {"imperial_basin@10", "carthag@10"},
    }


@given(storms, st.booleans())
def test_the_storm_kills_only_where_it_is_and_never_on_rock(storm: int, wall_stands: bool) -> None:
    killed = board.storm_kills(storm, wall_stands)

    assert killed & ~board.SECTOR_MASK[storm] == 0
    assert killed & ROCK == 0
    assert board.SECTOR_MASK[storm] & board.SAND & ~board.SHELTERED & ~killed == 0


@pytest.mark.parametrize(
    ("storm", "first"),
    [
        *((0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3)),
        *((9, 3), (10, 4), (11, 4), (12, 4), (13, 5), (14, 5), (15, 5), (16, 0), (17, 0)),
    ],
)
def test_the_first_circle_is_the_next_one_ahead_of_the_storm(storm: int, first: int) -> None:
    """Ruling 44: a circle in the storm's own sector comes last."""
    circles = board.circles_from(storm)

    assert circles == tuple((first + i) % 6 for i in range(6))
    if storm in board.CIRCLES:
        assert board.CIRCLES[circles[-1]] == storm


def test_dials_and_circles() -> None:
    assert board.CIRCLES == (1, 4, 7, 10, 13, 16)
    assert (board.STORM_START, board.FIRST_DIAL, board.LATER_DIAL) == (0, (0, 20), (1, 3))


def test_fremen_arrive_in_sixteen_territories() -> None:
    assert territory_names(board.FREMEN_ARRIVALS) == {
        "the_great_flat",
        *("plastic_basin", "funeral_plain", "wind_pass", "the_greater_flat"),
        *("polar_sink", "sietch_tabr", "broken_land", "tsimpo", "rock_outcroppings"),
        *("hagga_basin", "bight_of_the_cliff", "habbanya_erg", "false_wall_west"),
        *("wind_pass_north", "cielago_west"),
    }
    whole = sum(mask for mask in board.TERRITORY_MASK if mask & board.FREMEN_ARRIVALS)
    assert whole == board.FREMEN_ARRIVALS


@given(territories, storms)
def test_zones_agree_with_a_plain_walk(territory: int, storm: int) -> None:
    found = board.zones(territory, storm)

    assert {frozenset(board.members(zone)) for zone in found} == plain_zones(territory, storm)
    assert len(found) == len(plain_zones(territory, storm))


def test_the_storm_splits_pasty_mesa() -> None:
    """Two factions in the Altopiano Cereo can be kept apart by the storm (FAQ on movement)."""
    zones = board.zones(TERRITORY["pasty_mesa"], storm=5)

    assert [names(zone) for zone in zones] == [{"pasty_mesa@4"}, {"pasty_mesa@6", "pasty_mesa@7"}]


def test_a_territory_wholly_in_the_storm_has_no_zone() -> None:
    assert board.zones(TERRITORY["arrakeen"], storm=9) == ()
    assert board.zones(board.POLAR_SINK, storm=9) == (board.TERRITORY_MASK[board.POLAR_SINK],)


def test_atomics_without_storm_near_reach_from_all_adjacent_territories() -> None:
    assert territory_names(board.atomics_range(storm=14)) == {
        "shield_wall",
        *("false_wall_east", "gara_kulon", "hole_in_the_rock", "imperial_basin"),
        *("pasty_mesa", "sihaya_ridge", "the_minor_erg"),
    }
    assert "pasty_mesa@4" in names(board.atomics_range(storm=14))


@pytest.mark.parametrize(
    ("case", "storm", "cell", "allowed"),
    [
        ("on the wall, in the storm", 7, "shield_wall@7", True),
        ("touching the wall, in the storm", 7, "gara_kulon@7", True),
        ("touching the wall, the wall in the storm", 8, "false_wall_east@8", True),
        ("in the storm, the way ahead is clear", 6, "pasty_mesa@6", True),
        ("cut off by the storm", 6, "pasty_mesa@5", False),
        ("cut off by the storm on the last cell", 7, "the_minor_erg@6", False),
        ("a way round the storm by the other side", 7, "false_wall_east@8", True),
        ("far end of the basin", 4, "imperial_basin@10", True),
        ("far end of the basin, cut off", 9, "imperial_basin@10", False),
        ("two territories away", 14, "arrakeen@9", False),
    ],
)
def test_atomics_range(case: str, storm: int, cell: str, allowed: bool) -> None:
    """Ruling 29: the storm may cover force and wall, but not lie between them."""
    assert (cell in names(board.atomics_range(storm))) is allowed, case


def plain_atomics(start: int, storm: int) -> bool:
    """Ruling 29 to the letter: a walk of cost 1 to the wall, only its ends in the storm."""
    wall = TERRITORY["shield_wall"]
    if TERRITORY_OF[start] == wall:
        return True
    seen, queue = {start}, deque([start])
    while queue:
        for other in board.members(ADJACENT[queue.popleft()]):
            if TERRITORY_OF[other] == wall:
                return True
            if TERRITORY_OF[other] == TERRITORY_OF[start] and SECTOR_OF[other] != storm:
                if other not in seen:
                    queue.append(other)
                seen.add(other)
    return False


@given(storms)
def test_atomics_range_agrees_with_a_plain_search(storm: int) -> None:
    expected = {cell for cell in range(86) if plain_atomics(cell, storm)}

    assert set(board.members(board.atomics_range(storm))) == expected


@given(cells, storms, allowances, some_territories)
def test_reach_agrees_with_a_plain_search(
    start: int, storm: int, allowance: int, territories: int
) -> None:
    blocked = board.cells_of(territories) & ~board.TERRITORY_MASK[TERRITORY_OF[start]]
    found = set(board.members(board.reach(start, storm, allowance, blocked)))

    assert found == plain_reach(start, storm, allowance, blocked)


@pytest.mark.parametrize("allowance", [1, 2, 3])
def test_reach_agrees_with_a_plain_search_from_everywhere(allowance: int) -> None:
    for start in range(86):
        for storm in range(18):
            found = set(board.members(board.reach(start, storm, allowance, 0)))

            assert found == plain_reach(start, storm, allowance, 0), (CELLS[start], storm)


def test_reach_of_the_rulebook_example() -> None:
    """From Tuek's Sietch over Pasty Mesa and the Shield Wall to the Imperial Basin."""
    start, storm = CELL["tueks_sietch@4"], 14
    three, two = board.reach(start, storm, 3, 0), board.reach(start, storm, 2, 0)
    no_mesa = board.TERRITORY_MASK[TERRITORY["pasty_mesa"]]

    assert "imperial_basin" in territory_names(three) - territory_names(two)
    assert "shield_wall" in territory_names(two)
    assert "shield_wall" not in territory_names(board.reach(start, storm, 2, no_mesa))


def test_a_force_in_the_storm_does_not_move() -> None:
    assert board.reach(CELL["arrakeen@9"], 9, 3, 0) == 0


def test_the_storm_cuts_a_territory_in_two_for_moves() -> None:
    found = names(board.reach(CELL["pasty_mesa@4"], 5, 1, 0))

    assert found == {"false_wall_south@4", "false_wall_south@3", "the_minor_erg@4"} | {
        *("south_mesa@3", "south_mesa@4", "tueks_sietch@4"),
    }


def test_a_move_inside_one_territory_costs_nothing() -> None:
    assert names(board.reach(CELL["meridian@0"], 14, 0, 0)) == {"meridian@1"}


def test_a_blocked_stronghold_is_neither_entered_nor_passed_but_can_be_left() -> None:
    carthag = CELL["carthag@10"]
    start, storm = CELL["hagga_basin@11"], 12

    assert board.reach(start, storm, 1, 0) >> carthag & 1
    assert not board.reach(start, storm, 3, 1 << carthag) >> carthag & 1
    assert "tsimpo@10" in names(board.reach(carthag, storm, 1, 1 << carthag))
