"""Attack: a pause tells who holds a traitor or a Karama, and its length how long they thought.

A response window is open for a fixed time, the same whoever holds what (see `response_windows`).
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import pytest

from landsraad import protocol
from landsraad.dune import Dune
from landsraad.kernel.chance import Chance
from landsraad.kernel.errors import Refusal
from landsraad.kernel.setup import Setup
from landsraad.server.limits import STANDARD
from landsraad.server.store import Changes, Guest, open_store
from landsraad.server.store.values import now
from landsraad.server.tables import response_windows
from landsraad.server.tables.bot_pool import BotPool
from landsraad.server.tables.new_tables import TableSettings
from landsraad.server.tables.seat_snapshot import SentScene
from landsraad.server.tables.table_server import TableServer
from landsraad.server.tables.table_session import TableSession
from tests.server.attacks.statistics import told_apart
from tests.server.serving import Player, serving
from tests.soak import usually

pytestmark = pytest.mark.anyio

TABLES = usually(200, soak=1000)
"""Windows that are looked at; of half of them somebody could respond."""
AT_ONCE = 250

OBSERVER, FIGHTER, BYSTANDER = "emperor", "guild", "fremen"
POSITION: dict[str, Any] = {
    "phase": "battle",
    "forces": {OBSERVER: {"old_gap@9": 3}, FIGHTER: {"old_gap@9": 5}},
    "spice": {OBSERVER: 6, FIGHTER: 6},
}
PLANS = (f"{OBSERVER} plan caid no 2 0 - -", f"{FIGHTER} plan staban_tuek no 2 0 - -")


def battle(bribed: bool, strict: bool = True) -> Setup:
    """A battle in which the fighter has, or has not, bribed the leader of the observer."""
    traitor = "caid" if bribed else "stilgar"
    position = {**POSITION, "traitors": {OBSERVER: ["chani"], FIGHTER: [traitor]}}
    options = {"responses": "together" if strict else "holders", "deals": False, "standing": False}
    seats = (OBSERVER, FIGHTER, BYSTANDER)
    return Dune.read_setup(seats, options, 7, "5a17" * 8, position)


class Watcher:
    """Looks through one pair of eyes and notes what came when."""

    link: str | None = None

    def __init__(self, guest: str, eyes: str) -> None:
        self.guest = guest
        self.eyes: tuple[str | None, ...] = (eyes,)
        self.scenes_sent: dict[str | None, SentScene] = {}
        self.info_sent: protocol.TableInfo | None = None
        self.chat_sent = 0
        self.private_chat_sent: dict[str, int] = {}
        self.scenes: list[tuple[float, protocol.Scene]] = []

    def send(self, message: protocol.Message) -> None:
        if isinstance(message, protocol.Scene):
            self.scenes.append((perf_counter(), message))

    def close(self, bye: protocol.Bye) -> None:
        raise AssertionError(bye)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[TableServer]:
    database = str(tmp_path / "landsraad.db")
    async with (
        open_store(database) as store,
        BotPool() as pool,
        TableServer(store, pool, STANDARD.times(TABLES)) as running,
    ):
        yield running


@pytest.fixture
async def people(server: TableServer) -> list[Guest]:
    return [(await server.store.add_guest(name))[0] for name in ("Irulan", "Chani")]


async def begun(
    server: TableServer,
    setup: Setup,
    people: Sequence[Guest],
    window: int | None = 1,
    limit: int | None = None,
) -> TableSession:
    """A table of two people, or of one, that has begun; bots have the other seats."""
    guests = {seat: guest.id for seat, guest in zip(setup.seats, people, strict=False)}
    changes = Changes(guests=guests, bots={s: "random" for s in setup.seats if s not in guests})
    settings = TableSettings(limit, "quick", window)._asdict()
    row = await server.store.create_table("Gap", {**setup.to_json(), **settings}, changes=changes)
    session = await server.sessions.get(row.id)
    await server.seating.begin(session, None)
    return session


async def play(server: TableServer, session: TableSession, text: str) -> None:
    action = session.log.started_game.notation().read(text)
    key = f"{action.seat}:{session.log.length}"
    await server.gameplay.act(session, key, action.to_json(), None)


async def until_closed(session: TableSession) -> None:
    async with asyncio.timeout(60):
        while session.window is not None:
            await asyncio.sleep(0.01)


# What a window is.


async def test_what_is_answered_is_played_when_the_window_closes(
    server: TableServer, people: list[Guest]
) -> None:
    """Nobody else is sent anything before, and the answer survives a restart."""
    session = await begun(server, battle(bribed=True), people)
    watcher = Watcher(people[0].id, OBSERVER)
    async with server.listeners.listening(session, watcher, {}):
        for plan in PLANS:
            await play(server, session, plan)
        window = session.window
        assert window is not None
        assert window.closes == window.opened + 2000
        assert window.unanswered == (FIGHTER,)
        seen = len(watcher.scenes)
        await play(server, session, f"{FIGHTER} call caid")

        assert len(watcher.scenes) == seen
        assert session.window is not None
        assert session.log.answers == {FIGHTER: f"{FIGHTER} call caid"}
        again = TableSession(session.row)
        await server.sync.read_log(again)
        assert again.log.answers == session.log.answers
        await until_closed(session)
        kinds = [event["kind"] for _, scene in watcher.scenes for event in scene.events]
        assert "traitor_called" in kinds
        assert now() >= window.closes


async def test_who_does_not_answer_lets_it_be(server: TableServer, people: list[Guest]) -> None:
    session = await begun(server, battle(bribed=True), people)
    for plan in PLANS:
        await play(server, session, plan)
    await until_closed(session)

    kinds = [event.kind for result in session.log.results for event in result.events]
    assert "no_traitor" in kinds
    assert "traitor_called" not in kinds


async def test_who_is_alone_with_bots_has_all_the_time(
    server: TableServer, people: list[Guest]
) -> None:
    """Nobody could learn anything from it. For what bots hold a moment is enough."""
    setup = battle(bribed=False)
    traitors = {OBSERVER: ["staban_tuek"], FIGHTER: ["caid"]}
    assert setup.position is not None
    options = {"responses": "together", "deals": False, "standing": False}
    own = Dune.read_setup(setup.seats, options, 7, "", {**setup.position, "traitors": traitors})
    session = await begun(server, own, people[:1])
    await play(server, session, PLANS[0])
    async with asyncio.timeout(60):
        while session.window is None:
            await asyncio.sleep(0.01)
    window = session.window
    if OBSERVER in window.unanswered:  # the bot has sent that leader
        assert window.closes is None
        await play(server, session, f"{OBSERVER} pass")
    else:
        assert window.closes == window.opened + response_windows.ALONE["quick"]
    await until_closed(session)


async def test_tables_over_days_have_no_windows(server: TableServer, people: list[Guest]) -> None:
    """Everybody who might respond is asked, and answers in their own time."""
    session = await begun(server, battle(bribed=True), people, window=None)
    for plan in PLANS:
        await play(server, session, plan)

    assert session.window is None
    assert set(session.log.waiting_for) == {OBSERVER, FIGHTER}
    await play(server, session, f"{OBSERVER} pass")
    await play(server, session, f"{FIGHTER} pass")
    assert not session.log.private_questions


# Whether it tells anything.


@dataclass
class Seen:
    """What the observer could go by, of windows after which nobody did anything."""

    lengths: list[float] = field(default_factory=list)
    frames: set[tuple[int, ...]] = field(default_factory=set)
    planned: set[int] = field(default_factory=set)


async def test_nothing_about_a_window_tells_who_holds_what(
    server: TableServer, people: list[Guest]
) -> None:
    """Neither its length nor the number, order and size of frames: no better than chance.

    One time in a hundred two samples of the same differ so much, hence the second try.
    """
    for seed in (11, 12):
        seen = await observe_all(server, people, random.Random(seed))
        assert len(seen[True].lengths) + len(seen[False].lengths) == TABLES
        assert seen[True].frames == seen[False].frames
        assert seen[True].planned == seen[False].planned == {2000}
        if not told_apart(seen[True].lengths, seen[False].lengths):
            return
    raise AssertionError("the length of a window tells who holds a traitor")


async def observe_all(
    server: TableServer, people: list[Guest], chance: random.Random
) -> dict[bool, Seen]:
    """What there was to see with a traitor (True) and without."""
    seen = {True: Seen(), False: Seen()}
    trials = [number % 2 == 0 for number in range(TABLES)]
    chance.shuffle(trials)
    for start in range(0, TABLES, AT_ONCE):
        await asyncio.gather(
            *[
                observe(server, people, bribed, seen[bribed], chance.random())
                for bribed in trials[start : start + AT_ONCE]
            ]
        )
    return seen


async def observe(
    server: TableServer, people: list[Guest], bribed: bool, seen: Seen, delay: float
) -> None:
    """A battle in which whoever could call a traitor thinks for a while and does not."""
    session = await begun(server, battle(bribed), people)
    watcher = Watcher(people[0].id, OBSERVER)
    async with server.listeners.listening(session, watcher, {}):
        for plan in PLANS:
            await play(server, session, plan)
        assert session.window is not None
        if FIGHTER in session.window.unanswered:
            await asyncio.sleep(delay)
            with suppress(Refusal):  # on a busy machine the window may have closed by now
                await play(server, session, f"{FIGHTER} pass")
        await until_closed(session)
        windows = [at for at, each in enumerate(watcher.scenes) if each[1].window is not None]
        opened, shown = watcher.scenes[windows[0]]
        closed, _ = watcher.scenes[windows[-1] + 1]
        assert shown.window is not None
        assert shown.window.closes is not None
        seen.lengths.append(closed - opened)
        seen.planned.add(shown.window.closes - shown.window.opened)
        seen.frames.add(tuple([bytes_of_view(each) for _, each in watcher.scenes]))


def bytes_of_view(scene: protocol.Scene) -> int:
    return len(msgspec.json.encode([scene.public, scene.private]))


async def test_without_windows_the_pause_would_tell(
    server: TableServer, people: list[Guest]
) -> None:
    """What the attack was: only who holds the traitor is asked, so the wait gives them away."""
    asked = {}
    for bribed in (True, False):
        session = await begun(server, battle(bribed, strict=False), people, window=None)
        for plan in PLANS:
            await play(server, session, plan)
        asked[bribed] = bool(session.log.private_questions)

    assert asked == {True: True, False: False}


def test_samples_that_differ_are_told_apart() -> None:
    chance = Chance.seeded(1)
    some = [chance.below(1000) / 1000 for _ in range(500)]
    same = [chance.below(1000) / 1000 for _ in range(500)]

    assert not told_apart(some, same)
    assert told_apart(some, [value + 0.15 for value in same])


async def test_who_is_late_with_a_private_answer_lets_it_be(
    server: TableServer, people: list[Guest]
) -> None:
    """No bot takes over, which would show everybody who was asked."""
    session = await begun(server, battle(bribed=True), people, window=None, limit=2)
    for plan in PLANS:
        await play(server, session, plan)
    async with asyncio.timeout(60):
        while session.log.private_questions:
            await asyncio.sleep(0.05)

    assert set(session.bots) == {BYSTANDER}
    kinds = [event.kind for result in session.log.results for event in result.events]
    assert "no_traitor" in kinds
    assert "seat_changed" not in kinds


# The same over real sockets.


async def test_over_the_wire_a_window_looks_the_same_whoever_holds_what(tmp_path: Path) -> None:
    """Two tables at which only the traitors differ: same frames, same time to respond."""
    with serving(str(tmp_path / "wire.db")) as served:
        async with (
            Player.arriving(served.url, "Irulan") as host,
            Player.arriving(served.url, "Chani") as friend,
        ):
            shown = [await window_over_the_wire(host, friend, each) for each in (True, False)]

    assert shown[0] == shown[1]
    assert shown[0][0] == 2000 * response_windows.SECONDS


async def window_over_the_wire(host: Player, friend: Player, bribed: bool) -> tuple[int, ...]:
    """How long a window is said to be open, and the lengths of the views around it."""
    record = Dune.new(battle(bribed)).record()
    table = (await host.post("/records", {"name": "Gap", "record": record.to_data()}))["id"]
    await friend.join(host, table, FIGHTER)
    await host.delete(f"/tables/{table}/seats/{BYSTANDER}")
    async with host.socket(table) as observer, friend.socket(table) as fighter:
        await observer.until(lambda: OBSERVER in observer.scenes)
        await fighter.until(lambda: FIGHTER in fighter.scenes)
        for socket, plan in zip((observer, fighter), PLANS, strict=True):
            action = Dune.notation().read(plan).to_json()
            while (answer := await socket.act(action))["type"] != "accepted":
                assert answer["code"] == "stale", answer
        await observer.until(lambda: observer.scenes[OBSERVER]["window"] is not None)
        opened = observer.scenes[OBSERVER]
        await fighter.until(lambda: fighter.scenes[FIGHTER]["window"] is not None)
        asked = [each["kind"] for each in fighter.scenes[FIGHTER]["view"]["decisions"]]
        assert ("traitor" in asked) == bribed
        await observer.until(lambda: observer.scenes[OBSERVER]["window"] is None)
        closed = observer.scenes[OBSERVER]
    length = opened["window"]["closes"] - opened["window"]["opened"]
    return length, *[len(json.dumps(each["view"])) for each in (opened, closed)]
