"""BotDriver: lets the bots of a table play, one answer after the other.

Every process that has the table in memory does so. An answer is played under a key that names the
length of the log it was made for, so what several processes do at once happens once.

Nothing that fails ends this for good: it is logged and tried again after a pause. Should a table
stand still all the same, `watch` wakes its bots.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from typing import Final

from landsraad import bots
from landsraad.bots.order import who_is_asked
from landsraad.server.tables.background import BackgroundTasks, errors_logged
from landsraad.server.tables.bot_pool import FALLBACK, BotPool, BotTurn
from landsraad.server.tables.gameplay import Gameplay
from landsraad.server.tables.table_session import TableSession

logger = logging.getLogger(__name__)

PACES: Final[Mapping[str, float]] = {"quick": 0.0, "human": 0.9, "slow": 2.5}
"""Seconds that a bot seems to think before it acts."""
LONGEST_PAUSE: Final = 20.0
"""Seconds between two tries of a bot whose answers fail."""
LONGEST_COMMIT: Final = 20.0
"""Seconds for an answer to be stored, before it is tried again."""
WATCH_EVERY: Final = 5.0
"""Seconds between two looks for tables that stand still."""
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

    async def watch(self, sessions: Iterable[TableSession]) -> None:
        """Wake the bots of tables that wait for them and where none is playing."""
        while True:
            await asyncio.sleep(WATCH_EVERY)
            for session in sessions:
                with errors_logged("a table could not be watched"):
                    if not session.bots_running and waits_for_bot(session):
                        logger.warning("bots stood still", extra={"table": session.row.id})
                        self.wake(session)

    async def _play(self, session: TableSession) -> None:
        """As long as one of them is asked something."""
        passed: set[tuple[str, int]] = set()
        failed = 0
        while (seat := next_bot(session, passed)) is not None:
            at = session.log.length
            if session.window is None:  # which takes its time anyway
                await asyncio.sleep(PACES[session.pace])
            if session.log.length != at or seat not in session.bots:
                continue
            bot = FALLBACK if failed else session.bots[seat]
            try:
                if not await self._let_answer(session, seat, bot):
                    passed.add((seat, at))
                failed = 0
            except Exception as wrong:
                if session.log.length == at:
                    where = {"table": session.row.id, "seat": seat, "bot": bot}
                    logger.warning("a bot's action was not taken", exc_info=wrong, extra=where)
                    failed += 1
                    await asyncio.sleep(min(2.0**failed, LONGEST_PAUSE))

    async def _let_answer(self, session: TableSession, seat: str, bot: str) -> bool:
        """Ask a bot and play what it answers; whether it acted, or somebody else was faster."""
        at = session.log.length
        action = await self._pool.answer(turn_of(session, seat, bot))
        if session.log.length != at:
            return True
        if action is not None:
            async with asyncio.timeout(LONGEST_COMMIT):
                await self._gameplay.act(session, f"{seat}/bot-{at}", action, None)
        return action is not None


def turn_of(session: TableSession, seat: str, bot: str) -> BotTurn:
    """What a bot is asked now."""
    game, row = session.log.started_game, session.row
    owner = row.host or row.id
    worlds = bots.worlds_for(game, seat, bots.make(bot, game.name))
    packed = None if worlds is None else worlds.to_json()
    view, options = game.view(seat), game.setup.played_by
    return BotTurn(owner, row.id, seat, bot, game.name, view, options, packed)


def waits_for_bot(session: TableSession) -> bool:
    """Whether the game cannot go on without one of its bots."""
    return not session.log.over and not session.bots.keys().isdisjoint(session.to_be_asked)


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
    return next((seat for seat in (*session.to_be_asked, *reacting) if seat in session.bots), None)


def substitute_for(session: TableSession) -> str:
    """The bot that plays on for somebody whose time is up."""
    known = bots.bot_names(session.log.setup.game)
    return SUBSTITUTE if SUBSTITUTE in known else FALLBACK
