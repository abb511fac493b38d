"""Actions of deals and bribes, open at any time after the set-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class OfferDeal(Action):
    """Offer something for something, to one player or (with no name) to all.

    Each side has spice now, spice at the Mentat pause, a promise, information, and words.
    """

    to: str | None
    spice: int
    later: int
    promise: str | None
    information: str | None
    words: bool
    for_spice: int
    for_later: int
    for_promise: str | None
    for_information: str | None
    for_words: bool
    notation = (
        "{seat} offer {to} {spice} {later} {promise} {information} {words}"
        " for {for_spice} {for_later} {for_promise} {for_information} {for_words}"
    )
    rule = "D-DEAL-1"
    rules = {
        "spice": "D-DEAL-3",
        "later": "D-DEAL-4",
        "promise": "D-DEAL-2",
        "information": "D-DEAL-2",
        "for_spice": "D-DEAL-3",
        "for_later": "D-DEAL-4",
        "for_promise": "D-DEAL-2",
        "for_information": "D-DEAL-2",
    }


@dataclass(frozen=True, slots=True)
class AcceptDeal(Action):
    """Accept an offer."""

    number: int
    notation = "{seat} accept-deal {number}"
    rule = "D-DEAL-1"
    rules = {"number": "D-DEAL-3"}


@dataclass(frozen=True, slots=True)
class RefuseDeal(Action):
    """Refuse an offer: it is not open to this player any more."""

    number: int
    notation = "{seat} refuse-deal {number}"
    rule = "D-DEAL-1"


@dataclass(frozen=True, slots=True)
class WithdrawDeal(Action):
    """Take back an offer that nobody has accepted."""

    number: int
    notation = "{seat} withdraw-deal {number}"
    rule = "D-DEAL-1"


@dataclass(frozen=True, slots=True)
class ShowSecret(Action):
    """Show something of one's own to one player or (with no name) to all, for nothing."""

    to: str | None
    what: str
    notation = "{seat} show {to} {what}"
    rule = "D-DEAL-5"


ACTIONS: Final = (OfferDeal, AcceptDeal, RefuseDeal, WithdrawDeal, ShowSecret)
