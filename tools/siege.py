"""How long a visitor waits while others attack the server: `python -m tools.siege [SECONDS]`.

A server with the limits that are documented runs in a process of its own, and so do the attackers:
20 uploads that are never finished, 400 idle connections, 1,000 wrong tickets a second. A visitor
from another address asks for their tables, before the attack, during it and after it.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

import httpx

from landsraad.server.limits import LARGEST_RECORD
from tests.server.attacks.raw import VISITOR, Dialler, head, upload
from tests.server.serving import PATIENCE, Served, serving

SECONDS = 20.0
UPLOADS = 20
IDLE = 400
TICKETS = 1_000
"""Wrong ones, a second."""
GUESSER = "127.0.0.3"
PAUSE = 0.06
"""Seconds between two requests of the visitor; 20 a second are allowed."""
SOCKET = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": 13,
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


# The attackers.


async def attack(url: str, seconds: float) -> None:
    """All at once; prints how many tickets were tried, and how they were answered."""
    async with Dialler() as dial:
        await dial.many(url, IDLE)
        tokens = [await token_of(url, f"Attacker {number}") for number in range(UPLOADS)]
        for token in tokens:
            connection = await dial(url, GUESSER)
            await connection.send(upload(LARGEST_RECORD, token) + b'{"name":"')
        print("ready", flush=True)
        answers: Counter[int] = Counter()
        began = time.monotonic()
        async with asyncio.TaskGroup() as group:
            while (passed := time.monotonic() - began) < seconds:
                for _ in range(int(passed * TICKETS) - answers[0]):
                    answers[0] += 1
                    group.create_task(try_ticket(url, answers))
                await asyncio.sleep(0.01)
    tried = answers.pop(0)
    print(f"{tried / seconds:.0f} wrong tickets a second, answered {dict(answers)}", flush=True)


async def token_of(url: str, name: str) -> str:
    transport = httpx.AsyncHTTPTransport(local_address=GUESSER)
    async with httpx.AsyncClient(transport=transport, base_url=url, timeout=PATIENCE) as web:
        return str((await web.post("/api/guests", json={"name": name})).json()["token"])


async def try_ticket(url: str, answers: Counter[int]) -> None:
    async with Dialler() as dial:
        try:
            connection = await dial(url, GUESSER)
            await connection.send(
                head("GET", "/api/tables/x/socket?ticket=wrong", "127.0.0.1", SOCKET)
            )
            status, _ = await connection.answer()
        except (OSError, EOFError, TimeoutError):
            status = -1
        answers[status] += 1


# The visitor.


async def visit(url: str, seconds: float) -> list[float]:
    """Seconds that each answer took."""
    transport = httpx.AsyncHTTPTransport(local_address=VISITOR)
    async with httpx.AsyncClient(transport=transport, base_url=url, timeout=PATIENCE) as web:
        token = (await web.post("/api/guests", json={"name": "Irulan"})).json()["token"]
        web.cookies.clear()
        web.headers["Authorization"] = f"Bearer {token}"
        waits = []
        began = time.monotonic()
        while time.monotonic() - began < seconds:
            asked = time.perf_counter()
            answer = await web.get("/api/tables")
            waits.append(time.perf_counter() - asked)
            assert answer.status_code in {200, 429}, answer.text
            await asyncio.sleep(PAUSE)
        return waits


def show(what: str, waits: list[float]) -> None:
    ms = [1000 * wait for wait in waits]
    p99 = quantiles(ms, n=100)[98]
    print(f"{what:8} {len(ms):5} answers: median {median(ms):6.1f} ms, p99 {p99:6.1f}, ", end="")
    print(f"worst {max(ms):6.1f}")


@contextmanager
def attacking(url: str, seconds: float) -> Iterator[None]:
    """While attackers are at it, in a process of their own."""
    command = [sys.executable, "-m", "tools.siege", "attack", url, str(seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield
        print(process.stdout.read().strip())


def main(seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder, serving(f"{folder}/x.db", limits=1) as server:
        show("before", asyncio.run(visit(server.url, seconds / 2)))
        began = processor_seconds(server.pid)
        with attacking(server.url, seconds):
            during = asyncio.run(visit(server.url, seconds - 1))
        used = (processor_seconds(server.pid) - began) / seconds
        show("during", during)
        print(f"the server kept {100 * used:.0f} % of a processor busy meanwhile")
        show("after", asyncio.run(visit(server.url, seconds / 2)))
        show_log(server)


def processor_seconds(process: int) -> float:
    """What a process has used so far (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def show_log(server: Served) -> None:
    """What the server says: how long it took from header to answer, without the network."""
    lines = server.log_lines()
    took = [line["milliseconds"] for line in lines if line.get("path") == "/api/tables"]
    errors = [line for line in lines if line["level"] == "error"]
    print(f"in the log: worst {max(took)} ms, {len(errors)} errors")


if __name__ == "__main__":
    if sys.argv[1:2] == ["attack"]:
        asyncio.run(attack(sys.argv[2], float(sys.argv[3])))
    else:
        main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
