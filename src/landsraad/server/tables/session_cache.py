"""SessionCache: the tables that this process has in memory; loading and letting go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

from landsraad.server.store import Store
from landsraad.server.tables.background import errors_logged
from landsraad.server.tables.session_sync import SessionSync
from landsraad.server.tables.snapshot_saver import SnapshotSaver
from landsraad.server.tables.snapshots import from_blob
from landsraad.server.tables.table_session import TableSession
from landsraad.server.tables.table_status import runs_by_itself

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

    async def load_running(self) -> None:
        """Load the tables where a bot or a clock has to go on without any request."""
        for table in await self._store.table_ids():
            with errors_logged("a table could not be loaded at the start"):
                if runs_by_itself(await self._store.table(table)):
                    await self.get(table)

    def evict_if_idle(self, session: TableSession) -> None:
        """Put a table out of memory if nobody has used it for a while and nothing goes on there."""
        unused = asyncio.get_running_loop().time() - self._used[session.row.id]
        timed = session.limit is not None and not session.log.over
        busy = session.listeners or session.bots_running or timed or session.lock.locked()
        if unused > IDLE and not busy:
            del self._sessions[session.row.id], self._used[session.row.id]
