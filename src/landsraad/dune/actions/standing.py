"""Actions of standing answers: what a player does not want to be asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class SetStanding(Action):
    """Do not ask me any more.

    Attributes:
        what: an advantage of another faction; `all` of them; or `pass`: pass for me wherever that
            is possible.
        until: the end of this `phase`, of this `turn`, or of the `game`.
    """

    what: str
    until: str
    notation = "{seat} standing {what} {until}"
    rule = "D-GAME-2"


@dataclass(frozen=True, slots=True)
class DropStanding(Action):
    """Ask me again about this."""

    what: str
    notation = "{seat} ask-me {what}"
    rule = "D-GAME-2"


ACTIONS: Final = (SetStanding, DropStanding)
