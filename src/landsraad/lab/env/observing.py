"""What a seat sees as one row of whole numbers, laid out by what its view is declared to hold.

Every place of a declared view (`view_types.py`) becomes a block with a name and a shape: a dict by
cells and seats a plane with an axis for each, a word one of its words, a list of words how many of
each, a list of seats the place of each. All blocks together are one row, and `Layout.unpack` finds
them in it again. Nothing else goes in: the view of the seat, who looks, and the sub-choices that it
has taken for this answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import prod
from types import NoneType
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin, is_typeddict

import numpy as np
from numpy.typing import NDArray

from landsraad.kernel import Game
from landsraad.kernel.registry import game_class
from landsraad.kernel.view_shapes import is_union, keys_of, known_words, narrowed
from landsraad.kernel.view_types import Seat
from landsraad.lab.env.domains import Axis, Domains, domains_of
from landsraad.lab.env.vocabulary import Vocabulary, vocabulary_of

Row = NDArray[np.int16]
At = tuple[int, ...]

LARGEST: Final = 32_767
"""More does not fit; no number in these games comes near."""
ITEMS: Final = 6
"""So many entries of a list have a place in a row; the raw view has all."""
FEW_WORDS: Final = 64
"""Where a game has no more, any word is one of them; else it is a number of the vocabulary."""
LARGEST_PLANE: Final = 4096
"""A word that would make a larger block is a number of the vocabulary, too."""


class Block(NamedTuple):
    """One place of a view in the row."""

    name: str
    axes: tuple[Axis, ...]

    @property
    def shape(self) -> At:
        return tuple([len(axis.words) for axis in self.axes])

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """Where each block is in a row."""

    def __init__(self, blocks: Iterable[Block]) -> None:
        self.blocks = {block.name: block for block in blocks}
        self.places: dict[str, slice] = {}
        self.size = 0
        for name, block in self.blocks.items():
            self.places[name] = slice(self.size, self.size + block.size)
            self.size += block.size

    def unpack(self, row: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The blocks of a row, by name; they share its memory."""
        return {name: self.block(name, row) for name in self.blocks}

    def block(self, name: str, row: NDArray[Any]) -> NDArray[Any]:
        return row[self.places[name]].reshape(self.blocks[name].shape)


class Blocks(dict[str, Row]):
    """The blocks of a row that something is written into."""

    def __init__(self, layout: Layout, row: Row) -> None:
        self.layout = layout
        self.whole = row

    def __missing__(self, name: str) -> Row:
        self[name] = self.layout.block(name, self.whole)
        return self[name]


# What writes one place of a view into its blocks.


class Writer:
    """Writes nothing."""

    def write(self, value: Any, blocks: Blocks, at: At) -> None:
        """Write a value where the axes so far have led."""


class Number(Writer):
    """A number, or whether something is so."""

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, value: Any, blocks: Blocks, at: At) -> None:
        blocks[self.name][at] = min(int(value), LARGEST)


