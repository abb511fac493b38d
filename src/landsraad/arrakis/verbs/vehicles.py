"""Verbs about the vehicles of the Harkonnen: placing and removing them (A-VEH)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from landsraad.arrakis.actions.common import ask_or_done
from landsraad.arrakis.actions.vehicles import PutVehicle, TakeVehicle
from landsraad.arrakis.board import (
    ALL,
    AREA,
    SECTOR_MASK,
    SECTORS,
    SECTORS_OF,
    ZONE,
    members,
    zones_of_sector,
)
from landsraad.arrakis.box import HARKONNEN, VEHICLES
from landsraad.arrakis.guild.frigates import closed_zones
from landsraad.arrakis.ops import ANYWHERE, PlaceVehicle, RemoveVehicle, Where
from landsraad.arrakis.resolve import Bounds, bind
from landsraad.arrakis.state import NOWHERE, ArrakisState, names_of
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.where import areas
from landsraad.arrakis.why import not_free
from landsraad.kernel import Action, Bits, Choices, Decision, Names, Product, just
from landsraad.kernel.refusals import Because, because

HARVESTER: Final = "harvester"
FLYERS: Final = ("ornithopter", "carryall")
SUPPLY: Final = "supply"
PLACE: Final = Names([*AREA.names, *ZONE.names, SUPPLY])
"""Where a vehicle may be: in an area, in an air zone or off the board."""
FIRST_ZONE: Final = len(AREA.names)
OFF_BOARD: Final = 1 << PLACE.numbers[SUPPLY]
ALL_ZONES: Final = (1 << len(ZONE.names)) - 1
AIR: Final = ALL_ZONES << FIRST_ZONE


def placed(game: ArrakisState, vehicle: str) -> int:
    """Where the vehicles of a type are on the board, as bits of PLACE."""
    return game.harvesters if vehicle == HARVESTER else game.zones_with(vehicle) << FIRST_ZONE


def goals(game: ArrakisState, vehicle: str, placed: int) -> int:
    """Where a vehicle may be put, as bits of PLACE; those of its type are `placed` already."""
    if vehicle == HARVESTER:  # A-VEH-4, A-VEH-5
        return game.free(HARKONNEN) & game.board.desert & ~placed
    return AIR & ~(placed | closed_zones(game) << FIRST_ZONE)  # A-VEH-6, A-VEH-7


def sources(game: ArrakisState, vehicle: str, placed: int) -> int:
    """A-VEH-8: where a vehicle may be taken from, as bits of PLACE."""
    left = game.box.figures[HARKONNEN][vehicle] - placed.bit_count()
    return placed | OFF_BOARD if left else placed


def ways(game: ArrakisState, seat: str, vehicle: str, allowed: int) -> list[Choices[Action]]:
    """From every allowed source of a vehicle to everywhere it may go."""
    there = placed(game, vehicle)
    to, source = goals(game, vehicle, there), sources(game, vehicle, there) & allowed
    if not to or not source:
        return []
    return [(putting if vehicle == HARVESTER else flying)(seat, vehicle, to, source)]


def putting(seat: str, vehicle: str, to: int, source: int) -> Choices[Action]:
    taken = just(SUPPLY) if source == OFF_BOARD else Bits(source, PLACE)
    return Product(PutVehicle, seat, just(vehicle), Bits(to, PLACE), taken)


@lru_cache(maxsize=4096)
def flying(seat: str, vehicle: str, to: int, source: int) -> Choices[Action]:
    """The same for a flyer, of which there are few; the spaces are kept."""
    return putting(seat, vehicle, to, source)


def put_vehicle(game: ArrakisState, action: PutVehicle) -> None:
    """The vehicle comes to its place; a flyer replaces the other one there (A-VEH-7)."""
    replaced = game.air.get(ZONE.numbers[action.to]) if action.to in ZONE.numbers else None
    if action.vehicle == HARVESTER:
        if action.source != SUPPLY:
            game.harvesters &= ~(1 << AREA.numbers[action.source])
        game.harvesters |= 1 << AREA.numbers[action.to]
    else:
        if action.source != SUPPLY:
            del game.air[ZONE.numbers[action.source]]
        game.air[ZONE.numbers[action.to]] = action.vehicle
    if game.live:
        told = {"vehicle": action.vehicle, "to": action.to, "source": action.source}
        game.emit("vehicle_placed", {**told, "replaced": replaced})


def why_not_there(game: ArrakisState, action: PutVehicle) -> Because:
    """Why a vehicle does not come from there, or cannot be put there."""
    found = sources(game, action.vehicle, placed(game, action.vehicle))
    if action.source not in Bits(found, PLACE):
        if action.source == SUPPLY:
            return because("A-VEH-8", "none_left", vehicle=action.vehicle)
        return because("A-VEH-8", "not_there", vehicle=action.vehicle, place=action.source)
    if action.vehicle == HARVESTER:
        return why_no_harvester(game, action.to)
    if action.to not in ZONE.numbers:
        return because("A-VEH-6", "no_zone", place=action.to)
    if action.to in Bits(closed_zones(game), ZONE):
        flyer = game.air[ZONE.numbers[action.to]]
        return because("A-GUILD-FRIG-12", "taken", zone=action.to, flyer=flyer)
    return because("A-VEH-6", "second", vehicle=action.vehicle, zone=action.to)


def why_no_harvester(game: ArrakisState, area: str) -> Because:
    if taken := not_free(game, HARKONNEN, area):
        return taken.under("A-VEH-4")
    if area not in names_of(game.board.desert):
        return because("A-VEH-4", "no_desert", area=area)
    return because("A-VEH-4", "harvester", area=area)


def place_vehicle(game: ArrakisState, seat: str, op: PlaceVehicle, bound: Bounds) -> None:
    game.push(placing_vehicles(seat, op))


def placing_vehicles(seat: str, op: PlaceVehicle) -> PlacingVehicles:
    """The step that places as many vehicles as an effect gives."""
    return PlacingVehicles(seat, op.count, (op.type,) if op.type else VEHICLES)


@dataclass(frozen=True, slots=True)
class PlacingVehicles(ArrakisStep):
    """Put some vehicles on the board, or elsewhere on it, one by one."""

    seat: str
    left: int
    types: tuple[str, ...]

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        if not self.left:
            return ()
        everywhere = (1 << len(PLACE.names)) - 1
        spaces = [
            space for vehicle in self.types for space in ways(game, self.seat, vehicle, everywhere)
        ]
        return ask_or_done(self.seat, "place_vehicle", *spaces)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, PutVehicle):
            put_vehicle(game, action)
            game.become(self.but(left=self.left - 1))
        else:
            game.become(self.but(left=0))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, PutVehicle):
            return None
        if action.vehicle not in self.types:
            return because("A-VEH-3", "none_left", vehicle=action.vehicle, vehicles=self.types)
        return why_not_there(game, action)


def remove_vehicle(game: ArrakisState, seat: str, op: RemoveVehicle, bound: Bounds) -> None:
    game.push(RemovingVehicles(seat, op.count, op.type, op.where, op.bind, bound))


@dataclass(frozen=True, slots=True)
class RemovingVehicles(ArrakisStep):
    """Remove some vehicles of the Harkonnen, one by one.

    Attributes:
        seat: who removes. `left`: how many more; `type`: of which type, if it says.
        where: in which areas; `name`: the name that the air zone of the last one gets.
        bound: the names of earlier steps. `last`: the air zone of the last one.
        within: the areas that are still allowed, where all must be in one sector.
    """

    seat: str
    left: int
    type: str
    where: Where
    name: str
    bound: Bounds
    last: int = NOWHERE
    within: int = ALL

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        found = self.found(game) if self.left else 0
        removed = Product(TakeVehicle, self.seat, Bits(found, PLACE))
        return ask_or_done(self.seat, "remove_vehicle", removed)

    def found(self, game: ArrakisState) -> int:
        """The vehicles that may be removed, as bits of PLACE."""
        mask = areas(game, self.seat, self.where, self.bound)
        found = game.harvesters & mask & self.within if self.type in ("", HARVESTER) else 0
        zones = self.zones(mask)
        for flyer in FLYERS:
            if self.type in ("", flyer):
                found |= (game.zones_with(flyer) & zones) << FIRST_ZONE
        return found

    def zones(self, mask: int) -> int:
        """The air zones connected to the sectors meant, where flyers count at all."""
        if self.where == ANYWHERE:
            return ALL_ZONES
        zones = 0
        if self.where.air_zones:
            for sector in SECTORS:
                if not SECTOR_MASK[sector] & ~mask:
                    zones |= zones_of_sector(sector)
        return zones

    def answer(self, game: ArrakisState, action: Action) -> None:
        if not isinstance(action, TakeVehicle):
            game.become(self.but(left=0))
            return
        last, within = self.last, self.within
        if action.place in ZONE.numbers:
            last = ZONE.numbers[action.place]
            vehicle = game.air.pop(last)
            game.emit("flyer_lost", {"vehicle": vehicle, "zone": action.place})
        else:
            area = AREA.numbers[action.place]
            game.lose_harvester(area)
            within &= self.same_sector(area)
        game.become(self.but(left=self.left - 1, last=last, within=within))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, TakeVehicle):
            return None
        there = [PLACE.names[place] for place in members(self.found(game))]
        return because("A-FX-16", "not_there", place=action.place, places=there)

    def same_sector(self, area: int) -> int:
        if not self.where.single_sector:
            return ALL
        mask = 0
        for sector in SECTORS_OF[area]:
            mask |= SECTOR_MASK[sector]
        return mask

    def run(self, game: ArrakisState) -> None:
        game.end_step()
        if self.last != NOWHERE:
            bind(game, self.name, 1 << self.last)


VERBS = {PlaceVehicle: place_vehicle, RemoveVehicle: remove_vehicle}
STEPS = (PlacingVehicles, RemovingVehicles)
