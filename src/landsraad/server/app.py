"""App: the server, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from landsraad.server import pages, problems
from landsraad.server.rest import games, guests, links, operation, records, replay, socket, tables
from landsraad.server.rest.record_reader import RecordReader
from landsraad.server.rest.visitor import RateLimits
from landsraad.server.security import Guard
from landsraad.server.settings import Settings
from landsraad.server.store import open_store
from landsraad.server.tables.analyses import Analyses
from landsraad.server.tables.bot_pool import BotPool
from landsraad.server.tables.table_server import TableServer

ENDPOINTS: Final = tuple(
    endpoint
    for part in (operation, guests, games, tables, links, replay, records)
    for endpoint in part.endpoints.all
)
"""All of REST: each admits its visitor first."""


def create_app(settings: Settings) -> Starlette:
    """The server as an ASGI app; its lifespan opens the store."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            try:
                store = await stack.enter_async_context(open_store(settings.database))
            except Exception as wrong:
                app.state.failure = wrong
                raise
            bot_pool = await stack.enter_async_context(BotPool(settings.bot_workers))
            app.state.analyses = await stack.enter_async_context(
                Analyses(settings.analysis_playouts)
            )
            app.state.record_reader = await stack.enter_async_context(RecordReader())
            app.state.table_server = await stack.enter_async_context(
                TableServer(store, bot_pool, settings.limits)
            )
            yield
            if app.state.loading_games is not None:
                await app.state.loading_games

    app = Starlette(
        routes=[
            *[Route(each.path, each, methods=[each.method]) for each in ENDPOINTS],
            WebSocketRoute(socket.PATH, socket.socket),
            Route("/{path:path}", pages.page),
        ],
        middleware=[Middleware(Guard, settings=settings)],
        exception_handlers=problems.HANDLERS,
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.settings = settings
    app.state.failure = None
    app.state.loading_games = None
    app.state.rate_limits = RateLimits(settings.limits)
    app.state.endpoints = ENDPOINTS
    app.state.readiness = operation.Readiness()
    return app
