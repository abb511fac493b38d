"""Setup: all that is settled before the first step of a game, and the sealed seed.

Sealed seed: at the start only `seal`, the SHA-256 of seed and salt, is published. At the end the
record names both, and anybody can check that they give the published seal and that every shuffle
and die of the game came from that seed (`landsraad verify`).
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from landsraad.kernel.choices import Choices
from landsraad.kernel.errors import BadOptions
from landsraad.kernel.values import Json, Value, brief, to_json

LARGEST_SEED = (1 << 256) - 1


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be chosen for a game before it begins."""

    name: str
    values: Choices[Any]
    default: Value

    def to_json(self) -> dict[str, Json]:
        values = self.values.to_json()
        return {"name": self.name, "values": values, "default": to_json(self.default)}


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game begins with; a record starts with it.

    `salt` is empty unless the seed is sealed. `position` is there if the game does not begin at its
    beginning but at a position that somebody described. `published` is the seal of a game whose
    seed is not told (see `without_secrets`).
    """

    game: str
    version: str
    seats: tuple[str, ...]
    options: Mapping[str, Value]
    seed: int
    salt: str = ""
    position: Mapping[str, Any] | None = None
    published: str = ""

    @property
    def seal(self) -> str:
        """What may be published at the start; empty if the seed is not sealed."""
        return seal_of(self.seed, self.salt) if self.salt else self.published

    def to_json(self) -> dict[str, Json]:
        """All of it, secrets included; `record.read_setup` reads it back."""
        return {
            "game": self.game,
            "rules": self.version,
            "seats": list(self.seats),
            "options": {name: to_json(value) for name, value in self.options.items()},
            "seed": self.seed,
            "salt": self.salt,
            "position": None if self.position is None else dict(self.position),
        }

    def without_secrets(self) -> Setup:
        """The same for eyes that may know neither the seed nor what a position described."""
        return replace(self, seed=0, salt="", position=None, published=self.seal)


def seal_of(seed: int, salt: str) -> str:
    """SHA-256 of the text `landsraad seed SEED salt SALT`, in hexadecimal."""
    return hashlib.sha256(f"landsraad seed {seed} salt {salt}".encode()).hexdigest()


def new_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(128)


def new_salt() -> str:
    return secrets.token_hex(16)


def read_seed(seed: object) -> int:
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise BadOptions(f"a seed is a number from 0 to 2**256 - 1, not {brief(seed)}")
    return seed


def read_options(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option with its value: the given ones checked, the others at their defaults."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOptions(
                f"there is no option {brief(name)}; there are {', '.join(known) or 'none'}"
            )
    return {name: _option_value(option, given) for name, option in known.items()}


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
