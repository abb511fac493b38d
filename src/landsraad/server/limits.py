"""Limits: how much one guest, address or socket may ask for. docs/server.md has the numbers."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from landsraad.kernel.errors import LandsraadError


class TooFast(LandsraadError):
    """More than the limits allow."""


class Limit(NamedTuple):
    """So many at once, then so many a second."""

    burst: int
    rate: float

    def times(self, factor: float) -> Limit:
        return Limit(max(1, round(self.burst * factor)), self.rate * factor)


class Limits(NamedTuple):
    """All of them.

    Attributes:
        frames: requests over one socket.
        chat: lines of chat over one socket.
        requests: REST requests of one guest, or of one address without a guest.
        guests: new guests of one address.
        tables: new tables of one guest.
        hints: that one guest asks for.
        guesses: wrong tokens and tickets from one address.
        sockets: that one guest holds at a time; the oldest makes way for one more.
        connections: that one address holds at a time.
    """

    frames: Limit = Limit(60, 20.0)
    chat: Limit = Limit(5, 0.5)
    requests: Limit = Limit(120, 20.0)
    guests: Limit = Limit(20, 0.2)
    tables: Limit = Limit(10, 0.1)
    hints: Limit = Limit(5, 0.1)
    guesses: Limit = Limit(30, 1.0)
    sockets: int = 20
    connections: int = 200

    def times(self, factor: float) -> Limits:
        """The same for a place where many share an address, or for a test."""
        return Limits(
            self.frames.times(factor),
            self.chat.times(factor),
            self.requests.times(factor),
            self.guests.times(factor),
            self.tables.times(factor),
            self.hints.times(factor),
            self.guesses.times(factor),
            max(1, round(self.sockets * factor)),
            max(1, round(self.connections * factor)),
        )


STANDARD: Final = Limits()

LARGEST_BODY: Final = 131_072
"""Bytes of a REST request."""
LARGEST_RECORD: Final = 16 * 1_048_576
"""Bytes of one that brings a record."""
MOST_BUCKETS: Final = 50_000
"""Buckets in memory. Beyond that the fullest ones are dropped: a new one is as full as they are."""


def address_key(address: str) -> str:
    """Who an address stands for: of IPv6, where one household has as many as it likes, the /64."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64))


class Bucket:
    """Tokens that are used up by requests and grow back."""

    __slots__ = ("_at", "_clock", "_left", "_limit")

    def __init__(self, limit: Limit, clock: Callable[[], float] = monotonic) -> None:
        self._limit = limit
        self._clock = clock
        self._left = float(limit.burst)
        self._at = clock()

    @property
    def left(self) -> float:
        return min(
            float(self._limit.burst),
            self._left + (self._clock() - self._at) * self._limit.rate,
        )

    def take(self) -> bool:
        """Whether one more is allowed; counts it if so."""
        left = self.left
        self._at = self._clock()
        self._left = left - 1 if left >= 1 else left
        return left >= 1

    def give_back(self) -> None:
        """Take back what was counted last."""
        self._left = self.left + 1
        self._at = self._clock()


class Buckets:
    """A bucket for each key."""

    def __init__(self, limit: Limit, clock: Callable[[], float] = monotonic) -> None:
        self._limit = limit
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._drop_fullest()
            bucket = self._buckets[key] = Bucket(self._limit, self._clock)
        return bucket.take()

    def has_left(self, key: str) -> bool:
        """Whether one more would be allowed; counts nothing."""
        bucket = self._buckets.get(key)
        return bucket is None or bucket.left >= 1

    def give_back(self, key: str) -> None:
        """What was counted last was none."""
        if key in self._buckets:
            self._buckets[key].give_back()

    def _drop_fullest(self) -> None:
        fullest = sorted(self._buckets, key=lambda key: self._buckets[key].left)
        for key in fullest[MOST_BUCKETS // 2 :]:
            del self._buckets[key]
