"""Choices: the laws of the algebra, over generated spaces; then what each kind of space is."""

from __future__ import annotations

import copy
import json
import sys
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import chain, combinations, product
from math import comb
from typing import Any, NamedTuple

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from landsraad.kernel.action import Action, action
from landsraad.kernel.chance import Chance
from landsraad.kernel.choices import (
    ABSENT,
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
from landsraad.kernel.choices.single import describe, places_in
from tests.kernel.strategies import (
    AREAS,
    MOST,
    AnyChoices,
    Bid,
    Discard,
    Lose,
    Pass,
    PlanBattle,
    Raise,
    Ship,
    action_spaces,
    exactly,
    near_misses,
    spaces,
    value_spaces,
    values,
)

# The laws.


@given(spaces)
def test_index_and_element_are_inverse(space: AnyChoices) -> None:
    """The element at an index is found at that index, for every index."""
    indices = range(space.size)

    assert [space.find(space.at(i)) for i in indices] == list(indices)
    assert [space.index(space[i]) for i in indices] == list(indices)
    assert [exactly(space[space.index(a)]) for a in space] == [exactly(a) for a in space]


@given(spaces)
def test_size_is_what_enumeration_counts(space: AnyChoices) -> None:
    """Size, len and truth agree with the elements; the generated spaces are small."""
    elements = list(space)

    assert space.size == len(space) == len(elements) <= MOST
    assert bool(space) == bool(elements)


@given(spaces)
def test_no_element_stands_twice(space: AnyChoices) -> None:
    """Each element is there once, types told apart."""
    elements = [exactly(element) for element in space]

    assert len(set(elements)) == len(elements)


@given(spaces, st.data())
def test_listed_is_accepted_and_nothing_else(space: AnyChoices, data: st.DataObject) -> None:
    """A near miss is in the space exactly if enumeration meets it: `True` and `1.0` are not `1`."""
    assume(space.size)
    elements = {exactly(element) for element in space}
    value = space.at(data.draw(st.integers(0, space.size - 1)))

    for near in near_misses(value):
        found = exactly(near) in elements
        assert (near in space) == found, near
        assert (space.find(near) >= 0) == found, near
        assert space.count(near) == int(found), near


@given(spaces, spaces)
def test_elements_of_another_space_are_strangers_unless_enumerated(
    space: AnyChoices, other: AnyChoices
) -> None:
    """Membership equals enumeration for the elements of any other space, too."""
    elements = {exactly(element) for element in space}

    for value in other:
        assert (value in space) == (exactly(value) in elements), value


@given(spaces, values)
def test_any_value_may_be_asked_for(space: AnyChoices, value: Any) -> None:
    """Membership equals enumeration for values that have nothing to do with the space."""
    assert (value in space) == (exactly(value) in {exactly(element) for element in space})


@given(spaces)
def test_using_a_space_does_not_change_it(space: AnyChoices) -> None:
    """Two walks may be interleaved with each other and with questions."""
    before = (repr(space), json.dumps(space.to_json()), hash(space), space.size)
    expected = [exactly(element) for element in space]
    one, other = iter(space), iter(space)
    walked = []
    for element in one:
        space.find(element)
        space.sample(Chance.seeded(1))
        walked.append((exactly(element), exactly(next(other))))

    assert walked == [(key, key) for key in expected]
    assert [exactly(element) for element in space] == expected
    assert (repr(space), json.dumps(space.to_json()), hash(space), space.size) == before


@given(spaces, st.integers(0, 2**64))
def test_a_sample_is_an_element(space: AnyChoices, seed: int) -> None:
    """Sampling takes one outcome of chance, the index; an empty space has nothing to give."""
    chance = Chance.seeded(seed)
    chance.drawn = []
    if not space:
        with pytest.raises(ValueError, match="at least one outcome"):
            space.sample(chance)
        return

    sampled = space.sample(chance)

    assert [space.index(sampled)] == chance.drawn


@pytest.mark.parametrize(
    "space",
    [
        Listed("a", "b", "c"),
        Range(-3, 4),
        Bits(0b1010110, AREAS),
        Subsets(Range(1, 5), 1, 3),
        Counts(Listed("a", "b", "c"), (2, 1, 3), 1, 4),
        Counts(Listed("a", "b", "c"), (2, 1, 3), 2, 5, (1, 0, 1)),
        Product(Ship, "red", Bits(0b111, AREAS), Range(1, 6)),
        Sum[Any](Listed(Pass("red")), Product(Bid, "red", Range(1, 9)), Listed(), Range(0, 7)),
    ],
    ids=lambda space: type(space).__name__,
)
def test_sampling_reaches_every_element_equally_often(space: AnyChoices) -> None:
    """Chi-square over 400 draws per element; the bound is five deviations above the mean."""
    chance = Chance.seeded(2024)
    drawn = Counter(exactly(space.sample(chance)) for _ in range(400 * space.size))
    freedom = space.size - 1
    chi_square = sum((times - 400) ** 2 / 400 for times in drawn.values())

    assert set(drawn) == {exactly(element) for element in space}
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


# The JSON form is enough to play from: an interpreter that knows nothing of the classes.


def elements_of(form: Any) -> Iterator[Any]:
    """The elements, as JSON and in order, of a space that is described by its JSON form."""
    match form:
        case {"listed": elements, **rest} if not rest:
            yield from elements
        case {"range": [low, high], **rest} if not rest:
            yield from range(low, high + 1)
        case {"subsets": pool, "low": low, "high": high, **rest} if not rest:
            members = list(elements_of(pool))
            for number in range(low, high + 1):
                yield from map(list, combinations(members, number))
        case {
            "counts": pool,
            "limits": limits,
            "least": least,
            "low": low,
            "high": high,
            **rest,
        } if not rest:
            yield from counts_of(list(elements_of(pool)), limits, least, range(low, high + 1))
        case {"product": kind, "seat": seat, "fields": fields, **rest} if not rest:
            for chosen in product(*[list(elements_of(field)) for field in fields.values()]):
                yield {"kind": kind, "seat": seat, **dict(zip(fields, chosen, strict=True))}
        case {"sum": parts, **rest} if not rest:
            yield from chain.from_iterable(elements_of(part) for part in parts)
        case _:
            raise AssertionError(f"not a description of a space: {form!r}")


def counts_of(
    members: list[Any], limits: list[int], least: list[int], totals: range
) -> Iterator[Any]:
    for counts in product(*map(range, least, [limit + 1 for limit in limits])):
        if sum(counts) in totals:
            yield [[m, n] for m, n in zip(members, counts, strict=True) if n]


@given(spaces)
def test_the_json_form_describes_the_space_completely(space: AnyChoices) -> None:
    """What a client makes of the JSON form are the elements, in the same order."""
    form = json.loads(json.dumps(space.to_json()))

    assert [*map(json.dumps, elements_of(form))] == [json.dumps(describe(a)) for a in space]


# Equality.


def blueprint(space: object) -> Hashable:
    """How a space was built, types told apart: the meaning of equality, written down again."""
    match space:
        case Listed():
            return ("listed", *map(exactly, space.values))
        case Range():
            return ("range", space.low, space.high)
        case Bits():
            return ("bits", space.mask, space.names.names)
        case Subsets():
            return ("subsets", blueprint(space.pool), space.low, space.high)
        case Counts():
            return ("counts", blueprint(space.pool), *space.parts()[1:])
        case Product():
            return ("product", space.made.__name__, space.seat, *map(blueprint, space.fields))
        case Sum():
            return ("sum", *map(blueprint, space.spaces))
    raise AssertionError(space)


@given(spaces)
def test_spaces_built_alike_are_equal(space: AnyChoices) -> None:
    """A space built a second time is equal, has the same hash and finds its twin in a set."""
    twin = copy.deepcopy(space)

    assert twin == space
    assert hash(twin) == hash(space)
    assert twin in {space}


@given(spaces, spaces)
def test_spaces_are_equal_only_if_built_alike(one: AnyChoices, other: AnyChoices) -> None:
    """Equality is about how a space was built, not about its elements."""
    assert (one == other) == (blueprint(one) == blueprint(other))
    assert (one != other) == (blueprint(one) != blueprint(other))


@given(st.lists(st.one_of(st.booleans(), st.integers(0, 1)), max_size=2).map(tuple), st.data())
def test_equality_tells_types_apart(items: tuple[Any, ...], data: st.DataObject) -> None:
    """`Listed(1)` is not `Listed(True)`, however deep it stands."""
    wrong = tuple([data.draw(st.sampled_from([bool(item), int(item)])) for item in items])
    one: AnyChoices = Subsets(Sum(Listed((items,))), 0, 1)
    other: AnyChoices = Subsets(Sum(Listed((wrong,))), 0, 1)

    assert (one == other) == (exactly(items) == exactly(wrong))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Listed(1), Listed(True)),
        (Listed(0), Listed(False)),
        (Listed("1"), Listed(1)),
        (Listed(1, 2), Listed(2, 1)),
        (Listed(1, 2), Range(1, 2)),
        (Listed(), Sum()),
        (Listed(Bid("red", 1)), Listed(Raise("red", 1))),
        (Listed(Bid("red", 1)), Listed(Bid("red", True))),
        (Range(1, 2), Range(1, 3)),
        (Range(1, 0), Range(2, 1)),
        (Bits(1, AREAS), Bits(2, AREAS)),
        (Bits(1, AREAS), Bits(1, Names(("arrakeen",)))),
        (Subsets(Range(1, 3), 0, 1), Subsets(Range(1, 3), 0, 2)),
        (Counts(Range(1, 2), (1, 2), 0, 1), Counts(Range(1, 2), (2, 1), 0, 1)),
        (Product(Bid, "red", Range(1, 2)), Product(Bid, "blue", Range(1, 2))),
        (Product(Bid, "red", Range(1, 2)), Product(Raise, "red", Range(1, 2))),
        (Product(Bid, "red", Range(1, 2)), Product(Bid, "red", Listed(1, 2))),
        (Sum(Range(1, 2)), Range(1, 2)),
    ],
)
def test_spaces_built_differently_differ(one: AnyChoices, other: AnyChoices) -> None:
    """In either order of asking."""
    assert one != other
    assert other != one


