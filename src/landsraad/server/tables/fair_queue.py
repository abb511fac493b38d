"""FairQueue: a queue in which nobody is kept waiting by how much others have put in."""

from __future__ import annotations

from collections import deque
from collections.abc import Container
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Owners take turns; what one owner has put in comes out in the same order."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[T]] = {}  # the owner whose turn it is comes first
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, owner: str, item: T) -> None:
        self._lines.setdefault(owner, deque()).append(item)
        self._length += 1

    def take(self, patient: Container[str] = ()) -> T | None:
        """The next one, except of those who are to wait; None if there is none."""
        owner = next((owner for owner in self._lines if owner not in patient), None)
        if owner is None:
            return None
        line = self._lines.pop(owner)
        item = line.popleft()
        if line:
            self._lines[owner] = line  # behind all others
        self._length -= 1
        return item
