"""Attack: large bodies, sent by nobody in particular.

A post of 16 MB was read and parsed before anybody asked who sends it, all in the one thread that
serves everybody: each of them stopped all tables for 2.7 seconds.
"""

from __future__ import annotations

import asyncio
from time import perf_counter

import pytest

from landsraad.server.limits import LARGEST_BODY, LARGEST_RECORD
from tests.server.attacks.raw import Dialler, upload
from tests.server.serving import Player, Served

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.parametrize("server", ["sqlite"], indirect=True),
]

LARGE = LARGEST_RECORD - 1_000


def large_record() -> bytes:
    """Nothing but brackets: what takes longest to parse."""
    start, end = b'{"name":"Large","record":{"actions":[', b"[]]}}"
    return start + b"[]," * ((LARGE - len(start) - len(end)) // 3) + end


@pytest.mark.parametrize("path", ["/api/records", "/api/tables"])
async def test_an_anonymous_body_is_refused_before_it_is_read(
    server: Served, dial: Dialler, path: str
) -> None:
    """The answer comes although not one byte of the body was sent."""
    connection = await dial(server.url)
    await connection.send(upload(LARGEST_BODY, path=path))

    status, problem = await connection.answer()

    assert (status, problem["code"]) == (401, "unknown")


async def test_a_body_that_is_too_large_is_refused_before_it_is_read(
    server: Served, dial: Dialler, irulan: Player
) -> None:
    connection = await dial(server.url)
    await connection.send(upload(LARGEST_RECORD + 1, irulan.token))

    status, problem = await connection.answer()

    assert (status, problem["code"]) == (413, "too_large")


async def test_who_may_not_is_refused_before_their_body_is_read(
    server: Served, dial: Dialler, irulan: Player, chani: Player
) -> None:
    table = await irulan.table("crysknife", begin=False)
    connection = await dial(server.url)
    await connection.send(upload(1_000, chani.token, f"/api/tables/{table}/start"))

    status, problem = await connection.answer()

    assert (status, problem["code"]) == (403, "not_yours")


async def test_a_guest_brings_one_record_at_a_time(
    server: Served, dial: Dialler, irulan: Player
) -> None:
    """Otherwise their unfinished uploads would fill the memory."""
    first, second = await dial(server.url), await dial(server.url)
    await first.send(upload(LARGE, irulan.token) + b"{")
    await asyncio.sleep(0.5)
    await second.send(upload(LARGE, irulan.token))

    status, problem = await second.answer()

    assert (status, problem["code"]) == (429, "too_fast")


async def test_others_are_answered_while_a_large_record_is_read(
    server: Served, irulan: Player, chani: Player
) -> None:
    """Reading it takes seconds of a processor, in another process."""
    headers = {"Content-Type": "application/json"}
    began = perf_counter()
    bringing = asyncio.ensure_future(
        irulan.web.post("/api/records", content=large_record(), headers=headers)
    )
    waits = []
    while not bringing.done():
        asked = perf_counter()
        await chani.get("/me")
        waits.append(perf_counter() - asked)
    took = perf_counter() - began
    refused = await bringing

    assert (refused.status_code, refused.json()["code"]) == (422, "unfit")
    assert max(waits) < took / 3


async def test_a_record_is_still_brought_after_a_bad_one(irulan: Player) -> None:
    await irulan.post("/records", {"name": "Bad", "record": {}}, 422)

    assert (await irulan.post("/records", {"name": "Bad"}, 422))["field"] == "record"
