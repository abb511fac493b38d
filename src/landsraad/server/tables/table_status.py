"""Status: what the store keeps of a game, for lists of tables and for restarts."""

from __future__ import annotations

from typing import Any

from landsraad.bots.order import who_is_asked
from landsraad.kernel.game import Game
from landsraad.kernel.values import Json
from landsraad.server.store import Store, TableRow


def status_of(game: Game | None) -> dict[str, Json]:
    """The status of a game; stored under these names."""
    if game is None:
        return {"started": False, "over": False, "waiting": []}
    waiting = who_is_asked(game.pending).due
    return {"started": True, "over": game.over, "waiting": list(waiting)}


def waiting_for(row: TableRow) -> list[str]:
    """The seats that the game waits for."""
    status: Any = row.status
    return [] if status is None else list(status["waiting"])


def waits_for_guest(row: TableRow, guest: str) -> bool:
    """Whether the game waits for a seat that a guest holds and no bot plays."""
    played = {
        seat.name
        for seat in row.seats
        if seat.guest is not None and seat.guest.id == guest and seat.bot is None
    }
    return not played.isdisjoint(waiting_for(row))


async def tables_of_guest(store: Store, guest: str, archived: bool) -> list[tuple[TableRow, bool]]:
    """The tables of a guest, each with whether it is their turn; those where it is come first."""
    tables = await store.tables_of(guest, archived=archived)
    rows = [(row, waits_for_guest(row, guest)) for row in tables]
    return sorted(rows, key=lambda row: not row[1])


def runs_by_itself(row: TableRow) -> bool:
    """Whether something happens at a table without any request: a bot plays, or a clock runs."""
    waiting = set(waiting_for(row))
    bots = {seat.name for seat in row.seats if seat.bot is not None}
    return bool(waiting & bots or (waiting and row.setup["limit"] is not None))
