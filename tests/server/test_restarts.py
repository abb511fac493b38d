"""Servers that stop, start again, or share a database: tables go on where they were."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import connect

from landsraad.dune import Dune
from tests.server.postgres import Postgres
from tests.server.serving import Player, Served, Socket, serving, socket_url
from tests.server.stores import mostly_on_postgres, mostly_on_sqlite

pytestmark = pytest.mark.anyio


# Stopping and starting again.


@mostly_on_postgres
async def test_a_stopping_server_says_goodbye(database: str) -> None:
    with serving(database) as served:
        async with Player.arriving(served.url) as player:
            table = await player.table("crysknife", paul="me", feyd="me")
            async with player.socket(table) as socket:
                stopped = asyncio.create_task(asyncio.to_thread(served.stop))
                code = await socket.ended()
                await stopped
        complaints = [line for line in served.log_lines() if line["level"] != "info"]

    assert socket.frames[-1] == {"type": "bye", "code": "stopping"}
    assert code == 1012
    assert complaints == []


@asynccontextmanager
async def back_at(database: str, token: str, table: str) -> AsyncIterator[Socket]:
    """Somebody's socket at their table, on a new server."""
    with serving(database) as served:
        async with Player.returning(served.url, token) as again, again.socket(table) as socket:
            yield socket


def battle() -> dict[str, Any]:
    """A record that begins where the Emperor and the Guild must plan a battle in Old Gap."""
    position = {
        "phase": "battle",
        "forces": {"emperor": {"old_gap@8": 3}, "guild": {"old_gap@10": 2}},
    }
    setup = Dune.read_setup(["emperor", "guild"], {"deals": False}, 7, "", position)
    data: dict[str, Any] = Dune.new(setup).record().to_data()
    return data


@mostly_on_sqlite
async def test_a_killed_server_goes_on_in_the_middle_of_a_battle(database: str) -> None:
    """The plan that was made in secret is kept, and kept secret, until the other is made."""
    with serving(database) as served:
        async with Player.arriving(served.url) as player:
            table = (await player.post("/records", {"name": "Old Gap", "record": battle()}))["id"]
            async with player.socket(table) as socket:
                await socket.until(lambda: len(socket.scenes) == 2)
                assert set(socket.asked()) == {"emperor", "guild"}
                plan = socket.choice("emperor")
                assert (await socket.act(plan, key="plan"))["type"] == "accepted"
                before = {str(eyes): scene["view"] for eyes, scene in socket.scenes.items()}
                served.kill()
    async with back_at(database, player.token, table) as socket:
        await socket.until(lambda: len(socket.scenes) == 2)
        after = {str(eyes): scene["view"] for eyes, scene in socket.scenes.items()}
        repeated = await socket.act(plan, key="plan", expected=0)
        answer = await socket.act(socket.choice("guild"))

    assert after == before
    assert repeated["type"] == "accepted"
    assert socket.asked() != ["guild"]
    assert answer["type"] == "accepted"
    events = [event for frame in socket.frames for event in frame.get("events", [])]
    shown = next(event for event in events if event["kind"] == "plans_shown")
    assert plan in shown["plans"]


def may_stand(view: dict[str, Any]) -> bool:
    return any(decision["kind"] == "standing" for decision in view["decisions"])


@mostly_on_postgres
async def test_standing_answers_and_clocks_outlive_a_server(database: str) -> None:
    async with AsyncExitStack() as stack:
        served = stack.enter_context(serving(database))
        player = await stack.enter_async_context(Player.arriving(served.url))
        table = await player.table(
            "dune", seats=["atreides", "harkonnen"], limit=3600, atreides="me", harkonnen="me"
        )
        socket = await stack.enter_async_context(player.socket(table))
        await socket.until(lambda: len(socket.scenes) == 2)
        await socket.play(stop=lambda: may_stand(socket.view("atreides")))
        standing = {"kind": "set_standing", "seat": "atreides", "what": "all", "until": "game"}
        assert (await socket.act(standing))["type"] == "accepted"
        before = dict(socket.scenes)
        served.kill()
    async with back_at(database, player.token, table) as socket:
        await socket.until(lambda: len(socket.scenes) == 2)
        after = dict(socket.scenes)

    assert after["atreides"]["view"]["table"]["factions"]["atreides"]["standing"]
    for seat in before:
        assert after[seat]["view"] == before[seat]["view"]
        assert after[seat]["deadline"] == before[seat]["deadline"]
    assert any(scene["deadline"] is not None for scene in after.values())


