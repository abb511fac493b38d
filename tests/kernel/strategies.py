"""Generated spaces of choices, actions and values, small enough to be enumerated.

Everything here is built from the public constructors, so a generated space is one that a rule could
have written. Spaces hold at most `MOST` elements, and some of them are empty.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import reduce
from types import GenericAlias, NoneType
from typing import Any, TypeAlias, get_type_hints

from hypothesis import strategies as st

from landsraad.kernel.action import Action, action
from landsraad.kernel.choices import (
    Bits,
    Choices,
    Counts,
    Listed,
    Names,
    Product,
    Range,
    Subsets,
    Sum,
)
from landsraad.kernel.values import Value

MOST = 300
SEATS = ("red", "blue", "green")
AREAS = Names(("arrakeen", "carthag", "sietch", "polar_sink", "the great flat", "yes", "7"))

AnyChoices: TypeAlias = Choices[Any]
Annotation: TypeAlias = Any  # a type such as `tuple[int | None, ...]`, made at run time


# Actions of an imaginary game, with every type that a field can have.


@action("{seat} pass", "X-PASS-1")
class Pass(Action):
    pass


@action("{seat} bid {amount}", "X-BID-1", amount="X-BID-2")
class Bid(Action):
    amount: int


@action("{seat} raise by {amount}")
class Raise(Action):
    """The fields of a `Bid`, but another action."""

    amount: int


@action("{seat} ship {forces} to {area}")
class Ship(Action):
    area: str
    forces: int


@action("{seat} discard {cards}")
class Discard(Action):
    cards: tuple[str, ...]


@action("{seat} lose {losses}")
class Lose(Action):
    losses: tuple[tuple[str, int], ...]


@action("plan of {seat} with {leader} dial {dial} cards {cards} traitor {traitor}")
class PlanBattle(Action):
    leader: str | None
    dial: int
    cards: tuple[str, ...]
    traitor: bool


@action("{seat} note {nothing} {anything} {pair} {route} {rows}")
class Note(Action):
    """One field of each remaining type."""

    nothing: None
    anything: bool | int | str | None
    pair: tuple[int, str]
    route: tuple[tuple[str, tuple[int | None, bool]], ...]
    rows: tuple[tuple[tuple[int, ...], ...], tuple[str, ...]]


ACTIONS: tuple[type[Action], ...] = (
    Pass,
    Bid,
    Raise,
    Ship,
    Discard,
    Lose,
    PlanBattle,
    Note,
)


def exactly(value: object) -> Hashable:
    """A key that is equal for two values if they are equal and of equal types all the way down."""
    kind = type(value).__name__
    if isinstance(value, Action):
        return (kind, *[exactly(getattr(value, name)) for name in type(value).__match_args__])
    if isinstance(value, tuple | list):
        return (kind, *[exactly(item) for item in value])
    if isinstance(value, dict):
        return (kind, *[(exactly(key), exactly(item)) for key, item in value.items()])
    if hasattr(value, "__match_args__"):
        return (kind, *[exactly(getattr(value, name)) for name in value.__match_args__])
    return (kind, repr(value))


# Values and the annotations of fields that hold them.

TRICKY_WORDS = (
    "",
    "yes",
    "no",
    "-",
    "7",
    "-1",
    " ",
    '"',
    "\\",
    "a b",
    "[",
    "]",
    ",",
    ":",
    "é",
    "沙",
)

ints = st.integers(-(10**18) + 1, 10**18 - 1)
words = st.one_of(st.sampled_from(TRICKY_WORDS), st.from_regex(r"\A[a-z_]{1,8}\Z"), st.text())
plain_values = st.one_of(st.none(), st.booleans(), st.integers(-3, 3), ints, words)
values: st.SearchStrategy[Value] = st.recursive(
    plain_values, lambda inner: st.lists(inner, max_size=3).map(tuple), max_leaves=6
)

PLAIN: dict[Annotation, st.SearchStrategy[Value]] = {
    NoneType: st.none(),
    bool: st.booleans(),
    int: ints,
    str: words,
}


def plain_annotations() -> st.SearchStrategy[Annotation]:
    """None, bool, int, str, and unions of them."""
    several = st.lists(st.sampled_from(list(PLAIN)), min_size=1, max_size=4, unique=True)
    return several.map(lambda types: reduce(lambda one, other: one | other, types))


def field_types() -> st.SearchStrategy[Annotation]:
    """Every annotation that a field can have, a few levels deep."""
    return st.recursive(
        plain_annotations(),
        lambda inner: st.one_of(
            inner.map(lambda item: GenericAlias(tuple, (item, ...))),
            st.lists(inner, min_size=1, max_size=3).map(
                lambda items: GenericAlias(tuple, tuple(items))
            ),
        ),
        max_leaves=4,
    )


def values_of(annotation: Annotation) -> st.SearchStrategy[Value]:
    """Values that a field with this annotation can hold."""
    if annotation in PLAIN:
        return PLAIN[annotation]
    arguments: tuple[Annotation, ...] = annotation.__args__
    if getattr(annotation, "__origin__", None) is not tuple:
        return st.one_of([values_of(argument) for argument in arguments])
    if arguments[-1] is Ellipsis:
        return st.lists(values_of(arguments[0]), max_size=3).map(tuple)
    return st.tuples(*[values_of(argument) for argument in arguments])


def actions() -> st.SearchStrategy[Action]:
    """Actions of every class above, with any values that their fields can hold."""

    def of(made: type[Action]) -> st.SearchStrategy[Action]:
        hints = get_type_hints(made)
        names: tuple[str, ...] = made.__match_args__
        fields = st.tuples(*[values_of(hints[name]) for name in names])
        return fields.map(lambda items: made(*items))

    return st.one_of([of(made) for made in ACTIONS])


def json_like(numbers: bool = True) -> st.SearchStrategy[Any]:
    """Any JSON, with what Python's reader lets through besides: fractions, infinities, NaN."""
    floats: st.SearchStrategy[Any] = st.floats() if numbers else st.nothing()
    leaves: st.SearchStrategy[Any] = st.one_of(
        st.none(), st.booleans(), st.integers(-2, 2), st.integers(), floats, words
    )
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=3), inner, max_size=3)
        ),
        max_leaves=8,
    )


