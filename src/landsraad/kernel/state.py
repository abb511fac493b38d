"""State: the fields of a game, each declared once.

    @dataclass(init=False, eq=False, repr=False, slots=True)
    class Duel(Game):
        round: int = state(1, EVERYBODY, "From 1 on.")
        hands: dict[str, bytes] = state(per_seat(b""), OWNER, "Cards by seat.")

A line says what a field is called, what it is at first, who may see it and what it means. When the
class is made, laying the game out, copying it, packing it and the reference of fields follow from
these lines. The first value of a field never changes once games are stored: a field that has it
is left out of what is stored and of digests, which is why new fields disturb no old game.

A `dict` or `bytearray` is changed in place, and copied with the game. A `Mapping` is replaced by
another where it changes, `game.tank = {**game.tank, board: slots}`, so that copies share it and
whoever keeps something made from it sees by its identity that it still holds. Most tables change
less often than games are copied.

Like `slots.py`, this module stays uncompiled; the methods of `Game` that it writes out for a class
do the same, more slowly, without it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import Field, dataclass, field, fields
from typing import Any, Final

from landsraad.kernel.slots import written

EVERYBODY: Final = "everybody"
OWNER: Final = "owner"
NOBODY: Final = "nobody"
SOME: Final = "some"
WHO_SEES: Final = (EVERYBODY, OWNER, NOBODY, SOME)
"""Who may see a field: all; each seat its own entry; nobody; or some of it, to some seats."""

Copy = Callable[[Any], Any]

DECLARED: Final = "landsraad"
"""The key in the metadata of a dataclass field under which its declaration stands."""


@dataclass(frozen=True, slots=True)
class StateField:
    """What is declared of one field.

    Attributes:
        name: of the attribute, and in what is stored.
        first: its first value, or a function of the game that gives it.
        seen: who may see it, one of `WHO_SEES`.
        meaning: in one line.
        copied: how a copy of the game gets its own; None if the value never changes.
    """

    name: str
    first: Any
    seen: str
    meaning: str
    copied: Copy | None

    def first_in(self, game: Any) -> Any:
        """The first value in this game."""
        return self.first(game) if callable(self.first) else self.first


def state(first: Any, seen: str, meaning: str, *, copied: Copy | None = None) -> Any:
    """Declare a field of the state.

    Args:
        first: its first value, which must be immutable, or a function of the game that makes it.
        seen: one of `WHO_SEES`.
        meaning: in one line.
        copied: how it is copied, where it holds something that changes beside a flat `dict` or
            `bytearray`.
    """
    if seen not in WHO_SEES:
        raise ValueError(f"a field is seen by one of {', '.join(WHO_SEES)}, not {seen}")
    if type(first).__hash__ is None:
        raise TypeError(f"{first!r} can change: give a function that makes a new one")
    return field(metadata={DECLARED: (first, seen, meaning, copied)})


def per_seat(value: Any) -> Callable[[Any], dict[str, Any]]:
    """The same first value for every seat."""
    return lambda game: dict.fromkeys(game.seats, value)


def declared_fields(made: type) -> tuple[StateField, ...]:
    """The state of a class, in the order of its declarations."""
    return tuple([_state_field(each) for each in fields(made) if DECLARED in each.metadata])


def declared_as(lines: Iterable[tuple[str, str, Field[Any]]]) -> tuple[StateField, ...]:
    """The same from names, types and declarations, where a compiled class has no such fields."""
    return tuple([_state_field(_named(name, kind, each)) for name, kind, each in lines])


def _named(name: str, kind: str, declared: Field[Any]) -> Field[Any]:
    declared.name, declared.type = name, kind
    return declared


def _state_field(declared: Field[Any]) -> StateField:
    first, seen, meaning, copied = declared.metadata[DECLARED]
    return StateField(declared.name, first, seen, meaning, copied or COPIES.get(_kind(declared)))


def _kind(declared: Field[Any]) -> str:
    """The name of a field's type, without what it holds."""
    name = declared.type if isinstance(declared.type, str) else declared.type.__name__
    return name.partition("[")[0]


COPIES: Final[dict[str, Copy]] = {"dict": dict.copy, "bytearray": bytearray.copy}
"""How values of the types that change are copied."""


def write_state(made: type) -> tuple[StateField, ...]:
    """Write out, for one class, how it is laid out and copied; its declared fields.

    For `__init_subclass__`, which sees a dataclass with slots twice: plain first, then with them.
    """
    declared = declared_fields(made)
    firsts = {f"first_{each.name}": each.first for each in declared}
    copies = {f"copy_{each.name}": each.copied for each in declared}
    lay_out = [
        f"self.{each.name} = first_{each.name}{'(self)' if callable(each.first) else ''}"
        for each in declared
    ]
    copy = [
        f"twin.{each.name} = self.{each.name}"
        if each.copied is None
        else f"twin.{each.name} = copy_{each.name}(self.{each.name})"
        for each in declared
    ]
    type.__setattr__(made, "lay_out", written("lay_out", (), lay_out or ["pass"], firsts))
    type.__setattr__(made, "copy_state", written("copy_state", ("twin",), copy or ["pass"], copies))
    return declared
