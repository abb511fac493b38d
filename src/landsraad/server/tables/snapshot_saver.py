"""SnapshotSaver: stores a snapshot of a table now and then, where nothing can be undone."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from copy import copy
from typing import Final

from landsraad.server.store import Store, StoreError
from landsraad.server.tables.background import BackgroundTasks
from landsraad.server.tables.snapshots import can_be_taken, to_blob
from landsraad.server.tables.table_log import TableLog
from landsraad.server.tables.table_session import TableSession

FEWEST: Final = 200
"""Log entries between two snapshots of a table, at least."""
SHARE: Final = 4
"""And at least this part of the log: a snapshot holds all of it, so that an action of a long game
costs no more than one of a short game."""


class SnapshotSaver:
    """Stores snapshots in the background."""

    def __init__(self, store: Store, tasks: BackgroundTasks) -> None:
        self._store = store
        self._tasks = tasks

    def save_if_due(self, session: TableSession) -> None:
        """Store a snapshot if the last one is old enough and one can be taken."""
        log = session.log
        if is_due(log, session.snapshot_length):
            session.snapshot_length = log.length
            self._tasks.spawn(self._save(session.row.id, still(log)))

    async def _save(self, table: str, log: TableLog) -> None:
        blob = await asyncio.to_thread(to_blob, log)
        with suppress(StoreError):  # it is only a cache
            await self._store.save_snapshot(table, log.length, blob)


def is_due(log: TableLog, snapshot_length: int) -> bool:
    """Whether the last snapshot is old enough, and one can be taken."""
    new = log.length - snapshot_length
    return new >= max(FEWEST, log.length // SHARE) and can_be_taken(log)


def still(log: TableLog) -> TableLog:
    """The table as it is now, for another thread: games are not played on, and nothing is added."""
    now = copy(log)
    now.results, now.waiting_since = list(log.results), dict(log.waiting_since)
    return now
