"""Commits: the one way to change a game.

A change is drafted against the present, stored under the length that the log has in that present,
then adopted and shown. If somebody else was faster (another process on the same database), the
session catches up and the request is judged again. Nobody is shown anything, and nothing is
acknowledged, before it is stored.

A `key` stands for one request: `seat:key` if it came from a client, `seat/…` if the server made it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from landsraad.kernel.errors import LandsraadError
from landsraad.server import metrics
from landsraad.server.store import Changes, LogEntry, Repeated, Stale, Store, StoreError
from landsraad.server.store.values import now
from landsraad.server.tables.session_sync import SessionSync
from landsraad.server.tables.snapshot_saver import SnapshotSaver
from landsraad.server.tables.table_log import ACTION, ANSWER, HINT, Draft, TableLog
from landsraad.server.tables.table_session import TableSession
from landsraad.server.tables.table_status import due_of, seats_waited_for, status_of

MakeDrafts = Callable[[TableLog, int], Sequence[Draft]]
"""What a request leads to at a time; nothing if it is so already. Called again if overtaken."""


class KeyReused(LandsraadError):
    """A key that stands for another request already."""

    def __init__(self) -> None:
        super().__init__("This key was used for another request: make up a new one.")


IsSame = Callable[[LogEntry], bool]
"""Whether an entry is what a request leads to: the last one, if several."""


class Commits:
    """Stores changes of games, each exactly once."""

    def __init__(self, store: Store, sync: SessionSync, saver: SnapshotSaver) -> None:
        self._store = store
        self._sync = sync
        self._saver = saver

    async def commit(
        self,
        session: TableSession,
        key: str,
        make: MakeDrafts,
        is_same: IsSame = lambda _: True,
    ) -> None:
        """Draft, store, adopt, show; exactly once for each key.

        Args:
            session: not locked by the caller.
            key: of the request.
            make: drafts what it leads to.
            is_same: tells a repetition from another request under the same key.
        """
        async with session.lock:
            try:
                drafts = await self._store_drafts(session, key, make)
            except Repeated:
                await self._was_done(session, key, is_same)
            except LandsraadError as refused:
                # A repetition of what was done before is judged against a game that has moved on.
                known = isinstance(refused, StoreError)
                if known or not await self._was_done(session, key, is_same):
                    raise
            else:
                for draft in drafts:
                    session.log.adopt(draft)
                session.invalidate()
                self._saver.save_if_due(session)
        self._sync.show(session)

    async def _store_drafts(
        self, session: TableSession, key: str, make: MakeDrafts
    ) -> Sequence[Draft]:
        """Store what a request leads to; if somebody else was faster, catch up and draft again."""
        while True:
            drafts = make(session.log, now())
            if not drafts:
                return drafts
            entries = [draft.entry for draft in drafts]
            changes = changes_of(session, drafts)
            began = perf_counter()
            try:
                await self._store.append(session.row.id, session.log.length, entries, key, changes)
            except Stale:
                await self._sync.read_log(session)
            else:
                metrics.APPEND_TIMES.add(perf_counter() - began)
                for entry in entries:
                    metrics.ENTRIES.add(entry.kind)
                return drafts

    async def _was_done(self, session: TableSession, key: str, is_same: IsSame) -> bool:
        """Whether this request was carried out before; `KeyReused` if another one was."""
        number = await self._store.appended(session.row.id, key)
        if number is None:
            return False
        (entry,) = await self._store.entries(session.row.id, number - 1, most=1)
        if not is_same(entry):
            raise KeyReused
        await self._sync.read_log(session)
        return True


def changes_of(session: TableSession, drafts: Sequence[Draft]) -> Changes:
    """What changes on a table together with its log."""
    bots: dict[str, str | None] = {}
    guests: dict[str, str | None] = {}
    for draft in drafts:
        bots.update(draft.bots)
        guests.update(draft.guests)
    unseen = not any(is_public(session.log, draft) for draft in drafts)
    game, time = drafts[-1].game, drafts[-1].entry.time
    playing = [seat for seat, bot in {**session.bots, **bots}.items() if bot is not None]
    # Perhaps too early, for a seat whose time begins anew; never too late.
    since = session.log.waiting_since
    due = due_of(seats_waited_for(game), since, playing, session.limit, time)
    answers = drafts[-1].answers
    status = status_of(game, session.log.answers if answers is None else answers)
    return Changes(status, bots, guests, unseen, due)


def is_public(log: TableLog, draft: Draft) -> bool:
    """Whether everybody at the table can notice it."""
    kind, result = draft.entry.kind, draft.result
    if result is not None and kind == ACTION:
        return any(event.data is not None for event in result.events)
    if result is not None and result.back_to is not None:
        return log.history(None).totals[result.back_to] < log.history(None).events_seen
    return kind not in {ANSWER, HINT}
