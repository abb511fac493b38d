"""TableSession: a table in the memory of this process, with those who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from landsraad import protocol
from landsraad.kernel.record import read_setup
from landsraad.kernel.step import Decision
from landsraad.kernel.views import private_part, public_part
from landsraad.server.store import ChatRow, Guest, TableRow
from landsraad.server.tables.response_windows import ResponseWindow, window_of
from landsraad.server.tables.seat_snapshot import PublicSnapshot, SeatSnapshot, SentScene, raw
from landsraad.server.tables.table_info import is_hotseat, table_info
from landsraad.server.tables.table_log import TableLog
from landsraad.server.tables.words import Words


class Listener(Protocol):
    """Somebody who looks at a table: a socket.

    Attributes:
        guest: id of who it is.
        eyes: the seats that it looks through; (None,) for a spectator.
        link: hash of the spectators' link that they came by; None if by none.
        scenes_sent: what each pair of eyes was sent last.
        info_sent: what it was last told about the table.
        chat_sent: number of the last line of chat that it was sent.
        private_chat_sent: the same of what each of its seats hears with some others only.
    """

    guest: str
    eyes: tuple[str | None, ...]
    link: str | None
    scenes_sent: dict[str | None, SentScene]
    info_sent: protocol.TableInfo | None
    chat_sent: int
    private_chat_sent: dict[str, int]

    def send(self, message: protocol.Message) -> None: ...

    def close(self, bye: protocol.Bye) -> None: ...


class TableSession:
    """A table in memory, its locks, and its listeners.

    Attributes:
        row: who sits where, as last read from the store.
        log: what the log has led to.
        lock: held while the log is changed or read from the store.
        row_lock: held while the row is read, so that an older answer never replaces a newer one.
        listeners: those who look at it.
        bot_task: lets its bots play; None if it never had to.
        window_task: closes response windows; None if it never had to.
        snapshot_length: log entries in the latest snapshot.
        has_news: something was stored that has not been read, as nobody looks at the table here.
        seat_changes_sent: those that the listeners were last told of.
    """

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.log = TableLog(read_setup(row.setup))
        self.lock = asyncio.Lock()
        self.row_lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.window_task: asyncio.Task[None] | None = None
        self.snapshot_length = 0
        self.has_news = False
        self.seat_changes_sent = self.log.seat_changes
        self._snapshots: dict[str | None, SeatSnapshot] = {}
        self._public: PublicSnapshot | None = None
        self._window: ResponseWindow | None = None
        self._told: tuple[PublicSnapshot | None, PublicSnapshot, msgspec.Raw] | None = None
        self._encoded: dict[Decision, msgspec.Raw] = {}

    # What the table was made with, beside its game.

    @property
    def limit(self) -> int | None:
        """Seconds for a decision."""
        limit: Any = self.row.setup["limit"]
        return None if limit is None else int(limit)

    @property
    def pace(self) -> str:
        """How long bots pretend to think."""
        return str(self.row.setup["pace"])

    @property
    def window_seconds(self) -> int | None:
        """How long a response window is open; None if everybody answers in their own time."""
        seconds: Any = self.row.setup.get("window")
        return None if seconds is None else int(seconds)

    @property
    def hotseat(self) -> bool:
        """Whether one guest may hold several seats."""
        return is_hotseat(self.row)

    # Who plays.

    @property
    def bots(self) -> dict[str, str]:
        """The seats that bots play at present."""
        return {seat.name: seat.bot for seat in self.row.seats if seat.bot is not None}

    @property
    def bots_running(self) -> bool:
        """Whether its bots are playing just now."""
        return self.bot_task is not None and not self.bot_task.done()

    @property
    def window(self) -> ResponseWindow | None:
        """The response window that is open."""
        return window_of(self)

    @property
    def to_be_asked(self) -> tuple[str, ...]:
        """The seats that the game waits for; in a window those that have something to choose."""
        window = self.window
        return self.log.waiting_for if window is None else window.unanswered

    @property
    def window_running(self) -> bool:
        """Whether somebody sees to it that the window is closed."""
        return self.window_task is not None and not self.window_task.done()

    @property
    def is_followed(self) -> bool:
        """Whether somebody looks at it here, or something goes on by itself."""
        return bool(self.listeners) or self.bots_running or self.window_running

    def holder(self, seat: str) -> str | None:
        """Id of the guest who holds a seat."""
        guest = self._guest_at(seat)
        return None if guest is None else guest.id

    def holder_name(self, seat: str) -> str | None:
        guest = self._guest_at(seat)
        return None if guest is None else guest.name

    def _guest_at(self, seat: str) -> Guest | None:
        return next((each.guest for each in self.row.seats if each.name == seat), None)

    def seats_held_by(self, guest: str) -> tuple[str, ...]:
        return tuple(
            [
                seat.name
                for seat in self.row.seats
                if seat.guest is not None and seat.guest.id == guest
            ]
        )

    @property
    def voters(self) -> tuple[str, ...]:
        """The seats that people hold: their consent is needed, also while a bot plays for them."""
        return tuple([seat.name for seat in self.row.seats if seat.guest is not None])

    @property
    def people(self) -> tuple[str, ...]:
        """The seats that people play: their words are needed."""
        return tuple(
            [seat.name for seat in self.row.seats if seat.bot is None and seat.guest is not None]
        )

    @property
    def words(self) -> Words:
        """The commitments and words that count."""
        if self.log.game is not None:
            return self.log.words
        holders = {seat.name: seat.guest.id for seat in self.row.seats if seat.guest is not None}
        return self.log.words.counting(holders, self.people)

    # What each pair of eyes sees.

    def invalidate(self) -> None:
        """Forget what was made from the log or the row, because it has changed."""
        self._snapshots.clear()
        asked = () if self.log.game is None else self.log.game.pending
        self._encoded = {each: self._encoded[each] for each in asked if each in self._encoded}

    def seat_snapshot(self, eyes: str | None) -> SeatSnapshot:
        """What these eyes see now; made once for each change of the table."""
        if not self._snapshots:
            self._public, self._window = self._public_snapshot(), self.window
        if eyes not in self._snapshots:
            self._snapshots[eyes] = self._seat_snapshot(eyes)
        return self._snapshots[eyes]

    def _public_snapshot(self) -> PublicSnapshot:
        """What everybody sees now; the one before, if that is the same."""
        now = PublicSnapshot.of(public_part(self.log.started_game))
        return self._public if self._public == now else now

    def _seat_snapshot(self, eyes: str | None) -> SeatSnapshot:
        assert self._public is not None
        game, window = self.log.started_game, self._window
        return SeatSnapshot(
            self._public,
            raw(private_part(game, eyes)),
            tuple([self._encode(each) for each in game.decisions(eyes) if is_open(each, window)]),
            self.log.may_undo(eyes),
            self.log.why_no_undo(eyes),
            self._proposal(eyes),
            self._deadline(eyes),
            None if window is None else protocol.Window(window.opened, window.closes),
            eyes in self.log.answers,
            self.channel_of(eyes),
        )

    def _encode(self, decision: Decision) -> msgspec.Raw:
        """A decision as JSON; the longest ones stay the same from one action to the next."""
        if decision not in self._encoded:
            self._encoded[decision] = raw(decision.to_json())
        return self._encoded[decision]

    def channel_of(self, eyes: str | None) -> tuple[str, ...]:
        """The seats that may talk in secret now, these eyes among them; empty if with nobody."""
        game = self.log.game
        if game is None or eyes is None:
            return ()
        others = game.confidants(eyes)
        return tuple([seat for seat in game.seats if seat in (eyes, *others)]) if others else ()

    def _proposal(self, eyes: str | None) -> protocol.Proposal | None:
        proposal = self.log.proposal
        if proposal is None:
            return None
        return protocol.Proposal(
            proposal.seat,
            self.log.events_seen_before(eyes, proposal.keep),
            list(proposal.agreed),
            [seat for seat in self.voters if seat not in proposal.agreed],
        )

    def _deadline(self, eyes: str | None) -> int | None:
        if self.limit is None or eyes not in self.log.waiting_since or eyes in self.bots:
            return None
        return self.log.waiting_since[eyes] + 1000 * self.limit

    def info_for(self, guest: str) -> protocol.TableInfo:
        """The table as a guest sees it."""
        present = {eyes for listener in self.listeners for eyes in listener.eyes}
        started = self.log.game is not None
        changes = self.log.seat_changes
        log = self.log
        return table_info(
            self.row, started, log.over, guest, present, self.words, changes, log.hints
        )

    # Sending it.

    def send_scenes(self) -> None:
        """Send every listener what it has not been sent yet."""
        for listener in tuple(self.listeners):
            self.send_scenes_to(listener)

    def send_scenes_to(self, listener: Listener) -> None:
        if self.log.game is None:
            return
        for eyes in listener.eyes:
            self._send_scene(listener, eyes)

    def _send_scene(self, listener: Listener, eyes: str | None) -> None:
        history = self.log.history(eyes)
        before = listener.scenes_sent[eyes]
        snapshot = self.seat_snapshot(eyes)
        now = SentScene(history.events_seen, snapshot)
        if now == before:
            return
        listener.scenes_sent[eyes] = now
        listener.send(self._scene(eyes, history.events[before.events_seen :], now, before.snapshot))

    def _scene(
        self,
        eyes: str | None,
        events: list[dict[str, Any]],
        now: SentScene,
        before: SeatSnapshot | None,
    ) -> protocol.Scene:
        """The present, for eyes that were last sent something, or nothing yet on this socket."""
        snapshot = now.snapshot
        assert snapshot is not None
        if before is not None and not snapshot.public.follows(before.public):
            before = None
        return protocol.Scene(
            eyes,
            now.events_seen,
            events,
            before is None,
            self._public_since(None if before is None else before.public, snapshot.public),
            snapshot.private_since(before),
            snapshot.decisions_since(before),
            snapshot.may_undo,
            snapshot.why_no_undo,
            snapshot.proposal,
            snapshot.deadline,
            snapshot.window,
            snapshot.answered,
            list(snapshot.channel),
        )

    def _public_since(self, before: PublicSnapshot | None, now: PublicSnapshot) -> msgspec.Raw:
        """What has changed for everybody: written once, as nearly all were sent the same before."""
        if self._told is None or self._told[0] is not before or self._told[1] is not now:
            self._told = before, now, now.since(before)
        return self._told[2]

    def send_info(self) -> None:
        """Send every listener who sits where, if that has changed for it."""
        self.seat_changes_sent = self.log.seat_changes
        for listener in tuple(self.listeners):
            info = self.info_for(listener.guest)
            if info != listener.info_sent:
                listener.info_sent = info
                listener.send(protocol.TableChanged(info))

    def send_chat(self, lines: Sequence[ChatRow]) -> None:
        """Send each listener those of the lines, oldest first, that it has not been sent."""
        for listener in tuple(self.listeners):
            new = [chat_line(line) for line in lines if line.number > listener.chat_sent]
            if new:
                listener.chat_sent = new[-1].number
                listener.send(protocol.Chat(new))

    def send_private_chat(self, hearer: str, lines: Sequence[ChatRow]) -> None:
        """The same for those lines that this seat hears with some others only."""
        for listener in tuple(self.listeners):
            sent = listener.private_chat_sent.get(hearer)
            if sent is None:
                continue
            new = [chat_line(line) for line in lines if line.number > sent]
            if new:
                listener.private_chat_sent[hearer] = new[-1].number
                listener.send(protocol.Chat(new, hearer))

    def private_chat_sent(self) -> dict[str, int]:
        """By seat, the number of the last such line that every listener has been sent."""
        sent: dict[str, int] = {}
        for listener in self.listeners:
            for seat, number in listener.private_chat_sent.items():
                sent[seat] = min(number, sent.get(seat, number))
        return sent

    @property
    def chat_sent(self) -> int:
        """Number of the last line of chat that every listener has been sent."""
        return min([listener.chat_sent for listener in self.listeners], default=0)


def is_open(decision: Decision, window: ResponseWindow | None) -> bool:
    """Whether to show a decision: in a window, not if nobody need be asked it any more."""
    return window is None or not decision.required or decision.seat in window.unanswered


def chat_line(row: ChatRow) -> protocol.ChatLine:
    channel = None if row.channel is None else list(row.channel)
    return protocol.ChatLine(row.number, row.time, row.seat, row.name, row.text, channel)
