"""Links: how people are invited. One for each seat, one for spectators; each can be revoked."""

from __future__ import annotations

from landsraad.protocol import TableInfo
from landsraad.server.rest.answers import Invitation, Token
from landsraad.server.rest.bodies import PresentedLink
from landsraad.server.rest.endpoint import Endpoints
from landsraad.server.rest.visitor import Visitor
from landsraad.server.store import LinkTarget, NotFound

endpoints = Endpoints("links")


@endpoints.add("POST /api/tables/{table}/seats/{seat}/link", "The new link.")
async def new_seat_link(visitor: Visitor, seat: str) -> Token:
    """A new link to a seat; an older one does not lead there any more.

    Before the game begins the host invites. Once it has begun, the holder of a seat passes it on to
    whoever follows the link; if a vote has opened it, anybody who plays can make the link.
    """
    seating, session = visitor.server.seating, visitor.session
    if session.log.game is None:
        return Token(await seating.new_link(session, seat))
    return Token(await seating.offer_seat(session, seat, visitor.guest.id))


@endpoints.add("DELETE /api/tables/{table}/seats/{seat}/link", "It is revoked.", 204)
async def revoke_seat_link(visitor: Visitor, seat: str) -> None:
    """No link leads to the seat any more. Whoever holds it stays."""
    await visitor.server.seating.revoke_link(visitor.session, seat)


@endpoints.add("POST /api/tables/{table}/spectators/link", "The new link.")
async def new_spectators_link(visitor: Visitor) -> Token:
    """A new link for spectators; those who came by an older one have to go."""
    return Token(await visitor.server.seating.new_link(visitor.session, None))


@endpoints.add("DELETE /api/tables/{table}/spectators/link", "It is revoked.", 204)
async def revoke_spectators_link(visitor: Visitor) -> None:
    """No link for spectators any more; those who came by it have to go."""
    await visitor.server.seating.revoke_link(visitor.session, None)


@endpoints.add("POST /api/links/look", "Where it leads.")
async def look(visitor: Visitor, body: PresentedLink) -> Invitation:
    """Where a link leads, before one follows it."""
    target = await find_target(visitor, body.token)
    row = await visitor.server.store.table(target.table)
    taken = any(seat.name == target.seat and seat.guest is not None for seat in row.seats)
    imported = bool(row.setup.get("imported", False))
    return Invitation(row.id, row.name, str(row.setup["game"]), target.seat, taken, imported)


@endpoints.add("POST /api/links/join", "The table, and I at it.")
async def join(visitor: Visitor, body: PresentedLink) -> TableInfo:
    """Follow a link: sit down at its seat. A spectator's link just tells about the table."""
    target = await find_target(visitor, body.token)
    session = await visitor.server.sessions.get(target.table)
    if target.seat is not None:
        await visitor.server.seating.sit(session, target.seat, visitor.guest)
    return session.info_for(visitor.guest.id)


async def find_target(visitor: Visitor, token: str) -> LinkTarget:
    """Where a link leads."""
    target = await visitor.server.store.find_link(token)
    if target is None:
        raise NotFound("This link leads nowhere, or not any more.")
    return target
