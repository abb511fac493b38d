"""The file of a corpus, format `landsraad-corpus/1`.

    landsraad-corpus/1⏎     the name of the format, with the end of the line
    block block block …     each an XZ stream (LZMA2): some records, one in a line, as JSON
    index                   an XZ stream: JSON, see below
    8 bytes                 where the index begins, as a little-endian number
    landsrad                the end

The index is `{"job": …, "games": N, "blocks": [[offset, length, records], …]}`: `job` is what was
simulated (see `simulation.job.Job`), and the blocks are in the order of the seeds. To read one
record, its block of a few is decompressed; to read all, each block once. Any XZ tool reads a block.
"""

from __future__ import annotations

import json
import lzma
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path
from typing import Any, BinaryIO, Final

from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.record import Record

MAGIC: Final = b"landsraad-corpus/1\n"
END: Final = b"landsrad"
TAIL: Final = 8 + len(END)


class BadCorpus(LandsraadError):
    """A file that is no corpus, or not a whole one."""


def pack(records: Iterable[str]) -> bytes:
    """A block of records, each as JSON."""
    return lzma.compress("".join([f"{record}\n" for record in records]).encode("utf-8"))


def unpack(block: bytes) -> list[str]:
    """The records of a block, each as JSON."""
    try:
        return lzma.decompress(block).decode("utf-8").split("\n")[:-1]
    except (lzma.LZMAError, UnicodeDecodeError):
        raise BadCorpus("a block of the corpus cannot be read") from None


def write_corpus(file: Path, job: Mapping[str, Any], blocks: Iterable[tuple[bytes, int]]) -> int:
    """Write blocks with their numbers of records; how many records these are in all.

    The file is there when all of it is.
    """
    unfinished = file.with_name(f".{file.name}.new")
    listed = []
    with unfinished.open("wb") as out:
        out.write(MAGIC)
        for block, records in blocks:
            listed.append([out.tell(), len(block), records])
            out.write(block)
        games = sum([records for _, _, records in listed])
        where = out.tell()
        index = {"job": dict(job), "games": games, "blocks": listed}
        out.write(lzma.compress(f"{json.dumps(index)}\n".encode()))
        out.write(where.to_bytes(8, "little") + END)
    unfinished.replace(file)
    return games


class Corpus:
    """An open corpus: as long as its games, each by its number from 0."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        index = self._read_index()
        self.job: dict[str, Any] = index["job"]
        self._blocks: list[tuple[int, int, int]] = [tuple(entry) for entry in index["blocks"]]
        self._ends = list(accumulate([records for _, _, records in self._blocks]))
        self._last: tuple[int, list[str]] = (-1, [])

    def _read_index(self) -> dict[str, Any]:
        size = self._stream.seek(0, 2)
        self._stream.seek(0)
        whole = size >= len(MAGIC) + TAIL and self._stream.read(len(MAGIC)) == MAGIC
        if whole:
            self._stream.seek(size - TAIL)
            tail = self._stream.read(TAIL)
            where = int.from_bytes(tail[:8], "little")
            whole = tail[8:] == END and len(MAGIC) <= where < size - TAIL
        if not whole:
            raise BadCorpus("this is no corpus, or not a whole one")
        self._stream.seek(where)
        (line,) = unpack(self._stream.read(size - TAIL - where))
        index: dict[str, Any] = json.loads(line)
        return index

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __getitem__(self, number: int) -> Record:
        return Record.from_json(self.text(number))

    def __iter__(self) -> Iterator[Record]:
        for block in range(len(self._blocks)):
            for line in self._lines(block):
                yield Record.from_json(line)

    def text(self, number: int) -> str:
        """A record as it is written."""
        if not 0 <= number < len(self):
            raise BadCorpus(f"there are games 0 to {len(self) - 1}, and none is {number}")
        block = bisect_right(self._ends, number)
        first = self._ends[block] - self._blocks[block][2]
        return self._lines(block)[number - first]

    def _lines(self, block: int) -> list[str]:
        """The records of a block; the last one that was asked for is kept."""
        if self._last[0] != block:
            offset, length, _ = self._blocks[block]
            self._stream.seek(offset)
            self._last = (block, unpack(self._stream.read(length)))
        return self._last[1]


@contextmanager
def open_corpus(file: Path) -> Iterator[Corpus]:
    """The corpus in a file, as long as it is used."""
    with file.open("rb") as stream:
        yield Corpus(stream)


def views(record: Record, eyes: str | None) -> Iterator[dict[str, Any]]:
    """What a seat, a spectator (None) or the referee saw at each moment of a game.

    They are made by playing the record again, since they would take far more room than it.
    """
    for game in record.moments():
        yield game.view(eyes)
