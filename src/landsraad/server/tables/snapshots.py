"""Snapshots: a `TableLog` as bytes, so that a restart need not play a long log again.

A snapshot is a cache. It holds what a table has become after some entries of the log, including the
secrets of its events, so it stays on the server. One that is damaged, or was written for other
rules or in another format, is not used: the log is played again instead. Copies of past games are
not in it; they are made again when somebody looks back.

It can be taken only where nothing can be undone, because what undo needs is not in it either.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import msgspec

from landsraad.kernel.action import Notation
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.event import Event
from landsraad.kernel.game import Game
from landsraad.kernel.past import Past
from landsraad.kernel.record import game_at
from landsraad.kernel.registry import game_class
from landsraad.kernel.setup import Setup
from landsraad.server.tables.seat_changes import SeatChanges
from landsraad.server.tables.seat_history import LogResult, Move
from landsraad.server.tables.table_log import Proposal, TableLog
from landsraad.server.tables.words import Words

FORMAT: Final = "landsraad-snapshot/1"


class StoredMove(msgspec.Struct, array_like=True):
    """A `Move`."""

    text: str
    outcomes: tuple[int, ...]


class StoredResult(msgspec.Struct, array_like=True):
    """A `LogResult`; its events are kind, data, secret and the seats that see the secret."""

    time: int
    events: list[tuple[str, Mapping[str, Any] | None, Mapping[str, Any] | None, tuple[str, ...]]]
    seat: str | None
    back_to: int | None
    move: StoredMove | None


class Header(msgspec.Struct, frozen=True, array_like=True):
    """What a snapshot must have in common with the table that is to use it."""

    format: str
    game: str
    rules: str
    seal: str

    @staticmethod
    def of(setup: Setup) -> Header:
        return Header(FORMAT, setup.game, setup.version, setup.seal)


STORED_NAMES: Final = {
    "header": "head",
    "log_length": "sequence",
    "results": "told",
    "waiting_since": "since",
    "setup_outcomes": "begin",
}
"""Names that stored snapshots use for fields of `StoredTable`; those of its values are theirs."""


class StoredTable(msgspec.Struct, rename=STORED_NAMES):
    """A `TableLog`. `setup_outcomes` is what the set-up drew.

    The names of its fields on the disk never change (see `STORED_NAMES`). Older snapshots are of
    games without words and changes of seats.
    """

    header: Header
    log_length: int
    results: list[StoredResult]
    proposal: Proposal | None
    interrupted: bool
    waiting_since: dict[str, int]
    setup_outcomes: tuple[int, ...]
    state: Any
    digest: str
    words: Words = Words()
    seat_changes: SeatChanges = SeatChanges()
    answers: dict[str, str] = {}
    afresh: dict[int, tuple[str, ...]] = {}
    hints: dict[str, int] = {}


_decoder = msgspec.json.Decoder(StoredTable)


def can_be_taken(log: TableLog) -> bool:
    """Whether the game has begun and nobody can undo anything on their own."""
    return log.game is not None and not any(map(log.may_undo, log.setup.seats))


# Writing.


def to_blob(log: TableLog) -> bytes:
    """The table, at a moment when a snapshot can be taken."""
    assert can_be_taken(log)
    game = log.started_game
    stored = StoredTable(
        Header.of(log.setup),
        log.length,
        [_write_result(result) for result in log.results],
        log.proposal,
        log.interrupted,
        log.waiting_since,
        _setup_outcomes(game),
        game.pack_state(),
        game.digest(),
        log.words,
        log.seat_changes,
        dict(log.answers),
        dict(log.setup.afresh),
        dict(log.hints),
    )
    return zlib.compress(msgspec.json.encode(stored))


def _write_result(result: LogResult) -> StoredResult:
    events = [(event.kind, event.data, event.secret, event.to) for event in result.events]
    move = result.move
    stored = None if move is None else StoredMove(str(move.action), move.outcomes)
    return StoredResult(result.time, events, result.seat, result.back_to, stored)


def _setup_outcomes(game: Game) -> tuple[int, ...]:
    past = game.past
    assert past is not None
    while past.before is not None:
        past = past.before
    return past.outcomes


# Reading.


def from_blob(setup: Setup, blob: bytes) -> TableLog | None:
    """The table of a snapshot; None if this table cannot use it."""
    try:
        stored = _decoder.decode(zlib.decompress(blob))
        return _read_table(setup, stored) if stored.header == Header.of(setup) else None
    except (zlib.error, msgspec.MsgspecError, LandsraadError):
        return None


def _read_table(setup: Setup, stored: StoredTable) -> TableLog:
    log = TableLog(replace(setup, words=stored.words.revealed, afresh=stored.afresh))
    log.words = stored.words
    log.seat_changes = stored.seat_changes
    log.answers = stored.answers
    log.hints = stored.hints
    notation = game_class(setup.game).notation()
    for each in stored.results:
        result = _read_result(each, len(log.results), notation)
        log.results.append(result)
        result.apply_to(log.moves)
    past = Past(None, None, stored.setup_outcomes, True)
    for move in log.moves:
        past = Past(past, move.action, move.outcomes, True)
    log.game = game_at(log.setup, past, stored.state, stored.digest)
    log.length = stored.log_length
    log.proposal = stored.proposal
    log.interrupted = stored.interrupted
    log.waiting_since = stored.waiting_since
    return log


def _read_result(stored: StoredResult, results_before: int, notation: Notation) -> LogResult:
    found = stored.move
    move = None
    if found is not None:
        move = Move(notation.read(found.text), found.outcomes, results_before)
    events = tuple([Event(*event) for event in stored.events])
    return LogResult(stored.time, events, stored.seat, stored.back_to, move)
