"""Attack: the host reads other hands, by a link to a bot's seat or by taking somebody's seat.

Once a game has begun, who holds a seat changes only by the wish of its holder, by a vote of the
others, or because the time was up; everybody sees it, and newcomers are named.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.serving import Player, Served, Socket

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.parametrize("server", ["sqlite"], indirect=True),
]

SEATS = ("atreides", "fremen", "harkonnen", "emperor")


@pytest.fixture
async def people(server: Served) -> AsyncIterator[list[Player]]:
    """Three who play, and one who comes later."""
    async with AsyncExitStack() as stack:
        names = ("Irulan", "Chani", "Stilgar", "Leto")
        yield [await stack.enter_async_context(Player.arriving(server.url, name)) for name in names]


async def table_of(host: Player, *others: Player, **options: Any) -> str:
    """A game of four that has begun: these people, and bots."""
    who = {SEATS[0]: "me", **dict.fromkeys(SEATS[1:], "open")}
    table = await host.table("dune", who, begin=False, seats=SEATS, **options)
    for player, seat in zip(others, SEATS[1:], strict=False):
        await player.join(host, table, seat)
    await host.post(f"/tables/{table}/start", {"fill": "random"})
    return table


def seat_of(info: dict[str, Any], seat: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in info["seats"] if each["seat"] == seat)
    return found


async def seen_changes(socket: Socket, number: int) -> list[tuple[str, str]]:
    """The changes of seats that this socket is shown, once there are so many."""

    def changes() -> list[tuple[str, str]]:
        scenes = [frame for frame in socket.frames if frame["type"] == "scene"]
        events = [event for scene in scenes for event in scene["events"]]
        return [(e["seat"], e["how"]) for e in events if e["kind"] == "seat_changed"]

    await socket.until(lambda: len(changes()) >= number)
    return changes()


async def test_no_link_leads_to_a_bots_seat(people: list[Player]) -> None:
    """Neither for a host alone with bots nor for one among others, nor one from before."""
    host, chani, *_ = people
    for others in ((), (chani,)):
        who = {SEATS[0]: "me", **dict.fromkeys(SEATS[1:], "open")}
        table = await host.table("dune", who, begin=False, seats=SEATS)
        for player, seat in zip(others, SEATS[1:], strict=False):
            await player.join(host, table, seat)
        earlier = await host.post(f"/tables/{table}/seats/emperor/link")
        await host.post(f"/tables/{table}/start", {"fill": "random"})

        await host.post(f"/tables/{table}/seats/emperor/link", status=409)
        for guest in people:
            await guest.post("/links/join", earlier, status=409)
        await host.ask("DELETE", f"/tables/{table}/seats/emperor/bot", status=403)
        assert seat_of(await host.get(f"/tables/{table}"), "emperor")["name"] is None


async def test_nobody_takes_a_seat_from_a_person(people: list[Player]) -> None:
    host, chani, _, leto = people
    table = await table_of(host, chani)
    before = await host.get(f"/tables/{table}")

    await host.delete(f"/tables/{table}/seats/fremen", status=403)
    await host.ask("PUT", f"/tables/{table}/seats/fremen/bot", {"bot": "random"}, status=403)
    await host.post(f"/tables/{table}/seats/fremen/link", status=409)
    await leto.post(f"/tables/{table}/seats/fremen/link", status=403)
    assert await host.get(f"/tables/{table}") == before


async def test_a_seat_is_passed_on_by_its_holder_and_all_see_it(people: list[Player]) -> None:
    """Who takes it over is named for the rest of the game, and nobody else can follow the link."""
    host, chani, stilgar, leto = people
    table = await table_of(host, chani)
    async with host.socket(table) as socket:
        link = await chani.post(f"/tables/{table}/seats/fremen/link")
        await host.post("/links/join", link, status=409)  # one seat each
        await leto.post("/links/join", link)

        assert await seen_changes(socket, 2) == [("fremen", "opened"), ("fremen", "joined")]
    await stilgar.post("/links/join", link, status=404)
    await chani.get(f"/tables/{table}", status=403)
    seat = seat_of(await host.get(f"/tables/{table}"), "fremen")
    assert (seat["name"], seat["newcomers"], seat["open"]) == ("Leto", ["Leto"], False)


async def test_a_holder_can_think_better_of_it(people: list[Player]) -> None:
    host, chani, _, leto = people
    table = await table_of(host, chani)
    link = await chani.post(f"/tables/{table}/seats/fremen/link")
    await chani.delete(f"/tables/{table}/seats/fremen/link")

    await leto.post("/links/join", link, status=404)
    assert not seat_of(await host.get(f"/tables/{table}"), "fremen")["open"]


async def test_who_leaves_is_followed_by_a_bot_and_by_nobody_else(people: list[Player]) -> None:
    host, chani, *_ = people
    table = await table_of(host, chani)
    await chani.delete(f"/tables/{table}/seats/fremen")

    seat = seat_of(await host.get(f"/tables/{table}"), "fremen")
    assert (seat["name"], seat["bot"]) == (None, "recruit")
    await host.post(f"/tables/{table}/seats/fremen/link", status=409)


async def test_two_have_to_agree_before_somebody_new_sits_down(people: list[Player]) -> None:
    """One alone, even if nobody else is left to ask, brings no second pair of eyes."""
    host, chani, stilgar, leto = people
    table = await table_of(host, chani, stilgar)
    vote = f"/tables/{table}/seats/fremen/vote"
    await chani.ask("PUT", vote, {"choice": "open"}, status=403)
    after = await host.ask("PUT", vote, {"choice": "open"})
    assert after["votes"] == [
        {"seat": "fremen", "choice": "open", "agreed": ["atreides"], "missing": ["harkonnen"]}
    ]
    await host.post(f"/tables/{table}/seats/fremen/link", status=409)
    await stilgar.ask("PUT", vote, {"choice": "open"})
    link = await host.post(f"/tables/{table}/seats/fremen/link")
    await leto.post("/links/join", link)

    seat = seat_of(await host.get(f"/tables/{table}"), "fremen")
    assert (seat["name"], seat["newcomers"]) == ("Leto", ["Leto"])
    duel = await table_of(host, chani)
    for choice in ("open", None, "open"):
        info = await host.ask("PUT", f"/tables/{duel}/seats/fremen/vote", {"choice": choice})
    assert not seat_of(info, "fremen")["open"]
    assert seat_of(info, "fremen")["name"] == "Chani"


async def test_a_vote_for_a_bot_leaves_the_seat_to_its_holder(people: list[Player]) -> None:
    host, chani, *_ = people
    table = await table_of(host, chani)
    await host.ask("PUT", f"/tables/{table}/seats/fremen/vote", {"choice": "bot:random"})
    seat = seat_of(await host.get(f"/tables/{table}"), "fremen")
    assert (seat["name"], seat["bot"]) == ("Chani", "random")
    await chani.delete(f"/tables/{table}/seats/fremen/bot")
    assert seat_of(await host.get(f"/tables/{table}"), "fremen")["bot"] is None


async def test_everybody_has_one_seat_unless_it_is_a_hot_seat(people: list[Player]) -> None:
    """Who takes a second one before the beginning makes it one, and everybody sees that."""
    host, chani, *_ = people
    who = {SEATS[0]: "me", **dict.fromkeys(SEATS[1:], "open")}
    table = await host.table("dune", who, begin=False, seats=SEATS)
    assert not (await host.get(f"/tables/{table}"))["hotseat"]
    await chani.join(host, table, "fremen")
    await chani.join(host, table, "emperor")
    assert (await host.get(f"/tables/{table}"))["hotseat"]
    several = {SEATS[0]: "me", SEATS[1]: "me"}
    shared = await host.table("dune", several, begin=False, seats=SEATS)
    assert (await host.get(f"/tables/{shared}"))["hotseat"]
