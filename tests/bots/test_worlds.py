"""Worlds: what a bot can imagine is possible, and says nothing about what is true."""

from __future__ import annotations

import json

import pytest

from landsraad import bots
from landsraad.bots import Bot, Question, Worlds, question_for, read_worlds
from landsraad.kernel import Action, Chance, Game
from landsraad.kernel.laws import Mode
from tests.arrakis.modes import ARRAKIS_MODES
from tests.dune.modes import DUNE_MODES

MODES = (DUNE_MODES[4], ARRAKIS_MODES[0])
ACTIONS = 150
"""Of a game, until somebody imagines how it may stand."""


def begun(mode: Mode) -> tuple[Game, str]:
    """A game in which much is hidden, and somebody who has to decide something."""
    game = mode.new(5).copy()
    bot, chance = bots.make("recruit", game.name), Chance.seeded(5)
    for _ in range(ACTIONS):
        asked = next(decision.seat for decision in game.pending if decision.required)
        action = bot.answer(question_for(game, asked), chance)
        assert action is not None
        game.play(action)
    return game, next(decision.seat for decision in game.pending if decision.required)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_worlds_are_what_the_seat_sees_and_not_the_truth(mode: Mode) -> None:
    game, seat = begun(mode)
    worlds = Worlds.seen_from(game, seat)
    assert worlds is not None
    dealt = [worlds.deal(seed) for seed in range(8)]

    assert {json.dumps(world.view(seat)) for world in dealt} == {json.dumps(game.view(seat))}
    assert len({world.digest() for world in dealt}) == len(dealt)
    assert [world.digest() for world in dealt] == [worlds.deal(n).digest() for n in range(8)]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_twins_have_the_same_worlds(mode: Mode) -> None:
    """Games that differ only in what a seat does not know."""
    game, seat = begun(mode)
    one = Worlds.seen_from(game, seat)
    other = Worlds.seen_from(game.redeal(seat, Chance.seeded(77)), seat)
    assert one is not None
    assert other is not None

    assert one.deal(3).digest() == other.deal(3).digest()


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_worlds_go_to_another_process(mode: Mode) -> None:
    """Packed they hold neither the seed of the game nor anything that was not imagined."""
    game, seat = begun(mode)
    worlds = Worlds.seen_from(game, seat)
    assert worlds is not None
    packed = json.loads(json.dumps(worlds.to_json()))

    assert packed["setup"]["seed"] == 0
    assert read_worlds(packed).deal(3).digest() == worlds.deal(3).digest()


class Dreamer(Bot):
    """Notes whether it was given worlds."""

    name = "dreamer"
    thinks_about = frozenset({"bid"})

    def __init__(self) -> None:
        self.dreamt: dict[str, bool] = {}

    def answer(self, question: Question, chance: Chance) -> Action | None:
        kinds = [decision.kind for decision in question.decisions if decision.required]
        for kind in kinds:
            self.dreamt[kind] = question.worlds is not None
        return bots.make("recruit", "dune").answer(question, chance)


def test_a_bot_is_given_worlds_for_what_it_thinks_about() -> None:
    game = MODES[0].new(5).copy()
    bot = Dreamer()
    bots.play_out(game, dict.fromkeys(game.seats, bot), Chance.seeded(5))

    assert bot.dreamt["bid"]
    assert not bot.dreamt["plan"]
