"""Actions about the vehicles of the Harkonnen."""

from __future__ import annotations

from landsraad.kernel import Action, action


@action("{seat} vehicle {vehicle} {to} from {source}", "A-VEH-3")
class PutVehicle(Action):
    """Put one vehicle into an area or an air zone.

    `source` is where it comes from: the `supply`, or where on the board it is now.
    """

    vehicle: str
    to: str
    source: str


@action("{seat} remove_vehicle {place}", "A-FX-16")
class TakeVehicle(Action):
    """Remove the vehicle of an area or an air zone from the board."""

    place: str


ACTIONS = (PutVehicle, TakeVehicle)
