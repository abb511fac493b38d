"""Six players of the toy game at boardgame.io's server, which talks Socket.IO."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection

from landsraad.lab.load.party import PLAYERS, Party

PING: Final = b"2"
PONG: Final = b"3"
EVENT: Final = b"42/toy,"
AREAS: Final = 40
MOST_FORCES: Final = 9


class State(Struct):
    """As much of a state as players read."""

    number: int = msgspec.field(name="_stateID")


class Synced(Struct):
    """The state that somebody is told who has just come."""

    state: State


read_event = msgspec.json.Decoder(list[Raw]).decode
read_state = msgspec.json.Decoder(State).decode
read_synced = msgspec.json.Decoder(Synced).decode


class ToyParty(Party):
    """Any of them acts, at random."""

    async def sit(self) -> None:
        created = await self.post("/games/toy/create", {"numPlayers": PLAYERS})
        self._match: str = created["matchID"]
        self._credentials = [await self._join(player) for player in range(PLAYERS)]
        base = str(self.http.base_url.copy_with(scheme="ws")).rstrip("/")
        await self.connect([f"{base}/socket.io/?EIO=4&transport=websocket"] * PLAYERS)

    async def _join(self, player: int) -> str:
        name = {"playerID": str(player), "playerName": f"Player {player}"}
        joined = await self.post(f"/games/toy/{self._match}/join", name)
        credentials: str = joined["playerCredentials"]
        return credentials

    async def greet(self, player: int, socket: ClientConnection) -> None:
        await socket.recv()
        await socket.send("40/toy,")
        await socket.recv()
        sync = event("sync", self._match, str(player), self._credentials[player])
        await socket.send(sync, text=True)

    def choose(self) -> tuple[int, bytes] | None:
        player = self.chance.below(PLAYERS)
        kind, _, state, *_ = read_event(self.latest[player].removeprefix(EVENT))
        synced = bytes(kind) == b'"sync"'
        number = read_synced(state).state.number if synced else read_state(state).number
        move = {
            "type": "ship",
            "args": [self.chance.below(AREAS), self.chance.below(MOST_FORCES)],
            "playerID": str(player),
            "credentials": self._credentials[player],
        }
        action = {"type": "MAKE_MOVE", "payload": move}
        return player, event("update", action, number, self._match, str(player))

    def hear(self, player: int, message: bytes) -> None:
        if message.startswith((EVENT + b'["update"', EVENT + b'["sync"')):
            self.saw(player, message)
        elif message == PING:
            self.say(player, PONG)


def event(*parts: Any) -> bytes:
    """A message of Socket.IO."""
    return EVENT + msgspec.json.encode(parts)
