"""What a server of version 1 stored, on a server of today: shown as before, and played to its end.

`tests/server/data/v1/README.md` tells what is there.
"""

from __future__ import annotations

import asyncio
import base64
import shutil
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from landsraad.kernel.record import Record, read_setup
from landsraad.kernel.setup import Setup
from landsraad.server.store import LogEntry, Store, open_store
from landsraad.server.tables import session_sync
from landsraad.server.tables.bot_pool import BotPool
from landsraad.server.tables.drafting import apply_entry
from landsraad.server.tables.snapshots import from_blob
from landsraad.server.tables.table_log import TableLog
from landsraad.server.tables.table_server import TableServer
from tests.server.serving import PATIENCE, Player, Served, serving
from tests.server.stored import (
    HALF,
    Moments,
    as_in_version_1,
    eyes_by_name,
    fingerprint,
    shown_in,
    shown_to,
    stored,
)
from tests.server.tables import everything, replayed
from tests.soak import usually

pytestmark = pytest.mark.anyio

OLD = stored()
HOSTS = {"dune": "irulan", "arrakis": "irulan", "crysknife": "feyd", "new": "irulan"}
"""Who made the tables that are not finished."""
BOTS = {"dune": "random", "arrakis": "recruit", "crysknife": "random", "new": "random"}
"""Who plays on for everybody: at random, a game of War for Arrakis takes thousands of actions."""

QUICK = {"crysknife", "new"}
"""Tables whose games are short."""
LONG = usually({"arrakis", "dune"}, soak=set[str]())
"""Tables whose games take long; they are played to their end in `make soak` only."""
LATEST = 20
"""Moments of a table that are asked for over REST."""


@pytest.fixture
async def old_database(database: str) -> str:
    """The database of version 1: its own file as SQLite, and restored into PostgreSQL."""
    if database.startswith("postgresql"):
        async with open_store(database) as store:
            await store.restore(OLD.folder / "export.jsonl")
    else:
        shutil.copy(OLD.folder / "backup.db", database)
    return database


@asynccontextmanager
async def looking(database: str) -> AsyncIterator[dict[str, TableLog]]:
    """The old tables in this process, by the names that they have here."""
    async with open_store(database) as store, TableServer(store, BotPool()) as server:
        yield {name: (await server.sessions.get(id)).log for name, id in OLD.tables.items()}


# Looking back.


def differences(shown: Moments, before: Moments) -> list[str]:
    """The first moments that are shown otherwise than before, and what differs."""
    if [at for at, _ in shown] != [at for at, _ in before]:
        return [f"{len(shown)} moments, and not the {len(before)} of before"]
    return [
        f"{'view' if new[:HALF] == old[:HALF] else 'events'} at {at}"
        for (at, new), (_, old) in zip(shown, before, strict=True)
        if new != old
    ][:3]


def looked_at(database: str) -> set[str]:
    """The tables of which every moment is compared: of PostgreSQL's all only in `make soak`."""
    all_tables = {*OLD.tables}
    return usually(QUICK, soak=all_tables) if database.startswith("postgresql") else all_tables


async def test_every_moment_is_shown_as_before(old_database: str) -> None:
    """To all eyes, the referee's included, whether it was taken back since or not."""
    async with looking(old_database) as tables:
        for name in looked_at(old_database):
            log = tables[name]
            shown = shown_in(log)
            assert set(shown) == set(OLD.moments[name])
            for eyes, before in OLD.moments[name].items():
                assert not differences(shown[eyes], before), (name, eyes)


async def test_a_backup_and_an_export_hold_the_same(tmp_path: Path) -> None:
    """Restored into SQLite, either way: who sits where, the log and the chat."""
    found = []
    for file in ("backup.db", "export.jsonl"):
        async with open_store(str(tmp_path / f"from-{file}.db")) as store:
            await store.restore(OLD.folder / file)
            found.append([await contents(store, table) for table in OLD.tables.values()])

    assert found[0] == found[1]


