"""The shapes of views: reads what `view_types.py` of the kernel and of a game declare."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from landsraad.kernel.view_types import Seat

# Declarations.


@dataclass(frozen=True, slots=True)
class Key:
    """What a TypedDict says of one of its keys."""

    hint: Any
    required: bool


@cache  # resolving the hints of a large TypedDict takes long, and cases ask for every entry
def keys_of(declared: Any) -> Mapping[str, Key]:
    """All keys of a TypedDict, inherited ones as well; `View[X, Y]` has those of View."""
    made = get_origin(declared) or declared
    filled = dict(zip(parameters_of(made), get_args(declared), strict=False))
    keys: dict[str, Key] = {}
    for name, hint in get_type_hints(made, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        inner = get_args(hint)[0] if optional else hint
        keys[name] = Key(
            filled_in(inner, filled), not optional and name not in made.__optional_keys__
        )
    return keys


def filled_in(hint: Any, filled: Mapping[Any, Any]) -> Any:
    """A hint with the arguments of a generic TypedDict."""
    if hint in filled:
        return filled[hint]
    holes = parameters_of(hint)
    return hint[tuple([filled[hole] for hole in holes])] if filled and holes else hint


def parameters_of(hint: Any) -> tuple[Any, ...]:
    """What a generic type leaves open."""
    holes: tuple[Any, ...] | None = getattr(hint, "__parameters__", None)
    return holes or ()


def narrowed(hint: Any) -> Any:
    """What an Annotated type says beyond the type that the engine has; that type if nothing."""
    wide, *more = get_args(hint)
    return next((each for each in more if not isinstance(each, (str, frozenset))), wide)


def is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, UnionType)


# Entries.


class Words(NamedTuple):
    """The words of a game that stand as names of entries.

    Attributes:
        seats: those that can be in the game.
        others: of places, cards and whatever else; empty if they are not known.
    """

    seats: Sequence[str] = ()
    others: Collection[str] = ()


class Shape:
    """What can stand in one place of the views of a game: a value of one of these types.

    Attributes:
        hints: the types; none if nothing can be there.
        words: of the game.
    """

    __slots__ = ("hints", "words")

    def __init__(self, hints: Sequence[Any], words: Words) -> None:
        self.hints = [single for hint in hints for single in single_types(hint)]
        self.words = words

    def entry(self, name: str) -> Shape:
        """What can stand there under this name."""
        found = [hint for each in self.hints for hint in entry_hints(each, name, self.words)]
        return Shape(found, self.words)

    def items(self) -> Shape:
        """What can be in the list there; any places of it."""
        lists = [hint for hint in self.hints if get_origin(hint) in (list, tuple)]
        inner = [each for hint in lists for each in get_args(hint)]
        return Shape([*inner, *[Any for hint in self.hints if hint is Any]], self.words)

    def names(self) -> list[str]:
        """The names of all entries that can be there, as far as they are declared."""
        known = [name for hint in self.hints for name in names_in(hint, self.words)]
        return list(dict.fromkeys(known))

    def __bool__(self) -> bool:
        return bool(self.hints)


@cache
def single_types(hint: Any) -> list[Any]:
    """A type, or each of those that it is made of."""
    if get_origin(hint) is Annotated:
        return single_types(narrowed(hint))
    if is_union(hint):
        return [single for each in get_args(hint) for single in single_types(each)]
    return [hint]


def entry_hints(hint: Any, name: str, words: Words) -> list[Any]:
    """The types of one entry of a value: none if it has no such entry."""
    if hint is Any:
        return [Any]
    if is_typeddict(get_origin(hint) or hint):
        keys = keys_of(hint)
        return [keys[name].hint] if name in keys else []
    if get_origin(hint) is dict:
        known = names_in(hint, words)
        return [get_args(hint)[1]] if not known or name in known else []
    return []


def names_in(hint: Any, words: Words) -> Collection[str]:
    """The names that entries of a type can have; none where they are any words."""
    if is_typeddict(get_origin(hint) or hint):
        return tuple(keys_of(hint))
    if get_origin(hint) is not dict:
        return ()
    key = get_args(hint)[0]
    if key == Seat:
        return words.seats
    return known_words(key) or words.others


def known_words(hint: Any) -> Collection[str]:
    """The words that a type allows, if it allows only some."""
    if get_origin(hint) is not Annotated:
        return get_args(hint) if get_origin(hint) is Literal else ()
    listed = (each for each in get_args(hint) if isinstance(each, frozenset))
    return next(listed, None) or known_words(narrowed(hint))
