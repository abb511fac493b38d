"""Shipment and movement: announcements, a look into the future, then each player's turn.

The parts are in `landsraad.dune.travel`; this is the order in which they come.

D-ADVISOR-10 and 17 announcements · D-SHIP-4 Atreides look at the spice card · D-SHIP-1 the turns
"""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.dune.factions import atreides
from landsraad.dune.karama import TURN, challenge
from landsraad.dune.phases.spice_blow import fill_spice_deck
from landsraad.dune.state import ATREIDES, DuneState
from landsraad.dune.step import DuneStep
from landsraad.dune.travel import accompany, advisors, announce, fremen, move, order, ship
from landsraad.dune.travel.announce import Announcement
from landsraad.dune.travel.order import IndividualTurns


@dataclass(frozen=True, slots=True)
class ShipmentPhase(DuneStep):
    """D-ADVISOR-10: the Bene Gesserit announce battles before anybody ships."""

    def run(self, game: DuneState) -> None:
        game.become(BeforeTurns())
        game.push(Announcement())


@dataclass(frozen=True, slots=True)
class BeforeTurns(DuneStep):
    """D-SHIP-4: the Atreides are about to look at the top card of the spice deck."""

    def run(self, game: DuneState) -> None:
        game.become(SpicePrescience())
        if game.plays(ATREIDES):
            fill_spice_deck(game)  # D-SPICE-23: the look needs a card
        if atreides.foresees_spice(game):
            challenge(game, "spice_prescience", ATREIDES, TURN)


@dataclass(frozen=True, slots=True)
class SpicePrescience(DuneStep):
    """They look, unless a Karama has stopped it (D-KARAMA-2)."""

    def run(self, game: DuneState) -> None:
        if atreides.foresees_spice(game):
            atreides.look_at_spice_card(game)
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
