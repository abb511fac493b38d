"""Actions of the spice phase: worms, the Nexus, and the help of allies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.dune.actions import alliance, nexus
from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class SummonWorm(Action):
    """The Fremen play a Karama to make a worm appear in this territory."""

    territory: str
    notation = "{seat} summon {territory}"
    rule = "D-SPICE-21"


@dataclass(frozen=True, slots=True)
class ProtectAlly(Action):
    """The Fremen say, before the card is turned, whether worms spare their ally's forces."""

    protects: bool
    notation = "{seat} protect {protects}"
    rule = "D-SPICE-11"


@dataclass(frozen=True, slots=True)
class PlaceWorm(Action):
    """The Fremen place a further worm in this territory."""

    territory: str
    notation = "{seat} worm {territory}"
    rule = "D-SPICE-7"


@dataclass(frozen=True, slots=True)
class RideWorm(Action):
    """Fremen forces ride from where the worm appeared to a cell of another territory."""

    forces: tuple[tuple[str, int], ...]
    specials: tuple[tuple[str, int], ...]
    to: str
    notation = "{seat} ride {forces} {specials} {to}"
    rule = "D-SPICE-14"
    rules = {"forces": "D-SPICE-16", "specials": "D-SPICE-16", "to": "D-SPICE-15"}


ACTIONS: Final[tuple[type[Action], ...]] = (
    SummonWorm,
    ProtectAlly,
    PlaceWorm,
    RideWorm,
    *nexus.ACTIONS,
    *alliance.ACTIONS,
)
