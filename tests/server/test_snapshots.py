"""Snapshots: exactly what a replay gives, or nothing at all."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from landsraad.kernel.chance import Chance
from landsraad.kernel.laws import Mode
from landsraad.server import hall as hall_module
from landsraad.server.hall import Hall
from landsraad.server.live import Live
from landsraad.server.minds import Minds
from landsraad.server.snapshots import FORMAT, can_be_taken, from_blob, to_blob
from landsraad.server.store import MOST_ENTRIES, Entry, Store, open_store
from tests.server.tables import Played, everything, eyes_of, replayed
from tests.server.test_live import CRYSKNIFE, began, duel, every_mode

pytestmark = pytest.mark.anyio


def settled(table: Played, chance: Chance, number: int) -> None:
    """Go on for so many changes, and then until a snapshot can be taken."""
    table.go_on_by_chance(chance, number)
    while not can_be_taken(table.live):
        table.go_on_by_chance(chance)


def resumed(live: Live) -> Live:
    again = from_blob(live.setup, to_blob(live))
    assert again is not None
    return again


# Exactly the same.


@every_mode
async def test_a_resumed_table_is_the_one_that_a_replay_gives(mode: Mode) -> None:
    """To all eyes, at whatever moment it was kept; and so it goes on, undo and consent included."""
    table, chance = began(mode), Chance.seeded(8)
    again = [resumed(table.live)]
    for _ in range(4):
        settled(table, chance, 50)
        again.append(resumed(table.live))
        assert everything(again[-1]) == everything(table.live)
    settled(table, chance, 60)
    for live in again:
        for entry in table.log[live.sequence :]:
            live.take(entry)
        assert everything(live) == everything(table.live)
    assert everything(replayed(table.live.setup, table.log)) == everything(again[0])


@every_mode
async def test_a_resumed_table_looks_back_as_far(mode: Mode) -> None:
    """Before the snapshot and after it, at what was taken back, too."""
    table, chance = began(mode), Chance.seeded(9)
    settled(table, chance, 60)
    live = resumed(table.live)
    settled(table, chance, 20)
    for entry in table.log[live.sequence :]:
        live.take(entry)
    for eyes in eyes_of(live)[:3]:
        for sequence in range(0, live.witness(eyes).sequence + 1, 3):
            assert live.view_at(eyes, sequence) == table.live.view_at(eyes, sequence)
    assert everything(live) == everything(table.live)


async def test_a_resumed_table_can_go_back_to_before_the_snapshot() -> None:
    """By consent: the games that were kept for it are made anew."""
    table = duel("paul ground stone", "feyd plan [] []", "paul plan [attack:6] []")
    live = resumed(table.live)
    for each in (table.live, live):
        each.adopt(each.draft_undo("paul", 1, 5))

    assert everything(live) == everything(table.live)
    assert live.playing.sequence == 1


async def test_a_snapshot_is_taken_only_where_nothing_can_be_undone() -> None:
    table = Played(CRYSKNIFE.game.read_setup(None, {}, 7))
    assert not can_be_taken(table.live)
    table.begin()
    assert can_be_taken(table.live)
    table.act("paul ground stone")
    assert not can_be_taken(table.live)
    table.act("feyd plan [] []", "paul plan [] []")
    assert can_be_taken(table.live)


# Nothing at all.


def changed(blob: bytes, **fields: Any) -> bytes:
    return zlib.compress(
        msgspec.json.encode({**msgspec.json.decode(zlib.decompress(blob)), **fields})
    )


async def test_what_is_no_snapshot_of_this_table_is_not_used() -> None:
    """Damaged, cut off, of another form, of other rules, of another game or seed."""
    table = began(CRYSKNIFE)
    settled(table, Chance.seeded(1), 10)
    blob, setup = to_blob(table.live), table.live.setup
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
        "another seed": changed(blob, head=[*head[:3], began(CRYSKNIFE, 1).live.setup.seal]),
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
    blob, chance = to_blob(table.live), Chance.seeded(2)
    for _ in range(200):
        place = chance.below(len(blob))
        other = bytes([*blob[:place], blob[place] ^ (1 << chance.below(8)), *blob[place + 1 :]])
        live = from_blob(table.live.setup, other)
        assert live is None or everything(live) == everything(table.live)


# In the hall.


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    async with open_store(str(tmp_path / "landsraad.db")) as opened:
        yield opened


async def stored(store: Store, table: Played) -> str:
    """A table with this log, in a store."""
    setup = {**table.live.setup.to_json(), "limit": None, "pace": "quick"}
    row = (await store.create_table("Arrakeen", setup)).id
    for start in range(0, len(table.log), MOST_ENTRIES):
        await store.append(row, start, table.log[start : start + MOST_ENTRIES], str(start))
    return row


async def snapshot_after(store: Store, row: str, sequence: int) -> Any:
    async with asyncio.timeout(60):
        while (kept := await store.latest_snapshot(row)) is None or kept.sequence < sequence:
            await asyncio.sleep(0.01)
    return kept


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kinds of the log entries that were taken since."""
    kinds: list[str] = []
    take = Live.take

    def note_and_take(live: Live, entry: Entry) -> None:
        kinds.append(entry.kind)
        take(live, entry)

    monkeypatch.setattr(Live, "take", note_and_take)
    return kinds


@every_mode
async def test_a_hall_resumes_from_the_snapshot_and_the_rest_of_the_log(
    mode: Mode, store: Store, taken: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "EVERY", 20)
    table, chance = began(mode), Chance.seeded(3)
    settled(table, chance, 60)
    row, before = await stored(store, table), len(table.log)
    async with Hall(store, Minds()) as hall:
        await hall.room(row)
        await snapshot_after(store, row, before)
    table.go_on_by_chance(chance, 10)
    await store.append(row, before, table.log[before:], "later")
    taken.clear()
    async with Hall(store, Minds()) as hall:
        live = (await hall.room(row)).live

        assert len(taken) == len(table.log) - before
        assert everything(live) == everything(table.live)


async def test_a_hall_keeps_a_snapshot_now_and_then(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After some actions, where nothing can be undone."""
    monkeypatch.setattr(hall_module, "EVERY", 5)
    table, chance = began(CRYSKNIFE), Chance.seeded(3)
    row = await stored(store, table)
    async with Hall(store, Minds()) as hall:
        room = await hall.room(row)
        for number in range(20):
            action = chance.choice(room.live.playing.pending).actions.sample(chance)
            await hall.act(room, f"{action.seat}:{number}", action.to_json(), None)
        kept = await snapshot_after(store, row, 15)
    live = from_blob(table.live.setup, kept.blob)

    assert live is not None
    assert live.sequence == kept.sequence
    assert can_be_taken(live)
    assert everything(live) == everything(
        replayed(table.live.setup, (await store.entries(row))[: kept.sequence])
    )


async def test_a_hall_replays_what_a_snapshot_does_not_tell(store: Store, taken: list[str]) -> None:
    """A damaged snapshot costs time, nothing else."""
    table = began(CRYSKNIFE)
    settled(table, Chance.seeded(3), 30)
    row = await stored(store, table)
    await store.save_snapshot(row, len(table.log), b"damaged")
    async with Hall(store, Minds()) as hall:
        assert everything((await hall.room(row)).live) == everything(table.live)
    assert len(taken) == len(table.log)
