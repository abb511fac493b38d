"""Seating: who sits where, by which links they come, and what happens before the game begins."""

from __future__ import annotations

from landsraad import bots
from landsraad.server.store import LogEntry, NotFound, Store
from landsraad.server.store.values import new_id
from landsraad.server.tables.commits import Commits
from landsraad.server.tables.drafting import (
    draft_begin,
    draft_commitment,
    draft_entry,
    draft_undo,
    draft_word,
)
from landsraad.server.tables.session_sync import SessionSync
from landsraad.server.tables.table_log import HANDOVER, LATE, Draft, NotBegun, TableLog
from landsraad.server.tables.table_session import TableSession
from landsraad.server.tables.words import Commitment


class Seating:
    """Seats, links, bots, words, the beginning of the game, and the archive."""

    def __init__(self, store: Store, sync: SessionSync, commits: Commits) -> None:
        self._store = store
        self._sync = sync
        self._commits = commits

    # Seats and links. `seat` is None for the spectators.

    async def sit(self, session: TableSession, seat: str, guest: str) -> None:
        """A guest takes a seat; `SeatTaken` if another one has it."""
        await self._store.sit(session.row.id, seat, guest)
        await self._sync.update(session, row=True)

    async def leave(self, session: TableSession, seat: str, guest: str) -> None:
        """Free a seat; if it is another guest's who is sent away, their link is revoked as well."""
        if session.holder(seat) != guest:
            await self._store.revoke_link(session.row.id, seat)
        await self._store.leave(session.row.id, seat)
        await self._sync.update(session, row=True)

    async def new_link(self, session: TableSession, seat: str | None) -> str:
        """The token of a new link; an older link does not lead there any more."""
        token = await self._store.new_link(session.row.id, seat)
        await self._sync.update(session, row=True)
        return token

    async def revoke_link(self, session: TableSession, seat: str | None) -> None:
        await self._store.revoke_link(session.row.id, seat)
        await self._sync.update(session, row=True)

    async def archive(self, session: TableSession, archived: bool) -> None:
        """Put a table into the archive, or take it out again."""
        move = self._store.archive if archived else self._store.unarchive
        await move(session.row.id)
        await self._sync.update(session, row=True)

    # Handing over to a bot.

    async def hand_over(self, session: TableSession, seat: str, bot: str | None) -> None:
        """Let a bot play a seat, or its holder again (None)."""
        if seat not in session.log.setup.seats:
            raise NotFound("There is no such seat at this table.")
        if bot is not None:
            bots.make(bot, session.log.setup.game)
        await self._sync.update(session, row=True)
        if session.bots.get(seat) != bot:
            await self._hand_over(session, HANDOVER, seat, bot, f"{seat}/{new_id()}")

    async def hand_over_late(self, session: TableSession, seat: str, bot: str, since: int) -> None:
        """Let a bot play a seat whose time is up; it was asked at `since`."""
        await self._hand_over(session, LATE, seat, bot, f"{seat}/late-{since}")

    async def _hand_over(
        self, session: TableSession, kind: str, seat: str, bot: str | None, key: str
    ) -> None:
        def make(log: TableLog, time: int) -> list[Draft]:
            handed = draft_entry(log, LogEntry(kind, bot or "", seat, (), time))
            left = set(session.people) - {seat}
            if bot is not None and log.proposal and left and left <= set(log.proposal.agreed):
                return [handed, draft_undo(log, log.proposal.seat, log.proposal.keep, time)]
            return [handed]

        await self._commits.commit(session, key, make, {seat: bot})
        await self._sync.update(session, row=True)

    # Words, and the beginning.

    async def commit_to_word(self, session: TableSession, seat: str, made: Commitment) -> None:
        """Commit to a word that goes into the chance of the game; done already, nothing changes."""

        def make(log: TableLog, time: int) -> list[Draft]:
            if session.words.commitments.get(seat) == made:
                return []
            return [draft_commitment(log, seat, made, time, session.words)]

        await self._commits.commit(session, f"{seat}/{new_id()}", make)

    async def reveal_word(self, session: TableSession, seat: str, word: str) -> None:
        """Reveal the word that was committed to; done already, nothing changes."""

        def make(log: TableLog, time: int) -> list[Draft]:
            if session.words.revealed.get(seat) == word:
                return []
            return [draft_word(log, seat, word, time, session.words, session.people)]

        await self._commits.commit(session, f"{seat}/{new_id()}", make)

    async def begin(self, session: TableSession, fill: str | None) -> None:
        """Begin the game; seats that nobody holds are played by a bot if one is named.

        The words that have been revealed so far go into its chance.
        """
        await self._sync.update(session, row=True)
        if session.log.game is not None:
            return
        empty = [seat.name for seat in session.row.seats if seat.guest is None and seat.bot is None]
        if empty and fill is None:
            raise NotBegun(f"nobody sits at {', '.join(empty)} yet")
        if fill is not None:
            bots.make(fill, session.log.setup.game)

        def make(log: TableLog, time: int) -> list[Draft]:
            return [draft_begin(log, time, session.words.commitments)]

        await self._commits.commit(session, "begin", make, dict.fromkeys(empty, fill))
        await self._sync.update(session, row=True)