def test_a_space_equals_no_list_of_its_elements() -> None:
    """A space is not a tuple, a list or a range, though it has the same elements."""
    assert Listed(1, 2) != (1, 2)
    assert Listed(1, 2) != [1, 2]
    assert Range(1, 2) != range(1, 3)


# The manners of a sequence.


@given(spaces, st.data())
def test_slices_and_indices_as_of_a_tuple(space: AnyChoices, data: st.DataObject) -> None:
    """Negative indices, slices with steps and `reversed` mean what they mean for a tuple."""
    elements = tuple(space)
    cut = data.draw(st.slices(space.size))

    assert [exactly(a) for a in space[cut]] == [exactly(a) for a in elements[cut]]
    assert [*map(exactly, reversed(space))] == [exactly(a) for a in reversed(elements)]
    for index in range(-space.size, space.size):
        assert exactly(space[index]) == exactly(elements[index])


@given(spaces, st.integers(0, 5))
def test_indices_outside_are_refused(space: AnyChoices, beyond: int) -> None:
    """Beyond either end there is an IndexError."""
    with pytest.raises(IndexError, match="is outside"):
        space[space.size + beyond]
    with pytest.raises(IndexError, match="is outside"):
        space[-space.size - 1 - beyond]


@pytest.mark.parametrize("space", [Listed(7, 8), Range(7, 8), Subsets(Range(1, 5), 1, 2)])
def test_an_index_is_a_whole_number(space: AnyChoices) -> None:
    """`space[1.0]` is a TypeError, as for every sequence; no element is made of a fraction."""
    with pytest.raises(TypeError):
        space[1.0]  # type: ignore[call-overload]


