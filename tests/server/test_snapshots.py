"""Snapshots: exactly what a replay gives, or nothing at all."""

from __future__ import annotations

import asyncio
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from landsraad.kernel.chance import Chance
from landsraad.kernel.laws import Mode
from landsraad.server.store import MOST_ENTRIES, LogEntry, Snapshot, Store, open_store
from landsraad.server.tables import session_sync, snapshot_saver
from landsraad.server.tables.bot_pool import BotPool
from landsraad.server.tables.drafting import (
    apply_entry,
    draft_undo,
)
from landsraad.server.tables.snapshots import FORMAT, can_be_taken, from_blob, to_blob
from landsraad.server.tables.table_log import TableLog
from landsraad.server.tables.table_server import TableServer
from tests.server.tables import Played, everything, eyes_of, replayed
from tests.server.test_table_log import CRYSKNIFE, began, duel, every_mode

pytestmark = pytest.mark.anyio


def settled(table: Played, chance: Chance, number: int) -> None:
    """Go on for so many changes, and then until a snapshot can be taken."""
    table.go_on_by_chance(chance, number)
    while not can_be_taken(table.log):
        table.go_on_by_chance(chance)


def resumed(log: TableLog) -> TableLog:
    again = from_blob(log.setup, to_blob(log))
    assert again is not None
    return again


# Exactly the same.


@every_mode
async def test_a_resumed_table_is_the_one_that_a_replay_gives(mode: Mode) -> None:
    """To all eyes, at whatever moment it was kept; and so it goes on, undo and consent included."""
    table, chance = began(mode), Chance.seeded(8)
    again = [resumed(table.log)]
    for _ in range(4):
        settled(table, chance, 50)
        again.append(resumed(table.log))
        assert everything(again[-1]) == everything(table.log)
    settled(table, chance, 60)
    for log in again:
        for entry in table.entries[log.length :]:
            apply_entry(log, entry)
        assert everything(log) == everything(table.log)
    assert everything(replayed(table.log.setup, table.entries)) == everything(again[0])


@every_mode
async def test_a_resumed_table_looks_back_as_far(mode: Mode) -> None:
    """Before the snapshot and after it, at what was taken back, too."""
    table, chance = began(mode), Chance.seeded(9)
    settled(table, chance, 60)
    log = resumed(table.log)
    settled(table, chance, 20)
    for entry in table.entries[log.length :]:
        apply_entry(log, entry)
    for eyes in eyes_of(log)[:3]:
        for number in range(0, log.history(eyes).events_seen + 1, 3):
            assert log.view_at(eyes, number) == table.log.view_at(eyes, number)
    assert everything(log) == everything(table.log)


async def test_a_resumed_table_can_go_back_to_before_the_snapshot() -> None:
    """By consent: the games that were kept for it are made anew."""
    table = duel("paul ground stone", "feyd plan [] []", "paul plan [attack:6] []")
    log = resumed(table.log)
    for each in (table.log, log):
        each.adopt(draft_undo(each, "paul", 1, 5))

    assert everything(log) == everything(table.log)
    assert log.started_game.sequence == 1


async def test_a_snapshot_is_taken_only_where_nothing_can_be_undone() -> None:
    table = Played(CRYSKNIFE.game.read_setup(None, {}, 7))
    assert not can_be_taken(table.log)
    table.begin()
    assert can_be_taken(table.log)
    table.act("paul ground stone")
    assert not can_be_taken(table.log)
    table.act("feyd plan [] []", "paul plan [] []")
    assert can_be_taken(table.log)


# Nothing at all.


def changed(blob: bytes, **fields: Any) -> bytes:
    return zlib.compress(
        msgspec.json.encode({**msgspec.json.decode(zlib.decompress(blob)), **fields})
    )


async def test_what_is_no_snapshot_of_this_table_is_not_used() -> None:
    """Damaged, cut off, of another form, of other rules, of another game or seed."""
    table = began(CRYSKNIFE)
    settled(table, Chance.seeded(1), 10)
    blob, setup = to_blob(table.log), table.log.setup
    head = [FORMAT, setup.game, setup.version, setup.seal]
    assert from_blob(setup, changed(blob, head=head)) is not None
    state = msgspec.json.decode(zlib.decompress(blob))["state"]
    bad = {
        "nothing": b"",
        "something else": b"Dear Princess,",
        "cut off": blob[:-10],
        "not JSON": zlib.compress(b"{"),
        "no table": zlib.compress(b"{}"),
        "another form": changed(blob, head=["landsraad-snapshot/0", *head[1:]]),
        "another game": changed(blob, head=[FORMAT, "dune", *head[2:]]),
        "other rules": changed(blob, head=[*head[:2], "0", setup.seal]),
        "another seed": changed(blob, head=[*head[:3], began(CRYSKNIFE, 1).log.setup.seal]),
        "a lost part": changed(blob, state={**state, "state": {}}),
        "no steps": changed(blob, state={**state, "stack": ["list"]}),
        "an unknown field": changed(blob, state={**state, "state": {**state["state"], "x": 1}}),
        "unknown things": changed(blob, state={**state, "stack": ["list", ["object", "Path", {}]]}),
        "unknown actions": changed(blob, told=[[1, [], "paul", None, ["paul dances", []]]]),
    }
    for name, other in bad.items():
        assert from_blob(setup, other) is None, name


