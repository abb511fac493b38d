"""News: who wants to hear of appends, and what they have not heard yet."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Self

from landsraad.server.store.values import News


class Subscription:
    """News since `subscribe()` was called, oldest first.

        async with store.subscribe() as news:
            async for table, sequence, what in news:
                ...

    A slow reader hears the newest of each table and kind instead of every single one, so nothing
    piles up. It ends when the store is closed.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._unheard: dict[tuple[str, str], News] = {}
        self._wake = asyncio.Event()
        self._closed = False

    def tell(self, news: News) -> None:
        about = (news.table, news.what)
        known = self._unheard.get(about)
        if known is None or known.sequence < news.sequence:
            self._unheard[about] = news
        self._wake.set()

    def close(self) -> None:
        self._closed = True
        self._hub.subscriptions.discard(self)
        self._wake.set()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> News:
        while not self._unheard:
            if self._closed:
                raise StopAsyncIteration
            self._wake.clear()
            await self._wake.wait()
        return self._unheard.pop(next(iter(self._unheard)))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()


class Hub:
    """Passes news on to every subscription of this process."""

    def __init__(self) -> None:
        self.subscriptions: set[Subscription] = set()

    def subscribe(self) -> Subscription:
        subscription = Subscription(self)
        self.subscriptions.add(subscription)
        return subscription

    def tell(self, news: News) -> None:
        for subscription in self.subscriptions:
            subscription.tell(news)

    def close(self) -> None:
        for subscription in tuple(self.subscriptions):
            subscription.close()
