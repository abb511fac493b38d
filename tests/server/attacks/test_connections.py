"""Attack: connections that are held and never used.

Headers that never end, uploads of which nothing more comes, and idle connections by the hundred:
uvicorn waits for all of them, as long as the attacker likes, until no file can be opened any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from landsraad.server import connections, problems
from landsraad.server.connections import Config, Places
from landsraad.server.limits import LARGEST_RECORD, STANDARD, Buckets, address_key
from landsraad.server.problems import TooSlow
from landsraad.server.rest import reading
from landsraad.server.rest.reading import read_body
from landsraad.server.run import listen
from tests.server.attacks.raw import ATTACKER, VISITOR, Dialler, RawConnection, head, upload
from tests.server.serving import PATIENCE, Player, Served, serving

pytestmark = pytest.mark.anyio

HEALTH = head("GET", "/health", "127.0.0.1", {})
UNFINISHED = 20
IDLE_ONES = 400
LARGE = 50_000_000
WAIT = connections.LONGEST_HEADER + PATIENCE
"""Seconds after which the server should have ended what never ends."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server with the limits that are documented."""
    with serving(str(tmp_path / "x.db"), limits=1) as server:
        yield server


async def healthy(url: str, address: str = VISITOR) -> bool:
    """A visitor, by default from elsewhere, is answered."""
    async with Dialler() as dial:
        connection = await dial(url, address)
        await connection.send(HEALTH)
        status, _ = await connection.answer()
    return status == 200


async def still_open(held: list[RawConnection]) -> int:
    """How many of them the server does not end within a second."""
    ends = await asyncio.gather(*[each.closed(1.0) for each in held], return_exceptions=True)
    return sum([isinstance(end, TimeoutError) for end in ends])


async def test_one_address_holds_so_many_connections(served: Served, dial: Dialler) -> None:
    """Whoever has too many is told so; others are served, and so is the address afterwards."""
    idle = await dial.many(served.url, IDLE_ONES)
    told = await idle[-1].closed()
    remaining = await still_open(idle)
    others = await healthy(served.url)
    for connection in idle:
        await connection.close()
    await asyncio.sleep(0.5)
    again = await healthy(served.url, ATTACKER)

    assert told.startswith(b"HTTP/1.1 429 ")
    assert remaining <= STANDARD.connections
    assert others
    assert again


async def test_unfinished_uploads_stop_nobody(served: Served, dial: Dialler) -> None:
    """A guest who begins to bring records and does not go on; meanwhile somebody makes a table."""
    async with (
        Player.arriving(served.url, "Feyd") as guest,
        Player.arriving(served.url, "Irulan") as somebody,
    ):
        uploads = await dial.many(served.url, UNFINISHED)
        for connection in uploads:
            await connection.send(upload(LARGEST_RECORD, guest.token) + b'{"name":"')
        table = await somebody.table("crysknife", paul="me", feyd="me")
        async with somebody.socket(table) as socket:
            played = await socket.play()
        others = await healthy(served.url)

    assert played > 3
    assert others


async def test_a_header_that_never_ends_is_ended(served: Served, dial: Dialler) -> None:
    """Also one that goes on by a byte now and then: what counts is when it began."""
    slow, silent = await dial.many(served.url, 2)
    await slow.send(HEALTH[:-2])
    await silent.send(b"GET")

    async def trickle() -> None:
        while not slow.is_closed():
            try:
                await slow.send(b"X: y\r\n")
            except ConnectionError:
                return
            await asyncio.sleep(0.5)

    trickling = asyncio.create_task(trickle())
    ended = [await slow.closed(WAIT), await silent.closed(WAIT)]
    await trickling

    assert ended == [b"", b""]
    assert await healthy(served.url)


async def test_a_header_without_end_is_not_collected(served: Served, dial: Dialler) -> None:
    """It would fill the memory as fast as the network is."""
    connection = await dial(served.url)
    await connection.send(HEALTH[:-2] + b"X: ")

    with pytest.raises(ConnectionError):
        await flood(connection)

    assert await healthy(served.url)


async def flood(connection: RawConnection) -> None:
    for _ in range(2_000):
        await connection.send(b"x" * 65_536)


# The same with shorter deadlines, for those that a test would wait for too long.


async def small_app(scope: Scope, receive: Receive, send: Send) -> None:
    """Reads a body at `/read`, sends more than anybody takes at `/large`, else answers at once."""
    request = Request(scope, receive)
    try:
        content = b"x" * (LARGE if scope["path"] == "/large" else 2)
        if scope["path"] == "/read":
            await read_body(request)
        response = Response(content)
    except TooSlow as wrong:
        response = problems.of_error(wrong)
    await response(scope, receive, send)


@pytest.fixture
async def hasty(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """A server in this process whose deadlines end after half a second."""
    for name in ("IDLE", "LONGEST_HEADER", "LONGEST_REQUEST"):
        monkeypatch.setattr(connections, name, 0.5)
    monkeypatch.setattr(reading, "SLOWEST_BODY", 0.2)
    config = Config(
        small_app, Places(10, "", Buckets(STANDARD.guesses)), lifespan="off", log_config=None
    )
    server = uvicorn.Server(config)
    with listen("127.0.0.1", 0) as listening:
        serving = asyncio.create_task(server.serve([listening]))
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        await serving


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"\r\n",
        HEALTH,
        HEALTH + b"\r\n",
        HEALTH + b"GET / HT",
        upload(1_000, path="/refused") + b"{",
        upload(1_000, path="/read") + b"{",
        head("POST", "/refused", "x", {"Transfer-Encoding": "chunked"}) + b"5\r\nhe",
    ],
)
async def test_nothing_is_waited_for_without_end(hasty: str, dial: Dialler, sent: bytes) -> None:
    connection = await dial(hasty)
    await connection.send(sent)

    assert (await connection.closed()).count(b"HTTP/1.1 ") == (sent not in {b"", b"\r\n"})


async def test_an_answer_that_nobody_takes_is_given_up(hasty: str, dial: Dialler) -> None:
    connection = await dial(hasty)
    await connection.send(head("GET", "/large", "x", {}))
    await asyncio.sleep(2)

    assert len(await connection.closed()) < LARGE


async def test_a_connection_in_use_stays_open(hasty: str, dial: Dialler) -> None:
    """Longer than any of its deadlines."""
    connection = await dial(hasty)
    for _ in range(8):
        await connection.send(head("GET", "/", "x", {}))
        assert (await connection.reader.readuntil(b"xx")).startswith(b"HTTP/1.1 200 ")
        await asyncio.sleep(0.1)


# Addresses.


def test_a_household_is_one_address() -> None:
    assert address_key("2001:db8:1:2::7") == address_key("2001:db8:1:2:ffff::")
    assert address_key("2001:db8:1:2::7") != address_key("2001:db8:1:3::7")
    assert address_key("::ffff:192.0.2.1") == address_key("192.0.2.1") != address_key("192.0.2.2")
    assert address_key("no address") == "no address"


def test_a_place_is_given_back() -> None:
    places = Places(2, "", Buckets(STANDARD.guesses))

    assert [places.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert places.enter("192.0.2.2")
    places.leave("192.0.2.1")
    assert places.enter("192.0.2.1")


@pytest.mark.parametrize("proxies", ["192.0.2.1", "10.0.0.1, 192.0.2.0/24", "*"])
def test_a_proxy_has_as_many_connections_as_it_needs(proxies: str) -> None:
    places = Places(1, proxies, Buckets(STANDARD.guesses))

    assert all(places.enter("192.0.2.1") for _ in range(10))
