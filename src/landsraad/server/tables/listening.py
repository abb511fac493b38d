"""Listeners: those who look at a table, from their welcome to their goodbye; and chat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

from landsraad import protocol
from landsraad.kernel.errors import LandsraadError
from landsraad.server.limits import Limits
from landsraad.server.store import ChatRow, Store
from landsraad.server.tables.commits import KeyReused
from landsraad.server.tables.seat_snapshot import SentScene
from landsraad.server.tables.session_cache import SessionCache
from landsraad.server.tables.session_sync import MOST_CHAT, SessionSync
from landsraad.server.tables.table_session import Listener, TableSession, chat_line
from landsraad.server.visible_text import visible_line

GOODBYE: Final = 2.0
"""Seconds that a stopping server gives its listeners to hear it."""


class NobodyToConfideIn(LandsraadError):
    """Those that it is meant for are not those with whom the seat may talk in secret."""

    def __init__(self) -> None:
        super().__init__("You cannot talk in secret with them now.")


class Listeners:
    """All listeners of this process."""

    def __init__(
        self, store: Store, sessions: SessionCache, sync: SessionSync, limits: Limits
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._sync = sync
        self._limits = limits
        self._by_guest: dict[str, list[Listener]] = {}
        self._stopping = False

    def __len__(self) -> int:
        return sum([len(session.listeners) for session in self._sessions])

    @asynccontextmanager
    async def listening(
        self, session: TableSession, listener: Listener, since: Mapping[str | None, int]
    ) -> AsyncIterator[None]:
        """Welcome a listener and keep it informed until it goes.

        Args:
            session: of the table that it looks at.
            listener: allowed to look through its eyes.
            since: how many events each pair of eyes had seen before.
        """
        lines = await self._store.chat(session.row.id, most=MOST_CHAT)
        private = await self._private_chat(session, listener)
        async with session.lock:
            await self._sync.read_log(session)
        # From here to the welcome nothing waits, so that no change falls in between.
        for eyes in listener.eyes:
            events_seen = session.log.history(eyes).events_seen
            listener.scenes_sent[eyes] = SentScene(min(since.get(eyes, 0), events_seen), None)
        listener.chat_sent = last_number(lines)
        listener.private_chat_sent = {seat: last_number(heard) for seat, heard in private.items()}
        session.listeners.add(listener)
        try:
            chat = [chat_line(line) for line in lines]
            listener.info_sent = session.info_for(listener.guest)
            readings = dict(session.log.setup.readings)
            listener.send(
                protocol.Welcome(
                    protocol.VERSION,
                    listener.info_sent,
                    list(listener.eyes),
                    chat,
                    readings,
                    {seat: [chat_line(line) for line in heard] for seat, heard in private.items()},
                )
            )
            session.send_scenes_to(listener)
            session.send_info()
            self._add(listener)
            await self._sync.read_chat(session)  # lines that came since it was read
            yield
        finally:
            session.listeners.discard(listener)
            self._remove(listener)
            session.send_info()

    async def _private_chat(
        self, session: TableSession, listener: Listener
    ) -> dict[str, tuple[ChatRow, ...]]:
        """What each seat of a listener has heard with some others only."""
        store, table = self._store, session.row.id
        return {
            seat: await store.private_chat(table, seat, most=MOST_CHAT)
            for seat in listener.eyes
            if seat is not None
        }

    def _add(self, listener: Listener) -> None:
        """One more socket of a guest; beyond the limit the oldest is closed."""
        sockets = self._by_guest.setdefault(listener.guest, [])
        sockets.append(listener)
        for oldest in sockets[: -self._limits.sockets]:
            oldest.close(protocol.Bye("replaced"))
        if self._stopping:
            listener.close(protocol.Bye("stopping"))

    def _remove(self, listener: Listener) -> None:
        sockets = self._by_guest.get(listener.guest, [])
        if listener in sockets:
            sockets.remove(listener)
        if not sockets:
            self._by_guest.pop(listener.guest, None)

    async def say(
        self, session: TableSession, key: str, seat: str | None, name: str, text: str
    ) -> None:
        """Add a line of chat; one that is repeated under the same key is stored once."""
        line = visible_line(text)
        message = await self._store.say(session.row.id, seat, name, line, key)
        if (message.seat, message.text) != (seat, line):
            raise KeyReused
        await self._sync.read_chat(session)

    async def say_in_private(
        self,
        session: TableSession,
        key: str,
        seat: str | None,
        name: str,
        text: str,
        channel: tuple[str, ...],
    ) -> None:
        """Add a line for those with whom a seat may talk in secret, if they are still the same."""
        line = visible_line(text)
        await self._sync.refresh(session)
        if seat is None or not channel or channel != session.channel_of(seat):
            raise NobodyToConfideIn
        message = await self._store.say_in_private(session.row.id, seat, name, line, key, channel)
        if (message.text, message.channel) != (line, channel):
            raise KeyReused
        await self._sync.read_chat(session)

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops, and wait a moment until they have heard it."""
        self._stopping = True
        for session in self._sessions:
            for listener in tuple(session.listeners):
                listener.close(protocol.Bye("stopping"))
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while len(self):
                    await asyncio.sleep(0.01)


def last_number(lines: Sequence[ChatRow]) -> int:
    return lines[-1].number if lines else 0
