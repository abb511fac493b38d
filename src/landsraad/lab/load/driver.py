"""Driver: all parties of one server, in a process of their own.

    python -m landsraad.lab.load.driver ORDER

The order is JSON. When everybody sits it prints a line; then each line that it reads, a `Lap` in
JSON, makes them play, and is answered by a line, a `Round` in JSON, until there are no more.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final, Literal

import httpx
import msgspec
import uvloop
from msgspec import Struct

from landsraad.kernel import Chance
from landsraad.lab.load.ours import DuneParty
from landsraad.lab.load.party import PATIENCE, Party
from landsraad.lab.load.theirs import ToyParty

WARM_UP: Final = 40
"""Actions at each table before anything is measured."""


class Order(Struct):
    """What to drive.

    Attributes:
        side: whose server it is.
        addresses: of its processes.
        processes: their ids.
        tables: how many.
        options: of our game.
        at: tables of ours that are there already, to sit down at first.
        token: of the guest who holds their seats.
        seed: of what the players choose.
    """

    side: Literal["landsraad", "boardgame.io"]
    addresses: list[str]
    processes: list[int]
    tables: int
    options: dict[str, Any]
    seed: int
    at: list[str] = []
    token: str = ""


class Lap(Struct):
    """How to play for a while.

    Attributes:
        seconds: how long.
        pace: actions a second at each table; 0 for as many as it can.
        first, last: the tables that play, by number; by default all of them.
    """

    seconds: float
    pace: float
    first: int = 0
    last: int | None = None


class Round(Struct):
    """What came of it.

    Attributes:
        seconds: how long it took.
        delays: seconds from each action to everybody's view.
        views, size: that came, and their bytes.
        driver, server: seconds of processor time; the server's is None if the system does not tell.
        games: that ended, and were followed by another.
    """

    seconds: float
    delays: list[float]
    views: int
    size: int
    driver: float
    server: float | None
    games: int


class Driver:
    """The parties of one server."""

    def __init__(self, order: Order) -> None:
        self._order = order
        self._parties: list[Party] = []
        self._delays: list[float] = []
        self._games = 0

    async def sit(self, guests: AsyncExitStack) -> None:
        """Seat everybody, one table after the other, and let the games get going."""
        chance = Chance.seeded(self._order.seed)
        addresses = self._order.addresses
        for number in range(self._order.tables):
            # Sockets of a table are at one process, requests about it come to another.
            sockets, requests = (addresses[each % len(addresses)] for each in (number, number + 1))
            client = httpx.AsyncClient(base_url=requests, timeout=PATIENCE)
            http = await guests.enter_async_context(client)
            await self._introduce(http)
            table = self._order.at[number] if self._order.at else ""
            self._parties.append(self._party(http, chance.fork(), sockets, table))
        for party in self._parties:
            await party.sit()
        if not self._order.at:
            await asyncio.gather(*[warm_up(party) for party in self._parties])

    async def _introduce(self, http: httpx.AsyncClient) -> None:
        if self._order.token:
            http.headers["Authorization"] = f"Bearer {self._order.token}"
        elif self._order.side == "landsraad":
            guest = await http.post("/api/guests", json={"name": "Load"})
            http.headers["Authorization"] = f"Bearer {guest.raise_for_status().json()['token']}"

    def _party(self, http: httpx.AsyncClient, chance: Chance, sockets: str, table: str) -> Party:
        if self._order.side == "landsraad":
            return DuneParty(http, chance, self._order.options, sockets, table)
        return ToyParty(http, chance)

    async def drive(self, lap: Lap) -> Round:
        """Let all parties play at once."""
        views, size = self._seen()
        self._delays, self._games = [], 0
        cpu, server, start = process_time(), self._server_time(), perf_counter()
        playing = self._parties[lap.first : lap.last]
        await asyncio.gather(*[self._play(party, lap, start) for party in playing])
        seconds, cpu = perf_counter() - start, process_time() - cpu
        after = self._server_time()
        used = None if server is None or after is None else after - server
        more_views, more_size = self._seen()
        views, size = more_views - views, more_size - size
        return Round(seconds, self._delays, views, size, cpu, used, self._games)

    def _server_time(self) -> float | None:
        times = [processor_time(process) for process in self._order.processes]
        known = [time for time in times if time is not None]
        return sum(known) if len(known) == len(times) else None

    def _seen(self) -> tuple[int, int]:
        return sum(each.views for each in self._parties), sum(each.size for each in self._parties)

    async def _play(self, party: Party, lap: Lap, start: float) -> None:
        """Play until the time is up; after a game begin another."""
        pause = 1 / lap.pace if lap.pace else 0.0
        due = start + pause * party.chance.below(1000) / 1000
        while max(perf_counter(), due) < start + lap.seconds:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            delay = await party.act()
            if delay is None:
                self._games += 1
                await party.leave()
                await party.sit()
            else:
                self._delays.append(delay)
            due += pause


async def warm_up(party: Party) -> None:
    """The beginning of a game is not like the rest of it."""
    for _ in range(WARM_UP):
        await party.act()


def processor_time(process: int) -> float | None:
    """Seconds that a process has used, all threads together, if the system tells."""
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    except OSError:
        return None
    user, system = status.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def main(order: Order) -> None:
    driver = Driver(order)
    async with AsyncExitStack() as guests:
        await driver.sit(guests)
        print("ready", flush=True)
        while line := await asyncio.to_thread(sys.stdin.readline):
            result = await driver.drive(msgspec.json.decode(line, type=Lap))
            print(msgspec.json.encode(result).decode(), flush=True)


if __name__ == "__main__":
    uvloop.run(main(msgspec.json.decode(sys.argv[1], type=Order)))
