"""Worth: what it is worth, in spice, to have so many forces in a place at the end of the turn.

Shipping, moving and riding all ask the same: what is the table worth to me afterwards, and what
before? So a force goes where it adds most: to a stronghold that can be taken or needs holding, to
spice, or at least towards them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from math import exp
from typing import Final

from landsraad.bots.recruit.dune.facts import NONE, STRONGHOLD_NAMES, Facts, Forces, land_of, plus
from landsraad.bots.recruit.dune.odds import chance_against, toll
from landsraad.dune.board import (
    CELL,
    NEIGHBOURS,
    NO_SECTOR,
    SAND,
    SECTOR_OF,
    SECTORS,
    TERRITORIES,
    TERRITORY,
)
from landsraad.dune.factions.sheets import COMMON
from landsraad.dune.state import BENE_GESSERIT

STRONGHOLD: Final = {1: 60.0, 2: 24.0}
"""What a stronghold is worth to a side that needs so many more."""
FURTHER_STRONGHOLD: Final = 14.0
"""The same when victory is still far."""
DENIAL: Final = {0: 80.0, 1: 12.0}
"""What it is worth in addition to take one from a rival who needs so many more."""
GUARD: Final = 6.0
"""What it is worth to stand in an empty stronghold that a rival needs for victory."""
FORCE: Final = 1.2
"""A force that is lost: it must be revived and shipped again."""
DEFEAT: Final = 4.0
"""What a battle that is lost costs beside the forces: cards, spice, perhaps a leader."""
SPICE_SHARE: Final = 0.9
"""Of the spice that could be collected: somebody else may come for it."""
OPEN_SAND: Final = 0.3
"""What a force on sand without spice is worth less: worms and storms come there."""
STORM_RISK: Final = 0.35
"""What a force on sand in front of the storm is worth less."""
STORM_REACH: Final = 6
"""Sectors that the storm may move in a turn."""
NEARNESS: Final = 0.25
"""A force somewhere near a stronghold, next to one in it."""
BARE: Final = 0.65
"""How much of a stronghold's worth one loses by leaving it nearly empty."""
GARRISON: Final = 3.0
"""Forces that make a stronghold much safer."""
ADVISORS: Final = 0.8
"""An advisor in a stronghold may fight for it later."""
MANY: Final = 6
"""More forces than this in one place are no better for being near."""


@cache
def distances() -> dict[tuple[str, str], int]:
    """How many borders lie between a territory and a stronghold."""
    found: dict[tuple[str, str], int] = {}
    for goal in STRONGHOLD_NAMES:
        ring, distance = {TERRITORY[goal]}, 0
        seen = set(ring)
        while ring:
            found |= {(TERRITORIES[land].id, goal): distance for land in ring}
            ring = {near for land in ring for near in NEIGHBOURS[land]} - seen
            seen |= ring
            distance += 1
    return found


def worth_of_stronghold(facts: Facts, land: str) -> float:
    """What it is worth to end the turn as the only one in a stronghold."""
    rivals = facts.rivals_in(land)
    taken = max([denial(facts, seat) for seat in rivals], default=0.0)
    return worth_to_hold(facts, land) + (taken if rivals else guard(facts))


def worth_to_hold(facts: Facts, land: str) -> float:
    """The same without what it is worth that a rival loses it."""
    # One that is held already is as dear as the one that it would take to replace it.
    missing = facts.missing + (any(facts.mine_in(land)) and not facts.rivals_in(land))
    income = TERRITORIES[TERRITORY[land]].income
    return STRONGHOLD.get(max(1, missing), FURTHER_STRONGHOLD) + income


def guard(facts: Facts) -> float:
    """What it is worth that a stronghold stays out of the hands of one who needs just one more."""
    return GUARD if facts.is_somebody_near else 0.0


def denial(facts: Facts, seat: str) -> float:
    """What it is worth to keep a rival from a stronghold it has now."""
    side = facts.side_of(seat)
    short = max(0, facts.needed(side) - facts.likely_held_by(side))
    return DENIAL.get(short, 0.0)


