"""Table info: a table as clients see it, without its game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from landsraad.kernel.record import NO_HINTS
from landsraad.kernel.setup import seal_of
from landsraad.protocol import Seated, SeatVote, TableInfo
from landsraad.server.store import SeatRow, TableRow
from landsraad.server.tables.seat_changes import SeatChanges
from landsraad.server.tables.words import Words

NO_WORDS = Words()
NO_CHANGES = SeatChanges()


def table_info(
    row: TableRow,
    started: bool,
    over: bool,
    guest: str,
    present: Iterable[str | None] = (),
    words: Words = NO_WORDS,
    changes: SeatChanges = NO_CHANGES,
    hints: Mapping[str, int] = NO_HINTS,
) -> TableInfo:
    """A table as a guest sees it in a list or at the table.

    Args:
        row: of the table.
        started: whether the game has begun.
        over: whether it has ended.
        guest: id of the reader.
        present: the eyes through which somebody looks just now.
        words: that count.
        changes: of seats, since the game has begun.
        hints: that each seat took; told after the end.
    """
    setup: Any = row.setup
    here = set(present)
    commitments = {seat: made.hash for seat, made in words.commitments.items()}
    imported = bool(setup.get("imported", False))
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
                changes.swaps.get(seat.name),
                seat.name in changes.open,
                list(changes.newcomers.get(seat.name, ())),
            )
            for seat in row.seats
        ],
        started,
        over,
        row.archived is not None,
        row.host == guest,
        seal_of(setup["seed"], setup["salt"]) if setup["salt"] and not imported else "",
        setup["limit"],
        setup.get("window"),
        is_hotseat(row),
        imported,
        [
            seat_vote(row, seat, choice, votes)
            for seat, votes in changes.votes.items()
            for choice in dict.fromkeys(votes.values())
        ],
        setup.get("pace", "human"),
        setup.get("lesson"),
        allows_hints(row),
        dict(hints) if over else {},
    )


def allows_hints(row: TableRow) -> bool:
    """Whether people may ask what a mentat would do; not at tables from before this was asked."""
    return bool(row.setup.get("hints", False))


def is_hotseat(row: TableRow) -> bool:
    """Whether somebody may hold several seats: it was made so, or somebody does.

    Tables from before this was asked let everybody.
    """
    holders = [seat.guest.id for seat in row.seats if seat.guest is not None]
    return bool(row.setup.get("hotseat", True)) or len(set(holders)) < len(holders)


def seat_vote(row: TableRow, seat: str, choice: str, votes: Mapping[str, str]) -> SeatVote:
    """Who wants the same for a seat, and whose agreement is missing."""
    agreed = [voter for voter, wish in votes.items() if wish == choice]
    settled = {holder_of(row, each) for each in (seat, *agreed)}
    missing = [
        each.name for each in row.seats if each.guest is not None and each.guest.id not in settled
    ]
    return SeatVote(seat, choice, agreed, missing)


def holder_of(row: TableRow, seat: str) -> str | None:
    found: SeatRow = next(each for each in row.seats if each.name == seat)
    return None if found.guest is None else found.guest.id


def listed_table_info(row: TableRow, guest: str) -> TableInfo:
    """A table in a list, without loading its game."""
    status: Any = row.status or {"started": False, "over": False}
    return table_info(row, status["started"], status["over"], guest)
