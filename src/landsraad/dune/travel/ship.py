"""One shipment: chosen, questioned by Karamas, paid, landed, accompanied.

A shipment that relies on an advantage of the Guild may be stopped and chosen anew without it
(D-KARAMA-20, D-KARAMA-30); then the Guild itself may stop it; then it is paid and carried out.

D-SHIP-1 one shipment · D-SHIP-10 who is paid · D-SHIP-14 to 16 special shipments
D-SHIP-18 Karama shipment · D-SHIP-19 Fremen arrivals · D-SHIP-22 the Guild's Karama
D-ADVISOR-6 own shipments of the Bene Gesserit
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from landsraad.dune.actions.common import PASS, Pass, private_question
from landsraad.dune.actions.shipment import (
    Arrive,
    Ship,
    ShipAcross,
    ShipHome,
    ShipWithKarama,
    StopShipment,
)
from landsraad.dune.board import CELL, TERRITORY_OF
from landsraad.dune.cards import KARAMA, TREACHERY_CARD
from landsraad.dune.factions import fremen, guild
from landsraad.dune.factions.bene_gesserit import chooses_side
from landsraad.dune.karama import challenge, why_no_card_for
from landsraad.dune.state import BENE_GESSERIT, FREMEN, GUILD, DuneState
from landsraad.dune.step import ClosedStep, DuneStep
from landsraad.dune.travel.accompany import offer_company
from landsraad.dune.travel.advisors import enters, flip_lonely_advisors, settle
from landsraad.dune.travel.fremen import arrive, in_storm
from landsraad.dune.travel.groups import has_forces, relocate, size
from landsraad.dune.travel.hands import is_asked_about
from landsraad.dune.travel.move import Moving
from landsraad.dune.travel.prices import (
    half_of,
    karama_rounding,
    pay_shipment,
    payee,
    price,
    rate_to,
)
from landsraad.dune.travel.scopes import SHIPMENT
from landsraad.dune.travel.spaces import may_ship, shipments
from landsraad.dune.travel.unshipped import why_no_shipment
from landsraad.kernel import Action, Decision, Listed, Sum
from landsraad.kernel.refusals import Because, because

Paid = Ship | ShipWithKarama | ShipAcross | ShipHome
OffPlanet = Ship | ShipWithKarama


@dataclass(frozen=True, slots=True)
class Shipping(DuneStep):
    """D-SHIP-1: a seat ships once, or passes."""

    seat: str

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        if not may_ship(game, self.seat):
            return ()
        return (Decision(self.seat, "ship", shipments(game, self.seat)),)

    def answer(self, game: DuneState, action: Paid | Arrive | Pass) -> None:
        if isinstance(action, Pass):
            game.become(ShipmentDone(self.seat))
        elif isinstance(action, ShipWithKarama):
            play_karama(game, action)
        else:
            game.become(Shipment(action, relied_on(game, action)))

    def run(self, game: DuneState) -> None:
        game.become(ShipmentDone(self.seat))

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        return why_no_shipment(game, action) if action.seat == self.seat else None

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {
            "step": "ship",
            "seat": self.seat,
            "half_price": half_of(game, self.seat) is not None,
            "karama_rounding": karama_rounding(game),
            "paid_to": payee(game, self.seat),
        }


def play_karama(game: DuneState, action: ShipWithKarama) -> None:
    """D-SHIP-18: the card is spent; a worthless one may be stopped (D-KARAMA-7)."""
    face = TREACHERY_CARD[action.card]
    game.discard(action.seat, face)
    game.reveal("karama_shipment", {"seat": action.seat, "card": action.card})
    game.become(KaramaShipment(action))
    if face != KARAMA:
        challenge(game, "worthless_as_karama", BENE_GESSERIT, "use")


@dataclass(frozen=True, slots=True)
class KaramaShipment(DuneStep):
    """The shipment goes on, unless the worthless card was stopped: then it is chosen anew."""

    action: ShipWithKarama

    def run(self, game: DuneState) -> None:
        if game.is_stopped("worthless_as_karama"):
            game.lift("use")
            game.become(Shipping(self.action.seat))
        else:
            game.become(Shipment(self.action, ()))

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return underway(self.action)


def underway(action: Action) -> Mapping[str, Any]:
    """What everybody sees of a shipment that has been chosen and is not done yet."""
    return {"step": "shipment", "seat": action.seat, "action": str(action)}


def relied_on(game: DuneState, action: Paid | Arrive) -> tuple[str, ...]:
    """The advantages without which this shipment would not be possible, or not at this price."""
    if isinstance(action, Arrive):
        arriving = (fremen.ARRIVAL,) if fremen.arrival_can_be_stopped(game) else ()
        return (*arriving, "ship_into_storm") if in_storm(game, action) else arriving
    special = isinstance(action, ShipAcross | ShipHome)
    seat = action.seat
    names = (
        guild.ships_across(game, seat) if special else None,
        guild.ships_at_half_price(game, seat),
    )
    return tuple([name for name in names if name is not None])


@dataclass(frozen=True, slots=True)
class Shipment(DuneStep):
    """D-KARAMA-20: each advantage it relies on may be stopped; `asked` of them have been asked."""

    action: Paid | Arrive
    relies: tuple[str, ...]
    asked: int = 0

    def run(self, game: DuneState) -> None:
        if any(game.is_stopped(name) for name in self.relies):
            game.become(Shipping(self.action.seat))
        elif self.asked < len(self.relies):
            name = self.relies[self.asked]
            game.become(Shipment(self.action, self.relies, self.asked + 1))
            challenge(game, name, FREMEN if isinstance(self.action, Arrive) else GUILD, SHIPMENT)
        elif isinstance(self.action, Arrive):
            game.become(ShipmentDone(self.action.seat))
            arrive(game, self.action)
        elif isinstance(self.action, Ship | ShipWithKarama) and guild_is_asked(game, self.action):
            game.become(GuildConsents(self.action))
        else:
            game.become(Fare(self.action))

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return underway(self.action)


# The Guild's Karama.


def guild_is_asked(game: DuneState, action: OffPlanet) -> bool:
    """D-SHIP-22: about each shipment that it could stop with a Karama."""
    return guild.may_stop_shipment(game, action.seat) and is_asked_about(game, GUILD, KARAMA)


@dataclass(frozen=True, slots=True)
class GuildConsents(ClosedStep):
    """D-SHIP-22: the Guild may stop an off-planet shipment; the turn goes on with the move."""

    action: OffPlanet

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        stop: Listed[Action] = Listed(*([StopShipment(GUILD)] if game.holds(GUILD, KARAMA) else []))
        return (private_question(GUILD, "stop_shipment", Sum(PASS[GUILD], stop)),)

    def answer(self, game: DuneState, action: StopShipment | Pass) -> None:
        if isinstance(action, Pass):
            game.become(Fare(self.action))
            return
        game.spend_power(GUILD)
        ship = self.action
        group = {"cell": ship.cell, "forces": ship.forces, "specials": ship.specials}
        game.reveal("shipment_stopped", {"seat": GUILD, "shipper": ship.seat, **group})
        game.become(ShipmentDone(self.action.seat))

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return underway(self.action)


def why_not_stopped(game: DuneState, action: StopShipment) -> Because:
    """D-SHIP-22: once a game, with a Karama, when another ships from off-planet."""
    missing = why_no_card_for(game, GUILD, because("D-SHIP-22", "held"))
    return missing or because("D-SHIP-22", "nobody_ships")


# Paying and landing.


@dataclass(frozen=True, slots=True)
class Fare(DuneStep):
    """D-KARAMA-19: the Guild's income may be stopped before it is paid."""

    action: Paid

    def run(self, game: DuneState) -> None:
        game.become(Landing(self.action))
        if due_to(game, self.action) == GUILD:
            challenge(game, "shipping_income", GUILD, SHIPMENT)


