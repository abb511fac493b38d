"""Visitor: who asks, and whether they may. Every endpoint admits its visitor first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from starlette.requests import Request

from landsraad.protocol import TableInfo
from landsraad.server import access
from landsraad.server.access import Role
from landsraad.server.limits import Buckets, Limits, TooFast
from landsraad.server.security import address_of, guest_cookie, has_old_cookie, token_of
from landsraad.server.store import Guest, LinkTarget, NotFound
from landsraad.server.store.values import hash_of
from landsraad.server.tables.table_server import TableServer
from landsraad.server.tables.table_session import TableSession

LINK: Final = "landsraad-link"
"""A header. Not in the query: addresses end up in histories and in the logs of proxies."""


UNKNOWN: Final = "Say who you are first: the server knows no guest by this token."
WAIT: Final = "That was too fast: wait a moment."


class RateLimits:
    """How many requests of each kind this process still takes, by guest or address."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests)
        self.guests = Buckets(limits.guests)
        self.tables = Buckets(limits.tables)
        self.hints = Buckets(limits.hints)
        self.guesses = Buckets(limits.guesses)

    @contextmanager
    def guessing(self, address: str) -> Iterator[None]:
        """While the store is asked for a token or ticket that may be wrong.

        Many can be asked for at once, so each counts as wrong until it has proved to be right.
        """
        check_rate(self.guesses, address)
        try:
            yield
        except access.Unknown:
            raise
        except BaseException:
            self.guesses.give_back(address)
            raise
        self.guesses.give_back(address)


def check_rate(buckets: Buckets, key: str) -> None:
    """Count one request; `TooFast` if that is one too many."""
    if not buckets.take(key):
        raise TooFast(WAIT)


@dataclass(slots=True)
class Visitor:
    """Somebody who calls an endpoint.

    Attributes:
        endpoint: as the table of access rules has it.
        request: with which they do so.
        server: of the tables.
        rate_limits: of this process.
        address: they come from.
        maybe_guest: who it is; None if unknown.
        maybe_session: of the table that the endpoint is about; None if about none.
        linked: they have brought the link for spectators.
        headers: that the answer carries.
    """

    endpoint: str
    request: Request
    server: TableServer
    rate_limits: RateLimits
    address: str
    maybe_guest: Guest | None = None
    maybe_session: TableSession | None = None
    linked: bool = False
    headers: dict[str, str] = field(default_factory=dict)

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

    @property
    def table_info(self) -> TableInfo:
        """The table as they see it now, without its game."""
        return self.session.info_for(self.guest.id)

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

    async def introduce(self, token: str | None) -> None:
        """Find out who they are, where only guests may come in."""
        if token is None:
            check_rate(self.rate_limits.requests, self.address)
            raise access.Unknown(UNKNOWN)
        with self.rate_limits.guessing(self.address):
            check_rate(self.rate_limits.requests, hash_of(token))
            self.maybe_guest = await self.server.store.find_guest(token)
            if self.maybe_guest is None:
                raise access.Unknown(UNKNOWN)
        if has_old_cookie(self.request):
            self.headers["Set-Cookie"] = guest_cookie(self.request, token)

    def check_access(self, case: str = "", seat: str | None = None) -> None:
        """Refuse what the table of access rules does not allow them."""
        access.check(self.endpoint, self.roles(seat), case)

    async def use_link(self, token: str | None) -> None:
        """Note whether they have brought the spectators' link of this table."""
        if token is not None and self.maybe_session is not None:
            target = await self.server.store.find_link(token)
            self.linked = target == LinkTarget(self.maybe_session.row.id, None)


async def admit(request: Request, endpoint: str) -> Visitor:
    """Who asks; refused at once if they ask too fast or are not allowed to.

    What a request brings is read later, so nobody can make the server read who is not admitted.
    """
    state = request.app.state
    visitor = Visitor(endpoint, request, state.table_server, state.rate_limits, address_of(request))
    if any(Role.ANONYMOUS in roles for roles in access.rules_of(endpoint)):
        check_rate(visitor.rate_limits.requests, visitor.address)
    else:
        await visitor.introduce(token_of(request))
    if "table" in request.path_params:
        visitor.maybe_session = await visitor.server.sessions.get(request.path_params["table"])
        await visitor.server.sync.refresh(visitor.session)
        await visitor.use_link(request.headers.get(LINK))
    cases, seat = access.cases_of(endpoint), request.path_params.get("seat")
    if seat is not None and seat not in visitor.session.log.setup.seats:
        raise NotFound("There is no such seat at this table.")
    if cases == [""]:
        visitor.check_access(seat=seat)
    elif access.BEFORE in cases:
        begun = visitor.session.log.game is not None
        visitor.check_access(access.ONCE_BEGUN if begun else access.BEFORE, seat)
    return visitor
