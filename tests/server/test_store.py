"""What a store promises, the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import psycopg
import pytest

from landsraad.kernel.values import Json
from landsraad.server import store as package
from landsraad.server.store import (
    Changes,
    LinkTarget,
    LogEntry,
    NotFound,
    Repeated,
    SeatTaken,
    Stale,
    Store,
    open_store,
)
from landsraad.server.store.values import now
from tests.soak import usually

pytestmark = pytest.mark.anyio

SETUP: dict[str, Json] = {
    "game": "crysknife",
    "rules": "1",
    "seats": ["paul", "feyd"],
    "options": {"rounds": 3, "names": ["a", "b"]},
    "seed": (1 << 256) - 1,
    "salt": "5a17",
    "position": None,
}


def entry(text: str = "paul ground sand", **more: Any) -> LogEntry:
    return LogEntry("action", text, "paul", (3, 0, 1), 1_700_000_000_123, **more)


async def new_table(store: Store) -> str:
    return (await store.create_table("Arrakeen", SETUP)).id


def everything_in(database: str) -> str:
    """All rows of a database as one text."""
    connection: Any
    if database.startswith("postgresql"):
        connection = psycopg.connect(database)
    else:
        connection = sqlite3.connect(database)
    tables = (
        "guests",
        "tables",
        "seats",
        "entries",
        "chat",
        "private_chat",
        "snapshots",
        "tickets",
    )
    try:
        return repr([connection.execute(f"SELECT * FROM {name}").fetchall() for name in tables])
    finally:
        connection.close()


# Guests and tables.


async def test_a_guest_is_known_by_the_token_alone(store: Store) -> None:
    guest, token = await store.add_guest("Irulan")
    await store.rename_guest(guest.id, "Princess Irulan ☾")

    assert (await store.find_guest(token)) == package.Guest(guest.id, "Princess Irulan ☾")
    assert (await store.find_guest(guest.id)) is None
    with pytest.raises(NotFound):
        await store.rename_guest("nobody", "Irulan")


async def test_a_table_is_read_as_it_was_made(store: Store) -> None:
    """Large seeds, nested options and all."""
    host, _ = await store.add_guest("Irulan")
    made = await store.create_table(
        "Arrakeen", SETUP, host=host.id, changes=Changes(bots={"feyd": "recruit"})
    )
    read = await store.table(made.id)

    assert read == made
    assert read.setup == SETUP
    assert (read.name, read.host, read.log_length, read.archived) == ("Arrakeen", host.id, 0, None)
    assert [(seat.name, seat.guest, seat.bot) for seat in read.seats] == [
        ("paul", None, None),
        ("feyd", None, "recruit"),
    ]


async def test_secrets_are_not_printed(store: Store) -> None:
    """Neither the setup of a table nor the text of an action gets into a log by accident."""
    table = await store.create_table("Arrakeen", SETUP)

    assert "5a17" not in repr(table)
    assert "ground" not in repr(entry())


async def test_what_is_not_there_is_not_found(store: Store) -> None:
    table = await new_table(store)
    guest, _ = await store.add_guest("Irulan")
    for call in (
        store.table("nowhere"),
        store.archive("nowhere"),
        store.append("nowhere", 0, [entry()], "k"),
        store.say("nowhere", None, "Irulan", "Hello", "k"),
        store.save_snapshot("nowhere", 0, b""),
        store.new_link("nowhere", None),
        store.new_link(table, "stilgar"),
        store.sit(table, "stilgar", guest.id),
        store.sit(table, "paul", "nobody"),
        store.append(table, 0, [entry()], "k", Changes(bots={"stilgar": "recruit"})),
        store.create_table("Carthag", SETUP, host="nobody"),
    ):
        with pytest.raises(NotFound):
            await call
    assert await store.entries("nowhere") == ()
    assert await store.table_ids() == (table,)


async def test_my_tables_are_those_i_host_or_sit_at(store: Store) -> None:
    """The one changed last comes first; archived ones have a list of their own."""
    irulan, _ = await store.add_guest("Irulan")
    chani, _ = await store.add_guest("Chani")
    hosted = (await store.create_table("hosted", SETUP, host=irulan.id)).id
    joined = (await store.create_table("joined", SETUP, host=chani.id)).id
    put_away = (await store.create_table("put away", SETUP, host=irulan.id)).id
    await store.create_table("of others", SETUP, host=chani.id)
    await store.sit(joined, "paul", irulan.id)
    await store.sit(joined, "feyd", irulan.id)
    await store.archive(put_away)
    await asyncio.sleep(0.01)
    await store.append(hosted, 0, [entry()], "k")

    assert [table.id for table in await store.tables_of(irulan.id)] == [hosted, joined]
    assert [table.id for table in await store.tables_of(irulan.id, archived=True)] == [put_away]
    assert put_away not in await store.table_ids()
    assert {seat.guest for seat in (await store.table(joined)).seats} == {irulan}
    await store.unarchive(put_away)
    assert len(await store.tables_of(irulan.id)) == 3
    assert len(await store.tables_of(irulan.id, most=1)) == 1


# Links and seats.


async def test_a_link_leads_to_its_seat_until_it_is_replaced_or_revoked(store: Store) -> None:
    table = await new_table(store)
    first = await store.new_link(table, "paul")
    other = await store.new_link(table, "feyd")
    second = await store.new_link(table, "paul")

    assert await store.find_link(first) is None
    assert await store.find_link(second) == LinkTarget(table, "paul")
    assert [seat.linked for seat in (await store.table(table)).seats] == [True, True]
    await store.revoke_link(table, "paul")
    assert await store.find_link(second) is None
    assert await store.find_link(other) == LinkTarget(table, "feyd")
    assert [seat.linked for seat in (await store.table(table)).seats] == [False, True]


async def test_spectators_have_a_link_of_their_own(store: Store) -> None:
    table = await new_table(store)
    link = await store.new_link(table, None)

    assert await store.find_link(link) == LinkTarget(table, None)
    assert (await store.table(table)).linked
    await store.revoke_link(table, None)
    assert await store.find_link(link) is None


async def test_tokens_are_stored_as_hashes_only(store: Store, database: str) -> None:
    """Whoever reads the database cannot take a seat with what stands there."""
    table = await new_table(store)
    guest, cookie = await store.add_guest("Irulan")
    tokens = [
        cookie,
        await store.new_link(table, "paul"),
        await store.new_link(table, None),
        await store.new_ticket("for paul", now() + 60_000),
    ]
    rows = everything_in(database)

    assert guest.id in rows
    assert "for paul" in rows
    assert [token for token in tokens if token in rows] == []
    assert all(len(token) >= 43 for token in tokens)


async def test_a_seat_has_one_holder(store: Store) -> None:
    """Of many who want it at once exactly one gets it; taking it twice is no fault."""
    table = await new_table(store)
    guests = [(await store.add_guest(f"guest {number}"))[0] for number in range(8)]
    tries = await asyncio.gather(
        *[store.sit(table, "paul", guest.id) for guest in guests], return_exceptions=True
    )

    assert tries.count(None) == 1
    assert sum(isinstance(outcome, SeatTaken) for outcome in tries) == 7
    holder = (await store.table(table)).seats[0].guest
    assert holder == guests[tries.index(None)]
    await store.sit(table, "paul", holder.id)
    await store.leave(table, "paul")
    assert (await store.table(table)).seats[0].guest is None


async def test_a_seat_is_handed_to_a_bot_and_back(store: Store) -> None:
    """In the same moment as the entry that says so; the guest remains its holder."""
    table = await new_table(store)
    guest, _ = await store.add_guest("Irulan")
    await store.sit(table, "paul", guest.id)
    handover = LogEntry("handover", "recruit", "paul")
    await store.append(table, 0, [handover], "k", Changes(bots={"paul": "recruit"}))
    seat = (await store.table(table)).seats[0]

    assert (seat.guest, seat.bot) == (guest, "recruit")
    assert await store.entries(table) == (handover,)
    await store.append(
        table, 1, [LogEntry("handover", "", "paul")], "l", Changes(bots={"paul": None})
    )
    assert (await store.table(table)).seats[0].bot is None


# Tickets.


async def test_a_ticket_is_good_once_and_not_for_long(store: Store) -> None:
    seats: Json = {"table": "arrakeen", "eyes": ["paul", None]}
    good = await store.new_ticket(seats, now() + 60_000)
    late = await store.new_ticket(seats, now())

    assert await store.take_ticket(good) == seats
    assert await store.take_ticket(good) is None
    assert await store.take_ticket(late) is None
    assert await store.take_ticket("never given out") is None


async def test_tickets_that_nobody_takes_are_swept(store: Store, database: str) -> None:
    for number in range(3):
        await store.new_ticket(f"late {number}", now())
    kept = await store.new_ticket("good", now() + 60_000)
    rows = everything_in(database)

    assert "late" not in rows
    assert await store.take_ticket(kept) == "good"


async def test_of_many_who_take_a_ticket_exactly_one_gets_it(database: str) -> None:
    """Whatever process they ask, and while others come and expired ones are swept."""
    async with open_store(database) as one, open_store(database) as two:
        for number in range(20):
            await asyncio.gather(*[one.new_ticket("late", now()) for _ in range(5)])
            ticket = await one.new_ticket(number, now() + 60_000)
            takers = [store.take_ticket(ticket) for store in (one, two) for _ in range(8)]
            others = [store.new_ticket("other", now() + 60_000) for store in (one, two)]
            taken, made = await asyncio.gather(asyncio.gather(*takers), asyncio.gather(*others))

            assert Counter(taken) == {number: 1, None: 15}
            assert [await two.take_ticket(each) for each in made] == ["other", "other"]


# The log.


async def test_entries_are_read_as_they_were_appended(store: Store) -> None:
    """In order, without gaps, from any point on."""
    table = await new_table(store)
    log = [
        LogEntry("begin", outcomes=(5, 0)),
        entry("paul says “più”"),
        LogEntry("undo", seat="paul", time=7),
    ]

    assert await store.append(table, 0, log[:2], "first") == 2
    assert await store.append(table, 2, log[2:], "second") == 3
    assert await store.entries(table) == tuple(log)
    assert await store.entries(table, 1) == tuple(log[1:])
    assert await store.entries(table, 1, most=1) == (log[1],)
    assert await store.entries(table, 3) == ()
    assert (await store.table(table)).log_length == 3


async def test_an_append_to_another_moment_is_stale(store: Store) -> None:
    """It says where the table is, and nothing has changed, the row of the table included."""
    table = await new_table(store)
    await store.append(table, 0, [entry()], "first")
    for expected in (0, 2):
        with pytest.raises(Stale) as refused:
            await store.append(table, expected, [entry()], "second", Changes(status="over"))
        assert refused.value.current == 1

    assert len(await store.entries(table)) == 1
    assert (await store.table(table)).status is None
    assert await store.appended(table, "second") is None


async def test_a_repeated_key_tells_the_first_result(store: Store) -> None:
    """Whatever else it asks for, and however far the table has gone since; nothing changes."""
    table, other = await new_table(store), await new_table(store)

    assert await store.append(table, 0, [entry("a"), entry("b")], "key") == 2
    assert await store.append(table, 2, [entry("c")], "later") == 3
    for at, again in ((0, [entry("a"), entry("b")]), (3, [entry("d")])):
        with pytest.raises(Repeated) as refused:
            await store.append(table, at, again, "key", Changes("over", {"paul": "recruit"}))
        assert refused.value.log_length == 2
    assert await store.appended(table, "key") == 2
    assert (await store.table(table)).status is None
    assert (await store.table(table)).seats[0].bot is None
    assert [found.text for found in await store.entries(table)] == ["a", "b", "c"]
    assert await store.append(other, 0, [entry("a")], "key") == 1, "keys are of one table"


async def test_an_append_is_all_or_nothing(store: Store) -> None:
    """A change that cannot be made takes its entries with it."""
    table = await new_table(store)
    with pytest.raises(NotFound):
        await store.append(table, 0, [entry()] * 3, "key", Changes(bots={"stilgar": "recruit"}))

    assert await store.entries(table) == ()
    assert await store.append(table, 0, [entry()] * 3, "key") == 3


async def test_a_status_is_kept_with_the_append(store: Store) -> None:
    """Until another one is given."""
    table = await new_table(store)
    statuses: list[tuple[Json, Json]] = [("a", "a"), (None, "a"), ({"b": [1]}, {"b": [1]})]
    for at, (given, kept) in enumerate(statuses):
        await store.append(table, at, [entry()], str(at), Changes(status=given))

        assert (await store.table(table)).status == kept


async def test_acknowledged_means_stored(store: Store, database: str) -> None:
    """Whoever looks into the database at that moment finds it."""
    table = await new_table(store)
    for at in range(5):
        await store.append(table, at, [entry(f"turn {at}.")], str(at))

        assert f"turn {at}." in everything_in(database)


async def test_many_appends_to_sqlite_share_a_commit(tmp_path: Path) -> None:
    """So the disk is waited for a few times, not 200 times."""
    async with package.SqliteStore(tmp_path / "landsraad.db") as store:
        tables = [await new_table(store) for _ in range(200)]
        statements: list[str] = []
        store._connection.set_trace_callback(statements.append)
        await asyncio.gather(*[store.append(table, 0, [entry()], "k") for table in tables])

        assert 1 <= statements.count("COMMIT") <= 20


async def test_racing_appends(database: str) -> None:
    """Exactly once and without gaps: 600 of them in `make test`, 2,000 in `make soak`.

    On two stores, four tasks press their actions into the same four tables: each retries when it
    is stale, and sends every third one twice at once, another third once more afterwards.
    """
    each = usually(150, soak=500)
    async with open_store(database) as one, open_store(database) as two:
        tables = [await new_table(one) for _ in range(4)]
        results: dict[str, dict[str, set[int]]] = {table: {} for table in tables}
        retries: Counter[Store] = Counter()
        repeated: Counter[Store] = Counter()

        async def send(store: Store, table: str, key: str, at: int) -> int:
            while True:
                try:
                    return await store.append(table, at, [entry(key)], key)
                except Repeated as done:
                    repeated[store] += 1
                    return done.log_length
                except Stale as stale:
                    at = stale.current
                    retries[store] += 1

        async def player(number: int) -> None:
            at = dict.fromkeys(tables, 0)
            for turn in range(each):
                key, table = f"{number}:{turn}", tables[(number + turn) % 4]
                stores = [(one,), (one, two), (two,)][turn % 3]
                sent = [send(store, table, key, at[table]) for store in stores]
                got = set(await asyncio.gather(*sent))
                if turn % 3 == 2:
                    got.add(await send(one, table, key, at[table]))
                results[table][key] = got
                at[table] = max(got)

        await asyncio.gather(*[player(number) for number in range(4)])
        assert min(retries[one], retries[two]) > each / 5, "they did race"
        assert repeated.total() == 4 * (each - len(range(0, each, 3))), "sent twice, done once"
        for table in tables:
            log = [found.text for found in await one.entries(table)]

            assert len(log) == each
            assert results[table] == {key: {number} for number, key in enumerate(log, 1)}
            assert (await two.table(table)).log_length == each


def test_the_public_names_are_there_and_sorted() -> None:
    names = package.__all__

    assert [name for name in names if not hasattr(package, name)] == []
    assert names == sorted(names, key=lambda name: (not name.isupper(), name[0].islower(), name))
