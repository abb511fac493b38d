"""Worms: under rivals, and to ride where it pays."""

from __future__ import annotations

from typing import Final

from landsraad.bots.recruit.dune.facts import Facts
from landsraad.bots.recruit.dune.journeys import best, marches
from landsraad.bots.recruit.spaces import offered
from landsraad.dune.actions.common import Pass
from landsraad.dune.actions.spice_blow import PlaceWorm, ProtectAlly, RideWorm, SummonWorm
from landsraad.dune.board import TERRITORIES, TERRITORY
from landsraad.kernel import Action, Decision

WORTH_A_KARAMA: Final = 6
"""Rivals' forces that a worm must devour to be called with a card."""


def devoured(facts: Facts, land: str) -> int:
    """Rivals' forces that a worm would devour in a territory, less those of friends."""
    if TERRITORIES[TERRITORY[land]].terrain != "sand":
        return 0
    here = facts.lands.get(land, {})
    lost = {seat: sum(forces) for seat, forces in here.items() if seat != facts.me}
    return sum([-n if seat in facts.friends else n for seat, n in lost.items()])


def place_worm(facts: Facts, decision: Decision) -> Action:
    """Where it devours most; nowhere if that is nobody."""
    places = list(offered(decision.actions, PlaceWorm))
    place = max(places, key=lambda worm: devoured(facts, worm.territory), default=None)
    return place if place and devoured(facts, place.territory) > 0 else Pass(facts.me)


def summon_worm(facts: Facts, decision: Decision) -> Action | None:
    """The same with a Karama, if many are devoured."""
    places = list(offered(decision.actions, SummonWorm))
    place = max(places, key=lambda worm: devoured(facts, worm.territory), default=None)
    if place and devoured(facts, place.territory) >= WORTH_A_KARAMA:
        return place
    return Pass(facts.me) if decision.required else None


def ride(facts: Facts, decision: Decision) -> Action:
    """To where the riders add most."""
    return best(facts, decision, marches(facts, decision.actions, RideWorm))


def protect_ally(facts: Facts, decision: Decision) -> Action:
    """Of course."""
    return max(offered(decision.actions, ProtectAlly), key=lambda choice: choice.protects)
