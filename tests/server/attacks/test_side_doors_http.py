"""Attack: what the public port told and did for anybody.

`/metrics` told everybody how many tables and refusals there are. `/health` asked the store, so that
anybody could keep it busy; and it said that all is well while nothing could be written any more.
"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from landsraad.server.run import read_address
from tests.server.serving import Served, free_port, new_web, serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
async def test_metrics_are_not_told_on_the_public_port(server: Served) -> None:
    async with new_web(server.url) as web:
        answer = await web.get("/metrics")

    assert "landsraad_" not in answer.text


async def test_metrics_have_an_address_of_their_own(tmp_path: Path) -> None:
    """Where nothing else is answered, and nobody is waited for."""
    address = f"127.0.0.1:{free_port()}"
    with serving(str(tmp_path / "x.db"), metrics_address=address) as served:
        async with new_web(f"http://{address}") as web, new_web(served.url) as public:
            await public.get("/api/me")
            told = await web.get("/metrics")
            nothing = [
                await web.get("/api/games"),
                await web.post("/metrics"),
                await web.get("/metricsx"),
            ]

    assert 'landsraad_requests_total{status="401"} 1' in told.text
    assert {answer.status_code for answer in nothing} == {404}


@pytest.mark.parametrize("text", ["", "9100x", "127.0.0.1", "127.0.0.1:", "127.0.0.1:99999"])
def test_an_address_that_is_none(text: str) -> None:
    with pytest.raises(OSError, match="host and a port"):
        read_address(text)


def test_addresses() -> None:
    assert read_address("127.0.0.1:9100") == ("127.0.0.1", 9100)
    assert read_address("[::1]:9100") == ("::1", 9100)
    assert read_address(":9100") == ("127.0.0.1", 9100)


async def test_alive_is_not_ready(tmp_path: Path) -> None:
    """Somebody keeps the database to themselves: alive, but not ready until they let go."""
    with serving(str(tmp_path / "x.db")) as served:
        async with new_web(served.url) as web:
            before = await web.get("/ready")
            await asyncio.sleep(1.1)
            other = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
            other.execute("BEGIN EXCLUSIVE")
            alive, ready = await asyncio.gather(web.get("/health"), web.get("/ready"))
            other.execute("ROLLBACK")
            other.close()
            after = await web.get("/ready")

    assert (before.status_code, before.json()) == (200, {"ok": True})
    assert alive.status_code == 200
    assert (ready.status_code, ready.json()["code"]) == (503, "unavailable")
    assert after.status_code == 200


async def test_however_many_ask_the_store_is_written_to_once(tmp_path: Path) -> None:
    with serving(str(tmp_path / "x.db")) as served:
        async with new_web(served.url) as web:
            await web.get("/ready")
            before = (tmp_path / "x.db-wal").stat().st_size
            await asyncio.gather(*[web.get("/ready") for _ in range(20)])
            grown = (tmp_path / "x.db-wal").stat().st_size - before

    assert grown <= 20 * 4096
