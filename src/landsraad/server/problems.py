"""Problems: what a REST request is answered if it cannot be done; always the same form."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ExceptionHandler

from landsraad.kernel.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    CannotUndo,
    IllegalAction,
    LandsraadError,
    Refusal,
)
from landsraad.server import metrics
from landsraad.server.access import Forbidden, Unknown
from landsraad.server.limits import TooFast
from landsraad.server.store import ChatFull, NotFound, SeatTaken, Unavailable, Unfit
from landsraad.server.tables.hints import HintRefused
from landsraad.server.tables.seating import SeatRefused
from landsraad.server.tables.table_log import NotBegun
from landsraad.server.tables.words import WordRefused

logger = logging.getLogger(__name__)


class Problem(msgspec.Struct):
    """Why a request was not done; nothing has changed.

    Attributes:
        code: the kind of reason, one word for programs.
        reason: in one sentence.
        rule: id of the rule of the game that forbids it, or "".
        field: the part of the request that does not fit, or "".
        why: the id of the reason, for clients that have it in their own words, or "".
    """

    code: str
    reason: str
    rule: str = ""
    field: str = ""
    why: str = ""


class Misfit(LandsraadError):
    """A request that cannot be read. `field` is the part of it that does not fit, or ""."""

    def __init__(self, reason: str, field: str = "") -> None:
        # Both may quote what was sent.
        super().__init__(f"{reason.rstrip('.')[:200]}.")
        self.field = field[:200]


class TooLarge(LandsraadError):
    """A body beyond the limits."""


class TooSlow(LandsraadError):
    """A body that does not arrive."""


class BadOrigin(LandsraadError):
    """A browser sends this on behalf of another site."""


class NotOver(LandsraadError):
    """Only after the end of the game."""


KINDS: Final[tuple[tuple[type[LandsraadError], int, str], ...]] = (
    (Unknown, 401, "unknown"),
    (Forbidden, 403, "not_yours"),
    (BadOrigin, 403, "bad_origin"),
    (NotFound, 404, "not_found"),
    (TooSlow, 408, "too_slow"),
    (SeatTaken, 409, "taken"),
    (NotBegun, 409, "not_now"),
    (SeatRefused, 409, "not_now"),
    (HintRefused, 409, "not_now"),
    (NotOver, 409, "not_now"),
    (CannotUndo, 409, "not_now"),
    (WordRefused, 409, "not_now"),
    (TooLarge, 413, "too_large"),
    (Misfit, 422, "malformed"),
    (BadOptions, 422, "unfit"),
    (BadPosition, 422, "unfit"),
    (BadRecord, 422, "unfit"),
    (Unfit, 422, "unfit"),
    (ChatFull, 422, "unfit"),
    (Refusal, 422, "illegal"),
    (TooFast, 429, "too_fast"),
    (Unavailable, 503, "unavailable"),
)
"""Status and code of every refusal; of several that fit the first."""

HTTP: Final = {404: "not_found", 405: "no_such_method"}
MALFORMED: Final = "This cannot be read: it is not JSON, or nested too deep."


def response(status: int, problem: Problem) -> Response:
    """As JSON. What is no text in a reason (a lone surrogate, say) is escaped."""
    metrics.REFUSALS.add(problem.code)
    content = json.dumps(msgspec.to_builtins(problem)).encode()
    headers = {"Retry-After": "1"} if status in {429, 503} else None
    return Response(content, status, headers, "application/json")


def of_error(wrong: LandsraadError) -> Response:
    for kind, status, code in KINDS:
        if isinstance(wrong, kind):
            return response(status, problem_of(wrong, code))
    logger.error("an unforeseen refusal", exc_info=wrong)
    return fault()


def problem_of(wrong: LandsraadError, code: str) -> Problem:
    if isinstance(wrong, IllegalAction):
        return Problem(code, wrong.reason, wrong.rule, wrong.field)
    field = wrong.field if isinstance(wrong, Misfit) else ""
    why = wrong.why if isinstance(wrong, SeatRefused) else ""
    return Problem(code, str(wrong), field=field, why=why)


def fault() -> Response:
    return response(500, Problem("fault", "Something went wrong here; nothing was changed."))


# What an app answers when something is raised.


async def refused(_: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, LandsraadError)
    return of_error(wrong)


async def unfound(_: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    code = HTTP.get(wrong.status_code, "malformed")
    return response(wrong.status_code, Problem(code, f"{wrong.detail}."))


async def too_deep(_: Request, __: Exception) -> Response:
    return response(400, Problem("malformed", MALFORMED))


async def failed(_: Request, __: Exception) -> Response:
    return fault()


HANDLERS: Final[Mapping[type[Exception], ExceptionHandler]] = {
    LandsraadError: refused,
    HTTPException: unfound,
    RecursionError: too_deep,
    Exception: failed,
}
