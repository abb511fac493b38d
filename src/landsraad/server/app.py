"""App: the server, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version
from typing import Any

from fastapi import APIRouter, Depends, FastAPI, Request
from fastapi.responses import PlainTextResponse, Response

from landsraad import protocol
from landsraad.server import metrics, pages, problems
from landsraad.server.rest import games, guests, links, records, replay, socket, tables
from landsraad.server.rest.answers import Health, answers, reply
from landsraad.server.rest.openapi import document_of
from landsraad.server.rest.visitor import Admitted, RateLimits, admit
from landsraad.server.security import Guard
from landsraad.server.settings import Settings
from landsraad.server.store import open_store
from landsraad.server.tables.bot_pool import BotPool
from landsraad.server.tables.table_server import TableServer

DESCRIPTION = """
Tables for the Dune board games. REST is what happens around a game; the game itself is played over
the socket of its table, whose frames `/api/protocol.json` describes.

A program plays like this: `POST /api/guests` (a name, gives a token), `POST /api/tables` or
`POST /api/links/join`, `POST /api/tables/{table}/start`, `POST /api/tables/{table}/ticket`, then
open `/api/tables/{table}/socket?ticket=TICKET`. Before the start it can put a word into the chance
of the game: `PUT /api/tables/{table}/seats/{seat}/commitment`, and `…/word` once all have done so.

Every refusal has the same form, `Problem`, and has changed nothing.
"""

router = APIRouter(tags=["operation"])


@router.get("/health", **answers(Health, "All is well."))
async def health(visitor: Admitted) -> Response:
    """Whether the server is up and its store answers; 503 if it does not."""
    await visitor.server.store.find_guest("")
    return reply(Health(True))


@router.get("/metrics", response_class=PlainTextResponse)
async def measured(visitor: Admitted) -> Response:
    """What this process has done, in the text form of Prometheus."""
    text = metrics.page(len(visitor.server.sessions), len(visitor.server.listeners))
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


@router.get("/api/openapi.json", include_in_schema=False)
async def document(request: Request) -> Response:
    """The OpenAPI document."""
    return reply(document_of(request.app))


@router.get("/api/protocol.json", **answers(dict[str, Any], "The schema."))
async def frames(_: Admitted) -> Response:
    """JSON Schema of what travels over the socket of a table, in both directions."""
    return reply(protocol.schema())


ROUTERS = (
    router,
    guests.router,
    games.router,
    tables.router,
    links.router,
    replay.router,
    records.router,
)
"""Endpoints that `admit` a visitor first."""


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI app; its lifespan opens the store."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            try:
                store = await stack.enter_async_context(open_store(settings.database))
            except Exception as wrong:
                app.state.failure = wrong
                raise
            bot_pool = await stack.enter_async_context(BotPool(settings.bot_workers))
            app.state.table_server = await stack.enter_async_context(
                TableServer(store, bot_pool, settings.limits)
            )
            loading = asyncio.create_task(asyncio.to_thread(games.playable))
            yield
            await loading

    app = FastAPI(
        title="Landsraad",
        version=version("landsraad"),
        description=DESCRIPTION,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.failure = None
    app.state.rate_limits = RateLimits(settings.limits)
    problems.add_to(app)
    for part in ROUTERS:
        app.include_router(part, dependencies=[Depends(admit)])
    app.include_router(socket.router)
    app.include_router(pages.router)
    app.add_middleware(Guard, settings=settings)
    return app
