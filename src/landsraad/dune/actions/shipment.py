"""Actions of the shipment and movement phase."""

from __future__ import annotations

from typing import Final

from landsraad.kernel import Action, action

Group = tuple[tuple[str, int], ...]
"""How many forces from each cell."""


@action("{seat} now", "D-SHIP-2")
class TakeTurnNow(Action):
    """The Guild takes its turn before the next player; passing means waiting."""


@action(
    "{seat} ship {cell} {forces} {specials}",
    "D-SHIP-1",
    cell="D-SHIP-6",
    forces="D-SHIP-5",
    specials="D-SHIP-5",
)
class Ship(Action):
    """Forces from the reserves to one cell, for spice; `specials` are Sardaukar or Fedaykin."""

    cell: str
    forces: int
    specials: int


@action("{seat} karama_ship {card} {cell} {forces} {specials}", "D-SHIP-18", cell="D-SHIP-6")
class ShipWithKarama(Action):
    """The same at half price, paid to the bank, for this card used as a Karama."""

    card: str
    cell: str
    forces: int
    specials: int


@action(
    "{seat} ship_across {forces} {specials} {cell}",
    "D-SHIP-24",
    forces="D-SHIP-15",
    specials="D-SHIP-15",
    cell="D-SHIP-15",
)
class ShipAcross(Action):
    """The Guild's way: forces from the cells of one territory to a cell of another."""

    forces: Group
    specials: Group
    cell: str


@action("{seat} ship_home {forces}", "D-SHIP-17", forces="D-SHIP-14")
class ShipHome(Action):
    """The Guild ships forces from the cells of one territory back to its reserves."""

    forces: Group


@action("{seat} arrive {cell} {forces} {specials}", "D-SHIP-19", cell="D-SHIP-20")
class Arrive(Action):
    """The Fremen bring reserves from the far side of Dune, free."""

    cell: str
    forces: int
    specials: int


@action("{seat} arrival_loss {specials}", "D-SHIP-19")
class ChooseArrivalLosses(Action):
    """Which Fremen are lost on arriving in the storm: so many special ones, the rest ordinary."""

    specials: int


@action("{seat} stop_shipment", "D-SHIP-22")
class StopShipment(Action):
    """The Guild stops the shipment with its Karama power."""


@action("{seat} send {cell}", "D-SHIP-23", cell="D-ADVISOR-2")
class SendAlong(Action):
    """The Bene Gesserit send one force free with another's shipment."""

    cell: str


@action(
    "{seat} move {forces} {specials} {to}",
    "D-MOVE-1",
    forces="D-MOVE-1",
    specials="D-MOVE-1",
    to="D-MOVE-2",
)
class Move(Action):
    """One group from the cells of one territory to one cell."""

    forces: Group
    specials: Group
    to: str


@action("{seat} hajr", "D-MOVE-12")
class PlayHajr(Action):
    """Hajr: one more move."""


@action("{seat} announce {territories}", "D-ADVISOR-10")
class AnnounceBattles(Action):
    """The Bene Gesserit name the territories in which they will fight this turn."""

    territories: tuple[str, ...]


@action("{seat} coexist {territory} {peaceful}", "D-ADVISOR-9")
class Coexist(Action):
    """The Bene Gesserit live beside the others of a territory as advisors, or fight them."""

    territory: str
    peaceful: bool


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
