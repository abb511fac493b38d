"""SqliteStore: everything in one file, for one server process.

All operations that are waiting go into one transaction, so that many appends share one wait for the
disk (group commit); each stands in a savepoint of its own, so a refused one does not disturb the
others. Results are delivered after the commit, refusals too, because they may rest on what was
written in the same transaction. Reading threads have connections of their own and, thanks to the
write-ahead log, never wait for the writer.

What an append writes goes into memory at first and takes microseconds: that is done at once, and
only the commit, which waits for the disk, in a thread. (In a thread, each statement would have to
wait for its turn to run Python.) Everything that takes longer, or finds the database locked, is
done in the thread from the beginning.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from landsraad.server.store import backups, schema
from landsraad.server.store.base import Store
from landsraad.server.store.errors import (
    BadBackup,
    Full,
    Locked,
    StoreError,
    Unfit,
    Unreachable,
)
from landsraad.server.store.operations import Operation
from landsraad.server.store.values import Notification

T = TypeVar("T")

SETTINGS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",  # macOS: all the way to the disk
    "foreign_keys = ON",
)
MOST_IN_ONE_COMMIT = 500
READING_THREADS = 4
PRIMARY = 0xFF
"""The low byte of an error code of SQLite says what kind it is."""


class Job(NamedTuple):
    """An operation that waits for the writing thread, and who waits for its result."""

    operation: Operation[Any]
    future: asyncio.Future[Any]
    brief: bool


class Verdict(NamedTuple):
    """How a job ended."""

    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None
    notifications: tuple[Notification, ...] = ()

    def deliver(self) -> None:
        if self.future.done():  # the one who waited has given up
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Group(NamedTuple):
    """What shares one commit; the verdicts are there if all but that has been done."""

    jobs: list[Job]
    verdicts: list[Verdict] | None


class SqliteStore(Store):
    """Tables in a SQLite file.

    Args:
        path: the file; made, readable by its owner alone, if it is not there.
        patience: seconds to wait while another program has the file locked.
    """

    database = "sqlite"

    def __init__(self, path: Path, *, patience: float = 2.0) -> None:
        super().__init__()
        self._path = path
        self._patience = patience
        self._waiting: list[Job] = []
        self._writing: asyncio.Future[None] | None = None
        self._open = False

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._connection = await asyncio.to_thread(self._connect)
        self._groups: SimpleQueue[Group | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="landsraad-writer", daemon=True)
        self._thread.start()
        self._readers = ThreadPoolExecutor(READING_THREADS, "landsraad-reader")
        self._reading = threading.local()
        self._reading_connections: list[sqlite3.Connection] = []
        self._open = True
        try:
            await self._write(lambda: schema.migrate(schema.migrations(self.database)))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        if not self._open:
            return
        self._open = False
        while self._writing is not None:
            await asyncio.wait([self._writing])
        self._groups.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in (*self._reading_connections, self._connection):
            connection.close()
        self._hub.close()

    def _connect(self) -> sqlite3.Connection:
        try:
            with suppress(FileExistsError):
                os.close(os.open(self._path, os.O_CREAT | os.O_EXCL, 0o600))
        except OSError as wrong:
            raise Unreachable(f"The database cannot be opened: {wrong.strerror}.") from None
        with refusals():
            connection = sqlite3.connect(
                self._path,
                timeout=self._patience,
                isolation_level=None,
                check_same_thread=False,  # opened here, used in one thread, closed at the end
            )
            try:
                for setting in SETTINGS:
                    connection.execute(f"PRAGMA {setting}")
            except BaseException:
                connection.close()
                raise
            return connection

    # Writing.

    async def _write(self, operation: Operation[T]) -> T:
        return await self._queue(operation, brief=False)

    async def _append(self, operation: Operation[T]) -> T:
        return await self._queue(operation, brief=True)

    def _queue(self, operation: Operation[T], *, brief: bool) -> asyncio.Future[T]:
        self._check_open()
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append(Job(operation, future, brief))
        if self._writing is None:
            self._writing = self._loop.create_future()
            self._loop.call_soon(self._next_group)  # after all that come in this turn
        return future

    def _next_group(self) -> None:
        """Begin to write what is waiting, if anything is."""
        batch = self._waiting[:MOST_IN_ONE_COMMIT]
        del self._waiting[:MOST_IN_ONE_COMMIT]
        if not batch:
            assert self._writing is not None
            self._writing.set_result(None)
            self._writing = None
            return
        verdicts = self._write_at_once(batch) if all(job.brief for job in batch) else None
        self._groups.put(Group(batch, verdicts))

    def _write_at_once(self, batch: list[Job]) -> list[Verdict] | None:
        """Write everything but the commit, without waiting; None if that cannot be done."""
        try:
            self._connection.execute("PRAGMA busy_timeout = 0")
            self._connection.execute("BEGIN IMMEDIATE")
            return [self._try(job) for job in batch]
        except sqlite3.Error:
            self._roll_back()
            return None

    # In the writing thread.

    def _work(self) -> None:
        while (group := self._groups.get()) is not None:
            verdicts = self._finish(group)
            self._loop.call_soon_threadsafe(self._deliver, verdicts)

    def _finish(self, group: Group) -> list[Verdict]:
        """Make durable what is written, or begin anew with more patience."""
        if group.verdicts is not None and self._is_committed():
            return group.verdicts
        try:
            self._connection.execute(f"PRAGMA busy_timeout = {1000 * self._patience:.0f}")
            return self._commit(group.jobs)
        except Exception as wrong:
            return [Verdict(job.future, error=wrong) for job in group.jobs]

    def _is_committed(self) -> bool:
        try:
            self._connection.execute("COMMIT")
        except sqlite3.Error:
            self._roll_back()
            return False
        return True

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):  # SQLite may have done it already
            self._connection.execute("ROLLBACK")

    def _commit(self, batch: list[Job]) -> list[Verdict]:
        try:
            with refusals():
                self._connection.execute("BEGIN IMMEDIATE")
                verdicts = [self._try(job) for job in batch]
                self._connection.execute("COMMIT")
                return verdicts
        except StoreError as fault:
            self._roll_back()
            if len(batch) == 1 or isinstance(fault, Locked):
                return [Verdict(job.future, error=fault) for job in batch]
        # One that is too large must not take the others with it.
        return [verdict for job in batch for verdict in self._commit([job])]

    def _try(self, job: Job) -> Verdict:
        self._connection.execute("SAVEPOINT job")
        try:
            result, notifications = run(self._connection, job.operation)
        except sqlite3.Error:
            raise  # the fault of the database, not of this job alone
        except Exception as refused:
            self._connection.execute("ROLLBACK TO job")
            self._connection.execute("RELEASE job")
            return Verdict(job.future, error=refused)
        self._connection.execute("RELEASE job")
        return Verdict(job.future, result, None, notifications)

    def _deliver(self, verdicts: list[Verdict]) -> None:
        for verdict in verdicts:
            verdict.deliver()
        # Whoever wrote it has gone on by then, so that nobody reads our own news.
        for verdict in verdicts:
            for notification in verdict.notifications:
                self._hub.publish(notification)
        self._next_group()

    # Reading.

    async def _read(self, operation: Operation[T]) -> T:
        self._check_open()
        return await self._loop.run_in_executor(self._readers, self._read_now, operation)

    def _read_now(self, operation: Operation[T]) -> T:
        with refusals():
            connection = self._reading_connection()
            connection.execute("BEGIN")
            try:
                return run(connection, operation)[0]
            finally:
                connection.execute("ROLLBACK")

    def _reading_connection(self) -> sqlite3.Connection:
        """One for each thread."""
        connection: sqlite3.Connection | None = getattr(self._reading, "connection", None)
        if connection is None:
            connection = self._connect()
            connection.execute("PRAGMA query_only = ON")
            self._reading.connection = connection
            self._reading_connections.append(connection)
        return connection

    def _check_open(self) -> None:
        if not self._open:
            raise Unreachable("The store is closed.")

    # Backups.

    async def backup(self, path: Path) -> None:
        self._check_open()
        await asyncio.to_thread(self._backup, path)

    def _backup(self, path: Path) -> None:
        try:
            with (
                refusals(),
                closing(self._connect()) as source,
                backups.new_file(path) as partial,
                closing(sqlite3.connect(partial)) as copy,
            ):
                source.backup(copy)  # in one go: a reader does not keep the writer waiting
                copy.execute("PRAGMA journal_mode = DELETE")  # one file without companions
        except OSError as wrong:
            raise BadBackup(f"{path.name} cannot be written: {wrong.strerror}.") from None


def run(
    connection: sqlite3.Connection, operation: Operation[T]
) -> tuple[T, tuple[Notification, ...]]:
    """Answer the queries of an operation; its result and its notifications."""
    notifications: list[Notification] = []
    with closing(operation()) as steps:
        try:
            step = next(steps)
            while True:
                if isinstance(step, Notification):
                    notifications.append(step)
                    step = steps.send([])
                else:
                    step.check()
                    sql = step.sql.removesuffix(" FOR UPDATE")
                    step = steps.send(connection.execute(sql, step.values).fetchall())
        except StopIteration as end:
            return end.value, tuple(notifications)


@contextmanager
def refusals() -> Iterator[None]:
    """Say in one sentence what SQLite could not do."""
    try:
        yield
    except sqlite3.Error as wrong:
        raise refusal(wrong) from wrong


def refusal(wrong: sqlite3.Error) -> StoreError:
    code = getattr(wrong, "sqlite_errorcode", 0) & PRIMARY
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return Locked()
    if code == sqlite3.SQLITE_FULL:
        return Full()
    if code in (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH):
        return Unfit(f"The database does not take this: {wrong}.")
    return Unreachable(f"The database cannot be used: {wrong}.")
