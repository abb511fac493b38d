"""Sandworms: how far they go and strike against a plain search, their figures, their dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from landsraad.arrakis import Arrakis, worms
from landsraad.arrakis.board import AREA, BOARDS, Board, area, mask_of, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.state import DEEP_SANDWORM, NOWHERE, SAND, SANDWORM, names_of
from landsraad.arrakis.worms import SOURCE, SUPPLY, WILD_MAKER


def table(**position: Any) -> Arrakis:
    """A described table; it waits for the first turn of the Atreides."""
    setup = Arrakis.read_setup(None, {}, 0, "", {"turn": ATREIDES, **position})
    return Arrakis.new(setup)


# How far.


def walks(board: Board, start: int) -> list[list[int]]:
    """Every way of one or two areas over passable borders."""
    one = [[first] for first in members(board.near[start])]
    return one + [[*way, second] for way in one for second in members(board.near[way[0]])]


@pytest.mark.parametrize("blast", BOARDS)
def test_a_worm_moves_through_desert_only(blast: str) -> None:
    """A-WORM-7: from every area on every board, as if walked area by area."""
    board = BOARDS[blast]
    for start in range(len(AREA.names)):
        ways = [way for way in walks(board, start) if all(board.desert >> a & 1 for a in way)]

        assert worms.paths(blast, start) == mask_of({way[-1] for way in ways} - {start})


@pytest.mark.parametrize("blast", BOARDS)
def test_a_worm_strikes_two_areas_away_through_desert(blast: str) -> None:
    """A-WORM-9: the second area may be anything, the first of two must be desert."""
    board = BOARDS[blast]
    for start in range(len(AREA.names)):
        ways = [way for way in walks(board, start) if len(way) == 1 or board.desert >> way[0] & 1]

        assert worms.reach(blast, start) == mask_of({way[-1] for way in ways} - {start})


def test_a_worm_rests_where_nothing_is_but_a_station() -> None:
    game = table(
        worms=["s1_8"],
        wormsigns=["s1_9"],
        harvesters=["s1_12"],
        stations=["s1_4"],
        legions={ATREIDES: {"s1_5": {"regular": 1}}, HARKONNEN: {"s1_6": {"regular": 1}}},
    )
    rest = worms.resting_places(game)

    taken = {"s1_5", "s1_6", "s1_8", "s1_9", "s1_12", *game.view(None)["table"]["sietches"]}
    desert = set(names_of(game.board.desert))
    assert set(names_of(rest)) == desert - taken
    assert "s1_4" in desert - taken


# Figures.


@pytest.mark.parametrize(
    ("case", "position", "settled", "expected"),
    [
        ("all in the supply", {}, (), {SUPPLY}),
        ("one on the board", {"worms": ["s1_8"]}, (), {SUPPLY, "s1_8"}),
        (
            "none left",
            {"worms": ["s1_8", "s1_9", "s4_1", "s3_4"]},
            (),
            {"s1_8", "s1_9", "s4_1", "s3_4"},
        ),
        ("some have come now", {"worms": ["s1_8", "s1_9"]}, ("s1_9",), {SUPPLY, "s1_8"}),
        ("the Wild Maker aside", {"in_play": [WILD_MAKER]}, (), {SUPPLY, WILD_MAKER}),
        ("the Wild Maker on the board", {"wild_maker": "s1_8"}, (), {SUPPLY, "s1_8"}),
        (
            "five on the board",
            {"wild_maker": "s1_8", "worms": ["s1_9", "s4_1", "s3_4", "s2_4"]},
            (),
            {"s1_8", "s1_9", "s4_1", "s3_4", "s2_4"},
        ),
    ],
)
def test_where_worms_come_from(
    case: str, position: Mapping[str, Any], settled: tuple[str, ...], expected: set[str]
) -> None:
    """A-HAZ-7, A-HAZ-8, A-HAZ-10."""
    game = table(**position)

    found = worms.sources(game, AREA.mask(*settled))
    assert {SOURCE.names[source] for source in members(found)} == expected, case


@pytest.mark.parametrize("source", [SUPPLY, "s4_1", "s3_4", WILD_MAKER])
def test_no_worm_is_lost_on_its_way(source: str) -> None:
    """One more on the board from off it, as many as before from elsewhere on it."""
    game = table(worms=["s4_1", "s3_4"], in_play=[WILD_MAKER])
    if source == "s3_4":
        game.wild_maker = area("s3_4")
    before = game.worms.bit_count()
    worms.bring(game, source, area("s1_9"))

    arrived = source in (SUPPLY, WILD_MAKER)
    assert game.worms.bit_count() == before + arrived
    assert game.worms >> area("s1_9") & 1
    assert (game.wild_maker == area("s1_9")) == (source in ("s3_4", WILD_MAKER))
    assert list(game.faults()) == []


def test_a_worm_that_attacks_leaves_the_board() -> None:
    """A-LEAD-14: the Wild Maker is then aside and can come back."""
    game = table(wild_maker="s1_8", harvesters=["s1_9"])
    worms.attack(game, area("s1_8"), area("s1_9"))
    game.settle()

    assert game.worms == 0
    assert game.wild_maker == NOWHERE
    assert game.harvesters == 0
    assert worms.wild_maker_aside(game)


# Wormsigns.


@pytest.mark.parametrize(
    ("kind", "place", "comes"),
    [
        (SAND, "s1_9", False),
        (SAND, "s1_10", False),
        (SANDWORM, "s1_9", True),
        (SANDWORM, "s1_10", True),
        (DEEP_SANDWORM, "s1_9", False),
        (DEEP_SANDWORM, "s1_10", True),
    ],
)
def test_which_wormsign_calls_a_worm(kind: int, place: str, comes: bool) -> None:
    """A-HAZ-4 to A-HAZ-6: s1_10 is deep desert, s1_9 is not."""
    assert worms.calls_a_worm(table(), area(place), kind) == comes


def test_every_wormsign_of_the_pool_can_be_turned_up() -> None:
    """The places of the pool are eight sands, four sandworms and four deep ones, in this order."""
    signs = []
    for face in range(1, 17):
        game = table(wormsigns=["s1_9"], dice=[face])
        signs.append(game.turn_up_wormsign(area("s1_9")))

    assert signs == [SAND] * 8 + [SANDWORM] * 4 + [DEEP_SANDWORM] * 4


# Dice.


@pytest.mark.parametrize(
    ("place", "special"),
    [("s1_10", 2), ("s1_9", 1), ("s5_7", 0), ("pasty_mesa", 0), ("imperial_basin", 0)],
)
@pytest.mark.parametrize("faces", [(1, 2, 3, 4), (6, 6, 5, 4), (6, 1, 4, 4), (6, 6, 6, 6)])
def test_hits_of_the_desert(place: str, special: int, faces: tuple[int, ...]) -> None:
    """A-WORM-12, A-HAZ-20: swords, and specials by terrain; shields never."""
    game = table(dice=list(faces))
    dice, hits = worms.roll(game, len(faces), area(place))

    assert hits == sum(face <= 3 for face in faces) + special * faces.count(6)
    assert [game.box.combat_die[face - 1] for face in faces] == dice


def test_no_mountain_is_prey() -> None:
    """A-WORM-10: a legion in every kind of terrain, and a harvester."""
    places = ["north_pole", "rimwall_west", "pasty_mesa", "s5_7", "s1_8", "s1_10"]
    legions = {HARKONNEN: {place: {"regular": 1} for place in places}}
    game = table(legions=legions, harvesters=["s1_9"])

    assert set(names_of(worms.prey(game))) == {*places[2:], "s1_9"}