def test_index_of_a_stranger_is_a_value_error() -> None:
    """As `list.index` has it, and `count` says 0."""
    space = Product(Bid, "red", Range(1, 5))

    with pytest.raises(ValueError, match="not among the choices"):
        space.index(Bid("red", 6))
    assert space.count(Bid("red", 6)) == 0
    assert space.count(Bid("red", 5)) == 1


@given(
    st.integers(0, 5),
    st.integers(-2, 7),
    st.one_of(st.none(), st.integers(0, 7)),
    st.one_of(st.none(), st.integers(0, 7)),
)
def test_index_within_bounds(size: int, value: int, start: int | None, stop: int | None) -> None:
    """`index(value, start, stop)` answers as a list would."""
    bounds = () if start is None else (start,) if stop is None else (start, stop)

    assert answer_of(Range(0, size - 1).index, value, bounds) == answer_of(
        list(range(size)).index, value, bounds
    )


@given(st.integers(0, 5), st.integers(-2, 7), st.integers(-7, 7), st.integers(-7, 7))
def test_index_within_bounds_counted_from_the_end(
    size: int, value: int, start: int, stop: int
) -> None:
    """Negative bounds count from the end; a stranger is never found at -1."""
    assert answer_of(Range(0, size - 1).index, value, (start, stop)) == answer_of(
        list(range(size)).index, value, (start, stop)
    )


