"""What an opponent may plan: what a recruit in their place would, in some imagined worlds."""

from __future__ import annotations

from collections import Counter
from typing import Final

from landsraad.bots.recruit.dune import Recruit
from landsraad.bots.recruit.dune.facts import Facts, strength_of
from landsraad.bots.recruit.dune.foe import Foe, plan_seen, word_for
from landsraad.bots.seat import Question
from landsraad.dune.actions.battle import PlanBattle
from landsraad.dune.battle.current import in_hand
from landsraad.dune.battle.plan import plans_of
from landsraad.dune.state import DuneState
from landsraad.kernel import Chance, Decision

WORLDS: Final = 8
"""How many plans are imagined."""
TRUST: Final = 0.75
"""How far one goes by these; people, and other bots, are not recruits."""
KWISATZ: Final = 2


def imagined_foe(facts: Facts, rough: Foe, opponent: str, chance: Chance) -> Foe:
    """A rough guess at a plan, made better by plans that were imagined."""
    if plan_seen(facts, opponent) is not None:
        return rough
    plans = imagined_plans(facts, opponent, chance)
    share = TRUST / len(plans)
    totals = [(alive, dead, (1 - TRUST) * likely) for alive, dead, likely in rough.totals]
    totals += [(plan.dial + 2 * strength(plan), plan.dial, share) for plan in plans]
    words = Counter([word_for(c) for plan in plans for c in (plan.weapon, plan.defense) if c])
    traitors = facts.own["traitors"]
    turncoats = [plan.leader in traitors and not plan.kwisatz_haderach for plan in plans]
    return Foe(
        tuple(totals),
        (1 - TRUST) * rough.leader + share * sum([strength_of(plan.leader) for plan in plans]),
        {word: (1 - TRUST) * p + share * words[word] for word, p in rough.cards.items()},
        rough.leads,
        (1 - TRUST) * rough.turncoat + share * sum(turncoats),
    )


def strength(plan: PlanBattle) -> int:
    return strength_of(plan.leader) + KWISATZ * plan.kwisatz_haderach


def imagined_plans(facts: Facts, opponent: str, chance: Chance) -> list[PlanBattle]:
    """What a recruit would plan for the opponent in each of some worlds."""
    assert facts.worlds is not None
    recruit, first = Recruit(), chance.below(1 << 32)
    plans: list[PlanBattle] = []
    for number in range(WORLDS):
        world = facts.worlds.deal(first + number)
        assert isinstance(world, DuneState)
        space = plans_of(world, in_hand(world), opponent)
        decision = Decision(opponent, "plan", space)
        question = Question(world.view(opponent), (decision,), world.setup.played_by)
        plan = recruit.decide(Facts(question), decision, world.chance)
        assert isinstance(plan, PlanBattle)
        plans.append(plan)
    return plans
