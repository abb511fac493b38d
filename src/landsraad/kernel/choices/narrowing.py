"""Narrowing: an action chosen in a few steps, first its class, then field by field.

A space of a million actions needs no list of them for that. Each sub-choice is among few symbols,
and exactly those are offered that lead to an action of the space:

    left = narrow(*[decision.actions for decision in game.decisions(seat)])
    while left.action is None:
        left = left.after(some_choice(left.symbols()))
    game.play(left.action)

How an action is spelled depends on the action alone, never on the space: its class, then each field
by its shape. A plain value is one symbol. A row has those of its members and `END`; a member of a
count is its name and how many there are of it. (A row of rows would be one symbol; no game has it.)

    ChooseGround("paul", "stone")                  ChooseGround, "stone"
    Plan("paul", (("attack", 3),), ())             Plan, "attack", 3, END, END
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from landsraad.kernel.action import Action, Form
from landsraad.kernel.choices.actions import Product, Sum, flatten
from landsraad.kernel.choices.base import Choices
from landsraad.kernel.choices.several import Counts, Subsets
from landsraad.kernel.choices.single import Listed
from landsraad.kernel.values import Group, Plain, Row, Shape, Value


class End:
    """Ends a row of members; there is one, `END`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "END"


END: Final = End()

Symbol: TypeAlias = "type[Action] | End | Value"


def spell(action: Action) -> tuple[Symbol, ...]:
    """The symbols that an action is chosen by."""
    made = type(action)
    symbols: list[Symbol] = [made]
    for name, value in zip(made.field_names(), action.values(), strict=True):
        symbols += spell_value(value, Form.of(made).shapes[name])
    return tuple(symbols)


def spell_value(value: Any, shape: Shape) -> list[Symbol]:
    """The symbols of one field."""
    if isinstance(shape, Row) and is_flat(shape.item):
        return [*[symbol for item in value for symbol in spell_value(item, shape.item)], END]
    return list(value) if isinstance(shape, Group) and is_flat(shape) else [value]


def read_value(symbols: Sequence[Symbol], shape: Shape) -> Any:
    """The value of one field from its symbols."""
    if isinstance(shape, Group) and is_flat(shape):
        return tuple(symbols)
    if not isinstance(shape, Row) or not is_flat(shape.item):
        return symbols[0]
    if not isinstance(shape.item, Group):
        return tuple(symbols[:-1])
    width = len(shape.item.items)
    return tuple([tuple(symbols[at : at + width]) for at in range(0, len(symbols) - 1, width)])


def is_flat(shape: Shape) -> bool:
    """Whether a value is as many symbols as its shape says; others are one, whatever they hold."""
    if isinstance(shape, Group):
        return all(isinstance(item, Plain) for item in shape.items)
    return isinstance(shape, Plain)


# What is left of one field.


class Left:
    """What is left of a space for one field after some of its symbols."""

    __slots__ = ()

    def symbols(self) -> Iterable[Symbol]:
        """Those that may come next."""
        raise NotImplementedError

    def after(self, symbol: Symbol) -> Left | None:
        """What is left after one more; None if it may not come next."""
        raise NotImplementedError


DONE: Final = Left()
"""The field is complete: nobody asks for more of it."""


class One(Left):
    """A plain value."""

    __slots__ = ("space",)

    def __init__(self, space: Choices[Any]) -> None:
        self.space = space

    def symbols(self) -> Iterable[Symbol]:
        return self.space

    def after(self, symbol: Symbol) -> Left | None:
        return DONE if self.space.has(symbol) else None


class Some(Left):
    """Members of a subset, in the order of the pool."""

    __slots__ = ("chosen", "place", "space")

    def __init__(self, space: Subsets[Any], place: int = 0, chosen: int = 0) -> None:
        self.space = space
        self.place = place
        self.chosen = chosen

    def symbols(self) -> Iterable[Symbol]:
        symbols: list[Symbol] = [END] if self.chosen >= self.space.low else []
        return symbols + [self.space.pool.at(place) for place in self._places()]

    def _places(self) -> range:
        """Of the members that may come next: enough must be left after them."""
        if self.chosen == self.space.high:
            return range(0)
        wanted = max(self.space.low - self.chosen, 1)
        return range(self.place, self.space.pool.size - wanted + 1)

    def after(self, symbol: Symbol) -> Left | None:
        if symbol is END:
            return DONE if self.chosen >= self.space.low else None
        place = self.space.pool.find(symbol)
        if place not in self._places():
            return None
        return Some(self.space, place + 1, self.chosen + 1)


class HowMany(Left):
    """Members of a pool in its order, each followed by how many there are of it."""

    __slots__ = ("place", "space", "total")

    def __init__(self, space: Counts[Any], place: int = 0, total: int = 0) -> None:
        self.space = space
        self.place = place
        self.total = total

    def symbols(self) -> Iterable[Symbol]:
        symbols: list[Symbol] = [END] if self._may_end() else []
        return symbols + [self.space.pool.at(place) for place in self._places()]

    def _may_end(self) -> bool:
        return self.total >= self.space.low and not any(self.space.least[self.place :])

    def _places(self) -> Iterator[int]:
        """Of the members that may come next: none that there must be some of is passed over."""
        for place in range(self.place, len(self.space.limits)):
            if self.numbers(place):
                yield place
            if self.space.least[place]:
                return

    def numbers(self, place: int) -> range:
        """How many there may be of a member so that the later ones can make up the rest."""
        space = self.space
        fewest_later, most_later = sum(space.least[place + 1 :]), sum(space.limits[place + 1 :])
        fewest = max(1, space.least[place], space.low - self.total - most_later)
        most = min(space.limits[place], space.high - self.total - fewest_later)
        return range(fewest, most + 1)

    def after(self, symbol: Symbol) -> Left | None:
        if symbol is END:
            return DONE if self._may_end() else None
        place = self.space.pool.find(symbol)
        return OfThem(self, place) if place in self._places() else None


