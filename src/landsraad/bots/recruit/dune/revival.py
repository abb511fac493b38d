"""Charity and revival: what is free is taken, the rest if there is spice for it."""

from __future__ import annotations

from typing import Final

from landsraad.bots.recruit.dune.facts import Facts, strength_of
from landsraad.bots.recruit.spaces import offered
from landsraad.dune.actions.charity import ClaimCharity
from landsraad.dune.actions.common import Pass
from landsraad.dune.actions.revival import (
    ChooseFunded,
    FundRevival,
    GholaForces,
    GholaLeader,
    ImperialForces,
    ImperialLeader,
    Revive,
)
from landsraad.dune.factions.sheets import FACTION, FACTIONS, LEADERS
from landsraad.dune.tanks import DISC, price_of_disc
from landsraad.kernel import Action, Decision

RESERVES_WANTED: Final = 6
"""With so many in reserve nobody buys more forces back."""
TO_KEEP: Final = 5
"""Spice that is kept for shipments."""
SPECIAL: Final = 2.5
"""A special force next to an ordinary one."""
GOOD_LEADER: Final = 4
MANY_FORCES: Final = 4
"""For so many forces a card is well spent."""


def charity(facts: Facts, decision: Decision) -> Action:
    """Always."""
    return next(offered(decision.actions, ClaimCharity), Pass(facts.me))


def revive(facts: Facts, decision: Decision) -> Action:
    """All that is free; bought forces if few are left in reserve; a leader if that can be paid."""
    choices = list(offered(decision.actions, Revive))
    best = max(choices, key=lambda choice: worth(facts, choice), default=None)
    return best if best is not None and worth(facts, best) > 0 else Pass(facts.me)


def worth(facts: Facts, choice: Revive) -> float:
    """What comes back, less what it costs, and less what would be missing afterwards."""
    step = facts.step("revival")
    free = step["free"].get(facts.me, 0) if step is not None else 0
    number = choice.forces + choice.specials
    price = (step["price"] if step is not None else 0) * max(0, number - free)
    forces = choice.forces + SPECIAL * choice.specials
    short = sum(facts.own["reserves"]) < RESERVES_WANTED
    value = forces * (2.2 if short else 0.8)
    if choice.leader is not None:
        price += price_of_disc(DISC[choice.leader])
        value += 1.0 + 1.3 * strength_of(choice.leader) + (not facts.leaders_of(facts.me)) * 5
    left = facts.spice - price
    missing = max(0, TO_KEEP - left) if price else 0
    return value - price - missing


def fund_revival(facts: Facts, decision: Decision) -> Action:
    """The Emperor helps an ally with what is not needed otherwise."""
    spare = max(0, facts.spice - 2 * TO_KEEP) // 2
    choices = [c for c in offered(decision.actions, FundRevival) if number_in(c) <= spare]
    return max(choices, key=number_in) if choices else Pass(facts.me)


def number_in(choice: FundRevival) -> int:
    return sum([number for _, number in choice.forces])


def funded_revival(facts: Facts, decision: Decision) -> Action:
    """Special forces first."""
    return max(offered(decision.actions, ChooseFunded), key=lambda choice: choice.specials)


def ghola(facts: Facts, decision: Decision) -> Action | None:
    """A good leader when few are left, or many forces when reserves are short."""
    return best_revival(facts, decision, GholaLeader, GholaForces)


def imperial_karama(facts: Facts, decision: Decision) -> Action | None:
    """The same for the Emperor's Karama."""
    return best_revival(facts, decision, ImperialLeader, ImperialForces)


def best_revival(
    facts: Facts,
    decision: Decision,
    leader: type[GholaLeader | ImperialLeader],
    forces: type[GholaForces | ImperialForces],
) -> Action | None:
    leaders = [c for c in offered(decision.actions, leader) if strength_of(c.leader) >= GOOD_LEADER]
    if leaders and len(facts.leaders_of(facts.me)) <= len(own_leaders(facts)) // 2:
        return max(leaders, key=lambda choice: strength_of(choice.leader))
    groups = [c for c in offered(decision.actions, forces) if c.forces + c.specials >= MANY_FORCES]
    if groups and sum(facts.own["reserves"]) < RESERVES_WANTED:
        return max(groups, key=lambda c: c.forces + SPECIAL * c.specials)
    return None


def own_leaders(facts: Facts) -> list[str]:
    return [LEADERS[leader].id for leader in FACTIONS[FACTION[facts.me]].leaders]
