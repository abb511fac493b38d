"""Over the wire: bids said in advance, choices that are changed, and the reason why not to go back.

What nobody else may notice is compared frame by frame, between tables that differ in it alone.
"""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.dune import Dune
from tests.server.serving import Frame, Player, Socket, serving
from tests.server.stores import mostly_on_postgres, mostly_on_sqlite
from tests.server.test_restarts import back_at

pytestmark = pytest.mark.anyio

SEATS = ["atreides", "emperor", "guild"]


def auction(emperor: int) -> dict[str, Any]:
    """A record that begins with an auction in which the Emperor has so much spice."""
    spice = {"atreides": 9, "emperor": emperor, "guild": 9}
    position = {"phase": "bidding", "turn": 2, "storm": 1, "spice": spice}
    setup = Dune.read_setup(SEATS, {"deals": False}, 7, "", position)
    data: dict[str, Any] = Dune.new(setup).record().to_data()
    return data


def dials() -> dict[str, Any]:
    position = {"phase": "storm", "turn": 2, "storm": 1, "dialers": ["atreides", "emperor"]}
    setup = Dune.read_setup(SEATS, {"deals": False}, 7, "", position)
    data: dict[str, Any] = Dune.new(setup).record().to_data()
    return data


def shipment() -> dict[str, Any]:
    """A table where all who might respond are asked; the Guild is paid for shipments."""
    position = {
        "phase": "shipment",
        "turn": 2,
        "storm": 1,
        "spice": dict.fromkeys(SEATS, 9),
        "hands": {"atreides": ["shield"], "emperor": ["karama"], "guild": ["snooper"]},
        "standing": {seat: ["spice_prescience@game"] for seat in ("emperor", "guild")},
    }
    options = {"deals": False, "responses": "together"}
    data: dict[str, Any] = (
        Dune.new(Dune.read_setup(SEATS, options, 7, "", position)).record().to_data()
    )
    return data


async def open_table(player: Player, record: dict[str, Any]) -> str:
    table: str = (await player.post("/records", {"name": "twin", "record": record}))["id"]
    return table


async def all_scenes(socket: Socket) -> None:
    await socket.until(lambda: len(socket.scenes) == len(SEATS))


def without_seal(frame: Frame) -> Frame:
    """A scene without what tells two tables apart for everybody."""
    return {**frame, "view": {**frame["view"], "seal": None}, "deadline": None, "window": None}


def seen_by_others(socket: Socket, seat: str) -> list[Frame]:
    scenes = [frame for frame in socket.frames if frame["type"] == "scene"]
    return [without_seal(frame) for frame in scenes if frame["eyes"] != seat]


def said(most: int, until: str = "card") -> Frame:
    return {"kind": "standing_bid", "seat": "emperor", "most": most, "until": until}


async def bid_on(socket: Socket, others: list[str]) -> None:
    """The others bid as little as they can, until the Emperor has passed."""
    bid = 0
    while "emperor" not in socket.view("guild")["steps"][-1]["passed"]:
        (asked,) = socket.asked()
        assert asked in others
        bid = socket.view("guild")["steps"][-1]["bid"] + 1
        answer = await socket.act({"kind": "bid", "seat": asked, "amount": bid})
        assert answer["type"] == "accepted"


async def test_nobody_can_tell_why_somebody_passes(irulan: Player) -> None:
    """Poor, unwilling or at the end of what they said: the same frames for everybody else."""
    twins = []
    no_means = {"kind": "set_standing", "seat": "emperor", "what": "no_means", "until": "game"}
    for spice, line in ((0, no_means), (9, said(0)), (9, said(0, "phase"))):
        table = await open_table(irulan, auction(spice))
        async with irulan.socket(table) as socket:
            await all_scenes(socket)
            while socket.asked() != ["emperor"]:
                (asked,) = socket.asked()
                await socket.act({"kind": "pass", "seat": asked})
            assert (await socket.act(line))["type"] == "accepted"
            await bid_on(socket, ["atreides", "guild"])
            twins.append(seen_by_others(socket, "emperor"))

    assert len(twins[0]) > 3
    assert twins[0] == twins[1] == twins[2]


async def test_nobody_notices_what_is_said_or_withdrawn(irulan: Player) -> None:
    """Said once, or said, withdrawn and said otherwise: no frame more, no frame less for others."""
    drop = {"kind": "drop_standing", "seat": "emperor", "what": "bid"}
    twins = []
    for lines in ([said(3)], [said(9), drop, said(0, "phase"), said(3)]):
        table = await open_table(irulan, auction(9))
        async with irulan.socket(table) as socket:
            await all_scenes(socket)
            await socket.act({"kind": "bid", "seat": "emperor", "amount": 1})
            before = len(seen_by_others(socket, "emperor"))
            for line in lines:
                assert (await socket.act(line))["type"] == "accepted"
            assert len(seen_by_others(socket, "emperor")) == before
            await bid_on(socket, ["atreides", "guild"])
            twins.append(seen_by_others(socket, "emperor"))

    assert len(twins[0]) > 3
    assert twins[0] == twins[1]