def due_to(game: DuneState, action: Paid) -> str | None:
    """D-SHIP-10, D-SHIP-18: who is paid; None: the bank."""
    return None if isinstance(action, ShipWithKarama) else payee(game, action.seat)


def cost(game: DuneState, action: Paid) -> int:
    """What a shipment costs now."""
    match action:
        case ShipWithKarama():
            half = karama_rounding(game)
            return price(action.forces + action.specials, rate_to(CELL[action.cell]), half)
        case ShipHome():
            return price(size(action.forces), guild.HOME_RATE, half_of(game, action.seat))
        case Ship():
            number = action.forces + action.specials
        case ShipAcross():
            number = size(action.forces, action.specials)
    return price(number, rate_to(CELL[action.cell]), half_of(game, action.seat))


@dataclass(frozen=True, slots=True)
class Landing(DuneStep):
    """The shipment is paid and carried out; then others may respond to it."""

    action: Paid

    def run(self, game: DuneState) -> None:
        action = self.action
        to = due_to(game, action)
        spice = cost(game, action)
        paid = pay_shipment(game, action.seat, spice, to)
        bill = {"seat": action.seat, "price": spice, "paid_by": paid, "paid_to": to}
        game.become(ShipmentDone(action.seat))
        match action:
            case ShipHome():
                ship_home(game, action, bill)
            case ShipAcross():
                ship_across(game, action, bill)
            case _:
                ship_down(game, action, bill)

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return underway(self.action)


