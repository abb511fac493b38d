"""Random games in numbers: none of any mode comes to a dead end or loses anything.

`RANDOM_GAMES` says how many of each mode (`make soak`: 300); the law suite looks closer at a few.
"""

from __future__ import annotations

import os

import pytest

from landsraad.kernel import Chance
from landsraad.kernel.laws import Mode, any_action
from tests.arrakis.modes import ARRAKIS_MODES
from tests.dune.modes import DUNE_MODES

GAMES = int(os.environ.get("RANDOM_GAMES", "0"))
PARTS = 10
"""Tests for each mode, so that they can run side by side."""

in_soak = pytest.mark.skipif(not GAMES, reason="many games: `make soak` plays them")


@in_soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("mode", [*DUNE_MODES, *ARRAKIS_MODES], ids=lambda mode: mode.name)
def test_random_games_end(mode: Mode, part: int) -> None:
    for seed in range(part, GAMES, PARTS):
        play_to_the_end(mode, seed)


def play_to_the_end(mode: Mode, seed: int) -> None:
    """Silently, which is much faster, with a look at the end for whatever has got lost."""
    game, chance = mode.new(seed), Chance.seeded(seed + 1)
    game.live = False
    while not game.over:
        where = f"{mode.name}, seed {seed}, after {game.sequence} actions"
        assert game.sequence < mode.most_actions, f"{where}: no end"
        assert any(decision.required for decision in game.pending), f"{where}: a dead end"
        game.play(any_action(game, chance))
    assert list(game.faults()) == [], f"{mode.name}, seed {seed}"
