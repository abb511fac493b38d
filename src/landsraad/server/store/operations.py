"""Everything a store does, once for both databases.

An operation is a generator: it yields a `Query` and is sent the rows that answer it, or yields
`News` that everybody hears once the operation is committed. It does no input or output itself; each
database runs it its own way, inside one transaction. Values stand in SQL as `?`.

`FOR UPDATE` keeps others away from the row of a table until the transaction ends. (SQLite has one
writer at a time anyway and leaves the words out.)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from landsraad.kernel.values import Json
from landsraad.server.store.errors import ChatFull, NotFound, Repeated, SeatTaken, Stale, Unfit
from landsraad.server.store.values import (
    MOST_LINES,
    Changes,
    Entry,
    Guest,
    Line,
    Link,
    News,
    Seat,
    Snapshot,
    Table,
    now,
    written,
)

Rows: TypeAlias = list[tuple[Any, ...]]
T = TypeVar("T")


class Query(NamedTuple):
    """A statement and the values for its marks."""

    sql: str
    values: tuple[Any, ...] = ()

    def check(self) -> None:
        """What only one of the databases could store is refused by both."""
        for value in self.values:
            if isinstance(value, str) and not is_text(value):
                raise Unfit("A text cannot hold characters that are no text.")


def is_text(value: str) -> bool:
    try:
        return b"\0" not in value.encode()
    except UnicodeEncodeError:
        return False


Steps: TypeAlias = Generator[Query | News, Rows, T]
Operation: TypeAlias = Callable[[], Steps[T]]
"""Begins an operation; called again if it has to be tried again."""


def ask(sql: str, *values: Any) -> Steps[Rows]:
    return (yield Query(sql, values))


# Guests.


def add_guest(guest: Guest, token_hash: str) -> Steps[None]:
    yield Query(
        "INSERT INTO guests (id, name, token, created) VALUES (?, ?, ?, ?)",
        (guest.id, guest.name, token_hash, now()),
    )


def find_guest(token_hash: str) -> Steps[Guest | None]:
    rows = yield from ask("SELECT id, name FROM guests WHERE token = ?", token_hash)
    return Guest(*rows[0]) if rows else None


def rename_guest(guest: str, name: str) -> Steps[None]:
    yield from check_guest(guest)
    yield Query("UPDATE guests SET name = ? WHERE id = ?", (name, guest))
    seated = yield from ask(
        "SELECT id, sequence FROM tables "
        "WHERE id IN (SELECT table_id FROM seats WHERE guest = ?) ORDER BY id",
        guest,
    )
    for table, sequence in seated:
        yield News(table, sequence, "table")


def check_guest(guest: str) -> Steps[None]:
    if not (yield from ask("SELECT id FROM guests WHERE id = ?", guest)):
        raise NotFound("There is no such guest.")


# Tickets.


def add_ticket(token_hash: str, data: str, expires: int) -> Steps[None]:
    yield from _sweep_tickets()
    yield Query(
        "INSERT INTO tickets (token, data, expires) VALUES (?, ?, ?)", (token_hash, data, expires)
    )


def take_ticket(token_hash: str) -> Steps[Json]:
    """What the ticket stands for; nobody can take it again."""
    rows = yield from ask("DELETE FROM tickets WHERE token = ? RETURNING data, expires", token_hash)
    return json.loads(rows[0][0]) if rows and rows[0][1] > now() else None


def _sweep_tickets() -> Steps[None]:
    """Throw expired ones away: more at a time than come in."""
    # Two who sweep at once would wait for each other if they did not keep to one order.
    expired = yield from ask(
        "SELECT token FROM tickets WHERE expires <= ? ORDER BY token LIMIT 100 FOR UPDATE", now()
    )
    if expired:
        tokens = [token for (token,) in expired]
        yield Query(f"DELETE FROM tickets WHERE token IN ({marks(tokens)})", tuple(tokens))


# Tables.

TABLE = "id, name, host, created, changed, archived, sequence, link, status, setup"


def create_table(
    table: str,
    name: str,
    host: str | None,
    setup: Mapping[str, Json],
    seats: Sequence[str],
    bots: Mapping[str, str | None],
) -> Steps[Table]:
    if host is not None:
        yield from check_guest(host)
    time = now()
    yield Query(
        "INSERT INTO tables (id, name, host, setup, created, changed, sequence, status) "
        "VALUES (?, ?, ?, ?, ?, ?, 0, 'null')",
        (table, name, host, written("setup", setup), time, time),
    )
    for place, seat in enumerate(seats):
        yield Query(
            "INSERT INTO seats (table_id, place, name) VALUES (?, ?, ?)", (table, place, seat)
        )
    yield from _set_bots(table, bots)
    return (yield from read_table(table))


def read_table(table: str) -> Steps[Table]:
    rows = yield from ask(f"SELECT {TABLE} FROM tables WHERE id = ?", table)
    if not rows:
        raise NotFound("There is no such table.")
    return (yield from _with_seats(rows))[0]


def tables_of(guest: str, archived: bool, most: int) -> Steps[tuple[Table, ...]]:
    rows = yield from ask(
        f"SELECT {TABLE} FROM tables "
        "WHERE (host = ? OR id IN (SELECT table_id FROM seats WHERE guest = ?)) "
        f"AND archived IS {'NOT ' if archived else ''}NULL ORDER BY changed DESC, id LIMIT ?",
        guest,
        guest,
        most,
    )
    return (yield from _with_seats(rows))


def table_ids() -> Steps[tuple[str, ...]]:
    rows = yield from ask("SELECT id FROM tables WHERE archived IS NULL ORDER BY changed DESC, id")
    return tuple([table for (table,) in rows])


def archive(table: str, time: int | None) -> Steps[None]:
    sequence = yield from lock(table)
    yield Query("UPDATE tables SET archived = ? WHERE id = ?", (time, table))
    yield News(table, sequence, "table")


def lock(table: str) -> Steps[int]:
    """Keep everybody else away from a table until the transaction ends; its sequence."""
    rows = yield from ask("SELECT sequence FROM tables WHERE id = ? FOR UPDATE", table)
    if not rows:
        raise NotFound("There is no such table.")
    sequence: int = rows[0][0]
    return sequence


def _with_seats(rows: Rows) -> Steps[tuple[Table, ...]]:
    seats: dict[str, list[Seat]] = {row[0]: [] for row in rows}
    if seats:
        found = yield from ask(
            "SELECT seats.table_id, seats.name, seats.guest, guests.name, seats.bot, seats.link "
            "FROM seats LEFT JOIN guests ON guests.id = seats.guest "
            f"WHERE seats.table_id IN ({marks(seats)}) ORDER BY seats.table_id, seats.place",
            *seats,
        )
        for table, name, guest, guest_name, bot, link in found:
            holder = None if guest is None else Guest(guest, guest_name)
            seats[table].append(Seat(name, holder, bot, link is not None))
    return tuple([_table(row, tuple(seats[row[0]])) for row in rows])


def _table(row: tuple[Any, ...], seats: tuple[Seat, ...]) -> Table:
    table, name, host, created, changed, archived, sequence, link, *data = row
    status, setup = [json.loads(text) for text in data]
    return Table(
        table,
        name,
        host,
        created,
        changed,
        archived,
        sequence,
        link is not None,
        seats,
        status,
        setup,
    )


def marks(values: Iterable[object]) -> str:
    """One `?` for each value."""
    return ", ".join(["?" for _ in values])


# Links and seats. `seat` is None for the spectators.


def set_link(table: str, seat: str | None, link: str | None) -> Steps[None]:
    sequence = yield from lock(table)
    if seat is None:
        yield Query("UPDATE tables SET link = ? WHERE id = ?", (link, table))
    else:
        yield from _holder(table, seat)
        yield from _set_seat(table, seat, "link", link)
    yield News(table, sequence, "table")


def find_link(link: str) -> Steps[Link | None]:
    rows = yield from ask(
        "SELECT table_id, name FROM seats WHERE link = ? "
        "UNION ALL SELECT id, NULL FROM tables WHERE link = ?",
        link,
        link,
    )
    return Link(*rows[0]) if rows else None


def sit(table: str, seat: str, guest: str) -> Steps[None]:
    sequence = yield from lock(table)
    yield from check_guest(guest)
    holder = yield from _holder(table, seat)
    if holder is not None and holder != guest:
        raise SeatTaken("Somebody else holds this seat.")
    yield from _set_seat(table, seat, "guest", guest)
    yield News(table, sequence, "table")


def leave(table: str, seat: str) -> Steps[None]:
    sequence = yield from lock(table)
    yield from _holder(table, seat)
    yield from _set_seat(table, seat, "guest", None)
    yield News(table, sequence, "table")


def _holder(table: str, seat: str) -> Steps[str | None]:
    rows = yield from ask("SELECT guest FROM seats WHERE table_id = ? AND name = ?", table, seat)
    if not rows:
        raise NotFound("There is no such seat at this table.")
    holder: str | None = rows[0][0]
    return holder


def _set_seat(table: str, seat: str, column: str, value: str | None) -> Steps[None]:
    yield Query(
        f"UPDATE seats SET {column} = ? WHERE table_id = ? AND name = ?", (value, table, seat)
    )


def _set_bots(table: str, bots: Mapping[str, str | None]) -> Steps[None]:
    for seat, bot in bots.items():
        yield from _holder(table, seat)
        yield from _set_seat(table, seat, "bot", bot)


# The log.


def append(
    table: str, expected: int, entries: Sequence[Entry], key: str, changes: Changes
) -> Steps[int]:
    current = yield from lock(table)
    done = yield from appended(table, key)
    if done is not None:
        raise Repeated(done)
    if current != expected:
        raise Stale(current)
    sequence = expected + len(entries)
    for number, entry in enumerate(entries, expected + 1):
        yield from _insert_entry(table, number, entry, key if number == sequence else None)
    yield Query(
        "UPDATE tables SET sequence = ?, changed = ? WHERE id = ?", (sequence, now(), table)
    )
    yield from _apply(table, sequence, changes)
    yield News(table, sequence)
    return sequence


def _insert_entry(table: str, number: int, entry: Entry, key: str | None) -> Steps[None]:
    outcomes = json.dumps(entry.outcomes, separators=(",", ":"))
    yield Query(
        "INSERT INTO entries "
        "(table_id, sequence, kind, seat, text, outcomes, time, idempotency_key) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table, number, entry.kind, entry.seat, entry.text, outcomes, entry.time, key),
    )


def appended(table: str, key: str) -> Steps[int | None]:
    rows = yield from ask(
        "SELECT sequence FROM entries WHERE table_id = ? AND idempotency_key = ?", table, key
    )
    return rows[0][0] if rows else None


def _apply(table: str, sequence: int, changes: Changes) -> Steps[None]:
    if changes.status is not None:
        status = written("status", changes.status)
        yield Query("UPDATE tables SET status = ? WHERE id = ?", (status, table))
    if changes.bots:
        yield from _set_bots(table, changes.bots)
        yield News(table, sequence, "table")


def entries(table: str, since: int, most: int) -> Steps[tuple[Entry, ...]]:
    rows = yield from ask(
        "SELECT kind, text, seat, outcomes, time FROM entries "
        "WHERE table_id = ? AND sequence > ? ORDER BY sequence LIMIT ?",
        table,
        since,
        most,
    )
    return tuple(
        [
            Entry(kind, text, seat, tuple(json.loads(outcomes)), time)
            for kind, text, seat, outcomes, time in rows
        ]
    )


# Snapshots.


def save_snapshot(table: str, sequence: int, blob: bytes) -> Steps[None]:
    current = yield from lock(table)
    if sequence > current:
        raise Stale(current)
    yield Query(
        "INSERT INTO snapshots (table_id, sequence, blob) VALUES (?, ?, ?) "
        "ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, blob = excluded.blob "
        "WHERE snapshots.sequence <= excluded.sequence",
        (table, sequence, blob),
    )


def latest_snapshot(table: str) -> Steps[Snapshot | None]:
    rows = yield from ask("SELECT sequence, blob FROM snapshots WHERE table_id = ?", table)
    return Snapshot(*rows[0]) if rows else None


# Chat.

LINE = "number, time, seat, name, text"


def say(table: str, seat: str | None, name: str, text: str, key: str) -> Steps[Line]:
    yield from lock(table)
    done = yield from ask(
        f"SELECT {LINE} FROM chat WHERE table_id = ? AND idempotency_key = ?", table, key
    )
    if done:
        return Line(*done[0])
    rows = yield from ask("SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = ?", table)
    number = rows[0][0] + 1
    if number > MOST_LINES:
        raise ChatFull(f"The chat of this table is full: it holds {MOST_LINES} lines.")
    line = Line(number, now(), seat, name, text)
    yield Query(
        f"INSERT INTO chat (table_id, {LINE}, idempotency_key) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table, line.number, line.time, line.seat, line.name, line.text, key),
    )
    yield News(table, number, "chat")
    return line


def chat(table: str, since: int, most: int) -> Steps[tuple[Line, ...]]:
    """The newest lines after `since`, oldest first."""
    rows = yield from ask(
        f"SELECT {LINE} FROM chat WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?",
        table,
        since,
        most,
    )
    return tuple([Line(*row) for row in reversed(rows)])
