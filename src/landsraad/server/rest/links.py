"""Links: how people are invited. One for each seat, one for spectators; each can be revoked."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from landsraad.server.protocol import TableInfo
from landsraad.server.rest.answers import Invitation, Token, answers, nothing, reply
from landsraad.server.rest.bodies import Shown
from landsraad.server.rest.door import Admitted, SeatName, TableId, Visitor
from landsraad.server.store import Link, NotFound

router = APIRouter(prefix="/api", tags=["links"])


@router.post("/tables/{table}/seats/{seat}/link", **answers(Token, "The new link."))
async def new_seat_link(visitor: Admitted, table: TableId, seat: SeatName) -> Response:
    """A new link to a seat; an older one does not lead there any more."""
    return reply(Token(await visitor.hall.new_link(visitor.room, seat)))


@router.delete("/tables/{table}/seats/{seat}/link", **answers(None, "It is revoked.", 204))
async def revoke_seat_link(visitor: Admitted, table: TableId, seat: SeatName) -> Response:
    """No link leads to the seat any more. Whoever holds it stays."""
    await visitor.hall.revoke_link(visitor.room, seat)
    return nothing()


@router.post("/tables/{table}/spectators/link", **answers(Token, "The new link."))
async def new_spectators_link(visitor: Admitted, table: TableId) -> Response:
    """A new link for spectators; those who came by an older one have to go."""
    return reply(Token(await visitor.hall.new_link(visitor.room, None)))


@router.delete("/tables/{table}/spectators/link", **answers(None, "It is revoked.", 204))
async def revoke_spectators_link(visitor: Admitted, table: TableId) -> Response:
    """No link for spectators any more; those who came by it have to go."""
    await visitor.hall.revoke_link(visitor.room, None)
    return nothing()


@router.post("/links/look", **answers(Invitation, "Where it leads."))
async def look(visitor: Admitted, body: Shown) -> Response:
    """Where a link leads, before one follows it."""
    link = await found(visitor, body.token)
    row = await visitor.hall.store.table(link.table)
    taken = any(seat.name == link.seat and seat.guest is not None for seat in row.seats)
    return reply(Invitation(row.id, row.name, str(row.setup["game"]), link.seat, taken))


@router.post("/links/join", **answers(TableInfo, "The table, and I at it."))
async def join(visitor: Admitted, body: Shown) -> Response:
    """Follow a link: sit down at its seat. A spectator's link just tells about the table."""
    link = await found(visitor, body.token)
    room = await visitor.hall.room(link.table)
    if link.seat is not None:
        await visitor.hall.sit(room, link.seat, visitor.who.id)
    return reply(room.info(visitor.who.id))


async def found(visitor: Visitor, token: str) -> Link:
    link = await visitor.hall.store.find_link(token)
    if link is None:
        raise NotFound("This link leads nowhere, or not any more.")
    return link
