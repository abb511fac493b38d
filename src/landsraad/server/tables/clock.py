"""Clock: hands seats whose time is up to bots, and gives idle tables a chance to leave memory."""

from __future__ import annotations

import asyncio
from typing import Final

from landsraad.server.store.values import now
from landsraad.server.tables.background import errors_logged
from landsraad.server.tables.bot_driver import substitute_for
from landsraad.server.tables.seating import Seating
from landsraad.server.tables.session_cache import SessionCache
from landsraad.server.tables.table_session import TableSession

TICK: Final = 1.0
"""Seconds between two looks at deadlines and idle tables."""


class Clock:
    """Looks at every table in memory once a second."""

    def __init__(self, sessions: SessionCache, seating: Seating) -> None:
        self._sessions = sessions
        self._seating = seating

    async def run(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for session in self._sessions:
                await self._enforce_limit(session)
                self._sessions.evict_if_idle(session)

    async def _enforce_limit(self, session: TableSession) -> None:
        """Bots take over the seats that were asked too long ago."""
        if session.limit is None or session.log.over:
            return
        for seat, since in tuple(session.log.waiting_since.items()):
            if seat not in session.bots and now() >= since + 1000 * session.limit:
                with errors_logged("no bot could take over a seat"):  # the next tick tries again
                    bot = substitute_for(session)
                    await self._seating.hand_over_late(session, seat, bot, since)
