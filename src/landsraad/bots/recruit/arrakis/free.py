"""Free actions: claims, a look where nothing is lost by it, bombs, Hawat's end."""

from __future__ import annotations

from landsraad.arrakis.actions.free import DiscardCopies, Scout
from landsraad.arrakis.actions.guild import Bombard
from landsraad.arrakis.actions.prescience import ClaimPrescience, Detonate
from landsraad.arrakis.board import AREA
from landsraad.bots.recruit.arrakis import guild, prescience
from landsraad.bots.recruit.arrakis.facts import Facts
from landsraad.bots.recruit.arrakis.prophecy import worth as card_worth
from landsraad.bots.recruit.arrakis.spaces import offered
from landsraad.kernel import Action, Decision


def free_action(facts: Facts, decision: Decision) -> Action | None:
    """None, if nothing is worth it. Deployment tokens stay hidden: that is what they are for."""
    space = decision.actions
    claims = [
        action
        for action in offered(space, ClaimPrescience)
        if card_worth(facts, action.card) > prescience.LITTLE
    ]
    if claims:
        return max(claims, key=lambda action: card_worth(facts, action.card))
    copies = offered(space, DiscardCopies)
    if copies:
        return max(copies, key=lambda action: action.copies)
    blasts = [a for a in offered(space, Detonate) if prescience.laid_open(facts, a.token) > 0]
    if blasts:
        return max(blasts, key=lambda action: prescience.laid_open(facts, action.token))
    bombs = offered(space, Bombard)
    if bombs:
        return max(bombs, key=lambda action: guild.bombed(facts, AREA.numbers[action.area]))
    return scouting(facts, decision)


def scouting(facts: Facts, decision: Decision) -> Action | None:
    """Once the last die is spent: ornithopters are cleared away anyway."""
    if facts.unused(facts.side):
        return None
    looks = offered(decision.actions, Scout)
    return min(
        looks, key=lambda look: facts.away(AREA.numbers[look.area], facts.mine), default=None
    )
