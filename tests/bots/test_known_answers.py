"""Positions with a known best answer: how often the first thing that advice suggests is right.

The positions stand in `known/*.toml`, described as in adjudication cases. `right` and `wrong` are
patterns of whole actions, in notation; the seat that is asked is their first word.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from landsraad.bots import question_with_worlds
from landsraad.bots.advice import advise
from landsraad.bots.budget import Budget
from landsraad.kernel import Chance, Game
from landsraad.kernel.record import frozen_options
from landsraad.kernel.registry import game_class
from tests.soak import usually

KNOWN: Final = Path(__file__).with_name("known")
BUDGET: Final = Budget(playouts=usually(16, soak=64))
CERTAIN: Final = (
    "LASGUN-1",
    "TENTH-1A",
    "TENTH-3B",
    "TENTH-2C",
    "TRAITOR-1",
    "WIN-1",
)
"""Those that `make test` asks, each for itself."""


def read_positions() -> dict[str, tuple[type[Game], dict[str, Any]]]:
    found = {}
    for file in sorted(KNOWN.glob("*.toml")):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        for position in data["position"]:
            found[position["id"]] = game_class(data["game"]), position
    return found


POSITIONS: Final = read_positions()


def is_right(name: str, budget: Budget) -> bool:
    """Whether the first suggestion is the known best answer."""
    game_type, data = POSITIONS[name]
    options = frozen_options(data.get("options", {}))
    game = game_type.new(game_type.read_setup(data.get("seats"), options, 0, "", data["position"]))
    for line in data.get("play", ()):
        game.play(game.notation().read(line))
    right, wrong = data.get("right", ".*"), data.get("wrong", "nothing")
    seat = data.get("right", wrong).split()[0]
    advice = advise(question_with_worlds(game, seat), budget, Chance.seeded(1))
    first = str(advice.suggestions[0].action)
    return bool(re.fullmatch(right, first)) and not re.fullmatch(wrong, first)


def test_there_are_fifty() -> None:
    assert len(POSITIONS) == 50


@pytest.mark.parametrize("name", CERTAIN)
def test_the_first_suggestion_is_right_where_that_is_certain(name: str) -> None:
    assert is_right(name, BUDGET)


@pytest.mark.skipif(not usually("", soak="all"), reason="with SOAK=1")
def test_nine_of_ten_are_right() -> None:
    failed = [name for name in POSITIONS if not is_right(name, BUDGET)]

    print(f"right: {len(POSITIONS) - len(failed)} of {len(POSITIONS)}; not: {failed}")
    assert len(failed) <= len(POSITIONS) / 10
