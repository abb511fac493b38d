"""Seat changes: who takes over a seat, and who has agreed to it.

Before the game begins two people may swap their seats. Once it has begun, a seat changes hands only
by the wish of its holder, by a vote of the other people, or because its time was up at a table that
was made with a limit. Every such change is an entry of the log and an event that all see.

- A vote that a bot plays a seat leaves the seat to its holder, who can take it back.
- A vote that opens a seat lets somebody new sit down. It needs two people at least: nobody alone
  can bring a second pair of eyes to the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal

import msgspec

from landsraad.kernel.event import Event

CHANGED: Final = "seat_changed"
"""Kind of the event."""

OPEN: Final = "open"
"""The choice of a vote that lets somebody new sit down; the others are `bot:NAME`."""
BOT: Final = "bot:"

How = Literal[
    "bot",  # its holder lets a bot play
    "back",  # its holder plays again
    "late",  # a bot plays, because the time was up
    "voted",  # a bot plays, because the others want it
    "opened",  # whoever has the link may sit down
    "closed",  # nobody new may sit down any more
    "joined",  # somebody new has sat down
    "left",  # its holder has left for good, and a bot plays
]


class SeatChange(msgspec.Struct, frozen=True):
    """What happens to a seat. It is stored: never rename a field or a value of `how`.

    Attributes:
        how: it came about.
        name: of the person who holds the seat now; None if nobody does.
        bot: that plays it now; None if a person does.
    """

    how: How
    name: str | None = None
    bot: str | None = None

    def to_text(self) -> str:
        return msgspec.json.encode(self).decode()

    @staticmethod
    def read(text: str) -> SeatChange:
        """What `to_text` wrote."""
        return msgspec.json.decode(text, type=SeatChange)

    def event(self, seat: str) -> Event:
        """What everybody sees."""
        return Event(CHANGED, {"seat": seat, "how": self.how, "name": self.name, "bot": self.bot})


@dataclass(frozen=True, slots=True)
class SeatChanges:
    """What has come of it; immutable. Snapshots store it under these field names.

    Attributes:
        votes: the choice of each voter, by the seat that it is about.
        open: seats that may be taken over by whoever has the link.
        newcomers: names of those who took over a seat, in order, by seat.
        swaps: the seat that the holder of another one would like to have, before the game begins.
    """

    votes: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    open: tuple[str, ...] = ()
    newcomers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    swaps: Mapping[str, str] = field(default_factory=dict)

    def after(self, seat: str, change: SeatChange) -> SeatChanges:
        """With one more; the votes about that seat are settled."""
        opened = [other for other in self.open if other != seat]
        newcomers = dict(self.newcomers)
        if change.how == "opened":
            opened.append(seat)
        if change.how == "joined" and change.name is not None:
            newcomers[seat] = (*newcomers.get(seat, ()), change.name)
        votes = {other: given for other, given in self.votes.items() if other != seat}
        return SeatChanges(votes, tuple(opened), newcomers, self.swaps)

    def with_vote(self, seat: str, voter: str, choice: str) -> SeatChanges:
        """With a vote about a seat; the voter's earlier one is replaced, or withdrawn by ""."""
        given = {other: wish for other, wish in self.votes.get(seat, {}).items() if other != voter}
        if choice:
            given[voter] = choice
        others = {other: wishes for other, wishes in self.votes.items() if other != seat}
        return replace(self, votes={**others, seat: given} if given else others)

    def with_swap(self, seat: str, other: str) -> SeatChanges:
        """With the wish of a seat's holder to have another one; withdrawn by ""."""
        others = {each: wish for each, wish in self.swaps.items() if each != seat}
        return replace(self, swaps={**others, seat: other} if other else others)

    def without_swaps_of(self, *seats: str) -> SeatChanges:
        """After something has changed at these seats."""
        left = {
            seat: other
            for seat, other in self.swaps.items()
            if seat not in seats and other not in seats
        }
        return replace(self, swaps=left)


def write_vote(seat: str, choice: str) -> str:
    """The text of a log entry: what is to become of which seat."""
    return f"{seat} {choice}"


def read_vote(text: str) -> tuple[str, str]:
    """Seat and choice."""
    seat, _, choice = text.partition(" ")
    return seat, choice
