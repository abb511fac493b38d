"""Attack: how long an answer takes tells what somebody else holds.

Pairs of tables look the same to one seat and differ in what is hidden from it: at one of them
others hold a traitor and a Karama that they could use now, at the other they do not. The seat makes
every kind of request that it can, and what the server works until it has answered must not tell the
two apart.

It is measured as CPU time of the thread that serves, from the request to its answer, so that other
programs hardly disturb it; the store has threads of its own. Requests go through the whole app.
What is too little to be measured that way is found by counting function calls.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
import os
import random
import sys
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import thread_time
from types import FrameType
from typing import Any

import pytest
from starlette.applications import Starlette

import landsraad.server
from landsraad.dune import Dune
from landsraad.dune.cards import KARAMA
from landsraad.kernel.setup import Setup
from landsraad.server.app import create_app
from landsraad.server.connections import FRAMES
from landsraad.server.limits import STANDARD
from landsraad.server.settings import Settings
from landsraad.server.store import Changes, sqlite
from landsraad.server.tables.gameplay import Gameplay
from landsraad.server.tables.new_tables import TableSettings
from landsraad.server.tables.table_server import TableServer
from landsraad.server.tables.table_session import TableSession
from tests.server.attacks.statistics import told_apart
from tests.soak import usually

pytestmark = pytest.mark.anyio

TWINS = int(os.environ.get("TIMING_TWINS", "20"))
"""Pairs of tables; `make soak` has 300."""
WARM_UP = 5
"""Pairs before them that do not count."""
REPEATED = 3
"""Costs that a request is made which is quick and changes nothing; the shortest counts."""
COLLECTED_AFTER = 50
"""Pairs after which garbage is collected."""

SEATS = ("atreides", "bene_gesserit", "emperor", "fremen", "guild", "harkonnen")
ME, FIGHTER, BYSTANDER = "emperor", "guild", "fremen"
LOOKING = {"battle": (ME, FIGHTER), "bidding": (ME, BYSTANDER)}
"""Those whom it is about, by phase: they have sockets."""

Costs = dict[str, dict[bool, list[float]]]
"""What answers cost, by kind of request, with the secret (True) and without."""
Meter = Callable[[], float]
"""Tells what the server has spent so far: seconds, or calls."""


# The tables.


def setup_of(phase: str, secret: bool, seed: int) -> Setup:
    """The fighter has bribed my leader and the bystander holds a Karama, or neither."""
    position = {
        "phase": phase,
        "forces": {ME: {"old_gap@9": 3}, FIGHTER: {"old_gap@9": 5}},
        "spice": {ME: 6, FIGHTER: 6},
        "traitors": {ME: ["staban_tuek"], FIGHTER: ["caid" if secret else "stilgar"]},
        "hands": {ME: ["karama"], BYSTANDER: ["karama" if secret else "baliset"]},
    }
    return Dune.read_setup(SEATS, {"responses": "together"}, seed, "5a17" * 8, position)


# A client in the same process: nothing but the server works between a request and its answer.


def scope_of(kind: str, path: str, token: str) -> dict[str, Any]:
    address, _, query = path.partition("?")
    return {
        "type": kind,
        "scheme": "http",
        "path": address,
        "raw_path": address.encode(),
        "query_string": query.encode(),
        "headers": [
            (b"host", b"localhost"),
            (b"authorization", f"Bearer {token}".encode()),
            (b"content-type", b"application/json"),
        ],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
    }


@dataclass(frozen=True, slots=True)
class Answer:
    """What was answered, and what it cost."""

    content: Any
    cost: float


class Socket:
    """The socket of a seat."""

    def __init__(self, house: House, seat: str, path: str) -> None:
        self.seat = seat
        self._meter = house.meter
        self._keys = itertools.count()
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._answered = asyncio.Event()
        self._shown = asyncio.Event()
        self._scene = ""
        self._answer = ""
        self._read = 0.0
        scope = {
            **scope_of("websocket", path, house.tokens[seat]),
            "subprotocols": [],
            "extensions": {FRAMES: self},
        }
        self._task = asyncio.ensure_future(house.app(scope, self._in.get, self._hear))
        self._in.put_nowait({"type": "websocket.connect"})

    # As the connection that the server writes to.

    bytes_behind = 0
    on_slow: Callable[[], None] | None = None

    def send_text(self, frame: bytes) -> None:
        text = frame.decode()
        if text.startswith(('{"type":"accepted"', '{"type":"refused"')):
            self._read = self._meter()
            self._answer = text
            self._answered.set()
        elif text.startswith('{"type":"scene"'):
            self._scene = text
            self._shown.set()

    def end(self, code: int) -> None:
        """The server says goodbye; no test goes on after that."""

    async def _hear(self, message: Mapping[str, Any]) -> None:
        """That the socket is open."""

    @property
    def scene(self) -> Any:
        return json.loads(self._scene)

    async def until_shown(self) -> None:
        await self._shown.wait()

    async def ask(self, kind: str, **fields: object) -> Answer:
        """Make a request for this seat."""
        request: dict[str, object] = {"type": kind, "key": f"k{next(self._keys)}", **fields}
        if kind != "say":
            request.setdefault("expected", self.scene["sequence"])
        if kind != "act":
            request["seat"] = self.seat
        frame = {"type": "websocket.receive", "text": json.dumps(request)}
        self._answered.clear()
        before = self._meter()
        self._in.put_nowait(frame)
        await self._answered.wait()
        return Answer(json.loads(self._answer), self._read - before)

    async def act(self, **action: object) -> Answer:
        return await self.ask("act", action={"seat": self.seat, **action})

    async def leave(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


@dataclass
class House:
    """A server with a guest for each seat."""

    app: Starlette
    guests: dict[str, str] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    meter: Meter = thread_time

    @property
    def server(self) -> TableServer:
        server: TableServer = self.app.state.table_server
        return server

    async def call(
        self, seat: str, method: str, path: str, body: object = None, status: int = 200
    ) -> Answer:
        """Make a request of REST for a seat."""
        content = b"" if body is None else json.dumps(body).encode()
        sent: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {**scope_of("http", path, self.tokens[seat]), "method": method}
        before = self.meter()
        await self.app(scope, receive, send)
        cost = self.meter() - before
        answered = sent[1].get("body", b"")
        assert sent[0]["status"] == status, (path, sent[0]["status"], answered)
        return Answer(json.loads(answered) if answered else None, cost)


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    quick = [setting.replace("FULL", "OFF") for setting in sqlite.SETTINGS]
    monkeypatch.setattr(sqlite, "SETTINGS", quick)  # it would wait for the disk most of the time
    app = create_app(Settings(str(tmp_path / "landsraad.db"), limits=STANDARD.times(1_000_000)))
    async with app.router.lifespan_context(app):
        made = House(app)
        for seat in SEATS:
            guest, token = await made.server.store.add_guest(f"Guest of {seat}")
            made.guests[seat], made.tokens[seat] = guest.id, token
        yield made


@dataclass
class Table:
    """A table, the sockets of those who look at it, and what it cost to answer me there."""

    house: House
    id: str
    sockets: dict[str, Socket]
    shown: list[object] = field(default_factory=list)
    costs: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    @property
    def me(self) -> Socket:
        return self.sockets[ME]

    async def call(self, method: str, path: str, body: object = None, status: int = 200) -> Answer:
        """Make a request of REST for my seat."""
        path = f"/api/tables{path.format(table=self.id)}"
        return await self.house.call(ME, method, path, body, status)

    def look(self) -> None:
        """Keep all that I am shown now, without when it was."""
        scene = self.me.scene
        self.shown.append({name: part for name, part in scene.items() if name != "window"})

    def note(self, kind: str, answer: Answer, code: str | None = None) -> None:
        """Note what something cost. It has a `code` if it is to be refused."""
        if isinstance(answer.content, dict):
            assert answer.content.get("code") == code, (kind, answer.content)
        self.costs[kind].append(answer.cost)


@asynccontextmanager
async def seated(house: House, phase: str, secret: bool, seed: int) -> AsyncIterator[Table]:
    """A new table of six people."""
    store = house.server.store
    setup = {**setup_of(phase, secret, seed).to_json(), **TableSettings(window=120)._asdict()}
    row = await store.create_table("Gap", setup, changes=Changes(guests=house.guests))
    await house.server.seating.begin(await house.server.sessions.get(row.id), None)
    sockets = {}
    for seat in LOOKING[phase]:
        ticket = await house.call(seat, "POST", f"/api/tables/{row.id}/ticket", {})
        path = f"/api/tables/{row.id}/socket?ticket={ticket.content['ticket']}"
        sockets[seat] = Socket(house, seat, path)
        await sockets[seat].until_shown()
    try:
        yield Table(house, row.id, sockets)
    finally:
        for socket in sockets.values():
            await socket.leave()
        await store.archive(row.id)  # so that lists of tables stay short


# What I ask for.

PLAN = {"kind": "plan_battle", "leader": "caid", "kwisatz_haderach": False}
PLAN |= {"dial": 2, "spice": 0, "weapon": None, "defense": None}
TOO_MUCH = {**PLAN, "dial": 200}
CALL = {"kind": "call_traitor", "leader": "staban_tuek"}
BAD_CALL = {"kind": "call_traitor", "leader": "stilgar"}
RESPOND = {"kind": "respond", "card": "karama"}
BAD_RESPOND = {"kind": "respond", "card": "lasgun"}
COMMITMENT = {"commitment": "0" * 64}
MY_SEAT, OTHER_SEAT = f"/{{table}}/seats/{ME}", "/{table}/seats/harkonnen"


async def fight(table: Table) -> None:
    """Plan a battle, and answer in the window that is open once both plans are shown."""
    table.note("planning: act", await table.me.act(**PLAN))
    table.note("planning: undo", await table.me.ask("undo"))
    await table.me.act(**PLAN)
    await ask_in_vain(table, "planned", TOO_MUCH)
    await table.sockets[FIGHTER].act(**{**PLAN, "leader": "staban_tuek"})
    await answer_in_window(table, "traitors", CALL, BAD_CALL)
    await ask_over_rest(table)
    await ask_to_go_back(table)
    table.note("say", await table.me.ask("say", text="The sleeper must awaken."))
    table.note("leave", await table.call("DELETE", MY_SEAT))


async def bid(table: Table) -> None:
    """Answer in the window that is open because the Atreides look at a card."""
    await answer_in_window(table, "karama", RESPOND, BAD_RESPOND)


async def answer_in_window(
    table: Table, where: str, answer: Mapping[str, object], illegal: Mapping[str, object]
) -> None:
    assert table.me.scene["window"] is not None
    table.look()
    for _ in range(REPEATED):
        table.note(f"{where}: answer", await table.me.act(**answer))
        table.note(f"{where}: undo", await table.me.ask("undo"), "not_now")
    await ask_in_vain(table, where, illegal)
    assert table.me.scene["window"] is not None


async def ask_in_vain(table: Table, where: str, illegal: Mapping[str, object]) -> None:
    """Play what is not allowed, and for another seat."""
    for _ in range(REPEATED):
        table.note(f"{where}: illegal act", await table.me.act(**illegal), "illegal")
        others = {**illegal, "seat": FIGHTER}
        table.note(f"{where}: other's act", await table.me.act(**others), "not_yours")


async def ask_over_rest(table: Table) -> None:
    for kind, method, path, body, status in REST:
        answer = await table.call(method, path, body, status)
        table.note(kind, answer, "not_now" if status == 409 else None)


REST: tuple[tuple[str, str, str, object, int], ...] = (
    ("look", "GET", "/{table}", None, 200),
    ("my tables", "GET", "", None, 200),
    ("ticket", "POST", "/{table}/ticket", {}, 200),
    ("replay", "GET", f"/{{table}}/replay?eyes={ME}", None, 200),
    ("first moment", "GET", f"/{{table}}/replay/0?eyes={ME}", None, 200),
    ("last moment", "GET", f"/{{table}}/replay/1000?eyes={ME}", None, 200),
    ("record", "GET", "/{table}/record", None, 409),
    ("vote", "PUT", f"{OTHER_SEAT}/vote", {"choice": "bot:random"}, 200),
    ("hand over", "PUT", f"{MY_SEAT}/bot", {"bot": "random"}, 200),
    ("take back", "DELETE", f"{MY_SEAT}/bot", None, 200),
    ("offer my seat", "POST", f"{MY_SEAT}/link", None, 200),
    ("link to another seat", "POST", f"{OTHER_SEAT}/link", None, 409),
    ("swap", "PUT", f"{MY_SEAT}/swap", {"with": "harkonnen"}, 409),
    ("commit", "PUT", f"{MY_SEAT}/commitment", COMMITMENT, 409),
)
"""Kind, method, path after /api/tables, body and status."""


async def ask_to_go_back(table: Table) -> None:
    """Propose and withdraw; agree to what another proposes, which is then withdrawn."""
    me, other = table.me, table.sockets[FIGHTER]
    table.note("propose", await me.ask("propose", to=0))
    table.note("withdraw a proposal", await me.ask("consent", agree=False))
    await other.ask("propose", to=0)
    table.note("consent", await me.ask("consent", agree=True))
    await other.ask("consent", agree=False)


PARTS: Mapping[str, Callable[[Table], Awaitable[None]]] = {"battle": fight, "bidding": bid}
"""What is asked at a table that begins in a phase."""


# Measuring.


@contextmanager
def without_collections() -> Iterator[None]:
    """No garbage is collected meanwhile: that would be counted for whoever happens to ask."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def measure(house: House, phase: str, twins: int, seed: int) -> Costs:
    """What my answers cost with the secret and without, at so many pairs of tables."""
    chance = random.Random(seed)
    costs: Costs = {}
    for first in range(-WARM_UP, twins, COLLECTED_AFTER):
        with without_collections():
            for number in range(first, min(first + COLLECTED_AFTER, twins)):
                await measure_pair(house, phase, chance, costs if number >= 0 else {})
    return costs


