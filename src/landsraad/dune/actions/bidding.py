"""Actions of the bidding phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Bid more than anybody before for the card on auction."""

    amount: int
    notation = "{seat} bid {amount}"
    rule = "D-BIDDING-5"


@dataclass(frozen=True, slots=True)
class BuyWithKarama(Action):
    """Take the card on auction without paying, by playing this card as a Karama."""

    card: str
    notation = "{seat} buy {card}"
    rule = "D-BIDDING-11"


@dataclass(frozen=True, slots=True)
class DrawBonusCard(Action):
    """Harkonnen draw the free card for one they have bought."""

    notation = "{seat} draw"
    rule = "D-BIDDING-19"


ACTIONS: Final = (Bid, BuyWithKarama, DrawBonusCard)
