"""Attack: a thousand wrong tickets a second.

A ticket is asked for in the store, which is written to for it: whoever tries tickets (or tokens) at
random keeps the store busy for everybody, and nothing counted how often they were wrong.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from landsraad.server.limits import STANDARD
from tests.server.attacks.raw import VISITOR
from tests.server.serving import PATIENCE, Player, Served, new_web, serving, socket_url

pytestmark = pytest.mark.anyio

TRIES = 200


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server with the limits that are documented."""
    with serving(str(tmp_path / "x.db"), limits=1) as server:
        yield server


async def try_ticket(url: str, ticket: str) -> int:
    """The status by which a wrong ticket is refused."""
    with pytest.raises(InvalidStatus) as refused:
        await connect(socket_url(url, "nowhere", ticket), proxy=None)
    return int(refused.value.response.status_code)


async def test_wrong_tickets_are_counted(served: Served) -> None:
    """After the first ones nobody asks the store any more."""
    answers = Counter([await try_ticket(served.url, f"wrong-{each}") for each in range(TRIES)])

    assert set(answers) == {401, 429}
    assert answers[401] < TRIES // 2


async def test_right_tickets_are_not_counted(served: Served) -> None:
    async with Player.arriving(served.url) as player:
        table = await player.table("crysknife", paul="me", feyd="me")
        for _ in range(STANDARD.guesses.burst + 5):
            async with player.socket(table):
                pass


async def test_wrong_tokens_are_counted(served: Served) -> None:
    """A new one each time, so that none of them has a limit of its own."""
    async with new_web(served.url) as web:
        answers: Counter[int] = Counter()
        for each in range(TRIES):
            headers = {"Authorization": f"Bearer wrong-{each}"}
            answers[(await web.get("/api/me", headers=headers)).status_code] += 1

    assert set(answers) == {401, 429}
    assert answers[401] < TRIES // 2


async def test_a_wrong_token_does_not_lift_the_limit_of_an_address(tmp_path: Path) -> None:
    """What is open to all is counted by address, whatever token comes along."""
    answers: Counter[int] = Counter()
    with serving(str(tmp_path / "x.db"), limits=0.1) as served:
        async with new_web(served.url) as web:
            for each in range(60):
                headers = {"Authorization": f"Bearer wrong-{each}"}
                answers[(await web.get("/api/games", headers=headers)).status_code] += 1

    assert set(answers) == {200, 429}


async def test_visitors_from_elsewhere_notice_nothing(served: Served) -> None:
    elsewhere = httpx.AsyncHTTPTransport(local_address=VISITOR)
    async with httpx.AsyncClient(
        transport=elsewhere, base_url=served.url, timeout=PATIENCE
    ) as visitor:
        guest = (await visitor.post("/api/guests", json={"name": "Chani"})).json()
        visitor.cookies.clear()
        headers = {"Authorization": f"Bearer {guest['token']}"}
        trying = asyncio.gather(*[try_ticket(served.url, f"{each}") for each in range(TRIES)])
        answers = [(await visitor.get("/api/me", headers=headers)).status_code for _ in range(50)]
        await trying

    assert set(answers) == {200}
