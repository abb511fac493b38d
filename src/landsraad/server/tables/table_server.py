"""TableServer: all tables that this process serves, on top of the store."""

from __future__ import annotations

from typing import Self

from landsraad.server.limits import STANDARD, Limits
from landsraad.server.store import Store
from landsraad.server.tables.background import BackgroundTasks
from landsraad.server.tables.bot_driver import BotDriver
from landsraad.server.tables.bot_pool import BotPool
from landsraad.server.tables.clock import Clock
from landsraad.server.tables.commits import Commits
from landsraad.server.tables.gameplay import Gameplay
from landsraad.server.tables.hints import Hints
from landsraad.server.tables.listening import Listeners
from landsraad.server.tables.new_tables import NewTables
from landsraad.server.tables.notifications import follow_notifications
from landsraad.server.tables.only_answers import OnlyAnswers
from landsraad.server.tables.seating import Seating
from landsraad.server.tables.session_cache import SessionCache
from landsraad.server.tables.session_sync import SessionSync
from landsraad.server.tables.snapshot_saver import SnapshotSaver
from landsraad.server.tables.table_session import TableSession
from landsraad.server.tables.window_closer import WindowCloser


class TableServer:
    """The tables of this process. `async with` runs what goes on beside requests.

    Attributes:
        store: where the tables are.
        sessions: the tables in memory; others are loaded when asked for.
        sync: brings sessions up to date with the store.
        gameplay: what players ask for while they play.
        seating: who sits where, and the beginning.
        new_tables: making tables.
        listeners: those who look at tables.
        hints: what people are told to do, if they ask.
    """

    def __init__(self, store: Store, bot_pool: BotPool, limits: Limits = STANDARD) -> None:
        self.store = store
        self._tasks = BackgroundTasks()
        self.sync = SessionSync(store, self._wake)
        saver = SnapshotSaver(store, self._tasks)
        commits = Commits(store, self.sync, saver)
        self.sessions = SessionCache(store, self.sync, saver)
        self.gameplay = Gameplay(commits)
        self.seating = Seating(store, self.sync, commits)
        self.new_tables = NewTables(store, self.sessions)
        self.listeners = Listeners(store, self.sessions, self.sync, limits)
        self.hints = Hints(bot_pool, commits)
        self._bots = BotDriver(bot_pool, self.gameplay, self._tasks)
        self._windows = WindowCloser(commits, self._tasks)
        self._only_answers = OnlyAnswers(commits, self._tasks)
        self._clock = Clock(store, self.sessions, self.seating, self._windows, self._tasks)

    async def __aenter__(self) -> Self:
        # Subscribed before the task runs, so that it gets all that is stored from now on.
        subscription = self.store.subscribe()
        self._tasks.spawn(follow_notifications(subscription, self.sessions, self.sync, self._tasks))
        self._tasks.spawn(self._clock.run())
        self._tasks.spawn(self._clock.load_due())
        self._tasks.spawn(self._bots.watch(self.sessions))
        return self

    async def __aexit__(self, *exception: object) -> None:
        await self._tasks.cancel()

    def _wake(self, session: TableSession) -> None:
        """See to what happens at a table without any request."""
        self._bots.wake(session)
        self._windows.wake(session)
        self._only_answers.wake(session)
