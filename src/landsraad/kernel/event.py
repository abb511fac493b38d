"""Event: what happened, as data, with who may see it.

The chronicle, animations, notifications and statistics are made from events; their words live in
message catalogues under the event's kind. An event has a part for everybody (`data`) and a part for
some seats (`secret`, seen by the seats in `to`); with no public part (`data` is None) the others do
not learn that it happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

REFEREE: Final = "*"
"""The eyes that see everything: for cases, replays after the end, and the keeper of the game."""

CHANCE: Final = "chance"
"""Kind of the event with the outcomes of chance of one action; only the referee sees it."""


class Event:
    """Something that happened. Treat it as immutable."""

    __slots__ = ("data", "kind", "secret", "to")

    def __init__(
        self,
        kind: str,
        data: Mapping[str, Any] | None,
        secret: Mapping[str, Any] | None = None,
        to: tuple[str, ...] = (),
    ) -> None:
        self.kind = kind
        self.data = data
        self.secret = secret
        self.to = to

    def seen_by(self, eyes: str | None) -> dict[str, Any] | None:
        """What a seat, a spectator (None) or the referee learns; None if nothing at all."""
        if eyes == REFEREE or eyes in self.to:
            return {**(self.data or {}), **(self.secret or {}), "kind": self.kind}
        return None if self.data is None else {**self.data, "kind": self.kind}

    def __repr__(self) -> str:
        return f"Event({self.seen_by(REFEREE)})"
