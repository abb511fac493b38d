"""Actions about the vehicles of the Harkonnen."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class PutVehicle(Action):
    """Put one vehicle into an area or an air zone.

    `source` is where it comes from: the `supply`, or where on the board it is now.
    """

    vehicle: str
    to: str
    source: str

    notation = "{seat} vehicle {vehicle} {to} from {source}"
    rule = "A-VEH-3"


@dataclass(frozen=True, slots=True)
class TakeVehicle(Action):
    """Remove the vehicle of an area or an air zone from the board."""

    place: str

    notation = "{seat} remove_vehicle {place}"
    rule = "A-FX-16"


ACTIONS = (PutVehicle, TakeVehicle)
