"""Connections that behave like no client of ours, from an address of their own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Self
from urllib.parse import urlsplit

from tests.server.serving import PATIENCE

ATTACKER = "127.0.0.1"
VISITOR = "127.0.0.2"
"""Another address of this machine: limits by address do not mix the two up."""


class RawConnection:
    """A connection over which anything can be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def answer(self) -> tuple[int, Any]:
        """Status and JSON of the next answer."""
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readuntil(b"\r\n\r\n")
            status = int(head.split(b" ", 2)[1])
            lengths = [
                int(line.split(b":")[1])
                for line in head.lower().split(b"\r\n")
                if line.startswith(b"content-length:")
            ]
            body = await self.reader.readexactly(lengths[0] if lengths else 0)
        return status, json.loads(body) if body else None

    async def closed(self, seconds: float = PATIENCE) -> bytes:
        """What still came before the server ended it; TimeoutError if it does not."""
        async with asyncio.timeout(seconds):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""

    def is_closed(self) -> bool:
        return self.reader.at_eof() or self.reader.exception() is not None

    async def close(self) -> None:
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()


class Dialler:
    """Makes connections, and closes them in the end."""

    def __init__(self) -> None:
        self._connections: list[RawConnection] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exception: object) -> None:
        for connection in self._connections:
            await connection.close()

    async def __call__(self, url: str, address: str = ATTACKER) -> RawConnection:
        """A connection to a server, from one of the addresses of this machine."""
        target = urlsplit(url)
        streams = await asyncio.open_connection(
            target.hostname, target.port, local_addr=(address, 0)
        )
        self._connections.append(RawConnection(*streams))
        return self._connections[-1]

    async def many(self, url: str, number: int) -> list[RawConnection]:
        return [await self(url) for _ in range(number)]


def head(method: str, path: str, host: str, headers: Mapping[str, object]) -> bytes:
    """The header of a request."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def upload(size: int, token: str = "", path: str = "/api/records") -> bytes:
    """The header of a request that brings so many bytes."""
    headers: dict[str, object] = {"Content-Type": "application/json", "Content-Length": size}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    return head("POST", path, "127.0.0.1", headers)
