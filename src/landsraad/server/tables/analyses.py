"""Analyses: where games that are over were decided, found out beside everything else.

One game at a time is played on from its moments in a process of its own, which gives way to all
others. What was found about the last tables is kept; it hangs on the record alone, so it would be
the same if it were looked for again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import monotonic
from typing import Any, Final, Self, TypeAlias

from landsraad.kernel.record import Record
from landsraad.kernel.registry import game_class
from landsraad.lab.analysis.summary import summary
from landsraad.lab.analysis.turning_points import analyse, usual_bot
from landsraad.server.limits import TooFast
from landsraad.server.store import Unavailable
from landsraad.server.tables.background import BackgroundTasks
from landsraad.server.tables.table_log import TableLog

logger = logging.getLogger(__name__)

PLAYOUTS: Final = 900
"""Games that are played on for one analysis."""
LOOKS: Final = 75
"""That an analysis takes; in each of them as many games are played on as there are for it."""
LONGEST: Final = 900.0
"""Seconds for one analysis, after which it is given up."""
MOST_WAITING: Final = 20
KEPT: Final = 200
"""Tables whose analysis is kept."""
POLITE: Final = 5
"""Niceness: bots, and all tables, go first."""

Ended: TypeAlias = tuple[str, int]
"""A table, and the number of results that its log had in the end."""


@dataclass(slots=True)
class AnalysisState:
    """How far the analysis of a table is.

    Attributes:
        guest: who asked for it first.
        progress: the share of the work that is done.
        found: see `lab.analysis.summary`; None as long as it is looked for.
        failed: nothing could be found.
    """

    guest: str
    progress: float = 0.0
    found: dict[str, Any] | None = None
    failed: bool = False

    @property
    def is_waiting(self) -> bool:
        return self.found is None and not self.failed


class Analyses:
    """Looks for the turning points of games that are over, one game after the other."""

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self._playouts = playouts
        self._states: dict[Ended, AnalysisState] = {}
        self._turn = asyncio.Lock()
        self._tasks = BackgroundTasks()
        self._process: SpawnProcess | None = None
        self._thread = ThreadPoolExecutor(1, "landsraad-analyses")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exception: object) -> None:
        self._drop()
        await self._tasks.cancel()
        self._thread.shutdown(wait=False)

    def of(self, table: str, log: TableLog, guest: str) -> AnalysisState:
        """How far it is; it begins when it is asked for first.

        Raises:
            TooFast: the guest waits for another one already.
            Unavailable: it has failed, or too many are waiting. Whoever asks again begins anew.
        """
        ended = (table, len(log.results))  # an end can be taken back, and another one come
        state = self._states.get(ended)
        if state is None:
            state = self._begin(ended, log.started_game.record(), guest)
        if state.failed:
            del self._states[ended]
            raise Unavailable("The game could not be analysed: try again later.")
        return state

    def _begin(self, ended: Ended, record: Record, guest: str) -> AnalysisState:
        waiting = [each for each in self._states.values() if each.is_waiting]
        if guest in [each.guest for each in waiting]:
            raise TooFast("One analysis after the other.")
        if len(waiting) >= MOST_WAITING:
            raise Unavailable("Too many games are being analysed: try again later.")
        while len(self._states) >= KEPT:
            done = [each for each, state in self._states.items() if not state.is_waiting]
            del self._states[done[0]]
        state = self._states[ended] = AnalysisState(guest)
        self._tasks.spawn(self._look_for(ended, record, state))
        return state

    async def _look_for(self, ended: Ended, record: Record, state: AnalysisState) -> None:
        loop = asyncio.get_running_loop()
        async with self._turn:
            try:
                state.found = await loop.run_in_executor(
                    self._thread, self._receive, record.to_json(), state
                )
            except Exception as wrong:
                state.failed = True
                logger.warning("an analysis failed", exc_info=wrong, extra={"table": ended[0]})
            finally:
                self._drop()

    def _receive(self, record: str, state: AnalysisState) -> dict[str, Any]:
        """Start the process and note how far it is; blocks, so it belongs into a thread."""
        context = get_context("spawn")
        pipe, far_end = context.Pipe(duplex=False)
        self._process = context.Process(
            target=_serve, args=(far_end, record, self._playouts), daemon=True
        )
        self._process.start()
        far_end.close()  # it is the other's now: when that ends, so does reading here
        ends = monotonic() + LONGEST
        with pipe:
            while pipe.poll(max(0.0, ends - monotonic())):
                told = pipe.recv()
                if isinstance(told, dict):
                    return told
                state.progress = min(1.0, told / self._playouts)
        raise TimeoutError("it takes too long")

    def _drop(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None and self._process.pid is not None:
            self._process.kill()


# In the process.


def _serve(pipe: Connection, text: str, playouts: int) -> None:
    """Analyse a record, and tell how far it is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all, and is for the server
    if hasattr(os, "nice"):
        os.nice(POLITE)
    with suppress(OSError):  # the server has ended
        pipe.send(analysed(text, playouts, pipe.send))


def analysed(text: str, playouts: int, watch: Callable[[int], None]) -> dict[str, Any]:
    """What there is to tell of a record."""
    record = Record.from_json(text)
    game = record.setup.game
    bot = usual_bot(game)
    found = analyse(record, bot, playouts, max(2, playouts // LOOKS), 1, watch)
    return summary(found, game_class(game), bot)
