"""What the mentats of all games have in common: candidates, tried in imagined worlds.

`consider` gives all candidates with what they promise; `answer` takes the first of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from landsraad.bots.budget import Budget, Thought
from landsraad.bots.search import Estimate, weigh
from landsraad.bots.seat import Bot, Question
from landsraad.bots.temperament import EVEN, Temperament
from landsraad.bots.worlds import World, Worlds
from landsraad.kernel import Action, Chance

Watch = Callable[[Action, World], None]
"""Called after each playout, with the action and where it has led."""

SECOND: Final = Budget(seconds=1.0)


class Thinker(Bot, ABC):
    """Plays on in worlds that its seat can imagine, and takes what promises most.

    Attributes:
        rules: the bot that answers simple questions, and says what to believe in at others.
        budget: what it gives to one question.
    """

    name: ClassVar[str] = "mentat"
    rules: Bot

    def __init__(self, temper: Temperament = EVEN) -> None:
        self.budget = SECOND
        self.rules = self.leaning(temper)

    def think_for(self, budget: Budget) -> None:
        self.budget = budget

    @abstractmethod
    def leaning(self, temper: Temperament) -> Bot:
        """The bot of this temperament whose answers it believes in."""

    @abstractmethod
    def candidates(self, question: Question, usual: Action) -> Sequence[Action]:
        """Answers worth a closer look beside the usual one; none if it is no great matter."""

    @abstractmethod
    def playout(self, worlds: Worlds, action: Action, seed: int, thought: Thought) -> World:
        """Where an action leads in the world of a seed, as far as this bot looks."""

    @abstractmethod
    def chance_of_victory(self, game: World, seat: str) -> float:
        """How likely a seat wins from where a playout has led."""

    @abstractmethod
    def contributions(self, game: World, seat: str) -> dict[str, float]:
        """What each topic that can be told in words adds to a seat's chance, in logits."""

    @abstractmethod
    def reason(self, topic: str, seat: str, *, better: bool) -> str:
        """The message that a topic has become better, or worse, for a seat."""

    def cost(self, usual: Action) -> float:
        """What a playout costs where this is the usual answer, next to others."""
        return 1.0

    def answer(self, question: Question, chance: Chance) -> Action | None:
        thought = Thought(self.budget)
        usual = self.rules.answer(question, chance)
        considered = self.consider(question, chance, usual, thought)
        return considered[0].candidate if considered else usual

    def consider(
        self, question: Question, chance: Chance, usual: Action | None, thought: Thought
    ) -> list[Estimate[Action]]:
        """The candidates with what they promise, the one to take first; none if it knows at once.

        Args:
            question: with worlds, or there is nothing to think about.
            chance: which worlds are looked at.
            usual: the answer of the rules.
            thought: what may be spent.
        """
        worlds = question.worlds
        if worlds is None or usual is None or thought.used >= 1:
            return []
        found = list(dict.fromkeys([usual, *self.candidates(question, usual)]))
        return self.compare(worlds, found, chance, thought) if len(found) > 1 else []

    def compare(
        self,
        worlds: Worlds,
        actions: Sequence[Action],
        chance: Chance,
        thought: Thought,
        watch: Watch | None = None,
    ) -> list[Estimate[Action]]:
        """What these actions promise, the one to take first; the first given is believed in."""
        first = chance.below(2**32)

        def trial(action: Action, number: int) -> float:
            game = self.playout(worlds, action, first + number, thought)
            if watch is not None:
                watch(action, game)
            return self.chance_of_victory(game, worlds.seat)

        return weigh(actions, trial, thought, self.cost(actions[0]))
