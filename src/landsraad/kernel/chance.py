"""Chance: the only source of randomness, part of the state of a game.

The generator is sfc32 (Chris Doty-Humphrey's "small fast counter"): three 32-bit words and a
counter, additions, shifts and xors only, so every platform and Python version gives the same
stream. It is copied with the game, and nothing else in the process can disturb it. The seed is
spread over the words by SHA-256. It is not meant for cryptography; the sealed seed (`seal.py`) is
what makes a game provably fair.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

WORD = 1 << 32
MASK = WORD - 1
WARM_UP = 12  # rounds until every bit of the start has reached every word


class ImpossibleDie(ValueError):
    """A die to come that the die cannot show."""


def none_of(limit: int) -> ValueError:
    return ValueError(f"chance needs at least one outcome, not {limit}")


class Chance:
    """A stream of random outcomes.

    `drawn` collects the outcomes, if it is a list; a game keeps one. `dice` are faces that the next
    dice will show, given by a position (an adjudication case says "the dice to come").
    """

    __slots__ = ("a", "b", "c", "counter", "dice", "drawn")

    def __init__(self, a: int, b: int, c: int, counter: int, dice: tuple[int, ...] = ()) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter
        self.dice = dice
        self.drawn: list[int] | None = None

    @staticmethod
    def seeded(seed: int) -> Chance:
        """The stream that belongs to a seed (any integer)."""
        words = hashlib.sha256(str(seed).encode()).digest()
        a, b, c = (int.from_bytes(words[i : i + 4], "little") for i in (0, 4, 8))
        chance = Chance(a, b, c, 1)
        for _ in range(WARM_UP):
            chance._word()
        return chance

    def copy(self) -> Chance:
        """The same stream from here on, independent of this one."""
        return Chance(self.a, self.b, self.c, self.counter, self.dice)

    def fork(self) -> Chance:
        """A new stream, drawn from this one."""
        return Chance.seeded(self.below(1 << 128))

    def state(self) -> tuple[int, int, int, int, tuple[int, ...]]:
        """All that is needed to continue: `Chance(*state)`."""
        return (self.a, self.b, self.c, self.counter, self.dice)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, all equally likely. Every outcome comes through here."""
        if limit == 1:
            outcome = 0
        elif 1 < limit <= WORD:  # rejection keeps every outcome equally likely
            outcome = self._word()
            while outcome >= WORD - limit and outcome >= WORD - WORD % limit:
                outcome = self._word()
            outcome %= limit
        elif limit > WORD:
            outcome = self._uniform_of_words(limit)
        else:
            raise none_of(limit)
        if self.drawn is not None:
            self.drawn.append(outcome)
        return outcome

    def die(self, sides: int = 6) -> int:
        """One die, 1 to `sides`."""
        if self.dice:
            face, *rest = self.dice
            if not 1 <= face <= sides:
                raise ImpossibleDie(f"a die of {sides} sides cannot show {face}")
            self.dice = tuple(rest)
            if self.drawn is not None:
                self.drawn.append(face - 1)
            return face
        return self.below(sides) + 1

    def roll(self, number: int, sides: int = 6) -> tuple[int, ...]:
        """Several dice, in the order they fell."""
        return tuple([self.die(sides) for _ in range(number)])

    def choice(self, options: Sequence[T]) -> T:
        """One of them."""
        return options[self.below(len(options))]

    def shuffle(self, cards: Sequence[T]) -> tuple[T, ...]:
        """The cards in a new order (Fisher and Yates)."""
        pile = list(cards)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)

    def sample(self, options: Sequence[T], number: int) -> tuple[T, ...]:
        """That many of them, without putting back, in the order drawn."""
        if not 0 <= number <= len(options):
            raise ValueError(f"cannot draw {number} of {len(options)}")
        pool = list(options)
        return tuple([pool.pop(self.below(len(pool))) for _ in range(number)])

    def _uniform_of_words(self, limit: int) -> int:
        """The same for huge spaces, for which one word is not enough."""
        span, words = WORD, 1
        while span < limit:
            span, words = span * WORD, words + 1
        fair = span - span % limit
        while True:
            number = self._word()
            for _ in range(words - 1):
                number = number * WORD + self._word()
            if number < fair:
                return number % limit

    def _word(self) -> int:
        b, c = self.b, self.c
        word = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + word) & MASK
        return word


class Tape(Chance):
    """Outcomes of an earlier game, played back: a record replays without the generator."""

    __slots__ = ("outcomes", "position")

    def __init__(self, outcomes: Sequence[int]) -> None:
        super().__init__(0, 0, 0, 0)
        self.outcomes = tuple(outcomes)
        self.position = 0

    def copy(self) -> Tape:
        twin = Tape(self.outcomes)
        twin.position = self.position
        twin.dice = self.dice
        return twin

    def die(self, sides: int = 6) -> int:
        return self.below(sides) + 1

    def below(self, limit: int) -> int:
        if limit < 1:
            raise none_of(limit)
        if self.position >= len(self.outcomes):
            raise ValueError("the tape has no further outcome")
        outcome = self.outcomes[self.position]
        if not 0 <= outcome < limit:
            raise ValueError(f"the tape says {outcome}, but there are only {limit} outcomes")
        self.position += 1
        if self.drawn is not None:
            self.drawn.append(outcome)
        return outcome
