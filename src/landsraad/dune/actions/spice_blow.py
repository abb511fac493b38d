"""Actions of the spice phase: worms, the Nexus, and the help of allies."""

from __future__ import annotations

from typing import Final

from landsraad.dune.actions import alliance, nexus
from landsraad.kernel import Action, action


@action("{seat} summon {territory}", "D-SPICE-21")
class SummonWorm(Action):
    """The Fremen play a Karama to make a worm appear in this territory."""

    territory: str


@action("{seat} protect {protects}", "D-SPICE-11")
class ProtectAlly(Action):
    """The Fremen say, before the card is turned, whether worms spare their ally's forces."""

    protects: bool


@action("{seat} worm {territory}", "D-SPICE-7")
class PlaceWorm(Action):
    """The Fremen place a further worm in this territory."""

    territory: str


@action(
    "{seat} ride {forces} {specials} {to}",
    "D-SPICE-14",
    forces="D-SPICE-16",
    specials="D-SPICE-16",
    to="D-SPICE-15",
)
class RideWorm(Action):
    """Fremen forces ride from where the worm appeared to a cell of another territory."""

    forces: tuple[tuple[str, int], ...]
    specials: tuple[tuple[str, int], ...]
    to: str


ACTIONS: Final[tuple[type[Action], ...]] = (
    SummonWorm,
    ProtectAlly,
    PlaceWorm,
    RideWorm,
    *nexus.ACTIONS,
    *alliance.ACTIONS,
)
