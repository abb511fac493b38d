"""NewTables: making tables, from a choice of options or from a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from landsraad import bots
from landsraad.bots import partner
from landsraad.kernel.chance import Chance
from landsraad.kernel.errors import BadOptions, BadRecord, LandsraadError
from landsraad.kernel.game import Game
from landsraad.kernel.record import Record, frozen_options
from landsraad.kernel.registry import game_class
from landsraad.kernel.setup import new_salt, new_seed
from landsraad.kernel.values import Json
from landsraad.lessons import lesson
from landsraad.server.store import Changes, Guest, LogEntry, Store
from landsraad.server.store.values import now
from landsraad.server.tables.response_windows import SECONDS
from landsraad.server.tables.seat_changes import BOT
from landsraad.server.tables.session_cache import SessionCache
from landsraad.server.tables.table_log import ACTION, BEGIN, HINT
from landsraad.server.tables.table_session import TableSession


class TableSettings(NamedTuple):
    """What a table is made with beside its game; stored under these names.

    Attributes:
        limit: seconds for a decision; None for no limit.
        pace: how long bots seem to think.
        window: seconds that a response window is open; None if there are none.
        hotseat: somebody may hold several seats.
        imported: its game was begun elsewhere.
        lesson: that is given at it; None if none is.
        hints: people may ask what a mentat would do; None if only somebody who plays alone may.
    """

    limit: int | None = None
    pace: str = "human"
    window: int | None = SECONDS
    hotseat: bool = False
    imported: bool = False
    lesson: str | None = None
    hints: bool | None = False


class NewTables:
    """Stores new tables and loads them."""

    def __init__(self, store: Store, sessions: SessionCache) -> None:
        self._store = store
        self._sessions = sessions

    async def create(
        self,
        host: Guest,
        name: str,
        game: str,
        seats: Sequence[str] | None,
        options: Mapping[str, Any],
        players: Mapping[str, str] | Sequence[str],
        settings: TableSettings,
    ) -> TableSession:
        """A new table. `players` says for each seat: me, open, or bot:NAME.

        Without the seats, in the order in which they sit, they are dealt some of `seats` at random.
        """
        kind = game_class(game)
        chosen: Mapping[str, object] = kind.at_tables(frozen_options(options))
        if not isinstance(players, Mapping):
            seats, chosen, players = deal(kind, players, seats, chosen)
        setup = kind.read_setup(seats, chosen, None, new_salt())
        check_players(players, setup.seats, game)
        bots = {seat: who[len(BOT) :] for seat, who in players.items() if who.startswith(BOT)}
        mine = [seat for seat, who in players.items() if who == "me"]
        alone = len(mine) == 1 and len(mine) + len(bots) == len(setup.seats)
        settings = settings._replace(
            hotseat=settings.hotseat or len(mine) > 1,
            hints=alone if settings.hints is None else settings.hints,
        )
        row = await self._store.create_table(
            name,
            {**setup.to_json(), **settings._asdict()},
            host=host.id,
            changes=Changes(bots=bots, guests=dict.fromkeys(mine, host.id)),
        )
        return await self._sessions.get(row.id)

    async def create_lesson(self, host: Guest, name: str, which: str, pace: str) -> TableSession:
        """A new table for a lesson; its host learns, partners have the other seats.

        Everybody who takes the lesson gets the same cards and dice, so there is nothing to seal.
        """
        guided = lesson(which)
        setup = guided.setup()
        settings = TableSettings(pace=pace, window=None, lesson=which)
        others = [seat for seat in setup.seats if seat != guided.seat]
        row = await self._store.create_table(
            name,
            {**setup.to_json(), **settings._asdict()},
            host=host.id,
            changes=Changes(
                bots=dict.fromkeys(others, partner.PREFIX + which), guests={guided.seat: host.id}
            ),
        )
        return await self._sessions.get(row.id)

    async def import_record(
        self, host: Guest, name: str, record: Record, status: Json
    ) -> TableSession:
        """A new table from a record that is `verified`; its host holds all seats.

        Everybody sees that it was brought here: whoever did knows its seed, or made up its past.
        """
        setup = record.setup
        row = await self._store.create_table(
            name,
            {**setup.to_json(), **TableSettings(hotseat=True, imported=True)._asdict()},
            host=host.id,
            changes=Changes(status=status, guests=dict.fromkeys(setup.seats, host.id)),
            entries=entries_of(record),
        )
        return await self._sessions.get(row.id)


def deal(
    kind: type[Game],
    players: Sequence[str],
    seats: Sequence[str] | None,
    options: Mapping[str, object],
) -> tuple[tuple[str, ...], Mapping[str, object], dict[str, str]]:
    """The seats dealt to these players, the options of their game, and who plays which seat."""
    places = [str(place) for place in range(len(players))]
    chance = Chance.seeded(new_seed())  # not the seed of the game, whose cards it would betray
    dealt, options = kind.deal_lineup(places, seats, options, chance)
    by_seat = {
        seat: who for who, place in zip(players, places, strict=True) for seat in dealt[place]
    }
    return tuple(by_seat), options, by_seat


def check_players(players: Mapping[str, str], seats: Sequence[str], game: str) -> None:
    for seat, who in players.items():
        if seat not in seats:
            raise BadOptions(f"there is no seat {seat} at this table")
        if who.startswith("bot:"):
            bots.make(who.removeprefix("bot:"), game)


def verified(record: Record) -> Game:
    """The game that a record leads to; `BadRecord` if it does not lead there."""
    try:
        return record.verify()
    except LandsraadError:
        raise
    except Exception as wrong:  # what comes from outside has been through the code of a game
        raise BadRecord(f"it cannot be played ({type(wrong).__name__})") from None


def entries_of(record: Record) -> list[LogEntry]:
    """The log of a table at which this game was played."""
    begin, *later = record.outcomes
    entries = [LogEntry(BEGIN, outcomes=begin, time=now())]
    for text, drawn in zip(record.actions, later, strict=True):
        seat = text.partition(" ")[0]
        entries.append(LogEntry(ACTION, text, seat, drawn, now()))
    return entries + [LogEntry(HINT, str(n), seat, (), now()) for seat, n in record.hints.items()]
