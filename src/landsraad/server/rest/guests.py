"""Guests: people with a name. No password: who has the token is the guest."""

from __future__ import annotations

from landsraad.server.rest.answers import Me, NewGuest
from landsraad.server.rest.bodies import NewName
from landsraad.server.rest.endpoint import Endpoints
from landsraad.server.rest.visitor import Visitor, check_rate
from landsraad.server.security import guest_cookie

endpoints = Endpoints("guests")


@endpoints.add("POST /api/guests", "The new guest, with the token.", 201)
async def arrive(visitor: Visitor, body: NewName) -> NewGuest:
    """Come as a guest, with a name that others see.

    A browser is given a cookie; a program sends the token as `Authorization: Bearer TOKEN`.
    """
    check_rate(visitor.rate_limits.guests, visitor.address)
    guest, token = await visitor.server.store.add_guest(body.name)
    visitor.headers["Set-Cookie"] = guest_cookie(visitor.request, token)
    return NewGuest(guest.id, guest.name, token)


@endpoints.add("GET /api/me", "The guest.")
async def me(visitor: Visitor) -> Me:
    """Who I am."""
    return Me(visitor.guest.id, visitor.guest.name)


@endpoints.add("PATCH /api/me", "The guest under the new name.")
async def rename(visitor: Visitor, body: NewName) -> Me:
    """Take another name; everybody at my tables sees it."""
    await visitor.server.store.rename_guest(visitor.guest.id, body.name)
    return Me(visitor.guest.id, body.name)