async def contents(store: Store, table: str) -> tuple[object, ...]:
    return await store.table(table), await store.entries(table), await store.chat(table)


# Snapshots.


def setup_and_blob(name: str) -> tuple[Setup, bytes]:
    snapshot = OLD.snapshots[name]
    return read_setup(snapshot["setup"]), base64.b64decode(snapshot["blob"])


def as_told(log: TableLog) -> dict[str, object]:
    """All that can be seen of a table; of events what version 1 told."""
    whole = everything(log)
    seen = {
        eyes: {**what, "events": as_in_version_1(what["events"]), "moments": moments_in(what)}
        for eyes, what in whole["seen"].items()
    }
    return {**whole, "seen": seen}


def moments_in(seen: Mapping[str, Any]) -> list[object]:
    return [as_in_version_1(list(moment)) for moment in seen["moments"]]


@pytest.mark.parametrize("name", OLD.snapshots)
async def test_a_snapshot_of_version_1_is_the_replayed_log(name: str, tmp_path: Path) -> None:
    """It is used, and everything about the table is as if its log had been played again."""
    async with open_store(str(tmp_path / "landsraad.db")) as store:
        await store.restore(OLD.folder / "export.jsonl")
        entries = await store.entries(OLD.tables[name])
    setup, blob = setup_and_blob(name)
    log = from_blob(setup, blob)
    again = replayed(setup, entries[: OLD.snapshots[name]["sequence"]])

    assert log is not None
    assert log.started_game.digest() == OLD.snapshots[name]["digest"]
    assert again.started_game.digest() == OLD.snapshots[name]["digest"]
    assert as_told(log) == as_told(again)
    for entry in entries[log.length :]:
        apply_entry(log, entry)
        apply_entry(again, entry)
    assert as_told(log) == as_told(again)


async def test_a_server_goes_on_from_the_snapshots_of_version_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a log it plays again only what came after the snapshot."""
    applied: list[str] = []

    def note_and_apply(log: TableLog, entry: LogEntry) -> None:
        applied.append(log.setup.game)
        apply_entry(log, entry)

    monkeypatch.setattr(session_sync, "apply_entry", note_and_apply)
    shutil.copy(OLD.folder / "backup.db", tmp_path / "landsraad.db")
    async with looking(str(tmp_path / "landsraad.db")) as tables:
        in_logs = sum([log.length for log in tables.values()])
        in_snapshots = sum([snapshot["sequence"] for snapshot in OLD.snapshots.values()])

    assert len(applied) == in_logs - in_snapshots


# Going on.


class People:
    """The guests of that time, back at a server."""

    def __init__(self, players: Mapping[str, Player]) -> None:
        self._players = players

    def __getitem__(self, name: str) -> Player:
        return self._players[name]

    @staticmethod
    @asynccontextmanager
    async def at(server: Served) -> AsyncIterator[People]:
        async with AsyncExitStack() as stack:
            yield People(
                {
                    name: await stack.enter_async_context(Player.returning(server.url, token))
                    for name, token in OLD.tokens.items()
                }
            )

    def host(self, name: str) -> Player:
        """Who made a table."""
        return self[HOSTS[name]]


async def shown_over_rest(player: Player, table: str, eyes: str) -> Moments:
    """The latest moments of a table as these eyes saw them, as a browser asks for them."""
    path = f"/tables/{table}/replay"
    shown: Moments = []
    for moment in (await player.get(f"{path}?eyes={eyes}"))["moments"][-LATEST:]:
        at = moment["sequence"]
        view = (await player.get(f"{path}/{at}?eyes={eyes}"))["view"]
        shown.append((at, fingerprint(moment["time"], moment["events"], view)))
    return shown


async def play_some(player: Player, table: str) -> int:
    """A few actions at random, for as long as it is this guest's turn."""
    async with player.socket(table) as socket:
        await socket.until(lambda: len(socket.scenes) == len(socket.eyes))
        return await socket.play(3, stop=lambda: not socket.asked())


