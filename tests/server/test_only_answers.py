"""A question with only one answer, as everybody sees, waits for nobody."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.dune import Dune
from tests.server.serving import Player
from tests.server.test_said_in_advance import open_table

pytestmark = pytest.mark.anyio

SEATS = ["atreides", "emperor", "guild"]


def nexus() -> tuple[dict[str, Any], tuple[str, ...]]:
    """A Nexus in which the first in storm order has proposed all they may, and that order.

    Once the last of them has passed, the first would be asked again.
    """
    position = {
        "turn": 2,
        "phase": "spice_blow",
        "storm": 1,
        "spice_discards": {"a": ["spice_hagga_basin"]},
        "spice_deck": ["shai_hulud", "spice_red_chasm"],
    }
    game = Dune.new(Dune.read_setup(SEATS, {"deals": False}, 7, "", position))
    first, second, third = game.storm_order()
    proposal = [f"{first} alliance propose [{second}]", f"{second} alliance decline {first}"]
    for line in [*proposal, f"{third} pass", *proposal, f"{third} pass", *proposal]:
        game.play(Dune.notation().read(line))
    return game.record().to_data(), (first, second, third)


async def test_who_can_only_pass_in_a_nexus_passes_without_looking(irulan: Player) -> None:
    """No page is open for the seat; those that are see the next seat asked."""
    record, (_, second, third) = nexus()
    table = await open_table(irulan, record)
    async with irulan.socket(table, [second, third]) as socket:
        await socket.until(lambda: socket.asked() == [third])
        assert (await socket.act({"kind": "pass", "seat": third}))["type"] == "accepted"
        await socket.until(lambda: socket.view(second)["steps"][-1]["passes"] == 2)

        assert socket.asked() == [second]
