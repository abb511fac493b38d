"""Attack: a key is used again for something else, and the second request seems to be done.

A key stands for one request. Repeated, it is answered as the first time; used for another request,
it is refused.
"""

from __future__ import annotations

import pytest

from tests.server.serving import Player

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.parametrize("server", ["sqlite"], indirect=True),
]


async def test_a_key_is_for_one_request(irulan: Player) -> None:
    table = await irulan.table("crysknife", paul="me", feyd="me")
    async with irulan.socket(table) as socket:
        await socket.until(lambda: len(socket.scenes) == 2)
        shade = {"kind": "choose_ground", "seat": "paul", "ground": "shade"}
        stone = {**shade, "ground": "stone"}
        first = await socket.act(shade, expected=0, key="one")
        again = await socket.act(shade, expected=0, key="one")
        other = await socket.act(stone, expected=0, key="one")
        undo = await socket.request("undo", seat="paul", expected=1, key="one")
        said = await socket.request("say", seat="paul", text="Hello", key="two")
        said_again = await socket.request("say", seat="paul", text="Hello", key="two")
        otherwise = await socket.request("say", seat="paul", text="Goodbye", key="two")

    assert first["type"] == again["type"] == said["type"] == said_again["type"] == "accepted"
    for refused in (other, undo, otherwise):
        assert (refused["type"], refused["code"]) == ("refused", "unfit")