async def test_a_damaged_byte_is_noticed() -> None:
    """Wherever it is, the table is the same or there is none."""
    table = began(CRYSKNIFE)
    settled(table, Chance.seeded(1), 10)
    blob, chance = to_blob(table.log), Chance.seeded(2)
    for _ in range(200):
        place = chance.below(len(blob))
        other = bytes([*blob[:place], blob[place] ^ (1 << chance.below(8)), *blob[place + 1 :]])
        log = from_blob(table.log.setup, other)
        assert log is None or everything(log) == everything(table.log)


# In a server.


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    async with open_store(str(tmp_path / "landsraad.db")) as opened:
        yield opened


async def stored(store: Store, table: Played) -> str:
    """A table with this log, in a store."""
    begun_with = replace(table.log.setup, afresh={})
    setup = {**begun_with.to_json(), "limit": None, "pace": "quick"}
    row = (await store.create_table("Arrakeen", setup)).id
    for start in range(0, len(table.entries), MOST_ENTRIES):
        await store.append(row, start, table.entries[start : start + MOST_ENTRIES], str(start))
    return row


async def snapshot_after(store: Store, row: str, log_length: int) -> Snapshot:
    async with asyncio.timeout(60):
        while (found := await store.latest_snapshot(row)) is None or found.log_length < log_length:
            await asyncio.sleep(0.01)
    return found


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kinds of the log entries that were read from the store and applied since."""
    kinds: list[str] = []

    def note_and_apply(log: TableLog, entry: LogEntry) -> None:
        kinds.append(entry.kind)
        apply_entry(log, entry)

    monkeypatch.setattr(session_sync, "apply_entry", note_and_apply)
    return kinds


@every_mode
async def test_a_server_resumes_from_the_snapshot_and_the_rest_of_the_log(
    mode: Mode, store: Store, applied: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot_saver, "FEWEST", 20)
    table, chance = began(mode), Chance.seeded(3)
    settled(table, chance, 60)
    row, before = await stored(store, table), len(table.entries)
    async with TableServer(store, BotPool()) as server:
        await server.sessions.get(row)
        await snapshot_after(store, row, before)
    table.go_on_by_chance(chance, 10)
    await store.append(row, before, table.entries[before:], "later")
    applied.clear()
    async with TableServer(store, BotPool()) as server:
        log = (await server.sessions.get(row)).log

        assert len(applied) == len(table.entries) - before
        assert everything(log) == everything(table.log)


async def test_a_server_stores_a_snapshot_now_and_then(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After some actions, where nothing can be undone."""
    monkeypatch.setattr(snapshot_saver, "FEWEST", 5)
    table, chance = began(CRYSKNIFE), Chance.seeded(3)
    row = await stored(store, table)
    async with TableServer(store, BotPool()) as server:
        session = await server.sessions.get(row)
        for number in range(20):
            action = chance.choice(session.log.started_game.pending).actions.sample(chance)
            key = f"{action.seat}:{number}"
            await server.gameplay.act(session, key, action.to_json(), None)
        found = await snapshot_after(store, row, 15)
    log = from_blob(table.log.setup, found.blob)

    assert log is not None
    assert log.length == found.log_length
    assert can_be_taken(log)
    assert everything(log) == everything(
        replayed(table.log.setup, (await store.entries(row))[: found.log_length])
    )


async def test_a_server_replays_what_a_snapshot_does_not_tell(
    store: Store, applied: list[str]
) -> None:
    """A damaged snapshot costs time, nothing else."""
    table = began(CRYSKNIFE)
    settled(table, Chance.seeded(3), 30)
    row = await stored(store, table)
    await store.save_snapshot(row, len(table.entries), b"damaged")
    async with TableServer(store, BotPool()) as server:
        assert everything((await server.sessions.get(row)).log) == everything(table.log)
    assert len(applied) == len(table.entries)
