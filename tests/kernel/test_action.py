"""Actions: values with one written form and one JSON form, each of which reads back."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError, make_dataclass
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.kernel.action import LONGEST, Action, Form, Notation, action, identical
from landsraad.kernel.errors import UnreadableAction
from tests.kernel.strategies import (
    ACTIONS,
    Bid,
    Discard,
    Lose,
    Note,
    Pass,
    PlanBattle,
    Raise,
    Ship,
    actions,
    exactly,
    field_types,
    json_like,
    near_misses,
    values,
    values_of,
    words,
)

NOTATION = Notation(ACTIONS)


# The laws.


@given(actions())
def test_what_is_printed_reads_back(action: Action) -> None:
    """For every class, every type of field and every value, with its exact types."""
    assert exactly(NOTATION.read(str(action))) == exactly(action)


@given(actions())
def test_what_is_sent_reads_back(action: Action) -> None:
    """Through a text of JSON, with its exact types."""
    sent = json.loads(json.dumps(action.to_json()))

    assert exactly(NOTATION.from_json(sent)) == exactly(action)


@given(st.data())
def test_any_class_with_any_fields_has_a_notation(data: st.DataObject) -> None:
    """A class of generated fields, its template in any order, with words between."""
    types = data.draw(st.lists(field_types(), max_size=3))
    names = [f"field{number}" for number in range(len(types))]
    pieces = ["{seat}", "made", "of", *[f"{{{name}}}" for name in names]]
    template = " ".join(data.draw(st.permutations(pieces)))
    made: type[Action] = make_dataclass(
        "Made",
        list(zip(names, types, strict=True)),
        bases=(Action,),
        namespace={"notation": template},
        frozen=True,
        slots=True,
    )
    action = made(data.draw(words), *[data.draw(values_of(each)) for each in types])
    form = Form(made)

    assert exactly(form.read(form.write(action))) == exactly(action)
    assert exactly(form.from_json(action.to_json())) == exactly(action)


@given(st.text())
def test_any_text_is_an_action_or_unreadable(text: str) -> None:
    """Nothing else is ever raised."""
    try:
        action = NOTATION.read(text)
    except UnreadableAction:
        return

    assert exactly(NOTATION.read(str(action))) == exactly(action)


@given(actions(), st.data())
def test_a_mangled_line_is_an_action_or_unreadable(action: Action, data: st.DataObject) -> None:
    """A slip of the pen may make another action, but no error that is not ours."""
    text = str(action)
    place = data.draw(st.integers(0, len(text)))
    scrap = data.draw(st.one_of(st.text(max_size=3), st.sampled_from(list('-019[]:,"\\ ayn{}'))))
    mangled = text[:place] + scrap + text[place + data.draw(st.integers(0, 3)) :]
    try:
        read = NOTATION.read(mangled)
    except UnreadableAction:
        return

    assert exactly(NOTATION.read(str(read))) == exactly(read)


@given(json_like())
def test_any_json_is_an_action_or_unreadable(data: Any) -> None:
    """Nothing else is ever raised; no JSON made at random is an action."""
    with pytest.raises(UnreadableAction):
        NOTATION.from_json(data)


@given(actions(), json_like(), st.data())
def test_json_with_one_field_changed(action: Action, other: Any, data: st.DataObject) -> None:
    """It is the action that it says exactly, or it is unreadable."""
    sent: dict[str, Any] = {**action.to_json()}
    sent[data.draw(st.sampled_from([*sent, "more"]))] = other
    try:
        read = NOTATION.from_json(sent)
    except UnreadableAction as refused:
        message = str(refused)
        assert message
        return

    assert exactly(read.to_json()) == exactly(dict(sorted(sent.items(), key=order_of(read))))


def order_of(action: Action) -> Any:
    """Sort the fields of a JSON object in the order of the action."""
    names = list(action.to_json())
    return lambda item: names.index(item[0])


@given(actions(), st.one_of(actions(), values))
def test_identical_means_equal_with_equal_types(one: Action, other: Any) -> None:
    """For actions and values, and for all that nearly equals them."""
    assert identical(one, one)
    for thing in (other, *near_misses(one)):
        assert identical(one, thing) == (exactly(one) == exactly(thing))
        assert identical(thing, one) == (exactly(one) == exactly(thing))


# Actions are values.


def test_an_action_cannot_be_changed() -> None:
    """Nor given anything more."""
    bid = Bid("red", 3)

    with pytest.raises(FrozenInstanceError):
        bid.amount = 4  # type: ignore[misc]
    with pytest.raises((AttributeError, TypeError)):
        bid.more = 4  # type: ignore[attr-defined]


def test_two_kinds_are_never_equal() -> None:
    """A bid of three is not a raise by three; a bid of one is not a bid of `True`."""
    assert Bid("red", 3) == Bid("red", 3)
    assert hash(Bid("red", 3)) == hash(Bid("red", 3))
    assert len({Bid("red", 3), Raise("red", 3), Bid("red", 3)}) == 2
    assert not identical(Bid("red", 3), Raise("red", 3))
    assert not identical(Bid("red", 1), Bid("red", True))
    assert not identical(Bid("red", 1), Bid("blue", 1))
    assert not identical((1, (2, 3)), (1, (2, 3.0)))
    assert not identical((1, 2), (1, 2, 3))


class Word(str):
    """Equal to a string, but not one."""

    __slots__ = ()


class Pair(NamedTuple):
    """Equal to a tuple, but not one."""

    one: int
    two: int


def test_identical_goes_all_the_way_down() -> None:
    """A seat is told apart by its exact type as every field is."""
    assert not identical(Pair(1, 2), (1, 2))
    assert not identical(Ship("red", Word("arrakeen"), 1), Ship("red", "arrakeen", 1))
    assert not identical(Pass(Word("red")), Pass("red"))


def test_the_fields_after_the_seat() -> None:
    """In order; none if there are none."""
    assert Ship.field_names() == ("area", "forces")
    assert Ship("red", "arrakeen", 5).values() == ("arrakeen", 5)
    assert Pass.field_names() == Pass("red").values() == ()


def test_the_class_name_gives_the_kind() -> None:
    """In the spelling of JSON and the message catalogues."""
    kinds = ["pass", "bid", "raise", "ship", "discard", "lose", "plan_battle", "note"]

    assert [made.kind for made in ACTIONS] == kinds
    assert Bid("red", 1).kind == "bid"
    assert Action.kind == ""


# The two forms.


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Pass("red"), "red pass"),
        (Bid("red", 3), "red bid 3"),
        (Bid("House Atreides", -3), '"House Atreides" bid -3'),
        (Bid("yes", 0), '"yes" bid 0'),
        (Ship("red", "the great flat", 5), 'red ship 5 to "the great flat"'),
        (Discard("red", ()), "red discard []"),
        (Discard("red", ("lasgun", "shield snooper")), 'red discard [lasgun,"shield snooper"]'),
        (Lose("red", (("arrakeen", 2), ("-", 1))), 'red lose [arrakeen:2,"-":1]'),
        (
            PlanBattle("red", None, 3, ("a",), False),
            "plan of red with - dial 3 cards [a] traitor no",
        ),
        (
            Note("red", None, "", (1, "x"), (("a", (None, True)),), (((1,), ()), ("b",))),
            'red note - "" 1:x [a:-:yes] [[1],[]]:[b]',
        ),
    ],
)
def test_the_notation_of_an_action(action: Action, text: str) -> None:
    """One line that a person can write."""
    assert str(action) == text
    assert exactly(NOTATION.read(text)) == exactly(action)
    assert exactly(NOTATION.read(f"  {text.replace(' to ', '   to ')}\n")) == exactly(action)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "red",
        "red passes",
        "red pass now",
        "red  bid",
        "red bid three",
        "red bid 3 4",
        "red bid yes",
        "red bid 1.0",
        "red bid 3x",
        "redbid 3",
        "red\tbid\t3",
        "Red Duke bid 3",
        "red bid 3\nblue bid 4",
        "yes bid 3",
        "red raise 3",
        "red ship 5 to",
        "red ship to arrakeen 5",
        "{seat} bid {amount}",
    ],
)
def test_what_is_not_an_action(text: str) -> None:
    """The message repeats the line, so that its writer finds it."""
    with pytest.raises(UnreadableAction, match="is not an action of this game") as refused:
        NOTATION.read(text)

    assert repr(text.strip()) in str(refused.value)


def test_templates_are_told_apart() -> None:
    """Two that begin alike, and two of which one is the beginning of the other."""

    @action("{seat} pass {card}")
    class PassOn(Action):
        card: str

    for order in ([Pass, PassOn, Bid, Raise], [Raise, Bid, PassOn, Pass]):
        notation = Notation(order)

        assert notation.read("red pass") == Pass("red")
        assert notation.read("red pass lasgun") == PassOn("red", "lasgun")
        assert notation.read("red bid 2") == Bid("red", 2)
        assert notation.read("red raise by 2") == Raise("red", 2)


def test_an_endless_line_is_refused() -> None:
    """At the limit it is read, one character beyond it is not."""
    seat = "x" * (LONGEST - len(" bid 1"))

    assert NOTATION.read(f"{seat} bid 1") == Bid(seat, 1)
    with pytest.raises(UnreadableAction, match=f"at most {LONGEST} characters"):
        NOTATION.read(f"{seat} bid 10")


def test_a_long_line_is_cut_in_the_message() -> None:
    """A message is one sentence, whatever was sent."""
    with pytest.raises(UnreadableAction) as refused:
        NOTATION.read("x" * LONGEST)

    assert len(str(refused.value)) < 200


@pytest.mark.parametrize(
    ("data", "blame"),
    [
        (None, "an action is an object with a kind, one of pass, bid"),
        ([], "an action is an object with a kind, one of pass, bid"),
        ({}, "an action is an object with a kind, one of pass, bid"),
        ({"kind": "fly", "seat": "red"}, "an action is an object with a kind, one of pass, bid"),
        ({"kind": ["bid"]}, "an action is an object with a kind, one of pass, bid"),
        ({"kind": None}, "an action is an object with a kind, one of pass, bid"),
        ({"kind": "bid"}, "this is no 'bid': its fields are seat, amount"),
        ({"kind": "bid", "seat": "red"}, "this is no 'bid': its fields are seat, amount"),
        (
            {"kind": "bid", "seat": "red", "amount": 1, "x": 1},
            "this is no 'bid': its fields are seat, amount",
        ),
        ({"kind": "bid", "seat": "red", "amount": True}, "this is no 'bid': True is not int"),
        ({"kind": "bid", "seat": "red", "amount": 1.0}, "this is no 'bid': 1.0 is not int"),
        (
            {"kind": "bid", "seat": "red", "amount": float("nan")},
            "this is no 'bid': nan is not int",
        ),
        ({"kind": "bid", "seat": None, "amount": 1}, "this is no 'bid': None is not str"),
        (
            {"kind": "discard", "seat": "red", "cards": "abc"},
            "this is no 'discard': 'abc' is not a",
        ),
    ],
)
def test_json_that_is_not_an_action_is_told_why(data: Any, blame: str) -> None:
    """Which kinds there are, which fields, or what is wrong with one of them."""
    with pytest.raises(UnreadableAction) as refused:
        NOTATION.from_json(data)

    assert str(refused.value).startswith(blame)


def test_deep_json_is_unreadable() -> None:
    """As deep as the reader of JSON goes, and the message is still one sentence."""
    deep = json.loads("[" * 500 + "]" * 500)

    with pytest.raises(UnreadableAction) as refused:
        NOTATION.from_json({"kind": "bid", "seat": "red", "amount": deep})

    assert len(str(refused.value)) < 200


# Faults of a game's author.


@pytest.mark.parametrize(
    "template",
    [
        "{seat} bid",
        "bid {amount}",
        "{seat} bid {amount} {amount}",
        "{seat} bid {amount} {more}",
        "{seat} bid{amount}",
        "{seat} bid {amount}.",
        "{seat} bid {amount",
        "",
    ],
)
def test_a_template_names_each_field_once(template: str) -> None:
    """Anything else is found when the class is first used."""

    @action(template)
    class Odd(Action):
        amount: int

    with pytest.raises(TypeError, match="must name each field"):
        Form(Odd)
    with pytest.raises(TypeError, match="must name each field"):
        Notation([Odd])


def test_a_field_of_a_type_that_has_no_notation() -> None:
    """Found when the class is first used."""

    @action("{seat} weigh {weight}")
    class Weigh(Action):
        weight: float

    with pytest.raises(TypeError, match="is not a type a field can have"):
        Notation([Weigh])


def test_a_form_is_made_once() -> None:
    """And kept for its class."""
    assert Form.of(Bid) is Form.of(Bid)
    assert Form.of(Bid) is not Form.of(Raise)