async def answer_proposal(player: Player, table: str, seat: str) -> None:
    """Agree to what another seat has asked for before the server was changed."""
    async with player.socket(table) as socket:
        await socket.until(lambda: seat in socket.scenes)
        scene = socket.scenes[seat]
        assert scene["proposal"]["missing"] == [seat]
        answer = await socket.request("consent", seat=seat, expected=scene["sequence"], agree=True)
        assert answer["type"] == "accepted", answer
        await socket.until(lambda: socket.scenes[seat]["proposal"] is None)


async def go_on_by_hand(people: People) -> None:
    """People answer what they were asked before, and begin the table that had not begun."""
    arrakis, dune, new = [OLD.tables[name] for name in ("arrakis", "dune", "new")]
    await answer_proposal(people["irulan"], arrakis, "atreides")
    assert await play_some(people["irulan"], arrakis) + await play_some(people["chani"], arrakis)
    assert await play_some(people["feyd"], dune)
    await people["chani"].post("/links/join", {"token": OLD.links["new fremen"]})
    await people["irulan"].post(f"/tables/{new}/start", {})


async def let_bots_end(people: People, bots: Mapping[str, str]) -> None:
    """Bots play on for everybody, to the end of these tables."""
    for name, bot in bots.items():
        host, table = people.host(name), OLD.tables[name]
        for seat in (await host.get(f"/tables/{table}"))["seats"]:
            if seat["name"] is not None:
                path = f"/tables/{table}/seats/{seat['seat']}/bot"
                await people[seat["name"].lower()].ask("PUT", path, {"bot": bot})
    async with asyncio.timeout(2 * PATIENCE):
        for name in bots:
            while not (await people.host(name).get(f"/tables/{OLD.tables[name]}"))["over"]:
                await asyncio.sleep(0.1)


async def check_record(player: Player, table: str) -> None:
    """The whole game is proved by its record, and was played by the rules of version 1."""
    info = await player.get(f"/tables/{table}")
    record = Record.from_data(await player.get(f"/tables/{table}/record"))

    assert record.setup.version == "1"
    assert info["seal"]
    assert record.verify(info["seal"]).outcome is not None


def without_present(moments: Moments) -> Moments:
    """Without the view of the last moment."""
    *past, (at, mark) = moments
    return [*past, (at, mark[:HALF])]


async def check_moments(database: str) -> None:
    """What was shown under version 1 is still shown so; of its last moment only the events.

    That was the present, and its view went on with actions which these eyes did not see.
    """
    async with looking(database) as tables:
        for name in looked_at(database) - LONG:
            log = tables[name]
            for eyes, before in OLD.moments[name].items():
                shown = shown_to(log, eyes_by_name(log)[eyes], len(before))
                if name == "finished":
                    assert not differences(shown, before), eyes
                else:
                    assert not differences(without_present(shown), without_present(before)), eyes


async def test_running_tables_go_on_to_their_end(old_database: str) -> None:
    """With the same people, over two restarts; then every old moment is still shown as it was."""
    bots = {name: BOTS[name] for name in looked_at(old_database) & BOTS.keys() - LONG}
    with serving(old_database) as server:
        async with People.at(server) as people:
            for name, guest, eyes in (
                ("dune", "chani", "fremen"),
                ("arrakis", "irulan", "spectator"),
                ("finished", "irulan", "referee"),
                ("crysknife", "feyd", "feyd"),
            ):
                seen = await shown_over_rest(people[guest], OLD.tables[name], eyes)
                assert not differences(seen, OLD.moments[name][eyes][-LATEST:]), name
            await go_on_by_hand(people)
    with serving(old_database) as server:
        async with People.at(server) as people:
            await let_bots_end(people, bots)
            await check_record(people["irulan"], OLD.tables["finished"])
            for name in bots:
                await check_record(people.host(name), OLD.tables[name])
    await check_moments(old_database)
