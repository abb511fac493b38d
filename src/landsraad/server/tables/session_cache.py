"""SessionCache: the tables that this process has in memory; loading and letting go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

from landsraad.server.store import Store
from landsraad.server.store.values import LARGEST_NUMBER, now
from landsraad.server.tables.session_sync import SessionSync
from landsraad.server.tables.snapshot_saver import SnapshotSaver
from landsraad.server.tables.snapshots import from_blob
from landsraad.server.tables.table_session import TableSession
from landsraad.server.tables.table_status import TAKE_OVER, due_of, runs_by_itself

IDLE: Final = 600
"""Seconds after which a table without listeners is put out of memory."""


class SessionCache:
    """At most one session for each table, loaded when somebody asks for it."""

    def __init__(self, store: Store, sync: SessionSync, saver: SnapshotSaver) -> None:
        self._store = store
        self._sync = sync
        self._saver = saver
        self._sessions: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._used: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._sessions)

    def __iter__(self) -> Iterator[TableSession]:
        """Those in memory now."""
        return iter(tuple(self._sessions.values()))

    def find(self, table: str) -> TableSession | None:
        """A table that is in memory."""
        return self._sessions.get(table)

    async def get(self, table: str) -> TableSession:
        """A table, from memory or from the store; `NotFound` if there is none."""
        session = self._sessions.get(table)
        if session is None:
            if table not in self._loading:
                self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            loading = self._loading[table]
            try:
                session = await asyncio.shield(loading)
            finally:
                if loading.done():
                    self._loading.pop(table, None)
        if session.has_news:
            await self._sync.update(session, log_length=LARGEST_NUMBER, row=True)
            session.has_news = False
        self._used[table] = asyncio.get_running_loop().time()
        return session

    async def _load(self, table: str) -> TableSession:
        """From the latest snapshot, if there is one, and the log after it."""
        session = TableSession(await self._store.table(table))
        snapshot = await self._store.latest_snapshot(table)
        if snapshot is not None:
            session.log = from_blob(session.log.setup, snapshot.blob) or session.log
            session.snapshot_length = session.log.length
        await self._sync.read_log(session)
        self._sessions[table] = session
        self._used[table] = asyncio.get_running_loop().time()
        self._saver.save_if_due(session)
        self._sync.show(session)
        return session

    async def load_due(self, table: str) -> None:
        """Load a table that has to be looked at, and store when to look at it next."""
        row = await self._store.table(table)
        if not runs_by_itself(row):
            await self._store.set_due(table, row.log_length, None)
            return
        # First of all a time that is safe: one that cannot be loaded is not tried all the time.
        await self._store.set_due(table, row.log_length, now() + TAKE_OVER)
        session = await self.get(table)
        log, bots, asked = session.log, session.bots, session.to_be_asked
        waiting = [seat for seat in log.waiting_for if seat in asked or seat not in bots]
        due = due_of(waiting, log.waiting_since, bots, session.limit, now())
        await self._store.set_due(table, log.length, due)

    def evict_if_idle(self, session: TableSession) -> None:
        """Put a table out of memory if nobody has used it for a while and nothing goes on there."""
        unused = asyncio.get_running_loop().time() - self._used[session.row.id]
        if unused > IDLE and not session.is_followed and not session.lock.locked():
            del self._sessions[session.row.id], self._used[session.row.id]
