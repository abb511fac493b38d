"""Everything a store does, once for both databases.

An operation is a generator: it yields a `Query` and is sent the rows that answer it, or yields a
`Notification` that goes out once the operation is committed. It does no input or output itself;
each database runs it its own way, inside one transaction. Values stand in SQL as `?`. The column
`sequence` is the length of a log in `tables` and `snapshots`, the number of an entry in `entries`.

`FOR UPDATE` keeps others away from the row of a table until the transaction ends. (SQLite has one
writer at a time anyway and leaves the words out.)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from landsraad.kernel.values import Json
from landsraad.server.store.errors import NotFound, Repeated, SeatTaken, Stale, Unfit
from landsraad.server.store.values import (
    Changes,
    Guest,
    LinkTarget,
    LogEntry,
    Notification,
    SeatRow,
    Snapshot,
    TableRow,
    json_text,
    now,
)

Rows: TypeAlias = list[tuple[Any, ...]]
T = TypeVar("T")


class Query(NamedTuple):
    """A statement and the values for its placeholders."""

    sql: str
    values: tuple[Any, ...] = ()

    def check(self) -> None:
        """What only one of the databases could store is refused by both."""
        for value in self.values:
            if isinstance(value, str) and not is_text(value):
                raise Unfit("A text cannot hold characters that are no text.")


class Write(Query):
    """A statement whose rows nobody reads, so that several can be sent together."""


def is_text(value: str) -> bool:
    try:
        return b"\0" not in value.encode()
    except UnicodeEncodeError:
        return False


Steps: TypeAlias = Generator[Query | Notification, Rows, T]
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
    for table, log_length in seated:
        yield Notification(table, log_length, "table")


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
        yield Query(f"DELETE FROM tickets WHERE token IN ({placeholders(tokens)})", tuple(tokens))


# Tables.

TABLE_COLUMNS = "id, name, host, created, changed, archived, sequence, link, status, setup"


def create_table(
    table: str,
    name: str,
    host: str | None,
    setup: Mapping[str, Json],
    seats: Sequence[str],
    changes: Changes,
    entries: Sequence[LogEntry],
) -> Steps[TableRow]:
    if host is not None:
        yield from check_guest(host)
    time = now()
    yield Query(
        "INSERT INTO tables (id, name, host, setup, created, changed, sequence, status) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, 'null')",
        (table, name, host, json_text("setup", setup), time, time, len(entries)),
    )
    for place, seat in enumerate(seats):
        yield Query(
            "INSERT INTO seats (table_id, place, name) VALUES (?, ?, ?)", (table, place, seat)
        )
    for number, entry in enumerate(entries, 1):
        yield from _insert_entry(table, number, entry, None)
    yield from _apply(table, len(entries), changes)
    return (yield from read_table(table))


def read_table(table: str) -> Steps[TableRow]:
    rows = yield from ask(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", table)
    if not rows:
        raise NotFound("There is no such table.")
    return (yield from _with_seats(rows))[0]


def tables_of(guest: str, archived: bool, most: int) -> Steps[tuple[TableRow, ...]]:
    rows = yield from ask(
        f"SELECT {TABLE_COLUMNS} FROM tables "
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


def due_tables(until: int) -> Steps[tuple[str, ...]]:
    rows = yield from ask(
        "SELECT id FROM tables WHERE due <= ? AND archived IS NULL ORDER BY due", until
    )
    return tuple([table for (table,) in rows])


def set_due(table: str, log_length: int, due: int | None) -> Steps[None]:
    yield Query("UPDATE tables SET due = ? WHERE id = ? AND sequence = ?", (due, table, log_length))


def archive(table: str, time: int | None) -> Steps[None]:
    log_length = yield from lock(table)
    yield Query("UPDATE tables SET archived = ? WHERE id = ?", (time, table))
    yield Notification(table, log_length, "table")


def change_settings(table: str, changes: Mapping[str, Json]) -> Steps[None]:
    log_length = yield from lock(table)
    rows = yield from ask("SELECT setup FROM tables WHERE id = ?", table)
    setup = json_text("setup", {**json.loads(rows[0][0]), **changes})
    yield Query("UPDATE tables SET setup = ? WHERE id = ?", (setup, table))
    yield Notification(table, log_length, "table")


def lock(table: str) -> Steps[int]:
    """Keep everybody else away from a table until the transaction ends; the length of its log."""
    rows = yield from ask("SELECT sequence FROM tables WHERE id = ? FOR UPDATE", table)
    if not rows:
        raise NotFound("There is no such table.")
    log_length: int = rows[0][0]
    return log_length


def _with_seats(rows: Rows) -> Steps[tuple[TableRow, ...]]:
    seats: dict[str, list[SeatRow]] = {row[0]: [] for row in rows}
    if seats:
        found = yield from ask(
            "SELECT seats.table_id, seats.name, seats.guest, guests.name, seats.bot, seats.link "
            "FROM seats LEFT JOIN guests ON guests.id = seats.guest "
            f"WHERE seats.table_id IN ({placeholders(seats)}) ORDER BY seats.table_id, seats.place",
            *seats,
        )
        for table, name, guest, guest_name, bot, link in found:
            holder = None if guest is None else Guest(guest, guest_name)
            seats[table].append(SeatRow(name, holder, bot, link is not None))
    return tuple([_table(row, tuple(seats[row[0]])) for row in rows])


def _table(row: tuple[Any, ...], seats: tuple[SeatRow, ...]) -> TableRow:
    table, name, host, created, changed, archived, log_length, link, *data = row
    status, setup = [json.loads(text) for text in data]
    return TableRow(
        table,
        name,
        host,
        created,
        changed,
        archived,
        log_length,
        link is not None,
        seats,
        status,
        setup,
    )


def placeholders(values: Iterable[object]) -> str:
    """One `?` for each value."""
    return ", ".join(["?" for _ in values])


# Links and seats. `seat` is None for the spectators.


def set_link(table: str, seat: str | None, link: str | None) -> Steps[None]:
    log_length = yield from lock(table)
    if seat is None:
        yield Query("UPDATE tables SET link = ? WHERE id = ?", (link, table))
    else:
        yield from _holder(table, seat)
        yield from _set_seat(table, seat, "link", link)
    yield Notification(table, log_length, "table")


def find_link(link: str) -> Steps[LinkTarget | None]:
    rows = yield from ask(
        "SELECT table_id, name FROM seats WHERE link = ? "
        "UNION ALL SELECT id, NULL FROM tables WHERE link = ?",
        link,
        link,
    )
    return LinkTarget(*rows[0]) if rows else None


def sit(table: str, seat: str, guest: str) -> Steps[None]:
    log_length = yield from lock(table)
    yield from check_guest(guest)
    holder = yield from _holder(table, seat)
    if holder is not None and holder != guest:
        raise SeatTaken("Somebody else holds this seat.")
    yield from _set_seat(table, seat, "guest", guest)
    yield Notification(table, log_length, "table")


def leave(table: str, seat: str) -> Steps[None]:
    log_length = yield from lock(table)
    yield from _holder(table, seat)
    yield from _set_seat(table, seat, "guest", None)
    yield Notification(table, log_length, "table")


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


def _set_seats(table: str, column: str, values: Mapping[str, str | None]) -> Steps[None]:
    for seat, value in values.items():
        yield from _holder(table, seat)
        yield from _set_seat(table, seat, column, value)


# The log.


def append(
    table: str, expected: int, entries: Sequence[LogEntry], key: str, changes: Changes
) -> Steps[int]:
    # Who had to wait for the lock does not see the key of who had it: then the length has changed.
    rows = yield from ask(
        "SELECT sequence, (SELECT entries.sequence FROM entries "
        "WHERE entries.table_id = tables.id AND idempotency_key = ?) "
        "FROM tables WHERE id = ? FOR UPDATE",
        key,
        table,
    )
    if not rows:
        raise NotFound("There is no such table.")
    current, done = rows[0]
    if done is not None:
        raise Repeated(done)
    if current != expected:
        raise Stale(current)
    log_length = expected + len(entries)
    for number, entry in enumerate(entries, expected + 1):
        yield from _insert_entry(table, number, entry, key if number == log_length else None)
    yield Write(
        "UPDATE tables SET sequence = ?, changed = COALESCE(?, changed), "
        "status = COALESCE(?, status), due = CASE WHEN ? THEN due ELSE ? END WHERE id = ?",
        (
            log_length,
            None if changes.unseen else now(),
            None if changes.status is None else json_text("status", changes.status),
            changes.status is None,
            changes.due,
            table,
        ),
    )
    yield from _set_players(table, log_length, changes)
    yield Notification(table, log_length)
    return log_length


def _insert_entry(table: str, number: int, entry: LogEntry, key: str | None) -> Steps[None]:
    outcomes = json.dumps(entry.outcomes, separators=(",", ":"))
    yield Write(
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


def _apply(table: str, log_length: int, changes: Changes) -> Steps[None]:
    if changes.status is not None:
        status = json_text("status", changes.status)
        yield Query(
            "UPDATE tables SET status = ?, due = ? WHERE id = ?", (status, changes.due, table)
        )
    yield from _set_players(table, log_length, changes)


def _set_players(table: str, log_length: int, changes: Changes) -> Steps[None]:
    yield from _set_seats(table, "bot", changes.bots)
    yield from _set_seats(table, "guest", changes.guests)
    if changes.bots or changes.guests:
        yield Notification(table, log_length, "table")


def entries(table: str, since: int, most: int) -> Steps[tuple[LogEntry, ...]]:
    rows = yield from ask(
        "SELECT kind, text, seat, outcomes, time FROM entries "
        "WHERE table_id = ? AND sequence > ? ORDER BY sequence LIMIT ?",
        table,
        since,
        most,
    )
    return tuple(
        [
            LogEntry(kind, text, seat, tuple(json.loads(outcomes)), time)
            for kind, text, seat, outcomes, time in rows
        ]
    )


# Snapshots.


def save_snapshot(table: str, log_length: int, blob: bytes) -> Steps[None]:
    current = yield from lock(table)
    if log_length > current:
        raise Stale(current)
    yield Query(
        "INSERT INTO snapshots (table_id, sequence, blob) VALUES (?, ?, ?) "
        "ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, blob = excluded.blob "
        "WHERE snapshots.sequence <= excluded.sequence",
        (table, log_length, blob),
    )


def latest_snapshot(table: str) -> Steps[Snapshot | None]:
    rows = yield from ask("SELECT sequence, blob FROM snapshots WHERE table_id = ?", table)
    return Snapshot(*rows[0]) if rows else None
