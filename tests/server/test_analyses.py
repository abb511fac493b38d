"""Analyses: after the end alone, for those at the table, found once in a process of its own."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec import convert

from landsraad.kernel.event import REFEREE
from landsraad.kernel.registry import game_class
from landsraad.server.limits import TooFast
from landsraad.server.rest.answers import Findings
from landsraad.server.store import Unavailable
from landsraad.server.tables import analyses
from landsraad.server.tables.analyses import Analyses, AnalysisState, analysed
from tests.server.serving import PATIENCE, Player
from tests.server.tables import Played
from tests.server.test_access import duel

pytestmark = pytest.mark.anyio


async def brought(player: Player, over: bool) -> str:
    """The table of a game that somebody has brought."""
    table = await player.post("/records", {"name": "Analysed", "record": duel(over)})
    return str(table["id"])


async def until_found(player: Player, table: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            answer: dict[str, Any] = await player.post(f"/tables/{table}/analysis")
            assert 0 <= answer["progress"] <= 1
            if answer["found"] is not None:
                return answer
            assert answer["sequences"] == []
            await asyncio.sleep(0.1)


async def test_it_is_found_once_and_leads_to_the_replay(irulan: Player) -> None:
    table = await brought(irulan, over=True)
    answer = await until_found(irulan, table)
    found, sequences = answer["found"], answer["sequences"]
    replay = await irulan.get(f"/tables/{table}/replay?eyes=referee")

    assert found["actions"] == len(duel(True)["actions"]) == len(sequences) - 1
    assert sequences == sorted(sequences)
    assert sequences[-1] == replay["moments"][-1]["sequence"]
    assert {point["end"] for point in found["turning_points"]} <= {*range(len(sequences))}
    assert [player["seat"] for player in found["players"]] == ["paul", "feyd"]
    assert await irulan.post(f"/tables/{table}/analysis") == answer


async def test_not_before_the_end(irulan: Player) -> None:
    """It would know everybody's secrets."""
    table = await brought(irulan, over=False)
    answer = await irulan.web.post(f"/api/tables/{table}/analysis")

    assert answer.status_code == 409
    assert answer.json()["code"] == "not_now"


def ended() -> Played:
    """A game that is over."""
    table = Played(game_class("crysknife").read_setup(None, {"rounds": 1}, 7, "")).begin()
    while not table.log.over:
        table.act(table.log.started_game.pending[0].actions[0])
    return table


async def test_one_that_fails_can_be_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or takes too long: here it has no time at all."""
    monkeypatch.setattr(analyses, "LONGEST", 0.0)
    log = ended().log
    async with Analyses(20) as all_of_them:
        state = all_of_them.of("table", log, "guest of table")
        async with asyncio.timeout(PATIENCE):
            while not state.failed:
                await asyncio.sleep(0.05)

        with pytest.raises(Unavailable, match="could not be analysed"):
            all_of_them.of("table", log, "guest of table")
        assert all_of_them.of("table", log, "guest of table") is not state


async def test_few_wait_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_WAITING", 2)
    monkeypatch.setattr(analyses, "KEPT", 3)
    log = ended().log
    async with Analyses(20) as all_of_them:
        first = all_of_them.of("first", log, "guest of first")
        all_of_them.of("second", log, "guest of second")
        with pytest.raises(Unavailable, match="Too many"):
            all_of_them.of("third", log, "guest of third")
        first.found = {}
        third = all_of_them.of("third", log, "guest of third")
        assert all_of_them.of("first", log, "guest of first") is first

        third.found = {}
        all_of_them.of("fourth", log, "guest of fourth").found = {}
        assert all_of_them.of("third", log, "guest of third") is third
        assert all_of_them.of("first", log, "guest of first") is not first


async def test_nobody_waits_for_two() -> None:
    log = ended().log
    async with Analyses(20) as all_of_them:
        first = all_of_them.of("first", log, "irulan")
        with pytest.raises(TooFast, match="One analysis after the other"):
            all_of_them.of("second", log, "irulan")
        all_of_them.of("second", log, "chani")
        assert all_of_them.of("first", log, "irulan") is first


def test_what_is_told_fits_what_is_documented() -> None:
    table = ended()
    told: list[int] = []
    found = convert(analysed(table.log.started_game.record().to_json(), 40, told.append), Findings)

    assert told == sorted(told)
    assert told[-1] == found.playouts
    assert found.actions == len(table.log.moves)
    assert table.log.events_seen_before(REFEREE, found.actions - 1) >= 0
    assert AnalysisState("irulan").is_waiting
