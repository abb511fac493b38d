"""Clock: hands seats whose time is up to bots, loads tables in time for that, lets idle ones go.

A table that nobody looks at is not in memory. The store knows when it has to be looked at next, and
is asked every few seconds for those whose time has come: any number of others costs nothing.
"""

from __future__ import annotations

import asyncio
from typing import Final

from landsraad.server.store import Store
from landsraad.server.store.values import now
from landsraad.server.tables.background import BackgroundTasks, errors_logged
from landsraad.server.tables.bot_driver import substitute_for
from landsraad.server.tables.seating import Seating
from landsraad.server.tables.session_cache import SessionCache
from landsraad.server.tables.table_session import TableSession
from landsraad.server.tables.table_status import TAKE_OVER
from landsraad.server.tables.window_closer import WindowCloser

TICK: Final = 1.0
"""Seconds between two looks at the tables in memory."""
LOAD_EVERY: Final = 5.0
"""Seconds between two looks into the store."""


class Clock:
    """Looks at tables without being asked."""

    def __init__(
        self,
        store: Store,
        sessions: SessionCache,
        seating: Seating,
        windows: WindowCloser,
        tasks: BackgroundTasks,
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._seating = seating
        self._windows = windows
        self._tasks = tasks
        self._handing_over: set[str] = set()

    async def run(self) -> None:
        """Look at every table in memory once a second."""
        while True:
            await asyncio.sleep(TICK)
            for session in self._sessions:
                with errors_logged("the clock failed at a table"):  # the next tick tries again
                    self._enforce_limit(session)
                    self._sessions.evict_if_idle(session)

    def _enforce_limit(self, session: TableSession) -> None:
        """Bots take over the seats that were asked too long ago; other tables do not wait."""
        if late_seats(session) and session.row.id not in self._handing_over:
            self._handing_over.add(session.row.id)
            self._tasks.spawn(self._hand_over(session))

    async def _hand_over(self, session: TableSession) -> None:
        """A private question is left open instead: a hand-over would show who is asked."""
        try:
            for seat, since in late_seats(session).items():
                with errors_logged("no bot could take over a seat"):
                    if session.log.private_questions:
                        await self._windows.answer_for(session, seat, since)
                    else:
                        bot = substitute_for(session)
                        await self._seating.hand_over_late(session, seat, bot, since)
        finally:
            self._handing_over.discard(session.row.id)

    async def load_due(self) -> None:
        """Load the tables whose time has come, at first also those where bots were playing."""
        ahead = TAKE_OVER
        while True:
            with errors_logged("the store could not be asked for tables that are due"):
                for table in await self._store.due_tables(now() + ahead):
                    with errors_logged("a table that is due could not be loaded"):
                        await self._sessions.load_due(table)
                ahead = 0
            await asyncio.sleep(LOAD_EVERY)


def late_seats(session: TableSession) -> dict[str, int]:
    """The seats of people whose time is up, and since when they are asked."""
    if session.limit is None or session.log.over or session.window is not None:
        return {}
    asked_before = now() - 1000 * session.limit
    return {
        seat: since
        for seat, since in session.log.waiting_since.items()
        if seat not in session.bots and since <= asked_before
    }
