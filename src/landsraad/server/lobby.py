"""Lobby: what is known of a table without its game, and what is checked before there is one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landsraad import bots
from landsraad.kernel.errors import BadOptions, BadRecord, LandsraadError
from landsraad.kernel.game import Game
from landsraad.kernel.record import Record
from landsraad.kernel.values import Json
from landsraad.server import protocol
from landsraad.server.room import table_info
from landsraad.server.store import Table


def status_of(game: Game | None) -> dict[str, Json]:
    """What a list of tables needs of a game."""
    if game is None:
        return {"started": False, "over": False, "waiting": []}
    waiting = dict.fromkeys([asked.seat for asked in game.pending if asked.required])
    return {"started": True, "over": game.over, "waiting": list(waiting)}


def waiting_in(row: Table) -> list[str]:
    status: Any = row.status
    return [] if status is None else list(status["waiting"])


def held_in(row: Table, guest: str) -> set[str]:
    """Seats that a guest plays himself."""
    return {
        seat.name
        for seat in row.seats
        if seat.guest is not None and seat.guest.id == guest and seat.bot is None
    }


def info_of(row: Table, guest: str) -> protocol.TableInfo:
    """A table in a list, without loading its game."""
    status: Any = row.status or {"started": False, "over": False}
    return table_info(row, status["started"], status["over"], guest)


def must_go_on(row: Table) -> bool:
    """Whether something happens at a table without anybody asking: a bot plays, a clock runs."""
    waiting = set(waiting_in(row))
    playing = {seat.name for seat in row.seats if seat.bot is not None}
    return bool(waiting & playing or (waiting and row.setup["limit"] is not None))


def check_players(players: Mapping[str, str], seats: Sequence[str], game: str) -> None:
    for seat, who in players.items():
        if seat not in seats:
            raise BadOptions(f"there is no seat {seat} at this table")
        if who.startswith("bot:"):
            bots.make(who.removeprefix("bot:"), game)


def verified(record: Record) -> Game:
    """The game that a record leads to; `BadRecord` if it does not lead there."""
    try:
        return record.verify()
    except LandsraadError:
        raise
    except Exception as wrong:  # what comes from outside has been through the code of a game
        raise BadRecord(f"it cannot be played ({type(wrong).__name__})") from None
