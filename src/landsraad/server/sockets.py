"""Sockets: the connections over which browsers and programs play at a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from landsraad import protocol
from landsraad.kernel import errors
from landsraad.server import access, metrics
from landsraad.server.access import OF_A_SEAT, OF_SPECTATORS, Forbidden, Role
from landsraad.server.connections import FRAMES, WebSocketConnection
from landsraad.server.limits import Bucket, Limits, TooFast
from landsraad.server.store import ChatFull, Unavailable, Unfit
from landsraad.server.tables.commits import KeyReused
from landsraad.server.tables.drafting import StaleRequest
from landsraad.server.tables.listening import NobodyToConfideIn
from landsraad.server.tables.seat_snapshot import SentScene
from landsraad.server.tables.table_log import NotBegun
from landsraad.server.tables.table_server import TableServer
from landsraad.server.tables.table_session import TableSession

logger = logging.getLogger(__name__)

MOST_BYTES: Final = 8 * 1_048_576
"""Bytes that a slow listener may be behind before it is closed."""

CLOSE: Final[Mapping[str, int]] = {
    "stopping": 1012,
    "revoked": 4403,
    "too_slow": 4408,
    "too_fast": 4429,
    "malformed": 4400,
    "replaced": 4409,
}
"""WebSocket close codes."""

MALFORMED_ALLOWED: Final = 20
"""Frames that cannot be read before a socket is closed."""


class Connection:
    """One socket at one table."""

    def __init__(
        self,
        socket: WebSocket,
        server: TableServer,
        session: TableSession,
        guest: str,
        name: str,
        eyes: tuple[str | None, ...],
        link: str | None,
        limits: Limits,
    ) -> None:
        self.guest = guest
        self.eyes = eyes
        self.link = link
        self.info_sent: protocol.TableInfo | None = None
        self.chat_sent = 0
        self.private_chat_sent: dict[str, int] = {}
        self.scenes_sent: dict[str | None, SentScene] = {}
        self._socket = socket
        self._server = server
        self._session = session
        self._name = name
        self._frames: WebSocketConnection = socket.scope["extensions"][FRAMES]
        self._limits = limits
        self._requests = Bucket(limits.frames)
        self._chat = Bucket(limits.chat)
        self._malformed = 0
        self._closing = False

    # As a listener: what a session sends here.

    def send(self, message: protocol.Message) -> None:
        if self._closing:
            return
        if self._frames.bytes_behind > MOST_BYTES:
            self.close(protocol.Bye("too_slow"))
        else:
            self._frames.send_text(protocol.encode(message))

    def close(self, bye: protocol.Bye) -> None:
        """Say goodbye after all that was sent before."""
        if self._closing:
            return
        metrics.BYES.add(bye.code)
        self._closing = True
        self._frames.send_text(protocol.encode(bye))
        self._frames.end(CLOSE[bye.code])

    # Running.

    async def run(self, since: Mapping[str | None, int]) -> None:
        """Serve the socket until one side ends it."""
        self._frames.on_slow = lambda: self.close(protocol.Bye("too_slow"))
        async with self._server.listeners.listening(self._session, self, since):
            with suppress(WebSocketDisconnect):
                while not self._closing:
                    frame = await self._receive()
                    if frame is not None and not self._closing:
                        await self._handle(frame)

    async def _receive(self) -> str | bytes | None:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
        frame: str | bytes | None = message.get("text")
        return message.get("bytes") if frame is None else frame

    # Requests.

    async def _handle(self, frame: str | bytes) -> None:
        """Answer one frame."""
        if not self._requests.take():
            self._refuse(protocol.Refused(None, "too_fast", "That was too fast: wait a moment."))
            await asyncio.sleep(1.0 / self._limits.frames.rate)
            return
        try:
            request = protocol.read_request(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            metrics.FRAMES.add("malformed")
            self._refuse_malformed()
            return
        metrics.FRAMES.add(kind_of(request))
        try:
            events_seen = await self._carry_out(request)
        except Exception as wrong:
            self._refuse(self._refused(request, wrong))
        else:
            self.send(protocol.Accepted(request.key, events_seen))

    async def _carry_out(self, request: protocol.FromClient) -> int:
        """Do what a request asks for; how many events its seat has seen afterwards."""
        gameplay, session = self._server.gameplay, self._session
        match request:
            case protocol.Act(key, expected, action):
                self._check_access(request, action.get("seat"))
                return await gameplay.act(session, f"{action['seat']}:{key}", action, expected)
            case protocol.Undo(key, expected, seat):
                self._check_access(request, seat)
                return await gameplay.undo(session, seat, f"{seat}:{key}", expected)
            case protocol.Propose(key, expected, seat, to):
                self._check_access(request, seat)
                return await gameplay.propose(session, seat, f"{seat}:{key}", expected, to)
            case protocol.Consent(key, expected, seat, agree):
                self._check_access(request, seat)
                return await gameplay.consent(session, seat, f"{seat}:{key}", expected, agree)
            case protocol.Say(key, seat, text, channel):
                self._check_access(request, seat, OF_SPECTATORS if seat is None else OF_A_SEAT)
                if not self._chat.take():
                    raise TooFast("You talk faster than others can read: wait a moment.")
                listeners, key = self._server.listeners, f"{self.guest}:{key}"
                if channel is None:
                    await listeners.say(session, key, seat, self._name, text)
                else:
                    among = tuple(channel)
                    await listeners.say_in_private(session, key, seat, self._name, text, among)
                return 0

    def _check_access(self, request: protocol.FromClient, seat: Any, case: str = "") -> None:
        access.check(kind_of(request), {self._role(seat)}, case)

    def _role(self, seat: Any) -> Role:
        """What this socket is with regard to a seat. Who holds one does not speak from the rows."""
        if self.eyes == (None,) and not self._session.seats_held_by(self.guest):
            return Role.SPECTATOR
        return Role.SEAT if seat in self.eyes else Role.OTHER_SEAT

    # Refusing.

    def _refuse(self, refused: protocol.Refused) -> None:
        metrics.REFUSALS.add(refused.code)
        self.send(refused)

    def _refuse_malformed(self) -> None:
        self._malformed += 1
        if self._malformed > MALFORMED_ALLOWED:
            self.close(protocol.Bye("malformed"))
        else:
            reason = "This is not a message of the protocol."
            self._refuse(protocol.Refused(None, "malformed", reason))

    def _refused(self, request: Any, wrong: Exception) -> protocol.Refused:
        key = getattr(request, "key", None)
        seat = getattr(request, "seat", None) or getattr(request, "action", {}).get("seat")
        log = self._session.log
        known = seat in self.eyes and log.game is not None
        seen = log.history(seat).events_seen if known else 0
        if isinstance(wrong, errors.IllegalAction):
            why, facts = wrong.why, dict(wrong.facts)
            return protocol.Refused(
                key, "illegal", wrong.reason, wrong.rule, wrong.field, seen, why, facts
            )
        if isinstance(wrong, errors.NotYourTurn):
            first = {"first": list(wrong.first)}
            return protocol.Refused(key, "not_yours", str(wrong), sequence=seen, facts=first)
        code = code_of(wrong)
        reason = FAULT if code is None else str(wrong)
        return protocol.Refused(key, code or "unavailable", reason, sequence=seen)


FAULT: Final = "Something went wrong here; nothing was changed."

CODES: Final[tuple[tuple[type[errors.LandsraadError], protocol.Code], ...]] = (
    (StaleRequest, "stale"),
    (Forbidden, "not_yours"),
    (errors.NotYourTurn, "not_yours"),
    (TooFast, "too_fast"),
    (errors.UnreadableAction, "malformed"),
    (NotBegun, "not_now"),
    (NobodyToConfideIn, "not_now"),
    (errors.GameOver, "not_now"),
    (errors.CannotUndo, "not_now"),
    (errors.Refusal, "illegal"),
    (Unfit, "unfit"),
    (ChatFull, "unfit"),
    (KeyReused, "unfit"),
    (Unavailable, "unavailable"),
)


def code_of(wrong: Exception) -> protocol.Code | None:
    """The kind of a refusal; None for what is none, but a fault of ours."""
    for kind, code in CODES:
        if isinstance(wrong, kind):
            return code
    logger.error("a request failed", exc_info=wrong)
    return None


def kind_of(request: protocol.FromClient) -> str:
    """The `type` of a request."""
    return str(request.__struct_config__.tag)
