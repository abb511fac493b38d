"""Tables whose seats the server deals at random to those who play."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.dune.lineup import SUGGESTED
from tests.server.serving import Player

pytestmark = pytest.mark.anyio

PAIRS = [["atreides", "fremen"], ["emperor", "harkonnen"]]


async def dealt(player: Player, players: list[str], **more: Any) -> dict[str, Any]:
    body = {"game": "dune", "name": "Sietch Tabr", "players": players, **more}
    table: dict[str, Any] = await player.post("/tables", body, 201)
    return table


def who_plays(table: dict[str, Any]) -> list[str]:
    """Each seat's player, as a new table names them."""
    return [
        "me" if seat["mine"] else f"bot:{seat['bot']}" if seat["bot"] else "open"
        for seat in table["seats"]
    ]


def seats_of(table: dict[str, Any]) -> list[str]:
    return [seat["seat"] for seat in table["seats"]]


async def test_players_sit_as_they_are_named_and_factions_differ(irulan: Player) -> None:
    """Any of the six may come to anybody."""
    players = ["open", "me", "bot:recruit"]
    tables = [await dealt(irulan, players) for _ in range(40)]

    assert all(who_plays(table) == players for table in tables)
    assert all(len(set(seats_of(table))) == 3 for table in tables)
    assert len({seats_of(table)[1] for table in tables}) > 1


async def test_out_of_the_line_up_that_the_book_suggests(irulan: Player) -> None:
    """All of it is dealt, and the game begins."""
    suggested = (await irulan.get("/games"))["dune"]["suggested"]
    table = await dealt(irulan, ["me", *["bot:random"] * 3], seats=suggested["4"])
    await irulan.post(f"/tables/{table['id']}/start", {})

    assert suggested == {str(number): list(seats) for number, seats in SUGGESTED.items()}
    assert set(seats_of(table)) == set(SUGGESTED[4])


async def test_two_factions_each(irulan: Player) -> None:
    """The pairs are those dealt, and each player has both."""
    table = await dealt(irulan, ["me", "bot:random"], options={"pairs": PAIRS})
    first, second, third, fourth = seats_of(table)

    assert who_plays(table) == ["me", "me", "bot:random", "bot:random"]
    assert [set(pair) for pair in table["options"]["pairs"]] == [{first, second}, {third, fourth}]


async def test_sides_of_another_game(irulan: Player) -> None:
    """War for Arrakis has no rule about it; its seats are dealt all the same."""
    table = await dealt(irulan, ["me", "open"], game="arrakis")

    assert sorted(who_plays(table)) == ["me", "open"]


@pytest.mark.parametrize(
    "change",
    [
        {"players": ["me"]},
        {"players": ["me"] * 7},
        {"players": ["me", "you"]},
        {"players": ["me", "bot:grandmaster"]},
        {"players": ["me", "open", "open"], "seats": ["atreides", "fremen"]},
        {"players": ["me", "open", "open"], "options": {"pairs": PAIRS}},
        {"players": ["me", "open"], "options": {"pairs": PAIRS}, "seats": ["atreides", "fremen"]},
        {"players": ["me", "open"], "game": "arrakis", "options": {"mode": "teams4"}},
    ],
)
async def test_what_cannot_be_dealt(irulan: Player, change: dict[str, Any]) -> None:
    """It is refused, and there is no table."""
    refused = await irulan.post("/tables", {"game": "dune", "name": "Sietch Tabr", **change}, 422)

    assert refused["reason"]
    assert await irulan.get("/tables") == []
