"""`partner`: plays the lines of a lesson, and as a recruit wherever it has none."""

from __future__ import annotations

from typing import Final

from landsraad.bots import recruit
from landsraad.bots.seat import Bot, Question
from landsraad.kernel import Action, Chance
from landsraad.kernel.registry import game_class
from landsraad.lessons import Lesson, lesson

PREFIX: Final = "partner_"
"""Before the name of the lesson, in the name of the bot."""


class PartnerBot(Bot):
    """Takes the first line that fits the moment, and of it the first action that it is offered."""

    def __init__(self, guided: Lesson) -> None:
        self._lines = guided.lines
        self._notation = game_class(guided.game).notation()
        otherwise = recruit.for_game(guided.game)
        assert otherwise is not None
        self._otherwise = otherwise

    def answer(self, question: Question, chance: Chance) -> Action | None:
        for line in self._lines:
            if line.moment.has_come(question.view):
                for text in line.plays:
                    action = self._notation.read(text)
                    if any(action in decision.actions for decision in question.decisions):
                        return action
        return self._otherwise.answer(question, chance)


def for_lesson(name: str, game: str) -> Bot | None:
    """The partner that has this name; None if its lesson is about another game."""
    guided = lesson(name.removeprefix(PREFIX))
    return PartnerBot(guided) if guided.game == game else None
