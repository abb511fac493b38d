"""Tables of lessons: ordinary ones, whose game has begun and whose partners play their lines."""

from __future__ import annotations

import pytest

from landsraad.lessons import LESSONS, lesson
from tests.server.serving import Player

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", LESSONS)
async def test_the_learner_has_a_seat_and_partners_the_others(irulan: Player, name: str) -> None:
    table = await irulan.post("/lessons", {"lesson": name, "name": "My first"}, 201)

    assert table["started"]
    assert table["lesson"] == name
    assert {seat["seat"]: seat["bot"] for seat in table["seats"] if not seat["mine"]} == {
        seat: f"partner_{name}" for seat in lesson(name).seats if seat != lesson(name).seat
    }
    assert [seat["seat"] for seat in table["seats"] if seat["mine"]] == [lesson(name).seat]


async def test_everybody_knows_its_cards_so_nothing_is_sealed(irulan: Player) -> None:
    table = await irulan.post("/lessons", {"lesson": "dune", "name": "My first"}, 201)

    assert table["seal"] == ""


async def test_it_stands_in_the_list_so_that_it_can_be_gone_on_with(irulan: Player) -> None:
    table = await irulan.post("/lessons", {"lesson": "dune", "name": "My first"}, 201)

    assert [(mine["id"], mine["lesson"]) for mine in await irulan.get("/tables")] == [
        (table["id"], "dune")
    ]


async def test_other_tables_have_no_lesson(irulan: Player) -> None:
    body = {"game": "dune", "name": "Sietch Tabr", "players": {"atreides": "me"}}

    assert (await irulan.post("/tables", body, 201))["lesson"] is None


async def test_there_are_no_other_lessons(irulan: Player) -> None:
    await irulan.post("/lessons", {"lesson": "chess", "name": "My first"}, 422)
