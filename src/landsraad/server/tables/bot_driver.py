"""BotDriver: lets the bots of a table play, one answer after the other.

Every process that has the table in memory does so. An answer is played under a key that names the
length of the log it was made for, so what several processes do at once happens once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

from landsraad import bots
from landsraad.bots.order import who_is_asked
from landsraad.server.tables.background import BackgroundTasks
from landsraad.server.tables.bot_pool import FALLBACK, BotPool
from landsraad.server.tables.gameplay import Gameplay
from landsraad.server.tables.table_session import TableSession

logger = logging.getLogger(__name__)

PACES: Final[Mapping[str, float]] = {"quick": 0.0, "human": 0.9, "slow": 2.5}
"""Seconds that a bot seems to think before it acts."""
LONGEST_PAUSE: Final = 60.0
"""Seconds between two tries of a bot whose answers fail."""
SUBSTITUTE: Final = "recruit"
"""The bot that plays on for somebody whose time is up, where the game has it."""


class BotDriver:
    """Asks bots and plays what they answer."""

    def __init__(self, pool: BotPool, gameplay: Gameplay, tasks: BackgroundTasks) -> None:
        self._pool = pool
        self._gameplay = gameplay
        self._tasks = tasks

    def wake(self, session: TableSession) -> None:
        """See to it that bots who are asked something answer; does nothing if they do already."""
        log = session.log
        if session.bots and not session.bots_running and log.game is not None and not log.over:
            session.bot_task = self._tasks.spawn(self._play(session))

    async def _play(self, session: TableSession) -> None:
        """As long as one of them is asked something."""
        passed: set[tuple[str, int]] = set()
        failed = 0
        while (seat := next_bot(session, passed)) is not None:
            at = session.log.length
            await asyncio.sleep(PACES[session.pace])
            if session.log.length != at or seat not in session.bots:
                continue
            try:
                bot = FALLBACK if failed else session.bots[seat]
                if not await self._let_answer(session, seat, bot):
                    passed.add((seat, at))
                failed = 0
            except Exception as wrong:
                if session.log.length == at:
                    logger.warning("a bot's action was not taken", exc_info=wrong)
                    failed += 1
                    await asyncio.sleep(min(2.0**failed, LONGEST_PAUSE))

    async def _let_answer(self, session: TableSession, seat: str, bot: str) -> bool:
        """Ask a bot and play what it answers; whether it acted, or somebody else was faster."""
        at = session.log.length
        game = session.log.started_game
        action = await self._pool.answer(game.name, bot, game.view(seat), game.setup.played_by)
        if session.log.length != at:
            return True
        if action is not None:
            await self._gameplay.act(session, f"{seat}/bot-{at}", action, None)
        return action is not None


def next_bot(session: TableSession, passed: set[tuple[str, int]]) -> str | None:
    """The seat of a bot to ask now: one that the game waits for, else one that may react.

    `passed` holds seats that chose not to react, with the length of the log at which they did.
    """
    log = session.log
    if log.game is None or log.over:
        return None
    asked = who_is_asked(log.game.pending)
    may_react = asked.beside if log.interrupted else ()
    reacting = [seat for seat in may_react if (seat, log.length) not in passed]
    return next((seat for seat in (*asked.due, *reacting) if seat in session.bots), None)


def substitute_for(session: TableSession) -> str:
    """The bot that plays on for somebody whose time is up."""
    known = bots.bot_names(session.log.setup.game)
    return SUBSTITUTE if SUBSTITUTE in known else FALLBACK
