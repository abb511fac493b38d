"""Hostile frames: each is answered or ends its socket, and no other table notices.

`make soak` sends ten thousand.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from landsraad.protocol import LONGEST_FRAME
from landsraad.server.tables import bot_pool
from tests.server.serving import PATIENCE, Player, Served, socket_url
from tests.soak import usually

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.parametrize("server", ["sqlite"], indirect=True),
]

FRAMES = usually(1_500, soak=10_000)
SEED = 20_261_116
SOCKETS = 4

ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1 << 53,
    10**400,
    1e308,
    "",
    "\0",
    "\ud800",
    "x" * 5_000,
    "paul",
    "feyd",
    "__class__",
    "../..",
    [],
    [[]],
    {},
    {"seat": "paul"},
    {"": {"": ""}},
)
TYPES = ("act", "undo", "propose", "consent", "say", "welcome", "scene", "bye", "", None)
FIELDS = ("key", "expected", "action", "id", "seat", "kind", "fields", "to", "agree", "text", "x")


class Hostile:
    """Makes frames that no client of ours would send."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.kinds: tuple[Callable[[], str | bytes], ...] = (
            self.noise,
            self.binary,
            self.cut,
            self.deep,
            self.wrong_types,
            self.wrong_action,
            self.wrong_seat,
            self.wrong_key,
        )

    def frame(self) -> str | bytes:
        return self.chance.choice(self.kinds)()

    def odd(self) -> Any:
        return self.chance.choice(ODD)

    def good(self, **changes: Any) -> dict[str, Any]:
        action = {"kind": "choose_ground", "seat": "paul", "ground": "sand"}
        key = f"k{self.chance.getrandbits(40)}"
        return {"type": "act", "key": key, "expected": 0, "action": action, **changes}

    def noise(self) -> str:
        signs = '{}[]",:0123456789truefalsn\\u \x00é'
        return "".join(self.chance.choices(signs, k=self.chance.randrange(200)))

    def binary(self) -> bytes:
        return self.chance.randbytes(self.chance.randrange(300))

    def cut(self) -> str:
        whole = json.dumps(self.good())
        return whole[: self.chance.randrange(len(whole))]

    def deep(self) -> str:
        depth = self.chance.choice((100, 1_000, 10_000, 30_000))
        nested = self.chance.choice(('{"a":', "[")) * depth
        ready = json.dumps(self.good(action="HERE"))
        return ready.replace('"HERE"', nested)[: LONGEST_FRAME - 1]

    def wrong_types(self) -> str:
        names = self.chance.sample(FIELDS, self.chance.randrange(1, 6))
        fields = {name: self.odd() for name in names}
        return json.dumps({"type": self.chance.choice(TYPES), **fields})

    def wrong_action(self) -> str:
        action = {"kind": self.chance.choice(("choose_ground", "plan", "shout", "parry", "x"))}
        for name in ("seat", "ground", "effort", "feints", "card"):
            if self.chance.random() < 0.6:
                action[name] = self.odd()
        return json.dumps(self.good(action=action))

    def wrong_seat(self) -> str:
        more: dict[str, dict[str, Any]] = {
            "undo": {},
            "propose": {"to": 0},
            "consent": {"agree": True},
        }
        kind = self.chance.choice(list(more))
        fields = {"key": "k", "expected": 0, "seat": self.chance.choice(("feyd", "nobody", "*"))}
        return json.dumps({"type": kind, **fields, **more[kind]})

    def wrong_key(self) -> str:
        return json.dumps(self.good(key=self.odd(), expected=self.odd()))


async def attack(player: Player, table: str, hostile: Hostile, frames: int) -> Counter[str]:
    """Send so many frames, each after the answer to the one before; what the answers were."""
    answers: Counter[str] = Counter()
    url = str(player.web.base_url)
    while answers.total() < frames:
        ticket = await player.ticket(table, ["paul"])
        async with connect(socket_url(url, table, ticket), compression=None, proxy=None) as socket:
            try:
                while answers.total() < frames:
                    await socket.send(hostile.frame())
                    answers[await answer_to(socket)] += 1
            except ConnectionClosed:
                answers[f"closed {socket.close_code}"] += 1
    return answers


async def answer_to(socket: Any) -> str:
    async with asyncio.timeout(PATIENCE):
        while True:
            frame = json.loads(await socket.recv())
            if frame["type"] in {"refused", "accepted"}:
                return str(frame.get("code") or frame["type"])


async def test_hostile_frames(server: Served, irulan: Player, chani: Player) -> None:
    """Meanwhile others play a game to its end, and the attacked table is as it was."""
    table = await irulan.table("crysknife", begin=False, paul="me")
    await chani.join(irulan, table, "feyd")
    await irulan.post(f"/tables/{table}/start")
    other = await chani.table(
        "dune", seats=["atreides", "harkonnen"], atreides="me", harkonnen="me"
    )
    async with chani.socket(other) as socket, asyncio.TaskGroup() as group:
        playing = group.create_task(socket.play())
        attacks = [
            group.create_task(attack(irulan, table, Hostile(SEED + number), FRAMES // SOCKETS))
            for number in range(SOCKETS)
        ]
    answers = sum([task.result() for task in attacks], Counter())

    assert answers.total() >= FRAMES
    assert set(answers) <= {
        "malformed",
        "illegal",
        "not_yours",
        "not_now",
        "stale",
        "unfit",
        "accepted",
        "closed 4400",
    }
    assert playing.result() > 20
    assert socket.over()
    errors = [line for line in server.log_lines() if line["level"] == "error"]
    # No bot plays here: on a busy machine those of earlier tests may still be late.
    assert [line for line in errors if line["logger"] != bot_pool.__name__] == []
    assert (await irulan.get(f"/tables/{table}"))["started"]


@pytest.mark.parametrize("binary", [True, False])
async def test_a_frame_that_is_too_long_ends_its_socket(irulan: Player, binary: bool) -> None:
    table = await irulan.table("crysknife", paul="me", feyd="me")
    async with irulan.socket(table) as socket:
        longest = "x" * LONGEST_FRAME
        await socket.send(longest)
        refused = await socket.next("refused")
        await socket.send(longest.encode() + b"x" if binary else longest + "x")
        code = await socket.ended()
    async with irulan.socket(table) as again:
        await again.until(lambda: len(again.scenes) == 2)

    assert refused["code"] == "malformed"
    assert code == 1009


async def test_noise_ends_a_socket(irulan: Player) -> None:
    """Twenty frames that cannot be read are answered, then it is enough."""
    table = await irulan.table("crysknife", paul="me", feyd="me")
    async with irulan.socket(table) as socket:
        for _ in range(21):
            await socket.send("{")
        code = await socket.ended()

    refused = [frame for frame in socket.frames if frame["type"] == "refused"]
    assert [frame["code"] for frame in refused] == ["malformed"] * 20
    assert socket.frames[-1] == {"type": "bye", "code": "malformed"}
    assert code == 4400
