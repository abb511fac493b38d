"""Narrowing: an action chosen symbol by symbol, over generated spaces and by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.kernel.action import Action
from landsraad.kernel.choices import (
    END,
    Counts,
    Listed,
    Narrowed,
    Product,
    Range,
    Subsets,
    Sum,
    Symbol,
    flatten,
    narrow,
    spell,
)
from tests.kernel.strategies import (
    SEATS,
    AnyChoices,
    Bid,
    Discard,
    Lose,
    Note,
    Ship,
    action_spaces,
    exactly,
)

ABC = Listed("a", "b", "c")


def actions_of(space: AnyChoices, seat: str) -> list[Action]:
    return [action for action in space if action.seat == seat]


def spaces_of(space: AnyChoices, seat: str) -> list[AnyChoices]:
    """The parts of a space that have actions of a seat."""
    parts = [part for part in flatten(space) if isinstance(part, Product) and part.seat == seat]
    listed = [part for part in flatten(space) if isinstance(part, Listed)]
    return [*parts, *[Listed(*actions_of(part, seat)) for part in listed]]


def leaves(left: Narrowed) -> Iterator[Action]:
    """All actions that are left, by all ways."""
    if left.action is not None:
        yield left.action
    for symbol in left.symbols():
        yield from leaves(left.after(symbol))


def after(left: Narrowed, *symbols: Symbol) -> Narrowed:
    for symbol in symbols:
        left = left.after(symbol)
    return left


# The laws.


@given(action_spaces)
def test_the_ways_lead_to_the_actions_of_the_space_each_once(space: AnyChoices) -> None:
    """Ways and actions are the same, one to one."""
    for seat in SEATS:
        found = [exactly(action) for action in leaves(narrow(*spaces_of(space, seat)))]
        wanted = [exactly(action) for action in actions_of(space, seat)]
        assert sorted(found, key=repr) == sorted(wanted, key=repr)


@given(action_spaces, st.data())
def test_an_action_is_found_by_its_spelling(space: AnyChoices, data: st.DataObject) -> None:
    """Every symbol of it is offered when its turn comes, and then nothing is left to choose."""
    if not space:
        return
    action = space[data.draw(st.integers(0, space.size - 1))]
    left = narrow(*spaces_of(space, action.seat))
    for symbol in spell(action):
        assert left.action is None
        assert exactly(symbol) in [exactly(offered) for offered in left.symbols()]
        left = left.after(symbol)
    assert exactly(left.action) == exactly(action)
    assert left.symbols() == ()


@given(action_spaces)
def test_no_symbol_is_offered_twice(space: AnyChoices) -> None:
    for seat in SEATS:
        unfinished = [narrow(*spaces_of(space, seat))]
        for left in unfinished:
            offered = [exactly(symbol) for symbol in left.symbols()]
            assert len(set(offered)) == len(offered)
            unfinished += [left.after(symbol) for symbol in left.symbols()][:3]


# By hand.


def test_spelling() -> None:
    assert spell(Ship("red", "arrakeen", 3)) == (Ship, "arrakeen", 3)
    assert spell(Discard("red", ("a", "b"))) == (Discard, "a", "b", END)
    assert spell(Lose("red", (("a", 2),))) == (Lose, "a", 2, END)
    assert repr(END) == "END"


def test_a_row_of_rows_is_one_symbol() -> None:
    note = Note("red", None, True, (1, "a"), (("b", (2, False)),), (((1, 2),), ("c",)))
    assert spell(note) == (Note, None, True, 1, "a", note.route, note.rows)
    assert after(narrow(Listed(note)), *spell(note)).action == note


def test_one_field_limits_the_next() -> None:
    """Parts that do not fit any more are out."""
    near = Product(Ship, "red", Listed("arrakeen"), Range(1, 4))
    far = Product(Ship, "red", Listed("carthag"), Range(1, 2))
    left = narrow(near, far).after(Ship)
    assert left.symbols() == ("arrakeen", "carthag")
    assert left.after("carthag").symbols() == (1, 2)
    assert left.after("arrakeen").symbols() == (1, 2, 3, 4)


def test_members_of_a_subset_come_in_order_and_enough_of_them() -> None:
    left = narrow(Product(Discard, "red", Subsets(ABC, 2, 3))).after(Discard)
    assert left.symbols() == ("a", "b")
    assert left.after("b").symbols() == ("c",)
    assert left.after("a").after("b").symbols() == (END, "c")
    assert after(left, "a", "b", "c").symbols() == (END,)


def test_members_of_a_count_leave_room_for_the_rest() -> None:
    left = narrow(Product(Lose, "red", Counts(ABC, (2, 1, 3), 4, 5, (0, 1, 0)))).after(Lose)
    assert left.symbols() == ("a", "b")  # of b there must be one
    assert left.after("a").symbols() == (1, 2)
    assert left.after("b").symbols() == (1,)
    assert after(left, "b", 1).symbols() == ("c",)
    assert after(left, "b", 1, "c").symbols() == (3,)
    assert after(left, "a", 2, "b", 1, "c").symbols() == (1, 2)
    assert after(left, "a", 2, "b", 1, "c", 1).symbols() == (END,)


def test_a_field_may_be_one_space_or_another() -> None:
    none_or_some: AnyChoices = Sum(Listed(()), Subsets(ABC, 2, 2), Counts(Listed(), (), 0, -1))
    left = narrow(Product(Discard, "red", none_or_some)).after(Discard)
    assert left.symbols() == (END, "a", "b")
    assert left.after("a").symbols() == ("b", "c")
    assert left.after(END).action == Discard("red", ())


@pytest.mark.parametrize(
    ("space", "symbols"),
    [
        (Product(Bid, "red", Range(1, 3)), (Ship,)),
        (Product(Bid, "red", Range(1, 3)), (Bid, True)),
        (Product(Bid, "red", Range(1, 3)), (Bid, 4)),
        (Product(Bid, "red", Range(1, 3)), (Bid, 3, 3)),
        (Product(Discard, "red", Subsets(ABC, 1, 2)), (Discard, END)),
        (Product(Discard, "red", Subsets(ABC, 1, 2)), (Discard, "b", "a")),
        (Product(Lose, "red", Counts(ABC, (1, 1, 2), 1, 2)), (Lose, END)),
        (Product(Lose, "red", Counts(ABC, (1, 1, 2), 1, 2)), (Lose, "a", 2)),
        (Product(Lose, "red", Counts(ABC, (1, 1, 2), 1, 2)), (Lose, "a", True)),
        (Product(Lose, "red", Counts(ABC, (1, 1, 2), 1, 2)), (Lose, "b", 1, "a")),
        (Product(Discard, "red", Listed(("a",), ("b",))), (Discard, "c")),
        (Product(Discard, "red", Sum(Listed(("a",)), Subsets(ABC, 2, 2))), (Discard, "c")),
    ],
)
def test_what_is_not_offered_is_refused(space: AnyChoices, symbols: tuple[Symbol, ...]) -> None:
    *before, wrong = symbols
    left = after(narrow(space), *before)
    with pytest.raises(ValueError, match="may come next"):
        left.after(wrong)


def test_a_space_of_billions_is_not_enumerated() -> None:
    many = Listed(*[f"m{number}" for number in range(40)])
    huge = Product(Lose, "red", Counts(many, (9,) * 40, 120, 160))
    left = narrow(huge).after(Lose)
    assert len(left.symbols()) == 27  # later ones could not make 120 any more
    assert huge.size > 10**30
