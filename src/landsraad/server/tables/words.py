"""Words: what players put into the chance of a game before it begins (see kernel/setup.py).

First everybody commits to a word, then everybody reveals it. The log of a table holds all
commitments and words; which of them count depends on who holds the seats now:

- a commitment and its word count as long as the guest who made them holds the seat;
- once a word is revealed, all of them count only if every seat that a person plays has a commitment
  from before. Somebody who sits down later could choose a word by those of the others, so then
  everybody commits anew.

A seat that a bot plays needs no word.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from landsraad.kernel.errors import BadOptions, LandsraadError
from landsraad.kernel.setup import check_word, commitment


class WordRefused(LandsraadError):
    """Not the time for a commitment or a word."""


@dataclass(frozen=True, slots=True)
class Commitment:
    """The hash of a word, and the guest who made it. Snapshots store it under these field names."""

    hash: str
    guest: str

    def __str__(self) -> str:
        return f"{self.hash} {self.guest}"

    @staticmethod
    def read(text: str) -> Commitment:
        """What `str` wrote."""
        found, _, guest = text.partition(" ")
        return Commitment(found, guest)


@dataclass(frozen=True, slots=True)
class Words:
    """Commitments and words by seat; immutable. Snapshots store it under these field names."""

    commitments: Mapping[str, Commitment] = field(default_factory=dict)
    revealed: Mapping[str, str] = field(default_factory=dict)

    # Adding.

    def with_commitment(self, seat: str, made: Commitment) -> Words:
        """One more, or another for a seat. After words were revealed it begins everything anew."""
        before = {} if self.revealed else self.commitments
        return Words({**before, seat: made})

    def with_word(self, seat: str, word: str) -> Words:
        return Words(self.commitments, {**self.revealed, seat: word})

    # What counts.

    def counting(self, holders: Mapping[str, str], people: Iterable[str]) -> Words:
        """What counts of it.

        Args:
            holders: the guest who holds each seat.
            people: the seats that people play.
        """
        still_held = [
            seat for seat, made in self.commitments.items() if holders.get(seat) == made.guest
        ]
        if self.revealed and not set(people) <= set(still_held):
            return Words()
        return self.only(still_held)

    def only(self, seats: Iterable[str]) -> Words:
        """The commitments and words of these seats."""
        wanted = set(seats)
        return Words(
            {seat: made for seat, made in self.commitments.items() if seat in wanted},
            {seat: word for seat, word in self.revealed.items() if seat in wanted},
        )

    # Whether something can be added, given that these words count.

    def check_commitment(self) -> None:
        if self.revealed:
            raise WordRefused("A word has been revealed: commitments can no longer be changed.")

    def check_word(self, seat: str, word: str, people: Iterable[str]) -> None:
        """Whether a seat can reveal this word."""
        check_word(word)
        if seat not in self.commitments:
            raise WordRefused("Commit to a word before you reveal it.")
        missing = [other for other in people if other not in self.commitments]
        if missing:
            raise WordRefused(f"Not everybody has committed to a word yet: {', '.join(missing)}.")
        if commitment(seat, word) != self.commitments[seat].hash:
            raise BadOptions("This is not the word that was committed to.")
