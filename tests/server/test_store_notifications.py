"""Notifications of a store: what was stored, by whatever process; and its opening and closing."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from landsraad.server import store as package
from landsraad.server.store import (
    Changes,
    NotFound,
    Notification,
    Repeated,
    Store,
    Unreachable,
    open_store,
    operations,
)
from landsraad.server.store.notifications import Hub
from tests.server.test_store import entry, new_table

pytestmark = pytest.mark.anyio


async def test_everybody_hears_of_appends_chat_and_changes(store: Store) -> None:
    table = await new_table(store)
    async with store.subscribe() as notifications, store.subscribe() as more:
        heard = []
        await store.append(table, 0, [entry(), entry()], "k")
        heard.append(await anext(notifications))
        with pytest.raises(Repeated):
            await store.append(table, 0, [entry(), entry()], "k")
        await store.say(table, None, "Irulan", "Hello", "k")
        heard.append(await anext(notifications))
        await store.archive(table)
        heard.append(await anext(notifications))

        assert heard == [
            Notification(table, 2),
            Notification(table, 1, "chat"),
            Notification(table, 2, "table"),
        ]
        assert [await anext(more) for _ in heard] == heard


async def test_who_sits_where_is_notified_and_a_status_is_not(store: Store) -> None:
    """Every append changes the status, and everybody who hears of an append reads it anyway."""
    table, other = await new_table(store), await new_table(store)
    guest, _ = await store.add_guest("Irulan")
    changed = Notification(table, 1, "table")
    async with store.subscribe() as notifications:
        await store.append(table, 0, [entry()], "k", Changes(status="playing"))
        assert await anext(notifications) == Notification(table, 1)
        await store.sit(table, "paul", guest.id)
        assert await anext(notifications) == changed
        await store.rename_guest(guest.id, "Princess Irulan")
        assert await anext(notifications) == changed
        await store.new_link(table, None)
        assert await anext(notifications) == changed
        await store.revoke_link(table, None)
        assert await anext(notifications) == changed
        await store.leave(table, "paul")
        assert await anext(notifications) == changed
        await store.rename_guest(guest.id, "Irulan")
        await store.append(other, 0, [entry()], "k", Changes(bots={"paul": "recruit"}))
        assert {await anext(notifications), await anext(notifications)} == {
            Notification(other, 1),
            Notification(other, 1, "table"),
        }


async def test_what_was_refused_is_not_notified(store: Store) -> None:
    table = await new_table(store)
    async with store.subscribe() as notifications:
        with pytest.raises(NotFound):
            await store.append(table, 0, [entry()], "k", Changes(bots={"stilgar": "recruit"}))
        await store.append(table, 0, [entry()], "k")

        assert await anext(notifications) == Notification(table, 1)


async def test_notifications_of_a_table_only_go_forward(store: Store) -> None:
    """Not each of them need be heard, but the last one is."""
    table = await new_table(store)
    heard: list[int] = []
    async with store.subscribe() as notifications:
        for length in range(20):
            await store.append(table, length, [entry()], str(length))
        while 20 not in heard:
            heard.append((await anext(notifications)).reached)

    assert heard == sorted(set(heard))


async def test_a_slow_listener_hears_the_newest() -> None:
    """Instead of a thousand notifications of one table there is one, so nothing piles up."""
    hub = Hub()
    notifications = hub.subscribe()
    for reached in (1, 2, 20, 19):
        hub.publish(Notification("arrakeen", reached))
    hub.publish(Notification("carthag", 1))
    hub.publish(Notification("arrakeen", 3, "chat"))
    hub.close()

    assert [item async for item in notifications] == [
        Notification("arrakeen", 20),
        Notification("carthag", 1),
        Notification("arrakeen", 3, "chat"),
    ]


async def test_a_subscription_ends_with_the_store(database: str) -> None:
    async with open_store(database) as store:
        notifications = store.subscribe()
        listening = asyncio.create_task(anext(notifications, "ended"))
        await asyncio.sleep(0)

    assert await listening == "ended"


async def test_postgres_tells_other_processes(postgres: Any) -> None:
    """Two stores on one database hear each other."""
    url = postgres.new_database()
    async with open_store(url) as one, open_store(url) as two, two.subscribe() as notifications:
        table = await new_table(one)
        await one.append(table, 0, [entry()], "k")

        assert await anext(notifications) == Notification(table, 1)


# Opening and closing.


async def test_a_closed_store_says_so(database: str) -> None:
    async with open_store(database) as store:
        table = await new_table(store)
    for call in (store.table(table), store.append(table, 0, [entry()], "k")):
        with pytest.raises(Unreachable, match="closed"):
            await call
    await store.close()


async def test_a_store_is_found_again(database: str) -> None:
    async with open_store(database) as store:
        table = await new_table(store)
        await store.append(table, 0, [entry()], "k")
    async with open_store(database) as store:
        assert await store.entries(table) == (entry(),)


async def test_sqlite_is_durable_and_private(tmp_path: Path) -> None:
    """A write-ahead log, a full wait for the disk, and nobody else's eyes."""
    path = tmp_path / "landsraad.db"
    async with open_store(f"sqlite:///{path}") as store:
        assert isinstance(store, package.SqliteStore)
        settings = [
            await store._write(partial(operations.ask, f"PRAGMA {name}"))
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]

        assert settings == [[("wal",)], [(2,)], [(1,)]]
        assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}
