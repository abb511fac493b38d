"""A bot that thinks for ever, and whatever ends what drives bots: every table goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from landsraad.kernel.registry import game_class
from landsraad.server.store import Changes, Store, open_store
from landsraad.server.tables import bot_driver, bot_pool
from landsraad.server.tables.bot_pool import BotPool
from landsraad.server.tables.table_server import TableServer
from landsraad.server.tables.table_session import TableSession
from tests.server.serving import PATIENCE
from tests.server.strange_bots import hanging_recruit

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with open_store(str(tmp_path / "landsraad.db")) as opened:
        yield opened


async def begun(server: TableServer, game: str, bot: str) -> TableSession:
    """A table at which bots play all seats."""
    setup = game_class(game).read_setup(None, {}, 7)
    row = await server.store.create_table(
        "Arrakeen",
        {**setup.to_json(), "limit": None, "pace": "quick"},
        changes=Changes(bots=dict.fromkeys(setup.seats, bot)),
    )
    session = await server.sessions.get(row.id)
    await server.seating.begin(session, None)
    return session


async def test_one_slow_bot_does_not_stop_the_others(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Twelve games of other tables come to their end; the slow one goes on by chance."""
    monkeypatch.setattr(bot_pool, "LONGEST_THOUGHT", 3.0)
    monkeypatch.setattr(bot_pool, "SLOW", 0.5, raising=False)
    monkeypatch.setattr(bot_pool, "choose_action", hanging_recruit)
    async with BotPool() as pool, TableServer(store, pool) as server:
        slow = await begun(server, "arrakis", "recruit")
        others = [await begun(server, "crysknife", "random") for _ in range(12)]
        async with asyncio.timeout(5 * PATIENCE):  # several workers have to start, one by one
            while slow.log.length < 3 or not all(table.log.over for table in others):
                await asyncio.sleep(0.05)

    failures = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert failures
    assert {vars(record)["table"] for record in failures} == {slow.row.id}


@pytest.mark.parametrize("how", ["cancelled", "fails"])
async def test_a_table_whose_driver_ended_is_driven_again(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    """And what ended it is told."""
    monkeypatch.setattr(bot_driver, "WATCH_EVERY", 0.1, raising=False)
    async with BotPool() as pool, TableServer(store, pool) as server:
        table = await begun(server, "crysknife", "random")
        assert table.bot_task is not None
        if how == "cancelled":
            table.bot_task.cancel()
        else:
            break_once(monkeypatch)
        async with asyncio.timeout(PATIENCE):
            while not table.log.over:
                await asyncio.sleep(0.05)

    told = [record.getMessage() for record in caplog.records if record.name.endswith("background")]
    assert told == [f"a background task {'was cancelled' if how == 'cancelled' else 'failed'}"]


def break_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whom to ask next cannot be said, the next time."""
    right = bot_driver.next_bot

    def wrong(*_: Any) -> None:
        monkeypatch.setattr(bot_driver, "next_bot", right)
        raise RuntimeError

    monkeypatch.setattr(bot_driver, "next_bot", wrong)
