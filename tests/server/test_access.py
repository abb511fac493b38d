"""The access rules: every line of the table, tried as everybody."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any, get_args

import httpx
import pytest

import landsraad
from landsraad.kernel.setup import commitment
from landsraad.protocol import FromClient
from landsraad.server.access import (
    AFTER_THE_END,
    BEFORE,
    OF_SPECTATORS,
    RULES,
    Access,
    Forbidden,
    Role,
    check,
)
from landsraad.server.app import ENDPOINTS
from tests.server.serving import Player, Served, Socket, new_web
from tools.access_table import PAGE, page

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.parametrize("server", ["sqlite"], indirect=True),
]

WORD = "Usul"
REQUESTS = [access for access in RULES if " " in access.what]
MESSAGES = [access for access in RULES if " " not in access.what]


@dataclass(frozen=True, slots=True)
class Scene:
    """A table with one of everybody: it is about the seat `paul`."""

    table: str
    link: str
    seat_link: str
    people: Mapping[Role, Player]
    anonymous: httpx.AsyncClient

    def web(self, role: Role) -> httpx.AsyncClient:
        return self.anonymous if role is Role.ANONYMOUS else self.people[role].web


@pytest.fixture
async def people(server: Served) -> AsyncIterator[dict[Role, Player]]:
    """Somebody for each role that has a name."""
    async with AsyncExitStack() as stack:
        yield {
            role: await stack.enter_async_context(Player.arriving(server.url, role))
            for role in Role
            if role is not Role.ANONYMOUS
        }


@pytest.fixture
async def anonymous(server: Served) -> AsyncIterator[httpx.AsyncClient]:
    async with new_web(server.url) as web:
        yield web


async def furnished(
    people: Mapping[Role, Player], anonymous: httpx.AsyncClient, over: bool, begun: bool = True
) -> Scene:
    """The host has brought a game and left its seats to others.

    Or it has not begun, and those who play it have committed to their words.
    """
    host = people[Role.HOST]
    if begun:
        body = {"name": "Everybody", "record": duel(over)}
        table = (await host.post("/records", body))["id"]
    else:
        table = await host.table("crysknife", begin=False)
    for role, seat in ((Role.SEAT, "paul"), (Role.OTHER_SEAT, "feyd")):
        await people[role].join(host, table, seat)
        if not begun:
            promise = {"commitment": commitment(seat, WORD)}
            await people[role].ask("PUT", f"/tables/{table}/seats/{seat}/commitment", promise)
    link = (await host.post(f"/tables/{table}/spectators/link"))["token"]
    inviting = people[Role.SEAT] if begun else host
    seat_link = (await inviting.post(f"/tables/{table}/seats/paul/link"))["token"]
    return Scene(table, link, seat_link, people, anonymous)


def duel(over: bool) -> dict[str, Any]:
    game = landsraad.new_game("crysknife", seed=7, options={"rounds": 1})
    game.play(game.pending[0].actions[0])
    while over and not game.over:
        game.play(game.pending[0].actions[0])
    data: dict[str, Any] = game.record().to_data()
    return data


BODIES: Mapping[str, Any] = {
    "POST /api/guests": {"name": "Somebody"},
    "PATCH /api/me": {"name": "Somebody"},
    "POST /api/tables": {"game": "crysknife", "name": "Another"},
    "POST /api/lessons": {"lesson": "dune", "name": "Another"},
    "POST /api/records": {"name": "Another", "record": duel(True)},
    "PUT /api/tables/{table}/pace": {"pace": "slow"},
    "PUT /api/tables/{table}/seats/{seat}/bot": {"bot": "random"},
    "PUT /api/tables/{table}/seats/{seat}/commitment": {"commitment": "0" * 64},
    "PUT /api/tables/{table}/seats/{seat}/word": {"word": WORD},
    "PUT /api/tables/{table}/seats/{seat}/swap": {"with": "feyd"},
    "PUT /api/tables/{table}/seats/{seat}/vote": {"choice": "bot:random"},
}
BEFORE_THE_GAME = ("/commitment", "/word", "/swap", "/links/join")


async def tried(there: Scene, access: Access, role: Role) -> httpx.Response:
    """Somebody tries it."""
    method, path = access.what.split(" ")
    body = BODIES.get(access.what)
    link = {"link": there.link} if role is Role.SPECTATOR else {}
    headers = {"Landsraad-Link": there.link} if role is Role.SPECTATOR else {}
    query = {}
    if path.startswith("/api/links"):
        body = {"token": there.seat_link}
    if path.endswith("/ticket"):
        body = {"seats": [] if access.case == OF_SPECTATORS else ["paul"], **link}
    if "/replay" in path:
        query["eyes"] = "spectator" if access.case == OF_SPECTATORS else "paul"
    address = path.format(table=there.table, seat="paul", sequence=0)
    return await there.web(role).request(method, address, json=body, params=query, headers=headers)


@pytest.mark.parametrize("access", REQUESTS, ids=" ".join)
async def test_an_endpoint_serves_whom_it_should(
    people: dict[Role, Player], anonymous: httpx.AsyncClient, access: Access
) -> None:
    """First everybody who may not, then everybody who may: after a change at a new table."""
    over = access.case == AFTER_THE_END or access.what.endswith(("/record", "/analysis"))
    begun = access.case != BEFORE and not access.what.endswith(BEFORE_THE_GAME)
    there = await furnished(people, anonymous, over, begun)
    before = await people[Role.HOST].get(f"/tables/{there.table}")
    for role in Role:
        if role not in RULES[access]:
            answer = await tried(there, access, role)
            wanted = 401 if role is Role.ANONYMOUS else 403
            assert answer.status_code == wanted, (role, answer.text)
    assert await people[Role.HOST].get(f"/tables/{there.table}") == before
    for role in RULES[access]:
        answer = await tried(there, access, role)
        # They may ask for it, though somebody sits there or the seat is not open.
        fine = answer.is_success or answer.json()["code"] in {"taken", "not_now"}
        assert fine, (role, answer.status_code, answer.text)
        if "{seat}" in access.what:
            there = await furnished(people, anonymous, over, begun)


FIELDS: Mapping[str, Mapping[str, Any]] = {
    "act": {"expected": 1, "action": {"kind": "plan", "seat": "paul", "effort": [], "feints": []}},
    "undo": {"expected": 1, "seat": "paul"},
    "propose": {"expected": 1, "seat": "paul", "to": 0},
    "consent": {"expected": 1, "seat": "paul", "agree": False},
}


@pytest.mark.parametrize("role", [Role.SEAT, Role.OTHER_SEAT, Role.SPECTATOR, Role.HOST])
async def test_a_message_is_taken_from_whom_it_should(
    people: dict[Role, Player], anonymous: httpx.AsyncClient, role: Role
) -> None:
    """Anonymous visitors and guests get no socket at all: see the rule of tickets."""
    there = await furnished(people, anonymous, over=False)
    link = there.link if role is Role.SPECTATOR else None
    async with people[role].socket(there.table, link=link) as socket:
        await socket.until(lambda: bool(socket.scenes))
        for access in MESSAGES:
            answer = await sent(socket, access)
            refused = answer.get("reason") == str(refusal())
            assert refused == (role not in RULES[access]), (access, answer)


async def sent(socket: Socket, access: Access) -> dict[str, Any]:
    """Somebody sends such a message; the answer."""
    seat = None if access.case == OF_SPECTATORS else "paul"
    fields = dict(FIELDS.get(access.what, {"seat": seat, "text": "Hello"}))
    return await socket.request(access.what, **fields)


def refusal() -> Forbidden:
    with pytest.raises(Forbidden) as refused:
        check("act", {Role.GUEST})
    return refused.value


def test_every_endpoint_and_message_has_a_rule(server: Served) -> None:
    """And the table has no line for what is not there."""
    endpoints = {endpoint.what for endpoint in ENDPOINTS}
    messages = {kind.__struct_config__.tag for kind in get_args(FromClient)}

    assert {access.what for access in RULES} == endpoints | messages


def test_the_written_table_is_up_to_date(server: Served) -> None:
    """`python tools/access_table.py` has been run since the rules changed."""
    assert PAGE.read_text(encoding="utf-8") == page()
