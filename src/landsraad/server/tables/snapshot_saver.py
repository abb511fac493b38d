"""SnapshotSaver: stores a snapshot of a table now and then, where nothing can be undone."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from landsraad.server.store import Store, StoreError
from landsraad.server.tables.background import BackgroundTasks
from landsraad.server.tables.snapshots import can_be_taken, to_blob
from landsraad.server.tables.table_session import TableSession

EVERY: Final = 200
"""Log entries between two snapshots of a table, at least."""


class SnapshotSaver:
    """Stores snapshots in the background."""

    def __init__(self, store: Store, tasks: BackgroundTasks) -> None:
        self._store = store
        self._tasks = tasks

    def save_if_due(self, session: TableSession) -> None:
        """Store a snapshot if the last one is old enough and one can be taken."""
        log = session.log
        if log.length - session.snapshot_length >= EVERY and can_be_taken(log):
            session.snapshot_length = log.length
            self._tasks.spawn(self._save(session.row.id, log.length, to_blob(log)))

    async def _save(self, table: str, log_length: int, blob: bytes) -> None:
        with suppress(StoreError):  # it is only a cache
            await self._store.save_snapshot(table, log_length, blob)
