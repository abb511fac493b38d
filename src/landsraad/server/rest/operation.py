"""Operation: whether the server is well, and what it understands."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any, Final

from landsraad import protocol
from landsraad.server.rest.answers import Health
from landsraad.server.rest.endpoint import Endpoints
from landsraad.server.rest.openapi import document_of
from landsraad.server.rest.visitor import Visitor
from landsraad.server.store import Store
from landsraad.server.store.values import now

endpoints = Endpoints("operation")

FRESH: Final = 1.0
"""Seconds for which a write proves that the store takes more."""


@endpoints.add("GET /health", "It is.")
async def health(visitor: Visitor) -> Health:
    """Whether the server is alive. If it is not, start it again."""
    return Health(True)


@endpoints.add("GET /ready", "It can.")
async def ready(visitor: Visitor) -> Health:
    """Whether the server can store what is done: it has just tried; 503 if it cannot."""
    await visitor.request.app.state.readiness.check(visitor.server.store)
    return Health(True)


class Readiness:
    """Writes to the store, but not more often than it needs to however many ask."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._written = -FRESH

    async def check(self, store: Store) -> None:
        """Raises what the store does if it cannot be written to."""
        async with self._turn:
            if monotonic() - self._written >= FRESH:
                await store.take_ticket(await store.new_ticket({}, now()))
                self._written = monotonic()


@endpoints.add("GET /api/openapi.json", "The document.")
async def openapi(visitor: Visitor) -> dict[str, Any]:
    """This document: the endpoints, what they take and what they answer."""
    return document_of(visitor.request.app.state.endpoints)


@endpoints.add("GET /api/protocol.json", "The schema.")
async def frames(visitor: Visitor) -> dict[str, Any]:
    """JSON Schema of what travels over the socket of a table, in both directions."""
    return protocol.schema()
