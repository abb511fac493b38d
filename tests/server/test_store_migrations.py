"""Databases of every version so far are read; newer ones are refused."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from landsraad.server.store import (
    ChatRow,
    Guest,
    LinkTarget,
    LogEntry,
    NewerDatabase,
    SeatRow,
    Store,
    StoreError,
    open_store,
    operations,
    schema,
)
from landsraad.server.store.values import now
from tests.server.test_store import SETUP, new_table

pytestmark = pytest.mark.anyio

DATA = Path(__file__).with_name("data")
ORIGINAL = {name: schema.migrations(name) for name in ("sqlite", "postgres")}


def kind_of(database: str) -> str:
    return "postgres" if database.startswith("postgresql") else "sqlite"


def run_script(database: str, script: str) -> None:
    if kind_of(database) == "postgres":
        with psycopg.connect(database) as connection:
            connection.execute(script.encode())
    else:
        with closing(sqlite3.connect(database)) as file:
            file.executescript(script)


async def rows(store: Store, sql: str) -> list[tuple[Any, ...]]:
    return await store._read(lambda: operations.ask(sql))


@pytest.fixture
async def old_store(database: str) -> AsyncIterator[Store]:
    """A database as version 1 wrote it, opened today."""
    script = (DATA / f"store-1.{kind_of(database)}.sql").read_text(encoding="utf-8")
    run_script(database, script)
    async with open_store(database) as store:
        yield store


async def check_old_contents(store: Store) -> None:
    table = await store.table("arrakeen0000")
    chani = Guest("chani0000000", "Chani d’Arrakis")

    assert (table.name, table.host, table.log_length) == ("Sietch “Tabr”", "irulan000000", 5)
    assert table.setup["seed"] == (1 << 200) + 7
    assert table.status == {"turn": ["fremen"]}
    assert table.seats == (
        SeatRow("fremen", chani, "recruit", linked=True),
        SeatRow("emperor", None, "recruit", linked=False),
    )
    assert (await store.entries(table.id))[:3] == (
        LogEntry("begin", "", None, (3, 1, 2), 1_700_000_100_000),
        LogEntry("action", "fremen storm 3", "fremen", (), 1_700_000_101_000),
        LogEntry("action", "emperor storm 2", "emperor", (5,), 1_700_000_101_500),
    )
    assert await store.appended(table.id, "fremen:1") == 3
    assert await store.find_guest("cookie-chani") == chani
    assert await store.find_link("link-fremen") == LinkTarget(table.id, "fremen")
    assert await store.find_link("link-all") == LinkTarget(table.id, None)
    lines = await store.chat(table.id)
    assert isinstance(lines[0], ChatRow)
    assert [line.text for line in lines] == ["L'acqua è vita", "100% ?"]
    assert await store.table_ids() == (table.id,)
    assert await store.append(table.id, 5, [LogEntry("undo")], "fremen:4") == 6
    assert await store.take_ticket(await store.new_ticket("tabr", now() + 60_000)) == "tabr"


async def test_a_database_of_version_1_is_read(old_store: Store) -> None:
    assert await old_store.latest_snapshot("arrakeen0000") == (4, b"snapshot\0of four")
    await check_old_contents(old_store)


async def test_an_export_of_version_1_is_restored(store: Store) -> None:
    await store.restore(DATA / "store-1.jsonl")

    await check_old_contents(store)


async def test_the_schema_is_the_same_in_both_databases(store: Store) -> None:
    """Backups name columns, so both databases and the list of columns must agree."""
    catalogue = {
        "sqlite": "SELECT name FROM pragma_table_info('{}') ORDER BY cid",
        "postgres": "SELECT attname FROM pg_attribute "
        "WHERE attrelid = '{}'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum",
    }[store.database]
    found = {name: await rows(store, catalogue.format(name)) for name in schema.COLUMNS}

    assert len(ORIGINAL["sqlite"]) == len(ORIGINAL["postgres"])
    assert {name: tuple(c for (c,) in columns) for name, columns in found.items()} == schema.COLUMNS


def add_migration(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Pretend that time has passed and there is another version."""
    monkeypatch.setattr(schema, "migrations", lambda name: (*ORIGINAL[name], text))


async def test_a_new_version_is_applied_once_and_keeps_everything(
    database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """To a database of the version before, to a new one, and to a backup of the version before."""
    async with open_store(database) as store:
        table = await new_table(store)
        await store.export(tmp_path / "copy")
    add_migration(
        monkeypatch,
        "-- A table has a mood.\nALTER TABLE tables ADD COLUMN mood TEXT;\n\n"
        "UPDATE tables\nSET mood = 'calm';\n",
    )
    for _ in range(2):
        async with open_store(database) as store:
            assert await rows(store, "SELECT id, mood FROM tables") == [(table, "calm")]
            versions = await rows(store, "SELECT version FROM landsraad_schema ORDER BY 1")
            assert versions == [(1,), (2,), (3,), (4,), (5,), (6,)]
    async with open_store(str(tmp_path / "another.db")) as store:
        await store.restore(tmp_path / "copy")
        assert await rows(store, "SELECT id, mood FROM tables") == [(table, "calm")]


async def test_a_migration_that_fails_changes_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(database) as store:
        table = await new_table(store)
    with monkeypatch.context() as patch:
        add_migration(patch, "DROP TABLE chat;\nALTER TABLE nothing ADD COLUMN mood TEXT;\n")
        with pytest.raises(StoreError):
            await store.open()
    async with open_store(database) as store:
        assert (await store.say(table, None, "Irulan", "still here", "k")).number == 1


async def test_a_newer_database_is_refused_in_one_sentence(database: str) -> None:
    async with open_store(database) as store:
        await store.create_table("Arrakeen", SETUP)
    run_script(database, "INSERT INTO landsraad_schema VALUES (7, 0)")
    with pytest.raises(NewerDatabase) as refused:
        await store.open()

    assert str(refused.value) == (
        "This database has schema version 7 and this Landsraad knows versions up to "
        f"{len(ORIGINAL['sqlite'])}: use a newer Landsraad."
    )


async def test_many_can_open_a_new_database_at_once(database: str) -> None:
    """One of them makes the tables, the others wait for it."""
    stores = [open_store(database) for _ in range(5)]
    await asyncio.gather(*[store.open() for store in stores])
    table = await new_table(stores[0])

    assert [await store.table_ids() for store in stores] == [(table,)] * 5
    for store in stores:
        await store.close()
