"""Hints: what a mentat would do in somebody's place, at tables that were made with them.

Every hint is an entry of the log before it is given, so that all can see after the end who took
how many. Before that nobody is told: that somebody asks would say that they are asked something.
"""

from __future__ import annotations

from secrets import token_hex

from landsraad.bots import Worlds
from landsraad.kernel.errors import LandsraadError
from landsraad.server.store import LogEntry
from landsraad.server.tables.bot_pool import Answer, BotPool, BotTurn
from landsraad.server.tables.commits import Commits
from landsraad.server.tables.drafting import draft_entry
from landsraad.server.tables.table_info import allows_hints
from landsraad.server.tables.table_log import HINT, Draft, TableLog
from landsraad.server.tables.table_session import TableSession


class HintRefused(LandsraadError):
    """There is no hint for this seat now."""


class Hints:
    """Marks hints and lets workers think about them."""

    def __init__(self, pool: BotPool, commits: Commits) -> None:
        self._pool = pool
        self._commits = commits

    async def take(self, session: TableSession, seat: str) -> Answer:
        """Advice for a seat, as JSON; HintRefused says why there is none."""
        check_hint(session, seat)
        try:
            advice = await self._pool.answer(advice_turn(session, seat))
        except Exception as wrong:  # workers that do not start, or are killed: see the log
            raise HintRefused("The mentat has come to no conclusion; ask again.") from wrong

        def make(log: TableLog, time: int) -> list[Draft]:
            return [draft_entry(log, LogEntry(HINT, "", seat, (), time))]

        await self._commits.commit(session, f"{seat}/hint-{token_hex(8)}", make)
        return advice


def check_hint(session: TableSession, seat: str) -> None:
    if not allows_hints(session.row):
        raise HintRefused("This table is played without hints.")
    game = session.log.started_game
    if seat in session.bots or not game.decisions(seat):
        raise HintRefused("Nothing is asked of you now.")
    if not session.log.can_grow_aside:
        raise HintRefused("Too many hints have been taken at this table already.")


def advice_turn(session: TableSession, seat: str) -> BotTurn:
    """What the mentat is asked: the same as a bot in this seat would be."""
    game, row = session.log.started_game, session.row
    worlds = Worlds.seen_from(game, seat)
    packed = None if worlds is None else worlds.to_json()
    view, options = game.view(seat), game.setup.played_by
    return BotTurn(
        row.host or row.id, row.id, seat, "mentat", game.name, view, options, packed, advice=True
    )
