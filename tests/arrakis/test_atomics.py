"""The family atomics: the board they change, and whom they drive away."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.arrakis import Arrakis, atomics
from landsraad.arrakis.actions.prescience import Detonate, Displace
from landsraad.arrakis.board import AREA, ATOMICS, BOARDS, INTACT, area
from landsraad.arrakis.box import ATREIDES, HARKONNEN, SIDES
from landsraad.arrakis.state import OTHER


def table(**position: Any) -> Arrakis:
    """A table on which the atomics are unlocked, in a turn of the Atreides."""
    described = {"turn": ATREIDES, "prescience": {"jihad": 8}, **position}
    return Arrakis.new(Arrakis.read_setup(None, {}, 0, "", described))


@pytest.mark.parametrize("token", ATOMICS)
def test_the_mountain_becomes_plain_desert(token: str) -> None:
    """A-ATOM-3, A-ATOM-9: desert, not deep, and open to storms and worms."""
    before, after, bit = BOARDS[INTACT], BOARDS[token], 1 << area(token)

    assert before.mountain == after.mountain | bit
    assert after.desert == before.desert | bit
    assert after.deep == before.deep
    assert after.storm & bit
    assert after.prey == before.prey | bit


@pytest.mark.parametrize("token", ATOMICS)
def test_only_the_plateaus_next_to_it_lose_their_shelter(token: str) -> None:
    """A-ATOM-5 to A-ATOM-7."""
    exposed = BOARDS[token].storm & ~BOARDS[INTACT].storm & ~(1 << area(token))

    assert exposed == AREA.mask(*ATOMICS[token])
    assert not exposed & ~BOARDS[token].near[area(token)]


def test_only_rimwall_west_gets_new_borders() -> None:
    """A-ATOM-8."""
    changed = [token for token in ATOMICS if BOARDS[token].near != BOARDS[INTACT].near]
    new = BOARDS["rimwall_west"].near[area("rimwall_west")]

    assert changed == ["rimwall_west"]
    assert new & ~BOARDS[INTACT].near[area("rimwall_west")] == AREA.mask("s1_4", "s1_5")
    assert all(BOARDS[token].aloft == BOARDS[INTACT].aloft for token in ATOMICS)


@pytest.mark.parametrize(
    ("steps", "blast", "expected"),
    [
        ({}, INTACT, False),
        ({"jihad": 7, "sand_dwellers": 7}, INTACT, False),
        ({"sand_dwellers": 8}, INTACT, True),
        ({"kwisatz_haderach": 10}, INTACT, True),
        ({"kwisatz_haderach": 10}, "rimwall_west", False),
    ],
)
def test_when_they_are_unlocked(steps: dict[str, int], blast: str, expected: bool) -> None:
    """A-PRES-17: from step 8 on, once per game."""
    assert atomics.unlocked(table(prescience=steps, atomics=blast)) == expected


@pytest.mark.parametrize("token", ATOMICS)
@pytest.mark.parametrize("side", SIDES)
def test_the_opponent_moves_a_legion_to_any_free_area_next_to_it(side: str, token: str) -> None:
    """A-ATOM-2: every goal is next to the token and free, and nobody is lost on the way."""
    legion = {"regular": 2, "elite": 1, "generic": 1}
    game = table(legions={side: {token: legion}})
    game.play(Detonate(ATREIDES, token))
    (asked,) = [decision for decision in game.pending if decision.kind == "displace"]
    free = game.board.near[area(token)] & game.free(side)

    assert asked.seat == OTHER[side]
    assert {action.to for action in asked.actions if isinstance(action, Displace)} == {
        name for name in AREA.names if free >> area(name) & 1
    }
    for action in asked.actions:
        twin = game.copy()
        twin.play(action)
        (place,) = twin.legions[side]

        assert not twin.held[side] >> area(token) & 1
        assert twin.legion(side, place).size == 3
        assert list(twin.faults()) == []


def test_a_destroyed_legion_goes_back_to_the_supply() -> None:
    """A-ATOM-11: its named leaders to the tank, its tokens out of the game unseen."""
    here = {"regular": 2, "elite": 1, "generic": 2, "named": ["stilgar"], "tokens": ["as1"]}
    around = {"s5_2": {"regular": 1}, "s8_2": {"regular": 1}}
    game = table(
        worms=["wind_pass"],
        legions={ATREIDES: {"splintered_rock": here}, HARKONNEN: around},
    )
    game.play(Detonate(ATREIDES, "splintered_rock"))

    assert game.legions[ATREIDES] == {}
    assert game.supply(ATREIDES, "regular") == 16
    assert game.tank[ATREIDES] == ("stilgar", "", "")
    assert game.tokens_unseen == ("as1",)
    assert list(game.faults()) == []
