"""The switches: the three rule sets as the rulings have them, and what may be set on top."""

import re
from dataclasses import fields
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.dune.ruleset import OPTIONS, RULESETS, Rules

VICTORY_2019 = ((4, None, None), (3, 4, None), (3, 4, None))
VICTORY_2009 = ((4, None, None), (4, 5, None), (3, 4, 5))

PRESETS: list[tuple[str, Any, Any, Any]] = [
    ("ruleset", "basic", "advanced", "tournament"),
    ("max_turns", 10, 10, 15),
    ("traitor_choice", "enemy_first", "enemy_first", "enemy_first"),
    ("harkonnen_mulligan", False, False, False),
    ("first_storm_hits", "none", "none", "none"),
    ("storm_source", "dials", "storm_card_if_fremen", "storm_card_if_fremen"),
    ("storm_zero_move_hits", False, False, False),
    ("fremen_storm_losses", "all", "half_rounded_up", "half_rounded_up"),
    ("fremen_storm_halving", None, "territory", "territory"),
    ("advisors_may_use_atomics", None, False, True),
    ("spice_blows", 1, 2, 2),
    ("spice_in_storm", "placed", "placed", "placed"),
    ("nexus_per", "blow_with_worm", "blow_with_worm", "worm"),
    ("nexus_order", "devour_first", "devour_first", "nexus_first"),
    ("fremen_ally_worm_protection", "at_the_worm", "at_the_worm", "always"),
    ("extra_worm_count", None, "per_blow", "per_phase"),
    ("extra_worm_target", "none", "sand", "any_eats_on_sand"),
    ("unplaced_worm", "harmless", "harmless", "devours"),
    ("karama_worm", "none", "sand_in_spice_phase", "any_in_spice_or_moves"),
    ("karama_worm_nexus", None, False, False),
    ("karama_worm_counts_in_phase", None, False, True),
    ("remember_last_blow", True, True, True),
    ("spice_deck_end", "reshuffle_all", "reshuffle_all", "turn_8_procedure"),
    ("charity", "up_to_2_if_0_or_1", "up_to_2_if_0_or_1", "2_if_0"),
    ("bg_charity_from_turn", None, 1, 2),
    ("rebid_after_pass", True, True, True),
    ("bid_seconds", 10, 10, 5),
    ("ally_bid_payment", "ally_pays", "ally_pays", "spice_in_hand_first"),
    ("bid_on_karama", True, True, False),
    ("full_hand_bids", "nobody", "nobody", "filled_in_this_auction"),
    ("return_unsold_cards", "same_order", "same_order", "same_order"),
    ("leader_revival_when", "revival_phase", "revival_phase", "own_turn_after_move"),
    ("kwisatz_revival", "like_a_leader", "like_a_leader", "beside_a_leader"),
    ("emperor_karama_sardaukar", None, False, True),
    ("ship_limit_two_factions", "strongholds", "strongholds", "all"),
    ("guild_ally_rate", "half", "half", "full"),
    ("guild_contribution_returns", True, True, True),
    ("guild_ships_allied_fremen", False, False, True),
    ("karama_ship_rounding", "up", "up", "down"),
    ("guild_turn_at_will", False, True, True),
    (
        "ornithopters",
        "force_in_city_at_start_of_move",
        "force_in_city_at_start_of_move",
        "uncontested_at_end_of_storm_phase",
    ),
    ("pass_through_ally", True, True, True),
    ("bg_model", "fighters_only", "advisors", "coexistence_per_territory"),
    ("advisor_lands_in", None, "same_sector", "any_sector"),
    ("bg_ship_onto_advisors", None, "join", None),
    ("lonely_advisors_flip", None, "setup_only", None),
    ("announcement_limits", None, False, None),
    ("advisors_coexist_with_ally", None, True, True),
    ("coexistence_holds", False, False, True),
    ("battles_in_storm", "never", "never", "both_inside"),
    ("combat", "basic", "spice_support", "spice_support"),
    ("special_forces", False, True, True),
    ("cheap_hero_use", "any_time", "any_time", "only_without_leader"),
    ("voice_categories", "seven", "seven", "five"),
    ("traitor_call", "optional", "optional", "compulsory"),
    ("cheap_hero_after_traitor_win", "kept", "kept", "discarded"),
    ("betrayed_forces", "all_in_territory", "all_in_territory", "all_in_territory"),
    ("explosion_leaders", "in_plans", "in_plans", "all_in_territory"),
    ("battle_karama_deadline", "before_plans_shown", "before_plans_shown", "before_plans_formed"),
    ("harkonnen_capture", False, True, True),
    ("capture_pool", None, "not_in_another_battle", "available"),
    ("captive_is_traitor_to_owner", None, False, True),
    ("hark_karama_return", None, "any", "previous_hand"),
    ("truthtrance_future", False, False, True),
    ("karama_powers", False, True, True),
    ("karama_scope", "per_table", "per_table", "per_table"),
    ("karama_stops_fremen_arrival", True, True, True),
    ("collect_scope", "sector", "sector", "territory"),
    (
        "collect_rate_test",
        "occupy_city_at_collection",
        "occupy_city_at_collection",
        "same_as_ornithopters",
    ),
    ("stronghold_income", False, True, True),
    ("contested_income", None, "each", "none"),
    ("contested_stronghold_counts", True, True, False),
    ("victory_table", VICTORY_2019, VICTORY_2019, VICTORY_2009),
    ("alliance_variant", "2/4", "2/4", "table"),
    ("shield_wall_stronghold_after_worm", None, None, 6),
    (
        "no_winner_without_guild",
        "fremen_then_most_strongholds",
        "fremen_then_most_strongholds",
        "draw",
    ),
    ("bribes", "immediate", "immediate", "collection_only"),
    ("notes", "atreides_only", "atreides_only", "atreides_only"),
    ("standing_bids", True, True, True),
    ("change_secret_choices", True, True, True),
    ("take_back_before_responses", True, True, True),
]

