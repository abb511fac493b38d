"""Movement: rides and flights against a plain search, and what simultaneous moves keep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from landsraad.arrakis import Arrakis, movement
from landsraad.arrakis.board import (
    ALL,
    AREA,
    BOARDS,
    SECTORS_OF,
    ZONE,
    ZONE_SECTORS,
    mask_of,
    members,
)
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.movement import FOOT, RIDE, WORM, MoveLegions, is_part, travel, ways
from landsraad.arrakis.resolve import Bound, Resolve, bind, follow, lookup
from landsraad.arrakis.results import OWN_LEGION
from landsraad.arrakis.state import OTHER
from landsraad.kernel import Chance


def table(**position: Any) -> Arrakis:
    """A described table; it waits for an action turn."""
    setup = Arrakis.read_setup(None, {}, 0, "", {"turn": HARKONNEN, **position})
    return Arrakis.new(setup)


def random_board(seed: int, blast: str) -> Arrakis:
    """A table with legions, signs, worms and flyers strewn over it, sensible or not."""
    game, chance = table(atomics=blast), Chance.seeded(seed)
    for area in range(len(AREA.names)):
        lot = chance.below(12)
        if lot < 2:
            game.put((ATREIDES, HARKONNEN)[lot], area, Legion(regular=1))
        if chance.below(3) == 0:
            game.wormsigns |= 1 << area
        elif chance.below(12) == 0:
            game.worms |= 1 << area
    for zone in range(len(ZONE.names)):
        if chance.below(2):
            game.air[zone] = ("ornithopter", "carryall")[chance.below(2)]
    return game


BOARD_SEEDS = [(seed, blast) for seed in range(12) for blast in BOARDS]
on_random_boards = pytest.mark.parametrize(("seed", "blast"), BOARD_SEEDS)


# Riding.


def rideable(game: Arrakis, area: int) -> bool:
    """A-RIDE-5, A-RIDE-6."""
    bit = 1 << area
    sign = bool((game.worms | game.wormsigns) & bit)
    return sign and not (game.held[HARKONNEN] | game.settled[HARKONNEN]) & bit


def rides(game: Arrakis, start: int) -> Iterator[tuple[int, bool]]:
    """Where a ride from an area can end, and whether it has crossed a sandworm: area by area."""
    seen: set[tuple[int, bool]] = set()
    fresh = [(start, False)]
    while fresh:
        here, worm = fresh.pop()
        for area in members(game.board.near[here]):
            if start not in (here, area):
                yield area, worm
            step = (area, worm or bool(game.worms >> area & 1))
            if area != start and rideable(game, area) and step not in seen:
                seen.add(step)
                fresh.append(step)


@on_random_boards
def test_rides_end_where_a_search_area_by_area_ends(seed: int, blast: str) -> None:
    """A-RIDE-1 to A-RIDE-6, for moves and for attacks, from every area."""
    game = random_board(seed, blast)
    for goals in (game.free(ATREIDES), movement.targets(game, ATREIDES)):
        for start in range(len(AREA.names)):
            found = dict(ways(game, ATREIDES, start, goals))
            on_foot = game.board.near[start] & goals
            ends = set(rides(game, start))
            plain = mask_of({area for area, worm in ends if not worm}) & goals
            on_worms = mask_of({area for area, worm in ends if worm}) & goals

            assert found.get(FOOT, 0) == on_foot
            assert found.get(RIDE, 0) == plain & ~on_foot
            assert found.get(WORM, 0) == on_worms


# Flying.


@on_random_boards
def test_flights_reach_two_areas_over_everything(seed: int, blast: str) -> None:
    """A-TRANS-1, A-TRANS-3: one or two areas, whatever lies between, from a connected air zone."""
    game = random_board(seed, blast)
    aloft = game.board.aloft
    for goals in (game.free(HARKONNEN), movement.targets(game, HARKONNEN)):
        for start in range(len(AREA.names)):
            found = dict(ways(game, HARKONNEN, start, goals))
            two = mask_of(b for a in members(aloft[start]) for b in members(aloft[a]))
            reach = (aloft[start] | two) & ~(1 << start) & ~game.board.near[start] & goals
            zones = {
                name
                for zone, name in enumerate(ZONE.names)
                if game.air.get(zone) == "ornithopter" and connected(zone, start)
            }

            assert found.pop(FOOT, 0) == game.board.near[start] & goals
            assert found == (dict.fromkeys(zones, reach) if reach else {})


def connected(zone: int, area: int) -> bool:
    """A-BOARD-2: whether the air zone lies on a border of a sector of the area."""
    return any(sector in ZONE_SECTORS[zone] for sector in SECTORS_OF[area])


def test_a_legion_that_has_flown_walks() -> None:
    """A-TRANS-4."""
    game = table(air={"az1": "ornithopter"}, legions={HARKONNEN: {"carthag": {"regular": 1}}})
    start = AREA.numbers["carthag"]
    game.flown = 1 << start

    assert [way for way, _ in ways(game, HARKONNEN, start, ALL)] == [FOOT]


def test_what_walks_on_from_a_flight_has_flown() -> None:
    """A-TRANS-4: a part of it as well."""
    game = table(air={"az1": "ornithopter"})
    start, group = AREA.numbers["carthag"], Legion(regular=1)

    assert travel(game, group, start, "az1") is True
    assert travel(game, group, start, FOOT) is False
    game.flown = 1 << start
    assert travel(game, group, start, FOOT) is True
    assert not game.air


@pytest.mark.parametrize(
    ("by", "named", "news"),
    [
        (WORM, ("stilgar",), ("sandride_completed",)),
        (WORM, (), ()),
        (RIDE, ("stilgar",), ()),
        (FOOT, ("stilgar",), ()),
    ],
)
def test_only_a_named_leader_on_a_worm_makes_news(
    by: str, named: tuple[str, ...], news: tuple[str, ...]
) -> None:
    game = table(turn=ATREIDES)
    travel(game, Legion(regular=1, named=named), 0, by)

    assert game.news == news


# Groups.


@pytest.mark.parametrize(
    ("group", "part"),
    [
        (Legion(regular=2, generic=1), True),
        (Legion(regular=3), False),
        (Legion(regular=1, named=("stilgar",)), True),
        (Legion(regular=1, named=("chani",)), False),
        (Legion(tokens=("as1",)), True),
        (Legion(tokens=("as2",)), False),
    ],
)
def test_a_group_is_part_of_a_legion(group: Legion, part: bool) -> None:
    legion = Legion(regular=2, generic=1, named=("stilgar",), tokens=("as1",))

    assert is_part(group, legion) is part


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("side", [ATREIDES, HARKONNEN])
def test_no_figure_moves_twice_and_none_is_lost(seed: int, side: str) -> None:
    """A-MOVE-5: in three random moves of one action every figure goes one way at most."""
    chance = Chance.seeded(seed)
    pieces = {"regular": 2, "elite": 1, "generic": 1}
    near = ("carthag", "arrakeen", "s5_1", "imperial_basin")
    away = ("s1_7", "s1_8", "s1_11", "s1_12")
    here = near if side == HARKONNEN else away
    game = table(turn=side, legions={side: dict.fromkeys(here, pieces)})
    before = sum([legion.figures for legion in game.legions[side].values()])
    game.stack = [*game.stack, MoveLegions(game.seat(side), OWN_LEGION, 3)]
    game.settle()
    moved = 0
    while isinstance(game.stack[-1], MoveLegions):
        step = game.stack[-1]
        for area, group in step.arrived:
            assert is_part(group, game.legion(side, area))
        moved = sum([group.figures for _, group in step.arrived])
        action = game.pending[0].actions.sample(chance)
        game.play(action)

    after = sum([legion.figures for legion in game.legions[side].values()])
    assert moved <= before
    assert after == before or any(decision.kind == "excess" for decision in game.pending), (
        f"{before - after} figures of {side} are gone"
    )
    assert not game.legions[OTHER[side]]


# Names of legions.


def test_a_name_goes_with_a_legion_that_is_driven_off() -> None:
    game = table()
    game.push(Resolve(HARKONNEN, "", (), (Bound("L", 1 << 4), Bound("M", 1 << 5))))
    follow(game, 4, 7)
    top = game.stack[-1]

    assert isinstance(top, Resolve)
    assert lookup(top.bound, "L").places == 1 << 7
    assert lookup(top.bound, "M").places == 1 << 5


def test_a_name_is_given_anew() -> None:
    game = table()
    game.push(Resolve(HARKONNEN, "", ()))
    bind(game, "L", 1 << 4, ("special",))
    bind(game, "L", 1 << 5)
    bind(game, "", 1 << 6)
    top = game.stack[-1]

    assert isinstance(top, Resolve)
    assert top.bound == (Bound("L", 1 << 5),)
    assert lookup(top.bound, "M") == Bound("M", 0)
