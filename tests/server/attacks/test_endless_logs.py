"""Attack: taking back and doing again, proposals and votes without end make a log grow for ever.

Nobody can propose again before something has happened, and beyond a number of entries that are no
actions nothing can be taken back or voted about any more; the game itself goes on. Chat has a limit
of its own (`test_store_chat.py`).
"""

from __future__ import annotations

import pytest

from landsraad.kernel.chance import Chance
from landsraad.kernel.errors import CannotUndo
from landsraad.server.tables import table_log
from tests.server.serving import Player, duelling
from tests.server.test_table_log import duel

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.parametrize("server", ["sqlite"], indirect=True),
]


async def test_a_proposal_that_was_turned_down_is_not_made_again_at_once(
    irulan: Player, chani: Player
) -> None:
    async with duelling(irulan, chani) as (paul, feyd):
        await paul.play(1)
        await feyd.until(lambda: feyd.scenes["feyd"]["sequence"] == 1)
        wish = {"seat": "paul", "expected": 1, "to": 0}
        first = await paul.request("propose", **wish)
        await feyd.until(lambda: feyd.scenes["feyd"]["proposal"] is not None)
        await feyd.request("consent", seat="feyd", expected=1, agree=False)
        await paul.until(lambda: paul.scenes["paul"]["proposal"] is None)
        again = await paul.request("propose", **wish)

    assert first["type"] == "accepted"
    assert (again["type"], again["code"]) == ("refused", "not_now")


@pytest.mark.usefixtures("server")
def test_taking_back_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_log, "MOST_ASIDE", 30)
    table = duel()
    for _ in range(15):
        table.act("paul ground stone")
        table.undo("paul")
    table.act("paul ground stone")
    with pytest.raises(CannotUndo, match="too much"):
        table.undo("paul")
    with pytest.raises(CannotUndo, match="too much"):
        table.propose("paul", 0)

    table.act_by_chance(Chance.seeded(1), 20)
    assert len(table.log.moves) > 1
