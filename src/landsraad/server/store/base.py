"""Store: where tables live. The interface that the server is built on.

    async with open_store("landsraad.db") as store:
        guest, cookie = await store.add_guest("Irulan")
        table = await store.create_table("Sietch Tabr", setup, host=guest.id)
        link = await store.new_link(table.id, "fremen")        # shown once, stored as a hash
        entry = LogEntry("action", "fremen pass", "fremen")
        log_length = await store.append(table.id, 0, [entry], key)

The log of a table is the truth. It only grows; its entries are numbered from 1 without gaps; undo
and hand-overs are entries too. `append` is the one way to write to it, and returns after the
entries are on the disk, never before. Tables are never deleted.

An action arrives like this: check it against the game, `append` it under the length of the log that
led to that game and under a key of its own. On `Stale` somebody else was faster: read `entries`
since then, and check again. `Repeated` says that the key is known, so the action was accepted
before. A repetition may fail the check already, because the game has moved on: `appended` tells it
from a wrong action.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Self, TypeVar

from landsraad.kernel.values import Json
from landsraad.server.store import backups, chat_operations, operations, schema
from landsraad.server.store.errors import BadBackup, Unfit
from landsraad.server.store.notifications import Hub, Subscription
from landsraad.server.store.operations import Operation
from landsraad.server.store.values import (
    LARGEST_NUMBER,
    LARGEST_SNAPSHOT,
    LONGEST_KEY,
    LONGEST_LINE,
    LONGEST_NAME,
    MOST_ENTRIES,
    NO_CHANGES,
    Changes,
    ChatRow,
    Guest,
    LinkTarget,
    LogEntry,
    Snapshot,
    TableRow,
    check_entry,
    check_number,
    check_text,
    hash_of,
    json_text,
    new_id,
    new_token,
    now,
)

T = TypeVar("T")


class Store(ABC):
    """Tables, seats, logs, snapshots and chat, in a database.

    Every method may raise `Unavailable` (locked, full, not reachable): nothing was acknowledged,
    and the store works again as soon as the database does. A store belongs to one event loop.
    """

    database: ClassVar[str]
    """Which SQL files it uses."""

    def __init__(self) -> None:
        self._hub = Hub()

    # What each database does its own way.

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema to the newest version (`NewerDatabase` if it is beyond)."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go of the database."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """A consistent copy of everything while others go on; `path` appears when it is complete.

        SQLite copies itself into a database file; PostgreSQL writes an `export`.
        """

    @abstractmethod
    async def _write(self, operation: Operation[T]) -> T:
        """Run an operation in a transaction of its own; it is durable when this returns."""

    async def _append(self, operation: Operation[T]) -> T:
        """The same for one that is known to be brief, and that there are many of."""
        return await self._write(operation)

    @abstractmethod
    async def _read(self, operation: Operation[T]) -> T:
        """Run an operation that changes nothing, on one consistent moment of the database."""

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *raised: object) -> None:
        await self.close()

    # Guests.

    async def add_guest(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the token that proves to be them (stored as a hash only)."""
        guest = Guest(new_id(), check_text("name", name, LONGEST_NAME))
        token = new_token()
        await self._write(lambda: operations.add_guest(guest, hash_of(token)))
        return guest, token

    async def find_guest(self, token: str) -> Guest | None:
        return await self._read(lambda: operations.find_guest(hash_of(token)))

    async def rename_guest(self, guest: str, name: str) -> None:
        check_text("name", name, LONGEST_NAME)
        await self._write(lambda: operations.rename_guest(guest, name))

    # Tickets: the right to do something once and soon, with whatever process that may be.

    async def new_ticket(self, data: Json, expires: int) -> str:
        """A new token that stands for `data` (not null) until `expires`; stored as a hash only."""
        check_number("time", expires)
        text = json_text("ticket", data)
        token = new_token()
        await self._write(lambda: operations.add_ticket(hash_of(token), text, expires))
        return token

    async def take_ticket(self, token: str) -> Json:
        """What a token stands for, at most once; None if it is unknown, taken or expired."""
        return await self._write(lambda: operations.take_ticket(hash_of(token)))

    # Tables.

    async def create_table(
        self,
        name: str,
        setup: Mapping[str, Json],
        *,
        host: str | None = None,
        changes: Changes = NO_CHANGES,
        entries: Sequence[LogEntry] = (),
    ) -> TableRow:
        """A new table, all of it or none.

        Args:
            name: what people call it.
            setup: what the game begins with; its `seats` become the seats of the table.
            host: id of the guest who makes it.
            changes: its status, who holds its seats, and bots that play some.
            entries: its log, if it has been played elsewhere.
        """
        check_text("name", name, LONGEST_NAME)
        json_text("setup", setup)
        seats = _seats(setup)
        _check_bots(changes.bots)
        for entry in entries:
            check_entry(entry)
        table, log = new_id(), tuple(entries)
        return await self._write(
            lambda: operations.create_table(table, name, host, setup, seats, changes, log)
        )

    async def table(self, table: str) -> TableRow:
        return await self._read(lambda: operations.read_table(table))

    async def tables_of(
        self, guest: str, *, archived: bool = False, most: int = 200
    ) -> tuple[TableRow, ...]:
        """Tables where a guest is host or holds a seat, the one changed last first."""
        check_number("number of tables", most)
        return await self._read(lambda: operations.tables_of(guest, archived, most))

    async def table_ids(self) -> tuple[str, ...]:
        """Every table that is not archived."""
        return await self._read(operations.table_ids)

    async def due_tables(self, until: int) -> tuple[str, ...]:
        """Tables that the server has to look at by then (see `Changes.due`), the earliest first."""
        check_number("time", until)
        return await self._read(lambda: operations.due_tables(until))

    async def set_due(self, table: str, log_length: int, due: int | None) -> None:
        """When to look at a table next, unless its log has grown since and says so itself."""
        check_number("length of a log", log_length)
        if due is not None:
            check_number("time", due)
        await self._write(lambda: operations.set_due(table, log_length, due))

    async def archive(self, table: str) -> None:
        await self._write(lambda: operations.archive(table, now()))

    async def unarchive(self, table: str) -> None:
        await self._write(lambda: operations.archive(table, None))

    async def change_settings(self, table: str, **changes: Json) -> None:
        """Change some of the settings that a table was made with."""
        await self._write(lambda: operations.change_settings(table, changes))

    # Links and seats. `seat` is None for the spectators.

    async def new_link(self, table: str, seat: str | None) -> str:
        """A new token that leads to a seat; an older one does not lead there any more."""
        token = new_token()
        await self._write(lambda: operations.set_link(table, seat, hash_of(token)))
        return token

    async def revoke_link(self, table: str, seat: str | None) -> None:
        """No link leads to the seat any more. Its holder stays: see `leave`."""
        await self._write(lambda: operations.set_link(table, seat, None))

    async def find_link(self, token: str) -> LinkTarget | None:
        """Where a token leads; None if nowhere (any more)."""
        return await self._read(lambda: operations.find_link(hash_of(token)))

    async def find_hashed_link(self, hashed: str) -> LinkTarget | None:
        """The same for a link of which only its `hash_of` is known."""
        return await self._read(lambda: operations.find_link(hashed))

    async def sit(self, table: str, seat: str, guest: str) -> None:
        """A guest takes a seat; `SeatTaken` if another one has it."""
        await self._write(lambda: operations.sit(table, seat, guest))

    async def leave(self, table: str, seat: str) -> None:
        """Nobody holds the seat any more."""
        await self._write(lambda: operations.leave(table, seat))

    # The log.

    async def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[LogEntry],
        key: str,
        changes: Changes = NO_CHANGES,
    ) -> int:
        """Add entries to the log, all or none, exactly once; durable when this returns.

        Args:
            table: its id.
            expected: the length that the log has to have; `Stale` tells the present one.
            entries: one or several.
            key: idempotency key, unique within the table. A repeated key changes nothing, whatever
                else is given: `Repeated` tells what the first append returned. Begin it with the
                seat or guest it comes from, so that nobody can use up the keys of others.
            changes: what changes on the table in the same moment.

        Returns:
            The length of the log after it.
        """
        check_number("length of a log", expected)
        check_text("key", key, LONGEST_KEY)
        if not 1 <= len(entries) <= MOST_ENTRIES:
            raise Unfit(f"An append has 1 to {MOST_ENTRIES} entries, not {len(entries)}.")
        for entry in entries:
            check_entry(entry)
        _check_bots(changes.bots)
        added = tuple(entries)
        return await self._append(lambda: operations.append(table, expected, added, key, changes))

    async def appended(self, table: str, key: str) -> int | None:
        """What an append with this key returned; None if there was none."""
        check_text("key", key, LONGEST_KEY)
        return await self._read(lambda: operations.appended(table, key))

    async def entries(
        self, table: str, since: int = 0, *, most: int = LARGEST_NUMBER
    ) -> tuple[LogEntry, ...]:
        """The log without its first `since` entries."""
        check_number("length of a log", since)
        check_number("number of entries", most)
        return await self._read(lambda: operations.entries(table, since, most))

    # Snapshots: a cache. Losing one costs a replay, nothing else.

    async def save_snapshot(self, table: str, log_length: int, blob: bytes) -> None:
        """Store the game after so many entries, unless a later one is stored already."""
        check_number("length of a log", log_length)
        if len(blob) > LARGEST_SNAPSHOT:
            raise Unfit(f"A snapshot has at most {LARGEST_SNAPSHOT} bytes.")
        await self._write(lambda: operations.save_snapshot(table, log_length, blob))

    async def latest_snapshot(self, table: str) -> Snapshot | None:
        return await self._read(lambda: operations.latest_snapshot(table))

    # Chat.

    async def say(self, table: str, seat: str | None, name: str, text: str, key: str) -> ChatRow:
        """Add a line by a seat, or by a spectator (None), under a name.

        A repeated key changes nothing and gives the line that it gave before.
        """
        check_text("key", key, LONGEST_KEY)
        check_text("name", name, LONGEST_NAME)
        check_text("line of chat", text, LONGEST_LINE)
        if seat is not None:
            check_text("name of a seat", seat, LONGEST_NAME)
        return await self._write(lambda: chat_operations.say(table, seat, name, text, key))

    async def chat(self, table: str, since: int = 0, *, most: int = 200) -> tuple[ChatRow, ...]:
        """The newest lines after number `since`, oldest first."""
        check_number("number of a line", since)
        check_number("number of lines", most)
        return await self._read(lambda: chat_operations.chat(table, since, most))

    async def say_in_private(
        self, table: str, seat: str, name: str, text: str, key: str, channel: tuple[str, ...]
    ) -> ChatRow:
        """Add a line that only the seats of a channel hear, the speaker among them.

        A repeated key changes nothing and gives the line that it gave before.
        """
        check_text("key", key, LONGEST_KEY)
        check_text("name", name, LONGEST_NAME)
        check_text("line of chat", text, LONGEST_LINE)
        return await self._write(
            lambda: chat_operations.say_in_private(table, seat, name, text, key, channel)
        )

    async def private_chat(
        self, table: str, hearer: str, since: int = 0, *, most: int = 200
    ) -> tuple[ChatRow, ...]:
        """The newest lines after `since` that only some have heard, this seat among them."""
        check_number("number of a line", since)
        check_number("number of lines", most)
        return await self._read(lambda: chat_operations.private_chat(table, hearer, since, most))

    # Notifications.

    def subscribe(self) -> Subscription:
        """Notifications of appends, chat and changes from now on, by whatever process makes them.

        They say how far a table has come, not what happened there: read it. With SQLite, those of
        other processes do not arrive.
        """
        return self._hub.subscribe()

    # Backups that every kind of store can read.

    async def export(self, path: Path) -> None:
        """All rows of one moment as JSON lines, which every kind of store can restore."""
        try:
            with backups.new_file(path) as partial, partial.open("w", encoding="ascii") as file:
                await self._read(lambda: backups.export(file))
        except OSError as wrong:
            raise BadBackup(f"{path.name} cannot be written: {wrong.strerror}.") from None

    async def restore(self, path: Path) -> None:
        """Fill this store, which must be empty, from a `backup` or `export` of any kind of store.

        Not for a store that others use at the same time.
        """
        known = schema.migrations(self.database)
        await self._write(lambda: backups.restore(path, known))


def _seats(setup: Mapping[str, Json]) -> list[str]:
    seats = setup.get("seats")
    if not isinstance(seats, list):
        raise Unfit("A setup has a list of seats.")
    names = [
        check_text("name of a seat", seat, LONGEST_NAME) for seat in seats if isinstance(seat, str)
    ]
    if not names or len(names) != len(seats) or len(set(names)) != len(names):
        raise Unfit("The seats of a setup are different names.")
    return names


def _check_bots(bots: Mapping[str, str | None]) -> None:
    for bot in bots.values():
        if bot is not None:
            check_text("name of a bot", bot, LONGEST_NAME)
