"""`bashar` for Dune: the rules of the recruit, with a look into what others may have and do.

It imagines the table as its seat may know it (see `worlds`). All payments are public, so it knows
what is behind every shield, and reckons with it. In a battle it lets a recruit plan for the other
side in several imagined worlds, and plays the best reply to that mixture.
"""

from __future__ import annotations

from typing import Final

from landsraad.bots.bashar.dune.opponent import imagined_foe
from landsraad.bots.recruit.dune import Recruit, battle, powers
from landsraad.bots.recruit.dune.facts import Facts
from landsraad.bots.recruit.dune.foe import Foe, guess, opponent_in
from landsraad.bots.seat import Question
from landsraad.bots.temperament import EVEN, Temperament
from landsraad.dune.state import DuneState
from landsraad.kernel import Action, Chance, Decision

ON_THE_MARCH: Final = frozenset({"ship", "move", "ride"})
"""What it decides by the spice behind the shields."""
IN_BATTLE: Final = frozenset({"plan", "voice", "prescience"})
"""What it decides by the plans that the other side may make."""


class Bashar(Recruit):
    """Plays by rules of thumb and by what it can imagine."""

    name = "bashar"
    thinks_about = ON_THE_MARCH | IN_BATTLE

    def __init__(self, temper: Temperament = EVEN) -> None:
        self.temper = temper

    def look(self, question: Question) -> Facts:
        facts = Facts(question)
        facts.temper = self.temper
        if question.worlds is not None:
            world = question.worlds.deal(0)
            assert isinstance(world, DuneState)
            facts.worlds = question.worlds
            facts.purses = world.spice
        return facts

    def by_rule(self, facts: Facts, decision: Decision, chance: Chance) -> Action | None:
        step = facts.step("battle") if decision.kind in IN_BATTLE else None
        if step is None or facts.me not in (step["aggressor"], step["defender"]):
            return super().by_rule(facts, decision, chance)
        foe = self.foe(facts, chance)
        match decision.kind:
            case "plan":
                return battle.plan_against(facts, decision, chance, foe)
            case "voice":
                return powers.voice_against(facts, decision, foe)
        return powers.prescience_against(facts, decision, foe)

    def foe(self, facts: Facts, chance: Chance) -> Foe:
        """What the other side of one's battle may plan."""
        step = facts.step("battle")
        assert step is not None
        opponent = opponent_in(step, facts.me)
        rough = guess(facts, step, opponent)
        return imagined_foe(facts, rough, opponent, chance) if facts.worlds is not None else rough
