"""BackgroundTasks: what goes on beside requests."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

logger = logging.getLogger(__name__)

T = TypeVar("T")

CANCEL_AGAIN = 5.0
"""Seconds after which a task that goes on is told once more to end."""


class BackgroundTasks:
    """Tasks that run until they end or the server stops; whatever else ends one is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopping = False

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def cancel(self) -> None:
        """End all of them, and wait until they have ended.

        A cancellation can get lost in a query that ends at the same moment, so it is said again.
        """
        self._stopping = True
        while self._tasks:
            for task in tuple(self._tasks):
                task.cancel()
            await asyncio.wait(tuple(self._tasks), timeout=CANCEL_AGAIN)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        what = {"task": getattr(task.get_coro(), "__qualname__", "")}
        if task.cancelled():
            if not self._stopping:
                logger.error("a background task was cancelled", extra=what)
        elif task.exception() is not None:
            logger.error("a background task failed", exc_info=task.exception(), extra=what)


@contextmanager
def errors_logged(message: str) -> Iterator[None]:
    """Log an error instead of raising it, so that one table does not disturb the others."""
    try:
        yield
    except Exception as wrong:
        logger.warning(message, exc_info=wrong)
