"""Liveness: bots play at many tables, their workers are stopped and killed, and all tables go on.

LIVENESS_TABLES says how many tables there are: 8, and 200 in `make soak`.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from landsraad.server.store import Store, TableRow, open_store
from tests.server.serving import PATIENCE, Player, serving
from tests.soak import usually

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not Path("/proc").is_dir(), reason="workers are found in /proc"),
]

TABLES = int(os.environ.get("LIVENESS_TABLES", "5"))
GOES_ON = 30.0
"""Seconds within which every table goes on, whatever happened to workers."""


def workers_of(server: int) -> list[int]:
    """The processes in which bots of a server think."""
    return [
        int(process.name)
        for process in Path("/proc").iterdir()
        if process.name.isdecimal() and is_worker(process, server)
    ]


def is_worker(process: Path, server: int) -> bool:
    try:
        parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
        return int(parent) == server and b"spawn_main" in (process / "cmdline").read_bytes()
    except OSError:  # it has ended meanwhile
        return False


class Tables:
    """Tables at which bots play all seats, and how far each is in the store."""

    def __init__(self, store: Store, ids: list[str]) -> None:
        self._store = store
        self._ids = ids

    async def standing_still_for(self, seconds: float) -> list[str]:
        """Wait until something was played at all of them; those where nothing was."""
        before = {row.id: row.log_length for row in await self._rows()}
        end = monotonic() + seconds
        while monotonic() < end:
            still = [row.id for row in await self._rows() if row.log_length == before[row.id]]
            if not still:
                break
            await asyncio.sleep(0.2)
        return still

    async def _rows(self) -> list[TableRow]:
        """Those whose games are not over."""
        rows = [await self._store.table(table) for table in self._ids]
        return [row for row in rows if not is_over(row)]


def is_over(row: TableRow) -> bool:
    status: Any = row.status
    return bool(status["over"])


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.05)


@pytest.mark.parametrize(("workers", "killed"), [(2, 1), *usually([], soak=[(1, 0)])])
async def test_every_table_goes_on(tmp_path: Path, workers: int, killed: int) -> None:
    """One worker is stopped, and others killed, in the middle of their thoughts."""
    database = str(tmp_path / "landsraad.db")
    with serving(database, workers_for_bots=workers) as server:
        async with Player.arriving(server.url) as host, open_store(database) as store:
            six = ["atreides", "harkonnen", "emperor", "guild", "fremen", "bene_gesserit"]
            bots = dict.fromkeys(six, "bot:recruit")
            tables = Tables(
                store, [await host.table("dune", bots, seats=six) for _ in range(TABLES)]
            )
            assert not await tables.standing_still_for(PATIENCE)
            await until(lambda: len(workers_of(server.pid)) == workers)

            stopped, *others = workers_of(server.pid)
            os.kill(stopped, signal.SIGSTOP)
            for other in others[:killed]:
                os.kill(other, signal.SIGKILL)
            assert not await tables.standing_still_for(GOES_ON)
            await until(lambda: stopped not in workers_of(server.pid))
            assert not await tables.standing_still_for(GOES_ON)
