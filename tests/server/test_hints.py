"""Hints: for the holder of a seat, at tables that were made with them, and all are counted."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import convert

import landsraad
from landsraad.bots.budget import Budget
from landsraad.kernel.registry import game_class
from landsraad.server.rest.answers import Hint
from landsraad.server.store import LogEntry, Store
from landsraad.server.tables import bot_pool
from landsraad.server.tables.bot_pool import Answer, BotPool, BotTurn, choose_action
from landsraad.server.tables.drafting import apply_entry, draft_entry
from landsraad.server.tables.hints import HintRefused
from landsraad.server.tables.new_tables import TableSettings
from landsraad.server.tables.snapshots import from_blob, to_blob
from landsraad.server.tables.table_log import HINT, TableLog
from landsraad.server.tables.table_server import TableServer
from tests.kernel.toys import play_out
from tests.server.serving import Player
from tests.server.tables import Played

pytestmark = pytest.mark.anyio

ALONE = {"atreides": "me", "harkonnen": "bot:recruit"}


async def table(player: Player, players: dict[str, str], **more: Any) -> dict[str, Any]:
    """A new table of War for Arrakis, its game begun if nobody is missing."""
    body = {"game": "arrakis", "name": "Hints", "players": players, "pace": "quick", **more}
    made: dict[str, Any] = await player.post("/tables", body, 201)
    return made


@pytest.mark.parametrize(
    ("players", "said", "hints"),
    [
        (ALONE, {}, True),
        (ALONE, {"hints": False}, False),
        ({"atreides": "me"}, {}, False),
        ({"atreides": "me"}, {"hints": True}, True),
        ({"atreides": "me", "harkonnen": "me"}, {}, False),
    ],
)
async def test_who_plays_alone_may_ask_unless_it_is_said_otherwise(
    irulan: Player, players: dict[str, str], said: dict[str, bool], hints: bool
) -> None:
    assert (await table(irulan, players, **said))["hints"] is hints


class PoolHere(BotPool):
    """Thinks in this process, so that no test waits for another one to start."""

    async def answer(self, turn: BotTurn) -> Answer:
        return choose_action(
            turn.game, turn.bot, turn.view, turn.options, 1, turn.worlds, turn.advice
        )


async def test_a_hint_is_told_and_marked(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """For the seat that is asked something; others learn after the end who took it."""
    monkeypatch.setattr(bot_pool, "HINT", Budget(playouts=2))
    host, _ = await store.add_guest("Irulan")
    async with TableServer(store, PoolHere()) as server:
        session = await server.new_tables.create(
            host,
            "Hints",
            "arrakis",
            None,
            {},
            {"atreides": "me", "harkonnen": "me"},
            TableSettings(hints=True),
        )
        await server.seating.begin(session, None)
        (asked,) = session.log.waiting_for
        other = next(seat for seat in session.log.setup.seats if seat != asked)
        told = convert(await server.hints.take(session, asked), Hint)

        assert told.suggestions[0].action is not None
        assert told.suggestions[0].action["seat"] == asked
        assert session.log.hints == {asked: 1}
        assert session.info_for(host.id).hints_taken == {}
        with pytest.raises(HintRefused, match=r"Nothing is asked of you now\."):
            await server.hints.take(session, other)


async def test_none_where_the_table_is_played_without(irulan: Player) -> None:
    made = await table(irulan, ALONE, hints=False)
    await irulan.post(f"/tables/{made['id']}/start")
    answer = await irulan.web.post(f"/api/tables/{made['id']}/seats/atreides/hint")

    assert answer.status_code == 409
    assert answer.json()["reason"] == "This table is played without hints."


async def test_anybody_who_plays_can_object(irulan: Player) -> None:
    """Then there are no hints any more, and nobody can bring them back."""
    made = await table(irulan, {"atreides": "me"}, hints=True)
    changed = await irulan.ask("DELETE", f"/tables/{made['id']}/hints")

    assert made["hints"]
    assert not changed["hints"]
    assert not (await irulan.get(f"/tables/{made['id']}"))["hints"]


async def test_hints_in_a_record_go_with_it(irulan: Player) -> None:
    """Into a table that is made from it, and out of it again."""
    played = play_out(landsraad.new_game("crysknife", seed=3), 3).record()
    record = played.with_hints({"feyd": 4}).to_data()
    made = await irulan.post("/records", {"name": "Hints", "record": record}, 201)

    assert (await irulan.get(f"/tables/{made['id']}"))["hints_taken"] == {"feyd": 4}
    assert (await irulan.get(f"/tables/{made['id']}/record"))["hints"] == {"feyd": 4}


def test_hints_are_counted_and_change_nothing_else() -> None:
    """They outlive a restart, from the log and from a snapshot."""
    setup = game_class("crysknife").read_setup(None, {}, 7, "")
    table = Played(setup).begin()
    log = table.log
    before = log.started_game.digest()
    for seat in ("paul", "feyd", "paul"):
        table.do(draft_entry(log, LogEntry(HINT, "", seat, (), table.now())))
    again = TableLog(setup)
    for entry in table.entries:
        apply_entry(again, entry)
    loaded = from_blob(setup, to_blob(log))

    assert log.started_game.digest() == before
    assert loaded is not None
    assert log.hints == again.hints == loaded.hints == {"paul": 2, "feyd": 1}
    assert log.history(None).events_seen == loaded.history(None).events_seen
