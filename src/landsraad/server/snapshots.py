"""Snapshots: a table in memory as bytes, so that a restart need not play a long log again.

A snapshot is a cache. It holds what `Live` has become after some entries of the log, the secrets of
its events included, so it stays on the server. One that is damaged, or was written for other rules
or in another form, is not used: the log is played again instead. Games kept for looking back are
not in it; they are rebuilt when somebody looks.

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
from landsraad.kernel.game import Game, Past
from landsraad.kernel.record import game_at
from landsraad.kernel.registry import game_class
from landsraad.kernel.setup import Setup
from landsraad.server.live import Live, Move, Proposal, Told
from landsraad.server.words import Words

FORMAT: Final = "landsraad-snapshot/1"


class Act(msgspec.Struct, array_like=True):
    """A `Move`."""

    text: str
    outcomes: tuple[int, ...]


class Telling(msgspec.Struct, array_like=True):
    """A `Told`; its events are kind, data, secret and the seats that see the secret."""

    time: int
    events: list[tuple[str, Mapping[str, Any] | None, Mapping[str, Any] | None, tuple[str, ...]]]
    seat: str | None
    back_to: int | None
    act: Act | None


class Head(msgspec.Struct, frozen=True, array_like=True):
    """What a snapshot must have in common with the table that is to use it."""

    format: str
    game: str
    rules: str
    seal: str

    @staticmethod
    def of(setup: Setup) -> Head:
        return Head(FORMAT, setup.game, setup.version, setup.seal)


class Kept(msgspec.Struct):
    """A `Live`. `begin` is what the set-up drew; older snapshots are of games without words."""

    head: Head
    sequence: int
    told: list[Telling]
    proposal: Proposal | None
    interrupted: bool
    since: dict[str, int]
    begin: tuple[int, ...]
    state: Any
    digest: str
    words: Words = Words()


_decoder = msgspec.json.Decoder(Kept)


def can_be_taken(live: Live) -> bool:
    """Whether the game has begun and nobody can undo anything on his own."""
    return live.game is not None and not any(map(live.may_undo, live.setup.seats))


# Writing.


def to_blob(live: Live) -> bytes:
    """The table, at a moment when a snapshot can be taken."""
    assert can_be_taken(live)
    game = live.playing
    kept = Kept(
        Head.of(live.setup),
        live.sequence,
        [_telling(told) for told in live.told],
        live.proposal,
        live.interrupted,
        live.since,
        _begin(game),
        game.pack_state(),
        game.digest(),
        live.words,
    )
    return zlib.compress(msgspec.json.encode(kept))


def _telling(told: Told) -> Telling:
    events = [(event.kind, event.data, event.secret, event.to) for event in told.events]
    move = told.move
    act = None if move is None else Act(str(move.action), move.outcomes)
    return Telling(told.time, events, told.seat, told.back_to, act)


def _begin(game: Game) -> tuple[int, ...]:
    past = game.past
    assert past is not None
    while past.before is not None:
        past = past.before
    return past.outcomes


# Reading.


def from_blob(setup: Setup, blob: bytes) -> Live | None:
    """The table that was kept; None if this is not a snapshot that it can use."""
    try:
        kept = _decoder.decode(zlib.decompress(blob))
        return _restored(setup, kept) if kept.head == Head.of(setup) else None
    except (zlib.error, msgspec.MsgspecError, LandsraadError):
        return None


def _restored(setup: Setup, kept: Kept) -> Live:
    live = Live(replace(setup, words=kept.words.revealed))
    live.words = kept.words
    notation = game_class(setup.game).notation()
    for telling in kept.told:
        told = _told(telling, len(live.told), notation)
        live.told.append(told)
        told.lead_on(live.moves)
    past = Past(None, None, kept.begin, True)
    for move in live.moves:
        past = Past(past, move.action, move.outcomes, True)
    live.game = game_at(live.setup, past, kept.state, kept.digest)
    live.sequence = kept.sequence
    live.proposal = kept.proposal
    live.interrupted = kept.interrupted
    live.since = kept.since
    return live


def _told(telling: Telling, number: int, notation: Notation) -> Told:
    act = telling.act
    move = None if act is None else Move(notation.read(act.text), act.outcomes, number)
    events = tuple([Event(*event) for event in telling.events])
    return Told(telling.time, events, telling.seat, telling.back_to, move)
