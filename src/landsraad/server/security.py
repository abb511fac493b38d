"""Security: what stands between the network and the app.

Every answer carries strict headers. A request that changes something and comes from a browser must
come from a page of this site. Bodies are bounded, in size and in time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

from fastapi import Request
from fastapi.responses import Response
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from landsraad.server import metrics, problems
from landsraad.server.limits import LARGEST_BODY, LARGEST_RECORD
from landsraad.server.problems import BadOrigin, TooLarge
from landsraad.server.settings import Settings

logger = logging.getLogger(__name__)

COOKIE: Final = "landsraad_guest"
COOKIE_AGE: Final = 365 * 24 * 3600
SLOWEST_BODY: Final = 30.0
"""Seconds in which a body has to arrive."""
READING: Final = {"GET", "HEAD", "OPTIONS"}

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
HTTPS_ONLY: Final = "max-age=31536000"


# Who it is.


def token_of(connection: HTTPConnection) -> str | None:
    """The token by which a visitor proves to be a guest."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip() or None
    return connection.cookies.get(COOKIE)


def set_guest_cookie(request: Request, response: Response, token: str, settings: Settings) -> None:
    """Let a browser keep the token where no script can read it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_AGE,
        path="/",
        httponly=True,
        samesite="strict",
        secure=settings.https or request.url.scheme == "https",
    )


def address_of(connection: HTTPConnection) -> str:
    return "" if connection.client is None else connection.client.host


# Where it comes from.


def check_origin(headers: Headers, settings: Settings) -> None:
    """Refuse what a page of another site sends. Programs send no origin, nor do they use cookies.

    Raises:
        BadOrigin: it does not come from a page of this site.
    """
    origin = headers.get("origin")
    if origin is None:
        if "cookie" in headers and "authorization" not in headers:
            raise BadOrigin("A request with a cookie has to say which page it comes from.")
    elif not is_own(origin, headers.get("host", ""), settings.origins):
        raise BadOrigin("This comes from a page of another site.")


def is_own(origin: str, host: str, origins: tuple[str, ...]) -> bool:
    if origins:
        return origin in origins
    try:
        return urlsplit(origin).netloc.lower() == host.lower() != ""
    except ValueError:
        return False


# Around the app.


class Guard:
    """What every request goes through before it reaches the app, and its answer after it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.headers = dict(HEADERS)
        if settings.https:
            self.headers["Strict-Transport-Security"] = HTTPS_ONLY

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        status = 500

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self._guarded(scope, receive, send_on)
        finally:
            took = perf_counter() - began
            metrics.REQUESTS.add(str(status))
            metrics.REQUEST_TIMES.add(took)
            log_request(scope, status, took)

    async def _guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        try:
            if scope["method"] not in READING:
                check_origin(headers, self.settings)
            body = await read_body(scope, headers, receive)
        except (BadOrigin, TooLarge) as wrong:
            await problems.of_error(wrong)(scope, receive, send)
        except TimeoutError:
            slow = problems.Problem("too_slow", "The request did not arrive in time.")
            await problems.response(408, slow)(scope, receive, send)
        else:
            await self.app(scope, receive_again(body, receive), send)


async def read_body(scope: Scope, headers: Headers, receive: Receive) -> bytes:
    """All of a body, before anybody looks at it."""
    most = LARGEST_RECORD if scope["path"] == "/api/records" else LARGEST_BODY
    announced = headers.get("content-length", "0")
    size = int(announced[:20]) if announced.isdecimal() else 0
    body = bytearray()
    async with asyncio.timeout(SLOWEST_BODY):
        more = size <= most
        while more:
            message = await receive()
            body += message.get("body", b"")
            more = message.get("more_body", False) and len(body) <= most
    if max(size, len(body)) > most:
        raise TooLarge(f"A request like this has at most {most} bytes.")
    return bytes(body)


def receive_again(body: bytes, receive: Receive) -> Receive:
    """A body that has been read, for the app to read again."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def log_request(scope: Scope, status: int, took: float) -> None:
    route = scope.get("route")
    logger.info(
        "request",
        extra={
            "method": scope["method"],
            "path": getattr(route, "path", "other"),
            "status": status,
            "milliseconds": round(1000 * took, 1),
        },
    )