def ship_down(game: DuneState, action: OffPlanet, bill: Mapping[str, Any]) -> None:
    """D-SHIP-6: from the reserves to one cell. D-SHIP-23: with company, if not of the Fremen."""
    cell = CELL[action.cell]
    had_forces = has_forces(game, action.seat, cell)
    game.to_reserves(action.seat, -action.forces, -action.specials)
    game.place(action.seat, cell, action.forces, action.specials)
    landed = {"cell": action.cell, "forces": action.forces, "specials": action.specials}
    game.emit("shipped", {**bill, **landed})
    if action.seat != FREMEN:
        offer_company(game, action.seat, cell)
    land(game, action.seat, cell, had_forces)


def ship_across(game: DuneState, action: ShipAcross, bill: Mapping[str, Any]) -> None:
    """D-SHIP-15: from territory to territory."""
    cell = CELL[action.cell]
    had_forces = has_forces(game, action.seat, cell)
    relocate(game, action.seat, action.forces, action.specials, cell)
    group = {"forces": dict(action.forces), "specials": dict(action.specials)}
    game.emit("shipped_across", {**bill, **group, "cell": action.cell})
    land(game, action.seat, cell, had_forces)


def ship_home(game: DuneState, action: ShipHome, bill: Mapping[str, Any]) -> None:
    """D-SHIP-14: back to the reserves."""
    for cell, number in action.forces:
        game.remove(action.seat, CELL[cell], number)
        game.to_reserves(action.seat, number)
    game.emit("shipped_home", {**bill, "forces": dict(action.forces)})


def land(game: DuneState, seat: str, cell: int, had_forces: bool) -> None:
    """D-ADVISOR-6: own shipments are fighters, or choose in 2009. D-ADVISOR-9: intrusion."""
    territory = TERRITORY_OF[cell]
    if seat == BENE_GESSERIT:
        settle(
            game, territory, had_forces, may_choose=chooses_side(game, advisors=False), landed=True
        )
    else:
        enters(game, seat, territory, fresh=not had_forces)


@dataclass(frozen=True, slots=True)
class ShipmentDone(DuneStep):
    """Advantages stopped for this shipment return, and the seat goes on with its move."""

    seat: str

    def run(self, game: DuneState) -> None:
        game.lift(SHIPMENT)
        flip_lonely_advisors(game)
        game.become(Moving(self.seat))


STEPS = (
    Shipping,
    KaramaShipment,
    Shipment,
    GuildConsents,
    Fare,
    Landing,
    ShipmentDone,
)