async def measure_pair(house: House, phase: str, chance: random.Random, costs: Costs) -> None:
    """Both tables of a pair, in any order."""
    deal = chance.getrandbits(60)
    seen: dict[bool, object] = {}
    for secret in chance.sample([True, False], 2):
        async with seated(house, phase, secret, deal) as table:
            table.look()
            await PARTS[phase](table)
        seen[secret] = table.shown
        for kind, spent in table.costs.items():
            costs.setdefault(kind, {True: [], False: []})[secret].append(min(spent))
    assert seen[True] == seen[False], "these are no twins"


def kinds_told_apart(costs: Costs) -> set[str]:
    return {kind for kind, spent in costs.items() if told_apart(spent[True], spent[False])}


# Whether it tells anything.


async def test_how_long_an_answer_takes_tells_nothing(house: House) -> None:
    """One time in a hundred two samples of the same differ so much, hence the second try."""
    suspects: set[str] | None = None
    for seed in (21, 22):
        apart = kinds_told_apart(await measure(house, "battle", TWINS, seed))
        suspects = apart if suspects is None else suspects & apart
        if not suspects:
            return
    raise AssertionError(f"how long it takes to answer tells who holds what: {suspects}")


@pytest.mark.parametrize("phase", usually(["bidding"], soak=[*PARTS]))
async def test_the_server_does_as_much_for_both(house: House, phase: str) -> None:
    """Calls of functions; other programs may delay a commit, hence the further tries."""
    suspects: set[str] | None = None
    for seed in range(23, 31):
        apart = await kinds_with_more_calls(house, phase, seed)
        suspects = apart if suspects is None else suspects & apart
        if not suspects:
            return
    raise AssertionError(f"how much the server does tells who holds what: {suspects}")