@mostly_on_sqlite
async def test_bots_go_on_after_a_restart(database: str) -> None:
    """Without anybody asking for the table."""
    with serving(database) as served:
        async with Player.arriving(served.url) as player:
            table = await player.table(
                "dune",
                seats=["atreides", "harkonnen"],
                options={"max_turns": 1},
                pace="human",
                atreides="bot:random",
                harkonnen="bot:random",
            )
            served.kill()
    async with back_at(database, player.token, table) as socket:
        await socket.until(lambda: bool(socket.scenes))
        first = socket.scenes[None]["sequence"]
        later = await socket.next("scene")

    assert later["sequence"] > first


# Several processes on one database.


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[Served, Served]]:
    database = postgres.new_database()
    with serving(database) as here, serving(database) as there:
        yield here, there


async def test_two_servers_serve_one_table(pair: tuple[Served, Served]) -> None:
    """Actions, chat, seats and tickets of one process are known to the other."""
    here, there = pair
    async with Player.arriving(here.url) as host, Player.arriving(there.url) as guest:
        table = await host.table("crysknife", begin=False, paul="me")
        await guest.join(host, table, "feyd")
        await host.post(f"/tables/{table}/start")
        address = socket_url(there.url, table, await host.ticket(table))
        async with connect(address, compression=None, proxy=None) as elsewhere:
            welcome = str(await elsewhere.recv())
        async with host.socket(table) as paul, guest.socket(table) as feyd:
            await asyncio.gather(paul.play(), feyd.play())
            await paul.request("say", seat="paul", text="Well fought")
            heard = await feyd.next("chat")

    assert '"welcome"' in welcome
    assert paul.over()
    assert feyd.over()
    assert heard["lines"][0]["text"] == "Well fought"


async def test_what_was_done_at_one_server_is_done_at_the_other(
    pair: tuple[Served, Served],
) -> None:
    """At once: whoever has the answer of one may ask the other to go on from there."""
    here, there = pair
    async with (
        Player.arriving(here.url) as host,
        Player.arriving(here.url) as guest,
        Player.returning(there.url, host.token) as host_there,
        Player.returning(there.url, guest.token) as guest_there,
    ):
        for _ in range(20):
            table = await host.table("crysknife", begin=False, paul="me")
            assert not (await host_there.get(f"/tables/{table}"))["started"]
            await guest.join(host_there, table, "feyd")
            await guest_there.ticket(table, ["feyd"])
            await host.post(f"/tables/{table}/start")
            assert (await guest_there.get(f"/tables/{table}"))["started"]
            assert (await host_there.get(f"/tables/{table}/replay?eyes=paul"))["moments"] == []
            await guest.delete(f"/tables/{table}/seats/feyd")
            await guest_there.post(f"/tables/{table}/ticket", {"seats": ["feyd"]}, 403)


async def test_a_right_lost_at_one_server_is_lost_at_the_other(
    pair: tuple[Served, Served],
) -> None:
    here, there = pair
    async with (
        Player.arriving(here.url) as host,
        Player.arriving(there.url) as guest,
        Player.arriving(there.url) as onlooker,
    ):
        table = await host.table("crysknife", begin=False, paul="me")
        await guest.join(host, table, "feyd")
        link = (await host.post(f"/tables/{table}/spectators/link"))["token"]
        async with guest.socket(table) as feyd, onlooker.socket(table, link=link) as watching:
            await host.post(f"/tables/{table}/spectators/link")
            codes = [await watching.ended()]
            await host.delete(f"/tables/{table}/seats/feyd")
            codes.append(await feyd.ended())

    assert codes == [4403, 4403]
