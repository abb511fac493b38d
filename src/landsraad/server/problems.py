"""Problems: what a REST request is answered if it cannot be done; always the same form."""

from __future__ import annotations

import json
import logging
from typing import Final

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

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
    """

    code: str
    reason: str
    rule: str = ""
    field: str = ""


class TooLarge(LandsraadError):
    """A body beyond the limits."""


class BadOrigin(LandsraadError):
    """A browser sends this on behalf of another site."""


class NotOver(LandsraadError):
    """Only after the end of the game."""


KINDS: Final[tuple[tuple[type[LandsraadError], int, str], ...]] = (
    (Unknown, 401, "unknown"),
    (Forbidden, 403, "not_yours"),
    (BadOrigin, 403, "bad_origin"),
    (NotFound, 404, "not_found"),
    (SeatTaken, 409, "taken"),
    (NotBegun, 409, "not_now"),
    (NotOver, 409, "not_now"),
    (CannotUndo, 409, "not_now"),
    (WordRefused, 409, "not_now"),
    (TooLarge, 413, "too_large"),
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

HTTP: Final = {400: "malformed", 404: "not_found", 405: "no_such_method", 415: "malformed"}
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
            if isinstance(wrong, IllegalAction):
                return response(status, Problem(code, wrong.reason, wrong.rule, wrong.field))
            return response(status, Problem(code, str(wrong)))
    logger.error("an unforeseen refusal", exc_info=wrong)
    return fault()


def fault() -> Response:
    return response(500, Problem("fault", "Something went wrong here; nothing was changed."))


def add_to(app: FastAPI) -> None:
    """Let an app answer like this."""

    @app.exception_handler(LandsraadError)
    async def refused(_: Request, wrong: LandsraadError) -> Response:
        return of_error(wrong)

    @app.exception_handler(RequestValidationError)
    async def misfit(_: Request, wrong: RequestValidationError) -> Response:
        first = wrong.errors()[0]
        where = ".".join([str(part) for part in first["loc"][1:]])
        return response(422, Problem("malformed", f"{first['msg']}.", field=where[:200]))

    @app.exception_handler(HTTPException)
    async def unfound(_: Request, wrong: HTTPException) -> Response:
        code = HTTP.get(wrong.status_code, "malformed")
        return response(wrong.status_code, Problem(code, f"{wrong.detail}."))

    @app.exception_handler(RecursionError)
    async def too_deep(_: Request, __: RecursionError) -> Response:
        return response(400, Problem("malformed", MALFORMED))

    @app.exception_handler(Exception)
    async def failed(_: Request, __: Exception) -> Response:
        return fault()
