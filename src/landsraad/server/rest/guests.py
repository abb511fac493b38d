"""Guests: people with a name. No password: who has the token is the guest."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from landsraad.server.rest.answers import Me, NewGuest, answers, reply
from landsraad.server.rest.bodies import NewName
from landsraad.server.rest.visitor import Admitted, check_rate
from landsraad.server.security import set_guest_cookie

router = APIRouter(prefix="/api", tags=["guests"])


@router.post("/guests", **answers(NewGuest, "The new guest, with the token.", 201))
async def arrive(request: Request, visitor: Admitted, body: NewName) -> Response:
    """Come as a guest, with a name that others see.

    A browser is given a cookie; a program sends the token as `Authorization: Bearer TOKEN`.
    """
    check_rate(visitor.rate_limits.guests, visitor.address)
    guest, token = await visitor.server.store.add_guest(body.name)
    response = reply(NewGuest(guest.id, guest.name, token), 201)
    set_guest_cookie(request, response, token, request.app.state.settings)
    return response


@router.get("/me", **answers(Me, "The guest."))
async def me(visitor: Admitted) -> Response:
    """Who I am."""
    return reply(Me(visitor.guest.id, visitor.guest.name))


@router.patch("/me", **answers(Me, "The guest under the new name."))
async def rename(visitor: Admitted, body: NewName) -> Response:
    """Take another name; everybody at my tables sees it."""
    await visitor.server.store.rename_guest(visitor.guest.id, body.name)
    return reply(Me(visitor.guest.id, body.name))
