"""RecordReader: reads records that guests bring, in a process of its own.

16 MiB of JSON take seconds, and in a thread they would stop all tables just the same: while JSON is
read no other thread runs.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, NamedTuple, Self

from landsraad.kernel.errors import BadRecord, LandsraadError
from landsraad.kernel.record import Record, read_json
from landsraad.kernel.values import Json
from landsraad.server.limits import TooFast
from landsraad.server.problems import Misfit
from landsraad.server.rest.bodies import RecordImport
from landsraad.server.rest.reading import convert
from landsraad.server.store import Unavailable
from landsraad.server.tables.new_tables import verified
from landsraad.server.tables.table_status import status_of

LONGEST: Final = 30.0
"""Seconds for one record; the start of the process, which may wait for a busy machine, is apart."""
MOST_AT_ONCE: Final = 8
"""Records that arrive or wait at the same time."""


class BroughtGame(NamedTuple):
    """A record that has been read and verified."""

    name: str
    record: Record
    status: Json


class RecordReader:
    """One process, which starts with the first record and reads one after the other."""

    def __init__(self) -> None:
        self._guests: set[str] = set()
        self._turn = asyncio.Lock()
        self._process: SpawnProcess | None = None
        self._thread = ThreadPoolExecutor(1, "landsraad-records")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exception: object) -> None:
        self._drop()
        self._thread.shutdown(wait=False)

    @contextmanager
    def place_for(self, guest: str) -> Iterator[None]:
        """Room for one record of a guest, while it arrives and is read."""
        if guest in self._guests:
            raise TooFast("One record after the other.")
        if len(self._guests) >= MOST_AT_ONCE:
            raise Unavailable("Too many records are being read: try again later.")
        self._guests.add(guest)
        try:
            yield
        finally:
            self._guests.remove(guest)

    async def read(self, content: bytes) -> BroughtGame:
        """What a body says, verified.

        Raises:
            Misfit: it is not like `RecordImport`.
            BadRecord: the record does not hold, or takes too long.
        """
        loop = asyncio.get_running_loop()
        async with self._turn:
            await loop.run_in_executor(self._thread, self._be_ready)
            reading = loop.run_in_executor(self._thread, self._call, content)
            try:
                async with asyncio.timeout(LONGEST):
                    outcome = await asyncio.shield(reading)
            except TimeoutError:
                raise BadRecord("it takes too long to read") from None
            finally:
                if not reading.done():
                    self._drop()
        if isinstance(outcome, LandsraadError):
            raise outcome
        return BroughtGame(*outcome)

    def _be_ready(self) -> None:
        """Blocks until there is a process that can read, so it belongs into a thread."""
        if self._process is None or not self._process.is_alive():
            self._start()
            with suppress(EOFError, OSError):
                self._pipe.recv()

    def _call(self, content: bytes) -> Any:
        """Blocks until the process has answered, so it belongs into a thread."""
        try:
            self._pipe.send_bytes(content)
            return self._pipe.recv()
        except (EOFError, OSError):
            self._process = None
            return Unavailable("The record could not be read: try again later.")

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(far_end,), daemon=True)
        self._process.start()
        far_end.close()  # it is the other's now: when that ends, so does reading here

    def _drop(self) -> None:
        """End the process, whatever it is doing; it may still seem alive for a moment."""
        if self._process is not None:
            self._process.kill()
            self._process = None


# In the process.


def _serve(pipe: Connection) -> None:
    """Read one record after the other, until the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all, and is for the server
    with suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            pipe.send(read_import(pipe.recv_bytes()))


def read_import(content: bytes) -> BroughtGame | LandsraadError:
    """The game, or why there is none."""
    try:
        brought = convert(read_json(content.decode()), RecordImport)
        record = Record.from_data(brought.record)
        return BroughtGame(brought.name, record, status_of(verified(record)))
    except UnicodeError:
        return Misfit("This is not text in UTF-8")
    except RecursionError:
        return BadRecord("it is nested too deep")
    except Misfit as wrong:
        return wrong
    except LandsraadError as wrong:
        return BadRecord(str(wrong))
