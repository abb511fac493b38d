"""`partner`: plays the lines of a lesson, and as a recruit wherever it has none."""

from __future__ import annotations

from typing import Final

from landsraad.bots.seat import Bot, Question
from landsraad.kernel import Action, Chance
from landsraad.lessons import Lesson, lesson

PREFIX: Final = "partner_"
"""Before the name of the lesson, in the name of the bot."""


class PartnerBot(Bot):
    """Takes the first line that fits the moment, and of it the first action that it is offered.

    Where no line fits it plays as another bot does.
    """

    def __init__(self, guided: Lesson, otherwise: Bot) -> None:
        self._lines = guided.lines
        self._otherwise = otherwise

    def answer(self, question: Question, chance: Chance) -> Action | None:
        for line in self._lines:
            if line.moment.has_come(question.view):
                for action in line.plays:
                    if any(action in decision.actions for decision in question.decisions):
                        return action
        return self._otherwise.answer(question, chance)


def for_lesson(name: str, game: str, otherwise: Bot) -> Bot | None:
    """The partner in the lesson that a bot is named after; None if it is about another game."""
    guided = lesson(name.removeprefix(PREFIX))
    return PartnerBot(guided, otherwise) if guided.game == game else None
