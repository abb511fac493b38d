"""Truthtrance: in one's own battle for a stronghold, ask for the card one fears."""

from __future__ import annotations

from typing import Final

from landsraad.bots.recruit.dune.facts import Facts
from landsraad.bots.recruit.dune.foe import opponent_in, word_for
from landsraad.bots.recruit.spaces import offered
from landsraad.dune.actions.truthtrance import AnswerTruth, AskTruth
from landsraad.kernel import Action, Decision

FEARED: Final = {"snooper": "poison_weapon", "shield": "projectile_weapon"}
"""The weapon that one must fear without a defense."""


def ask(facts: Facts, decision: Decision) -> Action | None:
    """Will they play the weapon that I could parry with the one defense that I hold?"""
    battle = facts.step("battle")
    if battle is None or battle["territory"] not in facts.strongholds or battle["plans"]:
        return None
    if facts.me not in (battle["aggressor"], battle["defender"]):
        return None
    own = {word_for(card) for card in facts.hand}
    feared = [weapon for defense, weapon in FEARED.items() if defense in own]
    if not feared:
        return None
    question = AskTruth(facts.me, opponent_in(battle, facts.me), "plays", feared[0])
    return question if question in decision.actions else None


def answer(facts: Facts, decision: Decision) -> Action:
    """No, where that can be true: it leaves most open."""
    return min(offered(decision.actions, AnswerTruth), key=lambda said: said.yes)
