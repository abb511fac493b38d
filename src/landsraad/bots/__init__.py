"""Bots: seats that play by themselves, from the same view a person gets.

    bot = bots.make("recruit", "dune")
    action = bot.answer(question, chance)

Read `seat` first (what a bot is given and what it gives back), then `order` (who is asked next) and
`playing` (a whole game with bots on its seats), then the bots: `random`, and `recruit` with a
folder for each game.
"""

from landsraad.bots.order import Asked, interrupts, who_is_asked
from landsraad.bots.playing import Misplay, play_out, question_for
from landsraad.bots.registry import bot_names, make
from landsraad.bots.seat import Bot, Question, read_question

__all__ = [
    "Asked",
    "Bot",
    "Misplay",
    "Question",
    "bot_names",
    "interrupts",
    "make",
    "play_out",
    "question_for",
    "read_question",
    "who_is_asked",
]
