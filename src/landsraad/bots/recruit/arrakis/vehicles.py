"""Vehicles: harvesters where spice is safe, carryalls over them, ornithopters near the front."""

from __future__ import annotations

from typing import Final

from landsraad.arrakis.actions.desert import RescueHarvester
from landsraad.arrakis.actions.vehicles import PutVehicle, TakeVehicle
from landsraad.arrakis.board import AREA, ZONE, ZONE_MASK, ZONES_OF, members
from landsraad.bots.recruit.arrakis import worth
from landsraad.bots.recruit.arrakis.facts import FAR, Facts, bits
from landsraad.bots.recruit.arrakis.spaces import best, first_best, offered, one_of_the_best
from landsraad.kernel import Action, Decision

HARVESTER: Final = "harvester"
CARRYALL: Final = "carryall"
SUPPLY: Final = "supply"
CALM: Final[tuple[float, ...]] = (0.0, 0.35, 0.6, 0.8, 0.9)
"""How likely a harvester is left alone, by how far the next Atreides are away."""
SAND: Final = {False: 0.75, True: 0.5}
"""How likely no worm comes, in desert and in deep desert."""
SAVED: Final = 0.6
"""How much of that risk a carryall takes away."""
STRENGTH: Final = 4.0
"""How much a difference between places counts where all are placed: as good as equal is less."""
HUNTERS: Final = 3
"""A legion of so many units is worth carrying."""
STRIKING_DISTANCE: Final = 3


def place_row(facts: Facts, decision: Decision) -> Action | None:
    """All of them must be placed."""
    actions = offered(decision.actions, PutVehicle)
    return one_of_the_best(facts, actions, lambda action: STRENGTH * placed(facts, action))


def place_vehicle(facts: Facts, decision: Decision) -> Action | None:
    """Whatever is missing most, from the supply."""
    return best(
        decision,
        PutVehicle,
        lambda action: placed(facts, action) if action.source == SUPPLY else -1.0,
    )


def placed(facts: Facts, action: PutVehicle) -> float:
    if action.vehicle == HARVESTER:
        return harvest(facts, AREA.numbers[action.to])
    zone = ZONE.numbers[action.to]
    taken = 1.0 if zone in facts.air else 0.0
    if action.vehicle == CARRYALL:
        return 0.4 * (ZONE_MASK[zone] & facts.harvesters).bit_count() - taken
    return 0.1 + 0.5 * carried(facts, zone) - taken


def harvest(facts: Facts, area: int) -> float:
    """The spice that one may hope for."""
    deep = bool(facts.board.deep >> area & 1)
    risk = 1 - SAND[deep]
    flyers = [facts.air.get(zone) for zone in members(ZONES_OF[area])]
    if CARRYALL in flyers:
        risk *= 1 - SAVED
    raided = calm(facts, area) if area not in facts.mine else 0.95
    hunted = 0.35 if facts.away(area, members(facts.worms)) <= 2 else 1.0
    return (1 + deep) * (1 - risk) * raided * hunted


def calm(facts: Facts, area: int) -> float:
    steps = facts.away(area, (*facts.theirs, *facts.their_ranks))
    if facts.wormsigns and steps < FAR:
        steps = min(steps, 1 + facts.away(area, members(facts.wormsigns)))
    return CALM[steps] if steps < len(CALM) else 1.0


def carried(facts: Facts, zone: int) -> int:
    """How many strong legions an ornithopter of a zone could bring closer to a sietch."""
    return sum(
        [
            1
            for area in members(ZONE_MASK[zone] & bits(facts.mine))
            if facts.mine[area].size >= HUNTERS
            and 2 <= facts.away(area, facts.their_ranks) <= STRIKING_DISTANCE
        ]
    )


def remove_vehicle(facts: Facts, decision: Decision) -> Action | None:
    """Harvesters first, those in deep desert before others; then whatever flies."""

    def loss(action: TakeVehicle) -> float:
        if action.place in ZONE.numbers:
            return 1.0
        return worth.razed(facts, AREA.numbers[action.place])

    return best(decision, TakeVehicle, loss)


def rescue_harvester(facts: Facts, decision: Decision) -> Action | None:
    """A carryall is there for that; the one that covers least else goes."""
    others = facts.harvesters
    return first_best(
        decision,
        RescueHarvester,
        lambda action: -(ZONE_MASK[ZONE.numbers[action.zone]] & others).bit_count(),
    )
