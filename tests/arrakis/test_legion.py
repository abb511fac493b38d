"""Legions: sums and differences, and every group that may be split off one, none twice."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.arrakis.legion import EMPTY, KINDS, Legion, group, groups, one

NAMES = ("alia", "chani", "stilgar")
TOKENS = ("ad1", "as1", "as2")


@st.composite
def legions(draw: st.DrawFn) -> Legion:
    regular, elite, special, generic, troop = [draw(st.integers(0, 3)) for _ in range(5)]
    named = draw(st.sets(st.sampled_from(NAMES)))
    tokens = draw(st.sets(st.sampled_from(TOKENS)))
    leaders, hidden = tuple(sorted(named)), tuple(sorted(tokens))
    return Legion(regular, elite, special, generic, leaders, hidden, troop)


def subsets(items: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [chosen for size in range(len(items) + 1) for chosen in combinations(items, size)]


def by_brute_force(legion: Legion, contains: tuple[str, ...], with_leader: bool) -> set[Legion]:
    """A-MOVE-3, A-MOVE-4, A-MOVE-12, tried out one by one."""
    numbers = [range(int(getattr(legion, kind)) + 1) for kind in KINDS]
    every = [
        Legion(regular, elite, special, generic, named, tokens, troop)
        for regular, elite, special, troop, generic in product(*numbers)
        for named in subsets(legion.named)
        for tokens in subsets(legion.tokens)
    ]
    return {
        some
        for some in every
        if some.size and (some.leaders or not with_leader) and all(map(some.has, contains))
    }


def by_the_rules(legion: Legion, contains: tuple[str, ...], with_leader: bool) -> list[Legion]:
    return [
        group(units, leaders, tokens)
        for fields in groups(legion, contains, with_leader)
        for units, leaders, tokens in product(*fields)
    ]


@given(
    legions(),
    st.sets(st.sampled_from([*KINDS, *NAMES]), max_size=2),
    st.booleans(),
)
def test_groups_are_exactly_the_splits_there_are(
    legion: Legion, contains: set[str], with_leader: bool
) -> None:
    wanted = tuple(sorted(contains))
    found = by_the_rules(legion, wanted, with_leader)

    assert len(found) == len(set(found))
    assert set(found) == by_brute_force(legion, wanted, with_leader)


@given(legions())
def test_what_is_split_off_and_what_stays_make_the_whole(legion: Legion) -> None:
    for some in by_the_rules(legion, (), False):
        assert (legion - some) + some == legion


@pytest.mark.parametrize(
    ("legion", "contains", "with_leader", "number"),
    [
        (Legion(regular=2), (), False, 2),
        (Legion(regular=2, generic=1), (), False, 4),
        (Legion(regular=2, generic=1), (), True, 2),
        (Legion(regular=1, tokens=("as1",)), (), False, 3),
        (Legion(tokens=("as1", "as2")), (), False, 3),
        (Legion(generic=2, named=("chani",)), (), False, 0),
        (Legion(special=2), ("special",), False, 2),
        (Legion(regular=2), ("special",), False, 0),
        (Legion(regular=1, named=("chani",)), ("chani",), False, 1),
        (Legion(regular=1, troop=1), (), False, 3),
        (Legion(regular=1, troop=1), (), True, 2),
        (Legion(regular=1, troop=1, generic=1), (), True, 5),
        (Legion(regular=1, troop=1), ("troop",), False, 2),
    ],
)
def test_number_of_groups(
    legion: Legion, contains: tuple[str, ...], with_leader: bool, number: int
) -> None:
    assert len(by_the_rules(legion, contains, with_leader)) == number


def test_units_figures_and_leaders() -> None:
    """A-UNIT-1, A-UNIT-6: tokens are units for the limit, but roll no dice; leaders are none."""
    legion = Legion(2, 1, 1, 1, ("chani",), ("as1", "as2"))

    assert (legion.figures, legion.size, legion.leaders) == (4, 6, 2)
    assert EMPTY.size == 0
    assert not EMPTY
    assert Legion(generic=1)


@given(legions(), st.sampled_from(KINDS))
def test_one_more_and_one_less(legion: Legion, figure: str) -> None:
    more = legion.with_one(figure)

    assert more.has(figure)
    assert more.without_one(figure) == legion
    assert one(figure) == EMPTY.with_one(figure)


def test_a_troop_is_a_unit_and_a_leader() -> None:
    """A-GUILD-TROOP-5."""
    legion = Legion(regular=1, troop=2)

    assert (legion.figures, legion.size, legion.leaders) == (3, 3, 2)
    assert legion.to_json() == {"regular": 1, "troop": 2}


def test_names_stay_in_order() -> None:
    legion = one("stilgar") + one("chani") + one("alia")

    assert legion.named == ("alia", "chani", "stilgar")
    assert legion.without_one("chani").named == ("alia", "stilgar")


def test_told_without_zeros_and_without_tokens() -> None:
    """What an event says of a legion hides its tokens."""
    assert Legion(regular=2, generic=1, tokens=("as1",)).to_json() == {"regular": 2, "generic": 1}
