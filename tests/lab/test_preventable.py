"""Preventable wins: which positions are such, and who leaves them."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad import bots
from landsraad.bots import Bot, Question
from landsraad.dune.actions.common import Pass
from landsraad.dune.state import DuneState
from landsraad.kernel import Action, Chance
from landsraad.kernel.record import frozen_options
from landsraad.kernel.registry import game_class
from landsraad.lab.ladder.preventable import is_preventable, leaves

THREE = {"arrakeen@9": 5, "carthag@10": 5, "tueks_sietch@4": 1}


def last_to_ship(spice: int = 12, **changes: Any) -> DuneState:
    """The Atreides have three strongholds, and the Emperor is the last to ship."""
    position = {
        "turn": 4,
        "phase": "shipment",
        "spice": {"emperor": spice, "harkonnen": 12},
        "forces": {"atreides": THREE},
        "turns": {"taken": ["atreides", "harkonnen"], "now": "emperor"},
        **changes,
    }
    dune = game_class("dune")
    seats = ["atreides", "harkonnen", "emperor"]
    game = dune.new(dune.read_setup(seats, frozen_options({"deals": False}), 1, "", position))
    assert isinstance(game, DuneState)
    return game


def counts(game: DuneState) -> bool:
    return any(is_preventable(game, decision) for decision in game.pending)


@pytest.mark.parametrize(
    ("case", "game", "expected"),
    [
        ("one who can ship a few", last_to_ship(), True),
        ("one without spice for it", last_to_ship(spice=1), False),
        ("nobody is about to win", last_to_ship(forces={"atreides": {"arrakeen@9": 5}}), False),
        (
            "one stronghold less would not be enough",
            last_to_ship(forces={"atreides": {**THREE, "sietch_tabr@13": 4}}),
            False,
        ),
        (
            "somebody else may still come",
            last_to_ship(turns={"taken": ["atreides"], "now": "harkonnen"}),
            False,
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_win_is_preventable_by(case: str, game: DuneState, expected: bool) -> None:
    assert counts(game) == expected, case


class Idle(Bot):
    """Stays where it is."""

    def answer(self, question: Question, chance: Chance) -> Action | None:
        return Pass(question.seat)


def test_whoever_does_nothing_leaves_it() -> None:
    assert leaves(last_to_ship(), "emperor", Idle(), Chance.seeded(1))


@pytest.mark.parametrize("name", ["recruit", "bashar"])
def test_bots_go_where_one_force_stands_alone(name: str) -> None:
    assert not leaves(last_to_ship(), "emperor", bots.make(name, "dune"), Chance.seeded(1))
