"""No bot ever hangs: every answer takes its budget twice at most, in whole games on all seats.

What a bot computes is measured, by a clock that stands still while others have the processor: so a
busy machine makes no bot slow.
"""

from __future__ import annotations

import os
from time import thread_time

import pytest

from landsraad import bots
from landsraad.bots import Bot, Question
from landsraad.bots.budget import Budget
from landsraad.kernel import Action, Chance
from landsraad.kernel.laws import Mode
from tests.arrakis.modes import ARRAKIS_MODES
from tests.dune.modes import DUNE_MODES
from tests.soak import SOAK, usually

GAMES = int(os.environ.get("HANG_GAMES", usually(1, soak=40)))
"""Of each bot at each game."""
AT_ONCE = 1.0
"""Seconds that a bot which knows at once has for an answer."""
BUDGET = Budget(seconds=0.5)
THOUGHTS = usually(1, soak=1_000_000)
"""So many answers of a game get thought; the others are those of the bot that knows at once."""
SETUPS = {"dune": DUNE_MODES[9], "arrakis": ARRAKIS_MODES[0], "mahdi": ARRAKIS_MODES[7]}


class Clocked(Bot):
    """A bot with a clock beside it, and one that answers when it has thought enough."""

    def __init__(self, bot: Bot, quick: Bot, limit: float) -> None:
        self._bot, self._quick, self._limit = bot, quick, limit
        self.thinks_about = bot.thinks_about
        self.thoughts = 0

    def answer(self, question: Question, chance: Chance) -> Action | None:
        if self.thoughts >= THOUGHTS and self._bot is not self._quick:
            return self._quick.answer(question, chance)
        begun = thread_time()
        action = self._bot.answer(question, chance)
        took = thread_time() - begun
        self.thoughts += question.worlds is not None
        assert took <= 2 * self._limit, f"{took:.2f} s for {question.decisions}"
        return action


@pytest.mark.parametrize("name", [*usually([], soak=["random", "recruit"]), "bashar", "mentat"])
@pytest.mark.parametrize("mode", SETUPS.values(), ids=lambda mode: mode.name)
def test_every_answer_comes_in_time(mode: Mode, name: str) -> None:
    quick = bots.make("recruit", mode.game.name)
    bot, limit = bots.make(name, mode.game.name), AT_ONCE
    if name == "mentat":
        bot.think_for(BUDGET)
        limit = BUDGET.seconds
    slow = name in ("bashar", "mentat") and not SOAK
    for seed in range(1, GAMES + 1):
        clocked = Clocked(bot, quick if slow else bot, limit)
        game = mode.new(seed).copy()
        outcome = bots.play_out(game, dict.fromkeys(game.seats, clocked), Chance.seeded(seed))
        assert outcome.ending
        assert clocked.thoughts or not bot.thinks_about
