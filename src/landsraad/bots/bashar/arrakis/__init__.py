"""`bashar` for War for Arrakis.

It asks the rules of thumb of `recruit` for some ways to go on (`candidates`), plays each to the end
of the action in the same imagined games (`look_ahead`), and leaves the first of them for one after
which the position is clearly worth more (`value`).
"""

from __future__ import annotations

from typing import ClassVar

from landsraad.arrakis.lineup import SIDE_OF
from landsraad.bots.bashar.arrakis.candidates import CANDIDATES
from landsraad.bots.bashar.arrakis.look_ahead import best_of
from landsraad.bots.bashar.arrakis.value import weights_of
from landsraad.bots.budget import Budget, Thought
from landsraad.bots.recruit.arrakis import Recruit
from landsraad.bots.recruit.arrakis.facts import Facts
from landsraad.bots.seat import Bot, Question
from landsraad.bots.temperament import EVEN, Temperament
from landsraad.kernel import Action, Chance


class Bashar(Bot):
    """Looks where its own action leads before it takes it.

    Attributes:
        budget: how often it plays candidates in imagined games.
    """

    name: ClassVar[str] = "bashar"
    budget: ClassVar[Budget] = Budget(playouts=16)
    thinks_about = frozenset(CANDIDATES)

    def __init__(self, temper: Temperament = EVEN) -> None:
        self._rules = Recruit()
        self._temper = temper

    def answer(self, question: Question, chance: Chance) -> Action | None:
        usual = self._rules.answer(question, chance)
        if question.worlds is None or usual is None:
            return usual
        facts = Facts(question)
        for decision in question.decisions:
            if decision.kind in CANDIDATES and usual in decision.actions:
                others = CANDIDATES[decision.kind](facts, decision)
                actions = list(dict.fromkeys([usual, *others]))
                if len(actions) > 1:
                    weights = weights_of(self._temper, SIDE_OF[question.seat])
                    return best_of(question.worlds, actions, chance, Thought(self.budget), weights)
        return usual