BASIC, ADVANCED, TOURNAMENT = (Rules.preset(name) for name in RULESETS)


def test_there_are_81_switches_and_every_one_is_in_the_table() -> None:
    keys = [key for key, *_ in PRESETS]

    assert len(keys) == 81
    assert [field.name for field in fields(Rules)] == keys == list(OPTIONS)


@pytest.mark.parametrize(("key", "basic", "advanced", "tournament"), PRESETS)
def test_presets(key: str, basic: object, advanced: object, tournament: object) -> None:
    found = [getattr(rules, key) for rules in (BASIC, ADVANCED, TOURNAMENT)]

    assert found == [basic, advanced, tournament]
    assert list(map(type, found)) == list(map(type, (basic, advanced, tournament)))


def test_an_unknown_rule_set_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^ruleset: 'house' is not one of basic, advanced, "):
        Rules.preset("house")


@pytest.mark.sources
def test_fields_are_typed_as_the_options_say() -> None:
    """The type of each field and the values in the data are written twice and must agree."""
    hints = get_type_hints(Rules)
    for key, option in OPTIONS.items():
        parts = get_args(hints[key]) if NoneType in get_args(hints[key]) else (hints[key],)
        kind = parts[0]
        if get_origin(kind) is Literal:
            assert get_args(kind) == option.values, key
        elif kind is bool:
            assert option.values == (True, False), key
        elif kind is int:
            assert option.values == (), key
            assert option.least < option.most, key
        else:
            assert key == "victory_table"
        assert (NoneType in parts) is (option.nullable or bool(option.arises_with)), key


def test_an_open_question_in_a_preset_is_one_that_does_not_arise() -> None:
    for rules in (BASIC, ADVANCED, TOURNAMENT):
        for key, option in OPTIONS.items():
            if getattr(rules, key) is None and not option.nullable:
                raised = [getattr(rules, k) in v for k, v in option.arises_with.items()]
                assert raised == [False], (rules.ruleset, key)


def test_switches_change_only_what_is_named() -> None:
    rules = ADVANCED.with_switches({"max_turns": 15, "traitor_call": "compulsory"})

    changed = {f.name for f in fields(Rules) if getattr(rules, f.name) != getattr(ADVANCED, f.name)}
    assert changed == {"max_turns", "traitor_call"}
    assert (rules.max_turns, rules.traitor_call) == (15, "compulsory")


def test_no_switches_change_nothing() -> None:
    assert BASIC.with_switches({}) == BASIC