async def test_a_shipment_is_taken_back_before_anybody_answers(irulan: Player) -> None:
    """Everybody is asked, whatever they hold; once all have answered, the scene says why not."""
    table = await open_table(irulan, shipment())
    async with irulan.socket(table) as socket:
        await all_scenes(socket)
        while socket.asked() != ["atreides"]:
            (asked,) = socket.asked()
            await socket.act({"kind": "pass", "seat": asked})
        ship: Frame = {"kind": "ship", "seat": "atreides", "cell": "old_gap@9"}
        ship |= {"forces": 2, "specials": 0}
        await socket.act(ship)
        mine = socket.scenes["atreides"]
        assert mine["may_undo"]
        back = {"seat": "atreides", "expected": mine["sequence"]}
        assert (await socket.request("undo", **back))["type"] == "accepted"
        assert "ship" in {each["kind"] for each in socket.view("atreides")["decisions"]}
        assert (await socket.act(ship))["type"] == "accepted"
        for seat in ("emperor", "atreides"):
            await socket.act({"kind": "respond", "seat": seat, "card": None})
        await socket.until(lambda: "old_gap@9" in socket.view("guild")["table"]["board"]["forces"])

        assert not socket.scenes["atreides"]["may_undo"]
        assert socket.scenes["atreides"]["why_no_undo"] == "shown"


async def test_who_cannot_take_back_is_told_why(irulan: Player) -> None:
    table = await open_table(irulan, dials())
    async with irulan.socket(table) as socket:
        await all_scenes(socket)
        why = [socket.scenes["emperor"]["why_no_undo"]]
        await socket.act({"kind": "dial_storm", "seat": "atreides", "amount": 1})
        why.append(socket.scenes["atreides"]["why_no_undo"])
        await socket.act({"kind": "dial_storm", "seat": "emperor", "amount": 1})
        why.append(socket.scenes["emperor"]["why_no_undo"])
        why.append(socket.scenes["atreides"]["why_no_undo"])

    assert why == ["nothing", None, "shown", "others"]


@mostly_on_postgres
async def test_what_was_said_outlives_a_server(database: str) -> None:
    """The server goes on bidding after a restart, and the owner can withdraw it."""
    with serving(database) as served:
        async with Player.arriving(served.url) as player:
            table = await open_table(player, auction(9))
            async with player.socket(table) as socket:
                await socket.until(lambda: len(socket.scenes) == 3)
                assert (await socket.act(said(6)))["type"] == "accepted"
                served.kill()
    async with back_at(database, player.token, table) as socket:
        await socket.until(lambda: len(socket.scenes) == 3)
        mine = socket.view("emperor")["table"]["factions"]["emperor"]
        assert mine["standing"] == ["bid<=6@card"]
        assert "standing" not in socket.view("guild")["table"]["factions"]["emperor"]
        bidders = set()
        for _ in range(3):
            (asked,) = socket.asked()
            assert asked != "emperor"
            bid = socket.view("guild")["steps"][-1]["bid"] + 1
            await socket.act({"kind": "bid", "seat": asked, "amount": bid})
            bidders.add(socket.view("guild")["steps"][-1]["bidder"])
        assert "emperor" in bidders
        drop = {"kind": "drop_standing", "seat": "emperor", "what": "bid"}
        assert (await socket.act(drop))["type"] == "accepted"

        assert socket.view("emperor")["table"]["factions"]["emperor"]["standing"] == []


@mostly_on_sqlite
async def test_a_choice_is_changed_unseen_and_kept(database: str) -> None:
    """Twins: one dials 3, the other 1 and then 3; a restart; then the Emperor dials."""
    tables, twins = [], []
    with serving(database) as served:
        async with Player.arriving(served.url) as player:
            for amounts in ((3,), (1, 3)):
                tables.append(await open_table(player, dials()))
                async with player.socket(tables[-1]) as socket:
                    await all_scenes(socket)
                    for amount in amounts:
                        dial = {"kind": "dial_storm", "seat": "atreides", "amount": amount}
                        assert (await socket.act(dial))["type"] == "accepted"
                    assert socket.asked() == ["emperor"]
                    twins.append(seen_by_others(socket, "atreides"))
            served.kill()
    assert twins[0] == twins[1]
    async with back_at(database, player.token, tables[1]) as socket:
        await all_scenes(socket)
        assert socket.view("atreides")["steps"][-1]["dials"] == {"atreides": 3}
        await socket.act({"kind": "dial_storm", "seat": "emperor", "amount": 2})
        events = [each for frame in seen_by_others(socket, "atreides") for each in frame["events"]]

    shown = next(event for event in events if event["kind"] == "storm_dials")
    assert shown["dials"] == {"atreides": 3, "emperor": 2}
