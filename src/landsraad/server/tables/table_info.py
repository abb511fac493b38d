"""Table info: a table as clients see it, without its game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from landsraad.kernel.setup import seal_of
from landsraad.protocol import Seated, TableInfo
from landsraad.server.store import TableRow
from landsraad.server.tables.words import Words

NO_WORDS = Words()


def table_info(
    row: TableRow,
    started: bool,
    over: bool,
    guest: str,
    present: Iterable[str | None] = (),
    words: Words = NO_WORDS,
) -> TableInfo:
    """A table as a guest sees it in a list or at the table.

    Args:
        row: of the table.
        started: whether the game has begun.
        over: whether it has ended.
        guest: id of the reader.
        present: the eyes through which somebody looks just now.
        words: that count.
    """
    setup: Any = row.setup
    here = set(present)
    commitments = {seat: made.hash for seat, made in words.commitments.items()}
    return TableInfo(
        row.id,
        row.name,
        setup["game"],
        setup["options"],
        [
            Seated(
                seat.name,
                None if seat.guest is None else seat.guest.name,
                seat.bot,
                seat.name in here,
                seat.guest is not None and seat.guest.id == guest,
                commitments.get(seat.name),
                words.revealed.get(seat.name),
            )
            for seat in row.seats
        ],
        started,
        over,
        row.archived is not None,
        row.host == guest,
        seal_of(setup["seed"], setup["salt"]) if setup["salt"] else "",
        setup["limit"],
    )


def listed_table_info(row: TableRow, guest: str) -> TableInfo:
    """A table in a list, without loading its game."""
    status: Any = row.status or {"started": False, "over": False}
    return table_info(row, status["started"], status["over"], guest)