class Prospect:
    """The worth of places to one seat, remembered while it thinks about one decision."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.spice = facts.spice
        losses = 0.0 if facts.is_last_turn else facts.temper.losses
        self.force = losses * FORCE
        self.defeat = losses * DEFEAT
        self._strongholds: dict[str, float] = {}
        self._harvests: dict[tuple[str, Forces, int], float] = {}
        self._near: dict[str, float] = {}
        self._known: dict[tuple[str, Forces, int], float] = {}

    def stronghold(self, land: str) -> float:
        if land not in self._strongholds:
            self._strongholds[land] = worth_of_stronghold(self.facts, land)
        return self._strongholds[land]

    def land(self, land: str, forces: Forces, spice: int) -> float:
        """So many fighting forces in a territory, with so much spice to back them."""
        key = (land, forces, spice)
        if key not in self._known:
            self._known[key] = self._land(land, forces, spice)
        return self._known[key]

    def _land(self, land: str, forces: Forces, spice: int) -> float:
        number = forces[0] + forces[1]
        if not number:
            return 0.0
        facts = self.facts
        if facts.me == BENE_GESSERIT and land in facts.advising:
            return ADVISORS if land in facts.strongholds else 0.0
        rivals = facts.rivals_in(land) if land != "polar_sink" else {}
        odds = chance_against(facts, forces, spice, rivals) if rivals else 1.0
        lost = toll(facts, forces, rivals) if rivals else 0.0
        risk = ((1 - odds) * number + odds * lost) * self.force + (1 - odds) * self.defeat
        if land in facts.strongholds:
            safety = 1 - BARE * exp(-(number + forces[1] - lost) / GARRISON)
            return self.stronghold(land) * odds * safety - risk
        return self.nearness(land) * min(number, MANY) - risk

    def nearness(self, land: str) -> float:
        """A force at some distance from the strongholds that one does not have."""
        if land not in self._near:
            wanted = [
                self.stronghold(goal) / (1 + 2 * distances()[land, goal])
                for goal in STRONGHOLD_NAMES
                if not any(self.facts.mine_in(goal))
            ]
            self._near[land] = NEARNESS * max(wanted, default=0.0) / MANY
        return self._near[land]

    def harvest(self, cell: str, forces: Forces, spice: int) -> float:
        """What forces in a cell collect there, less what they risk by standing there."""
        key = (cell, forces, spice)
        if key not in self._harvests:
            self._harvests[key] = self._harvest(cell, forces, spice)
        return self._harvests[key]

    def _harvest(self, cell: str, forces: Forces, spice: int) -> float:
        number = forces[0] + forces[1]
        if not number:
            return 0.0
        facts = self.facts
        lying = 0 if facts.is_last_turn else facts.spice_on.get(cell, 0)
        rivals = facts.rivals_in(land_of(cell))
        odds = chance_against(facts, forces, spice, rivals) if rivals and lying else 1.0
        collected = SPICE_SHARE * odds * min(lying, number * self.rate)
        if not lying and SAND >> CELL[cell] & 1:
            collected -= number * OPEN_SAND
        storm = facts.table["board"]["storm"]
        return collected - (number * STORM_RISK if is_in_danger(cell, storm) else 0.0)

    @cached_property
    def rate(self) -> int:
        """Spice that each force collects."""
        cities = any(any(self.facts.mine_in(city)) for city in ("arrakeen", "carthag"))
        return COMMON.collection_rate_with_city if cities else COMMON.collection_rate

    def change(self, gained: Mapping[str, Forces], spice: int) -> float:
        """What the places are worth more if their cells gain, or lose, forces.

        `spice` is what one has left then.
        """
        facts = self.facts
        by_land: dict[str, Forces] = {}
        change = 0.0
        for cell, forces in gained.items():
            land = land_of(cell)
            by_land[land] = plus(by_land.get(land, NONE), forces)
            here = facts.mine_at(cell)
            change += self.harvest(cell, plus(here, forces), spice)
            change -= self.harvest(cell, here, self.spice)
        for land, forces in by_land.items():
            standing = facts.standing_in(land)
            change += self.land(land, plus(standing, forces), spice)
            change -= self.land(land, standing, self.spice)
        return change


@lru_cache(maxsize=4096)
def is_in_danger(cell: str, storm: int) -> bool:
    """Whether the storm may hit a cell before one's next move."""
    number = CELL[cell]
    if not SAND >> number & 1 or SECTOR_OF[number] == NO_SECTOR:
        return False
    return 0 < (SECTOR_OF[number] - storm) % SECTORS <= STORM_REACH