# Spaces.


def listed(items: st.SearchStrategy[Any] = values) -> st.SearchStrategy[AnyChoices]:
    """Different values; `True` and `1` are different."""
    different = st.lists(items, unique_by=exactly, max_size=6)
    return different.map(lambda found: Listed(*found))


def ranges() -> st.SearchStrategy[AnyChoices]:
    return st.builds(
        lambda low, size: Range(low, low + size - 1), st.integers(-4, 4), st.integers(-2, 12)
    )


def bits() -> st.SearchStrategy[AnyChoices]:
    return st.builds(Bits, st.integers(0, (1 << len(AREAS.names)) - 1), st.just(AREAS))


@st.composite
def subsets(draw: st.DrawFn, pools: st.SearchStrategy[AnyChoices]) -> AnyChoices:
    pool = draw(pools)
    low, high = draw(st.integers(-1, 4)), draw(st.integers(-1, 6))
    while Subsets(pool, low, high).size > MOST:
        high -= 1
    return Subsets(pool, low, high)


@st.composite
def counts(draw: st.DrawFn, pools: st.SearchStrategy[AnyChoices]) -> AnyChoices:
    pool = draw(pools)
    if pool.size > 6:
        pool = Listed(*pool[:6])
    limits = tuple(draw(st.lists(st.integers(0, 3), min_size=pool.size, max_size=pool.size)))
    low, high = draw(st.integers(-1, 4)), draw(st.integers(-1, 20))
    least = tuple([draw(st.integers(0, limit)) for limit in limits])
    while Counts(pool, limits, low, high, least).size > MOST:
        high -= 1
    return Counts(pool, limits, low, high, least)


@st.composite
def sums_of_values(draw: st.DrawFn) -> AnyChoices:
    """Parts that cannot overlap, for their types or bounds differ; `True` is not `1`."""
    edge = draw(st.integers(-2, 4))
    parts: list[AnyChoices] = [
        Range(edge - draw(st.integers(0, 4)), edge - 1),
        Range(edge, edge + draw(st.integers(-1, 4))),
        draw(st.sampled_from([Listed(), Listed(True), Listed(False, True)])),
        draw(st.sampled_from([Listed(), Listed(None)])),
        draw(bits()),
        draw(subsets(ranges())),
    ]
    order = draw(st.permutations(parts))
    return Sum(*order[: draw(st.integers(0, len(order)))])


leaves = st.one_of(listed(), ranges(), bits(), sums_of_values())
value_spaces: st.SearchStrategy[AnyChoices] = st.recursive(
    leaves, lambda inner: st.one_of(subsets(inner), counts(inner)), max_leaves=3
)


def _within(most: int, made: type[Action], seat: str, *fields: AnyChoices) -> AnyChoices:
    """The product of these fields, the later ones cut down until it is small enough."""
    kept: list[AnyChoices] = []
    for field in fields:
        if field.size > most:
            field = Listed(*field[:most])
        kept.append(field)
        most //= max(field.size, 1)
    return Product(made, seat, *kept)


