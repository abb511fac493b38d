"""Snapshots and chat in a store."""

from __future__ import annotations

import pytest

from landsraad.server.store import (
    LONGEST_LINE,
    MOST_ENTRIES,
    Changes,
    ChatFull,
    LogEntry,
    Stale,
    Store,
    Unfit,
    chat_operations,
)
from tests.server.test_store import SETUP, entry, new_table

pytestmark = pytest.mark.anyio


async def test_the_latest_snapshot_counts(store: Store) -> None:
    """One of an earlier moment that arrives late does not replace it."""
    table = await new_table(store)
    await store.append(table, 0, [entry()] * 5, "k")

    assert await store.latest_snapshot(table) is None
    await store.save_snapshot(table, 4, b"four\0\xff")
    await store.save_snapshot(table, 2, b"two")
    assert await store.latest_snapshot(table) == (4, b"four\0\xff")
    with pytest.raises(Stale):
        await store.save_snapshot(table, 6, b"of a future that never came")


async def test_chat_is_numbered_per_table(store: Store) -> None:
    table, other = await new_table(store), await new_table(store)
    await store.say(other, None, "Irulan", "elsewhere", "k0")
    said = [
        await store.say(table, seat, "Irulan", f"line {seat}", f"k{number}")
        for number, seat in enumerate(("paul", None))
    ]

    assert [line.number for line in said] == [1, 2]
    assert await store.chat(table) == tuple(said)
    assert await store.chat(table, 1) == tuple(said[1:])
    assert await store.chat(table, most=1) == tuple(said[1:])


async def test_a_line_that_is_sent_again_stands_once(store: Store) -> None:
    table, other = await new_table(store), await new_table(store)
    first = await store.say(table, None, "Irulan", "The sleeper must awaken", "k")

    assert await store.say(table, None, "Irulan", "whatever it says now", "k") == first
    assert (await store.say(other, None, "Irulan", "elsewhere", "k")).text == "elsewhere"
    assert await store.chat(table) == (first,)


async def test_chat_has_limits(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await new_table(store)
    await store.say(table, None, "Irulan", "x" * LONGEST_LINE, "k1")
    for text in ("", "x" * (LONGEST_LINE + 1)):
        with pytest.raises(Unfit):
            await store.say(table, None, "Irulan", text, "k2")
    monkeypatch.setattr(chat_operations, "MOST_LINES", 2)
    await store.say(table, None, "Irulan", "the last one", "k3")
    with pytest.raises(ChatFull):
        await store.say(table, None, "Irulan", "one too many", "k4")


@pytest.mark.parametrize("bad", ["with\0zero", "half a \ud83d"], ids=["zero", "surrogate"])
async def test_what_is_no_text_is_refused_everywhere(store: Store, bad: str) -> None:
    """By both databases alike, so that no request can break one of them."""
    table = await new_table(store)
    for call in (
        store.table(bad),
        store.tables_of(bad),
        store.add_guest(bad),
        store.create_table(bad, SETUP),
        store.create_table("Arrakeen", {**SETUP, "seats": [bad]}),
        store.append(table, 0, [LogEntry("action", bad)], "k"),
        store.append(table, 0, [entry()], bad),
        store.append(bad, 0, [entry()], "k"),
        store.entries(bad),
        store.appended(table, bad),
        store.say(table, bad, "Irulan", "Hello", "k"),
        store.say(table, None, "Irulan", bad, "k"),
        store.say(table, None, "Irulan", "Hello", bad),
        store.sit(table, bad, bad),
    ):
        with pytest.raises(Unfit):
            await call
    assert await store.find_link(bad) is None
    assert await store.find_guest(bad) is None
    assert await store.take_ticket(bad) is None
    kept = await store.create_table("in JSON it is fine", {**SETUP, "salt": bad})
    assert (await store.table(kept.id)).setup["salt"] == bad


async def test_numbers_and_sizes_have_limits(store: Store) -> None:
    table = await new_table(store)
    for call in (
        store.append(table, -1, [entry()], "k"),
        store.append(table, 1 << 80, [entry()], "k"),
        store.append(table, 0, [], "k"),
        store.append(table, 0, [entry()] * (MOST_ENTRIES + 1), "k"),
        store.append(table, 0, [entry()], "k" * 1_000),
        store.append(table, 0, [LogEntry("action", time=1 << 64)], "k"),
        store.append(table, 0, [LogEntry("action", outcomes=(-1,))], "k"),
        store.append(table, 0, [entry("x" * 100_000)], "k"),
        store.entries(table, -1),
        store.entries(table, most=-1),
        store.chat(table, 1 << 80),
        store.create_table("x" * 1_000, SETUP),
        store.create_table("Arrakeen", {**SETUP, "seats": ["paul", "paul"]}),
        store.create_table("Arrakeen", {**SETUP, "seats": []}),
        store.create_table("Arrakeen", {**SETUP, "position": "x" * 2_000_000}),
        store.append(table, 0, [entry()], "k", Changes(status="x" * 2_000_000)),
        store.new_ticket("x" * 2_000_000, 0),
        store.new_ticket("x", 1 << 80),
        store.new_ticket({1}, 0),  # type: ignore[arg-type]
        store.save_snapshot(table, 0, bytes(20 * 1_048_576)),
    ):
        with pytest.raises(Unfit):
            await call
    assert await store.entries(table) == ()