async def kinds_with_more_calls(house: House, phase: str, seed: int) -> set[str]:
    """The requests that cost one of two twins more calls; what goes on beside is left out."""
    house.meter = meter = CallMeter()
    sys.setprofile(meter.profile)
    try:
        costs = await measure(house, phase, 10, seed)
    finally:
        sys.setprofile(None)
    least = {kind: (min(spent[True]), min(spent[False])) for kind, spent in costs.items()}

    assert len(least) >= 4
    assert min([calls for calls, _ in least.values()]) > 10
    return {kind for kind in kinds_told_apart(costs) if max(least[kind]) > 1.03 * min(least[kind])}


class CallMeter:
    """Counts the calls of functions of this package."""

    def __init__(self) -> None:
        self._calls = 0

    def __call__(self) -> float:
        return self._calls

    def profile(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(PACKAGE):
            self._calls += 1


PACKAGE = str(Path(landsraad.server.__file__).parents[1])


async def test_a_leak_would_be_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that looks a little longer at a Karama, in one kind of request."""
    act = Gameplay.act

    async def leaky(
        gameplay: Gameplay,
        session: TableSession,
        key: str,
        action: Mapping[str, Any],
        expected: int | None,
    ) -> int:
        game: Any = session.log.started_game
        if KARAMA in game.hands[BYSTANDER]:
            sum(range(20_000))
        return await act(gameplay, session, key, action, expected)

    monkeypatch.setattr(Gameplay, "act", leaky)
    costs = await measure(house, "bidding", 50, 24)

    assert "karama: answer" in kinds_told_apart(costs)
