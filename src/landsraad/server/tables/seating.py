"""Seating: who sits where, by which links they come, and what happens before the game begins.

Before the game begins the host sees to it. Once it has begun, see `seat_changes`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from landsraad import bots
from landsraad.kernel.errors import LandsraadError
from landsraad.server.store import Guest, LogEntry, NotFound, Store
from landsraad.server.store.values import new_id
from landsraad.server.tables.bot_driver import substitute_for
from landsraad.server.tables.commits import Commits
from landsraad.server.tables.drafting import (
    draft_agreed_undo,
    draft_begin,
    draft_commitment,
    draft_entry,
    draft_seat_change,
    draft_swap,
    draft_swapped,
    draft_vote,
    draft_word,
)
from landsraad.server.tables.seat_changes import BOT, OPEN, SeatChange
from landsraad.server.tables.session_sync import SessionSync
from landsraad.server.tables.table_log import HANDOVER, Draft, NotBegun, TableLog
from landsraad.server.tables.table_session import TableSession
from landsraad.server.tables.words import Commitment

REASONS: Final[Mapping[str, str]] = {
    "one_seat": "Everybody has one seat at this table, and you have yours.",
    "not_open": "The game has begun, and this seat is not open.",
    "holder_opens": "The game has begun: its holder, or a vote, has to open it.",
    "no_swap_begun": "The game has begun: seats are swapped before.",
    "no_vote": f"A vote is {OPEN}, {BOT}NAME or nothing.",
    "too_many_votes": "There have been too many votes at this table already.",
    "own_seat": "This is your own seat.",
    "bot_seat": "A bot plays this seat.",
    "one_each": "Seats are swapped between people who have one each.",
}
"""Why something cannot be done about a seat, by the id under which clients have it in words."""


class SeatRefused(LandsraadError):
    """A seat cannot be taken, opened or voted about like this."""

    def __init__(self, why: str) -> None:
        super().__init__(REASONS[why])
        self.why = why


class Seating:
    """Seats, links, bots, words, the beginning of the game, and the archive."""

    def __init__(self, store: Store, sync: SessionSync, commits: Commits) -> None:
        self._store = store
        self._sync = sync
        self._commits = commits

    # Seats and links. `seat` is None for the spectators.

    async def sit(self, session: TableSession, seat: str, guest: Guest) -> None:
        """A guest takes a seat; `SeatTaken` if another one has it."""
        await self._sync.update(session, row=True)
        held = session.seats_held_by(guest.id)
        if session.log.game is None:
            await self._store.sit(session.row.id, seat, guest.id)
            await self._sync.update(session, row=True)
        elif seat not in held:
            if held and not session.hotseat:
                raise SeatRefused("one_seat")
            await self._take_over(session, seat, guest)

    async def _take_over(self, session: TableSession, seat: str, guest: Guest) -> None:
        """Sit down at a seat that is open; its link has done its duty."""

        def make(log: TableLog, time: int) -> list[Draft]:
            if seat not in log.seat_changes.open:
                raise SeatRefused("not_open")
            joined = draft_seat_change(log, seat, SeatChange("joined", guest.name), time)
            return [replace(joined, bots={seat: None}, guests={seat: guest.id})]

        await self._commits.commit(session, f"{seat}/{new_id()}", make)
        await self.revoke_link(session, seat)

    async def leave(self, session: TableSession, seat: str, guest: str) -> None:
        """Free a seat; if it is another guest's who is sent away, their link is revoked as well.

        Once the game has begun only its holder can leave it, and a bot plays on.
        """
        if session.log.game is not None:
            await self._leave_to_bot(session, seat)
            return
        if session.holder(seat) != guest:
            await self._store.revoke_link(session.row.id, seat)
        await self._store.leave(session.row.id, seat)
        await self._sync.update(session, row=True)

    async def _leave_to_bot(self, session: TableSession, seat: str) -> None:
        bot = session.bots.get(seat) or substitute_for(session)

        def make(log: TableLog, time: int) -> list[Draft]:
            left = draft_seat_change(log, seat, SeatChange("left", None, bot), time)
            left = replace(left, bots={seat: bot}, guests={seat: None})
            others = set(session.voters) - {seat}
            if log.proposal and others and others <= set(log.proposal.agreed) and not log.over:
                return [left, draft_agreed_undo(log, log.proposal, time)]
            return [left]

        await self._commits.commit(session, f"{seat}/{new_id()}", make)
        await self._sync.update(session, row=True)

    async def new_link(self, session: TableSession, seat: str | None) -> str:
        """The token of a new link; an older link does not lead there any more."""
        token = await self._store.new_link(session.row.id, seat)
        await self._sync.update(session, row=True)
        return token

    async def offer_seat(self, session: TableSession, seat: str, guest: str) -> str:
        """The token of a link by which a guest passes their seat on, or one that a vote opened."""

        def make(log: TableLog, time: int) -> list[Draft]:
            is_open, holder = seat in log.seat_changes.open, session.holder(seat)
            if holder != guest and not (is_open and holder is None):
                raise SeatRefused("holder_opens")
            return [] if is_open else [self._opened(session, log, seat, time)]

        await self._commits.commit(session, f"{seat}/{new_id()}", make)
        return await self.new_link(session, seat)

    @staticmethod
    def _opened(session: TableSession, log: TableLog, seat: str, time: int) -> Draft:
        change = SeatChange("opened", session.holder_name(seat), session.bots.get(seat))
        return draft_seat_change(log, seat, change, time)

    async def revoke_link(self, session: TableSession, seat: str | None) -> None:
        """No link leads there any more, and nobody can take over a seat that was open."""
        if seat is not None and seat in session.log.seat_changes.open:
            change = SeatChange("closed", session.holder_name(seat), session.bots.get(seat))

            def make(log: TableLog, time: int) -> list[Draft]:
                return [draft_seat_change(log, seat, change, time)]

            await self._commits.commit(session, f"{seat}/{new_id()}", make)
        await self._store.revoke_link(session.row.id, seat)
        await self._sync.update(session, row=True)

    async def archive(self, session: TableSession, archived: bool) -> None:
        """Put a table into the archive, or take it out again."""
        move = self._store.archive if archived else self._store.unarchive
        await move(session.row.id)
        await self._sync.update(session, row=True)

    async def set_pace(self, session: TableSession, pace: str) -> None:
        """Let bots seem to think for another time from now on."""
        await self._store.change_settings(session.row.id, pace=pace)
        await self._sync.update(session, row=True)

    async def end_hints(self, session: TableSession) -> None:
        """There are no hints at this table any more; those that were taken stay counted."""
        await self._store.change_settings(session.row.id, hints=False)
        await self._sync.update(session, row=True)

    # Handing over to a bot.

    async def hand_over(self, session: TableSession, seat: str, bot: str | None) -> None:
        """Let a bot play a seat, or its holder again (None)."""
        check_seat(session, seat)
        if bot is not None:
            bots.make(bot, session.log.setup.game)
        await self._sync.update(session, row=True)
        if session.bots.get(seat) == bot:
            return
        change = SeatChange("bot" if bot else "back", session.holder_name(seat), bot)

        def make(log: TableLog, time: int) -> list[Draft]:
            if log.game is None:
                handed = draft_entry(log, LogEntry(HANDOVER, bot or "", seat, (), time))
            else:
                handed = draft_seat_change(log, seat, change, time)
            return [replace(handed, bots={seat: bot})]

        await self._commits.commit(session, f"{seat}/{new_id()}", make)
        await self._sync.update(session, row=True)

    async def hand_over_late(self, session: TableSession, seat: str, bot: str, since: int) -> None:
        """Let a bot play a seat whose time is up; it was asked at `since`."""
        change = SeatChange("late", session.holder_name(seat), bot)

        def make(log: TableLog, time: int) -> list[Draft]:
            return [replace(draft_seat_change(log, seat, change, time), bots={seat: bot})]

        await self._commits.commit(session, f"{seat}/late-{since}", make)
        await self._sync.update(session, row=True)

    # Swaps, before the game begins.

    async def swap(self, session: TableSession, seat: str, other: str) -> None:
        """The holder of a seat would like to have another one; "" withdraws that.

        They change places when the other wishes the same. A free seat can be taken at once.
        """
        if other:
            check_seat(session, other)
        await self._sync.update(session, row=True)

        def make(log: TableLog, time: int) -> list[Draft]:
            if log.game is not None:
                raise SeatRefused("no_swap_begun")
            if not other:
                return [draft_swap(log, seat, "", time)]
            check_swap(session, seat, other)
            free = session.holder(other) is None
            if not free and log.seat_changes.swaps.get(other) != seat:
                return [draft_swap(log, seat, other, time)]
            holders = {seat: session.holder(other), other: session.holder(seat)}
            return [replace(draft_swapped(log, seat, other, time), guests=holders)]

        await self._commits.commit(session, f"{seat}/{new_id()}", make)
        await self._sync.update(session, row=True)

    async def decline_swap(self, session: TableSession, seat: str) -> None:
        """Neither its holder nor anybody else wishes to swap this seat any more."""
        wishes = session.log.seat_changes.swaps
        for wishing in [each for each, other in wishes.items() if seat in (each, other)]:
            await self.swap(session, wishing, "")

    # Votes.

    async def vote(self, session: TableSession, voter: str, seat: str, choice: str) -> None:
        """Vote what is to become of another seat: `open`, `bot:NAME`, or "" for nothing.

        It happens when all people but its holder want the same.
        """
        check_seat(session, seat)
        if choice.startswith(BOT):
            bots.make(choice.removeprefix(BOT), session.log.setup.game)
        elif choice not in {OPEN, ""}:
            raise SeatRefused("no_vote")
        await self._sync.update(session, row=True)

        def make(log: TableLog, time: int) -> list[Draft]:
            log.started_game  # noqa: B018  # NotBegun: before that the host decides
            if not log.can_grow_aside:
                raise SeatRefused("too_many_votes")
            voted = draft_vote(log, voter, seat, choice, time)
            assert voted.seat_changes is not None
            if log.seat_changes == voted.seat_changes:
                return []
            given = voted.seat_changes.votes.get(seat, {})
            in_favour = {session.holder(by) for by, wish in given.items() if wish == choice}
            if not choice or not is_carried(session, seat, choice, in_favour):
                return [voted]
            return [voted, self._voted(session, log, seat, choice, time)]

        await self._commits.commit(session, f"{voter}/{new_id()}", make)
        await self._sync.update(session, row=True)

    def _voted(
        self, session: TableSession, log: TableLog, seat: str, choice: str, time: int
    ) -> Draft:
        """What a vote leads to. Somebody whose seat is opened does not hold it any more."""
        if choice != OPEN:
            bot = choice.removeprefix(BOT)
            change = SeatChange("voted", session.holder_name(seat), bot)
            return replace(draft_seat_change(log, seat, change, time), bots={seat: bot})
        bot = session.bots.get(seat) or substitute_for(session)
        opened = draft_seat_change(log, seat, SeatChange("opened", None, bot), time)
        return replace(opened, bots={seat: bot}, guests={seat: None})

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
            begun = draft_begin(log, time, session.words.commitments)
            return [replace(begun, bots=dict.fromkeys(empty, fill))]

        await self._commits.commit(session, "begin", make)
        await self._sync.update(session, row=True)


def check_seat(session: TableSession, seat: str) -> None:
    if seat not in session.log.setup.seats:
        raise NotFound("There is no such seat at this table.")


def check_swap(session: TableSession, seat: str, other: str) -> None:
    """Seats are swapped between people who have one each; a bot has no wishes."""
    if seat == other:
        raise SeatRefused("own_seat")
    if other in session.bots:
        raise SeatRefused("bot_seat")
    for guest in (session.holder(seat), session.holder(other)):
        if guest is not None and len(session.seats_held_by(guest)) > 1:
            raise SeatRefused("one_each")


def is_carried(session: TableSession, seat: str, choice: str, in_favour: set[str | None]) -> bool:
    """Whether all who have a vote want the same, and are enough for it."""
    electors = {session.holder(voter) for voter in session.voters} - {session.holder(seat)}
    enough = 2 if choice == OPEN else 1
    return electors <= in_favour and len(electors) >= enough
