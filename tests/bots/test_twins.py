"""No bot peeks: games that differ only in what its seat does not know get the same answers."""

from __future__ import annotations

import pytest

from landsraad import bots
from landsraad.bots import Bot, question_for
from landsraad.bots.budget import Budget
from landsraad.kernel import Chance, Game
from landsraad.kernel.laws import Mode
from tests.arrakis.modes import ARRAKIS_MODES
from tests.dune.modes import DUNE_MODES
from tests.soak import usually

QUESTIONS = usually(8, soak=1000)
"""Asked of each bot at each game."""
THOUGHTFUL = usually(3, soak=1000)
"""The same of one that plays on in imagined games for each answer."""
TEMPERED = usually(3, soak=1000)
"""The same of one with a temperament, which knows what others of its level know."""
BUDGET = Budget(playouts=4)
"""A time would give twins different answers: one of them may be luckier with it."""
GAP = 9
"""Actions from one question to the next; what a bot thinks about is asked always."""
SETUPS = {"dune": DUNE_MODES[9], "arrakis": ARRAKIS_MODES[0]}


def players() -> list[tuple[Mode, str]]:
    return [(mode, name) for game, mode in SETUPS.items() for name in bots.bot_names(game)]


@pytest.mark.parametrize(("mode", "name"), players(), ids=str)
def test_twins_get_the_same_answer(mode: Mode, name: str) -> None:
    bot, quick = bots.make(name, mode.game.name), bots.make("recruit", mode.game.name)
    questions = QUESTIONS
    if bots.level_of(name) == "mentat":
        bot.think_for(BUDGET)
        questions = THOUGHTFUL
    if bots.level_of(name) != name:
        questions = TEMPERED
    asked, seed = 0, 0
    while asked < questions:
        seed += 1
        game, chance = mode.new(seed).copy(), Chance.seeded(seed)
        while not game.over and asked < questions:
            seat = next(decision.seat for decision in game.pending if decision.required)
            kinds = [decision.kind for decision in game.decisions(seat)]
            if game.sequence % GAP == 0 or not bot.thinks_about.isdisjoint(kinds):
                twin = game.redeal(seat, Chance.seeded(asked))
                assert answer(bot, game, seat, asked) == answer(bot, twin, seat, asked)
                asked += 1
            action = quick.answer(question_for(game, seat), chance)
            assert action is not None
            game.play(action)


def answer(bot: Bot, game: Game, seat: str, seed: int) -> str:
    return str(bot.answer(question_for(game, seat, bot), Chance.seeded(seed)))
