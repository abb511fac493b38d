"""Tables with a clock at which nobody looks: out of memory, and back when the time is up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from landsraad.kernel.registry import game_class
from landsraad.server.store import Changes, LogEntry, Store, TableRow, operations
from landsraad.server.store.operations import Query, Steps
from landsraad.server.store.values import now
from landsraad.server.tables import clock, session_cache
from landsraad.server.tables.bot_pool import BotPool
from landsraad.server.tables.session_cache import SessionCache
from landsraad.server.tables.table_server import TableServer
from landsraad.server.tables.table_session import TableSession
from tests.server.serving import PATIENCE

pytestmark = pytest.mark.anyio

LONG = 3600
"""Seconds for a decision that no test waits for."""


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Idle at once, and looked at all the time."""
    monkeypatch.setattr(session_cache, "IDLE", 0.05)
    monkeypatch.setattr(clock, "TICK", 0.05)
    monkeypatch.setattr(clock, "LOAD_EVERY", 0.05, raising=False)


@asynccontextmanager
async def serving(store: Store) -> AsyncIterator[TableServer]:
    async with BotPool() as pool, TableServer(store, pool) as server:
        yield server


async def begun(server: TableServer, limit: int | None, bot: str | None = None) -> str:
    """A duel, with a bot on Feyd's seat if one is named."""
    host, _ = await server.store.add_guest("Irulan")
    setup = game_class("crysknife").read_setup(None, {}, 7)
    row = await server.store.create_table(
        "Arrakeen",
        {**setup.to_json(), "limit": limit, "pace": "quick"},
        host=host.id,
        changes=Changes(bots={"feyd": bot}),
    )
    for seat in ("paul", "feyd"):
        await server.store.sit(row.id, seat, host.id)
    await server.seating.begin(await server.sessions.get(row.id), None)
    return row.id


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.02)


def bots_of(row: TableRow) -> list[str]:
    return [seat.name for seat in row.seats if seat.bot is not None]


async def a_bot_plays(store: Store, table: str) -> None:
    """Wait until a bot has taken over a seat."""
    async with asyncio.timeout(PATIENCE):
        while not bots_of(await store.table(table)):
            await asyncio.sleep(0.02)


async def due(store: Store, table: str) -> int | None:
    rows = await store._read(lambda: operations.ask("SELECT due FROM tables WHERE id = ?", table))
    found: int | None = rows[0][0]
    return found


# In memory and out of it.


async def test_a_table_with_a_clock_leaves_memory(store: Store) -> None:
    async with serving(store) as server:
        table = await begun(server, LONG)
        await until(lambda: server.sessions.find(table) is None)
        await asyncio.sleep(0.3)

        assert len(server.sessions) == 0, "and nothing brings it back before its time"


async def test_it_is_back_when_the_time_is_up(store: Store) -> None:
    async with serving(store) as server:
        table = await begun(server, 1)
        await until(lambda: server.sessions.find(table) is None)
        await a_bot_plays(store, table)


