"""Actions of the bidding phase."""

from __future__ import annotations

from typing import Final

from landsraad.kernel import Action, action


@action("{seat} bid {amount}", "D-BIDDING-5")
class Bid(Action):
    """Bid more than anybody before for the card on auction."""

    amount: int


@action("{seat} buy {card}", "D-BIDDING-11")
class BuyWithKarama(Action):
    """Take the card on auction without paying, by playing this card as a Karama."""

    card: str


@action("{seat} draw", "D-BIDDING-19")
class DrawBonusCard(Action):
    """Harkonnen draw the free card for one they have bought."""


ACTIONS: Final = (Bid, BuyWithKarama, DrawBonusCard)
