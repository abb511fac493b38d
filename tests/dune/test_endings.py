"""Every way a game of Dune can end is reached by random play."""

from __future__ import annotations

import pytest

from landsraad.dune import Dune
from landsraad.kernel import Chance
from landsraad.kernel.laws import any_action

SIX = None
TWO = ("atreides", "harkonnen")
FOUR = ("atreides", "emperor", "fremen", "harkonnen")
SISTERS = ("bene_gesserit", "harkonnen")
MOST_GAMES = 300


def ending(seed: int, seats: tuple[str, ...] | None, options: dict[str, object]) -> str:
    """How a random game ends, and that it cites a rule for it."""
    game = Dune.new(Dune.read_setup(seats, {"deals": False, **options}, seed))
    game.live = False
    chance = Chance.seeded(seed)
    while not game.over:
        game.play(any_action(game, chance))
    assert game.outcome is not None
    assert game.outcome.rule in game.rulebook()
    return game.outcome.ending


@pytest.mark.parametrize(
    ("wanted", "seats", "options"),
    [
        ("strongholds", TWO, {"ruleset": "tournament"}),
        ("allied_strongholds", SIX, {"ruleset": "basic", "alliance_variant": "any/3"}),
        ("prediction", SISTERS, {"ruleset": "basic", "max_turns": 1}),
        ("fremen", FOUR, {"ruleset": "basic"}),
        ("guild", SIX, {"ruleset": "advanced"}),
        ("fremen_default", FOUR, {"ruleset": "basic"}),
        ("most_strongholds", TWO, {"ruleset": "basic"}),
        ("draw", TWO, {"ruleset": "tournament"}),
    ],
)
def test_this_ending_is_reached(
    wanted: str, seats: tuple[str, ...] | None, options: dict[str, object]
) -> None:
    """Some seeded random game ends so."""
    assert any(ending(seed, seats, options) == wanted for seed in range(MOST_GAMES))