@st.composite
def products(draw: st.DrawFn, made: type[Action], seat: str, most: int = MOST) -> AnyChoices:
    leader: AnyChoices = Sum(Listed(None), draw(bits()))
    yes_or_no = draw(st.sampled_from([Listed(False, True), Listed(True), Listed(False)]))
    fields: dict[type[Action], list[st.SearchStrategy[AnyChoices]]] = {
        Pass: [],
        Bid: [ranges()],
        Raise: [ranges()],
        Ship: [bits(), ranges()],
        Discard: [subsets(bits())],
        Lose: [counts(bits())],
        PlanBattle: [st.just(leader), ranges(), subsets(bits()), st.just(yes_or_no)],
        Note: [
            st.just(Listed(None)),
            st.one_of(listed(plain_values), ranges(), bits()),
            listed(values_of(tuple[int, str])),
            listed(values_of(tuple[tuple[str, tuple[int | None, bool]], ...])),
            listed(values_of(tuple[tuple[tuple[int, ...], ...], tuple[str, ...]])),
        ],
    }
    return _within(most, made, seat, *[draw(field) for field in fields[made]])


@st.composite
def shipments(draw: st.DrawFn, seat: str) -> AnyChoices:
    """One field limits another: a product for each group of areas with the same limit."""
    everywhere = (1 << len(AREAS.names)) - 1
    near = draw(st.integers(0, everywhere))
    far = draw(st.integers(0, everywhere)) & ~near
    return Sum(
        Product(Ship, seat, Bits(near, AREAS), draw(ranges())),
        Product(Ship, seat, Bits(far, AREAS), draw(ranges())),
    )


@st.composite
def sums_of_actions(draw: st.DrawFn) -> AnyChoices:
    """Parts that cannot overlap: each has a class or a seat of its own."""
    kinds = st.tuples(st.sampled_from(ACTIONS), st.sampled_from(SEATS))
    parts: list[AnyChoices] = []
    for made, seat in draw(st.lists(kinds, unique=True, max_size=4)):
        part = draw(shipments(seat) if made is Ship else products(made, seat, MOST // 4))
        written_out = part.size <= 4 and draw(st.booleans())
        parts.append(Listed(*part) if written_out else part)
    nested = draw(st.integers(0, len(parts)))
    return Sum(Sum(*parts[:nested]), *parts[nested:]) if draw(st.booleans()) else Sum(*parts)


@st.composite
def _products_of_any_kind(draw: st.DrawFn) -> AnyChoices:
    return draw(products(draw(st.sampled_from(ACTIONS)), draw(st.sampled_from(SEATS))))


action_spaces: st.SearchStrategy[AnyChoices] = st.one_of(_products_of_any_kind(), sums_of_actions())
spaces: st.SearchStrategy[AnyChoices] = st.one_of(value_spaces, action_spaces)


# Near misses.


def near_misses(value: Any) -> list[Any]:
    """Things that are not this value, or not quite; many equal it in Python."""
    if isinstance(value, Action):
        return _near_actions(value)
    if isinstance(value, tuple):
        return _near_tuples(value)
    if isinstance(value, bool):
        return [int(value), float(value), not value, str(value)]
    if isinstance(value, int):
        bools = [bool(value)] if value in (0, 1) else []
        return [*bools, float(value), complex(value), str(value), value + 1, value - 1]
    if isinstance(value, str):
        return [value + " ", value.upper(), value[1:], value.encode("utf-8", "replace"), (value,)]
    return [False, 0, "", "None", "-", ()]


def _near_tuples(value: tuple[Any, ...]) -> list[Any]:
    found: list[Any] = [
        list(value),
        value[::-1],
        value[1:],
        value[:-1],
        (*value, *value[-1:]),
        (*value, None),
        (*value, (value[0][0], 0)) if value and isinstance(value[0], tuple) and value[0] else (0,),
        frozenset(map(repr, value)),
    ]
    for place, item in enumerate(value):
        found += [(*value[:place], near, *value[place + 1 :]) for near in near_misses(item)]
    return found


def _near_actions(action: Action) -> list[Any]:
    made: Callable[..., Action] = type(action)
    fields = action.values()
    found: list[Any] = [made(seat, *fields) for seat in (*SEATS, "", "Red")]
    if isinstance(action, Bid):
        found.append(Raise(action.seat, action.amount))
    found += [Pass(action.seat), str(action), action.to_json(), (action.seat, *fields), None]
    for place, item in enumerate(fields):
        found += [
            made(action.seat, *fields[:place], near, *fields[place + 1 :])
            for near in near_misses(item)
        ]
    return found
