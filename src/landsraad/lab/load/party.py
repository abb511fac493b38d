"""Party: the players of one table over real sockets, at our server or at the reference.

One player acts at a time. The clock runs from the moment an action is sent until everybody at the
table has the view that it led to. Both kinds of party work alike and read as little as players can:
one of the six views for each action.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from landsraad.kernel import Chance

PLAYERS: Final = 6
PATIENCE: Final = 60.0
"""Seconds that an answer may take before the load is given up."""


class Silence(Exception):
    """A server does not do what was asked of it."""


class Party(ABC):
    """Six players at one table.

    Args:
        http: who they are to the server's REST.
        chance: what they choose by.

    Attributes:
        views, size: how many views have come, and their bytes.
    """

    def __init__(self, http: httpx.AsyncClient, chance: Chance) -> None:
        self.views = 0
        self.size = 0
        self.http = http
        self.chance = chance
        self.sockets: list[ClientConnection] = []
        self.latest = [b""] * PLAYERS
        self.missing: set[int] = set()
        self._readers: list[asyncio.Task[None]] = []
        self._sending: set[asyncio.Task[None]] = set()
        self._everybody = asyncio.Event()
        self._at = 0.0
        self._wrong: Exception | None = None

    # What each kind does its own way.

    @abstractmethod
    async def sit(self) -> None:
        """Begin a game and connect everybody, up to the first view."""

    @abstractmethod
    def choose(self) -> tuple[int, bytes] | None:
        """A player, and the message by which it acts; None if the game is over."""

    @abstractmethod
    def hear(self, player: int, message: bytes) -> None:
        """Take note of a message to a player; `saw` if it brings a view."""

    async def greet(self, player: int, socket: ClientConnection) -> None:  # noqa: B027
        """Say what has to be said before views come, if anything."""

    # What they have in common.

    async def act(self) -> float | None:
        """Seconds from an action to everybody's view; None if the game is over."""
        chosen = self.choose()
        if chosen is None:
            return None
        player, message = chosen
        self.expect()
        start = perf_counter()
        await self.sockets[player].send(message, text=True)
        await self._all_seen()
        return self._at - start

    async def connect(self, addresses: Sequence[str]) -> None:
        self.missing = set(range(PLAYERS))
        for player, address in enumerate(addresses):
            socket = await connect(address, compression=None, max_size=None, ping_interval=None)
            await self.greet(player, socket)
            self.sockets.append(socket)
            self._readers.append(asyncio.create_task(self._read(player, socket)))
        await self._all_seen()

    async def leave(self) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        await asyncio.gather(*[socket.close() for socket in self.sockets])
        self.sockets, self._readers = [], []

    async def post(self, path: str, body: Any) -> Any:
        """A request of REST."""
        answer = await self.http.post(path, json=body)
        if not answer.is_success:
            raise Silence(f"{path}: {answer.status_code} {answer.text}")
        return answer.json()

    def expect(self) -> None:
        """Everybody is to see something from now on."""
        self.missing = set(range(PLAYERS))
        self._everybody.clear()

    def saw(self, player: int, view: bytes) -> None:
        self.latest[player] = view
        self.views += 1
        self.size += len(view)
        self.tick()
        self.done(player)

    def tick(self) -> None:
        """The clock runs at least until now."""
        self._at = perf_counter()

    def done(self, player: int) -> None:
        """A player has all there is to come."""
        self.missing.discard(player)
        if not self.missing:
            self._everybody.set()

    def say(self, player: int, message: bytes) -> None:
        """Send a message without waiting."""
        sending = asyncio.create_task(self.sockets[player].send(message, text=True))
        self._sending.add(sending)  # a task that nobody holds may be forgotten
        sending.add_done_callback(self._sending.discard)

    async def _read(self, player: int, socket: ClientConnection) -> None:
        try:
            while True:
                self.hear(player, await socket.recv(decode=False))
        except Exception as wrong:  # whoever waits raises it
            self._wrong = wrong
            self._everybody.set()

    async def _all_seen(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._everybody.wait()
        except TimeoutError:
            raise Silence(f"no view came to {sorted(self.missing)}") from None
        if self._wrong is not None:
            raise self._wrong
