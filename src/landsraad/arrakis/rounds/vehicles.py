"""Phase 1, vehicle placement: the Spice Must Flow board says what the Harkonnen get (A-VEH)."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis.actions.common import Done
from landsraad.arrakis.actions.vehicles import PutVehicle
from landsraad.arrakis.box import HARKONNEN, Row
from landsraad.arrakis.dice import one_of_each
from landsraad.arrakis.guild import staying
from landsraad.arrakis.state import OTHER, ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.verbs.vehicles import OFF_BOARD, SUPPLY, put_vehicle, ways, why_not_there
from landsraad.kernel import Action, Decision, Sum
from landsraad.kernel.refusals import Because, because


def active_row(game: ArrakisState) -> Row:
    """A-VEH-1: the row beside the lowest imperium marker."""
    return game.box.rows[max(game.imperium.values())]


@dataclass(frozen=True, slots=True)
class VehiclesPhase(ArrakisStep):
    """The Harkonnen take the vehicles of the active row (A-VEH-3)."""

    def run(self, game: ArrakisState) -> None:
        row = active_row(game)
        given = staying.vehicles_of(game, OTHER[HARKONNEN], row.vehicles)
        game.emit("active_row", {"dice_aside": row.dice_aside, "vehicles": dict(given)})
        vehicles = [name for name, number in given.items() for _ in range(number)]
        game.become(PlaceRow(tuple(vehicles)))


@dataclass(frozen=True, slots=True)
class PlaceRow(ArrakisStep):
    """A-VEH-9: all vehicles of the row are placed, as far as there are figures and places."""

    vehicles: tuple[str, ...]

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        if not self.vehicles:
            return ()
        seat = game.seat(HARKONNEN)
        spaces = [
            space for vehicle in self.types(game) for space in ways(game, seat, vehicle, OFF_BOARD)
        ]
        return (Decision(seat, "place_row", Sum(*spaces)),) if spaces else ()

    def types(self, game: ArrakisState) -> tuple[str, ...]:
        """A-VEH-10: the types of which the next vehicle may be."""
        if game.setup.readings["vehicle_order"] == "by_type":
            return self.vehicles[:1]
        return one_of_each(self.vehicles)

    def view(self, game: ArrakisState, eyes: str | None) -> dict[str, object]:
        return {"vehicles": list(self.vehicles)}

    def answer(self, game: ArrakisState, action: PutVehicle) -> None:
        put_vehicle(game, action)
        left = list(self.vehicles)
        left.remove(action.vehicle)
        game.become(PlaceRow(tuple(left)))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if isinstance(action, Done):
            return because("A-VEH-9", "left", vehicles=self.vehicles)
        if not isinstance(action, PutVehicle):
            return None
        types = self.types(game)
        if action.vehicle not in self.vehicles:
            return because("A-VEH-3", "none_left", vehicle=action.vehicle, vehicles=types)
        if action.vehicle not in types:
            return because("A-VEH-10", "order", vehicle=action.vehicle, first=types[0])
        if action.source != SUPPLY:
            return because("A-VEH-3", "supply", vehicle=action.vehicle)
        return why_not_there(game, action)

    def run(self, game: ArrakisState) -> None:
        if self.vehicles:
            game.become(PlaceRow(self.vehicles[1:]))
        else:
            game.end_step()


STEPS = (VehiclesPhase, PlaceRow)
