"""Described positions: read strictly, with a legal default for everything unsaid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import landsraad.kernel as k
from crysknife import CARDS, Plan
from landsraad.kernel import BadPosition, Listed, Notation, PositionReader, Product
from landsraad.kernel.checks import integer
from tests.kernel.toys import do, duel

GROUNDS = ("sand", "stone", "shade")


@pytest.mark.parametrize(
    ("read", "value", "default", "found"),
    [
        (lambda r: r.word("x", GROUNDS, "sand"), "stone", "sand", "stone"),
        (lambda r: r.number("x", 0, 3, 1), 3, 1, 3),
        (lambda r: r.number("x", -3, 3, 1), -3, 1, -3),
        (lambda r: r.flag("x"), True, False, True),
        (lambda r: r.flag("x", True), False, True, False),
        (lambda r: r.words("x", GROUNDS), ["stone", "sand"], (), ("stone", "sand")),
        (lambda r: r.words("x", GROUNDS, ["sand"]), [], ("sand",), ()),
        (lambda r: r.table("x", GROUNDS, integer), {"sand": 1}, {}, {"sand": 1}),
        (lambda r: r.numbers("x"), [6, 1], (), (6, 1)),
        (lambda r: r.numbers("x"), (6,), (), (6,)),
    ],
)
def test_an_entry_is_read_or_has_its_default(
    read: Callable[[PositionReader], Any], value: Any, default: Any, found: Any
) -> None:
    """Said, it is what was said; unsaid, it is the default; either way nothing is left over."""
    said, unsaid = PositionReader({"x": value}), PositionReader({})

    assert read(said) == found
    assert read(unsaid) == default
    said.finish()
    unsaid.finish()


@pytest.mark.parametrize(
    ("read", "value", "message"),
    [
        (
            lambda r: r.word("x", GROUNDS, "sand"),
            "water",
            "x can be sand, stone, shade, not 'water'",
        ),
        (
            lambda r: r.word("x", GROUNDS, "sand"),
            ["sand"],
            "x can be sand, stone, shade, not ['sand']",
        ),
        (lambda r: r.number("x", 0, 3, 1), 4, "x is a number from 0 to 3, not 4"),
        (lambda r: r.number("x", 0, 3, 1), -1, "x is a number from 0 to 3, not -1"),
        (lambda r: r.number("x", 0, 3, 1), True, "x is a number from 0 to 3, not True"),
        (lambda r: r.number("x", 0, 3, 1), 1.0, "x is a number from 0 to 3, not 1.0"),
        (lambda r: r.flag("x"), 1, "x is true or false, not 1"),
        (lambda r: r.words("x", GROUNDS), "sand", "x is a list, not 'sand'"),
        (lambda r: r.words("x", GROUNDS), ["sand", "water"], "x cannot hold 'water'"),
        (lambda r: r.words("x", GROUNDS), [["sand"]], "x cannot hold ['sand']"),
        (lambda r: r.numbers("x"), 6, "x is a list, not 6"),
        (lambda r: r.numbers("x"), [True], "x.1 is a whole number, not True"),
        (lambda r: r.part("x"), 6, "x is a table, not 6"),
        (lambda r: r.finish(), 6, "a position knows no 'x'"),
    ],
)
def test_an_entry_that_is_wrong_says_what_it_can_be(
    read: Callable[[PositionReader], Any], value: Any, message: str
) -> None:
    """One sentence, with the name of the entry."""
    with pytest.raises(k.BadPosition) as wrong:
        read(PositionReader({"x": value}))

    assert str(wrong.value) == message


def test_parts_have_names_of_their_own() -> None:
    """A message names the whole way to the entry."""
    inner = PositionReader({"red": {"spice": {"bank": -1}}}).part("red").part("spice")

    with pytest.raises(k.BadPosition, match=r"^red\.spice\.bank is a number from 0 to 9, not -1$"):
        inner.number("bank", 0, 9, 0)


def test_what_is_left_over_in_a_part_is_named_with_the_part() -> None:
    """Nothing may be left that nobody understood."""
    with pytest.raises(k.BadPosition, match=r"^red knows no 'water'$"):
        PositionReader({"red": {"water": 1}}).part("red").finish()


def test_an_entry_can_be_looked_for() -> None:
    """A game may ask whether something was said at all; taking it removes it."""
    reader = PositionReader({"x": 1})
    said = "x" in reader
    reader.number("x", 0, 9, 0)

    assert said
    assert "x" not in reader
    assert "x" not in PositionReader({}).part("y")


def test_reading_leaves_the_description_alone() -> None:
    """It is part of the setup, and of every record of the game."""
    described = {"hands": {"paul": ["feint_a"]}, "dice": [3]}
    game = duel(described)

    assert described == {"hands": {"paul": ["feint_a"]}, "dice": [3]}
    assert game.setup.position == described


# Positions of a game.


def test_an_empty_position_is_a_legal_one() -> None:
    """Everything unsaid has a default: no cards in hand, all of them in the deck."""
    game = duel({})

    assert game.view(k.REFEREE)["table"] == {
        "round": 1,
        "leader": "paul",
        "ground": "sand",
        "breath": {"paul": 6, "feyd": 6},
        "wounds": {"paul": 0, "feyd": 0},
        "cards": {"paul": 0, "feyd": 0},
        "hands": {"paul": [], "feyd": []},
        "deck": 12,
        "discards": [],
    }
    assert game.deck == CARDS


def test_the_dice_of_a_position_fall_first() -> None:
    """Given dice are used up in order; then the seed takes over."""
    game = duel({"phase": "hit", "hit": "feyd", "hands": {"feyd": ["parry_a"]}, "dice": [6, 5]})
    do(game, "feyd parry -")

    assert game.wounds["feyd"] == 2
    assert game.chance.dice == (5,)
    assert game.record().outcomes == ((), (5,))


def test_steps_of_a_position_may_run_before_the_first_question() -> None:
    """Who is hit without a card is wounded at once; the record keeps the die in its set-up."""
    game = duel({"phase": "hit", "hit": "feyd", "dice": [1]})

    assert game.wounds["feyd"] == 1
    assert game.record().outcomes[0][0] == 0
    assert [decision.seat for decision in game.pending] == ["feyd"]


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"weather": "storm"}, "a position knows no 'weather'"),
        ({"breath": {"jessica": 1}}, "breath knows no 'jessica'"),
        ({"breath": {"paul": 7}}, "breath.paul is a number from 0 to 6, not 7"),
        ({"wounds": {"paul": 3}}, "wounds.paul is a number from 0 to 2, not 3"),
        ({"hands": {"paul": ["lasgun"]}}, "hands.paul cannot hold 'lasgun'"),
        ({"hands": ["feint_a"]}, "hands is a table, not ['feint_a']"),
        ({"deck": ["feint_a", "feint_a"]}, "the twelve cards are not all there exactly once"),
        (
            {"deck": ["feint_a"], "hands": {"paul": ["feint_a"]}},
            "the twelve cards are not all there exactly once",
        ),
        ({"round": 9}, "the duel has gone on after its last round"),
        ({"dice": ["six"]}, "dice.1 is a whole number, not 'six'"),
    ],
)
def test_an_impossible_position_is_refused_in_one_sentence(
    position: dict[str, Any], message: str
) -> None:
    """By the reader, or by the faults that the game finds in it."""
    with pytest.raises(k.BadPosition) as wrong:
        duel(position)

    assert str(wrong.value) == message


@pytest.mark.parametrize("dice", [[0], [-3], [7]])
def test_dice_that_no_die_can_show_are_an_impossible_position(dice: list[int]) -> None:
    """The dice of Crysknife have six sides; a case that says otherwise is mistaken."""
    with pytest.raises(k.BadPosition):
        duel({"phase": "hit", "hit": "feyd", "dice": dice})


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.sampled_from([*GROUNDS, *CARDS, "paul"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["paul", "x"]), inner)
    ),
    max_leaves=5,
)
NAMES = st.sampled_from(
    ["round", "leader", "ground", "breath", "wounds", "hands", "deck", "discards", "hit", "phase"]
)


@given(st.dictionaries(NAMES, VALUES, max_size=4))
def test_any_description_is_a_legal_position_or_a_bad_one(position: dict[str, Any]) -> None:
    """Nothing else comes out: no other error, and no game with a fault."""
    said, faults = "", list[str]()
    try:
        faults = list(duel(position).faults())
    except k.BadPosition as wrong:
        said = str(wrong)

    assert "\n" not in said
    assert faults == []


@pytest.mark.parametrize("said", ["", "paul dances", 7, ["paul plan [] []"], "feyd plan [] []"])
def test_an_action_of_a_position_is_one_that_could_have_been_taken(said: object) -> None:
    """Anything else is refused in one sentence; unsaid, there is none."""
    plans = Product(Plan, "paul", Listed(()), Listed(()))
    notation = Notation([Plan])

    assert PositionReader({}).action("paul", notation, plans) is None
    assert PositionReader({"paul": "paul plan [] []"}).action("paul", notation, plans) == plans[0]
    with pytest.raises(BadPosition, match=r"^plans\.paul "):
        PositionReader({"plans": {"paul": said}}).part("plans").action("paul", notation, plans)
