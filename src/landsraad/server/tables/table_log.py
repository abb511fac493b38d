"""TableLog: a table as its log tells it. Knows the rules of the game, but no store and no socket.

Every change takes two steps: `drafting` says what an entry of the log would lead to, without
changing anything; `TableLog.adopt` makes that the present. In between the server stores the entry,
so that nobody sees what is not durable. Entries that other processes stored are drafted and adopted
the same way (`drafting.apply_entry`), and a restart applies them all.

Two numbers must not be mixed up. `TableLog.length` counts entries of the log, also those that a
seat must not notice, and stays inside the server. `SeatHistory.events_seen` counts the events that
one pair of eyes has seen; it is the `sequence` that clients go by.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from landsraad.bots.order import who_is_asked
from landsraad.chronicle import learned
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.game import Game
from landsraad.kernel.setup import Setup
from landsraad.kernel.step import Decision
from landsraad.protocol import WhyNoUndo
from landsraad.server.store import LogEntry
from landsraad.server.tables.past_games import PastGames
from landsraad.server.tables.seat_changes import SeatChange, SeatChanges
from landsraad.server.tables.seat_history import LogResult, Move, SeatHistory
from landsraad.server.tables.words import Words

COMMIT: Final = "commit"
REVEAL: Final = "reveal"
BEGIN: Final = "begin"
ACTION: Final = "action"
UNDO: Final = "undo"
PROPOSE: Final = "propose"
CONSENT: Final = "consent"
DECLINE: Final = "decline"
SWAP: Final = "swap"
SWAPPED: Final = "swapped"
ANSWER: Final = "answer"
VOTE: Final = "vote"
SEAT: Final = "seat"
HANDOVER: Final = "handover"
LATE: Final = "late"
HINT: Final = "hint"
"""The kinds of log entries. They are stored: never change one.

