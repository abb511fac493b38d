"""WindowCloser: closes response windows in time (see `response_windows`).

Where there are none, it leaves private questions open for those whose time is up.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from landsraad.server.store.values import now
from landsraad.server.tables.background import BackgroundTasks
from landsraad.server.tables.commits import Commits
from landsraad.server.tables.drafting import draft_action, draft_close
from landsraad.server.tables.table_log import Draft, TableLog
from landsraad.server.tables.table_session import TableSession

logger = logging.getLogger(__name__)

PAUSE: Final = 1.0
"""Seconds until the next try, after one that failed."""


class WindowCloser:
    """Closes windows in time."""

    def __init__(self, commits: Commits, tasks: BackgroundTasks) -> None:
        self._commits = commits
        self._tasks = tasks

    def wake(self, session: TableSession) -> None:
        """See to it that a window that is open is closed in time."""
        if session.window is not None and not session.window_running:
            session.window_task = self._tasks.spawn(self._close_in_time(session))

    async def _close_in_time(self, session: TableSession) -> None:
        """As long as there are windows that do not wait for somebody."""
        while (window := session.window) is not None and window.closes is not None:
            left = window.closes - now()
            if left > 0:
                await asyncio.sleep(left / 1000)
                continue
            try:
                await self._close(session)
            except Exception as wrong:
                logger.warning("a response window could not be closed", exc_info=wrong)
                await asyncio.sleep(PAUSE)

    async def _close(self, session: TableSession) -> None:
        def make(log: TableLog, time: int) -> list[Draft]:
            window = session.window
            if window is None or window.closes is None or window.closes > time:
                return []
            return draft_close(log, time)

        await self._commits.commit(session, f"window-{session.log.length}", make)

    async def answer_for(self, session: TableSession, seat: str, since: int) -> None:
        """Leave a private question open for a seat that was asked too long ago, at `since`."""

        def make(log: TableLog, time: int) -> list[Draft]:
            asked = [each.default for each in log.private_questions if each.seat == seat]
            return [draft_action(log, default, time) for default in asked if default is not None]

        await self._commits.commit(session, f"{seat}/late-{since}", make)