class OneOf(Writer):
    """One of some words; nothing, where there is none."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        self.name = name
        self.places = {word: place for place, word in enumerate(words)}

    def write(self, value: Any, blocks: Blocks, at: At) -> None:
        if value:
            blocks[self.name][(*at, self.places[value])] = 1


class HowOften(OneOf):
    """A list of some words: how often each is there."""

    def write(self, value: Any, blocks: Blocks, at: At) -> None:
        for word in value:
            if word:
                blocks[self.name][(*at, self.places[word])] += 1


class InOrder(OneOf):
    """A list of seats: the place of each in it, from 1; 0 if it is not there."""

    def write(self, value: Any, blocks: Blocks, at: At) -> None:
        for place, seat in enumerate(value, 1):
            blocks[self.name][(*at, self.places[seat])] = place


class AnyWord(Writer):
    """A word by its number in the vocabulary; 0 for nothing and for words that have none."""

    def __init__(self, name: str, vocabulary: Vocabulary) -> None:
        self.name = name
        self.vocabulary = vocabulary

    def write(self, value: Any, blocks: Blocks, at: At) -> None:
        known = type(value) is str or value is None
        blocks[self.name][at] = (self.vocabulary.number(value) if known else value) or 0


class Record(Writer):
    """The entries of a dict that has certain ones; whether one is there, if it may be missing."""

    def __init__(self, entries: Mapping[str, Writer], flags: Mapping[str, str]) -> None:
        self.entries = entries
        self.flags = flags

    def write(self, value: Any, blocks: Blocks, at: At) -> None:
        for key, writer in self.entries.items():
            if key in value:
                writer.write(value[key], blocks, at)
                if key in self.flags:
                    blocks[self.flags[key]][at] = 1


class ByWord(Writer):
    """A dict by some words: an axis."""

    def __init__(self, inner: Writer, words: Sequence[str]) -> None:
        self.inner = inner
        self.places = {word: place for place, word in enumerate(words)}

    def write(self, value: Any, blocks: Blocks, at: At) -> None:
        for word, each in value.items():
            self.inner.write(each, blocks, (*at, self.places[word]))


class Items(Writer):
    """A list: how long it is, and its first entries."""

    def __init__(self, name: str, inner: Writer) -> None:
        self.name = name
        self.inner = inner

    def write(self, value: Any, blocks: Blocks, at: At) -> None:
        blocks[self.name][at] = min(len(value), LARGEST)
        for place, each in enumerate(value[:ITEMS]):
            self.inner.write(each, blocks, (*at, place))


class Parts(Writer):
    """A list with a place for each of these."""

    def __init__(self, inner: Sequence[Writer]) -> None:
        self.inner = inner

    def write(self, value: Any, blocks: Blocks, at: At) -> None:
        for writer, each in zip(self.inner, value, strict=True):
            writer.write(each, blocks, at)


class Numbers(Writer):
    """A list with a number in each place: an axis."""

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, value: Any, blocks: Blocks, at: At) -> None:
        blocks[self.name][at] = value


class Maybe(Writer):
    """Something or nothing, and which of them."""

    def __init__(self, name: str, inner: Writer) -> None:
        self.name = name
        self.inner = inner

    def write(self, value: Any, blocks: Blocks, at: At) -> None:
        if value is not None:
            blocks[self.name][at] = 1
            self.inner.write(value, blocks, at)


class Either(Writer):
    """One of several kinds of records, told by the entries that it must have."""

    def __init__(self, kinds: Sequence[tuple[str, Mapping[str, Any], Writer]]) -> None:
        self.kinds = kinds

    def write(self, value: Any, blocks: Blocks, at: At) -> None:
        for name, needed, writer in self.kinds:
            if all(key in value and (not w or value[key] in w) for key, w in needed.items()):
                blocks[name][at] += 1
                writer.write(value, blocks, at)
                return


class Designer:
    """Makes writers and blocks from what a game declares."""

    def __init__(self, seats: Sequence[str], domains: Domains, vocabulary: Vocabulary) -> None:
        self.seats = tuple(seats)
        self.domains = domains
        self.vocabulary = vocabulary
        few = vocabulary.words if len(vocabulary.words) <= FEW_WORDS else ()
        self.any_word = few
        self.blocks: list[Block] = []

    def block(self, name: str, axes: tuple[Axis, ...]) -> str:
        self.blocks.append(Block(name, axes))
        return name

    def axis(self, hint: Any) -> Axis | None:
        """The words that can stand there; None if they are not known."""
        if hint == Seat:
            return Axis("seat", self.seats)
        if hint in self.domains:
            return self.domains[hint]
        if is_union(hint):
            return self.united([self.axis(each) for each in get_args(hint)])
        plain = narrowed(hint) if get_origin(hint) is Annotated else hint
        words = tuple(known_words(hint)) or (self.any_word if plain is str else ())
        return Axis("word", words) if words else None

    def united(self, axes: Sequence[Axis | None]) -> Axis | None:
        """The words of several types together, if all of them are known; an empty one is none."""
        known = [axis for axis in axes if axis is not None]
        if len(known) < len(axes):
            return None
        words = dict.fromkeys([word for axis in known for word in axis.words if word])
        return Axis(known[0].name, tuple(words))

    def writer(self, hint: Any, name: str, axes: tuple[Axis, ...]) -> Writer:
        """What writes values of a type."""
        axis = self.axis(hint)
        if axis is not None:
            one_of = Block(name, (*axes, axis))
            if one_of.size > LARGEST_PLANE:
                return AnyWord(self.block(name, axes), self.vocabulary)
            return OneOf(self.block(*one_of), axis.words)
        if get_origin(hint) is Annotated:
            return self.writer(narrowed(hint), name, axes)
        if hint in (int, bool):
            return Number(self.block(name, axes))
        if is_typeddict(get_origin(hint) or hint):
            return self.record(hint, name, axes)
        if is_union(hint):
            return self.union(get_args(hint), name, axes)
        makers = {list: self.items, tuple: self.parts, dict: self.by_word}
        if get_origin(hint) in makers:
            return makers[get_origin(hint)](get_args(hint), name, axes)
        return AnyWord(self.block(name, axes), self.vocabulary) if hint is str else Writer()

    def record(self, hint: Any, name: str, axes: tuple[Axis, ...]) -> Writer:
        entries: dict[str, Writer] = {}
        flags: dict[str, str] = {}
        for key, field in keys_of(hint).items():
            if not field.required:
                flags[key] = self.block(f"{name}.{key}?", axes)
            entries[key] = self.writer(field.hint, f"{name}.{key}", axes)
        return Record(entries, flags)

    def union(self, hints: tuple[Any, ...], name: str, axes: tuple[Axis, ...]) -> Writer:
        some = [hint for hint in hints if hint is not NoneType]
        if len(some) < len(hints):
            inner = some[0] if len(some) == 1 else self.plainest(some)
            return Maybe(self.block(f"{name}?", axes), self.writer(inner, name, axes))
        if not all(is_typeddict(hint) for hint in some):
            return self.writer(self.plainest(some), name, axes)
        kinds = []
        for hint in some:
            variant = f"{name}:{kind_of(hint)}"
            needed = {key: w.hint for key, w in keys_of(hint).items() if w.required}
            words = {key: known_words(hint) for key, hint in needed.items()}
            kinds.append((self.block(variant, axes), words, self.record(hint, variant, axes)))
        return Either(kinds)

    def plainest(self, hints: Sequence[Any]) -> Any:
        """The type of what may be a word or a number."""
        return str if str in hints else hints[0]

    def items(self, inner: tuple[Any, ...], name: str, axes: tuple[Axis, ...]) -> Writer:
        axis = self.axis(inner[0])
        if axis is not None:
            counted = InOrder if inner[0] == Seat else HowOften
            return counted(self.block(name, (*axes, axis)), axis.words)
        length = self.block(f"{name}#", axes)
        places = Axis("place", tuple(map(str, range(ITEMS))))
        return Items(length, self.writer(inner[0], name, (*axes, places)))

    def parts(self, inner: tuple[Any, ...], name: str, axes: tuple[Axis, ...]) -> Writer:
        if all(hint is int for hint in inner):
            places = Axis("place", tuple(map(str, range(len(inner)))))
            return Numbers(self.block(name, (*axes, places)))
        each = [self.writer(hint, f"{name}.{place}", axes) for place, hint in enumerate(inner)]
        return Parts(each)

    def by_word(self, inner: tuple[Any, ...], name: str, axes: tuple[Axis, ...]) -> Writer:
        axis = self.axis(inner[0])
        if axis is None:
            return Writer()
        return ByWord(self.writer(inner[1], name, (*axes, axis)), axis.words)


def kind_of(hint: Any) -> str:
    """How the name of a type of record is written in names of blocks."""
    name: str = hint.__name__
    return name.removesuffix("View").lower()


# The whole row.

CHOSEN, LAST, ME, PLAYING, WAITING = "chosen", "last", "me", "playing", "waiting"
STEPS, TABLE = "steps", "table"


class Observer:
    """Writes what a seat sees into rows.

    Attributes:
        layout: of the rows.
        size: how long they are.
    """

    def __init__(self, game: type[Game]) -> None:
        self.vocabulary = vocabulary_of(game.name)
        seats = Axis("seat", tuple(game.all_seats))
        symbols = Axis("symbol", self.vocabulary.entries)
        self.seats = {seat: place for place, seat in enumerate(seats.words)}
        designer = Designer(seats.words, domains_of(game.name), self.vocabulary)
        for name in (ME, PLAYING, WAITING):
            designer.block(name, (seats,))
        for name in (CHOSEN, LAST):
            designer.block(name, (symbols,))
        keys = keys_of(game.view_type())
        (step,) = get_args(keys[STEPS].hint)
        self.step = designer.writer(step, STEPS, ())
        self.table = designer.writer(keys[TABLE].hint, TABLE, ())
        self.layout = Layout(designer.blocks)
        self.size = self.layout.size

    def row(self, view: Mapping[str, Any], path: Sequence[int] = ()) -> Row:
        """What a seat sees, and what it has chosen so far."""
        row = np.zeros(self.size, np.int16)
        self.write(view, path, row)
        return row

    def write(self, view: Mapping[str, Any], path: Sequence[int], row: Row) -> None:
        """The same into a row of zeros."""
        blocks = Blocks(self.layout, row)
        blocks[ME][self.seats[view["eyes"]]] = 1
        for seat in view["seats"]:
            blocks[PLAYING][self.seats[seat]] = 1
        for waiting in view["waiting"]:
            if waiting["seat"] is not None:
                blocks[WAITING][self.seats[waiting["seat"]]] = 1
        for step in view[STEPS]:  # of two of a kind, the one in charge counts
            self.step.write(step, blocks, ())
        self.table.write(view[TABLE], blocks, ())
        self.write_path(path, row)

    def write_path(self, path: Sequence[int], row: Row) -> None:
        """Only what was chosen so far, where the rest has been written."""
        chosen, last = row[self.layout.places[CHOSEN]], row[self.layout.places[LAST]]
        chosen[:] = 0
        last[:] = 0
        for number in path:
            chosen[number] += 1
        if path:
            last[path[-1]] = 1


@cache
def observer_of(game: str) -> Observer:
    """What writes the rows of a game."""
    return Observer(game_class(game))
