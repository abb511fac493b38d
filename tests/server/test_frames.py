"""Frames of a socket: their headers, one write for all of a turn, and listeners that are slow."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from landsraad.server import connections
from landsraad.server.connections import Outbox, WebSocketConnection, frame_header

pytestmark = pytest.mark.anyio


class Transport:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.aborted = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self.written))


def connection() -> tuple[Any, Transport]:
    """A socket that is open, without the server around it."""
    socket, transport = WebSocketConnection.__new__(WebSocketConnection), Transport()
    sent = [b"close"]
    socket.__dict__.update(
        loop=asyncio.get_running_loop(),
        transport=transport,
        config=SimpleNamespace(outbox=Outbox()),
        conn=SimpleNamespace(send_close=lambda _: None, data_to_send=lambda: sent),
        queue=asyncio.Queue(),
        writable=asyncio.Event(),
        close_sent=False,
        close_timeout=0.0,
        read_paused=False,
        on_slow=None,
        _unsent=[],
        _slow=None,
    )
    socket.writable.set()
    return socket, transport


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_as_the_library_writes_it(length: int) -> None:
    text = b"x" * length

    assert frame_header(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_all_that_is_sent_in_one_turn_is_written_at_once() -> None:
    socket, transport = connection()

    socket.send_text(b"scene")
    socket.send_text(b"accepted")
    assert transport.written == []
    await asyncio.sleep(0)
    socket.send_text(b"later")
    await asyncio.sleep(0)

    assert transport.written == [b"\x81\x05scene\x81\x08accepted", b"\x81\x05later"]


async def test_a_goodbye_comes_after_everything_else() -> None:
    socket, transport = connection()

    socket.send_text(b"bye")
    socket.end(4403)
    socket.send_text(b"too late")
    await asyncio.sleep(0.01)

    assert transport.written == [b"\x81\x03bye", b"close"]
    assert socket.queue.get_nowait()["code"] == 4403
    assert transport.aborted, "nobody has answered the goodbye in time"


async def test_who_does_not_catch_up_is_told_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.01)
    socket, _ = connection()
    slow = asyncio.Event()
    socket.on_slow = slow.set

    socket.send_text(b"x" * 1000)
    await asyncio.sleep(0)
    assert socket.bytes_behind == 0
    socket.pause_writing()
    assert socket.bytes_behind == 1004
    socket.resume_writing()
    await asyncio.sleep(0.05)
    assert not slow.is_set()
    socket.pause_writing()
    async with asyncio.timeout(10):
        await slow.wait()
