"""Six players of Dune at our server."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import httpx
import msgspec
from msgspec import Raw, Struct

from landsraad import protocol
from landsraad.dune import Dune
from landsraad.kernel import Chance
from landsraad.kernel.spaces import read_space
from landsraad.lab.load.party import PLAYERS, Party, Silence

SCENE: Final = b'{"type":"scene"'
SIGN: Final = "sign-"
"""How keys begin of requests that are made only to be refused."""
UNDER_WAY: Final = 0.05
"""Seconds after an acknowledgement in which scenes may still be under way to the other players.

To ask at once would give the server two or three requests more for each action.
"""
ACKNOWLEDGEMENT: Final = PLAYERS
"""Waited for beside the views of the players."""


class Asked(Struct):
    """As much of a decision as random players read."""

    required: bool
    actions: Raw


class Scene(Struct):
    """As much of a scene; a number among the decisions stands for one of the scene before."""

    sequence: int
    decisions: list[int | Asked]


class Other(Struct):
    """As much of any other message."""

    type: str
    key: str | None = None
    code: str = ""
    reason: str = ""


read_scene = msgspec.json.Decoder(Scene).decode
read_other = msgspec.json.Decoder(Other).decode


class DuneParty(Party):
    """They answer at random whatever the game waits for.

    One guest holds all seats, each by a socket of its own; `sockets` is the address of the process
    that all of them go to, `table` one that is there already, for the first game.
    """

    def __init__(
        self,
        http: httpx.AsyncClient,
        chance: Chance,
        options: dict[str, Any],
        sockets: str,
        table: str = "",
    ) -> None:
        super().__init__(http, chance)
        self._table = table
        self._sockets_at = sockets.replace("http", "ws", 1)
        self._options = options
        self._actions = 0
        self._was_stale = False
        self._asking: asyncio.TimerHandle | None = None
        self._sequences = [0] * PLAYERS
        self._asked: list[list[Asked]] = [[] for _ in range(PLAYERS)]

    async def sit(self) -> None:
        table = self._table or await self._new_table()
        self._table = ""
        addresses = []
        for seat in Dune.all_seats:
            ticket = (await self.post(f"/api/tables/{table}/ticket", {"seats": [seat]}))["ticket"]
            addresses.append(f"{self._sockets_at}/api/tables/{table}/socket?ticket={ticket}")
        await self.connect(addresses)

    async def _new_table(self) -> str:
        players = dict.fromkeys(Dune.all_seats, "me")
        # Nobody waits for a response window to close: the rush is about work, not about time.
        options = {"responses": "holders", **self._options}
        order = {"game": "dune", "name": "Load", "options": options, "players": players}
        table: str = (await self.post("/api/tables", {**order, "window": None}))["id"]
        await self.post(f"/api/tables/{table}/start", {})
        return table

    def choose(self) -> tuple[int, bytes] | None:
        must = [[each.actions for each in asked if each.required] for asked in self._asked]
        asked = [player for player, spaces in enumerate(must) if spaces]
        if not asked:
            return None
        player = self.chance.choice(asked)
        spaces = must[player]
        space = read_space(msgspec.json.decode(self.chance.choice(spaces)), Dune.notation())
        action = space.sample(self.chance).to_json()
        self._actions += 1
        act = protocol.Act(str(self._actions), self._sequences[player], action)
        return player, protocol.encode(act)

    async def act(self) -> float | None:
        """Another action, if the table itself has answered for somebody before this one came."""
        while True:
            self._was_stale = False
            seconds = await super().act()
            if not self._was_stale:
                return seconds

    async def leave(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
        await super().leave()

    def expect(self) -> None:
        super().expect()
        self.missing.add(ACKNOWLEDGEMENT)

    def hear(self, player: int, message: bytes) -> None:
        if message.startswith(SCENE):
            self.saw(player, message)
            self._note(player, read_scene(message))
            return
        other = read_other(message)
        if other.type == "refused" and (other.key or "").startswith(SIGN):
            if other.key == self._sign:  # else it answers an earlier action, which was seen
                self.done(player)
        elif other.type == "accepted" or other.code == "stale":
            self._was_stale = other.code == "stale"
            self.tick()
            self.done(ACKNOWLEDGEMENT)
            loop = asyncio.get_running_loop()
            self._asking = loop.call_later(UNDER_WAY, self._ask_for_a_sign, self._actions)
        elif other.type in {"refused", "bye"}:
            raise Silence(f"{other.type}: {other.code} {other.reason}")

    def _note(self, player: int, scene: Scene) -> None:
        self._sequences[player] = scene.sequence
        self._asked[player] = protocol.expand_decisions(scene.decisions, self._asked[player])

    def _ask_for_a_sign(self, action: int) -> None:
        """Not everybody sees every action, so those who have not by now ask for something else.

        It is refused, and the refusal comes after all scenes sent before; the clock does not run
        for it.
        """
        if action != self._actions:
            return
        undo = protocol.Undo(self._sign, 0, "nobody")
        for player in self.missing - {ACKNOWLEDGEMENT}:
            self.say(player, protocol.encode(undo))

    @property
    def _sign(self) -> str:
        """The key of that request, another one after each action."""
        return f"{SIGN}{self._actions}"
