"""Vehicle placement for the Harkonnen (A-SOLO-VEH)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from landsraad.arrakis.actions.cards import PickSector
from landsraad.arrakis.actions.vehicles import PutVehicle
from landsraad.arrakis.board import (
    AREA,
    SECTOR_MASK,
    SECTORS_OF,
    ZONE,
    ZONE_MASK,
    ZONE_SECTORS,
    ZONES_OF,
    members,
    zones_of_sector,
)
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.ops import PlaceVehicle
from landsraad.arrakis.resolve import Bounds
from landsraad.arrakis.rounds.vehicles import active_row
from landsraad.arrakis.solo.attacks import is_stronger
from landsraad.arrakis.solo.distance import apart
from landsraad.arrakis.solo.state import NEXT_TO, TACTICS
from landsraad.arrakis.solo.tactics import target_sietch
from landsraad.arrakis.solo.verdict import MahdiStep, Option, Rung, Verdict, only, weigh
from landsraad.arrakis.state import NOWHERE, ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.verbs.vehicles import ALL_ZONES, HARVESTER, SUPPLY, goals, put_vehicle
from landsraad.kernel import Action

CARRYALL: Final = "carryall"
ORNITHOPTER: Final = "ornithopter"
CENTRAL: Final = ("s5", "s6", "s7", "s8")

HARVESTER_RUNGS: Final = (
    Rung("A-SOLO-VEH-3", "empty_deep", max, lambda found: found == 0),
    Rung("A-SOLO-VEH-4", "empty_desert", max, lambda found: found == 1),
    Rung("A-SOLO-VEH-5", "free_deep", max, lambda found: found == 2),
    Rung("A-SOLO-VEH-6", "free_desert", max, lambda found: found == 3),
)
CARRYALL_RUNGS: Final = (Rung("A-SOLO-VEH-9", "harvesters", max, lambda number: number),)
ORNITHOPTER_RUNGS: Final = (
    Rung("A-SOLO-VEH-10", "legions_two_areas_away", max, lambda found: found == 0),
    Rung("A-SOLO-VEH-11", "sector_of_target", max, lambda found: found == 1),
    Rung("A-SOLO-VEH-12", "central_and_near", max, lambda found: found == 2),
    Rung("A-SOLO-VEH-12", "sector_near_target", max, lambda found: found == 3),
)


def put(vehicle: str, to: str) -> PutVehicle:
    return PutVehicle(HARKONNEN, vehicle, to, SUPPLY)


# Harvesters.


def quality(game: ArrakisState, area: int) -> int:
    """A-SOLO-VEH-3 to A-SOLO-VEH-6: the rung, from 0 on, that an area for a harvester is on."""
    board = game.board
    deep = bool(board.deep >> area & 1)
    threats = game.held[ATREIDES] | game.settled[ATREIDES]
    if game.empty() >> area & 1 and not board.near[area] & threats:
        return 0 if deep else 1
    return 2 if deep else 3


def harvester_in(game: ArrakisState, mask: int) -> Verdict | None:
    """Where in some areas the next harvester goes."""
    options: list[Option] = [
        (put(HARVESTER, AREA.names[area]), quality(game, area))
        for area in members(goals(game, HARVESTER, game.harvesters) & mask)
    ]
    return weigh("harvester", "A-SOLO-VEH-2", options, HARVESTER_RUNGS)


def sectors_beside(game: ArrakisState) -> list[str]:
    """A-SOLO-VEH-7: sectors next to the harvest sector with room, but not the target card's."""
    harvest, target = game.mahdi.harvest, game.mahdi.target
    own = TACTICS[harvest].sectors
    barred = (*own, *(TACTICS[target].sectors if target else ()))
    beside = dict.fromkeys([sector for one in own for sector in NEXT_TO[one]])
    room = goals(game, HARVESTER, game.harvesters)
    return sorted([s for s in beside if s not in barred and SECTOR_MASK[s] & room])


# Flyers.


def carryall(game: ArrakisState) -> Verdict | None:
    """A-SOLO-VEH-9: where most harvesters are protected."""
    zones = ALL_ZONES & ~game.zones_with(CARRYALL)
    options: list[Option] = [
        (put(CARRYALL, ZONE.names[zone]), (game.harvesters & ZONE_MASK[zone]).bit_count())
        for zone in members(zones)
    ]
    return weigh(CARRYALL, "A-SOLO-VEH-9", options, CARRYALL_RUNGS)


