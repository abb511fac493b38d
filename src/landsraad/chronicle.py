"""Chronicle: what has happened in a game, as these or those eyes saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from landsraad.kernel.action import Action
from landsraad.kernel.event import Event
from landsraad.kernel.game import Game
from landsraad.kernel.record import Record


class Chronicle:
    """The actions of a game, each with its events."""

    def __init__(self) -> None:
        self.entries: list[tuple[Action, tuple[Event, ...]]] = []

    @staticmethod
    def of(record: Record) -> Chronicle:
        """The chronicle of a recorded game."""
        chronicle = Chronicle()
        for _, action, events in retell(record):
            if action is not None:
                chronicle.add(action, events)
        return chronicle

    def __len__(self) -> int:
        return len(self.entries)

    def add(self, action: Action, events: tuple[Event, ...]) -> None:
        self.entries.append((action, events))

    def take_back(self) -> None:
        """The last action was undone."""
        self.entries.pop()

    def seen_by(self, eyes: str | None, start: int = 0) -> Iterator[dict[str, Any]]:
        """What a seat, a spectator or the referee learned from action `start` on.

        Actions are not told, nor how many there were: a secret one leaves no trace for others.
        """
        for _, events in self.entries[start:]:
            yield from learned(events, eyes)


def learned(events: tuple[Event, ...], eyes: str | None) -> list[dict[str, Any]]:
    """What these eyes learn from some events."""
    seen = [event.seen_by(eyes) for event in events]
    return [event for event in seen if event is not None]


def retell(record: Record) -> Iterator[tuple[Game, Action | None, tuple[Event, ...]]]:
    """The game at its beginning and after each action, with the action and what it led to."""
    for game in record.moments():
        assert game.past is not None
        yield game, game.past.action, game.happened
