"""Shipment and movement: announcements, a look into the future, then each player's turn.

The parts are in `landsraad.dune.travel`; this is the order in which they come.

D-ADVISOR-10 and 17 announcements · D-SHIP-4 Atreides look at the spice card · D-SHIP-1 the turns
"""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.dune.cards import SPICE
from landsraad.dune.karama import TURN, challenge
from landsraad.dune.step import DuneStep
from landsraad.dune.table import ATREIDES, Table
from landsraad.dune.travel import accompany, advisors, announce, fremen, move, order, ship
from landsraad.dune.travel.announce import Announcement
from landsraad.dune.travel.order import IndividualTurns


@dataclass(frozen=True, slots=True)
class ShipmentPhase(DuneStep):
    """D-ADVISOR-10: the Bene Gesserit announce battles before anybody ships."""

    def run(self, game: Table) -> None:
        game.become(BeforeTurns())
        game.push(Announcement())


@dataclass(frozen=True, slots=True)
class BeforeTurns(DuneStep):
    """D-SHIP-4: the Atreides are about to look at the top card of the spice deck."""

    def run(self, game: Table) -> None:
        game.become(SpicePrescience())
        if game.plays(ATREIDES) and game.spice_deck:
            challenge(game, "spice_prescience", ATREIDES, TURN)


@dataclass(frozen=True, slots=True)
class SpicePrescience(DuneStep):
    """They look, unless a Karama has stopped it (D-KARAMA-2)."""

    def run(self, game: Table) -> None:
        looks = game.plays(ATREIDES) and not game.is_stopped("spice_prescience")
        if looks and game.spice_deck:
            game.spice_known = tuple([s for s in game.seats if s in (*game.spice_known, ATREIDES)])
            card = {"card": SPICE[game.spice_deck[0]].id}
            game.reveal("spice_foreseen", {"seat": ATREIDES}, card, (ATREIDES,))
        game.become(IndividualTurns())


STEPS = (
    ShipmentPhase,
    BeforeTurns,
    SpicePrescience,
    *announce.STEPS,
    *order.STEPS,
    *ship.STEPS,
    *fremen.STEPS,
    *accompany.STEPS,
    *advisors.STEPS,
    *move.STEPS,
)
