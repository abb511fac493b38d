"""Attacks through side doors: what a list, a chat or a rewound game tells that nobody should know.

A table moves up in a list only for what everybody can notice; who holds a seat does not speak as a
spectator; a game that was taken back draws its chance anew.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from landsraad.kernel.chance import Chance
from landsraad.server.store import Changes, Store
from landsraad.server.tables.bot_pool import BotPool
from landsraad.server.tables.table_server import TableServer
from landsraad.server.tables.table_session import TableSession
from tests.server.serving import Player
from tests.server.tables import setup_of
from tests.server.test_table_log import DUNE, SEATS

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table_server(store: Store) -> AsyncIterator[TableServer]:
    async with BotPool() as pool, TableServer(store, pool) as server:
        yield server


async def test_a_table_does_not_move_for_what_nobody_sees(
    store: Store, table_server: TableServer
) -> None:
    """A standing answer is a secret of who gives it; what everybody is shown is none."""
    host, _ = await store.add_guest("Irulan")
    setup = {**setup_of(DUNE, 0).to_json(), "limit": None, "pace": "quick"}
    seated = Changes(guests=dict.fromkeys(SEATS, host.id))
    old, new = [
        (await store.create_table(name, setup, host=host.id, changes=seated)).id
        for name in ("old", "new")
    ]
    session = await table_server.sessions.get(old)
    await table_server.seating.begin(session, None)
    await play_until(table_server, session, "standing")
    await table_server.seating.begin(await table_server.sessions.get(new), None)

    standing = next(d for d in session.log.started_game.pending if d.kind == "standing")
    await table_server.gameplay.act(session, "secret", standing.actions[0].to_json(), None)
    assert [row.id for row in await store.tables_of(host.id)] == [new, old]
    events = session.log.history(None).events_seen
    await play_until(table_server, session, "standing", more_than=events)
    assert [row.id for row in await store.tables_of(host.id)] == [old, new]


async def play_until(
    server: TableServer, session: TableSession, offered: str, more_than: int = -1
) -> None:
    """Play until something is offered and spectators have seen more than so many events."""
    chance = Chance.seeded(3)
    game = session.log.started_game
    while (
        offered not in [d.kind for d in game.pending]
        or session.log.history(None).events_seen <= more_than
    ):
        due = [decision for decision in game.pending if decision.required]
        action = chance.choice(due).actions.sample(chance)
        key = f"public-{session.log.length}"
        await server.gameplay.act(session, key, action.to_json(), None)
        game = session.log.started_game


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
async def test_who_holds_a_seat_does_not_speak_as_a_spectator(irulan: Player) -> None:
    """It would be advice to oneself, or a lie about who speaks."""
    table = await irulan.table("crysknife", paul="me", feyd="bot:random")
    async with irulan.socket(table, seats=[]) as rows, irulan.socket(table) as seat:
        refused = await rows.request("say", seat=None, text="From the rows")
        said = await seat.request("say", seat="paul", text="From my seat")

    assert (refused["type"], refused["code"]) == ("refused", "not_yours")
    assert said["type"] == "accepted"
