"""Checks: nested data is read strictly; a sentence names the place of what is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.kernel import BadCase, BadOptions, BadPosition, BadRecord, LandsraadError
from landsraad.kernel.checks import (
    Check,
    DataPath,
    anything,
    exactly,
    flag,
    integer,
    list_of,
    number,
    table,
    table_of,
    text,
    word,
    words,
)

GROUNDS = ("sand", "stone", "shade")
SEATS = ("paul", "feyd")
MANY = [f"area_{number}" for number in range(1, 20)]
FILE = DataPath(BadOptions, "the file: it", "the file: ")
DUEL = table(
    {
        "round": number(1, 20),
        "ground": word(GROUNDS),
        "hands": table_of(words(GROUNDS), SEATS),
        "acts": list_of(table({"play": text, "dice": list_of(integer)}, needed=["play"])),
    },
    needed=["round"],
)


@pytest.mark.parametrize(
    ("check", "value", "found"),
    [
        (anything, None, None),
        (flag, False, False),
        (text, "", ""),
        (integer, -(10**30), -(10**30)),
        (number(-3, 3), -3, -3),
        (word(GROUNDS), "stone", "stone"),
        (word(dict.fromkeys(GROUNDS)), "stone", "stone"),
        (exactly([1]), [1], [1]),
        (list_of(flag), [True, False], (True, False)),
        (list_of(flag, 1, 2), (True,), (True,)),
        (words(GROUNDS), ["sand", "sand"], ("sand", "sand")),
        (words(GROUNDS, different=True), ["sand", "stone"], ("sand", "stone")),
        (table({}), {}, {}),
        (table_of(integer), {"a": 1, "b": 2}, {"a": 1, "b": 2}),
        (table_of(integer, SEATS), {"feyd": 1}, {"feyd": 1}),
        (
            DUEL,
            {"round": 2, "hands": {"paul": ["sand"]}, "acts": [{"play": "x", "dice": [6]}]},
            {"round": 2, "hands": {"paul": ("sand",)}, "acts": ({"play": "x", "dice": (6,)},)},
        ),
    ],
)
def test_what_is_right_is_read(check: Check[Any], value: object, found: object) -> None:
    """Lists become tuples; nothing else changes."""
    assert check(value, FILE) == found


@pytest.mark.parametrize(
    ("check", "value", "sentence"),
    [
        (flag, 1, "it is true or false, not 1"),
        (text, 7, "it is a text, not 7"),
        (integer, True, "it is a whole number, not True"),
        (number(0, 3), 4, "it is a number from 0 to 3, not 4"),
        (number(0, 3), True, "it is a number from 0 to 3, not True"),
        (number(0, 3), 1.0, "it is a number from 0 to 3, not 1.0"),
        (word(GROUNDS), "sea", "it can be sand, stone, shade, not 'sea'"),
        (word(GROUNDS), ["sand"], "it can be sand, stone, shade, not ['sand']"),
        (word({}), "sea", "it can be nothing, not 'sea'"),
        (word(MANY), "sea", f"it can be {', '.join(MANY[:12])}, …, not 'sea'"),
        (exactly(True), 1, "it can only be True, not 1"),
        (list_of(flag), {}, "it is a list, not {}"),
        (list_of(flag, 2, 2), [True], "it is a list of 2, not [True]"),
        (list_of(flag, 1, 2), [], "it is a list of 1 to 2, not []"),
        (list_of(flag), [True, 0], "2 is true or false, not 0"),
        (words(GROUNDS), "sand", "it is a list, not 'sand'"),
        (words(GROUNDS), ["sand", "sea"], "it cannot hold 'sea'"),
        (words(dict.fromkeys(GROUNDS)), [["sand"]], "it cannot hold ['sand']"),
        (words(GROUNDS, different=True), ["sand", "sand"], "it names 'sand' twice"),
        (table({}), [], "it is a table, not []"),
        (table({}, filled=True), {}, "it is empty"),
        (table_of(integer), {7: 7}, "it knows no 7"),
        (table_of(integer, SEATS), {"jessica": 1}, "it knows no 'jessica'; it knows paul, feyd"),
        (DUEL, {}, "it needs round"),
        (DUEL, {"weather": 1}, "it knows no 'weather'; it knows round, ground, hands, acts"),
        (DUEL, {"round": 0}, "round is a number from 1 to 20, not 0"),
        (DUEL, {"hands": {"paul": ["sea"]}}, "hands.paul cannot hold 'sea'"),
        (DUEL, {"acts": [{}]}, "acts.1 needs play"),
        (DUEL, {"acts": [{"play": "x"}, {"dice": ["six"]}]}, "acts.2.dice.1 is a whole number, "),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    check: Check[Any], value: object, sentence: str
) -> None:
    """It names the place and says what can stand there."""
    with pytest.raises(BadOptions) as wrong:
        check(value, FILE)

    assert str(wrong.value).startswith(f"the file: {sentence}")


@pytest.mark.parametrize("error", [BadCase, BadOptions, BadPosition, BadRecord])
def test_whoever_reads_says_which_error_it_is(error: type[LandsraadError]) -> None:
    """The place of the data carries it to the innermost entry."""
    with pytest.raises(error, match=r"^hands is a table, not 3$"):
        DUEL({"hands": 3}, DataPath(error, "a position"))


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from([*GROUNDS, "x"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["round", "ground", "hands", "acts", "play", "dice", "paul", 7]), inner
        )
    ),
    max_leaves=12,
)


@given(ANYTHING)
def test_anything_is_read_or_refused(value: object) -> None:
    """Nothing but the one error comes out, in one line; what was read is read alike again."""
    said, found = "", None
    try:
        found = DUEL(value, FILE)
    except BadOptions as wrong:
        said = str(wrong)

    assert "\n" not in said
    assert found is None or DUEL(found, FILE) == found
