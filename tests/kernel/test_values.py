"""Values: exact types, two forms that read back, and nothing else that reads."""

from __future__ import annotations

import json
from types import NoneType
from typing import Any, Literal, Optional, Union

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.kernel.values import Cursor, Row, Shape, Value, brief, laid_over, shape_of, to_json
from tests.kernel.strategies import Annotation, exactly, field_types, json_like, values, values_of


def read(annotation: Annotation, text: str) -> Value:
    """All of the text as one value."""
    cursor = Cursor(text)
    value = shape_of(annotation).read(cursor)
    if cursor.rest():
        raise ValueError(f"{cursor.rest()!r} is left over")
    return value


def belongs(data: Any, annotation: Annotation) -> bool:
    """Whether JSON is a value of this type: the rule of the reader, written down again."""
    if annotation in (NoneType, bool, int, str):
        return type(data) is annotation
    arguments: tuple[Annotation, ...] = annotation.__args__
    if getattr(annotation, "__origin__", None) is not tuple:
        return any(belongs(data, argument) for argument in arguments)
    if type(data) is not list:
        return False
    if arguments[-1] is Ellipsis:
        return all(belongs(item, arguments[0]) for item in data)
    return len(data) == len(arguments) and all(map(belongs, data, arguments))


# The laws.


@given(st.data())
def test_the_written_form_reads_back(data: st.DataObject) -> None:
    """Every value of every type of field, with its exact type."""
    annotation = data.draw(field_types())
    value = data.draw(values_of(annotation))
    text = shape_of(annotation).write(value)

    assert exactly(read(annotation, text)) == exactly(value)


@given(st.data())
def test_the_json_form_reads_back(data: st.DataObject) -> None:
    """Through a text of JSON, with its exact type."""
    annotation = data.draw(field_types())
    value = data.draw(values_of(annotation))
    sent = json.loads(json.dumps(to_json(value)))

    assert exactly(shape_of(annotation).from_json(sent)) == exactly(value)


@given(st.data())
def test_json_reads_exactly_if_its_types_are_exact(data: st.DataObject) -> None:
    """Any JSON is a value of the type, and then it is that value, or a ValueError."""
    annotation = data.draw(field_types())
    sent = data.draw(st.one_of(json_like(), values_of(annotation).map(to_json)))
    shape = shape_of(annotation)
    if not belongs(sent, annotation):
        with pytest.raises(ValueError, match=r"is not"):
            shape.from_json(sent)
        return

    assert exactly(to_json(shape.from_json(sent))) == exactly(sent)


@given(st.data())
def test_any_text_is_a_value_or_a_value_error(data: st.DataObject) -> None:
    """What is read from a mangled text is a value of the type, and reads back itself."""
    annotation = data.draw(field_types())
    shape = shape_of(annotation)
    text = shape.write(data.draw(values_of(annotation)))
    place = data.draw(st.integers(0, len(text)))
    scrap = data.draw(st.one_of(st.text(max_size=3), st.sampled_from(list('-0159[]:,"\\ ayn'))))
    cut = data.draw(st.integers(0, 2))
    mangled = text[:place] + scrap + text[place + cut :]
    try:
        value = read(annotation, mangled)
    except ValueError:
        return

    assert belongs(to_json(value), annotation)
    assert exactly(read(annotation, shape.write(value))) == exactly(value)


@given(values)
def test_json_has_lists_for_tuples(value: Value) -> None:
    """And is otherwise the value itself."""

    def thawed(item: Any) -> Any:
        return [thawed(each) for each in item] if isinstance(item, tuple) else item

    assert exactly(to_json(value)) == exactly(thawed(value))


# The written form.


@pytest.mark.parametrize(
    ("annotation", "value", "text"),
    [
        (None, None, "-"),
        (bool, True, "yes"),
        (bool, False, "no"),
        (int, 7, "7"),
        (int, -12, "-12"),
        (str, "arrakeen", "arrakeen"),
        (str, "rim_wall_west@8", "rim_wall_west@8"),
        (str, "Gurney Halleck", '"Gurney Halleck"'),
        (str, "yes", '"yes"'),
        (str, "no", '"no"'),
        (str, "-", '"-"'),
        (str, "", '""'),
        (str, "7", '"7"'),
        (str, 'say "aql"', r'"say \"aql\""'),
        (str, "Muad’Dib", r'"Muad\u2019Dib"'),
        (str, "two\nlines", r'"two\nlines"'),
        (int | str, 7, "7"),
        (int | str, "7", '"7"'),
        (str | None, None, "-"),
        (str | None, "-", '"-"'),
        (tuple[str, ...], (), "[]"),
        (tuple[str, ...], ("a", "b c"), '[a,"b c"]'),
        (tuple[str, int], ("arrakeen", 3), "arrakeen:3"),
        (tuple[tuple[str, int], ...], (("a", 1), ("b", -2)), "[a:1,b:-2]"),
        (tuple[tuple[int, ...], ...], ((1, 2), (), (3,)), "[[1,2],[],[3]]"),
        (tuple[tuple[int, int], tuple[int]], ((1, 2), (3,)), "1:2:3"),
    ],
)
def test_the_written_form(annotation: Annotation, value: Value, text: str) -> None:
    """As the table in the module's docstring has it."""
    assert shape_of(annotation).write(value) == text
    assert exactly(read(annotation, text)) == exactly(value)