@pytest.mark.parametrize(
    ("switches", "answered"),
    [
        ({"stronghold_income": True}, {"contested_income": "each"}),
        (
            {"harkonnen_capture": True},
            {"capture_pool": "not_in_another_battle", "captive_is_traitor_to_owner": False},
        ),
        (
            {"bg_model": "advisors"},
            {
                "advisors_may_use_atomics": False,
                "advisor_lands_in": "same_sector",
                "bg_ship_onto_advisors": "join",
                "lonely_advisors_flip": "setup_only",
                "announcement_limits": False,
                "advisors_coexist_with_ally": True,
            },
        ),
        (
            {"karama_powers": True},
            {"emperor_karama_sardaukar": False, "hark_karama_return": "any"},
        ),
        (
            {"karama_worm": "sand_in_spice_phase"},
            {"karama_worm_nexus": False, "karama_worm_counts_in_phase": False},
        ),
        ({"extra_worm_target": "sand"}, {"extra_worm_count": "per_blow"}),
        ({"harkonnen_capture": True, "capture_pool": "available"}, {"capture_pool": "available"}),
    ],
)
def test_a_question_that_arises_gets_the_advanced_answer(
    switches: dict[str, Any], answered: dict[str, Any]
) -> None:
    rules = BASIC.with_switches(switches)

    assert {key: getattr(rules, key) for key in answered} == answered


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("storm_sauce", "dials", "storm_sauce: there is no such option."),
        ("combat", "advanced", "combat: 'advanced' is not one of 'basic', 'spice_support'."),
        ("spice_blows", 3, "spice_blows: 3 is not one of 1, 2."),
        ("spice_blows", True, "spice_blows: True is not one of 1, 2."),
        ("special_forces", 1, "special_forces: 1 is not one of True, False."),
        ("combat", None, "combat: None is not one of 'basic', 'spice_support'."),
        ("combat", ["basic"], "combat: ['basic'] is not one of 'basic', 'spice_support'."),
        ("max_turns", 0, "max_turns: 0 is not a whole number from 1 to 30."),
        ("max_turns", True, "max_turns: True is not a whole number from 1 to 30."),
        ("max_turns", 10.0, "max_turns: 10.0 is not a whole number from 1 to 30."),
        ("max_turns", None, "max_turns: None is not a whole number from 1 to 30."),
        (
            "ruleset",
            "tournament",
            "ruleset: choose the rule set first, then set switches on top of it.",
        ),
    ],
)
def test_impossible_switches_are_refused_in_one_sentence(
    key: str, value: object, sentence: str
) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        BASIC.with_switches({key: value})


@pytest.mark.parametrize(
    "table",
    [
        None,
        [],
        {"2": [4, None, None], "3": [3, 4, None]},
        {"2": [4, None, None], "3": [3, 4, None], "4+": [3, 4]},
        {"2": [None, None, None], "3": [3, 4, None], "4+": [3, 4, None]},
        {"2": [4, None, None], "3": [3, 4, None], "4+": [3, 6, None]},
        {"2": [4, None, None], "3": [3, 4, None], "4+": [0, 4, None]},
        {"2": [4, None, None], "3": [3, 4, None], "4+": [3, True, None]},
        {"2": [4, None, None], "3": [3, 4, None], "4+": "345"},
    ],
)
def test_impossible_victory_tables_are_refused(table: object) -> None:
    with pytest.raises(ValueError, match=r"^victory_table: "):
        BASIC.with_switches({"victory_table": table})


def test_a_victory_table_of_ones_own() -> None:
    table = {"2": [5, None, None], "3": [3, 5, None], "4+": [3, 4, 5]}

    assert BASIC.with_switches({"victory_table": table}).victory_table == (
        (5, None, None),
        (3, 5, None),
        (3, 4, 5),
    )


@pytest.mark.parametrize(
    ("rules", "players", "allies", "strongholds"),
    [
        (ADVANCED, 2, 1, 4),
        (ADVANCED, 2, 2, None),
        (ADVANCED, 3, 2, 4),
        (ADVANCED, 6, 1, 3),
        (TOURNAMENT, 3, 1, 4),
        (TOURNAMENT, 3, 2, 5),
        (TOURNAMENT, 4, 1, 3),
        (TOURNAMENT, 6, 3, 5),
        (TOURNAMENT, 6, 4, 5),
    ],
)
def test_strongholds_to_win(
    rules: Rules, players: int, allies: int, strongholds: int | None
) -> None:
    assert rules.strongholds_to_win(players, allies) == strongholds


@pytest.mark.parametrize("rules", [BASIC, ADVANCED, TOURNAMENT])
def test_all_switches_read_back(rules: Rules) -> None:
    assert rules.with_switches(rules.switches()) == rules


choices = st.sampled_from(
    [(key, value) for key, option in OPTIONS.items() for value in option.values if key != "ruleset"]
)


@given(st.sampled_from(RULESETS), st.lists(choices).map(dict))
def test_any_mix_of_listed_values_is_possible_and_leaves_no_question_open(
    ruleset: str, switches: dict[str, Any]
) -> None:
    rules = Rules.preset(ruleset).with_switches(switches)

    assert {key: getattr(rules, key) for key in switches} == switches
    for key, option in OPTIONS.items():
        if any(getattr(rules, switch) in raising for switch, raising in option.arises_with.items()):
            assert getattr(rules, key) is not None
