"""Taking back what others may respond to: until somebody has, where that betrays nothing."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.dune import Dune
from landsraad.kernel.errors import CannotUndo

SEATS = ["atreides", "emperor", "guild"]
SHIPMENT = "atreides ship old_gap@9 2 0"
CARDS = {"atreides": ["shield"], "emperor": ["karama"], "guild": ["snooper"]}


def shipping(position: dict[str, Any] | None = None, **options: Any) -> Dune:
    """The Atreides ship and pay the Guild; a Karama could stop its income."""
    at = {
        "phase": "shipment",
        "turn": 2,
        "storm": 1,
        "hands": CARDS,
        "spice": dict.fromkeys(SEATS, 9),
        **(position or {}),
    }
    game = Dune.new(Dune.read_setup(SEATS, {"responses": "together", **options}, 0, "", at))
    while not any(each.kind == "ship" for each in game.decisions("atreides")):
        asked = next(each for each in game.pending if each.required)
        game.play(asked.actions[0])  # lets an advantage be, or passes
    return game


def ship(game: Dune) -> Dune:
    game.play(game.notation().read(SHIPMENT))
    return game


def test_a_shipment_is_taken_back_until_somebody_has_answered() -> None:
    game = shipping()
    before = game.digest()
    ship(game)
    assert [each.kind for each in game.pending if each.required] == ["respond"] * 2
    game.undo("atreides")
    assert game.digest() == before
    ship(game)
    game.play(game.notation().read("emperor respond -"))

    with pytest.raises(CannotUndo):
        game.undo("atreides")


@pytest.mark.parametrize("card", ["karama", "shield", "lasgun"])
def test_it_hangs_on_nothing_that_others_hold(card: str) -> None:
    game = ship(shipping({"hands": {**CARDS, "emperor": [card]}}))

    assert game.can_undo("atreides")


@pytest.mark.parametrize(
    ("position", "options"),
    [
        ({}, {"responses": "holders"}),
        ({"hands": {**CARDS, "emperor": ["shield"]}}, {"responses": "holders"}),
        ({"standing": {"atreides": ["all@game"], "emperor": ["all@game"]}}, {}),
        ({}, {"take_back_before_responses": False}),
    ],
    ids=["a holder is asked", "no holder is asked", "standing answers", "before version 4"],
)
def test_it_stands_where_being_asked_or_not_tells_something(
    position: dict[str, Any], options: dict[str, Any]
) -> None:
    game = ship(shipping(position, **options))

    assert not game.can_undo("atreides")
