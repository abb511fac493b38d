"""Tasks beside requests: they end when the server does."""

from __future__ import annotations

import asyncio

import pytest

from landsraad.server.tables import background
from landsraad.server.tables.background import BackgroundTasks

pytestmark = pytest.mark.anyio


async def test_a_lost_cancellation_is_said_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a query ends at the moment at which its task is cancelled."""
    monkeypatch.setattr(background, "CANCEL_AGAIN", 0.01)
    lost = asyncio.Event()

    async def loses_the_first() -> None:
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if lost.is_set():
                    raise
                lost.set()

    tasks = BackgroundTasks()
    running = tasks.spawn(loses_the_first())
    await asyncio.sleep(0)
    async with asyncio.timeout(30):
        await tasks.cancel()

    assert lost.is_set()
    assert running.cancelled()
