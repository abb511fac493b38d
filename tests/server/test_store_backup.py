"""Backups: consistent while others write, whole or refused, from any kind of store into any."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from landsraad.server.store import (
    BadBackup,
    Changes,
    LinkTarget,
    LogEntry,
    NewerDatabase,
    Repeated,
    Store,
    StoreError,
    open_store,
)
from tests.server.postgres import new_database
from tests.server.test_store import SETUP, entry, new_table

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def another_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request, tmp_path / "another.db")


async def furnish(store: Store) -> tuple[str, str]:
    """A table with something of everything; its id and the link of its first seat."""
    guest, _ = await store.add_guest("Irulan")
    made = await store.create_table(
        "Città ☾", SETUP, host=guest.id, changes=Changes(bots={"feyd": "recruit"})
    )
    link = await store.new_link(made.id, "paul")
    await store.sit(made.id, "paul", guest.id)
    await store.append(made.id, 0, [entry(), LogEntry("undo")], "key", Changes("playing"))
    await store.save_snapshot(made.id, 2, b"cache")
    await store.say(made.id, "paul", "Irulan", "Ciao", "k")
    put_away = await new_table(store)
    await store.archive(put_away)
    return made.id, link


async def write_backup(store: Store, kind: str, path: Path) -> None:
    await (store.backup(path) if kind == "backup" else store.export(path))


@pytest.mark.parametrize("kind", ["backup", "export"])
async def test_a_backup_restores_everything(
    store: Store, another_database: str, kind: str, tmp_path: Path
) -> None:
    """From either store into either: tables, seats, links, keys, log, chat."""
    table, link = await furnish(store)
    path = tmp_path / "copy"
    await write_backup(store, kind, path)
    async with open_store(another_database) as other:
        await other.restore(path)

        assert await other.table(table) == await store.table(table)
        assert await other.entries(table) == await store.entries(table)
        assert await other.chat(table) == await store.chat(table)
        assert await other.table_ids() == await store.table_ids() == (table,)
        assert await other.find_link(link) == LinkTarget(table, "paul")
        with pytest.raises(Repeated):
            await other.append(table, 0, [entry()], "key")
        assert await other.append(table, 2, [entry()], "new") == 3
    assert path.stat().st_mode & 0o777 == 0o600, "there are seeds in it"
    assert not (tmp_path / "copy.partial").exists()


@pytest.mark.parametrize("kind", ["backup", "export"])
async def test_a_backup_while_others_write_is_one_moment(
    store: Store, kind: str, tmp_path: Path
) -> None:
    """Every table in it is without gaps and agrees with its row; writing goes on meanwhile."""
    tables = [await new_table(store) for _ in range(5)]
    stop = asyncio.Event()

    async def write(table: str) -> int:
        at = 0
        while not stop.is_set():
            at = await store.append(table, at, [entry()] * 3, str(at), Changes(status=at + 3))
        return at

    writing = [asyncio.create_task(write(table)) for table in tables]
    paths = [tmp_path / f"copy{number}" for number in range(4)]
    for path in paths:
        await asyncio.sleep(0.02)
        await write_backup(store, kind, path)
    stop.set()
    ends = await asyncio.gather(*writing)

    sizes = []
    for path in paths:
        async with open_store(str(path) + ".db") as copy:
            await copy.restore(path)
            copied = [await copy.table(table) for table in tables]
            for table in copied:
                assert len(await copy.entries(table.id)) == table.log_length
                assert table.status == (table.log_length or None)
            sizes.append(sum(table.log_length for table in copied))
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1] <= sum(ends)


async def test_a_backup_replaces_the_one_before(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "copy"
    await store.backup(path)
    await furnish(store)
    await store.backup(path)
    async with open_store(str(tmp_path / "restored.db")) as other:
        await other.restore(path)

        assert len(await other.table_ids()) == 1


async def test_a_full_database_takes_no_backup(store: Store, tmp_path: Path) -> None:
    """Nothing that is there is ever overwritten."""
    table, _ = await furnish(store)
    await store.export(tmp_path / "copy")
    with pytest.raises(BadBackup, match="empty database"):
        await store.restore(tmp_path / "copy")

    assert len(await store.entries(table)) == 2


async def test_a_damaged_backup_is_refused_and_leaves_nothing(store: Store, tmp_path: Path) -> None:
    """Cut off, altered, of something else or of the future: one sentence, and an empty store."""
    source = tmp_path / "source.db"
    async with open_store(str(source)) as full:
        await furnish(full)
        await full.export(tmp_path / "good")
    lines = (tmp_path / "good").read_bytes().splitlines(keepends=True)
    guests = json.dumps(["guests", {"id": "x", "name); DROP TABLE guests; --": "y"}]).encode()
    damaged = {
        "cut off": b"".join(lines[:-1]),
        "cut in a line": b"".join(lines)[:-100],
        "a line less": b"".join([*lines[:4], *lines[5:]]),
        "altered": b"".join(lines).replace(b"paul ground sand", b"paul ground rock"),
        "twice": b"".join([lines[0], *lines[1:-1], *lines[1:]]),
        "code": b"".join([lines[0], guests + b"\n", lines[-1]]),
        "another table": b"".join([lines[0], b'["pg_authid", {"rolname": "x"}]\n', lines[-1]]),
        "no columns": b"".join([lines[0], b'["guests", {"colour": "x"}]\n', lines[-1]]),
        "no schema": b'{"format": "landsraad-store/1", "schema": "1"}\n',
        "other text": b"Dear Princess,\n",
        "other letters": b"\xff\xfe\x00",
        "nothing": b"",
        "future": b'{"format": "landsraad-store/1", "schema": 99}\n',
        "broken database": source.read_bytes()[:5_000],
    }
    for name, content in damaged.items():
        path = tmp_path / "damaged"
        path.write_bytes(content)
        with pytest.raises(StoreError) as refused:
            await store.restore(path)
        expected = NewerDatabase if name == "future" else StoreError
        assert isinstance(refused.value, expected), name
        assert "\n" not in str(refused.value), name
        assert await store.table_ids() == (), name
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as foreign:
        foreign.execute("CREATE TABLE houses (name TEXT)")
    for path in (tmp_path / "foreign.db", tmp_path / "missing"):
        with pytest.raises(BadBackup):
            await store.restore(path)
    await store.restore(tmp_path / "good")
    assert len(await store.table_ids()) == 1


async def test_a_backup_that_cannot_be_written_says_so(store: Store, tmp_path: Path) -> None:
    for write in (store.backup, store.export):
        with pytest.raises(BadBackup, match="cannot be written"):
            await write(tmp_path / "no" / "such" / "folder")
