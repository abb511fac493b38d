"""SeatHistory: the events that one pair of eyes has seen, and what they are made from."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from landsraad.kernel.action import Action
from landsraad.kernel.event import REFEREE, Event

ACTED: Final = "acted"
"""Kind of the event by which a seat sees an action of its own that led to nothing else to see.

So every action of a seat adds to the number of events it has seen, and no two of its actions can
be meant for the same number.
"""
TAKEN_BACK: Final = "taken_back"
"""Kind of the event that says that later ones no longer count."""


@dataclass(frozen=True, slots=True)
class Move:
    """An action, the outcomes of chance it led to, and the number of log results before it."""

    action: Action
    outcomes: tuple[int, ...]
    results_before: int


@dataclass(frozen=True, slots=True)
class LogResult:
    """What happened in the game through one entry of the log.

    Attributes:
        time: of the entry.
        events: what happened; empty if something was taken back.
        seat: whose entry it was; None for the beginning of the game.
        back_to: how many results still count, if the entry took something back.
        move: the action, if the entry played one.
    """

    time: int
    events: tuple[Event, ...]
    seat: str | None = None
    back_to: int | None = None
    move: Move | None = None

    def apply_to(self, moves: list[Move]) -> None:
        """Change a list of the actions that counted before into those that count now."""
        if self.move is not None:
            moves.append(self.move)
        elif self.back_to is not None:
            del moves[bisect_left(moves, self.back_to, key=lambda move: move.results_before) :]


class SeatHistory:
    """All that a seat, the spectators (None) or the referee have seen happen.

    Attributes:
        eyes: whose history it is.
        events: everything they have seen. It only grows: taking something back is an event too.
        totals: how many events they had seen after each result of the log; the first is 0, for
            the time before any.
    """

    def __init__(self, eyes: str | None) -> None:
        self.eyes = eyes
        self.events: list[dict[str, Any]] = []
        self.totals = [0]

    @property
    def events_seen(self) -> int:
        """How many events; on the wire this is the `sequence` of these eyes."""
        return len(self.events)

    @property
    def saw_last_result(self) -> bool:
        """Whether the last result brought these eyes an event."""
        return self.totals[-1] > self.totals[-2]

    def add(self, result: LogResult, public: Sequence[dict[str, Any]]) -> None:
        """Add what these eyes see of a result; all share what spectators see of it."""
        if result.back_to is None:
            seen = learned_beside(result.events, self.eyes, public)
            if result.move is not None and result.seat == self.eyes:
                seen = seen or [{"kind": ACTED, "seat": result.seat}]
            self.events.extend(seen)
        elif self.totals[result.back_to] < self.events_seen or self.eyes == result.seat:
            still_count = self.totals[result.back_to]
            self.events.append({"kind": TAKEN_BACK, "seat": result.seat, "to": still_count})
        self.totals.append(self.events_seen)


def learned_beside(
    events: Sequence[Event], eyes: str | None, public: Sequence[dict[str, Any]]
) -> list[dict[str, Any]]:
    """What these eyes learn from some events, given what spectators do: most of it is the same."""
    told_to_all = iter(public)
    seen = []
    for event in events:
        told = None if event.data is None else next(told_to_all)
        if eyes == REFEREE or eyes in event.to:
            told = event.seen_by(eyes)
        if told is not None:
            seen.append(told)
    return seen
