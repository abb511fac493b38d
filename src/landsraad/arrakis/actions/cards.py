"""Actions with planning cards."""

from __future__ import annotations

from landsraad.kernel import Action, action


@action("{seat} draw {deck}", "A-RESULT-5")
class DrawCard(Action):
    """Draw a planning card from a deck."""

    deck: str


@action("{seat} play {card}", "A-CARD-1")
class PlayCard(Action):
    """Play a planning card from hand."""

    card: str


@action("{seat} discard {card}", "A-CARD-1")
class DiscardCard(Action):
    """Discard a planning card."""

    card: str


@action("{seat} tank {leader}", "A-FX-13")
class SendToTank(Action):
    """Send an enemy named leader to the regeneration tank."""

    leader: str


@action("{seat} sector {sector}", "A-FX-9")
class PickSector(Action):
    """Choose a sector."""

    sector: str


@action("{seat} push {start} {to}", "A-FX-8")
class PushTo(Action):
    """Move an enemy legion to an area next to it."""

    start: str
    to: str


@action("{seat} sietch {start} {to}", "A-FX-8")
class PickSietch(Action):
    """Choose the sietch that moves, and where it goes."""

    start: str
    to: str


ACTIONS = (DrawCard, PlayCard, DiscardCard, SendToTank, PickSector, PushTo, PickSietch)
