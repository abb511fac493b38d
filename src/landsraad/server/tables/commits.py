"""Commits: the one way to change a game.

A change is drafted against the present, stored under the length that the log has in that present,
then adopted and shown. If somebody else was faster (another process on the same database), the
session catches up and the request is judged again. Nobody is shown anything, and nothing is
acknowledged, before it is stored.

A `key` stands for one request: `seat:key` if it came from a client, `seat/…` if the server made it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter

from landsraad.kernel.errors import LandsraadError
from landsraad.server import metrics
from landsraad.server.store import Changes, Repeated, Stale, Store, StoreError
from landsraad.server.store.values import now
from landsraad.server.tables.session_sync import SessionSync
from landsraad.server.tables.snapshot_saver import SnapshotSaver
from landsraad.server.tables.table_log import Draft, TableLog
from landsraad.server.tables.table_session import TableSession
from landsraad.server.tables.table_status import status_of

MakeDrafts = Callable[[TableLog, int], Sequence[Draft]]
"""What a request leads to at a time; nothing if it is so already. Called again if overtaken."""


class Commits:
    """Stores changes of games, each exactly once."""

    def __init__(self, store: Store, sync: SessionSync, saver: SnapshotSaver) -> None:
        self._store = store
        self._sync = sync
        self._saver = saver

    async def commit(
        self,
        session: TableSession,
        key: str,
        make: MakeDrafts,
        bots: Mapping[str, str | None] | None = None,
    ) -> None:
        """Draft, store, adopt, show; exactly once for each key.

        Args:
            session: not locked by the caller.
            key: of the request.
            make: drafts what it leads to.
            bots: seats that a bot takes over with it, or their holders again (None).
        """
        async with session.lock:
            try:
                drafts = await self._store_drafts(session, key, make, bots or {})
            except Repeated:
                await self._sync.read_log(session)
            except LandsraadError as refused:
                # A repetition of what was done before is judged against a game that has moved on.
                if isinstance(refused, StoreError) or not await self._was_done(session, key):
                    raise
            else:
                for draft in drafts:
                    session.log.adopt(draft)
                session.invalidate()
                self._saver.save_if_due(session)
        self._sync.show(session)

    async def _store_drafts(
        self,
        session: TableSession,
        key: str,
        make: MakeDrafts,
        bots: Mapping[str, str | None],
    ) -> Sequence[Draft]:
        """Store what a request leads to; if somebody else was faster, catch up and draft again."""
        while True:
            drafts = make(session.log, now())
            if not drafts:
                return drafts
            entries = [draft.entry for draft in drafts]
            changes = Changes(status=status_of(drafts[-1].game), bots=bots)
            began = perf_counter()
            try:
                await self._store.append(session.row.id, session.log.length, entries, key, changes)
            except Stale:
                await self._sync.read_log(session)
            else:
                metrics.APPEND_TIMES.add(perf_counter() - began)
                for entry in entries:
                    metrics.ENTRIES.add(entry.kind)
                return drafts

    async def _was_done(self, session: TableSession, key: str) -> bool:
        if await self._store.appended(session.row.id, key) is None:
            return False
        await self._sync.read_log(session)
        return True
