"""Door: who asks, and whether he may. Every endpoint has it in front."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Header, Path, Request
from starlette.requests import HTTPConnection

from landsraad.server import access
from landsraad.server.access import Role
from landsraad.server.hall import Hall
from landsraad.server.limits import Buckets, Limits, TooFast
from landsraad.server.room import Room
from landsraad.server.security import address_of, token_of
from landsraad.server.store import Guest, Link

TableId = Annotated[
    str,
    Path(
        description="The address of the table.",
        examples=["kP3v0oQYc1mZ7b2D"],
        max_length=80,
    ),
]
SeatName = Annotated[str, Path(description="A seat.", examples=["atreides"], max_length=80)]
LINK = "landsraad-link"
LinkToken = Annotated[
    str | None,
    # Not in the query: addresses end up in histories and in the logs of proxies.
    Header(
        alias=LINK,
        description="The token of the link for spectators, if that is your way in.",
    ),
]


class Gate:
    """The rate limits of this process."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests)
        self.guests = Buckets(limits.guests)
        self.tables = Buckets(limits.tables)


def take(buckets: Buckets, key: str) -> None:
    """Count one; `TooFast` if that is one too many."""
    if not buckets.take(key):
        raise TooFast("That was too fast: wait a moment.")


@dataclass(slots=True)
class Visitor:
    """Somebody in front of an endpoint.

    Attributes:
        what: the endpoint, as the table of access rules has it.
        guest: who it is; None if nobody knows.
        table: what it is about; None if about none.
        linked: he has brought the link for spectators.
    """

    what: str
    hall: Hall
    gate: Gate
    address: str
    guest: Guest | None = None
    table: Room | None = None
    linked: bool = False

    @property
    def who(self) -> Guest:
        """The guest, where the rules let nobody else in."""
        assert self.guest is not None
        return self.guest

    @property
    def room(self) -> Room:
        """The table, where the address names one."""
        assert self.table is not None
        return self.table

    def roles(self, seat: str | None = None) -> set[Role]:
        """What he is with regard to a seat."""
        if self.guest is None:
            return {Role.ANONYMOUS}
        roles = {Role.GUEST}
        if self.table is not None:
            held = self.table.held_by(self.guest.id)
            if held:
                roles.add(Role.SEAT if seat is None or seat in held else Role.OTHER_SEAT)
            if self.table.row.host == self.guest.id:
                roles.add(Role.HOST)
            if self.linked:
                roles.add(Role.SPECTATOR)
        return roles

    def check_known(self) -> None:
        if self.guest is None:
            raise access.Unknown("Say who you are first: the server knows no guest by this token.")

    def check(self, case: str = "", seat: str | None = None) -> None:
        """Refuse what the table of access rules does not allow him."""
        access.check(self.what, self.roles(seat), case)

    async def show_link(self, token: str | None) -> None:
        """He brings a link, if he does."""
        if token is not None and self.table is not None:
            link = await self.hall.store.find_link(token)
            self.linked = link == Link(self.table.row.id, None)


async def admit(request: Request) -> Visitor:
    """Who asks; refused at once if it is asked too fast, or if whoever asks is not allowed to."""
    visitor = await visitor_at(f"{request.method} {request.scope['route'].path}", request)
    take(visitor.gate.requests, visitor.address if visitor.guest is None else visitor.guest.id)
    cases = access.cases_of(visitor.what)
    if not any(Role.ANONYMOUS in roles for roles in access.rules_of(visitor.what)):
        visitor.check_known()
    if "table" in request.path_params:
        visitor.table = await visitor.hall.room(request.path_params["table"])
        await visitor.hall.look_again(visitor.table)
        await visitor.show_link(request.headers.get(LINK))
    if cases == [""]:
        visitor.check(seat=request.path_params.get("seat"))
    return visitor


async def visitor_at(what: str, connection: HTTPConnection) -> Visitor:
    hall: Hall = connection.app.state.hall
    visitor = Visitor(what, hall, connection.app.state.gate, address_of(connection))
    token = token_of(connection)
    if token is not None:
        visitor.guest = await hall.store.find_guest(token)
    return visitor


Admitted = Annotated[Visitor, Depends(admit)]