def in_striking_distance(game: ArrakisState) -> int:
    """A-SOLO-VEH-10: the zones connected to legions exactly two areas from a sietch to attack."""
    zones = 0
    for area in members(game.held[HARKONNEN]):
        for sietch in members(game.settled[ATREIDES]):
            if apart(game, sietch, area) == 2 and is_stronger(game, area, sietch):
                zones |= ZONES_OF[area]
    return zones


def ornithopter(game: ArrakisState) -> Verdict | None:
    """A-SOLO-VEH-10 to A-SOLO-VEH-12, in unoccupied air zones only."""
    striking = in_striking_distance(game)
    target = target_sietch(game)
    own = () if target == NOWHERE else SECTORS_OF[target]
    near = {sector for one in own for sector in NEXT_TO[one]}
    at_target = 0
    for sector in own:
        at_target |= zones_of_sector(sector)
    options: list[Option] = []
    for zone in members(ALL_ZONES):
        if zone in game.air:
            continue
        central = set(ZONE_SECTORS[zone]) <= set(CENTRAL)
        if striking >> zone & 1:
            found = 0
        elif at_target >> zone & 1:
            found = 1
        elif near & set(ZONE_SECTORS[zone]):
            found = 2 if central else 3
        else:
            continue
        options.append((put(ORNITHOPTER, ZONE.names[zone]), found))
    return weigh(ORNITHOPTER, "A-SOLO-VEH-10", options, ORNITHOPTER_RUNGS)


# Steps.


@dataclass(frozen=True, slots=True)
class MahdiVehicles(ArrakisStep):
    """A-SOLO-VEH-1: the vehicles of the active row; harvesters, carryalls, then ornithopters."""

    def run(self, game: ArrakisState) -> None:
        row = active_row(game)
        game.emit("active_row", {"dice_aside": row.dice_aside, "vehicles": dict(row.vehicles)})
        order = (HARVESTER, CARRYALL, ORNITHOPTER)
        vehicles = [vehicle for vehicle in order for _ in range(row.vehicles[vehicle])]
        game.become(MahdiRow(tuple(vehicles)))


@dataclass(frozen=True, slots=True)
class MahdiRow(MahdiStep):
    """Vehicles come to the board one by one; `sector` takes harvesters that find no room."""

    vehicles: tuple[str, ...]
    sector: str = ""

    def verdict(self, game: ArrakisState) -> Verdict | None:
        if not self.vehicles or not game.vehicles_left(self.vehicles[0]):
            return None
        if self.vehicles[0] == CARRYALL:
            return carryall(game)
        if self.vehicles[0] == ORNITHOPTER:
            return ornithopter(game)
        return self.harvester(game)

    def harvester(self, game: ArrakisState) -> Verdict | None:
        found = harvester_in(game, TACTICS[game.mahdi.harvest].areas)
        if found:
            return found
        if self.sector:
            return harvester_in(game, SECTOR_MASK[self.sector])
        beside = [PickSector(HARKONNEN, sector) for sector in sectors_beside(game)]
        return only("harvest_beside", "A-SOLO-VEH-7", *beside) if beside else None

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, PickSector):
            game.become(replace(self, sector=action.sector))
        elif isinstance(action, PutVehicle):
            put_vehicle(game, action)
            game.become(replace(self, vehicles=self.vehicles[1:]))

    def run(self, game: ArrakisState) -> None:
        """A-SOLO-VEH-8: what fits nowhere is not placed."""
        if self.vehicles:
            game.become(replace(self, vehicles=self.vehicles[1:]))
        else:
            game.end_step()

    def view(self, game: ArrakisState, eyes: str | None) -> dict[str, object]:
        return {"vehicles": list(self.vehicles)}


def begin_vehicle(game: ArrakisState, seat: str, op: PlaceVehicle, bound: Bounds) -> None:
    """A-SOLO-MENTAT-4; A-SOLO-HOUSE-5 names the types itself."""
    game.push(MahdiRow((op.type,) * op.count))


STEPS = (MahdiVehicles, MahdiRow)
VERBS = {PlaceVehicle: begin_vehicle}
