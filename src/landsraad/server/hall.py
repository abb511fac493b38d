"""Hall: all tables that this process serves, on top of the store.

Whatever changes a game goes through `_commit`: drafted against the present, stored under the
sequence of that present, then adopted and shown. If somebody else was faster (another process on
the same database), the room catches up and the request is judged again. Nobody is shown anything,
and nothing is acknowledged, before it is stored.

A `key` stands for one request: `seat:key` if it came from a client, `seat/…` if the server made it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from time import perf_counter
from typing import Any, Final

from landsraad import bots
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.record import Record, frozen_options
from landsraad.kernel.registry import game_class
from landsraad.kernel.setup import new_salt
from landsraad.server import metrics, protocol
from landsraad.server.driver import let_bots_play, substitute
from landsraad.server.limits import STANDARD, Limits
from landsraad.server.live import ACTION, BEGIN, HANDOVER, LATE, Draft, Live, NotBegun
from landsraad.server.lobby import (
    check_players,
    held_in,
    must_go_on,
    status_of,
    verified,
    waiting_in,
)
from landsraad.server.minds import Minds
from landsraad.server.room import MOST_CHAT, Listener, Room, Shown, said
from landsraad.server.snapshots import can_be_taken, from_blob, to_blob
from landsraad.server.store import (
    MOST_ENTRIES,
    Changes,
    Entry,
    Guest,
    Link,
    NotFound,
    Repeated,
    Stale,
    Store,
    StoreError,
    Table,
)
from landsraad.server.store.values import LARGEST_NUMBER, new_id, now
from landsraad.server.words import Commitment

log = logging.getLogger(__name__)

IDLE: Final = 600
"""Seconds after which a table without listeners is put out of memory."""
TICK: Final = 1.0
"""Seconds between two looks at deadlines and idle tables."""
EVERY: Final = 200
"""Log entries between two snapshots of a table, at least."""
GOODBYE: Final = 2.0
"""Seconds that a stopping server gives its listeners to hear it."""

Make = Callable[[Live, int], Sequence[Draft]]
"""What a request leads to at a time; nothing if it is so already."""


class Hall:
    """The tables of this process. `async with` runs what goes on beside requests."""

    def __init__(self, store: Store, minds: Minds, limits: Limits = STANDARD) -> None:
        self.store = store
        self.limits = limits
        self.minds = minds
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._used: dict[str, float] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sockets: dict[str, list[Listener]] = {}
        self._stopping = False

    # Running.

    async def __aenter__(self) -> Hall:
        self._spawn(self._hear(self.store.subscribe()))
        self._spawn(self._watch())
        self._spawn(self._resume())
        return self

    async def __aexit__(self, *exception: object) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops, and wait a moment until they have heard it."""
        self._stopping = True
        for room in self._rooms.values():
            for listener in tuple(room.listeners):
                listener.close(protocol.Bye("stopping"))
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while self.listeners:
                    await asyncio.sleep(0.01)

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    @property
    def tables_in_memory(self) -> int:
        return len(self._rooms)

    @property
    def listeners(self) -> int:
        return sum([len(room.listeners) for room in self._rooms.values()])

    # Rooms.

    async def room(self, table: str) -> Room:
        """A table, from memory or from the store; `NotFound` if there is none."""
        room = self._rooms.get(table)
        if room is None:
            if table not in self._loading:
                self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            loading = self._loading[table]
            try:
                room = await asyncio.shield(loading)
            finally:
                if loading.done():
                    self._loading.pop(table, None)
        self._used[table] = asyncio.get_running_loop().time()
        return room

    async def _load(self, table: str) -> Room:
        room = Room(await self.store.table(table))
        snapshot = await self.store.latest_snapshot(table)
        if snapshot is not None:
            room.live = from_blob(room.live.setup, snapshot.blob) or room.live
            room.kept = room.live.sequence
        await self._catch_up(room)
        self._rooms[table] = room
        self._used[table] = asyncio.get_running_loop().time()
        self._keep(room)
        self._drive(room)
        return room

    def _keep(self, room: Room) -> None:
        """Now and then, where nothing can be undone, keep a snapshot."""
        live = room.live
        if live.sequence - room.kept >= EVERY and can_be_taken(live):
            room.kept = live.sequence
            self._spawn(self._save(room.row.id, live.sequence, to_blob(live)))

    async def _save(self, table: str, sequence: int, blob: bytes) -> None:
        with suppress(StoreError):  # it is only a cache
            await self.store.save_snapshot(table, sequence, blob)

    async def _catch_up(self, room: Room) -> None:
        """Take all that has been stored meanwhile, by whomever, and go on from there.

        Here, because the news of it, when they come, are none any more.
        """
        entries = await self.store.entries(room.row.id, room.live.sequence)
        for number, entry in enumerate(entries):
            room.live.take(entry)
            if number % 50 == 49:
                await asyncio.sleep(0)  # others have a turn while a long log is read
        if entries:
            room.moved()
            self._go_on(room)

    def _go_on(self, room: Room) -> None:
        """Show everybody what is new to them; bots who are asked something answer."""
        room.show_all()
        if not room.live.moves:  # words were given, or the game has begun
            room.tell_table()
        self._drive(room)

    async def _refresh(self, room: Room) -> None:
        """Read again who sits where; whoever has lost the right to look has to go."""
        async with room.reading:
            room.row = await self.store.table(room.row.id)
        room.moved()
        # First, and without waiting for anything, those who see secrets.
        for listener in sorted(room.listeners, key=lambda listener: listener.eyes == (None,)):
            if not await self.entitled(room, listener):
                listener.close(protocol.Bye("revoked"))
        room.tell_table()
        self._go_on(room)

    async def look_again(self, room: Room) -> None:
        """Be as far as the store, also if another process has gone on a moment ago."""
        async with room.reading:
            row = await self.store.table(room.row.id)
        if row.sequence > room.live.sequence:
            await self._follow(room, row.sequence, "entries")
        if row.seats != room.row.seats:
            await self._refresh(room)

    async def entitled(self, room: Room, listener: Listener) -> bool:
        """Whether somebody may look through the eyes he asks for."""
        held = room.held_by(listener.guest)
        if listener.eyes != (None,):
            return set(listener.eyes) <= set(held)
        if held or room.row.host == listener.guest:
            return True
        if listener.link is None:
            return False
        return await self.store.find_hashed_link(listener.link) == Link(room.row.id, None)

    async def _hear(self, news: Any) -> None:
        """Follow what other processes store."""
        async with news:
            async for table, sequence, what in news:
                if what == "missed":
                    for room in self._rooms.values():
                        self._spawn(self._follow(room, LARGEST_NUMBER, "table"))
                elif table in self._rooms and self._is_new(self._rooms[table], sequence, what):
                    self._spawn(self._follow(self._rooms[table], sequence, what))

    def _is_new(self, room: Room, sequence: int, what: str) -> bool:
        return what != "entries" or sequence > room.live.sequence

    async def _follow(self, room: Room, sequence: int, what: str) -> None:
        try:
            if what == "chat":
                await self._pass_chat_on(room)
                return
            async with room.lock:
                if sequence > room.live.sequence:
                    await self._catch_up(room)
            if what == "table":
                await self._refresh(room)
            self._go_on(room)
        except Exception as wrong:  # one table must not make this process deaf for the others
            log.warning("news of a table could not be followed", exc_info=wrong)

    async def _pass_chat_on(self, room: Room) -> None:
        if room.listeners:
            room.tell_chat(await self.store.chat(room.row.id, room.heard, most=MOST_CHAT))

    # Changing a game.

    async def act(
        self, room: Room, key: str, action: Mapping[str, Any], expected: int | None
    ) -> int:
        """Play an action, given as JSON; the seat's sequence after it."""
        made = room.live.playing.notation().from_json(dict(action))
        await self._commit(
            room,
            key,
            lambda live, time: [live.draft_action(made, time, expected)],
        )
        return room.live.witness(made.seat).sequence

    async def undo(self, room: Room, seat: str, key: str, expected: int) -> int:
        """Take back a seat's last action."""
        await self._commit(
            room,
            key,
            lambda live, time: [live.draft_own_undo(seat, time, expected)],
        )
        return room.live.witness(seat).sequence

    async def propose(self, room: Room, seat: str, key: str, expected: int, to: int) -> int:
        """Propose to take back more; where nobody else is asked, it is done at once."""

        def make(live: Live, time: int) -> list[Draft]:
            proposed = live.draft_proposal_to(seat, to, time, expected)
            assert proposed.proposal is not None
            if set(room.voters) <= {seat}:
                return [proposed, live.draft_undo(seat, proposed.proposal.keep, time)]
            return [proposed]

        await self._commit(room, key, make)
        return room.live.witness(seat).sequence

    async def consent(self, room: Room, seat: str, key: str, expected: int, agree: bool) -> int:
        """Agree to the open proposal, or turn it down; the last to agree makes it happen."""

        def make(live: Live, time: int) -> list[Draft]:
            answered = live.draft_consent(seat, agree, time, expected)
            proposal = answered.proposal
            if proposal is not None and set(room.voters) <= set(proposal.agreed):
                return [answered, live.draft_undo(proposal.seat, proposal.keep, time)]
            return [answered]

        await self._commit(room, key, make)
        return room.live.witness(seat).sequence

    async def hand_over(self, room: Room, seat: str, bot: str | None) -> None:
        """Let a bot play a seat, or its holder again."""
        if seat not in room.live.setup.seats:
            raise NotFound("There is no such seat at this table.")
        if bot is not None:
            bots.make(bot, room.live.setup.game)
        await self._refresh(room)
        if room.bots.get(seat) != bot:
            await self._hand_over(room, HANDOVER, seat, bot, f"{seat}/{new_id()}")

    async def _hand_over(self, room: Room, kind: str, seat: str, bot: str | None, key: str) -> None:
        def make(live: Live, time: int) -> list[Draft]:
            handed = live.draft(Entry(kind, bot or "", seat, (), time))
            left = set(room.voters) - {seat}
            if bot is not None and live.proposal and left and left <= set(live.proposal.agreed):
                return [handed, live.draft_undo(live.proposal.seat, live.proposal.keep, time)]
            return [handed]

        await self._commit(room, key, make, {seat: bot})
        await self._refresh(room)

    async def commit_to_word(self, room: Room, seat: str, made: Commitment) -> None:
        """Commit to a word that goes into the chance of the game; done already, nothing changes."""

        def make(live: Live, time: int) -> list[Draft]:
            if room.words.commitments.get(seat) == made:
                return []
            return [live.draft_commitment(seat, made, time, room.words)]

        await self._commit(room, f"{seat}/{new_id()}", make)

    async def reveal_word(self, room: Room, seat: str, word: str) -> None:
        """Reveal the word that was committed to; done already, nothing changes."""

        def make(live: Live, time: int) -> list[Draft]:
            if room.words.revealed.get(seat) == word:
                return []
            return [live.draft_word(seat, word, time, room.words, room.voters)]

        await self._commit(room, f"{seat}/{new_id()}", make)

    async def begin(self, room: Room, fill: str | None) -> None:
        """Begin the game; seats that nobody holds are played by a bot if one is named.

        The words that have been revealed so far go into its chance.
        """
        await self._refresh(room)
        if room.live.game is not None:
            return
        empty = [seat.name for seat in room.row.seats if seat.guest is None and seat.bot is None]
        if empty and fill is None:
            raise NotBegun(f"nobody sits at {', '.join(empty)} yet")
        if fill is not None:
            bots.make(fill, room.live.setup.game)
        await self._commit(
            room,
            "begin",
            lambda live, time: [live.draft_begin(time, room.words.commitments)],
            dict.fromkeys(empty, fill),
        )
        await self._refresh(room)

    async def _commit(
        self,
        room: Room,
        key: str,
        make: Make,
        playing: Mapping[str, str | None] | None = None,
    ) -> None:
        """Draft, store, adopt, show; exactly once for each key."""
        async with room.lock:
            try:
                drafts = await self._stored(room, key, make, playing or {})
            except Repeated:
                await self._catch_up(room)
            except LandsraadError as refused:
                # A repetition of what was done before is judged against a game that has moved on.
                if isinstance(refused, StoreError) or not await self._was_done(room, key):
                    raise
            else:
                for draft in drafts:
                    room.live.adopt(draft)
                room.moved()
                self._keep(room)
        self._go_on(room)

    async def _stored(
        self, room: Room, key: str, make: Make, playing: Mapping[str, str | None]
    ) -> Sequence[Draft]:
        while True:
            drafts = make(room.live, now())
            if not drafts:
                return drafts
            entries = [draft.entry for draft in drafts]
            changes = Changes(status=status_of(drafts[-1].game), bots=playing)
            began = perf_counter()
            try:
                await self.store.append(room.row.id, room.live.sequence, entries, key, changes)
            except Stale:
                await self._catch_up(room)
            else:
                metrics.APPEND_TIMES.add(perf_counter() - began)
                for entry in entries:
                    metrics.ENTRIES.add(entry.kind)
                return drafts

    async def _was_done(self, room: Room, key: str) -> bool:
        if await self.store.appended(room.row.id, key) is None:
            return False
        await self._catch_up(room)
        return True

    # Making tables.

    async def create(
        self,
        host: Guest,
        name: str,
        game: str,
        seats: Sequence[str] | None,
        options: Mapping[str, Any],
        players: Mapping[str, str],
        limit: int | None,
        pace: str,
    ) -> Room:
        """A new table. `players` says for each seat: me, open, or bot:NAME."""
        kind = game_class(game)
        setup = kind.read_setup(seats, frozen_options(options), None, new_salt())
        check_players(players, setup.seats, game)
        playing: dict[str, str | None] = {
            seat: who.removeprefix("bot:")
            for seat, who in players.items()
            if who.startswith("bot:")
        }
        row = await self.store.create_table(
            name, {**setup.to_json(), "limit": limit, "pace": pace}, host=host.id, bots=playing
        )
        for seat, who in players.items():
            if who == "me":
                await self.store.sit(row.id, seat, host.id)
        return await self.room(row.id)

    async def bring(self, host: Guest, name: str, record: Record) -> Room:
        """A new table from a record; its host holds all seats."""
        status = status_of(await asyncio.to_thread(verified, record))
        row = await self.store.create_table(
            name, {**record.setup.to_json(), "limit": None, "pace": "human"}, host=host.id
        )
        for seat in record.setup.seats:
            await self.store.sit(row.id, seat, host.id)
        begin, *later = record.outcomes
        entries = [Entry(BEGIN, outcomes=begin, time=now())]
        for text, drawn in zip(record.actions, later, strict=True):
            seat = text.partition(" ")[0]
            entries.append(Entry(ACTION, text, seat, drawn, now()))
        for start in range(0, len(entries), MOST_ENTRIES):
            part = entries[start : start + MOST_ENTRIES]
            changes = Changes(status=status)
            await self.store.append(row.id, start, part, f"import:{start}", changes)
        return await self.room(row.id)

    async def lobby(self, guest: str, archived: bool) -> list[tuple[Table, bool]]:
        """The tables of a guest, and whether it is his turn there; those where it is come first."""
        tables = await self.store.tables_of(guest, archived=archived)
        rows = [(row, bool(set(waiting_in(row)) & held_in(row, guest))) for row in tables]
        return sorted(rows, key=lambda row: not row[1])

    # Seats, links, archive.

    async def sit(self, room: Room, seat: str, guest: str) -> None:
        await self.store.sit(room.row.id, seat, guest)
        await self._refresh(room)

    async def leave(self, room: Room, seat: str, guest: str) -> None:
        """Free a seat; the link of somebody who is sent away by another is revoked as well."""
        if room.holder(seat) != guest:
            await self.store.revoke_link(room.row.id, seat)
        await self.store.leave(room.row.id, seat)
        await self._refresh(room)

    async def new_link(self, room: Room, seat: str | None) -> str:
        token = await self.store.new_link(room.row.id, seat)
        await self._refresh(room)
        return token

    async def revoke_link(self, room: Room, seat: str | None) -> None:
        await self.store.revoke_link(room.row.id, seat)
        await self._refresh(room)

    async def archive(self, room: Room, away: bool) -> None:
        put = self.store.archive if away else self.store.unarchive
        await put(room.row.id)
        await self._refresh(room)

    # Listening.

    @asynccontextmanager
    async def listening(
        self, room: Room, listener: Listener, since: Mapping[str | None, int]
    ) -> AsyncIterator[None]:
        """Welcome a listener and keep it informed until it goes."""
        lines = await self.store.chat(room.row.id, most=MOST_CHAT)
        async with room.lock:
            await self._catch_up(room)
        for eyes in listener.eyes:
            seen = room.live.witness(eyes).sequence
            listener.shown[eyes] = Shown(min(since.get(eyes, 0), seen), None)
        listener.heard = lines[-1].number if lines else 0
        room.listeners.add(listener)
        try:
            chat = [said(line) for line in lines]
            listener.told = room.info(listener.guest)
            readings = dict(room.live.setup.readings)
            listener.send(
                protocol.Welcome(
                    protocol.VERSION, listener.told, list(listener.eyes), chat, readings
                )
            )
            room.show(listener)
            room.tell_table()
            self._count(listener)
            await self._pass_chat_on(room)  # what was said since the chat was read
            yield
        finally:
            room.listeners.discard(listener)
            self._discount(listener)
            room.tell_table()

    def _count(self, listener: Listener) -> None:
        """One more socket of a guest; beyond the limit the oldest makes way."""
        sockets = self._sockets.setdefault(listener.guest, [])
        sockets.append(listener)
        for oldest in sockets[: -self.limits.sockets]:
            oldest.close(protocol.Bye("replaced"))
        if self._stopping:
            listener.close(protocol.Bye("stopping"))

    def _discount(self, listener: Listener) -> None:
        sockets = self._sockets.get(listener.guest, [])
        if listener in sockets:
            sockets.remove(listener)
        if not sockets:
            self._sockets.pop(listener.guest, None)

    async def say(self, room: Room, key: str, seat: str | None, name: str, text: str) -> None:
        """Add a line of chat; one that is repeated under the same key stands once."""
        await self.store.say(room.row.id, seat, name, text, key)
        await self._pass_chat_on(room)

    # Bots.

    def _drive(self, room: Room) -> None:
        """See to it that bots who are asked something answer."""
        busy = room.driver is not None and not room.driver.done()
        if room.bots and not busy and room.live.game is not None and not room.live.over:
            room.driver = self._spawn(let_bots_play(self, room))

    # Deadlines, idle tables, restarts.

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for room in tuple(self._rooms.values()):
                await self._enforce_limit(room)
                self._forget_if_idle(room)

    async def _enforce_limit(self, room: Room) -> None:
        if room.limit is None or room.live.over:
            return
        for seat, since in tuple(room.live.since.items()):
            if seat not in room.bots and now() >= since + 1000 * room.limit:
                try:
                    key = f"{seat}/late-{since}"
                    await self._hand_over(room, LATE, seat, substitute(room), key)
                except Exception as wrong:  # tried again at the next look
                    log.warning("nobody could take over a seat", exc_info=wrong)

    def _forget_if_idle(self, room: Room) -> None:
        unused = asyncio.get_running_loop().time() - self._used[room.row.id]
        driven = room.driver is not None and not room.driver.done()
        timed = room.limit is not None and not room.live.over
        if unused > IDLE and not (room.listeners or driven or timed or room.lock.locked()):
            del self._rooms[room.row.id], self._used[room.row.id]

    async def _resume(self) -> None:
        """Take up tables where a bot or a clock has to go on without anybody asking."""
        for table in await self.store.table_ids():
            try:
                if must_go_on(await self.store.table(table)):
                    await self.room(table)
            except Exception as wrong:  # of a later version, say: the others go on
                log.warning("a table could not be taken up again", exc_info=wrong)
