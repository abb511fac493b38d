"""Six players of Dune at our server."""

from __future__ import annotations

from typing import Any, Final

import httpx
import msgspec
from msgspec import Raw, Struct

from landsraad.dune import Dune
from landsraad.kernel import Chance
from landsraad.kernel.spaces import read_space
from landsraad.lab.load.party import PLAYERS, Party, Silence
from landsraad.server import protocol

SCENE: Final = b'{"type":"scene"'
MUST: Final = b'"required":true'
ACKNOWLEDGEMENT: Final = PLAYERS
"""Waited for beside the views of the players."""


class Asked(Struct):
    """As much of a decision as random players read."""

    required: bool
    actions: Raw


class Seen(Struct):
    """As much of a view."""

    decisions: list[Asked]


class Scene(Struct):
    """As much of a scene."""

    sequence: int
    view: Seen


class Other(Struct):
    """As much of any other message."""

    type: str
    id: int = 0
    code: str = ""
    reason: str = ""


read_scene = msgspec.json.Decoder(Scene).decode
read_other = msgspec.json.Decoder(Other).decode


class DuneParty(Party):
    """They answer at random whatever the game waits for.

    One guest holds all seats, each by a socket of its own.
    """

    def __init__(self, http: httpx.AsyncClient, chance: Chance, options: dict[str, Any]) -> None:
        super().__init__(http, chance)
        self._options = options
        self._actions = 0

    async def sit(self) -> None:
        players = dict.fromkeys(Dune.all_seats, "me")
        order = {"game": "dune", "name": "Load", "options": self._options, "players": players}
        table = (await self.post("/api/tables", order))["id"]
        await self.post(f"/api/tables/{table}/start", {})
        base = str(self.http.base_url.copy_with(scheme="ws")).rstrip("/")
        addresses = []
        for seat in Dune.all_seats:
            ticket = (await self.post(f"/api/tables/{table}/ticket", {"seats": [seat]}))["ticket"]
            addresses.append(f"{base}/api/tables/{table}/socket?ticket={ticket}")
        await self.connect(addresses)

    def choose(self) -> tuple[int, bytes] | None:
        asked = [player for player, view in enumerate(self.latest) if MUST in view]
        if not asked:
            return None
        player = self.chance.choice(asked)
        scene = read_scene(self.latest[player])
        spaces = [each.actions for each in scene.view.decisions if each.required]
        space = read_space(msgspec.json.decode(self.chance.choice(spaces)), Dune.notation())
        action = space.sample(self.chance).to_json()
        self._actions += 1
        return player, protocol.encode(protocol.Act(str(self._actions), scene.sequence, action))

    def expect(self) -> None:
        super().expect()
        self.missing.add(ACKNOWLEDGEMENT)

    def hear(self, player: int, message: bytes) -> None:
        if message.startswith(SCENE):
            self.saw(player, message)
            return
        other = read_other(message)
        if other.type == "accepted":
            self.tick()
            self._ask_for_a_sign()
            self.done(ACKNOWLEDGEMENT)
        elif other.type == "checked" and other.id == self._actions:
            self.done(player)
        elif other.type in {"refused", "bye"}:
            raise Silence(f"{other.type}: {other.code} {other.reason}")

    def _ask_for_a_sign(self) -> None:
        """Not everybody sees every action, so those who have not by now are asked something else.

        The answer comes after all scenes sent before; the clock does not run for it.
        """
        check = protocol.Check(self._actions, "nobody", "nothing", {})
        for player in self.missing - {ACKNOWLEDGEMENT}:
            self.say(player, protocol.encode(check))
