"""Many at once: two sockets for each seat, six seats together, acknowledgements lost and repeated.

Whatever is sent in whatever order, every request is carried out once or not at all, and everybody
hears of it without a gap. `RACES` sets how many requests are sent, 500 unless told; `make soak`
sends 2,000.
"""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

from landsraad.server.store import open_store
from landsraad.server.tables.table_log import ACTION
from tests.server.own_answers import own_answers
from tests.server.serving import Frame, Player, Socket, serving

pytestmark = pytest.mark.anyio

RACES = int(os.environ.get("RACES", "200"))
GAMES: dict[str, dict[str, Any]] = {
    "crysknife": {},
    # With strict responses a question can give way to another unseen, and be refused as illegal.
    "dune": {"ruleset": "advanced", "deals": False, "responses": "holders"},
    "arrakis": {},
}


class Race:
    """A table at which each seat has two sockets."""

    def __init__(self, table: str, pairs: dict[str, tuple[Socket, Socket]]) -> None:
        self.table = table
        self.pairs = pairs
        self.accepted: set[str] = set()
        self.sent = 0
        self.refused: dict[str, int] = {}
        self._heard: dict[int, int] = {}
        self._chance = random.Random(table)

    def due(self) -> list[str]:
        """Seats that are asked something, as far as their first socket has heard."""
        return [seat for seat, (first, _) in self.pairs.items() if first.asked()]

    @property
    def over(self) -> bool:
        return any(first.over() for first, _ in self.pairs.values())

    async def round(self) -> None:
        """Everybody who is asked acts at once, through both sockets."""
        async with asyncio.timeout(60):
            await asyncio.gather(*[self._both(seat) for seat in self.due()])
            await self.settle()

    async def _both(self, seat: str) -> None:
        """Two requests of one seat at the same moment, sometimes the very same one."""
        first, second = self.pairs[seat]
        one, other = self._request(first, seat), self._request(first, seat)
        if self._chance.random() < 0.5:
            other = one
        answers = await asyncio.gather(self._send(first, one), self._send(second, other))
        if one is other:
            kinds = {answer["type"] for answer in answers}
            assert len(kinds) == 1, answers
        if self._chance.random() < 0.2:  # as if the acknowledgement had been lost
            again = await self._send(second, one)
            assert again["type"] == answers[0]["type"], (again, answers[0])

    def _request(self, socket: Socket, seat: str) -> Frame:
        self.sent += 1
        expected = socket.scenes[seat]["sequence"]
        key = f"race-{self.sent}"
        return {"type": "act", "key": key, "action": socket.choice(seat), "expected": expected}

    async def _send(self, socket: Socket, request: Frame) -> Frame:
        await socket.send(request)
        answer = await socket.answer(request["key"])
        if answer["type"] == "accepted":
            self.accepted.add(f"{request['action']['seat']}:{request['key']}")
        else:
            self.refused[answer["code"]] = self.refused.get(answer["code"], 0) + 1
            assert answer["code"] in {"stale", "not_now"}, answer
        return answer

    async def settle(self) -> None:
        """Listen until both sockets of each seat have seen the same.

        The table itself gives an answer that is the only one, while they listen one after another.
        """
        await self._hear_all()
        while not self.are_together():
            await self._hear_all()

    def are_together(self) -> bool:
        """Whether both sockets of each seat have seen the same."""
        return all(
            first.scenes[seat]["sequence"] == second.scenes[seat]["sequence"]
            and first.scenes[seat]["view"] == second.scenes[seat]["view"]
            for seat, (first, second) in self.pairs.items()
        )

    async def _hear_all(self) -> None:
        """Hear all that there is to hear: a refusal comes after everything sent before it."""
        sockets = [socket for pair in self.pairs.values() for socket in pair]
        for socket in sockets:
            refused = await socket.request("undo", expected=0, seat="nobody")
            assert refused["code"] == "not_yours", refused
            self._listen(socket)

    def _listen(self, socket: Socket) -> None:
        for frame in socket.frames:
            if frame["type"] == "scene":
                before = self._heard.get(id(socket), 0)
                assert frame["sequence"] == before + len(frame["events"])
                self._heard[id(socket)] = frame["sequence"]
        socket.frames.clear()


async def begun(game: str, player: Player, stack: AsyncExitStack) -> Race:
    table = await player.table(game, begin=False, options=GAMES[game])
    seats = [seat["seat"] for seat in (await player.get(f"/tables/{table}"))["seats"]]
    pairs = {}
    for seat in seats:
        await player.join(player, table, seat)
    await player.post(f"/tables/{table}/start")
    for seat in seats:
        first, second = [
            await stack.enter_async_context(player.socket(table, [seat])) for _ in range(2)
        ]
        for socket in (first, second):
            while seat not in socket.scenes:
                await socket.receive()
        pairs[seat] = (first, second)
    race = Race(table, pairs)
    async with asyncio.timeout(60):
        await race.settle()
    return race


async def test_each_request_is_carried_out_once_or_not_at_all(database: str) -> None:
    sent: dict[str, int] = dict.fromkeys(GAMES, 0)
    refused: dict[str, int] = {}
    with serving(database) as server:
        async with Player.arriving(server.url) as player:
            while sum(sent.values()) < RACES:
                game = min(GAMES, key=lambda name: sent[name])
                async with AsyncExitStack() as stack:
                    race = await begun(game, player, stack)
                    before = sum(sent.values())
                    while not race.over and before + race.sent < RACES and race.sent < RACES // 3:
                        await race.round()
                await check(database, race)
                sent[game] += race.sent
                for code, times in race.refused.items():
                    refused[code] = refused.get(code, 0) + times
    assert min(sent.values()) > RACES // 10
    assert refused["stale"] > RACES // 10, "nobody was too late"


async def check(database: str, race: Race) -> None:
    """The log holds exactly what was accepted, and what the table has answered by itself."""
    async with open_store(database) as store:
        log = await store.entries(race.table)
        known = [await store.appended(race.table, key) for key in race.accepted]
        given = await own_answers(store, race.table, len(log))
    assert len([entry for entry in log if entry.kind == ACTION]) == len(race.accepted) + len(given)
    assert not set(given) & set(known)
    assert len(set(known)) == len(known)
    assert None not in known
