"""Actions with planning cards."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class DrawCard(Action):
    """Draw a planning card from a deck."""

    deck: str

    notation = "{seat} draw {deck}"
    rule = "A-RESULT-5"


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """Play a planning card from hand."""

    card: str

    notation = "{seat} play {card}"
    rule = "A-CARD-1"


@dataclass(frozen=True, slots=True)
class DiscardCard(Action):
    """Discard a planning card."""

    card: str

    notation = "{seat} discard {card}"
    rule = "A-CARD-1"


@dataclass(frozen=True, slots=True)
class SendToTank(Action):
    """Send an enemy named leader to the regeneration tank."""

    leader: str

    notation = "{seat} tank {leader}"
    rule = "A-FX-13"


@dataclass(frozen=True, slots=True)
class PickSector(Action):
    """Choose a sector."""

    sector: str

    notation = "{seat} sector {sector}"
    rule = "A-FX-9"


@dataclass(frozen=True, slots=True)
class PushTo(Action):
    """Move an enemy legion to an area next to it."""

    start: str
    to: str

    notation = "{seat} push {start} {to}"
    rule = "A-FX-8"


@dataclass(frozen=True, slots=True)
class PickSietch(Action):
    """Choose the sietch that moves, and where it goes."""

    start: str
    to: str

    notation = "{seat} sietch {start} {to}"
    rule = "A-FX-8"


ACTIONS = (DrawCard, PlayCard, DiscardCard, SendToTank, PickSector, PushTo, PickSietch)
