"""The Spacing Guild: imperium actions, landings, frigates, the Guild Navigator."""

from __future__ import annotations

from typing import Final

from landsraad.arrakis.actions.guild import (
    ClearZone,
    LandFrigates,
    LandTroops,
    PutNavigator,
    TakeImperium,
)
from landsraad.arrakis.board import AREA, ZONE, ZONE_MASK
from landsraad.arrakis.legion import Legion
from landsraad.bots.recruit.arrakis import vehicles, worth
from landsraad.bots.recruit.arrakis.facts import Facts, bits
from landsraad.bots.recruit.arrakis.spaces import first_best
from landsraad.kernel import Action, Decision

FULL: Final = 4
"""With so many troops aboard it is time to land."""
BOMBS: Final = 2
"""How many hits a bombardment makes."""


def imperium_action(facts: Facts, decision: Decision) -> Action | None:
    """Troops until there are enough of them, then the heighliner; frigates if nothing else."""
    aboard = facts.table["troops_aboard"][facts.side]
    order = {"landsraad": 2, "spacing_guild": 3 if aboard >= FULL else 1, "choam": 0}
    return first_best(decision, TakeImperium, lambda action: order[action.power])


def land_troops(facts: Facts, decision: Decision) -> Action | None:
    """Where they find most to do, as many together as may be."""

    def landing(action: LandTroops) -> float:
        area = AREA.numbers[action.area]
        return worth.post(facts, area, Legion(troop=action.troops)) + action.troops / 10

    return first_best(decision, LandTroops, landing)


def land_frigates(facts: Facts, decision: Decision) -> Action | None:
    """Over enemies they can bomb and legions they can carry."""
    return first_best(
        decision,
        LandFrigates,
        lambda action: sum([in_reach(facts, ZONE.numbers[zone]) for zone in action.zones]),
    )


def in_reach(facts: Facts, zone: int) -> int:
    return (ZONE_MASK[zone] & (bits(facts.theirs) | bits(facts.mine))).bit_count()


def clear_zone(facts: Facts, decision: Decision) -> Action | None:
    """The vehicle that carries and covers least."""

    def missed(action: ClearZone) -> float:
        zone = ZONE.numbers[action.zone]
        covered = (ZONE_MASK[zone] & facts.harvesters).bit_count()
        return (
            covered if facts.air.get(zone) == vehicles.CARRYALL else vehicles.carried(facts, zone)
        )

    return first_best(decision, ClearZone, lambda action: -missed(action))


def place_navigator(facts: Facts, decision: Decision) -> Action | None:
    """Where an ornithopter would go."""
    return first_best(
        decision, PutNavigator, lambda action: vehicles.carried(facts, ZONE.numbers[action.zone])
    )


def bombed(facts: Facts, area: int) -> float:
    """What bombs on an area are worth."""
    legion = facts.theirs.get(area)
    if legion is None:
        return worth.razed(facts, area)
    guarding = 0.5 * (area in facts.their_ranks or facts.away(area, facts.my_ranks) <= 2)
    return worth.TOUGH * min(BOMBS, facts.fighting(legion).figures) + guarding
