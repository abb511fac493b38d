"""Servers killed in the middle of writing: nothing acknowledged is lost, nothing is done twice.

`SERVER_KILLS` sets how often a server is killed, 8 times unless told.
"""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from landsraad.kernel.record import read_setup
from landsraad.server.store import open_store
from landsraad.server.tables.drafting import apply_entry
from landsraad.server.tables.table_log import ACTION, TableLog
from tests.server.own_answers import own_answers
from tests.server.serving import Frame, Player, Served, Socket, serving
from tests.server.stores import mostly_on_postgres

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("SERVER_KILLS", "4"))
TABLES = {"crysknife": {}, "arrakis": {}, "dune": {"ruleset": "advanced", "deals": False}}


class Stubborn:
    """Plays all seats of a table and repeats what was not acknowledged, whatever happens.

    Attributes:
        acknowledged: keys of requests that were accepted.
        repeated: how many of them had to be sent again after a server had died.
        over: the game has come to its end.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.table = ""
        self.acknowledged: set[str] = set()
        self.repeated = 0
        self.over = False
        self._seen: dict[str, int] = {}
        self._open: dict[str, Any] | None = None
        self._number = 0
        self._chance = random.Random(game)

    async def sit_down(self, player: Player) -> None:
        games = await player.get("/games")
        seats: dict[str, Any] = dict.fromkeys(self._line_up(games), "me")
        self.table = await player.table(self.game, options=TABLES[self.game], **seats)

    def _line_up(self, games: dict[str, Any]) -> list[str]:
        if self.game == "arrakis":
            return ["atreides", "harkonnen"]
        seats: list[str] = games[self.game]["seats"]
        return seats

    async def play(self, player: Player, enough: asyncio.Event) -> None:
        """Until the server dies. `enough` is set as soon as something was acknowledged."""
        with suppress(ConnectionClosed, InvalidMessage, OSError, httpx.TransportError):
            async with player.socket(self.table, since=self._seen) as socket:
                await socket.until(lambda: len(socket.scenes) == len(socket.eyes))
                while not socket.over():
                    await self._turn(socket)
                    enough.set()
                self.over = True

    async def _turn(self, socket: Socket) -> None:
        self._note(socket)
        if self._open is None:
            while not socket.asked():
                await socket.receive()
                self._note(socket)
            self._number += 1
            action = socket.choice(self._chance.choice(socket.asked()))
            expected = socket.scenes[str(action["seat"])]["sequence"]
            key = f"turn-{self._number}"
            self._open = {"type": "act", "key": key, "action": action, "expected": expected}
        else:
            self.repeated += 1
        answer = await self._ask(socket, self._open)
        if answer["type"] == "accepted":
            self.acknowledged.add(f"{self._open['action']['seat']}:{self._open['key']}")
        else:  # the table has given an answer itself, which was the only one
            assert answer["code"] == "stale", answer
        self._open = None
        self._note(socket)

    async def _ask(self, socket: Socket, request: Frame) -> Frame:
        """Ask until the store can answer: what a dead server had locked is free in a moment."""
        while True:
            await socket.send(request)
            answer = await socket.answer(request["key"])
            if answer.get("code") != "unavailable":
                return answer
            await asyncio.sleep(0.1)

    def _note(self, socket: Socket) -> None:
        """Every scene follows the one before without a gap, over deaths of servers too."""
        for frame in socket.frames:
            if frame["type"] == "scene":
                eyes, events = frame["eyes"], len(frame["events"])
                assert frame["sequence"] == self._seen.get(eyes, 0) + events, frame["sequence"]
                self._seen[eyes] = frame["sequence"]
        socket.frames.clear()


async def live_until_killed(
    server: Served, token: str, stubborn: list[Stubborn], moment: float
) -> None:
    """Let everybody play; kill the server a moment after the first acknowledgement."""
    async with Player.returning(server.url, token) as player:
        enough = asyncio.Event()
        playing = [asyncio.create_task(each.play(player, enough)) for each in stubborn]
        something = asyncio.create_task(enough.wait())
        happened, _ = await asyncio.wait(
            [something, *playing], timeout=60, return_when=asyncio.FIRST_COMPLETED
        )
        something.cancel()
        assert happened, "nothing was acknowledged in a minute"
        await asyncio.sleep(moment)
        server.kill()
        done, running = await asyncio.wait(playing, timeout=10)
        for task in running:
            task.cancel()
        for task in done:
            task.result()


async def check(database: str, stubborn: Stubborn) -> int:
    """What was acknowledged stands in the log, once; else there is but the open request.

    And the answers that the table has given itself.
    """
    async with open_store(database) as store:
        row = await store.table(stubborn.table)
        entries = await store.entries(stubborn.table)
        for key in stubborn.acknowledged:
            assert await store.appended(stubborn.table, key) is not None
        given = await own_answers(store, stubborn.table, len(entries))
    log = TableLog(read_setup(row.setup))
    for entry in entries:
        apply_entry(log, entry)
    actions = len([entry for entry in entries if entry.kind == ACTION])
    assert actions - len(stubborn.acknowledged) - len(given) in {0, 1}
    assert row.log_length == len(entries) == log.length
    return actions


def missing(everybody: list[Stubborn]) -> list[str]:
    """The games that nobody is playing."""
    played = {each.game for each in everybody if not each.over}
    return [game for game in TABLES if game not in played]


@mostly_on_postgres
async def test_servers_may_die_at_any_time(database: str) -> None:
    chance = random.Random(9)
    everybody: list[Stubborn] = []
    token = ""
    for _ in range(KILLS):
        with serving(database) as server:
            coming = Player.returning(server.url, token) if token else Player.arriving(server.url)
            async with coming as player:
                token = player.token
                for game in missing(everybody):
                    everybody.append(Stubborn(game))
                    await everybody[-1].sit_down(player)
            playing = [each for each in everybody if not each.over]
            await live_until_killed(server, token, playing, chance.uniform(0.0, 0.3))
        for each in playing:
            await check(database, each)

    assert sum([each.repeated for each in everybody]) > 0, "no server died at a bad moment"
    assert sum([await check(database, each) for each in everybody]) > 2 * KILLS