@pytest.mark.parametrize(
    ("annotation", "text"),
    [
        (int, ""),
        (int, "yes"),
        (int, "-"),
        (int, "-0"),
        (int, "007"),
        (int, "+7"),
        (int, "1.0"),
        (int, "1e3"),
        (int, "1_000"),
        (int, " 7"),
        (int, "٧"),
        (int, "7" * 400),
        (int, '"7"'),
        (bool, "1"),
        (bool, "true"),
        (bool, "Yes"),
        (bool, '"yes"'),
        (str, "yes"),
        (str, "7"),
        (str, "-"),
        (str, "two words"),
        (str, '"open'),
        (str, r'"\x"'),
        (str, '"\n"'),
        (str, "'a'"),
        (None, "no"),
        (None, "None"),
        (tuple[int, ...], "[1,]"),
        (tuple[int, ...], "[,1]"),
        (tuple[int, ...], "[1, 2]"),
        (tuple[int, ...], "[1"),
        (tuple[int, ...], "1"),
        (tuple[int, ...], "[1,a]"),
        (tuple[int, str], "1"),
        (tuple[int, str], "1:a:b"),
        (tuple[int, str], "a:1"),
        (tuple[int, str], "1,a"),
    ],
)
def test_what_the_written_form_is_not(annotation: Annotation, text: str) -> None:
    """One way to write a value, and no type for another."""
    with pytest.raises(ValueError, match=r"expected|is not|left over|Invalid|Unterminated"):
        read(annotation, text)


@pytest.mark.parametrize(
    ("annotation", "data", "blame"),
    [
        (int, True, "True is not int"),
        (int, 1.0, "1.0 is not int"),
        (int, float("nan"), "nan is not int"),
        (int, None, "None is not int"),
        (int, "1", "'1' is not int"),
        (bool, 1, "1 is not bool"),
        (None, False, "False is not nothing"),
        (str, ["a"], "['a'] is not str"),
        (int | None, "x", "'x' is not int or nothing"),
        (tuple[int, ...], {"0": 1}, "{'0': 1} is not a list"),
        (tuple[int, ...], (1, 2), "(1, 2) is not a list"),
        (tuple[int, ...], "12", "'12' is not a list"),
        (tuple[int, str], [1], "[1] is not a list of 2"),
        (tuple[int, str], [1, "a", "b"], "[1, 'a', 'b'] is not a list of 2"),
        (tuple[int, str], [True, "a"], "True is not int"),
    ],
)
def test_json_of_another_type_is_told_why(annotation: Annotation, data: Any, blame: str) -> None:
    """`True`, `1.0` and `"1"` are not `1`; the message says what was sent."""
    with pytest.raises(ValueError, match=r"is not") as refusal:
        shape_of(annotation).from_json(data)

    assert str(refusal.value) == blame


@given(st.one_of(st.integers(), st.integers(10**17, 10**21), st.just(10**5000)))
def test_json_takes_no_number_that_cannot_be_written(number: int) -> None:
    """A number that comes as JSON goes into a record as notation, so both must take it or none."""
    shape = shape_of(int)
    try:
        value = shape.from_json(number)
    except ValueError:
        return

    assert read(int, shape.write(value)) == number


# Types of fields.


@pytest.mark.parametrize(
    "annotation",
    [
        float,
        bytes,
        list,
        list[int],
        dict[str, int],
        set[str],
        tuple,
        tuple[float, ...],
        tuple[list[int], str],
        tuple[int, ...] | None,
        int | float,
        Literal["a", "b"],
        Any,
        object,
        "int",
    ],
)
def test_no_other_type_can_a_field_have(annotation: Annotation) -> None:
    """Said when the class is first used, not when a player writes the action."""
    with pytest.raises(TypeError, match="is not a type a field can have"):
        shape_of(annotation)


@pytest.mark.parametrize(
    "annotation", [tuple[()], tuple[tuple[()], ...], tuple[int, tuple[()]]], ids=str
)
def test_a_tuple_without_items_is_no_type_of_a_field(annotation: Annotation) -> None:
    """Its only value would be written as nothing at all, which does not read back."""
    with pytest.raises(TypeError, match="is not a type a field can have"):
        shape_of(annotation)


def test_old_and_new_unions_are_the_same() -> None:
    """`Optional[int]`, `Union[int, None]` and `int | None`."""
    old = [Optional[int], Union[int, None], Union[None, int]]  # noqa: UP007, UP045

    assert [read(annotation, "-") for annotation in old] == [None] * 3
    assert [read(annotation, "3") for annotation in old] == [3] * 3


def test_a_shape_of_a_tuple_of_any_length_is_a_row() -> None:
    """Of the shape of its items."""
    shape = shape_of(tuple[int, ...])

    assert isinstance(shape, Row)
    assert isinstance(shape.item, Shape)


# Words for messages.


@pytest.mark.parametrize("value", [1.0, [1], {"a": 1}, {1}, b"a", (1, [2]), object()])
def test_what_is_not_a_value_has_no_json(value: object) -> None:
    """Not even inside a tuple."""
    with pytest.raises(TypeError, match="is not a value"):
        to_json(value)


@given(st.text(max_size=200), st.integers(10, 60))
def test_brief_is_brief(text: str, longest: int) -> None:
    """The whole of a short value, the beginning of a long one."""
    said = brief(text, longest)

    assert len(said) <= longest
    assert said == repr(text) or (said[:-1] == repr(text)[: longest - 1] and said[-1] == "…")
    assert len(brief("x" * 1000)) == 60


def test_what_some_eyes_see_is_laid_over_what_lies_open() -> None:
    below = {"turn": 3, "seats": {"a": {"cards": 2}, "b": {"cards": 1}}, "deck": {"size": 9}}
    above = {"seats": {"a": {"hand": ["x", "y"]}}, "deck": None, "mine": {}}

    assert laid_over(below, above) == {
        "turn": 3,
        "seats": {"a": {"cards": 2, "hand": ["x", "y"]}, "b": {"cards": 1}},
        "deck": None,
        "mine": {},
    }
    assert below["seats"] == {"a": {"cards": 2}, "b": {"cards": 1}}