class OfThem(Left):
    """How many there are of a member that has been named."""

    __slots__ = ("before", "place")

    def __init__(self, before: HowMany, place: int) -> None:
        self.before = before
        self.place = place

    def symbols(self) -> Iterable[Symbol]:
        return self.before.numbers(self.place)

    def after(self, symbol: Symbol) -> Left | None:
        if type(symbol) is not int or symbol not in self.symbols():
            return None
        return HowMany(self.before.space, self.place + 1, self.before.total + symbol)


class Spelled(Left):
    """Listed values of several symbols each."""

    __slots__ = ("at", "values")

    def __init__(self, values: list[list[Symbol]], at: int = 0) -> None:
        self.values = values
        self.at = at

    def symbols(self) -> Iterable[Symbol]:
        return [value[self.at] for value in self.values]

    def after(self, symbol: Symbol) -> Left | None:
        left = [value for value in self.values if same(value[self.at], symbol)]
        if not left:
            return None
        return DONE if len(left[0]) == self.at + 1 else Spelled(left, self.at + 1)


class Either(Left):
    """One space or another."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Left]) -> None:
        self.parts = parts

    def symbols(self) -> Iterable[Symbol]:
        return [symbol for part in self.parts for symbol in part.symbols()]

    def after(self, symbol: Symbol) -> Left | None:
        left = [after for part in self.parts if (after := part.after(symbol)) is not None]
        if not left:
            return None
        return left[0] if len(left) == 1 or left[0] is DONE else Either(left)


def whole(space: Choices[Any], shape: Shape) -> Left:
    """All of the space of a field."""
    if isinstance(space, Sum):
        return Either([whole(part, shape) for part in flatten(space)])
    if isinstance(shape, Row) and is_flat(shape.item):
        if isinstance(space, Subsets) and isinstance(shape.item, Plain):
            return Some(space)
        if isinstance(space, Counts):
            return HowMany(space)
    elif not isinstance(shape, Group) or not is_flat(shape):
        return One(space)
    return Spelled([spell_value(value, shape) for value in space])


def same(one: Symbol, other: Symbol) -> bool:
    """Equal and of one type: True is not 1."""
    return type(one) is type(other) and one == other


# What is left of a space of actions.


class Narrowed:
    """What is left of spaces of actions after some symbols. It never changes.

    Attributes:
        action: the one that all symbols together mean; None while some are missing.
    """

    __slots__ = ("action", "chosen", "field", "parts", "values")

    def __init__(
        self,
        parts: list[tuple[Product, Left]],
        field: int = -1,
        values: tuple[Any, ...] = (),
        chosen: tuple[Symbol, ...] = (),
    ) -> None:
        self.parts = parts
        self.field = field
        self.values = values
        self.chosen = chosen
        self.action: Action | None = None

    def symbols(self) -> tuple[Symbol, ...]:
        """Those that may come next, each once, in the order of the spaces."""
        if self.field < 0:
            return tuple(dict.fromkeys([product.made for product, _ in self.parts]))
        found: dict[tuple[type, Symbol], None] = {}
        for _, left in self.parts:
            for symbol in left.symbols():
                found[type(symbol), symbol] = None
        return tuple([symbol for _, symbol in found])

    def after(self, symbol: Symbol) -> Narrowed:
        """What is left after one more symbol.

        Raises:
            ValueError: it may not come next.
        """
        if self.field < 0:
            left = [(product, left) for product, left in self.parts if product.made is symbol]
            chosen: tuple[Symbol, ...] = ()
        else:
            found = [(product, left.after(symbol)) for product, left in self.parts]
            left = [(product, after) for product, after in found if after is not None]
            chosen = (*self.chosen, symbol)
        if not left:
            raise ValueError(f"{symbol!r} is not among the symbols that may come next")
        if left[0][1] is not DONE:
            return Narrowed(left, self.field, self.values, chosen)
        return self._next_field([product for product, _ in left], chosen)

    def _next_field(self, products: list[Product], chosen: tuple[Symbol, ...]) -> Narrowed:
        made, field, values = products[0].made, self.field + 1, self.values
        names, shapes = made.field_names(), Form.of(made).shapes
        if field > 0:
            values = (*values, read_value(chosen, shapes[names[field - 1]]))
        if field == len(names):
            complete = Narrowed([], field, values)
            complete.action = made(products[0].seat, *values)
            return complete
        shape = shapes[names[field]]
        return Narrowed(
            [(product, whole(product.fields[field], shape)) for product in products], field, values
        )


def narrow(*spaces: Choices[Any]) -> Narrowed:
    """These spaces of one seat's actions, of which nothing is chosen yet."""
    parts = [product for space in spaces for part in flatten(space) for product in products(part)]
    return Narrowed([(product, DONE) for product in parts])


def products(part: Choices[Any]) -> Iterator[Product]:
    """A part of a space as products; a listed action is one of fields without a choice."""
    if isinstance(part, Product):
        yield part
        return
    for action in part:
        yield Product(type(action), action.seat, *[Listed(value) for value in action.values()])
