"""Shared sides and the automatic Harkonnen: what is decided for others."""

from __future__ import annotations

from landsraad.arrakis.actions.free import PickArea
from landsraad.arrakis.actions.solo import ChooseForMahdi
from landsraad.arrakis.actions.teams import CloseCone
from landsraad.arrakis.board import AREA
from landsraad.bots.recruit.arrakis.facts import Facts
from landsraad.bots.recruit.arrakis.spaces import first_best
from landsraad.kernel import Action, Decision


def confer(facts: Facts, decision: Decision) -> Action | None:
    """It has nothing to whisper: both partners play by the same rules of thumb."""
    return CloseCone(facts.me)


def choose_for_mahdi(facts: Facts, decision: Decision) -> Action | None:
    """Among what is equally good for the Harkonnen, what keeps away from one's own."""
    return first_best(decision, ChooseForMahdi, lambda action: -harm(facts, action.choice))


def harm(facts: Facts, choice: str) -> float:
    """How much an option has to do with what is ours: sietches by rank, legions, places nearby."""
    total = 0.0
    for word in choice.split():
        if word in AREA.numbers:
            area = AREA.numbers[word]
            total += 3 * facts.my_ranks.get(area, 0) + (area in facts.mine)
            total += 1 / (1 + facts.away(area, facts.my_ranks or facts.mine))
    return total


def turn_up_token(facts: Facts, decision: Decision) -> Action | None:
    """The garrison that is nearest: one would like to know it."""
    return first_best(
        decision, PickArea, lambda action: -facts.away(AREA.numbers[action.area], facts.mine)
    )