async def test_a_server_that_starts_loads_what_is_due(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where time was up meanwhile, and where a bot was playing; nothing else."""
    monkeypatch.setattr(clock, "TICK", LONG)  # the first server ends before it looks at its clock
    async with serving(store) as server:
        late, calm = await begun(server, 1), await begun(server, LONG)
        untimed = await begun(server, None)
    monkeypatch.setattr(clock, "TICK", 0.05)
    await asyncio.sleep(1)
    loaded: set[str] = set()
    load = SessionCache._load

    async def noted(cache: SessionCache, table: str) -> TableSession:
        loaded.add(table)
        return await load(cache, table)

    monkeypatch.setattr(SessionCache, "_load", noted)
    async with serving(store):
        await a_bot_plays(store, late)

    assert loaded == {late}
    assert not bots_of(await store.table(calm))
    assert not bots_of(await store.table(untimed))


async def test_bots_of_a_process_that_is_gone_play_on(store: Store) -> None:
    """Another process, which has been there all the time, takes over what it left behind."""
    async with serving(store) as server:
        table = await begun(server, None)
        await until(lambda: server.sessions.find(table) is None)
        row = await store.table(table)
        handed = LogEntry("handover", "random", "paul", (), now())
        changes = Changes(row.status, {"paul": "random"}, due=now() + 1_000)
        await store.append(table, row.log_length, [handed], "elsewhere", changes)
        async with asyncio.timeout(PATIENCE):
            while (await store.table(table)).log_length < row.log_length + 2:
                await asyncio.sleep(0.02)


# When it is due.


async def test_the_store_knows_when_to_look(store: Store) -> None:
    async with serving(store) as server:
        untimed, timed = await begun(server, None), await begun(server, LONG)
        asked = (await server.sessions.get(timed)).log.waiting_since

    assert await due(store, untimed) is None
    assert await due(store, timed) == min(asked.values()) + 1000 * LONG
    assert await store.due_tables(now()) == ()
    assert await store.due_tables(now() + 1000 * LONG) == (timed,)
    await store.archive(timed)
    assert await store.due_tables(now() + 1000 * LONG) == ()


async def test_a_table_of_an_older_version_is_looked_at_once(store: Store) -> None:
    """Its time is not known (0): it is found out, and without loading it if nothing runs there."""
    async with serving(store) as server:
        untimed, timed = await begun(server, None), await begun(server, LONG)
        right = await due(store, timed)
    for table in (untimed, timed):
        await store.set_due(table, (await store.table(table)).log_length, 0)
    async with serving(store) as server:
        async with asyncio.timeout(PATIENCE):
            while await store.due_tables(0) or await due(store, timed) != right:
                await asyncio.sleep(0.02)

        assert await due(store, untimed) is None
        assert server.sessions.find(untimed) is None


async def test_a_table_that_cannot_be_loaded_is_not_tried_all_the_time(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(store) as server:
        table = await begun(server, 1)
    await spoil(store, table)
    await asyncio.sleep(1)
    async with serving(store) as server:
        await until(lambda: bool(caplog.records))
        await asyncio.sleep(0.5)

    assert len(caplog.records) == 1
    found = await due(store, table)
    assert found is not None
    assert found > now() + 10_000


async def spoil(store: Store, table: str) -> None:
    """Its log says something that no server can read."""

    def change() -> Steps[None]:
        yield Query("UPDATE entries SET kind = 'unheard-of' WHERE table_id = ?", (table,))

    await store._write(change)


async def test_an_older_time_does_not_replace_that_of_a_longer_log(store: Store) -> None:
    async with serving(store) as server:
        table = await begun(server, LONG)
    right, length = await due(store, table), (await store.table(table)).log_length
    await store.set_due(table, length - 1, 0)

    assert await due(store, table) == right


async def test_many_idle_tables_cost_nothing(store: Store) -> None:
    """Those that are due are found by an index."""
    setup = json.dumps({"limit": LONG})

    def fill() -> Steps[None]:
        for number in range(3_000):
            yield Query(
                "INSERT INTO tables (id, name, setup, created, changed, sequence, status, due) "
                "VALUES (?, 'idle', ?, 0, 0, 0, 'null', ?)",
                (f"idle-{number}", setup, now() + 1_000_000 + number),
            )

    def explain() -> Steps[list[tuple[Any, ...]]]:
        step = next(operations.due_tables(now()))
        assert isinstance(step, Query)
        words = {"sqlite": "EXPLAIN QUERY PLAN", "postgres": "EXPLAIN"}[store.database]
        return (yield Query(f"{words} {step.sql}", step.values))

    await store._write(fill)
    await store._write(lambda: operations.ask("ANALYZE"))
    plan = " ".join([str(row[-1]) for row in await store._read(explain)])

    assert "tables_by_due" in plan
