"""Rules of thumb: what the recruits of all games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeVar

from landsraad.bots.seat import Bot, Question
from landsraad.kernel import Action, Chance, Decision

S = TypeVar("S")


class RuleBot(Bot, ABC, Generic[S]):
    """Has a rule for each kind of decision; `S` is how it sees the table.

    Attributes:
        left: kinds of optional decisions that it never takes.
    """

    name: ClassVar[str] = "recruit"
    left: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def look(self, question: Question) -> S: ...

    @abstractmethod
    def by_rule(self, facts: S, decision: Decision, chance: Chance) -> Action | None:
        """What the rule for this kind of decision says; None if it says nothing."""

    @abstractmethod
    def no_more(self, seat: str) -> Action:
        """The action of a seat that wants nothing further."""

    def answer(self, question: Question, chance: Chance) -> Action | None:
        facts: S | None = None
        for decision in reversed(question.decisions):  # what is optional comes first
            if decision.kind in self.left and not decision.required:
                continue
            facts = facts or self.look(question)
            action = self.decide(facts, decision, chance)
            if action is not None:
                return action
        return None

    def decide(self, facts: S, decision: Decision, chance: Chance) -> Action | None:
        """The answer to one decision; None leaves an optional one."""
        action = self.by_rule(facts, decision, chance)
        if action is not None and action in decision.actions:
            return action
        return self._otherwise(decision, chance) if decision.required else None

    def _otherwise(self, decision: Decision, chance: Chance) -> Action:
        """The general rule: no more of this if that is possible, else do anything."""
        ending = self.no_more(decision.seat)
        return ending if ending in decision.actions else decision.actions.sample(chance)
