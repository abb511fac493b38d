"""A full disk and a locked database are refused in one sentence, and the store heals.

How they are brought about without being root: SQLite gets a limit of pages, which it reports like
a full disk; in a process of its own, the operating system refuses to let its files grow, which is a
failing write; another connection holds a real lock. In PostgreSQL a trigger answers with the code
of a full disk, and another connection holds a real lock.
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path

import psycopg
import pytest

from landsraad.server.store import (
    Full,
    Locked,
    LogEntry,
    SqliteStore,
    Store,
    Unreachable,
    open_store,
    operations,
)
from landsraad.server.store.postgres import PostgresStore
from tests.server import small_files
from tests.server.postgres import Postgres
from tests.server.test_store import SETUP, entry, new_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def sqlite_store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    async with SqliteStore(tmp_path / "landsraad.db", patience=0.2) as store:
        yield store


async def pragma(store: Store, text: str) -> int:
    rows = await store._write(partial(operations.ask, f"PRAGMA {text}"))
    number: int = rows[0][0]
    return number


async def fill_up(store: Store, table: str) -> int:
    """Append until there is no room; how many fitted."""
    for at in range(1_000):
        try:
            await store.append(table, at, [entry("x" * 2_000)], str(at))
        except Full:
            return at
    raise AssertionError("it never got full")


async def test_a_full_disk_is_refused_and_healed(sqlite_store: SqliteStore) -> None:
    """What fitted is there, what did not is not, and the same key works when there is room."""
    table = await new_table(sqlite_store)
    pages = await pragma(sqlite_store, "page_count")
    await pragma(sqlite_store, f"max_page_count = {pages + 10}")
    at = await fill_up(sqlite_store, table)

    assert at > 0
    assert len(await sqlite_store.entries(table)) == at
    await pragma(sqlite_store, f"max_page_count = {pages + 1_000}")
    assert await sqlite_store.append(table, at, [entry()], str(at)) == at + 1


async def test_one_that_does_not_fit_does_not_take_others_with_it(
    sqlite_store: SqliteStore,
) -> None:
    """They share a transaction until it fails; then each stands for itself."""
    tables = [await new_table(sqlite_store) for _ in range(10)]
    pages = await pragma(sqlite_store, "page_count")
    await pragma(sqlite_store, f"max_page_count = {pages + 30}")
    outcomes = await asyncio.gather(
        *[sqlite_store.append(table, 0, [entry()], "k") for table in tables[:5]],
        sqlite_store.save_snapshot(tables[0], 0, bytes(1_000_000)),
        *[sqlite_store.append(table, 0, [entry()], "k") for table in tables[5:]],
        return_exceptions=True,
    )

    assert [type(outcome) for outcome in outcomes] == [*[int] * 5, Full, *[int] * 5]
    assert await sqlite_store.latest_snapshot(tables[0]) is None


def test_a_failing_write_is_refused_and_healed(tmp_path: Path) -> None:
    """The operating system refuses to write: nothing acknowledged is lost, then it goes on."""
    done = subprocess.run(
        [sys.executable, str(small_files.__file__), str(tmp_path / "landsraad.db")],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("refused and healed after ")


async def test_a_locked_database_is_refused_and_healed(
    sqlite_store: SqliteStore, tmp_path: Path
) -> None:
    """Many who wait are refused together, after one wait; reading goes on all the time."""
    table = await new_table(sqlite_store)
    with closing(sqlite3.connect(tmp_path / "landsraad.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        tries = [sqlite_store.append(table, 0, [entry()], str(number)) for number in range(50)]
        outcomes = await asyncio.wait_for(asyncio.gather(*tries, return_exceptions=True), 5)

        assert {type(outcome) for outcome in outcomes} == {Locked}
        assert await sqlite_store.entries(table) == ()
        other.execute("ROLLBACK")
    assert await sqlite_store.append(table, 0, [entry()], "k") == 1


async def test_postgres_full_disk_is_refused_and_healed(postgres: Postgres) -> None:
    url = postgres.new_database()
    async with open_store(url) as store:
        table = await new_table(store)
        with psycopg.connect(url, autocommit=True) as other:
            other.execute(
                "CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS "
                "$$ BEGIN RAISE disk_full; END $$"
            )
            other.execute(
                "CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION fail()"
            )
            with pytest.raises(Full, match="full"):
                await store.append(table, 0, [entry()], "k")
            assert await store.entries(table) == ()
            other.execute("DROP TRIGGER full_disk ON entries")
        assert await store.append(table, 0, [entry()], "k") == 1


async def test_postgres_lock_is_refused_and_healed(postgres: Postgres) -> None:
    """Of one table only: the others do not wait."""
    url = postgres.new_database()
    async with PostgresStore(url, patience=0.2) as store:
        table, other_table = await new_table(store), await new_table(store)
        with psycopg.connect(url) as other:
            other.execute("SELECT * FROM tables WHERE id = %s FOR UPDATE", [table])
            with pytest.raises(Locked, match="locked"):
                await store.append(table, 0, [entry()], "k")
            assert await store.append(other_table, 0, [entry()], "k") == 1
        assert await store.append(table, 0, [entry()], "k") == 1


async def test_what_cannot_be_opened_says_so(tmp_path: Path, postgres: Postgres) -> None:
    no_database = tmp_path / "text.db"
    no_database.write_text("There is no database in here." * 1_000)
    nowhere = f"postgresql://landsraad@/nowhere?host={postgres.home}"
    for database in (str(tmp_path / "no" / "folder.db"), str(no_database), nowhere):
        with pytest.raises(Unreachable) as refused:
            async with open_store(database):
                pass
        assert str(refused.value).count("\n") == 0


async def test_who_gives_up_waiting_disturbs_nobody(store: Store) -> None:
    """A task that is cancelled while it appends leaves either everything or nothing behind."""
    table = await new_table(store)
    entries = [LogEntry("action", str(number)) for number in range(3)]
    for turn in range(20):
        at = (await store.table(table)).log_length
        task = asyncio.create_task(store.append(table, at, entries, str(turn)))
        await asyncio.sleep(0.0005 * (turn % 4))
        task.cancel()
        await asyncio.wait([task])
    # What nobody waits for any more may still be written; the next write comes after it.
    assert (await store.create_table("still working", SETUP)).log_length == 0
    length = (await store.table(table)).log_length

    assert length % 3 == 0
    assert len(await store.entries(table)) == length
