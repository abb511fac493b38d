"""Talk that only some hear: allies of Dune, partners under a cone of silence."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest

from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.server.store import Store, chat_operations
from tests.server.serving import Frame, Player, Socket
from tests.server.stores import STORES, mostly_on_sqlite
from tests.server.test_said_in_advance import open_table
from tests.server.test_store import new_table
from tests.soak import usually

pytestmark = pytest.mark.anyio

one_server = pytest.mark.parametrize("server", usually(["sqlite"], soak=STORES), indirect=True)
SEATS = ["atreides", "emperor", "fremen", "harkonnen"]
ALLIES = ["atreides", "fremen"]
SECRET = "The sleeper must awaken"


def nexus() -> dict[str, Any]:
    """A record that begins with a Nexus; the Atreides and the Fremen are allied."""
    position = {
        "turn": 2,
        "phase": "spice_blow",
        "storm": 1,
        "alliances": [ALLIES],
        "spice_discards": {"a": ["spice_hagga_basin"]},
        "spice_deck": ["shai_hulud", "spice_red_chasm"],
    }
    setup = Dune.read_setup(SEATS, {"deals": False}, 7, "", position)
    data: dict[str, Any] = Dune.new(setup).record().to_data()
    return data


@dataclass(frozen=True, slots=True)
class Talk:
    """A table with a socket for each seat, and one of somebody who only looks."""

    sockets: dict[str, Socket]
    onlooker: Socket
    table: str

    async def whisper(self, seat: str, text: str, channel: list[str], **fields: object) -> Frame:
        said = {"seat": seat, "text": text, "channel": channel, **fields}
        return await self.sockets[seat].request("say", **said)

    async def act(self, seat: str, **action: object) -> None:
        socket = self.sockets[seat]
        await socket.until(lambda: socket.asked() == [seat])
        assert (await socket.act({"seat": seat, **action}))["type"] == "accepted"

    async def all_hear(self, text: str) -> None:
        """Something that everybody is told: what was sent before has arrived then."""
        await self.sockets[SEATS[0]].request("say", seat=SEATS[0], text=text)
        for socket in (*self.sockets.values(), self.onlooker):
            await socket.until(partial(has_heard, socket, text))


@asynccontextmanager
async def talking(player: Player) -> AsyncIterator[Talk]:
    table = await open_table(player, nexus())
    async with AsyncExitStack() as stack:
        sockets = {
            seat: await stack.enter_async_context(player.socket(table, [seat])) for seat in SEATS
        }
        stilgar = await stack.enter_async_context(Player.arriving(player.url, "Stilgar"))
        link = (await player.post(f"/tables/{table}/spectators/link"))["token"]
        onlooker = await stack.enter_async_context(stilgar.socket(table, [], link))
        for socket in sockets.values():
            await socket.until(partial(bool, socket.scenes))
        talk = Talk(sockets, onlooker, table)
        await talk.all_hear("Welcome")
        yield talk


def has_heard(socket: Socket, text: str) -> bool:
    return text in [line["text"] for line in heard(socket)]


def heard(socket: Socket, eyes: str | None = None) -> list[Frame]:
    chats = [frame for frame in socket.frames if frame["type"] == "chat" and frame["eyes"] == eyes]
    return [line for frame in chats for line in frame["lines"]]


def channel(socket: Socket, seat: str) -> list[str]:
    allowed: list[str] = socket.scenes[seat]["channel"]
    return allowed


@one_server
async def test_only_allies_hear_what_allies_say(irulan: Player) -> None:
    """No frame, no number and no later look tells the others of it."""
    async with talking(irulan) as talk:
        assert channel(talk.sockets["fremen"], "fremen") == ALLIES
        assert channel(talk.sockets["emperor"], "emperor") == []
        frames = {name: len(talk.sockets[name].frames) for name in ("emperor", "harkonnen")}
        for _ in range(2):
            await talk.whisper("atreides", SECRET, ALLIES, key="once")
        await talk.whisper("fremen", "Long live the fighters", ALLIES)
        await talk.all_hear("To everybody")
        outsiders = [talk.sockets[name] for name in frames]

        for socket, before in zip(outsiders, frames.values(), strict=True):
            (told,) = socket.frames[before:]
            assert (told["lines"][0]["number"], told["eyes"]) == (2, None)
        assert [line["number"] for line in heard(talk.onlooker)] == [1, 2]
        for seat in ALLIES:
            lines = heard(talk.sockets[seat], seat)
            assert [(line["number"], line["seat"]) for line in lines] == [
                (1, "atreides"),
                (2, "fremen"),
            ]
            assert {tuple(line["channel"]) for line in lines} == {tuple(ALLIES)}
        replay = await irulan.get(f"/tables/{talk.table}/replay?eyes=atreides")
        assert SECRET not in str(replay)


@one_server
async def test_nobody_else_speaks_there(irulan: Player) -> None:
    async with talking(irulan) as talk:
        refused = [
            await talk.whisper("emperor", SECRET, ["atreides", "emperor", "fremen"]),
            await talk.whisper("emperor", SECRET, ALLIES),
            await talk.whisper("emperor", SECRET, []),
            await talk.whisper("atreides", SECRET, ["atreides", "emperor"]),
            await talk.onlooker.request("say", seat=None, text=SECRET, channel=ALLIES),
        ]
        stolen = await talk.sockets["emperor"].request(
            "say", seat="atreides", text=SECRET, channel=ALLIES
        )
        await talk.all_hear("To everybody")

    assert [answer["code"] for answer in refused] == ["not_now"] * 5
    assert stolen["code"] == "not_yours"
    assert SECRET not in str([socket.frames for socket in talk.sockets.values()])


@one_server
async def test_a_new_alliance_is_another_channel(irulan: Player) -> None:
    """What was said before stays with those who heard it; those who come hear what comes."""
    async with talking(irulan) as talk:
        atreides, emperor = talk.sockets["atreides"], talk.sockets["emperor"]
        await talk.whisper("atreides", SECRET, ALLIES)
        await talk.act("emperor", kind="propose_alliance", members=["atreides"])
        await talk.act("fremen", kind="pass")
        await talk.act("harkonnen", kind="pass")
        await talk.act("atreides", kind="join_alliance", proposer="emperor")
        new = ["atreides", "emperor"]
        await atreides.until(lambda: channel(atreides, "atreides") == new)
        late = await talk.whisper("fremen", "Are you still there?", ALLIES)
        await talk.whisper("atreides", "Let us begin", new)
        await talk.all_hear("To everybody")
        async with irulan.socket(talk.table, ["fremen"]) as again:
            welcome = again.welcome

    assert late["code"] == "not_now"
    assert [line["text"] for line in heard(emperor, "emperor")] == ["Let us begin"]
    assert heard(emperor, "emperor")[0]["number"] == 1
    assert [line["text"] for line in heard(talk.sockets["fremen"], "fremen")] == [SECRET]
    assert welcome is not None
    assert [line["text"] for line in welcome["private_chat"]["fremen"]] == [SECRET]
    assert set(welcome["private_chat"]) == {"fremen"}


def test_partners_talk_in_secret_under_a_cone_only() -> None:
    """A-TEAM-8: otherwise all that they say is said openly."""
    game = Arrakis.new(Arrakis.read_setup(None, {"mode": "teams4"}, 7))
    seats = game.seats
    assert [game.confidants(seat) for seat in seats] == [()] * 4
    action = game.notation().read("house_atreides cone")
    game.play(action)

    told = {seat: game.confidants(seat) for seat in seats if game.confidants(seat)}
    assert told == {"house_atreides": ("fremen",), "fremen": ("house_atreides",)}
    game.play(game.notation().read("fremen close_cone"))
    assert [game.confidants(seat) for seat in seats] == [()] * 4


@mostly_on_sqlite
async def test_a_book_keeps_the_newest_lines(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is refused, so nobody learns how much somebody else has said."""
    monkeypatch.setattr(chat_operations, "MOST_LINES", 2)
    table = await new_table(store)
    for number in range(3):
        await store.say_in_private(table, "a", "Irulan", f"{number}", f"k{number}", ("a", "b"))
    await store.say_in_private(table, "b", "Chani", "to another", "k", ("b", "c"))

    lines = await store.private_chat(table, "b")
    assert [(line.number, line.text) for line in lines] == [(3, "2"), (4, "to another")]
    assert [line.number for line in await store.private_chat(table, "c")] == [1]
    assert await store.private_chat(table, "a", 2) == (await store.private_chat(table, "a"))[1:]
    assert await store.chat(table) == ()
