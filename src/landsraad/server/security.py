"""Security: what stands between the network and the app.

Every answer carries strict headers. A request that changes something and comes from a browser must
come from a page of this site.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from landsraad.server import metrics, problems
from landsraad.server.limits import address_key
from landsraad.server.problems import BadOrigin
from landsraad.server.settings import Settings, host_name

logger = logging.getLogger(__name__)

COOKIE: Final = "landsraad_guest"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
"""Where TLS is: no other site can set a cookie with this prefix, even one of the same domain."""
COOKIE_AGE: Final = 365 * 24 * 3600
READING: Final = {"GET", "HEAD", "OPTIONS"}
FOR_PROBES: Final = {"/health", "/ready"}
"""Asked for by programs that know an address and no name."""

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
    return connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE)


def has_old_cookie(request: Request) -> bool:
    """Whether a guest came by TLS with a cookie from before there was one for it."""
    cookies = request.cookies
    return is_secure(request) and COOKIE in cookies and SECURE_COOKIE not in cookies


def is_secure(request: Request) -> bool:
    settings: Settings = request.app.state.settings
    return settings.https or request.url.scheme == "https"


def guest_cookie(request: Request, token: str) -> str:
    """The header by which a browser keeps the token where no script can read it."""
    name, secure = (SECURE_COOKIE, "; Secure") if is_secure(request) else (COOKIE, "")
    return f"{name}={token}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Strict{secure}"


def address_of(connection: HTTPConnection) -> str:
    """Whom to count it for, where it is not known who it is."""
    return "" if connection.client is None else address_key(connection.client.host)


# Where it comes from.


def check_host(headers: Headers, settings: Settings) -> None:
    """Refuse who comes by a name that is not ours.

    It may be the name of another site whose owner lets it lead here: their page would be taken for
    one of this site.

    Raises:
        BadOrigin: it is for another site.
    """
    allowed = settings.hosts
    if allowed and host_name(f"//{headers.get('host', '')}") not in allowed:
        raise BadOrigin("This server is not known by that name (see --origin).")


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
            if scope["path"] not in FOR_PROBES:
                check_host(headers, self.settings)
            if scope["method"] not in READING:
                check_origin(headers, self.settings)
        except BadOrigin as wrong:
            await problems.of_error(wrong)(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def log_request(scope: Scope, status: int, took: float) -> None:
    logger.info(
        "request",
        extra={
            "method": scope["method"],
            "path": getattr(scope.get("endpoint"), "path", "other"),
            "status": status,
            "milliseconds": round(1000 * took, 1),
        },
    )
