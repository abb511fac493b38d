"""Subscriptions to notifications, and the hub that hands them out inside a process."""

from __future__ import annotations

import asyncio
from typing import Self

from landsraad.server.store.values import Notification


class Subscription:
    """Notifications since `subscribe()` was called, oldest first.

        async with store.subscribe() as notifications:
            async for table, reached, what in notifications:
                ...

    A slow reader gets the newest of each table and kind instead of every single one, so nothing
    piles up. It ends when the store is closed.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._waiting: dict[tuple[str, str], Notification] = {}
        self._wake = asyncio.Event()
        self._closed = False

    def publish(self, notification: Notification) -> None:
        about = (notification.table, notification.what)
        known = self._waiting.get(about)
        if known is None or known.reached < notification.reached:
            self._waiting[about] = notification
        self._wake.set()

    def close(self) -> None:
        self._closed = True
        self._hub.subscriptions.discard(self)
        self._wake.set()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Notification:
        while not self._waiting:
            if self._closed:
                raise StopAsyncIteration
            self._wake.clear()
            await self._wake.wait()
        return self._waiting.pop(next(iter(self._waiting)))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *raised: object) -> None:
        self.close()


class Hub:
    """Passes notifications on to every subscription of this process."""

    def __init__(self) -> None:
        self.subscriptions: set[Subscription] = set()

    def subscribe(self) -> Subscription:
        subscription = Subscription(self)
        self.subscriptions.add(subscription)
        return subscription

    def publish(self, notification: Notification) -> None:
        for subscription in self.subscriptions:
            subscription.publish(notification)

    def close(self) -> None:
        for subscription in tuple(self.subscriptions):
            subscription.close()
