"""Attack: a finished game is taken back, now that the seed is known or the loser's bot is silent.

After the end nothing can be taken back. A seat given to a bot keeps its vote with its holder.
"""

from __future__ import annotations

import asyncio

import pytest

from tests.server.serving import Player, Socket, duelling

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.parametrize("server", ["sqlite"], indirect=True),
]


async def propose(socket: Socket, seat: str, to: int = 0) -> dict[str, object]:
    scene = socket.scenes[seat]
    return await socket.request("propose", seat=seat, to=to, expected=scene["sequence"])


async def test_the_end_stays_the_end(irulan: Player) -> None:
    """Also with a proposal that was open before, and for who holds all seats."""
    both = {"paul": "me", "feyd": "me"}
    table = await irulan.table("crysknife", both, options={"rounds": 1})
    async with irulan.socket(table) as socket:
        await socket.until(lambda: len(socket.scenes) == 2)
        await socket.play()
        for _ in range(2):
            refused = await propose(socket, "paul")
            assert (refused["type"], refused["code"]) == ("refused", "not_now")
        at = socket.scenes["paul"]["sequence"]
        for kind, fields in (("consent", {"agree": True}), ("undo", {})):
            refused = await socket.request(kind, seat="paul", expected=at, **fields)
            assert refused["type"] == "refused"

    assert (await irulan.get(f"/tables/{table}"))["over"]
    await irulan.get(f"/tables/{table}/record")


async def test_no_game_is_taken_back_past_its_end_by_an_open_proposal(
    irulan: Player, chani: Player
) -> None:
    async with duelling(irulan, chani, rounds=1) as (paul, feyd):
        await paul.play(1)
        assert (await propose(paul, "paul"))["type"] == "accepted"
        await asyncio.gather(paul.play(), feyd.play())
        at = feyd.scenes["feyd"]["sequence"]
        refused = await feyd.request("consent", seat="feyd", agree=True, expected=at)

    assert (refused["type"], refused["code"]) == ("refused", "not_now")


async def test_a_seat_that_a_bot_plays_keeps_its_vote(irulan: Player, chani: Player) -> None:
    """Otherwise the others could take back what they like as soon as somebody is away."""
    table = await irulan.table("crysknife", begin=False, paul="me", feyd="open")
    await chani.join(irulan, table, "feyd")
    await irulan.post(f"/tables/{table}/start", {})
    async with irulan.socket(table) as socket:
        await socket.until(lambda: bool(socket.scenes))
        await socket.play(2)
        await chani.ask("PUT", f"/tables/{table}/seats/feyd/bot", {"bot": "random"})
        before = socket.scenes["paul"]["sequence"]
        await socket.until(lambda: socket.scenes["paul"]["sequence"] > before)
        while (answer := await propose(socket, "paul"))["type"] == "refused":
            assert answer["code"] == "stale"
        await socket.until(lambda: socket.scenes["paul"]["proposal"] is not None)

        assert socket.scenes["paul"]["proposal"]["missing"] == ["feyd"]
