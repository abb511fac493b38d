"""Counting the ways to complete an action agrees with listing them."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.kernel.action import Action
from landsraad.kernel.choices import Bits, Listed, Product, Range, Sum
from tests.kernel.strategies import (
    ACTIONS,
    AREAS,
    AnyChoices,
    Bid,
    Pass,
    PlanBattle,
    Raise,
    Ship,
    action_spaces,
    exactly,
    near_misses,
)
from tests.kernel.ways import ways

Chosen: TypeAlias = dict[str, Any]


def agreeing(space: AnyChoices, made: type[Action], chosen: Chosen) -> int:
    """How many listed actions agree with the fields, found the slow way."""
    return len(
        [
            action
            for action in space
            if type(action) is made
            and all(exactly(getattr(action, name)) == exactly(chosen[name]) for name in chosen)
        ]
    )


@st.composite
def half_filled(draw: st.DrawFn) -> tuple[AnyChoices, type[Action], Chosen]:
    """A space, and some fields of one of its actions, or nearly so."""
    space = draw(action_spaces)
    if not space.size:
        return space, draw(st.sampled_from(ACTIONS)), {}
    model = space.at(draw(st.integers(0, space.size - 1)))
    made = type(model)
    names = draw(st.sets(st.sampled_from(made.field_names()))) if made.field_names() else set()
    chosen: Chosen = {name: getattr(model, name) for name in made.field_names() if name in names}
    spoil = draw(st.booleans())
    if spoil and chosen:
        spoiled = draw(st.sampled_from(sorted(chosen)))
        chosen[spoiled] = draw(st.sampled_from(near_misses(chosen[spoiled])))
    return space, draw(st.sampled_from([made, made, made, Raise, Pass])), chosen


@given(half_filled())
def test_ways_are_the_listed_actions_that_agree(
    form: tuple[AnyChoices, type[Action], Chosen],
) -> None:
    space, made, chosen = form
    own = {name: value for name, value in chosen.items() if name in made.field_names()}

    assert ways(space, made.kind, own) == agreeing(space, made, own)


def test_a_field_is_judged_together_with_those_before_it() -> None:
    """Near areas take ten forces, far ones two: neither field is wrong alone."""
    near, far = (Bits(AREAS.mask(name), AREAS) for name in ("arrakeen", "sietch"))
    space = Sum(Product(Ship, "red", near, Range(1, 10)), Product(Ship, "red", far, Range(1, 2)))

    assert ways(space, "ship", {}) == 12
    assert ways(space, "ship", {"forces": 2}) == 2
    assert ways(space, "ship", {"area": "sietch"}) == 2
    assert ways(space, "ship", {"area": "sietch", "forces": 7}) == 0


def test_a_million_plans_are_counted_not_listed() -> None:
    plans = Product(
        PlanBattle,
        "red",
        Listed(None, "stilgar"),
        Range(0, 10**9 - 1),
        Listed((), ("shield",)),
        Listed(True, False),
    )

    assert ways(plans, "plan_battle", {"leader": "stilgar", "traitor": True}) == 2 * 10**9


def test_only_actions_are_counted() -> None:
    with pytest.raises(TypeError, match="Range is not a space of actions"):
        ways(Range(1, 3), "bid", {})


def test_equal_numbers_of_other_types_do_not_fit() -> None:
    assert ways(Product(Bid, "red", Range(0, 1)), "bid", {"amount": True}) == 0
