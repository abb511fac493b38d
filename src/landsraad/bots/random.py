"""`random`: every legal answer is as likely as any other. The yardstick, and good for testing."""

from __future__ import annotations

from typing import ClassVar, Final

from landsraad.bots.seat import Bot, Question
from landsraad.kernel import Action, Chance

ONE_IN: Final = 20
"""How seldom it takes an optional decision: often enough to see them all, and games go on."""


class RandomBot(Bot):
    """Samples."""

    name: ClassVar[str] = "random"

    def answer(self, question: Question, chance: Chance) -> Action | None:
        required = [decision for decision in question.decisions if decision.required]
        optional = [decision for decision in question.decisions if not decision.required]
        takes_optional = bool(optional) and chance.below(ONE_IN) == 0
        if takes_optional or not required:
            return chance.choice(optional).actions.sample(chance) if takes_optional else None
        return chance.choice(required).actions.sample(chance)
