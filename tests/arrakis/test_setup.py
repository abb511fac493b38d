"""Set-up: whatever is drawn, all pieces are there, and lower types stand in for missing figures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from landsraad.arrakis import Arrakis
from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import HARKONNEN, STANDARD, Box
from landsraad.arrakis.legion import EMPTY, GENERIC, UNITS, Legion
from landsraad.kernel import Chance


def set_up(seed: int, box: Box = STANDARD, **readings: str) -> Arrakis:
    game = Arrakis(Arrakis.read_setup(seed=seed, options=readings), Chance.seeded(seed), box)
    game.lay_out()
    game.begin()
    game.settle()
    return game


def garrison(game: Arrakis) -> Legion:
    """All Harkonnen figures on the board."""
    return sum(game.legions[HARKONNEN].values(), EMPTY)


@pytest.mark.parametrize("seed", range(10))
def test_setup_05_every_harkonnen_token_is_used_once(seed: int) -> None:
    tokens = [token for tokens in STANDARD.garrisons for token in tokens]

    assert garrison(set_up(seed)) == sum(tokens, EMPTY)


@pytest.mark.parametrize("seed", range(10))
def test_setup_05_each_settlement_gets_a_token_of_each_set(seed: int) -> None:
    game = set_up(seed)
    black, silver = STANDARD.garrisons
    pairs = [one + other for one in black for other in silver]

    assert {AREA.names[area] for area in game.legions[HARKONNEN]} == set(STANDARD.settlements)
    assert all(legion in pairs for legion in game.legions[HARKONNEN].values())


def test_setup_05_different_seeds_give_different_tables() -> None:
    tables = {tuple(sorted(set_up(seed).legions[HARKONNEN].items())) for seed in range(10)}

    assert len(tables) > 5


@pytest.mark.parametrize(
    ("case", "token", "expected"),
    [
        # 12 tokens each; there are 24 regulars, 12 elites, 8 Sardaukar and 6 Bashars.
        ("four Sardaukar are missing", Legion(special=1), (0, 4, 8, 0)),
        ("elites and then regulars stand in", Legion(special=2), (4, 12, 8, 0)),
        ("regulars stand in for elites", Legion(elite=2), (12, 12, 0, 0)),
        ("nothing stands in for a regular", Legion(regular=3), (24, 0, 0, 0)),
        ("nothing stands in for a Bashar", Legion(regular=1, generic=1), (12, 0, 0, 6)),
    ],
)
def test_setup_07_lower_types_stand_in(case: str, token: Legion, expected: tuple[int, ...]) -> None:
    """By the reading `highest`, and where the Harkonnen choose the highest themselves."""
    box = replace(STANDARD, garrisons=((token,) * 6, (token,) * 6))
    chosen = set_up(0, box)
    while chosen.pending[0].kind == "stand_in":
        chosen.play(chosen.pending[0].actions.at(0))

    for game in (set_up(0, box, stand_ins="highest"), chosen):
        figures = garrison(game)
        assert tuple([getattr(figures, kind) for kind in (*UNITS, GENERIC)]) == expected, case


def test_setup_07_the_harkonnen_choose_who_stands_in() -> None:
    """A-UNIT-4: regulars for all four Sardaukar that are missing."""
    box = replace(STANDARD, garrisons=((Legion(special=1),) * 6,) * 2)
    game = set_up(0, box)
    while game.pending[0].kind == "stand_in":
        game.play(game.pending[0].actions.at(1))

    assert garrison(game) == Legion(regular=4, special=8)