def answer_of(index: Callable[..., int], value: int, bounds: tuple[int, ...]) -> int | str:
    try:
        return index(value, *bounds)
    except ValueError:
        return "absent"


def test_repr_shows_how_the_space_was_built() -> None:
    """A failing test prints something that can be read."""
    assert repr(Listed(1, "a", None)) == "Listed(1, 'a', None)"
    assert repr(Subsets(Range(1, 3), 0, 2)) == "Subsets(Range(1, 3), 0, 2)"
    assert repr(Sum[Any](Range(1, 2), Bits(5, AREAS))) == "Sum(Range(1, 2), Bits(5, Names of 7))"


# Each kind of space.


def test_listed_keeps_values_apart_that_python_takes_for_equal() -> None:
    """`True` and `1` are different values, so both may be listed and each has its place."""
    space: AnyChoices = Listed(1, True, 0, False, (1,), (True,), Bid("red", 1), Bid("red", True))

    assert [space.find(value) for value in space.values] == list(range(8))  # type: ignore[attr-defined]
    assert 1.0 not in space


def test_range_includes_both_ends_and_may_be_empty() -> None:
    """From low to high; none if high is less than low."""
    assert list(Range(-1, 2)) == [-1, 0, 1, 2]
    assert list(Range(3, 3)) == [3]
    assert list(Range(3, 2)) == list(Range(3, -9)) == []


def test_bits_are_in_the_order_of_the_table() -> None:
    """Whatever the order in which the mask was put together."""
    table = Names(("a", "b", "c", "d"))
    space = Bits(table.mask("d", "a", "c"), table)

    assert list(space) == ["a", "c", "d"]
    assert space.find("b") == space.find("x") == space.find(0) == ABSENT


@given(st.sets(st.integers(0, 200)))
def test_places_are_those_of_the_bits(places: set[int]) -> None:
    """In increasing order, however many machine words the set fills."""
    assert places_in(sum([1 << place for place in places])) == sorted(places)


def test_a_table_numbers_its_names() -> None:
    """Tables with the same names are equal; a name cannot stand in it twice."""
    table = Names(["a", "b"])

    assert table.mask("b") == 2
    assert table.mask() == 0
    assert table == Names(("a", "b"))
    assert hash(table) == hash(Names(("a", "b")))
    assert table != Names(("b", "a"))
    assert table != ("a", "b")
    with pytest.raises(ValueError, match="twice"):
        Names(("a", "b", "a"))


def test_subsets_come_small_ones_first_then_in_the_order_of_the_pool() -> None:
    """Bounds beyond what is possible are cut to it."""
    pool = Listed("a", "b", "c")

    assert list(Subsets(pool, 1, 2)) == [
        ("a",),
        ("b",),
        ("c",),
        ("a", "b"),
        ("a", "c"),
        ("b", "c"),
    ]
    assert Subsets(pool, -3, 99) == Subsets(pool, 0, 3)
    assert Subsets(pool, -3, 99).size == 8
    assert list(Subsets(pool, 2, 1)) == list(Subsets(pool, 4, 9)) == []
    assert list(Subsets(Listed(), 0, 2)) == [()]


@pytest.mark.parametrize("value", [("b", "a"), ("a", "a"), ["a", "b"], ("a", "x"), "ab", ()])
def test_a_subset_is_a_tuple_in_the_order_of_the_pool(value: object) -> None:
    """Reordered, doubled, foreign and listed ones are not offered."""
    assert value not in Subsets(Listed("a", "b", "c"), 1, 3)


@pytest.mark.parametrize(
    ("space", "value", "arranged"),
    [
        (Subsets(Listed("a", "b", "c"), 1, 3), ("c", "a"), ("a", "c")),
        (Subsets(Listed("a", "b", "c"), 1, 3), ["c", "a"], ["c", "a"]),
        (Counts(Listed("a", "b"), (2, 2), 1, 3), (("b", 1), ("a", 2)), (("a", 2), ("b", 1))),
        (Counts(Listed("a", "b"), (2, 2), 1, 3), ((), "a"), ((), "a")),
        (Range(1, 3), 2, 2),
    ],
)
def test_sets_are_put_in_the_order_of_the_pool(
    space: Choices[Any], value: object, arranged: object
) -> None:
    """What is no set stays as it is."""
    assert space.arranged(value) == arranged


