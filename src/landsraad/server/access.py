"""Access: who may do what, as one table.

The code asks this table and nothing else (`check`); `docs/access.md` is written from it, and a test
tries every line as everybody.

    anonymous   nobody that the server knows
    guest       somebody with a name who has nothing to do with the table
    seat        the holder of the seat that it is about; where it is about none, of any seat
    other seat  the holder of another seat of the same table
    spectator   a guest who brings the link for spectators
    host        the guest who made the table, holding no seat

Somebody can be several of these at once; one that is allowed is enough.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from enum import StrEnum
from typing import Final, NamedTuple

from landsraad.kernel.errors import LandsraadError


class Role(StrEnum):
    """What somebody is with regard to a table and a seat."""

    ANONYMOUS = "anonymous"
    GUEST = "guest"
    SEAT = "seat"
    OTHER_SEAT = "other seat"
    SPECTATOR = "spectator"
    HOST = "host"


class Forbidden(LandsraadError):
    """Not for this visitor."""


class Unknown(Forbidden):
    """Only for guests, and this visitor is none."""


class Access(NamedTuple):
    """What it is: an endpoint or a message, and of several cases which."""

    what: str
    case: str = ""


EVERYBODY: Final = frozenset(Role)
GUESTS: Final = EVERYBODY - {Role.ANONYMOUS}
AT_THE_TABLE: Final = GUESTS - {Role.GUEST}
SEAT: Final = frozenset({Role.SEAT})
HOST: Final = frozenset({Role.HOST})
SEAT_OR_HOST: Final = SEAT | HOST
OTHER_SEAT: Final = frozenset({Role.OTHER_SEAT})
ONLOOKERS: Final = frozenset({Role.SPECTATOR, Role.HOST})

OF_A_SEAT: Final = "a seat"
OF_SPECTATORS: Final = "spectators"
AFTER_THE_END: Final = "after the end"
BEFORE: Final = "before it begins"
ONCE_BEGUN: Final = "once it has begun"

TABLE: Final = "/api/tables/{table}"

RULES: Final[Mapping[Access, Set[Role]]] = {
    Access("GET /health"): EVERYBODY,
    Access("GET /ready"): EVERYBODY,
    Access("GET /api/openapi.json"): EVERYBODY,
    Access("GET /api/protocol.json"): EVERYBODY,
    Access("GET /api/games"): EVERYBODY,
    Access("POST /api/guests"): EVERYBODY,
    Access("GET /api/me"): GUESTS,
    Access("PATCH /api/me"): GUESTS,
    Access("GET /api/tables"): GUESTS,
    Access("POST /api/tables"): GUESTS,
    Access("POST /api/lessons"): GUESTS,
    Access("POST /api/records"): GUESTS,
    Access("POST /api/links/look"): EVERYBODY,
    Access("POST /api/links/join"): GUESTS,
    Access(f"GET {TABLE}"): AT_THE_TABLE,
    Access(f"POST {TABLE}/start"): HOST,
    Access(f"POST {TABLE}/archive"): HOST,
    Access(f"DELETE {TABLE}/archive"): HOST,
    Access(f"PUT {TABLE}/pace"): HOST,
    Access(f"DELETE {TABLE}/hints"): SEAT | OTHER_SEAT | HOST,
    Access(f"POST {TABLE}/spectators/link"): HOST,
    Access(f"DELETE {TABLE}/spectators/link"): HOST,
    Access(f"POST {TABLE}/seats/{{seat}}/link", BEFORE): HOST,
    Access(f"POST {TABLE}/seats/{{seat}}/link", ONCE_BEGUN): SEAT | OTHER_SEAT,
    Access(f"DELETE {TABLE}/seats/{{seat}}/link", BEFORE): HOST,
    Access(f"DELETE {TABLE}/seats/{{seat}}/link", ONCE_BEGUN): SEAT,
    Access(f"DELETE {TABLE}/seats/{{seat}}", BEFORE): SEAT_OR_HOST,
    Access(f"DELETE {TABLE}/seats/{{seat}}", ONCE_BEGUN): SEAT,
    Access(f"PUT {TABLE}/seats/{{seat}}/bot", BEFORE): SEAT_OR_HOST,
    Access(f"PUT {TABLE}/seats/{{seat}}/bot", ONCE_BEGUN): SEAT,
    Access(f"DELETE {TABLE}/seats/{{seat}}/bot", BEFORE): SEAT_OR_HOST,
    Access(f"DELETE {TABLE}/seats/{{seat}}/bot", ONCE_BEGUN): SEAT,
    Access(f"PUT {TABLE}/seats/{{seat}}/swap"): SEAT,
    Access(f"DELETE {TABLE}/seats/{{seat}}/swap"): SEAT,
    Access(f"PUT {TABLE}/seats/{{seat}}/vote"): OTHER_SEAT,
    Access(f"POST {TABLE}/seats/{{seat}}/hint"): SEAT,
    Access(f"PUT {TABLE}/seats/{{seat}}/commitment"): SEAT,
    Access(f"PUT {TABLE}/seats/{{seat}}/word"): SEAT,
    Access(f"POST {TABLE}/ticket", OF_A_SEAT): SEAT,
    Access(f"POST {TABLE}/ticket", OF_SPECTATORS): AT_THE_TABLE,
    Access(f"GET {TABLE}/replay", OF_A_SEAT): SEAT,
    Access(f"GET {TABLE}/replay", OF_SPECTATORS): AT_THE_TABLE,
    Access(f"GET {TABLE}/replay", AFTER_THE_END): AT_THE_TABLE,
    Access(f"GET {TABLE}/replay/{{sequence}}", OF_A_SEAT): SEAT,
    Access(f"GET {TABLE}/replay/{{sequence}}", OF_SPECTATORS): AT_THE_TABLE,
    Access(f"GET {TABLE}/replay/{{sequence}}", AFTER_THE_END): AT_THE_TABLE,
    Access(f"GET {TABLE}/record"): AT_THE_TABLE,
    Access(f"POST {TABLE}/analysis"): AT_THE_TABLE,
    Access("act"): SEAT,
    Access("undo"): SEAT,
    Access("propose"): SEAT,
    Access("consent"): SEAT,
    Access("say", OF_A_SEAT): SEAT,
    Access("say", OF_SPECTATORS): ONLOOKERS,
}
"""Endpoints by method and path, messages by type. What is not here is allowed to nobody."""


def cases_of(what: str) -> list[str]:
    """The cases that are told apart; one, "", if none are."""
    return [access.case for access in RULES if access.what == what]


def rules_of(what: str) -> list[Set[Role]]:
    """Who may, in each of its cases."""
    return [roles for access, roles in RULES.items() if access.what == what]


def check(what: str, roles: Set[Role], case: str = "") -> None:
    """Refuse who may not."""
    if RULES.get(Access(what, case), frozenset()) & roles:
        return
    raise Forbidden("This is not for you to do or see.")
