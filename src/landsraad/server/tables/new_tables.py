"""NewTables: making tables, from a choice of options or from a record."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from landsraad import bots
from landsraad.kernel.errors import BadOptions, BadRecord, LandsraadError
from landsraad.kernel.game import Game
from landsraad.kernel.record import Record, frozen_options
from landsraad.kernel.registry import game_class
from landsraad.kernel.setup import new_salt
from landsraad.server.store import MOST_ENTRIES, Changes, Guest, LogEntry, Store
from landsraad.server.store.values import now
from landsraad.server.tables.session_cache import SessionCache
from landsraad.server.tables.table_log import ACTION, BEGIN
from landsraad.server.tables.table_session import TableSession
from landsraad.server.tables.table_status import status_of


class NewTables:
    """Stores new tables and loads them."""

    def __init__(self, store: Store, sessions: SessionCache) -> None:
        self._store = store
        self._sessions = sessions

    async def create(
        self,
        host: Guest,
        name: str,
        game: str,
        seats: Sequence[str] | None,
        options: Mapping[str, Any],
        players: Mapping[str, str],
        limit: int | None,
        pace: str,
    ) -> TableSession:
        """A new table. `players` says for each seat: me, open, or bot:NAME."""
        kind = game_class(game)
        setup = kind.read_setup(seats, frozen_options(options), None, new_salt())
        check_players(players, setup.seats, game)
        with_bots: dict[str, str | None] = {
            seat: who.removeprefix("bot:")
            for seat, who in players.items()
            if who.startswith("bot:")
        }
        row = await self._store.create_table(
            name, {**setup.to_json(), "limit": limit, "pace": pace}, host=host.id, bots=with_bots
        )
        for seat, who in players.items():
            if who == "me":
                await self._store.sit(row.id, seat, host.id)
        return await self._sessions.get(row.id)

    async def import_record(self, host: Guest, name: str, record: Record) -> TableSession:
        """A new table from a record; its host holds all seats."""
        status = status_of(await asyncio.to_thread(verified, record))
        row = await self._store.create_table(
            name, {**record.setup.to_json(), "limit": None, "pace": "human"}, host=host.id
        )
        for seat in record.setup.seats:
            await self._store.sit(row.id, seat, host.id)
        entries = entries_of(record)
        for start in range(0, len(entries), MOST_ENTRIES):
            part = entries[start : start + MOST_ENTRIES]
            changes = Changes(status=status)
            await self._store.append(row.id, start, part, f"import:{start}", changes)
        return await self._sessions.get(row.id)


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


def entries_of(record: Record) -> list[LogEntry]:
    """The log of a table at which this game was played."""
    begin, *later = record.outcomes
    entries = [LogEntry(BEGIN, outcomes=begin, time=now())]
    for text, drawn in zip(record.actions, later, strict=True):
        seat = text.partition(" ")[0]
        entries.append(LogEntry(ACTION, text, seat, drawn, now()))
    return entries
