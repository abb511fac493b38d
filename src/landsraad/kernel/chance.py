"""Chance: the only source of randomness, part of the state of a game.

A game draws from a stream that belongs to its seed. Streams are copied with the game, and nothing
else in the process can disturb them; every platform and Python version gives the same one. There
are two generators, and a record names its own:

    blake2b  BLAKE2b keyed with the seed, in counter mode: whoever sees any number of outcomes
             cannot tell the next one without the key
    sfc32    Chris Doty-Humphrey's "small fast counter", of 128 bits of state, which enough
             outcomes would betray; games of rules version 1 keep it

What makes a game provably fair is its sealed seed (see setup.py).
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping, Sequence
from typing import Any, Final, Self, TypeVar

from landsraad.kernel.native import mypyc_attr

T = TypeVar("T")

WORD = 1 << 32
MASK = WORD - 1
WARM_UP = 12  # rounds of sfc32 until every bit of the start has reached every word

NO_WORDS: Final[Mapping[str, str]] = {}


class ImpossibleDie(ValueError):
    """A die to come that the die cannot show."""


def none_of(limit: int) -> ValueError:
    return ValueError(f"chance needs at least one outcome, not {limit}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of random outcomes; a generator gives it `_word`.

    `drawn` collects the outcomes, if it is a list; a game keeps one. `dice` are faces that the next
    dice will show, given by a position (an adjudication case says "the dice to come").
    """

    __slots__ = ("dice", "drawn")

    def __init__(self, dice: tuple[int, ...] = ()) -> None:
        self.dice = dice
        self.drawn: list[int] | None = None

    # What a generator writes.

    def _word(self) -> int:
        """The next 32 bits."""
        raise NotImplementedError

    def copy(self) -> Self:
        """The same stream from here on, independent of this one."""
        raise NotImplementedError

    def state(self) -> tuple[Any, ...]:
        """All that is needed to continue: the arguments of the class."""
        raise NotImplementedError

    def afresh(self, word: str) -> Chance:
        """Another stream, which this one and a word lead to."""
        raise NotImplementedError

    # What all share.

    @staticmethod
    def seeded(seed: int) -> Chance:
        """A new stream that belongs to a seed (any integer)."""
        return Blake2b.of_seed(seed)

    def fork(self) -> Chance:
        """A new stream, drawn from this one."""
        return Chance.seeded(self.below(1 << 128))

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


BLOCK: Final = 16
"""Words in a block of `Blake2b`, which are drawn together."""
_words_of = struct.Struct(f"<{BLOCK}I").unpack


class Blake2b(Chance):
    """BLAKE2b in counter mode.

    Block n, from 0, is BLAKE2b of n (8 bytes, little-endian) under a key of 32 bytes: sixteen
    32-bit words, little-endian. The key is BLAKE2b of the text `landsraad seed SEED`, followed by a
    line `SEAT WORD` for each player's word, by name of the seat.
    """

    __slots__ = ("_block", "key", "used")

    def __init__(self, key: bytes, used: int = 0, dice: tuple[int, ...] = ()) -> None:
        self.dice = dice
        self.drawn = None
        self.key = key
        self.used = used
        self._block: tuple[int, ...] = () if used % BLOCK == 0 else self._draw(used // BLOCK)

    @staticmethod
    def of_seed(seed: int, words: Mapping[str, str] = NO_WORDS) -> Blake2b:
        """The stream of a seed, into which every player can have put a word."""
        lines = [f"landsraad seed {seed}"]
        lines += [f"{seat} {words[seat]}" for seat in sorted(words)]
        return Blake2b(hashlib.blake2b("\n".join(lines).encode(), digest_size=32).digest())

    def copy(self) -> Blake2b:
        twin = Blake2b(self.key, 0, self.dice)
        twin.used = self.used
        twin._block = self._block
        return twin

    def state(self) -> tuple[bytes, int, tuple[int, ...]]:
        return (self.key, self.used, self.dice)

    def afresh(self, word: str) -> Blake2b:
        """Under a new key: BLAKE2b of the word, under the key before."""
        key = hashlib.blake2b(word.encode(), key=self.key, digest_size=32).digest()
        return Blake2b(key, 0, self.dice)

    def below(self, limit: int) -> int:
        """As for every stream; where the next word will do, it is taken without asking for it."""
        place = self.used % BLOCK
        if place == 0 or not 1 < limit < WORD or self._block[place] >= WORD - limit:
            return Chance.below(self, limit)
        self.used += 1
        outcome = self._block[place] % limit
        if self.drawn is not None:
            self.drawn.append(outcome)
        return outcome

    def shuffle(self, cards: Sequence[T]) -> tuple[T, ...]:
        """The shuffle of every stream, written out: looking ahead shuffles all that is hidden."""
        pile = list(cards)
        for last in range(len(pile) - 1, 0, -1):
            place = self.used % BLOCK
            if place == 0:
                self._block = self._draw(self.used // BLOCK)
            word = self._block[place]
            if word < WORD - last - 1:
                self.used += 1
                other = word % (last + 1)
                if self.drawn is not None:
                    self.drawn.append(other)
            else:
                other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)

    def _word(self) -> int:
        place = self.used % BLOCK
        if place == 0:
            self._block = self._draw(self.used // BLOCK)
        self.used += 1
        return self._block[place]

    def _draw(self, number: int) -> tuple[int, ...]:
        counter = number.to_bytes(8, "little")
        return _words_of(hashlib.blake2b(counter, key=self.key, digest_size=4 * BLOCK).digest())


class Sfc32(Chance):
    """Three 32-bit words and a counter; additions, shifts and xors only."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: int, b: int, c: int, counter: int, dice: tuple[int, ...] = ()) -> None:
        self.dice = dice
        self.drawn = None
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    @staticmethod
    def of_seed(seed: int, words: Mapping[str, str] = NO_WORDS) -> Sfc32:
        """The stream of a seed, which SHA-256 spreads over the words; players add nothing."""
        digest = hashlib.sha256(str(seed).encode()).digest()
        a, b, c = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8))
        chance = Sfc32(a, b, c, 1)
        for _ in range(WARM_UP):
            chance._word()
        return chance

    def copy(self) -> Sfc32:
        return Sfc32(self.a, self.b, self.c, self.counter, self.dice)

    def state(self) -> tuple[int, int, int, int, tuple[int, ...]]:
        return (self.a, self.b, self.c, self.counter, self.dice)

    def afresh(self, word: str) -> Sfc32:
        """Itself: the records of its games have no place for such words."""
        return self

    def _word(self) -> int:
        b, c = self.b, self.c
        word = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + word) & MASK
        return word


GENERATORS: Final[dict[str, type[Blake2b] | type[Sfc32]]] = {"blake2b": Blake2b, "sfc32": Sfc32}
"""By the names that records use."""
GENERATOR: Final = "blake2b"
"""What new games draw from."""


class Tape(Chance):
    """Outcomes of an earlier game, played back: a record replays without the generator."""

    __slots__ = ("outcomes", "position")

    def __init__(self, outcomes: Sequence[int]) -> None:
        super().__init__()
        self.outcomes = tuple(outcomes)
        self.position = 0

    def copy(self) -> Tape:
        twin = Tape(self.outcomes)
        twin.position = self.position
        twin.dice = self.dice
        return twin

    def state(self) -> tuple[int, tuple[int, ...]]:
        return (self.position, self.dice)

    def afresh(self, word: str) -> Tape:
        """Itself: it knows what came of the word."""
        return self

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
