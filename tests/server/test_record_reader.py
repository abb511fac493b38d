"""Reading a record that a guest brings has a limit; that the process has to start is not theirs."""

from __future__ import annotations

import time

import pytest

from landsraad.kernel.errors import BadRecord
from landsraad.server.problems import Misfit
from landsraad.server.rest import record_reader
from landsraad.server.rest.record_reader import RecordReader

pytestmark = pytest.mark.anyio
SHORT = 2.0


class SlowToStart(RecordReader):
    """On a busy machine."""

    def _start(self) -> None:
        time.sleep(1.25 * SHORT)
        super()._start()


async def test_the_start_of_the_process_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_reader, "LONGEST", SHORT)
    async with SlowToStart() as reader:
        with pytest.raises(Misfit):
            await reader.read(b"{}")


async def test_what_takes_too_long_is_given_up_and_the_next_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with RecordReader() as reader:
        monkeypatch.setattr(record_reader, "LONGEST", 0.0)
        with pytest.raises(BadRecord, match="too long"):
            await reader.read(b"{}")
        monkeypatch.undo()
        with pytest.raises(Misfit):
            await reader.read(b"{}")
