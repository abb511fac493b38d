"""Moves: how far, who goes together, and a plain search to compare with."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from landsraad.dune.actions.common import Pass
from landsraad.dune.actions.shipment import Move
from landsraad.dune.board import (
    ACROSS,
    ALL_CELLS,
    CELL,
    CELLS,
    SECTOR_MASK,
    SECTORS,
    STRONGHOLD_CELLS,
    STRONGHOLDS,
    TERRITORIES,
    TERRITORY_MASK,
    WITHIN,
    members,
    reach,
)
from landsraad.dune.factions.sheets import FACTION, FACTIONS, LEADERS
from landsraad.dune.game import Dune
from landsraad.dune.travel.move import TURN_TAKEN, part_from_allies
from landsraad.dune.travel.ways import Way, allowance, destinations, moves
from landsraad.kernel import Chance


def table(*seats: str, options: Mapping[str, object] | None = None, **position: Any) -> Dune:
    """A game at the beginning of the shipment phase."""
    chosen = {"deals": False, "standing": False, **(options or {})}
    told = {"phase": "shipment", **position}
    return Dune.new(Dune.read_setup(seats, chosen, 0, position=told))


# How far.


@pytest.mark.parametrize(
    ("case", "seat", "cells", "expected"),
    [
        ("on foot", "harkonnen", ["red_chasm@6"], 1),
        ("from Arrakeen", "harkonnen", ["arrakeen@9"], 3),
        ("with Carthag elsewhere", "harkonnen", ["red_chasm@6", "carthag@10"], 3),
        ("another stronghold gives nothing", "harkonnen", ["tueks_sietch@4"], 1),
        ("Fremen", "fremen", ["red_chasm@6"], 2),
        ("Fremen with a city", "fremen", ["carthag@10"], 3),
    ],
)
def test_move_02_allowances(case: str, seat: str, cells: list[str], expected: int) -> None:
    game = table(seat, "emperor", forces={seat: dict.fromkeys(cells, 1)})

    assert allowance(game, seat) == expected, case


def test_move_02_a_stopped_advantage_leaves_one_territory() -> None:
    game = table("fremen", "emperor")
    game.stopped = (("move_two", "move"),)

    assert allowance(game, "fremen") == 1


# Who goes together.


def plain_reach(start: int, storm: int, territories: int, closed: int) -> set[int]:
    """Where a force can end, found step by step over cells and borders crossed."""
    if SECTOR_MASK[storm] >> start & 1:
        return set()
    best = {start: 0}
    queue = [start]
    while queue:
        here = queue.pop(0)
        for masks, cost in ((WITHIN, 0), (ACROSS, 1)):
            for there in members(masks[here] & ~SECTOR_MASK[storm]):
                crossed = best[here] + cost
                if crossed <= territories and crossed < best.get(there, territories + 1):
                    best[there] = crossed
                    queue.append(there)
    return {cell for cell in best if cell != start and not closed >> cell & 1}


def test_move_01_each_destination_lists_the_cells_that_reach_it() -> None:
    """All groups are disjoint, and together they are what a plain search finds."""
    chance = Chance.seeded(5)
    for _ in range(150):
        place = chance.choice(TERRITORIES)
        storm, far = chance.below(SECTORS), 1 + chance.below(3)
        closed = TERRITORY_MASK[chance.below(len(TERRITORIES))]
        cells = [cell for cell in place.cells if chance.below(2)]
        reached = {cell: plain_reach(cell, storm, far, closed) for cell in cells}
        expected: dict[int, set[int]] = {}
        for cell, others in reached.items():
            for to in others:
                expected.setdefault(to, set()).add(cell)
        found: dict[int, set[int]] = {}
        mask = sum([1 << cell for cell in cells])
        for together, to in destinations(mask, storm, Way(far, 0, closed)):
            for cell in members(to):
                assert cell not in found
                found[cell] = set(members(together))

        assert found == expected


def test_move_01_moves_are_all_and_only_those_a_plain_search_finds() -> None:
    game = table(
        "harkonnen", "emperor", "atreides",
        storm=5,
        tanks={"harkonnen": 14},
        forces={
            "harkonnen": {"pasty_mesa@4": 2, "pasty_mesa@6": 1, "pasty_mesa@7": 1, "basin@8": 2},
            "emperor": {"tueks_sietch@4": 1}, "atreides": {"tueks_sietch@4": 1},
        },
    )  # fmt: skip
    blocked = 1 << CELL["tueks_sietch@4"]
    expected = set()
    for cells in (["pasty_mesa@4", "pasty_mesa@6", "pasty_mesa@7"], ["basin@8"]):
        standing = [game.at("harkonnen", CELL[cell])[0] for cell in cells]
        for counts in product(*[range(number + 1) for number in standing]):
            group = tuple((c, n) for c, n in zip(cells, counts, strict=True) if n)
            reached = [plain_reach(CELL[c], 5, 1, blocked) for c, _ in group]
            for to in set.intersection(*reached) if reached else ():
                expected.add(Move("harkonnen", group, (), CELLS[to]))
    listed = list(moves(game, "harkonnen", 0))

    assert set(listed) == {Pass("harkonnen"), *expected}
    assert len(listed) == 1 + len(expected)


def test_move_01_special_forces_may_go_alone_but_nobody_may_not() -> None:
    game = table(
        "emperor", "harkonnen",
        options={"ruleset": "advanced"},
        tanks={"emperor": 13}, special_tanks={"emperor": 4},
        forces={"emperor": {"red_chasm@6": 2}}, specials={"emperor": {"red_chasm@6": 1}},
    )  # fmt: skip
    groups = {
        (action.forces, action.specials)
        for action in moves(game, "emperor", 0)
        if isinstance(action, Move)
    }
    some = [(("red_chasm@6", n),) if n else () for n in range(3)]
    one = [(("red_chasm@6", n),) if n else () for n in range(2)]

    assert groups == {pair for pair in product(some, one) if any(pair)}


def test_a_blocked_stronghold_is_never_the_only_short_way() -> None:
    """A fact about this board: D-MOVE-8 forbids passing, yet only entering is ever missed."""
    assert all(len(TERRITORIES[place].cells) == 1 for place in STRONGHOLDS)
    for storm, far, start in product(range(SECTORS), (1, 2, 3), range(len(CELLS))):
        free = reach(start, storm, far, 0) & ~STRONGHOLD_CELLS
        for place in STRONGHOLDS:
            assert reach(start, storm, far, TERRITORY_MASK[place]) & ~STRONGHOLD_CELLS == free


# The end of a turn.


def test_move_13_only_the_second_of_two_allies_loses_forces() -> None:
    game = table(
        "harkonnen", "emperor", "atreides",
        alliances=[["harkonnen", "emperor"]],
        tanks={"harkonnen": 15, "emperor": 16},
        forces={"harkonnen": {"pasty_mesa@4": 5}, "emperor": {"pasty_mesa@6": 4}},
    )  # fmt: skip
    part_from_allies(game, "harkonnen")
    assert game.forces_in("harkonnen", ALL_CELLS) == (5, 0)

    game.flag(TURN_TAKEN, "harkonnen")
    part_from_allies(game, "emperor")
    assert game.forces_in("emperor", ALL_CELLS) == (0, 0)
    assert game.tanks["emperor"] == (20, 0)


def test_revival_in_2009_comes_after_the_own_move() -> None:
    """The hook of D-REVIVAL-15: the leaders' question follows the move at once."""
    dead = [LEADERS[leader].id for leader in FACTIONS[FACTION["harkonnen"]].leaders]
    game = table(
        "harkonnen", "emperor",
        options={"ruleset": "tournament"},
        tanks={"harkonnen": 19}, forces={"harkonnen": {"carthag@10": 1}},
        dead=dead,
    )  # fmt: skip
    game.play(Move("harkonnen", (("carthag@10", 1),), (), "tsimpo@10"))

    assert [(d.seat, d.kind) for d in game.pending] == [("harkonnen", "revive_leader")]
