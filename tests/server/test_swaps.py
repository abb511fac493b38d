"""Swaps in the lobby: before a game begins two people may change places (D-SETUP-3)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from landsraad.kernel.setup import commitment
from tests.server.serving import Player, Served

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.parametrize("server", ["sqlite"], indirect=True),
]

SEATS = ("atreides", "fremen", "harkonnen", "emperor")


@pytest.fixture
async def table(irulan: Player, chani: Player) -> str:
    """Irulan has the Atreides and Chani the Fremen; a bot plays the Emperor."""
    who = {"atreides": "me", "fremen": "open", "harkonnen": "open", "emperor": "bot:random"}
    table = await irulan.table("dune", who, begin=False, seats=SEATS)
    await chani.join(irulan, table, "fremen")
    return table


@pytest.fixture
async def stilgar(server: Served) -> AsyncIterator[Player]:
    async with Player.arriving(server.url, "Stilgar") as player:
        yield player


async def swap(player: Player, table: str, seat: str, other: str, status: int = 200) -> Any:
    return await player.ask("PUT", f"/tables/{table}/seats/{seat}/swap", {"with": other}, status)


def names(info: dict[str, Any]) -> dict[str, str | None]:
    return {seat["seat"]: seat["name"] for seat in info["seats"]}


def wishes(info: dict[str, Any]) -> dict[str, str]:
    return {seat["seat"]: seat["swap"] for seat in info["seats"] if seat["swap"]}


async def test_two_who_wish_the_same_change_places(
    irulan: Player, chani: Player, table: str
) -> None:
    """What they had committed to is void: it was for the other seat."""
    promise = {"commitment": commitment("atreides", "Usul")}
    await irulan.ask("PUT", f"/tables/{table}/seats/atreides/commitment", promise)
    wished = await swap(irulan, table, "atreides", "fremen")
    assert wishes(wished) == {"atreides": "fremen"}
    assert names(wished)["fremen"] == "Chani"
    swapped = await swap(chani, table, "fremen", "atreides")

    assert wishes(swapped) == {}
    assert names(swapped) == {
        "atreides": "Chani",
        "fremen": "Irulan",
        "harkonnen": None,
        "emperor": None,
    }
    assert [seat["commitment"] for seat in swapped["seats"]] == [None] * 4


async def test_a_free_seat_is_taken_at_once(irulan: Player, table: str) -> None:
    moved = await swap(irulan, table, "atreides", "harkonnen")

    assert (names(moved)["atreides"], names(moved)["harkonnen"]) == (None, "Irulan")


async def test_a_wish_is_withdrawn_or_declined(irulan: Player, chani: Player, table: str) -> None:
    for player, seat in ((irulan, "atreides"), (chani, "fremen")):
        await swap(irulan, table, "atreides", "fremen")
        await player.delete(f"/tables/{table}/seats/{seat}/swap")
        assert wishes(await irulan.get(f"/tables/{table}")) == {}
    assert wishes(await swap(chani, table, "fremen", "atreides")) == {"fremen": "atreides"}


async def test_seats_are_swapped_between_people_who_have_one_each(
    irulan: Player, chani: Player, stilgar: Player, table: str
) -> None:
    await swap(irulan, table, "atreides", "emperor", 409)
    await swap(irulan, table, "atreides", "atreides", 409)
    await swap(irulan, table, "fremen", "atreides", 403)
    await swap(stilgar, table, "atreides", "fremen", 403)
    await swap(irulan, table, "atreides", "nobody", 404)
    await chani.join(irulan, table, "harkonnen")
    await swap(irulan, table, "atreides", "harkonnen", 409)


async def test_once_begun_nobody_swaps(irulan: Player, chani: Player, table: str) -> None:
    await swap(chani, table, "fremen", "atreides")
    await irulan.post(f"/tables/{table}/start", {"fill": "random"})

    await swap(irulan, table, "atreides", "fremen", 409)
    assert names(await irulan.get(f"/tables/{table}"))["atreides"] == "Irulan"
