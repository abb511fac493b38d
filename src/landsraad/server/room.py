"""Room: a table in this process, with those who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from landsraad.kernel.record import read_setup
from landsraad.kernel.setup import seal_of
from landsraad.kernel.step import Decision
from landsraad.server import protocol
from landsraad.server.live import Live
from landsraad.server.store import Line, Table
from landsraad.server.words import Words

MOST_CHAT = 200
"""Lines of chat that somebody who comes is told."""
NO_WORDS = Words()


class Listener(Protocol):
    """Somebody who looks at a table: a socket.

    Attributes:
        guest: id of who it is.
        eyes: the seats that it looks through; (None,) for a spectator.
        link: hash of the spectators' link that he came by; None if by none.
        shown: what each pair of eyes has been shown.
        told: what it knows of the table.
        heard: lines of chat that it has been told.
    """

    guest: str
    eyes: tuple[str | None, ...]
    link: str | None
    shown: dict[str | None, Shown]
    told: protocol.TableInfo | None
    heard: int

    def send(self, message: protocol.Message) -> None: ...

    def close(self, bye: protocol.Bye) -> None: ...


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What a pair of eyes sees of the present."""

    view: msgspec.Raw
    decisions: tuple[msgspec.Raw, ...]
    may_undo: bool
    proposal: protocol.Proposal | None
    deadline: int | None

    def asked_since(self, before: Glimpse | None) -> list[Any]:
        """The decisions, with the place in the glimpse before for those that are still the same."""
        known = () if before is None else before.decisions
        return [known.index(each) if each in known else each for each in self.decisions]


@dataclass(frozen=True, slots=True)
class Shown:
    """How far a listener has been told; no glimpse yet if it has only said how far it had got."""

    sequence: int
    glimpse: Glimpse | None


