"""Hall: what another process has stored is shown here, also before there is word of it.

The other process has a store of its own on the same SQLite file, which tells nobody else.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from crysknife import Plan
from landsraad.server.hall import Hall
from landsraad.server.live import StaleRequest
from landsraad.server.minds import Minds
from landsraad.server.room import Room
from landsraad.server.store import Store, open_store
from tests.server.tables import Played
from tests.server.test_leaks import Listener
from tests.server.test_live import duel
from tests.server.test_snapshots import stored

pytestmark = pytest.mark.anyio


class Table:
    """A duel that two processes serve; the one here has not heard of Feyd's plan."""

    def __init__(self, hall: Hall, room: Room, elsewhere: Store, played: Played) -> None:
        self.hall = hall
        self.room = room
        self._elsewhere = elsewhere
        self._played = played

    async def plan_elsewhere(self) -> None:
        before = len(self._played.log)
        self._played.act("feyd plan [] []")
        await self._elsewhere.append(self.room.row.id, before, self._played.log[before:], "feyd:1")


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    database = str(tmp_path / "landsraad.db")
    played = duel("paul ground stone")
    async with open_store(database) as store, open_store(database) as elsewhere:
        row = await stored(store, played)
        async with Hall(store, Minds()) as hall:
            yield Table(hall, await hall.room(row), elsewhere, played)


def seen(listener: Listener) -> list[str]:
    """The kinds of all events that a listener was sent."""
    frames = [msgspec.json.decode(sent) for sent in listener.sent]
    return [event["kind"] for frame in frames for event in frame.get("events", ())]


async def test_whoever_is_too_late_is_shown_why(table: Table) -> None:
    """Without it he would wait for ever for what has happened already."""
    paul, irulan = Listener("paul"), Listener(None)
    plan = Plan("paul", (), ()).to_json()
    async with (
        table.hall.listening(table.room, paul, {}),
        table.hall.listening(table.room, irulan, {}),
    ):
        await table.plan_elsewhere()
        with pytest.raises(StaleRequest):
            await table.hall.act(table.room, "paul:1", plan, expected=1)

        assert seen(paul) == seen(irulan) == ["ground", "planned"]


async def test_who_comes_brings_the_others_up_to_date(table: Table) -> None:
    paul, irulan = Listener("paul"), Listener(None)
    async with table.hall.listening(table.room, paul, {}):
        await table.plan_elsewhere()
        async with table.hall.listening(table.room, irulan, {}):
            assert seen(paul) == seen(irulan) == ["ground", "planned"]
