"""Everything that can go wrong, drawn once.

LandsraadError
 ├─ Refusal            an action was refused; the game is as it was before
 │   ├─ UnreadableAction   it is not an action of this game at all
 │   ├─ IllegalAction      it is one, but not allowed here: says why and by which rule
 │   ├─ NotYourTurn        this seat is not asked anything now
 │   ├─ StaleAction        it was meant for an earlier moment of the game
 │   └─ GameOver           nothing can be played any more
 ├─ BadOptions         no such game, seat, option or value
 ├─ BadRecord          a record or saved game that cannot be trusted
 ├─ BadPosition        a position that the game cannot be in
 ├─ BadCase            a case file that does not follow the format
 ├─ CannotUndo         there is nothing this seat may take back
 ├─ CannotRedeal       no other deal was found that agrees with all that a seat knows
 └─ Stuck              the fault of a game, not of its players: a step makes no progress

Each message is one sentence for the person who caused it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from landsraad.kernel.values import Value, brief


class LandsraadError(Exception):
    """Base of every error that Landsraad raises on purpose."""


class Refusal(LandsraadError):
    """An action was refused, and nothing has changed."""


class UnreadableAction(Refusal):
    """Not an action of this game."""


class IllegalAction(Refusal):
    """An action of this game that is not allowed here and now.

    Attributes:
        reason: in English words; the catalogue has it in other languages, too.
        rule: id of the rule that forbids it.
        why: which of the reasons that the catalogue has for this rule, or of another rule's,
            `RULE.reason`; "" for the rule itself.
        facts: what that reason names of the position.
        field: the field of the action that is not offered, "" if the whole action is not.
    """

    def __init__(
        self,
        reason: str,
        rule: str,
        why: str = "",
        facts: Mapping[str, Value] = MappingProxyType({}),
        field: str = "",
    ) -> None:
        super().__init__(f"{reason} [{rule}]")
        self.reason = reason
        self.rule = rule
        self.why = why
        self.facts = facts
        self.field = field


class NotYourTurn(Refusal):
    """The game asks this seat nothing at the moment, or not for this.

    Attributes:
        first: who is known to decide before.
    """

    def __init__(self, seat: str, first: tuple[str, ...] = ()) -> None:
        if first:
            decide = "decides" if len(first) == 1 else "decide"
            super().__init__(f"not your turn yet: {', '.join(first)} {decide} first")
        else:
            super().__init__(f"{brief(seat)} is not asked anything now")
        self.first = first


class StaleAction(Refusal):
    """The game has moved on since the moment this action was meant for."""


class GameOver(Refusal):
    """The game has ended."""


class BadOptions(LandsraadError):
    """No such game, seat, option or value."""


class BadRecord(LandsraadError):
    """A record or a saved game that does not hold what it should."""


class BadPosition(LandsraadError):
    """A position that the game cannot be in."""


class BadCase(LandsraadError):
    """A case that does not follow the format."""


class CannotUndo(LandsraadError):
    """Undo would cross a reveal, a random draw or another seat's action."""


class CannotRedeal(LandsraadError):
    """No deal was found that agrees with all that somebody knows."""


class Stuck(LandsraadError):
    """A step of a game makes no progress: a fault of the game's code."""
