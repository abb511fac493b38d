"""Connections: how many one address may hold, and how long one may take over what it does.

uvicorn waits for ever for a header that does not end, for the rest of a body that nobody reads any
more, and for a visitor who does not take their answer. Here a connection always has a deadline.
"""

from __future__ import annotations

import asyncio
import ipaddress
import struct
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from landsraad.server import metrics
from landsraad.server.limits import Buckets, address_key

IDLE: Final = 30.0
"""Seconds without a request, and to send the rest of a body that was refused."""
LONGEST_HEADER: Final = 10.0
"""Seconds in which a header has to arrive, from its first byte."""
LONGEST_REQUEST: Final = 120.0
"""Seconds from a header until all of the answer has been taken."""
LARGEST_HEADER: Final = 65_536
"""Bytes of a header that has not ended."""
PATIENCE: Final = 20.0
"""Seconds for a socket to catch up, once it is behind with taking what it is sent."""
FRAMES: Final = "landsraad.frames"
"""The extension of ASGI by which the application finds the `WebSocketConnection`."""

PROBLEM: Final = b'{"code":"too_fast","reason":"Too many connections.","rule":"","field":""}'
REFUSAL: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nRetry-After: 1\r\n"
    b"Connection: close\r\nContent-Length: %d\r\n\r\n%b" % (len(PROBLEM), PROBLEM)
)


class Places:
    """How many connections each address holds. Proxies are not counted: all come by them.

    Args:
        most: that one address may hold.
        proxies: addresses or networks, separated by commas; `*` for all.
        guesses: wrong tickets by address.
    """

    def __init__(self, most: int, proxies: str, guesses: Buckets) -> None:
        self._most = most
        self._guesses = guesses
        self._held: Counter[str] = Counter()
        self._all_are_proxies = "*" in proxies.split(",")
        self._proxies = [network for part in proxies.split(",") for network in networks(part)]

    def enter(self, address: str) -> bool:
        """Count a connection; False if that is one too many."""
        key = address_key(address)
        if self._held[key] >= self._most and not self._is_proxy(address):
            return False
        self._held[key] += 1
        return True

    def may_have_socket(self, address: str) -> bool:
        """Not if it has tried too many tickets: even the handshake would cost more than this."""
        return self._guesses.has_left(address_key(address)) or self._is_proxy(address)

    def leave(self, address: str) -> None:
        key = address_key(address)
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]

    def _is_proxy(self, address: str) -> bool:
        if self._all_are_proxies:
            return True
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


def networks(text: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """The network of an address such as `10.0.0.1` or `10.0.0.0/8`; none if it is no such text."""
    try:
        return [ipaddress.ip_network(text.strip(), strict=False)]
    except ValueError:
        return []


class Config(uvicorn.Config):
    """What all connections of a server share."""

    def __init__(self, app: Any, places: Places, **settings: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=WebSocketConnection, **settings)
        self.places = places
        self.outbox = Outbox()


class Outbox:
    """The sockets that have something to send: each writes once for each turn of the loop."""

    def __init__(self) -> None:
        self._sockets: list[WebSocketConnection] = []

    def add(self, socket: WebSocketConnection) -> None:
        if not self._sockets:
            socket.loop.call_soon(self._flush)
        self._sockets.append(socket)

    def _flush(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            socket.flush()


class HttpConnection(HttpToolsProtocol):
    """A connection that has a place, and a deadline at every moment."""

    config: Config

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._deadline: asyncio.TimerHandle | None = None
        self._has_place = False
        self._in_header = False
        self._header_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._has_place = self.config.places.enter(self._address)
        if self._has_place:
            self._within(IDLE)
        else:
            self._refuse()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        if not self.config.places.may_have_socket(self._address):
            self._refuse()
            return
        self._leave()  # the socket takes the place
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if not self._has_place:
            return
        if self._in_header:
            self._header_bytes += len(data)
        super().data_received(data)
        if self._in_header and self._header_bytes > LARGEST_HEADER:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_header = True
        self._header_bytes = 0
        self._within(LONGEST_HEADER)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_header:  # what follows a body is not read
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_header = False
        self._within(LONGEST_REQUEST)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._within(LONGEST_REQUEST if self._next_is_running() else IDLE)

    @property
    def _address(self) -> str:
        return "" if self.client is None else self.client[0]

    def _next_is_running(self) -> bool:
        """A request that was sent before the last one was answered."""
        return not self.cycle.response_complete

    def _within(self, seconds: float) -> None:
        """From now on, this long and no longer."""
        if self._deadline is not None:
            self._deadline.cancel()
        if self._has_place:
            self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _refuse(self) -> None:
        metrics.REFUSALS.add("too_fast")
        self.transport.write(REFUSAL)
        self.transport.close()

    def _leave(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        if self._has_place:
            self._has_place = False
            self.config.places.leave(self._address)


TEXT: Final = 0x81
"""First byte of a frame that holds a whole text."""


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A socket has a place too; whether somebody is there, uvicorn finds out by pings.

    The application hands frames to it directly: the way by ASGI costs several times what a frame
    does, and a task for each socket.

    Attributes:
        on_slow: called if the other side does not take what was written for too long.
    """

    config: Config

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.on_slow: Callable[[], None] | None = None
        self._unsent: list[bytes] = []
        self._slow: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.config.places.enter(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_slow()
        self.config.places.leave(self._address)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[FRAMES] = self
        try:
            await super().run_asgi()
        finally:
            del extensions[FRAMES]  # no cycle: garbage is hardly ever collected
            self.on_slow = None

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            # A refusal is an end too; uvicorn would log an error for each.
            self.handshake_complete = True

    # Frames.

    def send_text(self, text: bytes) -> None:
        """Send a message, with all others of this turn of the loop."""
        if self.close_sent:
            return
        if not self._unsent:
            self.config.outbox.add(self)
        self._unsent += (frame_header(len(text)), text)

    def flush(self) -> None:
        """Write what is to be sent."""
        if self._unsent and not self.transport.is_closing():
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    @property
    def bytes_behind(self) -> int:
        """That were written and are not taken, if that is worth mentioning."""
        return 0 if self.writable.is_set() else self.transport.get_write_buffer_size()

    def end(self, code: int) -> None:
        """Close the socket, after all that was sent before."""
        if self.close_sent or self.transport.is_closing():
            return
        self.flush()
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._slow = self.loop.call_later(PATIENCE, self._is_slow)

    def resume_writing(self) -> None:
        self._forget_slow()
        super().resume_writing()

    def _is_slow(self) -> None:
        if self.on_slow is not None:
            self.on_slow()

    def _forget_slow(self) -> None:
        if self._slow is not None:
            self._slow.cancel()

    @property
    def _address(self) -> str:
        return "" if self.client is None else self.client[0]


def frame_header(length: int) -> bytes:
    """How a text of so many bytes begins on a socket (RFC 6455, section 5.2)."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 65_536:
        return struct.pack("!BBH", TEXT, 126, length)
    return struct.pack("!BBQ", TEXT, 127, length)
