"""The regeneration tank: arriving, pushing and advancing, as tables."""

from __future__ import annotations

import pytest

import landsraad
from landsraad.arrakis import Arrakis, tank
from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import ATREIDES

P, J, S, C = "paul_atreides", "lady_jessica", "stilgar", "chani"


@pytest.fixture
def game() -> Arrakis:
    game = landsraad.new_game("arrakis", seed=1)
    assert isinstance(game, Arrakis)
    return game


@pytest.mark.parametrize(
    ("case", "before", "after"),
    [
        ("into an empty tank", ("", "", ""), (P, "", "")),
        ("the first slot is free", ("", J, S), (P, J, S)),
        ("a push ends at the first empty slot", (J, "", S), (P, J, S)),
        ("two are pushed", (J, S, ""), (P, J, S)),
        ("the last one is pushed out", (J, S, C), (P, J, S)),
    ],
)
def test_tank_07_who_arrives_pushes(
    game: Arrakis, case: str, before: tuple[str, ...], after: tuple[str, ...]
) -> None:
    game.tank = {**game.tank, ATREIDES: before}
    tank.receive(game, P, AREA.numbers["arrakeen"])

    assert game.tank[ATREIDES] == after, case


@pytest.mark.parametrize(
    ("case", "before", "after"),
    [
        ("nobody is there", ("", "", ""), ("", "", "")),
        ("all move one slot", (J, S, ""), ("", J, S)),
        ("the last one leaves", (J, "", S), ("", J, "")),
        ("from a full tank only one leaves", (P, J, S), ("", P, J)),
    ],
)
def test_tank_03_all_advance(
    game: Arrakis, case: str, before: tuple[str, ...], after: tuple[str, ...]
) -> None:
    game.tank = {**game.tank, ATREIDES: before}
    tank.advance(game, ATREIDES)

    assert game.tank[ATREIDES] == after, case
