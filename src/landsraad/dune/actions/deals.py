"""Actions of deals and bribes, open at any time after the set-up."""

from __future__ import annotations

from typing import Final

from landsraad.kernel import Action, action


@action(
    "{seat} offer {to} {spice} {later} {promise} {information} {words}"
    " for {for_spice} {for_later} {for_promise} {for_information} {for_words}",
    "D-DEAL-1",
    spice="D-DEAL-3",
    later="D-DEAL-4",
    promise="D-DEAL-2",
    information="D-DEAL-2",
    for_spice="D-DEAL-3",
    for_later="D-DEAL-4",
    for_promise="D-DEAL-2",
    for_information="D-DEAL-2",
)
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


@action("{seat} accept-deal {number}", "D-DEAL-1", number="D-DEAL-3")
class AcceptDeal(Action):
    """Accept an offer."""

    number: int


@action("{seat} refuse-deal {number}", "D-DEAL-1")
class RefuseDeal(Action):
    """Refuse an offer: it is not open to this player any more."""

    number: int


@action("{seat} withdraw-deal {number}", "D-DEAL-1")
class WithdrawDeal(Action):
    """Take back an offer that nobody has accepted."""

    number: int


@action("{seat} show {to} {what}", "D-DEAL-5")
class ShowSecret(Action):
    """Show something of one's own to one player or (with no name) to all, for nothing."""

    to: str | None
    what: str


ACTIONS: Final = (OfferDeal, AcceptDeal, RefuseDeal, WithdrawDeal, ShowSecret)
