"""TableServer: what another process has stored is shown here, also before its notification.

The other process has a store of its own on the same SQLite file, which notifies nobody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import msgspec
import pytest

from crysknife import Plan
from landsraad.server.store import Notification, Store, open_store
from landsraad.server.tables.bot_pool import BotPool
from landsraad.server.tables.drafting import StaleRequest
from landsraad.server.tables.table_server import TableServer
from landsraad.server.tables.table_session import TableSession
from tests.server.tables import Played
from tests.server.test_leaks import Listener
from tests.server.test_snapshots import stored
from tests.server.test_table_log import duel

pytestmark = pytest.mark.anyio


class Table:
    """A duel that two processes serve; the one here has not heard of Feyd's plan."""

    def __init__(
        self, server: TableServer, session: TableSession, elsewhere: Store, played: Played
    ) -> None:
        self.server = server
        self.session = session
        self._elsewhere = elsewhere
        self._played = played

    async def plan_elsewhere(self) -> None:
        before = len(self._played.entries)
        self._played.act("feyd plan [] []")
        new = self._played.entries[before:]
        await self._elsewhere.append(self.session.row.id, before, new, "feyd:1")

    def listening(self, listener: Listener) -> AbstractAsyncContextManager[None]:
        return self.server.listeners.listening(self.session, listener, {})


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    database = str(tmp_path / "landsraad.db")
    played = duel("paul ground stone")
    async with open_store(database) as store, open_store(database) as elsewhere:
        row = await stored(store, played)
        async with TableServer(store, BotPool()) as server:
            yield Table(server, await server.sessions.get(row), elsewhere, played)


def seen(listener: Listener) -> list[str]:
    """The kinds of all events that a listener was sent."""
    frames = [msgspec.json.decode(sent) for sent in listener.sent]
    return [event["kind"] for frame in frames for event in frame.get("events", ())]


async def test_whoever_is_too_late_is_shown_why(table: Table) -> None:
    """Otherwise they would wait for ever for what has happened already."""
    paul, irulan = Listener("paul"), Listener(None)
    plan = Plan("paul", (), ()).to_json()
    async with table.listening(paul), table.listening(irulan):
        await table.plan_elsewhere()
        with pytest.raises(StaleRequest):
            await table.server.gameplay.act(table.session, "paul:1", plan, expected=1)

        assert seen(paul) == seen(irulan) == ["ground", "planned"]


async def test_who_comes_brings_the_others_up_to_date(table: Table) -> None:
    paul, irulan = Listener("paul"), Listener(None)
    async with table.listening(paul):
        await table.plan_elsewhere()
        async with table.listening(irulan):
            assert seen(paul) == seen(irulan) == ["ground", "planned"]


async def test_news_is_read_where_somebody_looks(table: Table) -> None:
    """Else when the table is asked for: reading it for nobody would cost as much as playing it."""
    session, table_id = table.session, table.session.row.id
    await table.plan_elsewhere()
    table.server.store._hub.publish(Notification(table_id, 3))
    await asyncio.sleep(0.01)
    assert (session.log.length, session.has_news) == (2, True)

    assert (await table.server.sessions.get(table_id)).log.length == 3
    assert not session.has_news


async def test_what_everybody_sees_is_written_once(table: Table) -> None:
    """The same bytes for all who were sent the same before."""
    paul, feyd = Listener("paul"), Listener("feyd")
    plan = Plan("paul", (), ()).to_json()
    async with table.listening(paul), table.listening(feyd):
        snapshots = [table.session.seat_snapshot(each) for each in ("paul", "feyd")]
        await table.server.gameplay.act(table.session, "paul:1", plan, expected=1)
        last = [msgspec.json.decode(each.sent[-1]) for each in (paul, feyd)]

    assert snapshots[0].public is snapshots[1].public
    assert [each["type"] for each in last] == ["scene", "scene"]
    assert last[0]["public"] == last[1]["public"]
    assert not last[0]["whole"]
    assert "seal" not in last[0]["public"]
