"""Where tables are stored: one interface, `Store`, on SQLite or PostgreSQL. Start in `base.py`."""

from __future__ import annotations

from pathlib import Path

from landsraad.server.store.base import Store
from landsraad.server.store.errors import (
    BadBackup,
    ChatFull,
    Full,
    Locked,
    NewerDatabase,
    NotFound,
    Repeated,
    SeatTaken,
    Stale,
    StoreError,
    Unavailable,
    Unfit,
    Unreachable,
)
from landsraad.server.store.notifications import Subscription
from landsraad.server.store.sqlite import SqliteStore
from landsraad.server.store.values import (
    LARGEST_SNAPSHOT,
    LONGEST_KEY,
    LONGEST_LINE,
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_ENTRIES,
    MOST_LINES,
    Changes,
    ChatRow,
    Guest,
    LinkTarget,
    LogEntry,
    Notification,
    SeatRow,
    Snapshot,
    TableRow,
)

__all__ = [
    "LARGEST_SNAPSHOT",
    "LONGEST_KEY",
    "LONGEST_LINE",
    "LONGEST_NAME",
    "LONGEST_TEXT",
    "MOST_ENTRIES",
    "MOST_LINES",
    "BadBackup",
    "Changes",
    "ChatFull",
    "ChatRow",
    "Full",
    "Guest",
    "LinkTarget",
    "Locked",
    "LogEntry",
    "NewerDatabase",
    "NotFound",
    "Notification",
    "Repeated",
    "SeatRow",
    "SeatTaken",
    "Snapshot",
    "SqliteStore",
    "Stale",
    "Store",
    "StoreError",
    "Subscription",
    "TableRow",
    "Unavailable",
    "Unfit",
    "Unreachable",
    "open_store",
]


def open_store(database: str) -> Store:
    """The store that a name stands for; `async with` opens it.

    Args:
        database: `postgresql://…`, or the path of a SQLite file.
    """
    if database.startswith(("postgresql://", "postgres://")):
        from landsraad.server.store.postgres import PostgresStore

        return PostgresStore(database)
    return SqliteStore(Path(database.removeprefix("sqlite:///")))
