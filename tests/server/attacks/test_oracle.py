"""Attack: asking whether an action would be legal, and learning from the answer or from its time.

A check of a complete action ran the game on what is hidden. There is no such request any more: what
is offered to a seat is listed in its scene, and all that a client can ask is to play it.
"""

from __future__ import annotations

from typing import get_args

import pytest

from landsraad.protocol import FromClient
from tests.server.serving import Player

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.parametrize("server", ["sqlite"], indirect=True),
]


async def test_nothing_can_be_tried_without_being_done(irulan: Player) -> None:
    table = await irulan.table("crysknife", paul="me", feyd="me")
    async with irulan.socket(table) as socket:
        await socket.until(lambda: len(socket.scenes) == 2)
        action = socket.choice("paul")
        await socket.send({"type": "check", "key": "one", "expected": 0, "action": action})
        answer = await socket.receive()

    assert (answer["type"], answer["code"]) == ("refused", "malformed")
    requests = {kind.__struct_config__.tag for kind in get_args(FromClient)}
    assert requests == {"act", "undo", "propose", "consent", "say"}
