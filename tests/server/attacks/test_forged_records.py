"""Attack: a record with a past that suits one, or a known seed, becomes a table with a seal.

Imported games are marked for everybody, before one sits down too, and have no seal.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

import landsraad
from tests.server.serving import Player, Served

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.parametrize("server", ["sqlite"], indirect=True),
]


@pytest.fixture
async def leto(server: Served) -> AsyncIterator[Player]:
    async with Player.arriving(server.url, "Leto") as player:
        yield player


async def test_an_imported_game_says_so_to_everybody(irulan: Player, leto: Player) -> None:
    """Its host knows the seed: they have sealed nothing."""
    game = landsraad.new_game("crysknife", seed=7)
    game.play(game.pending[0].actions[0])
    body = {"name": "Known to me", "record": game.record().to_data()}
    table = await irulan.post("/records", body)
    link = await irulan.post(f"/tables/{table['id']}/seats/feyd/link")
    invitation = await leto.post("/links/look", link)
    joined = await leto.post("/links/join", link)
    spectators = await irulan.post(f"/tables/{table['id']}/spectators/link")

    assert invitation["imported"]
    for info in (table, joined, *(await leto.get("/tables"))):
        assert (info["imported"], info["seal"]) == (True, "")
    assert (await leto.post("/links/look", spectators))["imported"]


async def test_a_table_that_is_made_here_does_not(irulan: Player) -> None:
    table = await irulan.table("crysknife", begin=False, paul="me")
    link = await irulan.post(f"/tables/{table}/seats/feyd/link")

    info = await irulan.get(f"/tables/{table}")
    assert (info["imported"], len(info["seal"])) == (False, 64)
    assert not (await irulan.post("/links/look", link))["imported"]
