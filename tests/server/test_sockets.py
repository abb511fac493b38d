"""Playing over the socket of a table: scenes, actions, undo, consent, chat, bots, clocks."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from itertools import pairwise
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from landsraad.dune import Dune
from landsraad.protocol import VERSION
from tests.server.serving import Player, Served, Socket, socket_url

pytestmark = pytest.mark.anyio


async def duel(host: Player, guest: Player, stack: AsyncExitStack) -> tuple[str, Socket, Socket]:
    """A table of two people who have come, with the first decision before them."""
    table = await host.table("crysknife", begin=False, paul="me")
    await guest.join(host, table, "feyd")
    await host.post(f"/tables/{table}/start")
    paul = await stack.enter_async_context(host.socket(table))
    feyd = await stack.enter_async_context(guest.socket(table))
    for socket in (paul, feyd):
        await socket.until(lambda socket=socket: bool(socket.scenes))  # type: ignore[misc]
    return table, paul, feyd


async def choose(socket: Socket, **fields: Any) -> dict[str, Any]:
    """The first decision of the duel: the ground."""
    return await socket.act(socket.choice("paul"), **fields)


async def both_act(paul: Socket, feyd: Socket) -> None:
    """Paul chooses the ground and Feyd answers; both have seen it."""
    await choose(paul)
    await feyd.next("scene", sequence=1)
    await feyd.act(feyd.choice("feyd"))
    await paul.next("scene", sequence=2)


# Coming in.


async def test_the_first_message_welcomes(irulan: Player) -> None:
    """Then comes a scene for each pair of eyes."""
    table = await irulan.table("crysknife", paul="me", feyd="me")

    async with irulan.socket(table) as socket:
        await socket.until(lambda: len(socket.scenes) == 2)

    welcome = socket.frames[0]
    assert welcome["protocol"] == VERSION
    assert welcome["eyes"] == ["paul", "feyd"]
    assert welcome["table"]["id"] == table
    assert welcome["chat"] == []
    assert [frame["type"] for frame in socket.frames[:3]] == ["welcome", "scene", "scene"]
    assert socket.view("paul")["decisions"][0]["kind"] == "ground"
    assert socket.view("feyd")["decisions"] == []


async def test_before_the_game_there_is_no_scene(irulan: Player) -> None:
    table = await irulan.table("crysknife", begin=False, paul="me")
    async with irulan.socket(table) as socket:
        refused = await socket.request("act", expected=0, action={"kind": "x", "seat": "paul"})
        await irulan.post(f"/tables/{table}/start", {"fill": "random"})
        await socket.until(lambda: bool(socket.scenes))

    assert refused["code"] == "not_now"


@pytest.mark.parametrize("broken", ["used", "other table", "nonsense", "", "\x00", "\udcff"])
async def test_a_ticket_opens_one_socket_of_its_table(irulan: Player, broken: str) -> None:
    table = await irulan.table("crysknife", paul="me", feyd="me")
    other = await irulan.table("crysknife", paul="me", feyd="me")
    ticket = {
        "used": await irulan.ticket(table),
        "other table": await irulan.ticket(other),
        "\x00": "%00",
        "\udcff": "%ED%A0%80",
    }.get(broken, broken)
    url = socket_url(str(irulan.web.base_url), table, ticket)
    if broken == "used":
        async with connect(url, proxy=None):
            pass

    with pytest.raises(InvalidStatus) as refused:
        async with connect(url, proxy=None):
            pass

    assert refused.value.response.status_code == 401
    assert b'"unknown"' in refused.value.response.body


async def test_a_ticket_is_for_seats_that_one_holds(irulan: Player, chani: Player) -> None:
    table = await irulan.table("crysknife", begin=False, paul="me")
    await chani.join(irulan, table, "feyd")

    await irulan.post(f"/tables/{table}/ticket", {"seats": ["paul", "feyd"]}, 403)
    await irulan.post(f"/tables/{table}/ticket", {"seats": ["nobody"]}, 403)
    await chani.post(f"/tables/{table}/ticket", {"seats": ["paul"]}, 403)
    await chani.post(f"/tables/{table}/ticket", {"seats": ["feyd"]}, 200)


# Playing.


async def test_an_action_is_accepted_and_everybody_sees_it(irulan: Player, chani: Player) -> None:
    """The scene comes first, then the word that it is kept."""
    async with AsyncExitStack() as stack:
        table, paul, feyd = await duel(irulan, chani, stack)
        spectator = await stack.enter_async_context(irulan.socket(table, []))
        await spectator.until(lambda: bool(spectator.scenes))

        accepted = await choose(paul, key="first")
        seen = [await feyd.next("scene"), await spectator.next("scene")]

    assert accepted == {"type": "accepted", "key": "first", "sequence": 1}
    assert paul.frames[-2]["type"] == "scene"
    for scene in (paul.frames[-2], *seen):
        assert [event["kind"] for event in scene["events"]] == ["ground"]
        assert scene["sequence"] == 1
    assert seen[0]["view"]["decisions"]
    assert seen[1]["view"]["decisions"] == []


async def test_a_decision_that_stays_the_same_is_sent_once(irulan: Player) -> None:
    """Its place in the scene before stands for it; whoever comes back is told in full."""
    seats: dict[str, Any] = dict.fromkeys(Dune.all_seats, "me")
    table = await irulan.table("dune", **seats)
    async with irulan.socket(table) as socket:
        await socket.until(lambda: len(socket.scenes) == len(seats))
        await socket.play(60)
        scenes = [frame for frame in socket.frames if frame["type"] == "scene"]
    asked = [decision for scene in scenes for decision in scene["decisions"]]
    async with irulan.socket(table) as again:
        await again.until(lambda: len(again.scenes) == len(seats))

    numbers = [decision for decision in asked if isinstance(decision, int)]
    assert len(numbers) > len(asked) / 2
    for seat, scene in again.scenes.items():
        assert scene["decisions"] == scene["view"]["decisions"]
        assert scene["view"] == socket.scenes[seat]["view"]


async def test_the_same_request_twice_is_done_once(irulan: Player) -> None:
    """Also after a reconnection, as by somebody who never heard the answer."""
    table = await irulan.table("crysknife", paul="me", feyd="me")
    async with irulan.socket(table) as socket:
        await socket.until(lambda: len(socket.scenes) == 2)
        action = socket.choice("paul")
        first = await socket.act(action, key="same", expected=0)
        again = await socket.act(action, key="same", expected=0)
    async with irulan.socket(table) as socket:
        once_more = await socket.act(action, key="same", expected=0)
        moments = (await irulan.get(f"/tables/{table}/replay?eyes=paul"))["moments"]

    assert first == again == once_more
    assert len(moments) == 1


async def test_whoever_has_not_seen_all_is_told_where_he_is(irulan: Player) -> None:
    table = await irulan.table("crysknife", paul="me", feyd="me")
    async with irulan.socket(table) as socket:
        await socket.until(lambda: len(socket.scenes) == 2)
        await choose(socket)
        refused = await socket.act(socket.choice("paul"), expected=0)

    assert (refused["code"], refused["sequence"]) == ("stale", 1)


async def test_a_refusal_names_the_rule(irulan: Player) -> None:
    table = await irulan.table("crysknife", paul="me", feyd="me")
    async with irulan.socket(table) as socket:
        await socket.until(lambda: len(socket.scenes) == 2)
        taken = socket.choice("paul") | {"ground": "nowhere"}
        wrong = await socket.act(taken)
        not_asked = await socket.act(
            {"kind": "plan", "seat": "feyd", "effort": [], "feints": []}, expected=0
        )
        unreadable = await socket.act({"kind": "dance", "seat": "paul"})

    assert wrong["type"] == not_asked["type"] == unreadable["type"] == "refused"
    assert wrong["code"] in {"illegal", "malformed"}
    assert not_asked["code"] in {"not_yours", "illegal"}
    assert unreadable["code"] == "malformed"


async def test_whoever_comes_back_is_told_what_he_missed(irulan: Player) -> None:
    """Exactly that: all scenes together are one unbroken story."""
    table = await irulan.table(
        "dune", seats=["atreides", "harkonnen"], atreides="me", harkonnen="me"
    )
    async with irulan.socket(table) as socket:
        await socket.play(12)
        got = {str(eyes): scene["sequence"] for eyes, scene in socket.scenes.items()}
        told = {eyes: events_of(socket, eyes) for eyes in got}
    async with irulan.socket(table) as socket:
        await socket.until(lambda: len(socket.scenes) == 2)
        await socket.play(8)
    async with irulan.socket(table, since=got) as socket:
        await socket.until(lambda: len(socket.scenes) == 2)
        for eyes in got:
            told[eyes] += events_of(socket, eyes)

    for eyes, events in told.items():
        replay = await irulan.get(f"/tables/{table}/replay?eyes={eyes}")
        assert events == [event for moment in replay["moments"] for event in moment["events"]]
        assert len(events) == socket.scenes[eyes]["sequence"] > got[eyes]


def events_of(socket: Socket, eyes: str) -> list[dict[str, Any]]:
    """What these eyes saw happen, scene by scene without a gap."""
    scenes = [frame for frame in socket.frames if frame.get("eyes") == eyes]
    for before, after in pairwise(scenes):
        assert before["sequence"] + len(after["events"]) == after["sequence"]
    return [event for scene in scenes for event in scene["events"]]


async def test_a_hotseat_plays_a_whole_game(irulan: Player) -> None:
    """One socket holds all seats, and never shows one of them what another may know alone."""
    table = await irulan.table(
        "dune",
        seats=["atreides", "harkonnen", "fremen"],
        options={"max_turns": 2},
        atreides="me",
        harkonnen="me",
        fremen="me",
    )
    async with irulan.socket(table) as socket:
        await socket.play()

    assert socket.over()
    assert (await irulan.get(f"/tables/{table}"))["over"]
    for eyes in ("atreides", "harkonnen", "fremen"):
        events_of(socket, eyes)


async def test_two_people_play_against_bots_to_the_end(irulan: Player, chani: Player) -> None:
    table = await irulan.table(
        "dune",
        begin=False,
        seats=["atreides", "harkonnen", "fremen", "emperor"],
        options={"max_turns": 1},
        atreides="me",
        fremen="bot:recruit",
        emperor="bot:random",
    )
    await chani.join(irulan, table, "harkonnen")
    await irulan.post(f"/tables/{table}/start")

    async with irulan.socket(table) as one, chani.socket(table) as two:
        await asyncio.gather(one.play(), two.play())

    assert one.over()
    assert two.over()


# Handing over.


async def test_a_seat_goes_to_a_bot_and_back(irulan: Player) -> None:
    table = await irulan.table("crysknife", options={"rounds": 20}, paul="me", feyd="me")
    async with irulan.socket(table) as socket:
        await socket.play(3)

        handed = await irulan.ask("PUT", f"/tables/{table}/seats/paul/bot", {"bot": "random"})
        await socket.play(4)
        back = await irulan.delete(f"/tables/{table}/seats/paul/bot")

    assert [seat["bot"] for seat in handed["seats"]] == ["random", None]
    assert [seat["mine"] for seat in handed["seats"]] == [True, True]
    assert [seat["bot"] for seat in back["seats"]] == [None, None]
    changes = [frame["table"]["seats"][0]["bot"] for frame in socket.frames if "table" in frame]
    assert "random" in changes
    await irulan.ask("PUT", f"/tables/{table}/seats/paul/bot", {"bot": "grandmaster"}, 422)
    await irulan.ask("PUT", f"/tables/{table}/seats/nobody/bot", {"bot": "random"}, 404)


async def test_a_deadline_is_told_to_the_seat_it_is_for(irulan: Player) -> None:
    """Whether another seat is asked can be a secret, and so is its deadline."""
    table = await irulan.table("crysknife", limit=3600, paul="me", feyd="me")
    async with irulan.socket(table) as socket:
        await socket.until(lambda: len(socket.scenes) == 2)
        told = {eyes: scene["deadline"] for eyes, scene in socket.scenes.items()}
        await irulan.ask("PUT", f"/tables/{table}/seats/paul/bot", {"bot": "random"})
        await socket.until(lambda: socket.scenes["paul"]["deadline"] is None)

    assert told["paul"] is not None
    assert told["feyd"] is None


async def test_when_time_is_up_a_bot_takes_over(irulan: Player) -> None:
    """And its holder can play on afterwards."""
    table = await irulan.table("crysknife", limit=1, paul="me", feyd="me")
    async with irulan.socket(table) as socket:
        await socket.until(lambda: bot_of(socket, "paul") is not None)
    back = await irulan.delete(f"/tables/{table}/seats/paul/bot")

    assert bot_of(socket, "paul") == "random"
    assert back["seats"][0]["bot"] is None


def bot_of(socket: Socket, seat: str) -> str | None:
    """Who plays a seat, as far as this socket has been told."""
    table = [frame["table"] for frame in socket.frames if "table" in frame][-1]
    found: dict[str, str | None] = {each["seat"]: each["bot"] for each in table["seats"]}
    return found[seat]


# Taking back.


async def test_undo_takes_back_ones_own_last_action(irulan: Player, chani: Player) -> None:
    async with AsyncExitStack() as stack:
        _, paul, feyd = await duel(irulan, chani, stack)
        await choose(paul)
        mine = await feyd.request("undo", expected=1, seat="feyd")
        may_undo = paul.scenes["paul"]["may_undo"]

        done = await paul.request("undo", expected=1, seat="paul")
        scene = await feyd.next("scene", sequence=2)
        again = await paul.request("undo", expected=2, seat="paul")

    assert mine["code"] == again["code"] == "not_now"
    assert may_undo
    assert done == {"type": "accepted", "key": done["key"], "sequence": 2}
    assert scene["events"] == [{"kind": "taken_back", "seat": "paul", "to": 0}]
    assert paul.view()["decisions"][0]["kind"] == "ground"


async def test_more_is_taken_back_if_everybody_agrees(irulan: Player, chani: Player) -> None:
    async with AsyncExitStack() as stack:
        _, paul, feyd = await duel(irulan, chani, stack)
        await both_act(paul, feyd)

        await paul.request("propose", expected=2, seat="paul", to=0)
        asked = await feyd.next("scene")
        twice = await feyd.request("propose", expected=2, seat="feyd", to=1)
        agreed = await feyd.request("consent", expected=2, seat="feyd", agree=True)
        await paul.next("scene", sequence=3)

    assert asked["proposal"] == {"seat": "paul", "to": 0, "agreed": ["paul"], "missing": ["feyd"]}
    assert twice["code"] == "not_now"
    assert agreed["type"] == "accepted"
    assert paul.scenes["paul"]["events"] == [{"kind": "taken_back", "seat": "paul", "to": 0}]
    assert paul.scenes["paul"]["proposal"] is None
    assert paul.view()["decisions"][0]["kind"] == "ground"


async def test_one_who_turns_it_down_is_enough(irulan: Player, chani: Player) -> None:
    async with AsyncExitStack() as stack:
        _, paul, feyd = await duel(irulan, chani, stack)
        await both_act(paul, feyd)
        await paul.request("propose", expected=2, seat="paul", to=0)
        await feyd.request("consent", expected=2, seat="feyd", agree=False)
        scene = await paul.next("scene")

    assert scene["proposal"] is None
    assert scene["sequence"] == 2


async def test_bots_are_not_asked_for_consent(irulan: Player) -> None:
    table = await irulan.table("crysknife", paul="me", feyd="bot:random")
    async with irulan.socket(table) as socket:
        await socket.play(2)
        done = {"code": "stale"}
        while done.get("code") == "stale":  # the bot was faster
            sequence = socket.scenes["paul"]["sequence"]
            done = await socket.request("propose", expected=sequence, seat="paul", to=0)

    assert done["type"] == "accepted"
    assert socket.scenes["paul"]["events"][-1] == {"kind": "taken_back", "seat": "paul", "to": 0}


async def test_who_leaves_for_good_leaves_their_vote(irulan: Player, chani: Player) -> None:
    """What the others have agreed to happens then."""
    async with AsyncExitStack() as stack:
        table, paul, feyd = await duel(irulan, chani, stack)
        await both_act(paul, feyd)
        await paul.request("propose", expected=2, seat="paul", to=0)
        await chani.delete(f"/tables/{table}/seats/feyd")
        scene = await paul.next("scene", sequence=4)

    assert [event["kind"] for event in scene["events"]] == ["seat_changed", "taken_back"]


# Talking.


async def test_what_is_said_is_heard_once_by_everybody(irulan: Player, chani: Player) -> None:
    async with AsyncExitStack() as stack:
        table, paul, feyd = await duel(irulan, chani, stack)
        stilgar = await stack.enter_async_context(Player.arriving(chani.url, "Stilgar"))
        link = (await irulan.post(f"/tables/{table}/spectators/link"))["token"]
        watching = await stack.enter_async_context(stilgar.socket(table, [], link))
        await paul.request("say", seat="paul", text="The <b>sleeper</b> must awaken 🐛", key="one")
        await paul.request("say", seat="paul", text="The <b>sleeper</b> must awaken 🐛", key="one")
        await watching.request("say", seat=None, text="Long log the fighters")
        heard = [line for _ in range(2) for line in (await feyd.next("chat"))["lines"]]
        late = await stack.enter_async_context(irulan.socket(table))

    assert [(line["number"], line["seat"], line["name"], line["text"]) for line in heard] == [
        (1, "paul", "Irulan", "The <b>sleeper</b> must awaken 🐛"),
        (2, None, "Stilgar", "Long log the fighters"),
    ]
    assert late.welcome is not None
    assert late.welcome["chat"] == heard


@pytest.mark.parametrize("text", ["", "x" * 501, "a\0b", 7, None])
async def test_a_line_of_chat_has_limits(irulan: Player, text: object) -> None:
    table = await irulan.table("crysknife", paul="me", feyd="me")
    async with irulan.socket(table) as socket:
        refused = await socket.request("say", seat="paul", text=text)

    assert refused["code"] in {"malformed", "unfit"}


async def test_nobody_talks_without_end(strict: Served) -> None:
    """Five lines at once, then one every two seconds."""
    async with Player.arriving(strict.url) as player:
        table = await player.table("crysknife", paul="me", feyd="me")
        async with player.socket(table) as socket:
            lines = [
                {"type": "say", "key": f"{number}", "seat": "paul", "text": "Listen"}
                for number in range(20)
            ]
            for line in lines:
                await socket.send(line)
            answers = [await socket.answer(str(line["key"])) for line in lines]

    assert [answer["type"] for answer in answers[:5]] == ["accepted"] * 5
    assert "too_fast" in [answer.get("code") for answer in answers]


# Losing the right to look.


async def test_spectators_go_when_their_link_is_revoked(irulan: Player, chani: Player) -> None:
    """Those who hold a seat, or are the host, stay; so does who came by the new link."""
    table = await irulan.table("crysknife", paul="me", feyd="me")
    link = (await irulan.post(f"/tables/{table}/spectators/link"))["token"]
    async with irulan.socket(table, [], link) as host, chani.socket(table, link=link) as guest:
        await irulan.delete(f"/tables/{table}/spectators/link", 204)
        code = await guest.ended()
        await host.request("say", seat=None, text="I am still here")
    await chani.post(f"/tables/{table}/ticket", {"link": link}, 403)

    assert guest.frames[-1] == {"type": "bye", "code": "revoked"}
    assert code == 4403


async def test_a_new_spectators_link_sends_those_of_the_old_one_away(
    irulan: Player, chani: Player
) -> None:
    table = await irulan.table("crysknife", paul="me", feyd="me")
    old = (await irulan.post(f"/tables/{table}/spectators/link"))["token"]
    async with chani.socket(table, link=old) as guest:
        new = (await irulan.post(f"/tables/{table}/spectators/link"))["token"]
        await guest.ended()
    async with chani.socket(table, link=new) as guest:
        await guest.until(lambda: bool(guest.scenes))
        assert guest.eyes == [None]


async def test_whoever_loses_a_seat_sees_no_more_of_it(irulan: Player, chani: Player) -> None:
    async with AsyncExitStack() as stack:
        table, paul, feyd = await duel(irulan, chani, stack)
        await chani.delete(f"/tables/{table}/seats/feyd")
        code = await feyd.ended()
        await choose(paul)

    assert code == 4403
    assert feyd.frames[-1]["code"] == "revoked"


async def test_the_oldest_socket_makes_way(strict: Served) -> None:
    """A guest has 20 at a time."""
    async with Player.arriving(strict.url) as player, AsyncExitStack() as stack:
        table = await player.table("crysknife", paul="me", feyd="me")
        sockets = [await stack.enter_async_context(player.socket(table)) for _ in range(21)]
        code = await sockets[0].ended()

    assert sockets[0].frames[-1] == {"type": "bye", "code": "replaced"}
    assert code == 4409
