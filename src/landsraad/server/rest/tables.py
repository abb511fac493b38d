"""Tables: making them, seats, bots and words, the beginning, the archive, and tickets."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query
from fastapi.responses import Response
from msgspec.structs import asdict

from landsraad.protocol import TableInfo
from landsraad.server.access import OF_A_SEAT, OF_SPECTATORS
from landsraad.server.rest.answers import MyTable, Ticket, answers, reply
from landsraad.server.rest.bodies import (
    BotChoice,
    NewCommitment,
    NewTable,
    RevealedWord,
    StartOptions,
    TicketRequest,
)
from landsraad.server.rest.visitor import (
    Admitted,
    LinkToken,
    SeatName,
    TableId,
    Visitor,
    check_rate,
)
from landsraad.server.store.values import hash_of, now
from landsraad.server.tables.table_info import listed_table_info
from landsraad.server.tables.table_status import tables_of_guest
from landsraad.server.tables.words import Commitment

router = APIRouter(prefix="/api/tables", tags=["tables"])

TICKET_SECONDS: Final = 30
"""How long a ticket is good for."""


def table_reply(visitor: Visitor, status: int = 200) -> Response:
    """The table as it is now."""
    return reply(visitor.session.info_for(visitor.guest.id), status)


@router.get("", **answers(list[MyTable], "My tables, those where it is my turn first."))
async def mine(
    visitor: Admitted,
    archived: Annotated[bool, Query(description="Those put away instead of the others.")] = False,
) -> Response:
    """My tables: those I made and those where I hold a seat."""
    guest = visitor.guest.id
    rows = await tables_of_guest(visitor.server.store, guest, archived)
    infos = [(listed_table_info(row, guest), turn) for row, turn in rows]
    return reply([MyTable(**asdict(info), turn=turn) for info, turn in infos])


@router.post("", **answers(TableInfo, "The new table.", 201))
async def create(visitor: Admitted, body: NewTable) -> Response:
    """Make a table. Its seed is drawn here and sealed: nobody learns it before the end."""
    check_rate(visitor.rate_limits.tables, visitor.guest.id)
    visitor.maybe_session = await visitor.server.new_tables.create(
        visitor.guest,
        body.name,
        body.game,
        body.seats,
        body.options,
        body.players,
        body.limit,
        body.pace,
    )
    return table_reply(visitor, 201)


@router.get("/{table}", **answers(TableInfo, "The table."))
async def look(visitor: Admitted, table: TableId, link: LinkToken = None) -> Response:
    """A table without its game: who sits where, and how far it is."""
    return table_reply(visitor)


@router.post("/{table}/start", **answers(TableInfo, "The table, its game begun."))
async def start(visitor: Admitted, table: TableId, body: StartOptions | None = None) -> Response:
    """Begin the game. Seats that nobody holds need a bot: `fill` names one for all of them.

    The words that have been revealed by then go into its chance; nobody waits for the others.
    """
    await visitor.server.seating.begin(visitor.session, None if body is None else body.fill)
    return table_reply(visitor)


@router.post("/{table}/archive", **answers(TableInfo, "The table, put away."))
async def archive(visitor: Admitted, table: TableId) -> Response:
    """Put a table away: it stands in the list of archived tables, and can still be looked at."""
    await visitor.server.seating.archive(visitor.session, True)
    return table_reply(visitor)


@router.delete("/{table}/archive", **answers(TableInfo, "The table, back again."))
async def unarchive(visitor: Admitted, table: TableId) -> Response:
    """Bring a table back from the archive."""
    await visitor.server.seating.archive(visitor.session, False)
    return table_reply(visitor)


# Seats.


@router.delete("/{table}/seats/{seat}", **answers(TableInfo, "The table with a free seat."))
async def leave(visitor: Admitted, table: TableId, seat: SeatName) -> Response:
    """Leave a seat. The host can free the seat of somebody else, whose link is then revoked."""
    await visitor.server.seating.leave(visitor.session, seat, visitor.guest.id)
    return table_reply(visitor)


@router.put("/{table}/seats/{seat}/bot", **answers(TableInfo, "The table, a bot at the seat."))
async def hand_over(visitor: Admitted, table: TableId, seat: SeatName, body: BotChoice) -> Response:
    """Let a bot play a seat. Its holder still holds it, and can take it back."""
    await visitor.server.seating.hand_over(visitor.session, seat, body.bot)
    return table_reply(visitor)


@router.delete("/{table}/seats/{seat}/bot", **answers(TableInfo, "The table without that bot."))
async def take_back(visitor: Admitted, table: TableId, seat: SeatName) -> Response:
    """Let the holder of a seat play it again; if they were late, their time begins anew."""
    await visitor.server.seating.hand_over(visitor.session, seat, None)
    return table_reply(visitor)


# Words.


@router.put(
    "/{table}/seats/{seat}/commitment",
    **answers(TableInfo, "The table, with the commitment."),
)
async def commit(
    visitor: Admitted, table: TableId, seat: SeatName, body: NewCommitment
) -> Response:
    """Commit to a word that goes into the chance of the game, before it begins.

    It can be replaced until somebody has revealed a word. If somebody sits down after that,
    commitments and words are void, and everybody commits anew.
    """
    made = Commitment(body.commitment, visitor.guest.id)
    await visitor.server.seating.commit_to_word(visitor.session, seat, made)
    return table_reply(visitor)


@router.put("/{table}/seats/{seat}/word", **answers(TableInfo, "The table, with the word."))
async def reveal(visitor: Admitted, table: TableId, seat: SeatName, body: RevealedWord) -> Response:
    """Reveal one's word, once every seat that a person plays has a commitment."""
    await visitor.server.seating.reveal_word(visitor.session, seat, body.word)
    return table_reply(visitor)


# The way in.


@router.post("/{table}/ticket", **answers(Ticket, "The ticket."))
async def ticket(visitor: Admitted, table: TableId, body: TicketRequest | None = None) -> Response:
    """A ticket for the socket of this table: `/api/tables/{table}/socket?ticket=TICKET`.

    A socket looks through the eyes of one or several seats that its holder has, or through the
    spectators'. What travels over it is described by `/api/protocol.json`.
    """
    wanted = body or TicketRequest(seats=None, link=None)
    await visitor.use_link(wanted.link)
    seats = wanted.seats
    if seats is None:
        seats = list(visitor.session.seats_held_by(visitor.guest.id))
    for seat in seats:
        visitor.check_access(OF_A_SEAT, seat)
    if not seats:
        visitor.check_access(OF_SPECTATORS)
    token = await visitor.server.store.new_ticket(
        {
            "table": visitor.session.row.id,
            "guest": visitor.guest.id,
            "name": visitor.guest.name,
            "eyes": list(dict.fromkeys(seats)) or [None],
            "link": hash_of(wanted.link) if wanted.link is not None and visitor.linked else None,
        },
        now() + 1000 * TICKET_SECONDS,
    )
    return reply(Ticket(token, TICKET_SECONDS))
