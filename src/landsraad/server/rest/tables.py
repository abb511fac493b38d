"""Tables: making them, seating people and bots, beginning, putting away, and tickets to look on."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query
from fastapi.responses import Response
from msgspec.structs import asdict

from landsraad.server.access import OF_A_SEAT, OF_SPECTATORS
from landsraad.server.lobby import info_of
from landsraad.server.protocol import TableInfo
from landsraad.server.rest.answers import MyTable, Ticket, answers, reply
from landsraad.server.rest.bodies import Committed, NewTable, Revealed, Start, Substitute, Wish
from landsraad.server.rest.door import Admitted, LinkToken, SeatName, TableId, Visitor, take
from landsraad.server.store.values import hash_of, now
from landsraad.server.words import Commitment

router = APIRouter(prefix="/api/tables", tags=["tables"])

TICKET_SECONDS: Final = 30
"""How long a ticket is good for."""


def told(visitor: Visitor, status: int = 200) -> Response:
    """The table as it is now."""
    return reply(visitor.room.info(visitor.who.id), status)


@router.get("", **answers(list[MyTable], "My tables, those where it is my turn first."))
async def mine(
    visitor: Admitted,
    archived: Annotated[bool, Query(description="Those put away instead of the others.")] = False,
) -> Response:
    """My tables: those I made and those where I hold a seat."""
    rows = await visitor.hall.lobby(visitor.who.id, archived)
    return reply([MyTable(**asdict(info_of(row, visitor.who.id)), turn=turn) for row, turn in rows])


@router.post("", **answers(TableInfo, "The new table.", 201))
async def create(visitor: Admitted, body: NewTable) -> Response:
    """Make a table. Its seed is drawn here and sealed: nobody learns it before the end."""
    take(visitor.gate.tables, visitor.who.id)
    visitor.table = await visitor.hall.create(
        visitor.who,
        body.name,
        body.game,
        body.seats,
        body.options,
        body.players,
        body.limit,
        body.pace,
    )
    return told(visitor, 201)


@router.get("/{table}", **answers(TableInfo, "The table."))
async def look(visitor: Admitted, table: TableId, link: LinkToken = None) -> Response:
    """A table without its game: who sits where, and how far it is."""
    return told(visitor)


@router.post("/{table}/start", **answers(TableInfo, "The table, its game begun."))
async def start(visitor: Admitted, table: TableId, body: Start | None = None) -> Response:
    """Begin the game. Seats that nobody holds need a bot: `fill` names one for all of them.

    The words that have been revealed by then go into its chance; nobody waits for the others.
    """
    await visitor.hall.begin(visitor.room, None if body is None else body.fill)
    return told(visitor)


@router.post("/{table}/archive", **answers(TableInfo, "The table, put away."))
async def archive(visitor: Admitted, table: TableId) -> Response:
    """Put a table away: it stands in the list of archived tables, and can still be looked at."""
    await visitor.hall.archive(visitor.room, True)
    return told(visitor)


@router.delete("/{table}/archive", **answers(TableInfo, "The table, back again."))
async def unarchive(visitor: Admitted, table: TableId) -> Response:
    """Bring a table back from the archive."""
    await visitor.hall.archive(visitor.room, False)
    return told(visitor)


# Seats.


@router.delete("/{table}/seats/{seat}", **answers(TableInfo, "The table with a free seat."))
async def leave(visitor: Admitted, table: TableId, seat: SeatName) -> Response:
    """Leave a seat. The host can so free the seat of somebody else, whose link then dies too."""
    await visitor.hall.leave(visitor.room, seat, visitor.who.id)
    return told(visitor)


@router.put("/{table}/seats/{seat}/bot", **answers(TableInfo, "The table, a bot at the seat."))
async def hand_over(
    visitor: Admitted, table: TableId, seat: SeatName, body: Substitute
) -> Response:
    """Let a bot play a seat. Who holds it still does, and can take it back."""
    await visitor.hall.hand_over(visitor.room, seat, body.bot)
    return told(visitor)


@router.delete("/{table}/seats/{seat}/bot", **answers(TableInfo, "The table without that bot."))
async def take_back(visitor: Admitted, table: TableId, seat: SeatName) -> Response:
    """Let the holder of a seat play it again; if he was late, his time begins anew."""
    await visitor.hall.hand_over(visitor.room, seat, None)
    return told(visitor)


# Words.


@router.put(
    "/{table}/seats/{seat}/commitment",
    **answers(TableInfo, "The table, with the commitment."),
)
async def commit(visitor: Admitted, table: TableId, seat: SeatName, body: Committed) -> Response:
    """Commit to a word that goes into the chance of the game, before it begins.

    It can be replaced until somebody has revealed a word. If somebody sits down after that,
    commitments and words are void, and everybody commits anew.
    """
    made = Commitment(body.commitment, visitor.who.id)
    await visitor.hall.commit_to_word(visitor.room, seat, made)
    return told(visitor)


@router.put("/{table}/seats/{seat}/word", **answers(TableInfo, "The table, with the word."))
async def reveal(visitor: Admitted, table: TableId, seat: SeatName, body: Revealed) -> Response:
    """Reveal one's word, once every seat that a person plays has a commitment."""
    await visitor.hall.reveal_word(visitor.room, seat, body.word)
    return told(visitor)


# The way in.


@router.post("/{table}/ticket", **answers(Ticket, "The ticket."))
async def ticket(visitor: Admitted, table: TableId, body: Wish | None = None) -> Response:
    """A ticket for the socket of this table: `/api/tables/{table}/socket?ticket=TICKET`.

    A socket looks through the eyes of one or several seats that its holder has, or through the
    spectators'. What travels over it is described by `/api/protocol.json`.
    """
    wish = body or Wish(seats=None, link=None)
    await visitor.show_link(wish.link)
    seats = visitor.room.held_by(visitor.who.id) if wish.seats is None else wish.seats
    for seat in seats:
        visitor.check(OF_A_SEAT, seat)
    if not seats:
        visitor.check(OF_SPECTATORS)
    token = await visitor.hall.store.new_ticket(
        {
            "table": visitor.room.row.id,
            "guest": visitor.who.id,
            "name": visitor.who.name,
            "eyes": list(dict.fromkeys(seats)) or [None],
            "link": hash_of(wish.link) if wish.link is not None and visitor.linked else None,
        },
        now() + 1000 * TICKET_SECONDS,
    )
    return reply(Ticket(token, TICKET_SECONDS))
