"""Uses of a die that offer nothing: told to whom they concern, and true."""

from __future__ import annotations

import random
from typing import Any

import pytest

from landsraad.arrakis import Arrakis
from landsraad.arrakis.actions.rounds import SpendDie
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.fruitless import fruitless_uses
from landsraad.arrakis.resolve import Resolve
from landsraad.kernel import REFEREE

STRATEGY = {HARKONNEN: ["strategy"]}
PLAIN = {"move", "attack", "deploy", "draw", "swap", "vehicles"}
SPENDINGS = 60
VOICE = "voice_from_the_outer_world"


def table(**position: Any) -> Arrakis:
    described = {"turn": HARKONNEN, "action_dice": STRATEGY, **position}
    return Arrakis.new(Arrakis.read_setup(None, {}, 0, "", described))


@pytest.mark.parametrize(
    ("eyes", "told"), [(HARKONNEN, True), (ATREIDES, False), (REFEREE, False), (None, False)]
)
def test_a_use_that_offers_nothing_is_told_to_whom_it_concerns(
    eyes: str | None, told: bool
) -> None:
    """Nobody stands beside an enemy, so an attack would only discard the die."""
    game = table(legions={HARKONNEN: {"carthag": {"regular": 2}}})
    shown = game.view(eyes)["table"].get("fruitless")

    assert shown == ({"strategy": ["attack"]} if told else None)


def test_leadership_needs_a_leader_who_can_go() -> None:
    legions = {HARKONNEN: {"carthag": {"regular": 2}}}

    assert fruitless_uses(
        table(legions=legions, action_dice={HARKONNEN: ["leadership"]}), HARKONNEN
    ) == {"leadership": ["move", "attack"]}


@pytest.mark.parametrize(("enemy", "told"), [("s1_6", None), ("s5_5", ["attack"])])
def test_an_effect_that_would_come_to_nothing_is_told(enemy: str, told: list[str] | None) -> None:
    """Paul's legion moves or attacks by his card; the enemy is beside it, or far away."""
    legions = {ATREIDES: {"s1_5": {"regular": 1}}, HARKONNEN: {enemy: {"regular": 1}}}
    described = {"turn": ATREIDES, "hands": {ATREIDES: [VOICE]}, "legions": legions}
    game = Arrakis.new(Arrakis.read_setup(None, {}, 0, "", described))
    for played in (
        "spend strategy for card",
        f"play {VOICE}",
        "place paul_atreides s1_5 from supply",
        "place special s1_5 from supply",
    ):
        game.play(game.notation().read(f"{ATREIDES} {played}"))

    assert game.view(ATREIDES)["table"].get("fruitless", {}).get("choose_option") == told


def follows(game: Arrakis, action: SpendDie) -> bool:
    """Whether anything comes of an action before the game goes on."""
    twin = game.branch()
    twin.play(action)
    return any(isinstance(step, Resolve) for step in twin.stack)


@pytest.mark.parametrize("options", [{}, {"guild": True, "mode": "teams4"}])
def test_what_is_told_is_what_happens(options: dict[str, Any]) -> None:
    """In a random game nothing follows from what is said to be fruitless, but from all else."""
    game, choice = Arrakis.new(Arrakis.read_setup(None, options, 5)), random.Random(3)
    seen = {True: 0, False: 0}
    while sum(seen.values()) < SPENDINGS and not game.over:
        for decision in game.pending:
            if decision.kind == "turn":
                told = fruitless_uses(game, decision.seat)
                for action in decision.actions:
                    if isinstance(action, SpendDie) and action.use.rpartition(".")[2] in PLAIN:
                        idle = action.use in told.get(action.die, [])
                        assert follows(game, action) != idle, action
                        seen[idle] += 1
        decision = choice.choice(game.pending)
        game.play(decision.actions[choice.randrange(decision.actions.size)])
    assert all(seen.values())
