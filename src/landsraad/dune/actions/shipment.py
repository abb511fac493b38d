"""Actions of the shipment and movement phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.kernel import Action

Group = tuple[tuple[str, int], ...]
"""How many forces from each cell."""


@dataclass(frozen=True, slots=True)
class TakeTurnNow(Action):
    """The Guild takes its turn before the next player; passing means waiting."""

    notation = "{seat} now"
    rule = "D-SHIP-2"


@dataclass(frozen=True, slots=True)
class Ship(Action):
    """Forces from the reserves to one cell, for spice; `specials` are Sardaukar or Fedaykin."""

    cell: str
    forces: int
    specials: int
    notation = "{seat} ship {cell} {forces} {specials}"
    rule = "D-SHIP-1"
    rules = {"cell": "D-SHIP-6", "forces": "D-SHIP-5", "specials": "D-SHIP-5"}


@dataclass(frozen=True, slots=True)
class ShipWithKarama(Action):
    """The same at half price, paid to the bank, for this card used as a Karama."""

    card: str
    cell: str
    forces: int
    specials: int
    notation = "{seat} karama_ship {card} {cell} {forces} {specials}"
    rule = "D-SHIP-18"
    rules = {"cell": "D-SHIP-6"}


@dataclass(frozen=True, slots=True)
class ShipAcross(Action):
    """The Guild's way: forces from the cells of one territory to a cell of another."""

    forces: Group
    specials: Group
    cell: str
    notation = "{seat} ship_across {forces} {specials} {cell}"
    rule = "D-SHIP-24"
    rules = {"forces": "D-SHIP-15", "specials": "D-SHIP-15", "cell": "D-SHIP-15"}


@dataclass(frozen=True, slots=True)
class ShipHome(Action):
    """The Guild ships forces from the cells of one territory back to its reserves."""

    forces: Group
    notation = "{seat} ship_home {forces}"
    rule = "D-SHIP-17"
    rules = {"forces": "D-SHIP-14"}


@dataclass(frozen=True, slots=True)
class Arrive(Action):
    """The Fremen bring reserves from the far side of Dune, free."""

    cell: str
    forces: int
    specials: int
    notation = "{seat} arrive {cell} {forces} {specials}"
    rule = "D-SHIP-19"
    rules = {"cell": "D-SHIP-20"}


@dataclass(frozen=True, slots=True)
class ChooseArrivalLosses(Action):
    """Which Fremen are lost on arriving in the storm: so many special ones, the rest ordinary."""

    specials: int
    notation = "{seat} arrival_loss {specials}"
    rule = "D-SHIP-19"


@dataclass(frozen=True, slots=True)
class StopShipment(Action):
    """The Guild stops the shipment with its Karama power."""

    notation = "{seat} stop_shipment"
    rule = "D-SHIP-22"


@dataclass(frozen=True, slots=True)
class SendAlong(Action):
    """The Bene Gesserit send one force free with another's shipment."""

    cell: str
    notation = "{seat} send {cell}"
    rule = "D-SHIP-23"
    rules = {"cell": "D-ADVISOR-2"}


@dataclass(frozen=True, slots=True)
class Move(Action):
    """One group from the cells of one territory to one cell."""

    forces: Group
    specials: Group
    to: str
    notation = "{seat} move {forces} {specials} {to}"
    rule = "D-MOVE-1"
    rules = {"forces": "D-MOVE-1", "specials": "D-MOVE-1", "to": "D-MOVE-2"}


@dataclass(frozen=True, slots=True)
class PlayHajr(Action):
    """Hajr: one more move."""

    notation = "{seat} hajr"
    rule = "D-MOVE-12"


@dataclass(frozen=True, slots=True)
class AnnounceBattles(Action):
    """The Bene Gesserit name the territories in which they will fight this turn."""

    territories: tuple[str, ...]
    notation = "{seat} announce {territories}"
    rule = "D-ADVISOR-10"


@dataclass(frozen=True, slots=True)
class Coexist(Action):
    """The Bene Gesserit live beside the others of a territory as advisors, or fight them."""

    territory: str
    peaceful: bool
    notation = "{seat} coexist {territory} {peaceful}"
    rule = "D-ADVISOR-9"


ACTIONS: Final = (
    TakeTurnNow,
    Ship,
    ShipWithKarama,
    ShipAcross,
    ShipHome,
    Arrive,
    ChooseArrivalLosses,
    StopShipment,
    SendAlong,
    Move,
    PlayHajr,
    AnnounceBattles,
    Coexist,
)
