"""What a scene leaves out: parts of the public view that stay the same."""

from __future__ import annotations

from typing import Any

import msgspec

from landsraad.protocol import SeenView
from landsraad.server.tables.seat_snapshot import PublicSnapshot


def public(**table: Any) -> PublicSnapshot:
    return PublicSnapshot.of({"game": "dune", "waiting": [], "table": table})


def told(now: PublicSnapshot, before: PublicSnapshot | None) -> Any:
    return msgspec.json.decode(now.since(before))


def test_what_has_changed_is_told() -> None:
    before, now = public(turn=1, board={"storm": 1}), public(turn=1, board={"storm": 4})

    assert told(before, None) == {"game": "dune", "waiting": [], "table": {"turn": 1} | BOARD}
    assert told(now, before) == {"table": {"board": {"storm": 4}}}
    assert told(now, now) == {"table": {}}


BOARD = {"board": {"storm": 1}}


def test_a_part_that_is_gone_has_to_be_told_by_leaving_nothing_out() -> None:
    before, now = public(turn=1, fight={}), public(turn=1)

    assert not now.follows(before)
    assert before.follows(now)


def test_a_view_is_put_together_again() -> None:
    before, now = public(turn=1, factions={"guild": {"tanks": 2}}), public(turn=2, factions={})
    seen = SeenView()
    own = {"eyes": "guild", "steps": [], "table": {"factions": {"guild": {"spice": 5}}}}

    seen.take(True, told(before, None), own, ["bid"])
    assert seen.view["table"] == {"turn": 1, "factions": {"guild": {"tanks": 2, "spice": 5}}}
    seen.take(False, told(now, before), None, [0, "pass"])
    assert seen.view == {
        "game": "dune",
        "waiting": [],
        "table": {"turn": 2, "factions": {"guild": {"spice": 5}}},
        "eyes": "guild",
        "steps": [],
        "decisions": ["bid", "pass"],
    }
