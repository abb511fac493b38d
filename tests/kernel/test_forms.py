"""Forms: counting the ways to complete an action agrees with listing them."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.kernel.action import Action, Notation
from landsraad.kernel.choices import Bits, Listed, Product, Range, Sum
from landsraad.kernel.errors import UnreadableAction
from landsraad.kernel.forms import misfit, read_form, ways
from tests.kernel.strategies import (
    ACTIONS,
    AREAS,
    AnyChoices,
    Bid,
    Note,
    Pass,
    PlanBattle,
    Raise,
    Ship,
    action_spaces,
    exactly,
    near_misses,
)

NOTATION = Notation(ACTIONS)

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
    """A space, and a form with some fields of one of its actions, or nearly so."""
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


@given(half_filled())
def test_the_misfit_is_the_first_field_that_leaves_no_way(
    form: tuple[AnyChoices, type[Action], Chosen],
) -> None:
    """What stands before it can be completed; with it, nothing can."""
    space, made, chosen = form
    own = {name: value for name, value in chosen.items() if name in made.field_names()}
    field = misfit(space, made, own)
    if not agreeing(space, made, {}) or agreeing(space, made, own):
        assert field == ""
    else:
        names = [name for name in made.field_names() if name in own]
        until = names[: names.index(field) + 1]
        assert agreeing(space, made, {name: own[name] for name in until[:-1]})
        assert not agreeing(space, made, {name: own[name] for name in until})


def test_a_field_is_judged_together_with_those_before_it() -> None:
    """Near areas take ten forces, far ones two: neither field is wrong alone."""
    near, far = (Bits(AREAS.mask(name), AREAS) for name in ("arrakeen", "sietch"))
    space = Sum(Product(Ship, "red", near, Range(1, 10)), Product(Ship, "red", far, Range(1, 2)))

    assert ways(space, "ship", {}) == 12
    assert ways(space, "ship", {"forces": 2}) == 2
    assert ways(space, "ship", {"area": "sietch"}) == 2
    assert misfit(space, Ship, {"area": "sietch", "forces": 7}) == "forces"
    assert misfit(space, Ship, {"area": "carthag", "forces": 7}) == "area"


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


def test_only_actions_have_forms() -> None:
    with pytest.raises(TypeError, match="Range is not a space of actions"):
        ways(Range(1, 3), "bid", {})


# Reading.


def test_a_form_is_read_like_an_action() -> None:
    """Lists stand for tuples, and the class comes with it."""
    made, chosen = read_form(NOTATION, "note", {"pair": [3, "x"], "nothing": None})

    assert made is Note
    assert chosen == {"pair": (3, "x"), "nothing": None}


@pytest.mark.parametrize(
    ("kind", "fields", "reason"),
    [
        ("dance", {}, "'dance' is not an action of this game"),
        ("bid", {"price": 3}, "a bid has no field 'price'"),
        ("bid", {"seat": "red"}, "a bid has no field 'seat'"),
        ("bid", {"amount": "3"}, "this is no 'bid': "),
        ("bid", {"amount": True}, "this is no 'bid': "),
        ("bid", {"amount": 3.0}, "this is no 'bid': "),
        ("note", {"pair": [3]}, "this is no 'note': "),
    ],
)
def test_what_is_no_form_is_refused_in_one_sentence(kind: str, fields: Chosen, reason: str) -> None:
    with pytest.raises(UnreadableAction) as refused:
        read_form(NOTATION, kind, fields)

    assert str(refused.value).startswith(reason)
    assert "\n" not in str(refused.value)


@given(half_filled())
def test_what_is_offered_can_be_read(form: tuple[AnyChoices, type[Action], Chosen]) -> None:
    """Each field of a listed action reads back from its JSON to the very same value."""
    space, _, _ = form
    for action in space[:20]:
        fields = action.to_json()
        del fields["kind"], fields["seat"]
        made, chosen = read_form(NOTATION, action.kind, fields)

        assert made is type(action)
        assert exactly(tuple(chosen.values())) == exactly(action.values())
        assert ways(space, action.kind, chosen) >= 1


def test_equal_numbers_of_other_types_do_not_fit() -> None:
    assert ways(Product(Bid, "red", Range(0, 1)), "bid", {"amount": True}) == 0
