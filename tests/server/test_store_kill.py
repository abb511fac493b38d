"""Nothing acknowledged is lost and nothing is applied twice when a process dies in the middle.

`STORE_KILLS` sets how often a writing process is killed, 8 times unless told; PostgreSQL itself
crashes a quarter as often.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import pytest

from landsraad.server.store import (
    LogEntry,
    Repeated,
    Store,
    Subscription,
    Unavailable,
    open_store,
)
from tests.server import appender
from tests.server.postgres import Postgres
from tests.server.test_store import SETUP, entry, new_table

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("STORE_KILLS", "4"))
CRASHES = KILLS // 4
TABLES = 5
T = TypeVar("T")


def killed_while_appending(database: str, tables: list[str], patience: float) -> list[list[str]]:
    """Let a process append, kill it a moment after its first acknowledgement; all it printed."""
    with subprocess.Popen(
        [sys.executable, str(appender.__file__), database, *tables],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        first = process.stdout.readline()
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            process.kill()
        printed, complaint = first + process.stdout.read(), process.stderr.read()
    assert process.returncode == -9, complaint
    return [line.split() for line in printed.splitlines(keepends=True) if line.endswith("\n")]


async def check(store: Store, table: str, acknowledged: dict[str, int]) -> None:
    """Every pair of entries stands there once, in order, where its acknowledgement said."""
    log = await store.entries(table)
    turns = len(log) // 2
    expected = [LogEntry(kind, str(turn)) for turn in range(turns) for kind in ("action", "undo")]

    assert list(log) == expected
    assert (await store.table(table)).log_length == len(log)
    assert (await store.table(table)).status == turns - 1
    assert acknowledged == {key: 2 * int(key) + 2 for key in acknowledged}
    assert max(acknowledged.values()) <= len(log)


async def test_kill_nine_loses_nothing_and_repeats_nothing(database: str) -> None:
    chance = random.Random(9)
    async with open_store(database) as store:
        tables = [(await store.create_table("Arrakeen", SETUP)).id for _ in range(TABLES)]
    acknowledged: dict[str, dict[str, int]] = {table: {} for table in tables}
    for _ in range(KILLS):
        for table, length, key in await asyncio.to_thread(
            killed_while_appending, database, tables, chance.uniform(0.0, 0.08)
        ):
            acknowledged[table][key] = int(length)
        async with open_store(database) as store:
            for table in tables:
                if acknowledged[table]:
                    await check(store, table, acknowledged[table])
    assert sum(len(keys) for keys in acknowledged.values()) >= KILLS


async def test_a_store_outlives_a_crash_of_postgres() -> None:
    """It refuses while PostgreSQL is gone, then goes on; subscribers hear `missed`."""
    with Postgres() as server:
        async with open_store(server.new_database()) as store, store.subscribe() as notifications:
            table = await new_table(store)
            acknowledged = 0

            async def append_until_refused() -> None:
                nonlocal acknowledged
                while True:
                    key = str(acknowledged)
                    acknowledged = await store.append(table, acknowledged, [entry(key)], key)

            for _ in range(CRASHES):
                writing = asyncio.create_task(append_until_refused())
                await asyncio.sleep(0.1)
                await asyncio.to_thread(server.crash)
                with pytest.raises(Unavailable):
                    await writing
                await asyncio.to_thread(server.start)
                await heard(notifications, "missed")
                log = [found.text for found in await answered(partial(store.entries, table))]
                assert log == [str(number) for number in range(len(log))]
                assert len(log) in (acknowledged, acknowledged + 1)
                again = await answered(partial(sent_again, store, table, acknowledged))
                assert again == acknowledged + 1
                assert len(await answered(partial(store.entries, table))) == again
                acknowledged = again


async def sent_again(store: Store, table: str, log_length: int) -> int:
    """What a seat does whose acknowledgement was lost; whether it had been stored or not."""
    try:
        return await store.append(table, log_length, [entry(str(log_length))], str(log_length))
    except Repeated as done:
        return done.log_length


async def heard(notifications: Subscription, what: str) -> None:
    async for item in notifications:
        if item.what == what:
            return


async def answered(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until there is an answer; connections that died with the server may refuse first."""
    while True:
        try:
            return await ask()
        except Unavailable:
            await asyncio.sleep(0.05)
