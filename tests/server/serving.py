"""A server in a process of its own, and a small client for tests: REST and the socket of a table.

with serving(database) as server:
async with Player.arriving(server.url, "Irulan") as irulan:
table = await irulan.table("crysknife", paul="me", feyd="bot:random")
async with irulan.socket(table) as socket:
await socket.play()
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import socket
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from landsraad.kernel.record import frozen_options
from landsraad.protocol import SeenView
from landsraad.server.tables.bot_pool import choose_action
from tests.server.starting import Command, start_command

PATIENCE = 60.0
"""Seconds after which a test has waited too long."""
GENEROUS = 10_000.0
"""Rate limits that no test meets unless it wants to."""
SOON_DONE = {"analysis_playouts": 40}
"""Less thought than people are given."""

Frame = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Served:
    """A running server."""

    url: str
    pid: int
    process: Command
    logs: Path

    def kill(self) -> None:
        """At once, without a chance to tidy up."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """As an operator does; its exit status."""
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def log_lines(self) -> list[Frame]:
        return [json.loads(line) for line in self.logs.read_text().splitlines()]


@contextmanager
def serving(database: str, **options: object) -> Iterator[Served]:
    """A server on a free port of this machine. Options are flags: `limits=1` is `--limits 1`."""
    flags = {"host": "127.0.0.1", "port": 0, "limits": GENEROUS, **SOON_DONE, **options}
    arguments = ["serve", "--json", "--no-browser"]
    for name, value in {"database": database, **flags}.items():
        arguments += [f"--{name.replace('_', '-')}", str(value)]
    with ExitStack() as stack:
        log = stack.enter_context(tempfile.NamedTemporaryFile(prefix="landsraad-log-"))
        logs = Path(log.name)
        process = start_command(arguments, environment(), logs)
        assert process.stdout is not None
        stdout = stack.enter_context(process.stdout)
        try:
            line = stdout.readline()
            assert line, logs.read_text()
            told = json.loads(line)
            yield Served(told["address"].rstrip("/"), told["pid"], process, logs)
        finally:
            if process.poll() is None:
                process.terminate()
                process.wait(PATIENCE)


def environment() -> dict[str, str]:
    """Nothing of the person's who runs the tests."""
    return {name: value for name, value in os.environ.items() if not name.startswith("LANDSRAAD")}


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def new_web(url: str, **headers: str) -> httpx.AsyncClient:
    """A client for plain http; certificates, which it would take long to load, are not needed."""
    return httpx.AsyncClient(
        base_url=url, timeout=PATIENCE, headers=headers, verify=False, trust_env=False
    )


class Player:
    """A guest who talks to a server."""

    def __init__(self, web: httpx.AsyncClient, guest: Frame) -> None:
        self.web = web
        self.id: str = guest["id"]
        self.name: str = guest["name"]
        self.token: str = guest["token"]
        self.url = str(web.base_url)

    @staticmethod
    @asynccontextmanager
    async def arriving(url: str, name: str = "Irulan") -> AsyncIterator[Player]:
        async with new_web(url) as web:
            answer = await web.post("/api/guests", json={"name": name})
            assert answer.status_code == 201, answer.text
            web.cookies.clear()
            player = Player(web, answer.json())
            web.headers["Authorization"] = f"Bearer {player.token}"
            yield player

    @staticmethod
    @asynccontextmanager
    async def returning(url: str, token: str) -> AsyncIterator[Player]:
        """The same guest as before, perhaps at another server."""
        async with new_web(url, Authorization=f"Bearer {token}") as web:
            answer = await web.get("/api/me")
            assert answer.status_code == 200, answer.text
            yield Player(web, {**answer.json(), "token": token})

    async def ask(
        self, method: str, path: str, body: object = None, status: int | None = None
    ) -> Any:
        """The JSON of an answer that must have this status; any good one if unsaid."""
        content = None if body is None else json.dumps(body)
        headers = {"Content-Type": "application/json"}
        answer = await self.web.request(method, f"/api{path}", content=content, headers=headers)
        wanted = answer.is_success if status is None else answer.status_code == status
        assert wanted, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def get(self, path: str, status: int | None = None) -> Any:
        return await self.ask("GET", path, None, status)

    async def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        return await self.ask("POST", path, body, status)

    async def delete(self, path: str, status: int | None = None) -> Any:
        return await self.ask("DELETE", path, None, status)

    async def table(
        self,
        game: str,
        who: Mapping[str, str] | None = None,
        *,
        begin: bool = True,
        seats: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
        limit: int | None = None,
        pace: str = "quick",
        window: int | None = None,
        **players: str,
    ) -> str:
        """The id of a new table; its game begins unless told otherwise.

        Who plays a seat is said by its name or in `who`: `me`, `open` or `bot:NAME`.
        """
        body = {
            "game": game,
            "name": f"{game} in a test",
            "seats": seats,
            "options": options or {},
            "players": {**(who or {}), **players},
            "limit": limit,
            "pace": pace,
            "window": window,
        }
        table: str = (await self.post("/tables", body))["id"]
        if begin:
            await self.post(f"/tables/{table}/start", {})
        return table

    async def join(self, host: Player, table: str, seat: str) -> None:
        """Sit down by a link that the host makes."""
        link = await host.post(f"/tables/{table}/seats/{seat}/link")
        await self.post("/links/join", link)

    async def ticket(
        self, table: str, seats: Sequence[str] | None = None, link: str | None = None
    ) -> str:
        wish = {"seats": seats, "link": link}
        answer: str = (await self.post(f"/tables/{table}/ticket", wish))["ticket"]
        return answer

    @asynccontextmanager
    async def socket(
        self,
        table: str,
        seats: Sequence[str] | None = None,
        link: str | None = None,
        since: Mapping[str, int] | None = None,
    ) -> AsyncIterator[Socket]:
        """A socket that has been welcomed."""
        ticket = await self.ticket(table, seats, link)
        async with connect(
            socket_url(str(self.web.base_url), table, ticket, since),
            compression=None,
            open_timeout=PATIENCE,
            max_size=None,
            proxy=None,
        ) as connection:
            socket = Socket(connection)
            await socket.until(lambda: socket.welcome is not None)
            yield socket


