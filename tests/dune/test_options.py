"""Options: what may be chosen before a game, and how nonsense is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.dune import Dune
from landsraad.dune.options import OPTIONS, dune_readings, read_dune_options, rules_of
from landsraad.dune.ruleset import OPTIONS as SWITCHES
from landsraad.dune.ruleset import VERSION, Rules
from landsraad.dune.state import SEATS
from landsraad.kernel import BadOptions
from landsraad.kernel.record import load_game

FOUR = ("atreides", "emperor", "fremen", "harkonnen")


def test_every_switch_can_be_chosen() -> None:
    """Beside the options of the table; the victory table has a form of its own."""
    names = {option.name for option in OPTIONS}

    assert names == (set(SWITCHES) | {"responses", "deals", "standing"}) - {"victory_table"}


def test_by_default_the_basic_game() -> None:
    """With quick responses, deals, standing answers, and one faction for each player."""
    options = read_dune_options({}, SEATS)

    assert options == {
        "ruleset": "basic",
        "responses": "holders",
        "deals": True,
        "standing": True,
        "pairs": (),
    }
    assert rules_of(options | dune_readings(options, VERSION, {})) == Rules.preset("basic")


@pytest.mark.parametrize("ruleset", ["basic", "advanced", "tournament"])
def test_what_version_4_has_brought_no_older_game_has(ruleset: str) -> None:
    """It changes what is offered, so games that were begun before go on without."""
    brought = ("standing_bids", "change_secret_choices", "take_back_before_responses")
    options = read_dune_options({"ruleset": ruleset}, SEATS)
    for version, value in ((1, False), (2, False), (3, False), (4, True)):
        readings = dune_readings(options, version, {})
        assert [readings[name] for name in brought] == [value] * 3, version


@pytest.mark.parametrize("ruleset", ["basic", "advanced", "tournament"])
def test_a_switch_goes_on_top_of_its_rule_set(ruleset: str) -> None:
    """All others stay as they are."""
    options = read_dune_options({"ruleset": ruleset, "max_turns": 7}, SEATS)

    readings = dune_readings(options, VERSION, {})

    assert rules_of(options | readings) == Rules.preset(ruleset).with_switches({"max_turns": 7})


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"ruleset": "house"}, "option ruleset cannot be 'house'"),
        ({"responses": True}, "option responses cannot be True"),
        ({"deals": 1}, "option deals cannot be 1"),
        ({"standing": "never"}, "option standing cannot be 'never'"),
        ({"max_turns": 0}, "max_turns: 0 is not a whole number from 1 to 30"),
        ({"max_turns": True}, "max_turns: True is not a whole number"),
        ({"storm_source": "dice"}, "storm_source: 'dice' is not one of"),
        ({"colour": "red"}, "colour: there is no such option"),
        ({"victory_table": {"2": [4, None, None]}}, "victory_table: "),
        ({"pairs": [["atreides", "fremen"]]}, "pairs: give two pairs of factions"),
        ({"pairs": "atreides"}, "pairs: give two pairs of factions"),
        ({"pairs": [[1, "fremen"], ["emperor", None]]}, "pairs: give two pairs of factions"),
        ({"pairs": [["atreides", "fremen"], ["emperor", "harkonnen"], 3]}, "pairs: "),
        ({"pairs": [["atreides", "fremen"], ["emperor", "fremen"]]}, "pairs: "),
    ],
)
def test_nonsense_is_refused_in_one_sentence(given: dict[str, Any], sentence: str) -> None:
    """It names the option, and says what it could be."""
    with pytest.raises(BadOptions) as refused:
        Dune.read_setup(FOUR, given, 0)

    assert sentence in str(refused.value)


def test_pairs_are_for_four_factions() -> None:
    """D-SETUP-18: two players with two each."""
    with pytest.raises(BadOptions, match="the line-up of four"):
        Dune.read_setup(SEATS, {"pairs": [["atreides", "fremen"], ["emperor", "guild"]]}, 0)


@pytest.mark.parametrize(
    "pairs",
    [
        [["fremen", "atreides"], ["harkonnen", "emperor"]],
        (("emperor", "harkonnen"), ("atreides", "fremen")),
    ],
)
def test_pairs_are_kept_in_table_order(pairs: Any) -> None:
    """However they were said; teams and players follow from them."""
    game = Dune.new(Dune.read_setup(FOUR, {"pairs": pairs}, 0))

    assert game.pairs() == (("atreides", "fremen"), ("emperor", "harkonnen"))
    assert game.teams() == game.pairs()
    assert game.number_of_players() == 2


@pytest.mark.parametrize(
    "options",
    [
        {"victory_table": {"2": [5, None, None], "3": [2, 3, None], "4+": [2, 3, 4]}},
        {"pairs": [["atreides", "fremen"], ["emperor", "harkonnen"]]},
        {"ruleset": "tournament", "shield_wall_stronghold_after_worm": None, "max_turns": 3},
        {"bg_charity_from_turn": 4},
    ],
)
def test_a_record_brings_back_the_same_rules(options: dict[str, Any]) -> None:
    """Through JSON and back: the same switches, the same game."""
    game = Dune.new(Dune.read_setup(FOUR, options, 5))
    twin = load_game(game.record().to_json())

    assert isinstance(twin, Dune)
    assert twin.rules == game.rules
    assert twin.digest() == game.digest()


values = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(max_size=5),
        st.sampled_from(FOUR),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(
    st.dictionaries(
        st.one_of(
            st.sampled_from([*SWITCHES, "pairs", "deals", "standing", "responses"]),
            st.text(max_size=5),
        ),
        values,
        max_size=4,
    )
)
def test_any_data_are_options_or_refused(options: dict[str, Any]) -> None:
    """Never another exception than BadOptions."""
    try:
        setup = Dune.read_setup(FOUR, options, 0)
    except BadOptions:
        return

    assert Dune.new(setup).pending


@pytest.mark.parametrize("name", [name for name in SWITCHES if name != "ruleset"])
def test_a_switch_names_the_rule_behind_it(name: str) -> None:
    """And that rule says that it depends on the switch."""
    rule = Dune.rulebook().rule(SWITCHES[name].rule)

    assert name in rule.notes["options"]


def test_a_switch_is_described_with_what_each_rule_set_says() -> None:
    """So that whoever lays a table sees what the book has, and which questions arise."""
    described: Any = Dune.describe()["options"]
    options = {option["name"]: option for option in described}

    assert options["max_turns"]["presets"] == {"basic": 10, "advanced": 10, "tournament": 15}
    assert options["capture_pool"]["arises_with"] == {"harkonnen_capture": [True]}
    assert options["bg_charity_from_turn"]["nullable"]
    assert "presets" not in options["deals"]
