"""Bots play over the wire, and no byte that anybody is sent holds what they may not know.

Every seat and a spectator listen to every game, come back now and then, try what is illegal, and
look back. `LEAK_GAMES` sets how many games are played, one of some kinds unless told; `make soak`
plays 100 of all kinds.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection, connect

from landsraad.kernel.record import read_setup
from landsraad.kernel.setup import Setup
from landsraad.server.store import LogEntry, open_store
from tests.server.canary import Audit, search
from tests.server.serving import PATIENCE, Frame, Player, serving, socket_url
from tests.soak import usually

pytestmark = pytest.mark.anyio

GAMES = int(os.environ.get("LEAK_GAMES", "2"))
AT_ONCE = 5
TURNS: Frame = usually({"max_turns": 2}, soak={})
"""A whole game of Dune takes long."""


class Kind(NamedTuple):
    """A kind of game, what plays it, and how many of a hundred games are of it."""

    game: str
    options: Frame
    bot: str
    share: int


KINDS = {
    "duel": Kind("arrakis", {"mode": "duel"}, "recruit", 20),
    "mahdi": Kind("arrakis", {"mode": "mahdi"}, "recruit", 20),
    "guild": Kind("arrakis", {"mode": "duel", "guild": True}, "recruit", 10),
    "teams3": Kind("arrakis", {"mode": "teams3"}, "recruit", 10),
    "teams4": Kind("arrakis", {"mode": "teams4"}, "recruit", 10),
    "advanced": Kind("dune", {"ruleset": "advanced", **TURNS}, "recruit", 10),
    "basic": Kind("dune", {"ruleset": "basic", **TURNS}, "recruit", 10),
    "crysknife": Kind("crysknife", {}, "random", 10),
}
PLAYED = usually(("advanced", "crysknife"), soak=tuple(KINDS))


class Tap:
    """One pair of eyes: every byte that it was sent, and its frames in order."""

    def __init__(self, player: Player, table: str, eyes: str | None, link: str | None) -> None:
        self.player = player
        self.table = table
        self.eyes = eyes
        self.link = link
        self.frames: list[bytes] = []
        self.bodies: list[bytes] = []
        self.sequence = 0
        self.over = False
        self._chance = random.Random(str(eyes))

    async def listen(self, begun: asyncio.Event) -> None:
        """Until the game is over; leaves and comes back on the way."""
        while not self.over:
            async with self._socket() as socket:
                begun.set()
                stay = self._chance.randrange(20, 200)
                while not self.over and stay:
                    await self._hear(socket)
                    stay -= 1
            await self._look_back()

    @asynccontextmanager
    async def _socket(self) -> AsyncIterator[ClientConnection]:
        seats = None if self.eyes is None else [self.eyes]
        ticket = await self.player.ticket(self.table, seats, self.link)
        since = {self.eyes or "spectator": self.sequence} if self._chance.random() < 0.7 else None
        url = socket_url(str(self.player.web.base_url), self.table, ticket, since)
        async with connect(url, compression=None, max_size=None, proxy=None) as socket:
            yield socket

    async def _hear(self, socket: ClientConnection) -> None:
        async with asyncio.timeout(4 * PATIENCE):
            frame = await socket.recv()
        sent = frame.encode() if isinstance(frame, str) else frame
        self.frames.append(sent)
        told = json.loads(sent)
        if told["type"] == "scene":
            self.sequence = told["sequence"]
            self.over = told["public"].get("outcome") is not None
            if self._chance.random() < 0.05 and self.eyes is not None:
                await self._try_something(socket)

    async def _try_something(self, socket: ClientConnection) -> None:
        """An action that is nothing this seat is offered."""
        act = {
            "type": "act",
            "key": f"odd-{self._chance.getrandbits(60)}",
            "expected": self.sequence + self._chance.randrange(2),
            "action": {"kind": "pass", "seat": "nobody"},
        }
        await socket.send(json.dumps(act))

    async def _look_back(self) -> None:
        headers = {} if self.link is None else {"Landsraad-Link": self.link}
        query = {"eyes": self.eyes or "spectator"}
        path = f"/api/tables/{self.table}/replay"
        answer = await self.player.web.get(path, params=query, headers=headers)
        assert answer.status_code == 200, answer.text
        self.bodies.append(answer.content)
        moments = answer.json()["moments"]
        if moments:
            at = self._chance.choice(moments)["sequence"]
            looked = await self.player.web.get(f"{path}/{at}", params=query, headers=headers)
            self.bodies.append(looked.content)


async def watched_game(url: str, kind: Kind) -> list[Tap]:
    """A game of bots, listened to by everybody."""
    async with Player.arriving(url) as host:
        table = await host.table(kind.game, begin=False, options=kind.options)
        seats = [seat["seat"] for seat in (await host.get(f"/tables/{table}"))["seats"]]
        for seat in seats:
            await host.join(host, table, seat)
        link = (await host.post(f"/tables/{table}/spectators/link"))["token"]
        await host.post(f"/tables/{table}/start")
        taps = [Tap(host, table, seat, None) for seat in seats]
        async with Player.arriving(url, "A stranger") as stranger:
            taps.append(Tap(stranger, table, None, link))
            begun = [asyncio.Event() for _ in taps]
            async with asyncio.TaskGroup() as group:
                for tap, event in zip(taps, begun, strict=True):
                    group.create_task(tap.listen(event))
                for event in begun:
                    await event.wait()
                for seat in seats:
                    await host.ask("PUT", f"/tables/{table}/seats/{seat}/bot", {"bot": kind.bot})
    return taps


async def check(database: str, taps: list[Tap]) -> int:
    """Whatever was sent follows from what those eyes may know; how many scenes there were."""
    async with open_store(database) as store:
        row = await store.table(taps[0].table)
        log = await store.entries(taps[0].table)
    setup = read_setup(row.setup)
    canaries = [text.encode() for text in (str(setup.seed), f"{setup.seed:x}", setup.salt)]
    scenes = 0
    for tap in taps:
        for sent in tap.frames + tap.bodies:
            search(sent, canaries)
        scenes += audited(tap, setup, log)
    return scenes


def audited(tap: Tap, setup: Setup, log: Sequence[LogEntry]) -> int:
    """How many scenes were heard, each explained by a moment of the log."""
    audit = Audit(setup, log, tap.eyes, stride=25)
    for frame in tap.frames:
        audit.hear(frame)
    return audit.scenes


@pytest.mark.parametrize("name", PLAYED)
async def test_no_byte_betrays_a_secret(tmp_path: Path, name: str) -> None:
    kind = KINDS[name]
    database = str(tmp_path / "landsraad.db")
    games = max(1, GAMES * kind.share // 100)
    scenes = 0
    with serving(database) as server:
        for start in range(0, games, AT_ONCE):
            at_once = min(AT_ONCE, games - start)
            playing = [watched_game(server.url, kind) for _ in range(at_once)]
            for taps in await asyncio.gather(*playing):
                scenes += await check(database, taps)
        logged = server.logs.read_text()
    assert scenes > 20 * games
    assert "seed" not in logged