@asynccontextmanager
async def duelling(host: Player, friend: Player, **options: object) -> AsyncIterator[list[Socket]]:
    """The sockets of two people at a duel that has begun: the host is Paul, the friend Feyd."""
    table = await host.table("crysknife", begin=False, options=options, paul="me", feyd="open")
    await friend.join(host, table, "feyd")
    await host.post(f"/tables/{table}/start", {})
    async with host.socket(table) as paul, friend.socket(table) as feyd:
        for socket in (paul, feyd):
            await socket.until(lambda: bool(socket.scenes))  # noqa: B023 it is asked at once
        yield [paul, feyd]


def socket_url(url: str, table: str, ticket: str, since: Mapping[str, int] | None = None) -> str:
    seen = ",".join([f"{eyes}:{sequence}" for eyes, sequence in (since or {}).items()])
    base = url.rstrip("/").replace("http", "ws", 1)
    return f"{base}/api/tables/{table}/socket?ticket={ticket}{f'&since={seen}' if seen else ''}"


class Socket:
    """One socket of a table, and what came over it.

    Attributes:
        frames: everything, in order.
        scenes: the latest of each pair of eyes.
        welcome: the first frame.
    """

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[Frame] = []
        self.scenes: dict[str | None, Frame] = {}
        self.welcome: Frame | None = None
        self._seen: dict[str | None, SeenView] = {}
        self._keys = itertools.count(1)
        self._chance = random.Random(7)

    async def send(self, frame: object) -> None:
        await self.connection.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def receive(self) -> Frame:
        """The next frame."""
        async with asyncio.timeout(PATIENCE):
            frame: Frame = json.loads(await self.connection.recv())
        self.frames.append(frame)
        if frame["type"] == "welcome":
            self.welcome = frame
        if frame["type"] == "scene":
            self._complete(frame)
            self.scenes[frame["eyes"]] = frame
        return frame

    def _complete(self, scene: Frame) -> None:
        """Put the view together, with what is the same as before."""
        seen = self._seen.setdefault(scene["eyes"], SeenView())
        seen.take(scene["whole"], scene["public"], scene["private"], scene["decisions"])
        scene["view"] = seen.view

    async def until(self, condition: Callable[[], bool]) -> None:
        """Take frames until something is true."""
        while not condition():
            await self.receive()

    async def next(self, kind: str, **fields: object) -> Frame:
        """The next frame of a type with these fields."""
        while True:
            frame = await self.receive()
            if frame["type"] == kind and fields.items() <= frame.items():
                return frame

    async def ended(self) -> int:
        """The close code, after all that still comes."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed:
            code = self.connection.close_code
            assert code is not None
            return code

    # Playing.

    @property
    def eyes(self) -> list[str | None]:
        assert self.welcome is not None
        eyes: list[str | None] = self.welcome["eyes"]
        return eyes

    def view(self, eyes: str | None = None) -> Frame:
        """What these eyes saw last; by default the first of this socket."""
        view: Frame = self.scenes[self.eyes[0] if eyes is None else eyes]["view"]
        return view

    def over(self) -> bool:
        return any(scene["view"]["outcome"] is not None for scene in self.scenes.values())

    def asked(self) -> list[str]:
        """Seats of this socket that the game waits for."""
        return [
            eyes
            for eyes, scene in self.scenes.items()
            if eyes is not None and any(asked["required"] for asked in scene["view"]["decisions"])
        ]

    def choice(self, seat: str, bot: str = "random") -> Frame:
        """An action that a bot would choose for a seat."""
        assert self.welcome is not None
        table = self.welcome["table"]
        options = frozen_options({**table["options"], **self.welcome["readings"]})
        view = self.scenes[seat]["view"]
        action = choose_action(table["game"], bot, view, options, self._chance.getrandbits(60))
        assert action is not None
        return action

    async def request(self, kind: str, **fields: object) -> Frame:
        """Send a request and wait for its answer: accepted or refused."""
        key = fields.setdefault("key", f"key-{next(self._keys)}-{id(self)}")
        await self.send({"type": kind, **fields})
        return await self.answer(str(key))

    async def answer(self, key: str) -> Frame:
        while True:
            frame = await self.receive()
            if frame["type"] in {"accepted", "refused"} and frame["key"] in {key, None}:
                return frame

    async def act(self, action: Mapping[str, object], **fields: object) -> Frame:
        """Play an action as one that has seen all that came so far."""
        seat = str(action["seat"])
        expected = fields.pop("expected", None)
        if expected is None:
            expected = self.scenes[seat]["sequence"]
        return await self.request("act", action=action, expected=expected, **fields)

    async def play(
        self, actions: int | None = None, stop: Callable[[], bool] = lambda: False
    ) -> int:
        """Play at random for all seats of this socket; how many actions were accepted."""
        played = 0
        while not self.over() and played != actions and not stop():
            if not self.asked():
                await self.receive()
                continue
            answer = await self.act(self.choice(self._chance.choice(self.asked())))
            assert answer["type"] == "accepted" or answer["code"] == "stale", answer
            played += answer["type"] == "accepted"
        return played
