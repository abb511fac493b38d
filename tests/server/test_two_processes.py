"""Two servers on one PostgreSQL serve one table to its end, and one of them dies in between."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import cycle
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from landsraad.kernel.record import Record
from landsraad.server.store import open_store
from landsraad.server.tables.table_log import ACTION
from tests.server.postgres import Postgres
from tests.server.serving import Frame, Player, Served, Socket, serving
from tests.soak import usually

pytestmark = pytest.mark.anyio

TURNS: Frame = usually({"max_turns": 1}, soak={})
"""A whole game of Dune takes long."""
DYING = 60
"""Events that a seat of the first server has seen when that server dies."""


class Seat:
    """Somebody at one seat who goes to another server when their own is gone."""

    def __init__(self, name: str, servers: list[Served], token: str) -> None:
        self.name = name
        self.servers = servers
        self.token = token
        self.seen = 0
        self.moves = 0
        self.outcome: Frame | None = None

    async def play(self, table: str, progress: asyncio.Queue[int]) -> None:
        while self.outcome is None:
            with suppress(ConnectionClosed, OSError, httpx.TransportError):
                async with (
                    Player.returning(self.servers[0].url, self.token) as player,
                    player.socket(table, [self.name], since={self.name: self.seen}) as socket,
                ):
                    await self._play(socket, progress)
            if self.outcome is None:
                self.servers = self.servers[1:] + self.servers[:1]

    async def _play(self, socket: Socket, progress: asyncio.Queue[int]) -> None:
        await socket.until(lambda: bool(socket.scenes))
        while True:
            self._hear(socket)
            progress.put_nowait(self.seen)
            if socket.over():
                self.outcome = socket.view()["outcome"]
                return
            if socket.asked():
                answer = await socket.act(socket.choice(self.name, "recruit"))
                self.moves += answer["type"] == "accepted"
                assert answer["type"] == "accepted" or answer["code"] == "stale", answer
            else:
                await socket.receive()

    def _hear(self, socket: Socket) -> None:
        for frame in socket.frames:
            if frame["type"] == "scene":
                assert frame["sequence"] == self.seen + len(frame["events"])
                self.seen = frame["sequence"]
        socket.frames.clear()


DUNE = ("dune", {"ruleset": "basic", "deals": False, **TURNS}, ["atreides", "emperor", "fremen"])
ARRAKIS: tuple[str, dict[str, Any], list[str]] = ("arrakis", {}, ["atreides", "harkonnen"])


@pytest.mark.parametrize(("game", "options", "people"), usually([DUNE], soak=[ARRAKIS, DUNE]))
async def test_a_table_is_served_to_its_end(
    postgres: Postgres, game: str, options: Frame, people: list[str]
) -> None:
    """Bots sit at the other seats: both servers drive them, and each move is made once."""
    database = postgres.new_database()
    with serving(database) as first, serving(database) as second:
        async with Player.arriving(first.url) as host:
            mine: dict[str, Any] = dict.fromkeys(people, "me")
            table = await host.table(game, begin=False, options=options, **mine)
            await host.post(f"/tables/{table}/start", {"fill": "recruit"})
            turns = cycle([[first, second], [second, first]])
            seats = [Seat(name, next(turns), host.token) for name in people]
            progress: asyncio.Queue[int] = asyncio.Queue()
            async with asyncio.timeout(280), asyncio.TaskGroup() as group:
                playing = [group.create_task(seat.play(table, progress)) for seat in seats]
                while await progress.get() < DYING:
                    assert not any(task.done() for task in playing)
                first.kill()

        async with Player.returning(second.url, host.token) as survivor:
            record = Record.from_data(await survivor.get(f"/tables/{table}/record"))

    assert record.verify().over
    assert seats[0].outcome is not None
    assert all(seat.outcome == seats[0].outcome and seat.moves for seat in seats)
    async with open_store(database) as store:
        log = await store.entries(table)
    assert len([entry for entry in log if entry.kind == ACTION]) == len(record.actions)
