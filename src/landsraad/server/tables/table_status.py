"""Status: what the store keeps of a game, for lists of tables, clocks and restarts."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Any, Final

from landsraad.bots.order import who_is_asked
from landsraad.kernel.game import Game
from landsraad.kernel.values import Json
from landsraad.server.store import Store, TableRow

TAKE_OVER: Final = 60_000
"""Milliseconds after which other processes see to bots that have not played."""


def status_of(game: Game | None, answered: Iterable[str] = ()) -> dict[str, Json]:
    """The status of a game; stored under these names.

    Args:
        game: None if it has not begun.
        answered: seats that have answered in the response window that is open.
    """
    return {
        "started": game is not None,
        "over": game is not None and game.over,
        "waiting": list(seats_waited_for(game)),
        "answered": list(answered),
        "round": 0 if game is None else game.round_number,
    }


def seats_waited_for(game: Game | None) -> tuple[str, ...]:
    """The seats that a game waits for."""
    return () if game is None else who_is_asked(game.pending).due


def waiting_for(row: TableRow) -> list[str]:
    """The seats that the game waits for."""
    status: Any = row.status
    return [] if status is None else list(status["waiting"])


def round_of(row: TableRow) -> int:
    """The turn or round that the game is in; 0 if it has not come to the first, or is not known."""
    status: Any = row.status
    return 0 if status is None else int(status.get("round", 0))


def waits_for_guest(row: TableRow, guest: str) -> bool:
    """Whether the game waits for a seat that a guest holds, no bot plays and has not answered."""
    status: Any = row.status or {}
    played = {
        seat.name
        for seat in row.seats
        if seat.guest is not None and seat.guest.id == guest and seat.bot is None
    }
    return not (played - set(status.get("answered", ()))).isdisjoint(waiting_for(row))


async def tables_of_guest(store: Store, guest: str, archived: bool) -> list[tuple[TableRow, bool]]:
    """The tables of a guest, each with whether it is their turn; those where it is come first."""
    tables = await store.tables_of(guest, archived=archived)
    rows = [(row, waits_for_guest(row, guest)) for row in tables]
    return sorted(rows, key=lambda row: not row[1])


def due_of(
    waiting: Iterable[str],
    since: Mapping[str, int],
    bots: Container[str],
    limit: int | None,
    time: int,
) -> int | None:
    """When the server has to look at a table by itself: a bot must have played, or time is up.

    Args:
        waiting: seats that the game waits for.
        since: when each of them was asked, in milliseconds; those not named are asked now.
        bots: the seats that bots play.
        limit: seconds for a decision.
        time: the present, in milliseconds.
    """
    due = []
    for seat in waiting:
        if seat in bots:
            due.append(time + TAKE_OVER)
        elif limit is not None:
            due.append(since.get(seat, time) + 1000 * limit)
    return min(due, default=None)


def runs_by_itself(row: TableRow) -> bool:
    """Whether something happens at a table without any request: a bot plays, or a clock runs."""
    waiting = set(waiting_for(row))
    bots = {seat.name for seat in row.seats if seat.bot is not None}
    return bool(waiting & bots or (waiting and row.setup["limit"] is not None))