`handover` is for the time before the game begins; in older logs it stands, with `late`, for changes
that are a `seat` now.
"""

MOST_ASIDE: Final = 10_000
"""Entries that a log may have beyond those of the actions that count, before nobody can take
anything back or vote any more: they would make it grow without bound."""


class NotBegun(LandsraadError):
    """The game has not begun."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """To take back all but the first `keep` actions. Snapshots store it under these field names."""

    seat: str
    keep: int
    agreed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """What an entry would lead to. Adopt it after the entry has been stored.

    Attributes:
        entry: for the log.
        game: as it would be.
        result: what would have happened in the game; None if nothing would.
        proposal: that would be open.
        interrupted: the action is none that the game waits for.
        words: as they would be; None if they stay the same.
        seat_changes: as they would be; None if they stay the same.
        answers: as they would be; None if they stay the same.
        bots: the bot that takes over a seat with it, or None if its holder plays again.
        guests: the guest who holds a seat from then on, or None if nobody does.
        hints: as they would be; None if they stay the same.
    """

    entry: LogEntry
    game: Game | None
    result: LogResult | None = None
    proposal: Proposal | None = None
    interrupted: bool = False
    words: Words | None = None
    seat_changes: SeatChanges | None = None
    answers: Mapping[str, str] | None = None
    bots: Mapping[str, str | None] = field(default_factory=dict)
    guests: Mapping[str, str | None] = field(default_factory=dict)
    hints: Mapping[str, int] | None = None


class TableLog:
    """What the log of a table has led to.

    Attributes:
        setup: what its game begins with; the words of the players are in it once it has begun.
        words: all that players gave for its chance; once it has begun, what counts of it.
        length: number of log entries it has taken.
        game: None until it has begun.
        moves: the actions that count, in order.
        proposal: to take back more than a seat may on its own.
        interrupted: the last action was none that the game waited for: others may want to react.
        waiting_since: when each seat that the game waits for was asked, in milliseconds.
        results: all that has happened, including what was taken back.
        seat_changes: of seats, since the game has begun.
        answers: given in the response window that is open, by seat; they are played when it closes.
        hints: how many each seat took; those that took none are not in it.
        turned_down: who made the last proposal that was turned down, and number of results then.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.words = Words()
        self.length = 0
        self.game: Game | None = None
        self.moves: list[Move] = []
        self.proposal: Proposal | None = None
        self.interrupted = False
        self.waiting_since: dict[str, int] = {}
        self.results: list[LogResult] = []
        self.seat_changes = SeatChanges()
        self.answers: Mapping[str, str] = {}
        self.hints: Mapping[str, int] = {}
        self.turned_down: tuple[str, int] | None = None
        self._may_undo: frozenset[str] = frozenset()
        self._histories: dict[str | None, SeatHistory] = {}
        self._past = PastGames()

    # The present.

    @property
    def started_game(self) -> Game:
        """The game; NotBegun if there is none yet."""
        if self.game is None:
            raise NotBegun("the game has not begun yet")
        return self.game

    @property
    def over(self) -> bool:
        return self.game is not None and self.game.over

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """The seats that the game waits for. A secret: some are asked in private."""
        return () if self.game is None else who_is_asked(self.game.pending).due

    @property
    def private_questions(self) -> tuple[Decision, ...]:
        """What the game waits for, if it may not show who is asked and all can be left open."""
        if self.game is None:
            return ()
        due = [decision for decision in self.game.pending if decision.required]
        return tuple(due) if all(decision.default is not None for decision in due) else ()

    @property
    def can_grow_aside(self) -> bool:
        """Whether there is room for entries that are no actions."""
        return self.length - len(self.moves) < MOST_ASIDE

    def may_undo(self, seat: str | None) -> bool:
        """Whether a seat can take back its last action, as far as it can know.

        Somebody may have acted since without its seeing: then it is refused when it tries.
        """
        return seat in self._may_undo

    def why_no_undo(self, seat: str | None) -> WhyNoUndo | None:
        """Why a seat cannot take back its last action, from what it has seen; None if it may."""
        if seat is None or self.may_undo(seat):
            return None
        if self.over:
            return "over"
        totals = self.history(seat).totals
        for move in reversed(self.moves):
            if move.action.seat == seat:
                return "shown"
            if totals[move.results_before] < totals[move.results_before + 1]:
                break
        return "others" if any(move.action.seat == seat for move in self.moves) else "nothing"

    # The past.

    def history(self, eyes: str | None) -> SeatHistory:
        """What these eyes have seen."""
        history = self._histories.get(eyes)
        if history is None:
            history = SeatHistory(eyes)
            for number, result in enumerate(self.results):
                history.add(result, self._told_to_all(number, eyes))
            self._histories[eyes] = history
        return history

    def _told_to_all(self, number: int, eyes: str | None) -> list[dict[str, Any]]:
        """What spectators saw of a result; made for their own history, shared by all others."""
        if eyes is None:
            return learned(self.results[number].events, None)
        everybody = self.history(None)
        return everybody.events[everybody.totals[number] : everybody.totals[number + 1]]

    def moments(self, eyes: str | None) -> Iterator[tuple[int, int, list[dict[str, Any]]]]:
        """Each time that these eyes saw something: events seen by then, time, and the new ones."""
        history = self.history(eyes)
        for number, result in enumerate(self.results, 1):
            before, after = history.totals[number - 1 : number + 1]
            if before < after:
                yield after, result.time, history.events[before:after]

    def view_at(self, eyes: str | None, events_seen: int) -> dict[str, Any]:
        """What these eyes saw last when they had seen so many events, taken back since or not."""
        number = bisect_right(self.history(eyes).totals, events_seen) - 1
        moves: list[Move] = []
        for result in self.results[:number]:
            result.apply_to(moves)
        return self._past.after_moves(self.setup, self.moves, moves).view(eyes)

    def events_seen_before(self, eyes: str | None, number: int) -> int:
        """How many events these eyes had seen before a move, numbered from 0."""
        return self.history(eyes).totals[self.moves[number].results_before]

    def moves_until(self, eyes: str | None, events_seen: int) -> int:
        """How many moves had been made when these eyes had seen so many events."""
        totals = self.history(eyes).totals
        return sum([totals[move.results_before + 1] <= events_seen for move in self.moves])

    def game_after(self, number: int) -> Game:
        """The game after the first `number` moves. Copy it before you play it on."""
        return self._past.after(self.setup, self.moves, number)

    # Making a draft the present.

    def adopt(self, draft: Draft) -> None:
        self._note_answer(draft.entry)
        self.length += 1
        self.game = draft.game
        self.proposal = draft.proposal
        if draft.game is not None:
            self.setup = draft.game.setup
        if draft.words is not None:
            self.words = draft.words
        if draft.seat_changes is not None:
            self.seat_changes = draft.seat_changes
        if draft.answers is not None:
            self.answers = draft.answers
        if draft.hints is not None:
            self.hints = draft.hints
        if draft.result is not None:
            self.interrupted = draft.interrupted
            self._add_result(draft.result)
        self._note_handover(draft.entry)
        self._past.note(len(self.moves), draft.game)

    def _add_result(self, result: LogResult) -> None:
        self.results.append(result)
        result.apply_to(self.moves)
        public = learned(result.events, None)
        for history in self._histories.values():
            history.add(result, public)
        self._may_undo = frozenset(filter(self._seems_undoable, self.setup.seats))
        self._note_waiting(result)

    def _seems_undoable(self, seat: str) -> bool:
        """Whether a seat can undo, or could when it last saw something happen."""
        if self.started_game.can_undo(seat):
            return True
        return seat in self._may_undo and not self.history(seat).saw_last_result

    def _note_waiting(self, result: LogResult) -> None:
        """The clock of a seat starts when it has acted, or was not waited for before."""
        self.waiting_since = {
            seat: result.time if seat == result.seat else self.waiting_since.get(seat, result.time)
            for seat in self.waiting_for
        }

    def _note_answer(self, entry: LogEntry) -> None:
        """A proposal was turned down, unless who made it has withdrawn it."""
        if entry.kind == DECLINE and self.proposal and self.proposal.seat != entry.seat:
            self.turned_down = (self.proposal.seat, len(self.results))

    def _note_handover(self, entry: LogEntry) -> None:
        """Somebody who was late has their full time again when they take their seat back."""
        if is_late(entry):
            self.waiting_since.pop(entry.seat or "", None)
        elif entry.kind in {SEAT, HANDOVER} and entry.seat in self.waiting_for:
            self.waiting_since.setdefault(entry.seat, entry.time)


def is_late(entry: LogEntry) -> bool:
    """Whether a bot takes over by this entry because the time was up."""
    if entry.kind == SEAT:
        return SeatChange.read(entry.text).how == "late"
    return entry.kind == LATE