def test_counts_leave_out_the_zeros() -> None:
    """How many of each, the last member varying fastest."""
    space = Counts(Listed("a", "b"), (1, 2), 1, 2)

    assert list(space) == [
        (("b", 1),),
        (("b", 2),),
        (("a", 1),),
        (("a", 1), ("b", 1)),
    ]
    assert list(Counts(Listed("a", "b"), (1, 2), 0, 0)) == [()]
    assert list(Counts(Listed("a", "b"), (1, 2), 4, 9)) == []
    assert list(Counts(Listed(), (), 0, 9)) == [()]
    assert Counts(Listed("a", "b"), (1, 2), -1, 9) == Counts(Listed("a", "b"), (1, 2), 0, 3)


@pytest.mark.parametrize(
    "value",
    [
        (("a", 0), ("b", 1)),
        (("b", 1), ("a", 1)),
        (("a", 1), ("a", 1)),
        (("a", True),),
        (("a", 1.0),),
        (("a", 3),),
        (("x", 1),),
        (("a", -1), ("b", 2)),
        (["a", 1],),
        [("a", 1)],
        (("a",),),
        ("a",),
        (("a", 2), ("b", 2)),
        (),
        None,
    ],
)
def test_counts_are_pairs_in_the_order_of_the_pool(value: object) -> None:
    """Zeros, doubles, other orders, other types and too many in all are not offered."""
    assert value not in Counts(Listed("a", "b"), (2, 2), 1, 3)


def test_counts_need_a_limit_for_each_member() -> None:
    """One limit too few is an error of the rule that wrote it."""
    with pytest.raises(ValueError, match="1 limits for 2 members"):
        Counts(Listed("a", "b"), (1,), 0, 1)


def test_the_last_field_of_a_product_varies_fastest() -> None:
    """As the digits of a number do."""
    space = Product(Ship, "red", Listed("arrakeen", "carthag"), Range(1, 2))

    assert list(map(str, space)) == [
        "red ship 1 to arrakeen",
        "red ship 2 to arrakeen",
        "red ship 1 to carthag",
        "red ship 2 to carthag",
    ]


def test_one_empty_field_empties_the_product() -> None:
    """Then nothing is found, though every other field would do."""
    space = Product(Ship, "red", Range(1, 0), Range(1, 2))

    assert space.size == 0
    assert space.find(Ship("red", "arrakeen", 1)) == ABSENT


def test_a_product_without_fields_is_one_action() -> None:
    """To pass is one choice, for one seat."""
    assert list(Product(Pass, "red")) == [Pass("red")]
    assert Pass("blue") not in Product(Pass, "red")


def test_the_parts_of_a_sum_follow_each_other() -> None:
    """Empty parts take no place; no part at all is an empty space."""
    space: AnyChoices = Sum(Range(1, 2), Listed(), Listed("a"), Range(5, 5))

    assert list(space) == [1, 2, "a", 5]
    assert space.find(5) == 3
    assert list(Sum()) == []
    with pytest.raises(IndexError, match="index 4 is outside 4 choices"):
        space.at(4)


class Pair(NamedTuple):
    """Equal to a tuple, but not one: no value."""

    member: str
    number: int


class Word(str):
    """Equal to a string, but not one: no value."""

    __slots__ = ()


@pytest.mark.parametrize(
    ("space", "value"),
    [
        (Listed("a"), Word("a")),
        (Bits(1, AREAS), Word("arrakeen")),
        (Listed(("a", 1)), Pair("a", 1)),
        (Subsets(Listed("a", 1), 0, 2), Pair("a", 1)),
        (Counts(Listed("a"), (1,), 0, 1), (Pair("a", 1),)),
        (Product(Pass, "red"), Pass(Word("red"))),
    ],
)
def test_subclasses_of_the_types_of_values_are_not_offered(space: AnyChoices, value: Any) -> None:
    """Types are exact: what would be saved as another type is not among the choices."""
    assert value not in space


# Which field is to blame.


@given(action_spaces)
def test_all_fields_of_an_offered_action_fit(space: AnyChoices) -> None:
    """In a product, a sum of products, or a list."""
    for offered in space:
        assert space.fitting(offered) == len(offered.values())


