"""Metrics: what this process has done, as Prometheus reads it, at an address of its own."""

from __future__ import annotations

import asyncio
import socket
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: upper ends of the parts of a histogram."""


class Count:
    """Something that is counted, perhaps by kind."""

    def __init__(self, name: str, help_: str, label: str = "") -> None:
        self.name = name
        self.help = help_
        self.label = label
        self.values: Counter[str] = Counter()

    def add(self, kind: str = "", number: int = 1) -> None:
        self.values[kind] += number

    def lines(self) -> Iterator[str]:
        yield from heading(self.name, self.help, "counter")
        if not self.label:
            yield f"{self.name} {self.values['']}"
            return
        for kind, number in sorted(self.values.items()):
            yield f'{self.name}{{{self.label}="{kind}"}} {number}'


class Times:
    """How long something took."""

    def __init__(self, name: str, help_: str) -> None:
        self.name = name
        self.help = help_
        self.parts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.parts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> Iterator[str]:
        yield from heading(self.name, self.help, "histogram")
        total = 0
        for bound, number in zip((*BOUNDS, "+Inf"), self.parts, strict=True):
            total += number
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self.sum:.6f}"
        yield f"{self.name}_count {total}"


class Gauge:
    """How much of something there is at the moment."""

    def __init__(self, name: str, help_: str) -> None:
        self.name = name
        self.help = help_
        self.value = 0

    def set(self, value: int) -> None:
        self.value = value

    def lines(self) -> Iterator[str]:
        yield from heading(self.name, self.help, "gauge")
        yield f"{self.name} {self.value}"


def heading(name: str, help_: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {help_}"
    yield f"# TYPE {name} {kind}"


REQUESTS: Final = Count("landsraad_requests_total", "REST requests by status.", "status")
REQUEST_TIMES: Final = Times("landsraad_request_seconds", "Time to answer a REST request.")
FRAMES: Final = Count("landsraad_frames_total", "Frames from clients by type.", "type")
REFUSALS: Final = Count("landsraad_refusals_total", "Refusals by code.", "code")
ENTRIES: Final = Count("landsraad_entries_total", "Log entries stored by kind.", "kind")
APPEND_TIMES: Final = Times("landsraad_append_seconds", "Time until an entry was durable.")
THOUGHT_TIMES: Final = Times("landsraad_thought_seconds", "Time a bot thought, waiting included.")
FAILED_THOUGHTS: Final = Count("landsraad_failed_thoughts_total", "Thoughts left to chance.")
WAITING_THOUGHTS: Final = Gauge("landsraad_waiting_thoughts", "Thoughts that wait for a worker.")
KILLED_WORKERS: Final = Count("landsraad_killed_workers_total", "Bots' workers given up.")
BYES: Final = Count("landsraad_byes_total", "Sockets that the server closed by reason.", "code")

ALL: Final = (
    REQUESTS,
    REQUEST_TIMES,
    FRAMES,
    REFUSALS,
    ENTRIES,
    APPEND_TIMES,
    THOUGHT_TIMES,
    FAILED_THOUGHTS,
    WAITING_THOUGHTS,
    KILLED_WORKERS,
    BYES,
)


def page(tables: int, sockets: int) -> str:
    """Everything, and how much there is at the moment."""
    lines = [line for metric in ALL for line in metric.lines()]
    for name, help_, number in (
        ("landsraad_tables", "Tables in memory.", tables),
        ("landsraad_sockets", "Open sockets.", sockets),
    ):
        lines += [*heading(name, help_, "gauge"), f"{name} {number}"]
    return "\n".join(lines) + "\n"


# Serving.

PATIENCE: Final = 10.0
"""Seconds for a request to arrive and its answer to leave."""
PAGE_HEAD: Final = "HTTP/1.1 200 OK\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8"
NOT_FOUND: Final = "HTTP/1.1 404 Not Found\r\nContent-Type: text/plain; charset=utf-8"


async def serve(listening: socket.socket, write_page: Callable[[], str]) -> asyncio.Server:
    """Answer `GET /metrics` here, and nothing else."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(
            TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError
        ):
            async with asyncio.timeout(PATIENCE):
                request = await reader.readuntil(b"\r\n\r\n")
                found = request.startswith((b"GET /metrics ", b"GET /metrics?"))
                text = write_page() if found else "Not found\n"
                head = PAGE_HEAD if found else NOT_FOUND
                length = len(text.encode())
                closing = f"Content-Length: {length}\r\nConnection: close\r\n\r\n"
                writer.write(f"{head}\r\n{closing}{text}".encode())
                await writer.drain()
        writer.close()

    return await asyncio.start_server(answer, sock=listening)