class Room:
    """A table in memory, its lock, and its listeners."""

    def __init__(self, row: Table) -> None:
        self.row = row
        self.live = Live(read_setup(row.setup))
        self.lock = asyncio.Lock()
        self.reading = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.driver: asyncio.Task[None] | None = None
        self.kept = 0  # log entries in the latest snapshot
        self._glimpses: dict[str | None, Glimpse] = {}
        self._public: Mapping[str, Any] = {}
        self._told: dict[Decision, msgspec.Raw] = {}

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
    def bots(self) -> dict[str, str]:
        """The seats that bots play at present."""
        return {seat.name: seat.bot for seat in self.row.seats if seat.bot is not None}

    def holder(self, seat: str) -> str | None:
        """Id of the guest who holds a seat."""
        for each in self.row.seats:
            if each.name == seat:
                return None if each.guest is None else each.guest.id
        return None

    def held_by(self, guest: str) -> tuple[str, ...]:
        """The seats that a guest holds."""
        return tuple(
            [
                seat.name
                for seat in self.row.seats
                if seat.guest is not None and seat.guest.id == guest
            ]
        )

    @property
    def voters(self) -> tuple[str, ...]:
        """The seats whose consent it takes: those that people play."""
        return tuple(
            [seat.name for seat in self.row.seats if seat.bot is None and seat.guest is not None]
        )

    @property
    def words(self) -> Words:
        """What players have said for the chance of the game, as far as it counts."""
        if self.live.game is not None:
            return self.live.words
        holders = {seat.name: seat.guest.id for seat in self.row.seats if seat.guest is not None}
        return self.live.words.counting(holders, self.voters)

    # Showing.

    def moved(self) -> None:
        """The present has changed."""
        self._glimpses.clear()
        self._public = {}
        asked = () if self.live.game is None else self.live.game.pending
        self._told = {each: self._told[each] for each in asked if each in self._told}

    def show_all(self) -> None:
        """Tell every listener what it does not know yet."""
        for listener in tuple(self.listeners):
            self.show(listener)

    def show(self, listener: Listener) -> None:
        if self.live.game is None:
            return
        for eyes in listener.eyes:
            self._show(listener, eyes)

    def _show(self, listener: Listener, eyes: str | None) -> None:
        witness = self.live.witness(eyes)
        shown = listener.shown[eyes]
        now = Shown(witness.sequence, self.glimpse(eyes))
        if now == shown:
            return
        assert now.glimpse is not None
        listener.shown[eyes] = now
        listener.send(
            protocol.Scene(
                eyes,
                now.sequence,
                witness.events[shown.sequence :],
                now.glimpse.view,
                now.glimpse.asked_since(shown.glimpse),
                now.glimpse.may_undo,
                now.glimpse.proposal,
                now.glimpse.deadline,
            )
        )

    def glimpse(self, eyes: str | None) -> Glimpse:
        """What these eyes see now; kept until the table moves on."""
        if eyes not in self._glimpses:
            game = self.live.playing
            self._public = self._public or game.public_view()
            view = game.view(eyes, self._tell, self._public)
            decisions = tuple(view.pop("decisions"))
            self._glimpses[eyes] = Glimpse(
                msgspec.Raw(protocol.encode(view)),
                decisions,
                self.live.may_undo(eyes),
                self._proposal(eyes),
                self._deadline(eyes),
            )
        return self._glimpses[eyes]

    def _tell(self, decision: Decision) -> msgspec.Raw:
        """A decision as JSON; the longest ones stay the same from one action to the next."""
        if decision not in self._told:
            self._told[decision] = msgspec.Raw(protocol.encode(decision.to_json()))
        return self._told[decision]

    def _proposal(self, eyes: str | None) -> protocol.Proposal | None:
        proposal = self.live.proposal
        if proposal is None:
            return None
        return protocol.Proposal(
            proposal.seat,
            self.live.seen_after(eyes, proposal.keep),
            list(proposal.agreed),
            [seat for seat in self.voters if seat not in proposal.agreed],
        )

    def _deadline(self, eyes: str | None) -> int | None:
        if self.limit is None or eyes not in self.live.since or eyes in self.bots:
            return None
        return self.live.since[eyes] + 1000 * self.limit

    def info(self, guest: str) -> protocol.TableInfo:
        """The table as a guest sees it."""
        live = self.live
        present = self._present()
        return table_info(self.row, live.game is not None, live.over, guest, present, self.words)

    def _present(self) -> set[str | None]:
        return {eyes for listener in self.listeners for eyes in listener.eyes}

    def tell_table(self) -> None:
        """Tell who sits where to everybody who does not know it yet."""
        for listener in tuple(self.listeners):
            info = self.info(listener.guest)
            if info != listener.told:
                listener.told = info
                listener.send(protocol.TableChanged(info))

    def tell_chat(self, lines: Sequence[Line]) -> None:
        """Tell each listener those of the lines, oldest first, that it has not heard."""
        for listener in tuple(self.listeners):
            new = [said(line) for line in lines if line.number > listener.heard]
            if new:
                listener.heard = new[-1].number
                listener.send(protocol.Chat(new))

    @property
    def heard(self) -> int:
        """Lines of chat that every listener has heard."""
        return min([listener.heard for listener in self.listeners], default=0)


def table_info(
    row: Table,
    started: bool,
    over: bool,
    guest: str,
    present: Iterable[str | None] = (),
    words: Words = NO_WORDS,
) -> protocol.TableInfo:
    """A table as a guest sees it in a list or at the table."""
    setup: Any = row.setup
    here = set(present)
    commitments = {seat: made.hash for seat, made in words.commitments.items()}
    return protocol.TableInfo(
        row.id,
        row.name,
        setup["game"],
        setup["options"],
        [
            protocol.Seated(
                seat.name,
                None if seat.guest is None else seat.guest.name,
                seat.bot,
                seat.name in here,
                seat.guest is not None and seat.guest.id == guest,
                commitments.get(seat.name),
                words.revealed.get(seat.name),
            )
            for seat in row.seats
        ],
        started,
        over,
        row.archived is not None,
        row.host == guest,
        seal_of(setup["seed"], setup["salt"]) if setup["salt"] else "",
        setup["limit"],
    )


def said(line: Line) -> protocol.Said:
    return protocol.Said(line.number, line.time, line.seat, line.name, line.text)