@given(value_spaces)
def test_no_action_fits_a_space_of_values(space: AnyChoices) -> None:
    """A space without actions offers none of any kind."""
    assert space.fitting(Bid("red", 1)) == ABSENT


PLANS = Product(
    PlanBattle,
    "red",
    Listed(None, "jessica"),
    Range(0, 4),
    Subsets(Listed("a", "b"), 0, 2),
    Listed(False),
)


@pytest.mark.parametrize(
    ("action", "fitting"),
    [
        (PlanBattle("red", "jessica", 4, ("a",), False), 4),
        (PlanBattle("red", "jessica", 4, ("a",), True), 3),
        (PlanBattle("red", "jessica", 4, ("b", "a"), True), 2),
        (PlanBattle("red", "jessica", True, ("a",), False), 1),
        (PlanBattle("red", "duncan", 9, ("x",), True), 0),
        (PlanBattle("blue", "jessica", 4, ("a",), False), ABSENT),
        (Bid("red", 1), ABSENT),
    ],
)
def test_a_product_blames_the_first_field_that_it_does_not_offer(
    action: Action, fitting: int
) -> None:
    """All fields before it fit; another seat or kind does not fit at all."""
    assert PLANS.fitting(action) == fitting


@pytest.mark.parametrize(
    ("action", "fitting"),
    [
        (Ship("red", "arrakeen", 5), 2),
        (Ship("red", "arrakeen", 6), 1),
        (Ship("red", "carthag", 5), 1),
        (Ship("red", "sietch", 1), 0),
        (Pass("red"), 0),
        (Bid("red", 1), ABSENT),
    ],
)
def test_a_sum_blames_the_field_of_the_part_that_fits_best(action: Action, fitting: int) -> None:
    """Five may land in Arrakeen but only two in Carthag: there the number is to blame."""
    space: AnyChoices = Sum(
        Listed(Pass("red")),
        Product(Ship, "red", Listed("arrakeen"), Range(1, 5)),
        Product(Ship, "red", Listed("carthag"), Range(1, 2)),
    )

    assert space.fitting(action) == fitting
    assert Sum().fitting(action) == ABSENT


@pytest.mark.parametrize(
    ("action", "fitting"),
    [
        (Ship("red", "arrakeen", 5), 2),
        (Ship("red", "carthag", 5), 1),
        (Ship("red", "sietch", 5), 0),
        (Bid("red", 5), ABSENT),
    ],
)
def test_listed_actions_blame_a_field_as_a_product_does(action: Action, fitting: int) -> None:
    """The listed action that shares most leading fields says which field is to blame."""
    space = Listed[Action](Pass("red"), Ship("red", "arrakeen", 5), Ship("red", "carthag", 2))

    assert space.fitting(action) == fitting


# Huge spaces.

made: Counter[str] = Counter()
"""How often actions and elements of leaves were made since a test emptied it."""


@action("{seat} counted {first} {second} {third}")
class Counted(Action):
    """An action that counts how often it is made."""

    first: int
    second: int
    third: tuple[int, ...]

    def __post_init__(self) -> None:
        made["actions"] += 1


class CountedRange(Range):
    """A range that counts how often one of its elements is made."""

    __slots__ = ()

    def at(self, index: int) -> int:
        made["elements"] += 1
        return super().at(index)


def huge() -> Choices[Action]:
    """10^10 actions times the 1,351 smaller subsets of 20, for each of two seats."""
    million, cards = CountedRange(1, 100_000), CountedRange(1, 20)
    parts = [
        Product(Counted, seat, million, million, Subsets(cards, 0, 3)) for seat in ("red", "blue")
    ]
    return Sum(*parts)


@pytest.mark.sources
def test_a_huge_space_is_measured_without_making_its_actions() -> None:
    """Building, measuring, comparing and describing it make no action and no element at all."""
    made.clear()
    space = huge()

    assert space.size == len(space) == 2 * 10**10 * (1 + 20 + 190 + 1140)
    assert space
    assert space == huge()
    assert hash(space) == hash(huge())
    assert len(json.dumps(space.to_json())) < 1000
    assert len(repr(space)) < 1000
    assert made == {}


@pytest.mark.sources
def test_a_huge_space_answers_without_making_its_actions() -> None:
    """Membership, index and blame look at the action that is asked about and make no other."""
    space = huge()
    action = Counted("blue", 77_777, 100_000, (2, 3, 20))
    stranger = Counted("blue", 77_777, 100_001, (2, 3, 20))
    made.clear()

    assert action in space
    assert stranger not in space
    assert space.index(action) > space.size // 2
    assert space.count(stranger) == 0
    assert space.fitting(stranger) == 1
    assert made == {}


