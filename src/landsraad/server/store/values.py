"""What a store holds: guests, tables, seats, log entries, chat, notifications; and its limits.

All of them are immutable. Times are whole milliseconds since 1970, UTC. What must not be printed
(seeds, texts of secret choices, outcomes of chance) is left out of every `repr`.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from landsraad.kernel.values import Json
from landsraad.server.store.errors import Unfit

LONGEST_NAME = 80
"""Characters of the name of a guest, a table, a seat, a bot or a kind of entry."""
LONGEST_KEY = 200
"""Characters of an idempotency key."""
LONGEST_TEXT = 65_536
"""Characters of one log entry."""
LONGEST_LINE = 500
"""Characters of a line of chat."""
LONGEST_DATA = 1_048_576
"""Characters of a setup, of a status or of what a ticket stands for, as JSON."""
LARGEST_SNAPSHOT = 16 * 1_048_576
"""Bytes of a snapshot."""
MOST_ENTRIES = 100
"""Log entries in one append."""
MOST_LINES = 5_000
"""Lines of chat of one table."""
LARGEST_NUMBER = (1 << 53) - 1
"""What every client can count up to."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who gave a name."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a table.

    While `bot` is set the bot plays; a guest who handed the seat to it is still its holder, and
    gets it back when `bot` is taken away. `linked`: there is a link that leads to the seat.
    """

    name: str
    guest: Guest | None
    bot: str | None
    linked: bool


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its log.

    Attributes:
        host: id of the guest who made it; None if nobody did.
        log_length: number of entries in its log.
        changed: when something was appended last.
        archived: since when it is in the archive; None if it is not.
        linked: there is a link for spectators.
        status: plain data of the server, stored with every append: what a list of tables shows
            without loading the games.
        setup: what the game began with, its secrets included.
    """

    id: str
    name: str
    host: str | None
    created: int
    changed: int
    archived: int | None
    log_length: int
    linked: bool
    seats: tuple[SeatRow, ...]
    status: Json = field(repr=False)
    setup: Mapping[str, Json] = field(repr=False)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log of a table. Actions are the truth; everything else follows from them.

    Kinds are for the server to choose; it uses `commit` and `reveal` (words of players), `begin`
    (outcomes of the set-up), `action` (the written form of an action and its outcomes), `undo` and
    `handover` (seat and bot).
    """

    kind: str
    text: str = field(default="", repr=False)
    seat: str | None = None
    outcomes: tuple[int, ...] = field(default=(), repr=False)
    time: int = 0


@dataclass(frozen=True, slots=True)
class Changes:
    """What changes on a table together with its log; what is None or not named stays.

    `bots` names the bot that takes over a seat, or None if its holder plays again; `guests` the
    guest who holds a seat from now on, or None if nobody does. With `unseen`, nobody but who asked
    for it can notice the change, so the table stays where it is in lists. `due` belongs to
    `status`, and is stored with it: when the server has to look at the table by itself; None if it
    has to wait for a request.
    """

    status: Json = field(default=None, repr=False)
    bots: Mapping[str, str | None] = field(default_factory=dict)
    guests: Mapping[str, str | None] = field(default_factory=dict)
    unseen: bool = False
    due: int | None = None


class LinkTarget(NamedTuple):
    """Where a link leads: to a seat of a table, or to its spectators (None)."""

    table: str
    seat: str | None


class Snapshot(NamedTuple):
    """A game after `log_length` entries, in whatever form the server keeps it."""

    log_length: int
    blob: bytes


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A line of chat, as `protocol.ChatLine` has it; `seat` is None for a spectator."""

    number: int
    time: int
    seat: str | None
    name: str
    text: str
    channel: tuple[str, ...] | None = None


class Notification(NamedTuple):
    """Something was stored for a table, by whatever process.

    `what` tells what it was, and what `reached` counts:
        entries  the log has so many entries now
        chat     the chat has so many lines now
        table    seats, names, bots, links or archive have changed; the log had so many entries
        missed   notifications were lost on their way: read every table again (`table` is empty)

    Processes of different versions may share a database: what is sent is a list in this order.
    """

    table: str
    reached: int
    what: Literal["entries", "chat", "table", "missed"] = "entries"


NO_CHANGES = Changes()
MISSED = Notification("", 0, "missed")


def now() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """What nobody can guess: 256 bits."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """The only form in which a token is stored.

    No salt and no slow hash: against 256 random bits a dictionary is of no use.
    """
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


# Checking what comes in.


def check_text(what: str, text: str, longest: int, shortest: int = 1) -> str:
    """A text of bounded length."""
    if not shortest <= len(text) <= longest:
        raise Unfit(f"A {what} has {shortest} to {longest} characters, not {len(text)}.")
    return text


def check_number(what: str, number: int) -> int:
    if not 0 <= number <= LARGEST_NUMBER:
        raise Unfit(f"A {what} is a number from 0 to {LARGEST_NUMBER}.")
    return number


def json_text(what: str, data: Any) -> str:
    """Plain data as JSON text."""
    try:
        text = json.dumps(data, separators=(",", ":"), allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        raise Unfit(f"A {what} must be plain data.") from None
    if len(text) > LONGEST_DATA:
        raise Unfit(f"A {what} has at most {LONGEST_DATA} characters as JSON.")
    return text


def check_entry(entry: LogEntry) -> None:
    check_text("kind of entry", entry.kind, LONGEST_NAME)
    check_text("log entry", entry.text, LONGEST_TEXT, shortest=0)
    if entry.seat is not None:
        check_text("name of a seat", entry.seat, LONGEST_NAME)
    check_number("time", entry.time)
    for outcome in entry.outcomes:
        check_number("outcome of chance", outcome)
