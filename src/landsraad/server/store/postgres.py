"""PostgresStore: any number of server processes share one PostgreSQL.

Each operation is one transaction on a connection of the pool. An append locks the row of its table,
so appends to one table come one after the other and different tables do not wait for each other.
Notifications travel by `NOTIFY`, which PostgreSQL sends at the commit, to a connection that does
nothing but listen; if that one breaks, subscribers get `missed` as soon as there is a new one.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncClientCursor, AsyncConnection, AsyncCursor, IsolationLevel, errors
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from landsraad.server.store import schema
from landsraad.server.store.base import Store
from landsraad.server.store.errors import Full, Locked, StoreError, Unfit, Unreachable
from landsraad.server.store.operations import Operation, Query, Rows, Steps, Write
from landsraad.server.store.values import MISSED, Notification

T = TypeVar("T")

CHANNEL = "landsraad"
MIGRATING = 0x1A2D5
"""Key of the advisory lock that lets one process migrate at a time."""
# A dead peer is noticed within a minute, also by the connection that only listens.
KEEP_ALIVE: dict[str, Any] = {
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
}


class PostgresStore(Store):
    """Tables in a PostgreSQL database.

    Args:
        url: `postgresql://…`, or any other connection string of libpq.
        patience: seconds to wait for a lock, and for a connection.
        connections: how many at most, besides the one that listens.
    """

    database = "postgres"

    def __init__(self, url: str, *, patience: float = 5.0, connections: int = 10) -> None:
        super().__init__()
        self._url = url
        self._patience = patience
        self._connections = connections
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._pool = AsyncConnectionPool(
            self._url,
            kwargs=KEEP_ALIVE,
            min_size=1,
            max_size=self._connections,
            timeout=self._patience,
            configure=self._configure,
            open=False,
        )
        try:
            await self._start()
        except BaseException:
            await self.close()
            raise

    async def _start(self) -> None:
        async with refusals():
            listener = await self._listener()
        self._listening = asyncio.create_task(self._listen(listener))
        async with refusals():
            await self._pool.open(wait=True, timeout=self._patience)
        await self._write(self._migrate)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
            self._listening = None
        await self._pool.close()
        self._hub.close()

    async def _configure(self, connection: AsyncConnection) -> None:
        await connection.set_autocommit(True)
        await connection.execute(
            "SELECT set_config('lock_timeout', %s, false)", [f"{self._patience * 1000:.0f}ms"]
        )
        # Acknowledged means durable, whatever the server's default is.
        await connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) "
            "WHERE current_setting('synchronous_commit') = 'off'"
        )
        await connection.set_autocommit(False)

    def _migrate(self) -> Steps[None]:
        yield Query("SELECT pg_advisory_xact_lock(?)", (MIGRATING,))
        yield from schema.migrate(schema.migrations(self.database))

    # Reading and writing.

    async def _write(self, operation: Operation[T]) -> T:
        return await self._transact(operation, IsolationLevel.READ_COMMITTED)

    async def _read(self, operation: Operation[T]) -> T:
        return await self._transact(operation, IsolationLevel.REPEATABLE_READ)

    async def _transact(self, operation: Operation[T], level: IsolationLevel) -> T:
        try:
            async with refusals(), self._pool.connection() as connection:
                await connection.set_isolation_level(level)
                return await run(connection, operation)
        except Unreachable:
            # If one connection is dead its neighbours may be, too: find out before they are used.
            with suppress(PoolClosed):
                await self._pool.check()
            raise

    async def backup(self, path: Path) -> None:
        await self.export(path)

    # Notifications.

    async def _listener(self) -> AsyncConnection:
        connection = await AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=10, **KEEP_ALIVE
        )
        await connection.execute(f"LISTEN {CHANNEL}")
        return connection

    async def _listen(self, connection: AsyncConnection) -> None:
        while True:
            try:
                async with connection:
                    async for notice in connection.notifies():
                        with suppress(ValueError, TypeError):  # not one of ours
                            self._hub.publish(Notification(*json.loads(notice.payload)))
            except psycopg.OperationalError:
                connection = await self._listen_again()

    async def _listen_again(self) -> AsyncConnection:
        while True:
            try:
                connection = await self._listener()
            except psycopg.OperationalError:
                await asyncio.sleep(0.2)
            else:
                self._hub.publish(MISSED)
                return connection


async def run(connection: AsyncConnection, operation: Operation[T]) -> T:
    """Answer the questions of an operation; its result.

    What nobody waits for goes out together with the next question, or at the end.
    """
    held: list[Query] = []
    with closing(operation()) as steps:
        try:
            step = next(steps)
            while True:
                query = notify(step) if isinstance(step, Notification) else step
                query.check()
                held.append(query)
                if isinstance(step, Notification | Write):
                    step = steps.send([])
                else:
                    sent, held = held, []
                    step = steps.send(await execute(connection, sent))
        except StopIteration as end:
            if held:
                await execute(connection, held)
            result: T = end.value
            return result


async def execute(connection: AsyncConnection, queries: list[Query]) -> Rows:
    """Send one statement or several; the rows of the last."""
    # Together as one text: psycopg's pipeline also saves round trips, but took twice the time.
    kind: type[AsyncCursor] = AsyncCursor if len(queries) == 1 else AsyncClientCursor
    async with kind(connection) as cursor:
        sql = "; ".join([percent(query.sql) for query in queries])
        await cursor.execute(sql, [each for query in queries for each in query.values] or None)
        while cursor.nextset():
            pass
        return await cursor.fetchall() if cursor.description else []


def notify(notification: Notification) -> Query:
    return Query("SELECT pg_notify(?, ?)", (CHANNEL, json.dumps(notification)))


@cache
def percent(sql: str) -> str:
    """The same SQL with the placeholders of psycopg."""
    return sql.replace("?", "%s")


@asynccontextmanager
async def refusals() -> AsyncIterator[None]:
    """Say in one sentence what PostgreSQL could not do."""
    try:
        yield
    except (psycopg.Error, PoolTimeout, PoolClosed) as wrong:
        raise refusal(wrong) from wrong


def refusal(wrong: Exception) -> StoreError:
    if isinstance(wrong, errors.LockNotAvailable | errors.DeadlockDetected):
        return Locked()
    if isinstance(wrong, errors.DiskFull):
        return Full()
    if isinstance(wrong, PoolClosed):
        return Unreachable("The store is closed.")
    if isinstance(wrong, PoolTimeout):
        return Unreachable("The database does not answer.")
    reason = " ".join(str(wrong).split("\n", maxsplit=1)[0].split())
    if isinstance(wrong, psycopg.IntegrityError | psycopg.DataError | psycopg.ProgrammingError):
        return Unfit(f"The database does not take this: {reason}.")
    return Unreachable(f"The database cannot be used: {reason}.")
