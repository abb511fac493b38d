"""Tables for tests: played by drafting and adopting, with the log that a server would store."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from landsraad.kernel.action import Action
from landsraad.kernel.chance import Chance
from landsraad.kernel.event import REFEREE
from landsraad.kernel.laws import Mode
from landsraad.kernel.setup import Setup
from landsraad.server.store import LogEntry
from landsraad.server.tables.drafting import (
    apply_entry,
    draft_action,
    draft_agreed_undo,
    draft_begin,
    draft_consent,
    draft_entry,
    draft_own_undo,
    draft_proposal,
    draft_proposal_to,
    draft_seat_change,
    draft_vote,
)
from landsraad.server.tables.seat_changes import SeatChange
from landsraad.server.tables.table_log import HANDOVER, LATE, Draft, TableLog

SALT = "5a17" * 8
CHANGES = (
    SeatChange("bot", "Chani", "recruit"),
    SeatChange("back", "Chani"),
    SeatChange("late", "Chani", "recruit"),
    SeatChange("opened", "Chani"),
    SeatChange("joined", "Leto"),
    SeatChange("left", None, "random"),
)


def setup_of(mode: Mode, seed: int) -> Setup:
    """The setup of a table: its seed is sealed."""
    return mode.game.read_setup(mode.seats, mode.options, seed, SALT)


def eyes_of(log: TableLog) -> tuple[str | None, ...]:
    """Everybody who can look at a table, the referee included."""
    return (None, *log.setup.seats, REFEREE)


class Played:
    """A table whose every change is drafted, adopted and logged."""

    def __init__(self, setup: Setup) -> None:
        self.log = TableLog(setup)
        self.entries: list[LogEntry] = []
        self.time = 1_700_000_000_000

    def begin(self) -> Played:
        self.do(draft_begin(self.log, self.now()))
        return self

    def now(self) -> int:
        """A little later every time."""
        self.time += 1_250
        return self.time

    def do(self, *drafts: Draft) -> None:
        for draft in drafts:
            self.log.adopt(draft)
            self.entries.append(draft.entry)

    def act(self, *actions: Action | str) -> None:
        for action in actions:
            if isinstance(action, str):
                action = self.log.started_game.notation().read(action)
            self.do(draft_action(self.log, action, self.now()))

    def undo(self, seat: str) -> None:
        self.do(draft_own_undo(self.log, seat, self.now(), self.log.history(seat).events_seen))

    def propose(self, seat: str, to: int) -> None:
        at = self.log.history(seat).events_seen
        self.do(draft_proposal_to(self.log, seat, to, self.now(), at))

    def answer(self, seat: str, agree: bool) -> None:
        """Agree or not; the last to agree makes it happen."""
        draft = draft_consent(self.log, seat, agree, self.now())
        proposal = draft.proposal
        if proposal is None or set(proposal.agreed) < set(self.log.setup.seats):
            self.do(draft)
        else:
            self.do(draft, draft_agreed_undo(self.log, proposal, self.now()))

    def hand_over(self, seat: str, kind: str = HANDOVER) -> None:
        self.do(draft_entry(self.log, LogEntry(kind, "recruit", seat, (), self.now())))

    def change_seat(self, seat: str, change: SeatChange) -> None:
        self.do(draft_seat_change(self.log, seat, change, self.now()))

    # By chance.

    def act_by_chance(self, chance: Chance, number: int = 1) -> None:
        for _ in range(number):
            if self.log.over:
                return
            self.act(chance.choice(self.log.started_game.pending).actions.sample(chance))

    def go_on_by_chance(self, chance: Chance, number: int = 1) -> None:
        """Whatever can happen at a table: mostly actions."""
        for _ in range(number):
            if not self._happens_beside(chance):
                self.act_by_chance(chance)

    def _happens_beside(self, chance: Chance) -> bool:
        """Whether something other than an action has happened."""
        log, seat = self.log, chance.choice(self.log.setup.seats)
        what = chance.below(24)
        if what == 0:
            self.hand_over(seat, chance.choice((HANDOVER, LATE)))
        elif what == 23:
            self.change_seat(seat, chance.choice(CHANGES))
        elif what == 22:
            choice = chance.choice(("open", "bot:recruit", ""))
            self.do(draft_vote(log, chance.choice(log.setup.seats), seat, choice, self.now()))
        elif what <= 2 and log.started_game.can_undo(seat):
            self.undo(seat)
        elif what <= 4 and log.proposal is None and self._can_go_back(seat):
            # Older logs hold proposals that are refused today, such as after the end.
            keep = log.moves_until(seat, self._earlier(seat, chance))
            self.do(draft_proposal(log, seat, keep, self.now()))
        elif what <= 12 and log.proposal is not None:
            missing = [s for s in log.setup.seats if s not in log.proposal.agreed]
            self.answer(chance.choice(missing), agree=what > 5)
        else:
            return False
        return True

    def _can_go_back(self, seat: str) -> bool:
        log = self.log
        return bool(log.moves) and log.events_seen_before(seat, 0) < self._seen_after_last_move(
            seat
        )

    def _earlier(self, seat: str, chance: Chance) -> int:
        """Some moment of a seat, not long ago, after which something happened that counts."""
        last = self._seen_after_last_move(seat)
        return max(self.log.events_seen_before(seat, 0), last - 1 - chance.below(12))

    def _seen_after_last_move(self, seat: str) -> int:
        return self.log.history(seat).totals[self.log.moves[-1].results_before + 1]


def replayed(setup: Setup, entries: Iterable[LogEntry]) -> TableLog:
    """A table as a restart makes it, from the setup that is stored with it."""
    log = TableLog(replace(setup, afresh={}))
    for entry in entries:
        apply_entry(log, entry)
    return log


def everything(log: TableLog) -> dict[str, Any]:
    """All that can be seen of a table, through all eyes."""
    game = log.game
    seen = {eyes: _seen(log, eyes) for eyes in eyes_of(log)} if game is not None else {}
    return {
        "length": log.length,
        "words": log.words,
        "digest": None if game is None else game.digest(),
        "record": None if game is None else game.record().to_data(),
        "moves": [(str(move.action), move.outcomes, move.results_before) for move in log.moves],
        "proposal": log.proposal,
        "interrupted": log.interrupted,
        "seat_changes": log.seat_changes,
        "waiting_since": dict(log.waiting_since),
        "seen": seen,
    }


def _seen(log: TableLog, eyes: str | None) -> dict[str, Any]:
    history = log.history(eyes)
    proposal = log.proposal
    return {
        "events": list(history.events),
        "totals": list(history.totals),
        "moments": list(log.moments(eyes)),
        "view": log.started_game.view(eyes),
        "may_undo": log.may_undo(eyes),
        "why_no_undo": log.why_no_undo(eyes),
        "back_to": None if proposal is None else log.events_seen_before(eyes, proposal.keep),
    }
