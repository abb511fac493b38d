"""Visitor: who asks, and whether they may. Every endpoint admits its visitor first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Header, Path, Request
from starlette.requests import HTTPConnection

from landsraad.server import access
from landsraad.server.access import Role
from landsraad.server.limits import Buckets, Limits, TooFast
from landsraad.server.security import address_of, token_of
from landsraad.server.store import Guest, LinkTarget
from landsraad.server.tables.table_server import TableServer
from landsraad.server.tables.table_session import TableSession

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


class RateLimits:
    """How many requests of each kind this process still takes, by guest or address."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests)
        self.guests = Buckets(limits.guests)
        self.tables = Buckets(limits.tables)


def check_rate(buckets: Buckets, key: str) -> None:
    """Count one request; `TooFast` if that is one too many."""
    if not buckets.take(key):
        raise TooFast("That was too fast: wait a moment.")


@dataclass(slots=True)
class Visitor:
    """Somebody who calls an endpoint.

    Attributes:
        endpoint: as the table of access rules has it.
        server: of the tables.
        rate_limits: of this process.
        address: they come from.
        maybe_guest: who it is; None if unknown.
        maybe_session: of the table that the endpoint is about; None if about none.
        linked: they have brought the link for spectators.
    """

    endpoint: str
    server: TableServer
    rate_limits: RateLimits
    address: str
    maybe_guest: Guest | None = None
    maybe_session: TableSession | None = None
    linked: bool = False

    @property
    def guest(self) -> Guest:
        """The guest, where the access rules let nobody else in."""
        assert self.maybe_guest is not None
        return self.maybe_guest

    @property
    def session(self) -> TableSession:
        """The table, where the path names one."""
        assert self.maybe_session is not None
        return self.maybe_session

    def roles(self, seat: str | None = None) -> set[Role]:
        """What they are with regard to a seat."""
        if self.maybe_guest is None:
            return {Role.ANONYMOUS}
        roles = {Role.GUEST}
        if self.maybe_session is not None:
            held = self.maybe_session.seats_held_by(self.maybe_guest.id)
            if held:
                roles.add(Role.SEAT if seat is None or seat in held else Role.OTHER_SEAT)
            if self.maybe_session.row.host == self.maybe_guest.id:
                roles.add(Role.HOST)
            if self.linked:
                roles.add(Role.SPECTATOR)
        return roles

    def check_known(self) -> None:
        if self.maybe_guest is None:
            raise access.Unknown("Say who you are first: the server knows no guest by this token.")

    def check_access(self, case: str = "", seat: str | None = None) -> None:
        """Refuse what the table of access rules does not allow them."""
        access.check(self.endpoint, self.roles(seat), case)

    async def use_link(self, token: str | None) -> None:
        """Note whether they have brought the spectators' link of this table."""
        if token is not None and self.maybe_session is not None:
            target = await self.server.store.find_link(token)
            self.linked = target == LinkTarget(self.maybe_session.row.id, None)


async def admit(request: Request) -> Visitor:
    """Who asks; refused at once if they ask too fast or are not allowed to."""
    visitor = await visitor_of(request, f"{request.method} {request.scope['route'].path}")
    guest = visitor.maybe_guest
    check_rate(visitor.rate_limits.requests, visitor.address if guest is None else guest.id)
    cases = access.cases_of(visitor.endpoint)
    if not any(Role.ANONYMOUS in roles for roles in access.rules_of(visitor.endpoint)):
        visitor.check_known()
    if "table" in request.path_params:
        visitor.maybe_session = await visitor.server.sessions.get(request.path_params["table"])
        await visitor.server.sync.refresh(visitor.session)
        await visitor.use_link(request.headers.get(LINK))
    if cases == [""]:
        visitor.check_access(seat=request.path_params.get("seat"))
    return visitor


async def visitor_of(connection: HTTPConnection, endpoint: str) -> Visitor:
    state = connection.app.state
    server: TableServer = state.table_server
    visitor = Visitor(endpoint, server, state.rate_limits, address_of(connection))
    token = token_of(connection)
    if token is not None:
        visitor.maybe_guest = await server.store.find_guest(token)
    return visitor


Admitted = Annotated[Visitor, Depends(admit)]
