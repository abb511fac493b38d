"""Actions of standing answers: what a player does not want to be asked."""

from __future__ import annotations

from typing import Final

from landsraad.kernel import Action, action


@action("{seat} standing {what} {until}", "D-GAME-2")
class SetStanding(Action):
    """Do not ask me any more.

    Attributes:
        what: an advantage of another faction; `all` of them; `pass`: pass for me wherever that is
            possible; or `no_means`: pass for me in an auction when I can do nothing else.
        until: the end of this `phase`, of this `turn`, or of the `game`.
    """

    what: str
    until: str


@action("{seat} ask-me {what}", "D-GAME-2")
class DropStanding(Action):
    """Ask me again about this."""

    what: str


@action("{seat} bid-up-to {most} {until}", "D-GAME-2")
class StandingBid(Action):
    """Bid for me, always the least that is higher, or pass.

    Attributes:
        most: what is bid at most; 0 to pass.
        until: this `card` is sold, or the end of this `phase`.
    """

    most: int
    until: str


ACTIONS: Final = (SetStanding, DropStanding, StandingBid)
