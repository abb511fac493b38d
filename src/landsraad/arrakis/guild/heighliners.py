"""Heighliners on their way to Arrakis, and the landing phase when one arrives (A-GUILD-11 on)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.arrakis.actions.guild import ClearZone, LandFrigates, LandTroops
from landsraad.arrakis.board import AREA, ZONE, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN, SIDES
from landsraad.arrakis.guild.facts import FRIGATE, VEHICLES, facts
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.limits import tidy
from landsraad.arrakis.state import NOWHERE, OTHER, ArrakisState, names_of
from landsraad.arrakis.step import ClosedStep
from landsraad.kernel import Action, Bits, Decision, Product, Range, Subsets
from landsraad.kernel.refusals import Because, because

MOST_IN_ONE_AREA: Final = 6
"""A-GUILD-17: troops that still land together."""
ALL_ZONES: Final = (1 << len(ZONE.names)) - 1


def set_up(game: ArrakisState) -> None:
    """A-GUILD-3: heighliners stand at their starts, each with its first troops aboard."""
    for side in SIDES:
        game.troops_aboard = {**game.troops_aboard, side: facts(game).troops_at_start}


def advance_all(game: ArrakisState) -> None:
    """A-GUILD-11, A-GUILD-14: at the end of the round both go on; the Harkonnen land first."""
    for side in (ATREIDES, HARKONNEN):
        advance(game, side, 1)


def advance(game: ArrakisState, side: str, steps: int) -> None:
    """A heighliner goes on; what is over on arrival is lost (A-GUILD-15)."""
    last = facts(game).steps_to_arrakis
    step = min(game.heighliners[side] + steps, last)
    game.heighliners = {**game.heighliners, side: step}
    game.emit("heighliner", {"side": side, "step": step, "arrived": step == last})
    if step == last:
        game.push(Landing(side))


@dataclass(frozen=True, slots=True)
class LandingStep(ClosedStep):
    """Base of the landing phase; it interrupts everything, free actions too (A-GUILD-13)."""

    side: str


@dataclass(frozen=True, slots=True)
class Landing(LandingStep):
    """Everything aboard lands, troops first; then the heighliner returns to its start."""

    def run(self, game: ArrakisState) -> None:
        game.become(Departure(self.side))
        if game.frigates_aboard[self.side]:
            game.push(FrigatesLand(self.side))
        if game.troops_aboard[self.side]:
            game.push(TroopsLand(self.side))


@dataclass(frozen=True, slots=True)
class Departure(LandingStep):
    """A-GUILD-13: the heighliner goes back to its start, and play goes on."""

    def run(self, game: ArrakisState) -> None:
        game.end_step()
        game.heighliners = {**game.heighliners, self.side: 0}
        game.emit("heighliner_returns", {"side": self.side})


# Troops.


def landing_areas(game: ArrakisState, side: str) -> int:
    """A-GUILD-17: empty areas next to no settlement and no legion of the enemy."""
    enemy = OTHER[side]
    return game.empty() & ~game.board.around(game.held[enemy] | game.settled[enemy])


@dataclass(frozen=True, slots=True)
class TroopsLand(LandingStep):
    """All troops land in one area; more than six in two areas next to each other.

    `first` is the area where the first part of them has landed.
    """

    first: int = NOWHERE

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        troops, areas = game.troops_aboard[self.side], self.areas(game)
        if not troops or not areas:
            return ()
        numbers = Range(troops, troops)
        if troops > MOST_IN_ONE_AREA:
            most = game.stacking_limit(self.side)
            numbers = Range(troops - most, most)
        seat = game.seat(self.side)
        landings = Product(LandTroops, seat, Bits(areas, AREA), numbers)
        return (Decision(seat, "land_troops", landings),)

    def areas(self, game: ArrakisState) -> int:
        areas = landing_areas(game, self.side)
        near = game.board.near
        if self.first != NOWHERE:
            return areas & near[self.first]
        if game.troops_aboard[self.side] > MOST_IN_ONE_AREA:
            return sum([1 << area for area in members(areas) if near[area] & areas])
        return areas

    def answer(self, game: ArrakisState, action: LandTroops) -> None:
        area = AREA.numbers[action.area]
        game.troops_aboard = {
            **game.troops_aboard,
            self.side: game.troops_aboard[self.side] - action.troops,
        }
        game.put(self.side, area, Legion(troop=action.troops))
        game.emit(
            "troops_landed", {"side": self.side, "area": action.area, "troops": action.troops}
        )
        game.become(self.but(first=area))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, LandTroops):
            return None
        if action.area not in names_of(game.empty()):
            return because("A-GUILD-17", "not_empty", area=action.area)
        here = 1 << AREA.numbers[action.area]
        if not landing_areas(game, self.side) & here:
            return because("A-GUILD-17", "near_enemy", area=action.area)
        if not self.areas(game) & here:
            return because("A-GUILD-17", "two_areas", area=action.area)
        aboard, most = game.troops_aboard[self.side], game.stacking_limit(self.side)
        return because("A-GUILD-17", "number", aboard=aboard, most=most)

    def run(self, game: ArrakisState) -> None:
        game.end_step()  # A-GUILD-18: whoever finds no place stays aboard
        tidy(game)  # A-UNIT-8


# Frigates.


@dataclass(frozen=True, slots=True)
class FrigatesLand(LandingStep):
    """All frigates land, each in a free air zone of its own (A-GUILD-19)."""

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        free, frigates = free_zones(game), game.frigates_aboard[self.side]
        if free.bit_count() < frigates:
            seat = game.seat(HARKONNEN)
            cleared = Product(ClearZone, seat, Bits(vehicle_zones(game), ZONE))
            return (Decision(seat, "clear_zone", cleared),)
        if free.bit_count() == frigates:
            return ()
        seat = game.seat(self.side)
        zones = Product(LandFrigates, seat, Subsets(Bits(free, ZONE), frigates, frigates))
        return (Decision(seat, "land_frigates", zones),)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, ClearZone):
            vehicle = game.air.pop(ZONE.numbers[action.zone])
            game.emit("flyer_lost", {"vehicle": vehicle, "zone": action.zone})
        elif isinstance(action, LandFrigates):
            self.land(game, action.zones)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        free, frigates = Bits(free_zones(game), ZONE), game.frigates_aboard[self.side]
        if isinstance(action, ClearZone):
            return because("A-GUILD-19", "no_vehicle", zone=action.zone)
        if not isinstance(action, LandFrigates):
            return None
        if free.size < frigates:
            return because("A-GUILD-19", "clear_first", free=free.size, frigates=frigates)
        taken = [zone for zone in action.zones if zone not in free]
        if taken:
            return because("A-GUILD-19", "taken", zones=taken)
        return because("A-GUILD-19", "number", frigates=frigates)

    def run(self, game: ArrakisState) -> None:
        self.land(game, tuple([ZONE.names[zone] for zone in members(free_zones(game))]))

    def land(self, game: ArrakisState, zones: tuple[str, ...]) -> None:
        game.end_step()
        game.frigates_aboard = {**game.frigates_aboard, self.side: 0}
        for zone in zones:
            game.air[ZONE.numbers[zone]] = FRIGATE[self.side]
        game.emit("frigates_landed", {"side": self.side, "zones": list(zones)})


def free_zones(game: ArrakisState) -> int:
    """The air zones in which nothing is, as bits."""
    zones = ALL_ZONES
    for zone in game.air:
        zones &= ~(1 << zone)
    return zones


def vehicle_zones(game: ArrakisState) -> int:
    """The air zones with an ornithopter or a carryall; no others are ever cleared."""
    zones = 0
    for vehicle in VEHICLES:
        zones |= game.zones_with(vehicle)
    return zones


STEPS = (Landing, Departure, TroopsLand, FrigatesLand)