@pytest.mark.sources
def test_a_huge_space_makes_only_the_actions_that_are_taken_from_it() -> None:
    """One action for an index or a sample, three for a slice of three, five elements for each."""
    space = huge()
    made.clear()
    action = space[space.size // 3]

    assert made["actions"] == 1
    assert made["elements"] <= 5
    assert space.index(action) == space.size // 3

    chance = Chance.seeded(7)
    chance.drawn = []
    sampled = [space.sample(chance) for _ in range(10)]

    assert made["actions"] == 11
    assert made["elements"] <= 55
    assert [space.index(each) for each in sampled] == chance.drawn

    ends = [*space[:3], space[-1], next(iter(space)), next(iter(reversed(space)))]

    assert made["actions"] == 17
    assert made["elements"] <= 85
    assert [space.find(each) for each in ends] == [0, 1, 2, space.size - 1, 0, space.size - 1]


BEYOND_LEN: list[AnyChoices] = [
    Range(-(2**70), 2**70),
    Subsets(Range(1, 100), 0, 100),
    Counts(Range(1, 80), (3,) * 80, 0, 240),
    Product(Counted, "red", Range(1, 2**40), Range(1, 2**40), Subsets(Range(1, 9), 0, 9)),
    Sum(Product(Bid, "red", Range(1, sys.maxsize)), Listed(Pass("red"))),
]


def test_sizes_beyond_len_are_exact() -> None:
    """Python integers have no limit, and neither have spaces."""
    sizes = [2**71 + 1, 2**100, 4**80, 2**89, sys.maxsize + 1]

    assert [space.size for space in BEYOND_LEN] == sizes


@pytest.mark.parametrize("space", BEYOND_LEN, ids=lambda space: type(space).__name__)
def test_a_space_beyond_len_is_used_as_any_other(space: AnyChoices) -> None:
    """`len` refuses and points to `size`; index, find, sample, slices and truth work."""
    with pytest.raises(OverflowError, match="ask for size"):
        len(space)

    places = [0, 1, space.size // 7, space.size // 2, space.size - 2, space.size - 1]
    sampled = space.sample(Chance.seeded(3))

    assert [space.find(space.at(place)) for place in places] == places
    assert [space.index(space[place]) for place in places] == places
    assert sampled in space
    assert exactly(space[-1]) == exactly(space.at(space.size - 1))
    assert len(space[-3:]) == 3
    assert bool(space)
    assert space == copy.deepcopy(space)


def test_a_hand_of_cards_counts_as_the_binomials_say() -> None:
    """Subsets and Counts agree with school mathematics, far beyond enumeration."""
    deck = Range(1, 52)

    assert Subsets(deck, 5, 5).size == comb(52, 5)
    assert Subsets(deck, 0, 52).size == 2**52
    assert Counts(deck, (1,) * 52, 5, 5).size == comb(52, 5)
    assert Counts(Range(1, 10), (20,) * 10, 20, 20).size == comb(29, 9)


def test_describe_writes_actions_and_values() -> None:
    """The JSON form of one element: an object for an action, a list for a tuple."""
    assert describe(Discard("red", ("a",))) == {"kind": "discard", "seat": "red", "cards": ["a"]}
    assert describe(Lose("red", (("a", 1),))) == {
        "kind": "lose",
        "seat": "red",
        "losses": [["a", 1]],
    }
    assert describe(("a", (1, None, True))) == ["a", [1, None, True]]


@pytest.mark.parametrize("index", [-1, 3])
def test_what_lies_outside_a_space_is_no_member_even_if_it_was_given(index: int) -> None:
    """Whoever asks beyond the end gets something; it must not pass for a legal action."""
    for space in (Product(Bid, "red", Range(1, 3)), Sum(Product(Bid, "red", Range(1, 3)))):
        try:
            given = space.at(index)
        except IndexError:
            continue
        assert not space.has(given)
        assert not Sum(space).has(given)


def test_nothing_is_a_member_of_a_space_that_has_given_nothing() -> None:
    assert not Product(Bid, "red", Range(1, 3)).has(None)
    assert not Sum(Product(Bid, "red", Range(1, 3))).has(None)
