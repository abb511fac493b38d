"""Truthtrance: in one's own battle for a stronghold, ask for the card one fears."""

from __future__ import annotations

from typing import Final

from landsraad.bots.recruit.dune.facts import Facts, strength_of
from landsraad.bots.recruit.dune.foe import opponent_in, word_for
from landsraad.bots.recruit.spaces import offered
from landsraad.dune.actions.truthtrance import AnswerTruth, AskTruth
from landsraad.dune.factions.sheets import LEADERS
from landsraad.kernel import Action, Decision

FEARED: Final = {"snooper": "poison_weapon", "shield": "projectile_weapon"}
"""The weapon that one must fear without a defense."""


def ask(facts: Facts, decision: Decision) -> Action | None:
    """Will they play the weapon that I could parry? Without a defense: is my best leader theirs?"""
    battle = facts.step("battle")
    if battle is None or battle["territory"] not in facts.strongholds or battle["plans"]:
        return None
    if facts.me not in (battle["aggressor"], battle["defender"]):
        return None
    own = {word_for(card) for card in facts.hand}
    opponent = opponent_in(battle, facts.me)
    feared = [weapon for defense, weapon in FEARED.items() if defense in own]
    best = best_unsafe(facts)
    if feared:
        question = AskTruth(facts.me, opponent, "plays", feared[0])
    elif best is not None:
        question = AskTruth(facts.me, opponent, "traitor", best)
    else:
        return None
    return question if question in decision.actions else None


def best_unsafe(facts: Facts) -> str | None:
    """One's strongest leader, if it may be a traitor."""
    leaders = [LEADERS[leader].id for leader in facts.leaders_of(facts.me)]
    best = max(leaders, key=strength_of, default=None)
    told = {
        value for _, form, value, _ in facts.table["mine"][facts.me]["told"] if form == "traitor"
    }
    return None if best in facts.safe_leaders or best in told else best


def answer(facts: Facts, decision: Decision) -> Action:
    """No, where that can be true: it leaves most open."""
    return min(offered(decision.actions, AnswerTruth), key=lambda answer: answer.yes)
