"""Bots: seats that play by themselves, from the same view a person gets.

    bot = bots.make("recruit", "dune")
    action = bot.answer(question, chance)

Read `seat` first (what a bot is given and what it gives back), then `worlds` (what it can imagine),
`order` (who is asked next) and `playing` (a whole game with bots on its seats), then the bots:
`random`, and those with a folder for each game, `recruit`, `bashar` and `mentat`, of which each
builds on the ones before; those that judge may have a `temperament`. `advice` tells people what a
mentat would do, and why.
"""

from landsraad.bots.order import Asked, interrupts, who_is_asked
from landsraad.bots.playing import Misplay, play_out, question_for, question_with_worlds, worlds_for
from landsraad.bots.registry import bot_names, level_of, make
from landsraad.bots.seat import Bot, Question, read_question
from landsraad.bots.worlds import Worlds, read_worlds

__all__ = [
    "Asked",
    "Bot",
    "Misplay",
    "Question",
    "Worlds",
    "bot_names",
    "interrupts",
    "level_of",
    "make",
    "play_out",
    "question_for",
    "question_with_worlds",
    "read_question",
    "read_worlds",
    "who_is_asked",
    "worlds_for",
]
