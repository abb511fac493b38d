"""Links: how people are invited. One for each seat, one for spectators; each can be revoked."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from landsraad.protocol import TableInfo
from landsraad.server.rest.answers import Invitation, Token, answers, nothing, reply
from landsraad.server.rest.bodies import PresentedLink
from landsraad.server.rest.visitor import Admitted, SeatName, TableId, Visitor
from landsraad.server.store import LinkTarget, NotFound

router = APIRouter(prefix="/api", tags=["links"])


@router.post("/tables/{table}/seats/{seat}/link", **answers(Token, "The new link."))
async def new_seat_link(visitor: Admitted, table: TableId, seat: SeatName) -> Response:
    """A new link to a seat; an older one does not lead there any more."""
    return reply(Token(await visitor.server.seating.new_link(visitor.session, seat)))


@router.delete("/tables/{table}/seats/{seat}/link", **answers(None, "It is revoked.", 204))
async def revoke_seat_link(visitor: Admitted, table: TableId, seat: SeatName) -> Response:
    """No link leads to the seat any more. Whoever holds it stays."""
    await visitor.server.seating.revoke_link(visitor.session, seat)
    return nothing()


@router.post("/tables/{table}/spectators/link", **answers(Token, "The new link."))
async def new_spectators_link(visitor: Admitted, table: TableId) -> Response:
    """A new link for spectators; those who came by an older one have to go."""
    return reply(Token(await visitor.server.seating.new_link(visitor.session, None)))


@router.delete("/tables/{table}/spectators/link", **answers(None, "It is revoked.", 204))
async def revoke_spectators_link(visitor: Admitted, table: TableId) -> Response:
    """No link for spectators any more; those who came by it have to go."""
    await visitor.server.seating.revoke_link(visitor.session, None)
    return nothing()


@router.post("/links/look", **answers(Invitation, "Where it leads."))
async def look(visitor: Admitted, body: PresentedLink) -> Response:
    """Where a link leads, before one follows it."""
    target = await find_target(visitor, body.token)
    row = await visitor.server.store.table(target.table)
    taken = any(seat.name == target.seat and seat.guest is not None for seat in row.seats)
    return reply(Invitation(row.id, row.name, str(row.setup["game"]), target.seat, taken))


@router.post("/links/join", **answers(TableInfo, "The table, and I at it."))
async def join(visitor: Admitted, body: PresentedLink) -> Response:
    """Follow a link: sit down at its seat. A spectator's link just tells about the table."""
    target = await find_target(visitor, body.token)
    session = await visitor.server.sessions.get(target.table)
    if target.seat is not None:
        await visitor.server.seating.sit(session, target.seat, visitor.guest.id)
    return reply(session.info_for(visitor.guest.id))


async def find_target(visitor: Visitor, token: str) -> LinkTarget:
    """Where a link leads."""
    target = await visitor.server.store.find_link(token)
    if target is None:
        raise NotFound("This link leads nowhere, or not any more.")
    return target
