"""SessionSync: brings a session up to date with the store, and shows everybody what changed.

    update       takes what is new in the store (`read_log`, `read_row`), then shows it (`show`)
    refresh      asks the store how far a table is, and updates a session that is behind

Other processes on the same database may have stored something at any time. Their notifications
lead to `update`; a request that arrives before the notification leads to `refresh`; an append that
was overtaken leads to `read_log` (see `commits`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from landsraad.protocol import Bye
from landsraad.server.store import LinkTarget, Store
from landsraad.server.tables.background import errors_logged
from landsraad.server.tables.drafting import apply_entry
from landsraad.server.tables.table_session import Listener, TableSession

MOST_CHAT: Final = 200
"""Lines of chat that are sent at once: the latest."""


class SessionSync:
    """What keeps sessions in step with the store.

    Args:
        store: where the tables are.
        wake: called when bots of a session may have to answer something, or a window to close.
    """

    def __init__(self, store: Store, wake: Callable[[TableSession], None]) -> None:
        self._store = store
        self._wake = wake

    async def update(
        self, session: TableSession, *, log_length: int = 0, row: bool = False
    ) -> None:
        """Take what is new in the store, and show it.

        Args:
            session: not locked by the caller.
            log_length: entries that the log in the store has, as far as is known.
            row: whether seats, names, bots, links or the archive may have changed.
        """
        if log_length > session.log.length:
            async with session.lock:
                if log_length > session.log.length:  # still, after we had to wait
                    await self.read_log(session)
        if row:
            await self.read_row(session)
        self.show(session)

    async def refresh(self, session: TableSession) -> None:
        """Ask the store how far a table is, and update the session if it is behind.

        Whether a link was replaced cannot be seen like this: the notification tells.
        """
        async with session.row_lock:
            row = await self._store.table(session.row.id)
        if row.log_length > session.log.length:
            with errors_logged("a table could not be brought up to date"):
                await self.update(session, log_length=row.log_length)
        if row.seats != session.row.seats:
            await self.update(session, row=True)

    async def read_log(self, session: TableSession) -> None:
        """Take the entries that were stored since, by whatever process, and show what they did.

        The caller holds `session.lock`. It is shown here and at once, because the notification
        arrives after we have already caught up, and is ignored then.
        """
        entries = await self._store.entries(session.row.id, session.log.length)
        for number, entry in enumerate(entries):
            apply_entry(session.log, entry)
            if number % 50 == 49:
                await asyncio.sleep(0)  # others have a turn while a long log is read
        if entries:
            session.invalidate()
            self.show(session)

    async def read_row(self, session: TableSession) -> None:
        """Read who sits where, and close the sockets of those who lost the right to look."""
        async with session.row_lock:
            session.row = await self._store.table(session.row.id)
        session.invalidate()
        # First, and without waiting for anything, those who see secrets.
        for listener in sorted(session.listeners, key=lambda listener: listener.eyes == (None,)):
            if not await self.may_look(session, listener):
                listener.close(Bye("revoked"))
        session.send_info()

    async def read_chat(self, session: TableSession) -> None:
        """Send the lines of chat that somebody has not been sent yet."""
        if session.listeners:
            lines = await self._store.chat(session.row.id, session.chat_sent, most=MOST_CHAT)
            session.send_chat(lines)
        for seat, sent in session.private_chat_sent().items():
            lines = await self._store.private_chat(session.row.id, seat, sent, most=MOST_CHAT)
            session.send_private_chat(seat, lines)

    def show(self, session: TableSession) -> None:
        """Send everybody what is new to them; what happens by itself goes on."""
        session.send_scenes()
        # Without a move, words were given or the game has begun.
        if not session.log.moves or session.seat_changes_sent is not session.log.seat_changes:
            session.send_info()
        self._wake(session)

    async def may_look(self, session: TableSession, listener: Listener) -> bool:
        """Whether a listener may look through the eyes that it asks for."""
        held = session.seats_held_by(listener.guest)
        if listener.eyes != (None,):
            return set(listener.eyes) <= set(held)
        if held or session.row.host == listener.guest:
            return True
        if listener.link is None:
            return False
        target = await self._store.find_hashed_link(listener.link)
        return target == LinkTarget(session.row.id, None)
