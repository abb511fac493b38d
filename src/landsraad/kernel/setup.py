"""Setup: all that is settled before the first step of a game, and the sealed seed.

Sealed seed: at the start only `seal`, the SHA-256 of seed and salt, is published. At the end the
record names both, and anybody can check that they give the published seal and that every shuffle
and die of the game came from that seed (`landsraad verify`).

Words: every player can put a word into the chance of a game after the seal is published, so that
whoever has drawn the seed does not know the cards either. First all publish the `commitment` to
their words, then all reveal them: nobody can choose a word by those of the others.

Afresh: when everybody agrees to take a game back, they have seen what chance would bring. So a new
word goes into it there, drawn for this and stated in the record.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any, Final

from landsraad.kernel.chance import GENERATOR, GENERATORS, Chance
from landsraad.kernel.choices import Choices
from landsraad.kernel.errors import BadOptions
from landsraad.kernel.reading import Reading
from landsraad.kernel.values import Json, Value, brief, to_json

LARGEST_SEED = (1 << 256) - 1
LONGEST_WORD = 200

FORMATS: Final = ("landsraad-record/1", "landsraad-record/2", "landsraad-record/3")
"""The formats of records, oldest first. The third has readings, a generator and words, and packs
states by name; the second added the trail."""
FORMAT: Final = FORMATS[-1]
BY_PLACE: Final = FORMATS[:2]
"""The formats that pack states by place."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be chosen for a game before it begins.

    Attributes:
        name: of it.
        values: it can have.
        default: its value unless told.
        since: the rules version that brought it; games begun before have the value `before`.
        before: see there.
        at_tables: its value unless told where people sit down together; None if the default.
    """

    name: str
    values: Choices[Any]
    default: Value
    since: int = 1
    before: Value = None
    at_tables: Value = None

    @property
    def table_default(self) -> Value:
        """Its value at a table of people, unless they choose another."""
        return self.default if self.at_tables is None else self.at_tables

    def to_json(self) -> dict[str, Json]:
        """For those who make a table."""
        values = self.values.to_json()
        return {"name": self.name, "values": values, "default": to_json(self.table_default)}


@dataclass(frozen=True)
class Setup:
    """What a game begins with; a record starts with it.

    Attributes:
        game: its name.
        version: of the rules it is played by.
        seats: in table order.
        options: what was chosen.
        seed: where its chance comes from.
        salt: of the seal; empty unless the seed is sealed.
        position: there if it begins at a position that somebody described.
        readings: how the rules are read where they can be read in more than one way, all of them.
        generator: what turns the seed into a stream of chance.
        words: what players have put into the chance, by seat.
        format: of its record; it also says how its states are packed.
        unstated: options and readings that came after it was begun; its record has none of them.
        published: the seal of a game whose seed is not told (see `without_secrets`).
        afresh: words from which chance is drawn anew, by the number of actions before.
    """

    game: str
    version: str
    seats: tuple[str, ...]
    options: Mapping[str, Value]
    seed: int
    salt: str = ""
    position: Mapping[str, Any] | None = None
    readings: Mapping[str, Value] = field(default_factory=dict)
    generator: str = GENERATOR
    words: Mapping[str, str] = field(default_factory=dict)
    format: str = FORMAT
    unstated: frozenset[str] = frozenset()
    published: str = ""
    afresh: Mapping[int, tuple[str, ...]] = field(default_factory=dict)

    @property
    def seal(self) -> str:
        """What may be published at the start; empty if the seed is not sealed."""
        return seal_of(self.seed, self.salt) if self.salt else self.published

    @property
    def by_place(self) -> bool:
        """Whether its states are packed by place instead of by name."""
        return self.format in BY_PLACE

    @property
    def played_by(self) -> dict[str, Value]:
        """Options and readings: all that everybody knows of how it is played."""
        return {**self.options, **self.readings}

    def stream(self) -> Chance:
        """The chance of the game, from its beginning."""
        return GENERATORS[self.generator].of_seed(self.seed, self.words)

    def stated(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """Those of the options or readings that its record states."""
        return {name: value for name, value in values.items() if name not in self.unstated}

    def drawn_afresh(self, after: int, word: str) -> Setup:
        """The same with chance drawn anew after so many actions, those after them taken back."""
        kept = {number: words for number, words in self.afresh.items() if number <= after}
        return replace(self, afresh={**kept, after: (*kept.get(after, ()), word)})

    def to_json(self) -> dict[str, Json]:
        """All of it, secrets included; `record.read_setup` reads it back."""
        options = {name: to_json(value) for name, value in self.stated(self.options).items()}
        readings = {name: to_json(value) for name, value in self.stated(self.readings).items()}
        newer: dict[str, Json] = {
            "format": self.format,
            "readings": readings,
            "generator": self.generator,
            "words": dict(self.words),
        }
        if self.afresh:
            newer["afresh"] = {str(after): list(words) for after, words in self.afresh.items()}
        return {
            "game": self.game,
            "rules": self.version,
            "seats": list(self.seats),
            "options": options,
            "seed": self.seed,
            "salt": self.salt,
            "position": None if self.position is None else dict(self.position),
            **({} if self.by_place else newer),
        }

    @cached_property
    def without_secrets(self) -> Setup:
        """The same for eyes that may know neither the seed nor what a position described."""
        return replace(
            self, seed=0, salt="", position=None, words={}, afresh={}, published=self.seal
        )


@lru_cache(maxsize=1024)  # every view tells it
def seal_of(seed: int, salt: str) -> str:
    """SHA-256 of the text `landsraad seed SEED salt SALT`, in hexadecimal."""
    return hashlib.sha256(f"landsraad seed {seed} salt {salt}".encode()).hexdigest()


def commitment(seat: str, word: str) -> str:
    """SHA-256 of the text `landsraad word SEAT WORD`, in hexadecimal."""
    return hashlib.sha256(f"landsraad word {seat} {word}".encode()).hexdigest()


def new_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(128)


def new_salt() -> str:
    return secrets.token_hex(16)


def read_seed(seed: object) -> int:
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise BadOptions(f"a seed is a number from 0 to 2**256 - 1, not {brief(seed)}")
    return seed


def read_words(words: object, seats: Sequence[str]) -> dict[str, str]:
    """The words of the players, by seat."""
    if not isinstance(words, Mapping):
        raise BadOptions(f"words are given by seat, not as {brief(words)}")
    for seat, word in words.items():
        if seat not in seats:
            raise BadOptions(f"there is no seat {brief(seat)} to give a word")
        check_word(word)
    return dict(words)


def read_afresh(words: object) -> dict[int, tuple[str, ...]]:
    """The words from which chance is drawn anew, by the number of actions before."""
    if not isinstance(words, Mapping) or not words:
        raise BadOptions(f"afresh is given by number of actions, not as {brief(words)}")
    for after, given in words.items():
        if not (after.isascii() and after.isdecimal() and len(after) <= 9):
            raise BadOptions(f"afresh is given by number of actions, not by {brief(after)}")
        if not isinstance(given, list | tuple) or not given:
            raise BadOptions(f"afresh has words after so many actions, not {brief(given)}")
        for word in given:
            check_word(word)
    return {int(after): tuple(given) for after, given in words.items()}


def check_word(word: object) -> None:
    """A word is one line of visible text."""
    if not isinstance(word, str) or not word.isprintable() or not 0 < len(word) <= LONGEST_WORD:
        raise BadOptions(f"a word is a line of 1 to {LONGEST_WORD} characters, not {brief(word)}")


def read_options(
    options: Sequence[Option], given: Mapping[str, object], readings: Sequence[Reading] = ()
) -> dict[str, Value]:
    """Every option with its value: the given ones checked, the others at their defaults.

    Readings can be given like options; those that are not given are left out.
    """
    known = {option.name: option for option in options}
    choosable = {reading.name: reading for reading in readings}
    for name in given:
        if name not in known and name not in choosable:
            offered = ", ".join([*known, *choosable]) or "none"
            raise BadOptions(f"there is no option {brief(name)}; there are {offered}")
    chosen = {name: _option_value(option, given) for name, option in known.items()}
    return chosen | {
        name: reading.check(given[name]) for name, reading in choosable.items() if name in given
    }


def _option_value(option: Option, given: Mapping[str, object]) -> Value:
    if option.name not in given:
        return option.default
    index = option.values.find(given[option.name])
    if index < 0:
        more = ", …" if option.values.size > 12 else ""
        offered = ", ".join([str(value) for value in option.values[:12]]) + more
        value = brief(given[option.name])
        raise BadOptions(f"option {option.name} cannot be {value}; it can be {offered}")
    chosen: Value = option.values.at(index)
    return chosen


def read_seats(
    known: Sequence[str], given: Sequence[str] | None, low: int, high: int
) -> tuple[str, ...]:
    """The seats of a line-up in their given order, checked; by default the first `high` ones."""
    seats = tuple(known[:high]) if given is None else tuple(given)
    for seat in seats:
        if seat not in known:
            raise BadOptions(f"there is no seat {brief(seat)}; there are {', '.join(known)}")
    if len(set(seats)) != len(seats):
        raise BadOptions("a seat stands twice in the line-up")
    if not low <= len(seats) <= high:
        wanted = str(low) if low == high else f"{low} to {high}"
        raise BadOptions(f"this game has {wanted} seats, not {len(seats)}")
    return seats
