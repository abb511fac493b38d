"""Invariants: every check is silent on a sound table and speaks up for a broken one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from landsraad.arrakis import Arrakis
from landsraad.arrakis.board import AREA
from landsraad.arrakis.invariants import CHECKS
from landsraad.arrakis.invariants.figures import stacking_limits
from landsraad.arrakis.legion import EMPTY, Legion
from landsraad.arrakis.limits import Excess
from landsraad.arrakis.resolve import Resolve
from landsraad.arrakis.solo.state import Mahdi
from landsraad.kernel import Chance

CARTHAG, KULON, DESERT = (AREA.numbers[name] for name in ("carthag", "gara_kulon", "s1_3"))
ATREIDES, HARKONNEN = "atreides", "harkonnen"

Harm = Callable[[Arrakis], Any]

BY_NAME = {check.__name__: check for check in CHECKS}


def position() -> Arrakis:
    described = {
        "turn": HARKONNEN,
        "legions": {
            HARKONNEN: {"carthag": {"regular": 4, "named": ["baron_harkonnen"]}},
            ATREIDES: {"gara_kulon": {"tokens": ["as1"], "generic": 1, "named": ["stilgar"]}},
        },
        "wild_maker": "s1_3",
        "stations": ["s1_4"],
        "open_cards": ["the_desert_war"],
        "hands": {ATREIDES: ["war_plan", "thumpers"]},
    }
    return Arrakis.new(Arrakis.read_setup(None, {}, 0, "", described))


def shared() -> Arrakis:
    described = {"turn": ATREIDES, "hands": {"fremen": ["thumpers"]}}
    options = {"mode": "teams3", "shared": ATREIDES}
    return Arrakis.new(Arrakis.read_setup(None, options, 0, "", described))


OF_PARTNERS = (
    "one_token_for_each_side",
    "cones_of_the_box",
    "partners_have_seen_what_is_there",
)
"""The checks of what only a shared side has."""


def put(side: str, area: int, legion: Legion) -> Harm:
    return lambda game: game.set_legion(side, area, legion)


def set_to(name: str, value: Any) -> Harm:
    return lambda game: setattr(game, name, value)


def between_turns(game: Arrakis) -> None:
    """Nobody acts any more, but the die of a turn is still noted."""
    game.acting = ""
    game.die_spent = True


def entry(name: str, key: Any, value: Any) -> Harm:
    return lambda game: setattr(game, name, {**getattr(game, name), key: value})


HARMS: dict[str, tuple[Harm, str]] = {
    "figures_of_the_box": (
        entry("legions", HARKONNEN, {area: Legion(regular=6) for area in range(61, 66)}),
        "harkonnen has more than the 24 figures of type regular",
    ),
    "no_negative_figures": (
        entry("legions", HARKONNEN, {CARTHAG: Legion(regular=-1, elite=2)}),
        "harkonnen has less than no figures in carthag",
    ),
    "masks_of_legions_agree": (
        entry("legions", HARKONNEN, {}),
        "the mask of harkonnen does not agree with its legions",
    ),
    "strained_areas_are_noted": (
        lambda game: game.legions[HARKONNEN].update({CARTHAG: Legion(generic=1)}),
        "the legion of harkonnen in carthag is not noted as strained",
    ),
    "legions_are_in_order": (
        put(ATREIDES, KULON, Legion(regular=1, named=("stilgar", "chani"))),
        "the legion of atreides in gara_kulon is not in order",
    ),
    "sides_stand_apart": (
        put(HARKONNEN, KULON, Legion(regular=1)),
        "both sides have a legion in gara_kulon",
    ),
    "nobody_in_an_enemy_settlement": (
        put(HARKONNEN, AREA.numbers["windgap"], Legion(regular=1)),
        "harkonnen has a legion in the enemy's settlement in windgap",
    ),
    "stacking_limits": (
        put(HARKONNEN, CARTHAG, Legion(regular=4, elite=3)),
        "harkonnen has 7 units in carthag, 6 at most",
    ),
    "leaders_have_units": (
        put(HARKONNEN, CARTHAG, Legion(generic=1)),
        "leaders of harkonnen stand alone in carthag",
    ),
    "tokens_are_all_there": (
        set_to("tokens_gone", ()),
        "the deployment tokens are not all there exactly once",
    ),
    "pool_of_standard_tokens": (
        set_to("token_pool", ("as2",)),
        "a starting token is in the pool",
    ),
    "leaders_stand_once": (
        entry("tank", ATREIDES, ("stilgar", "", "")),
        "stilgar is in 2 places",
    ),
    "leaders_stand_with_their_side": (
        put(HARKONNEN, CARTHAG, Legion(regular=1, named=("lady_jessica",))),
        "lady_jessica stands with harkonnen in carthag",
    ),
    "leaders_on_the_board_are_in_play": (
        put(HARKONNEN, CARTHAG, Legion(regular=1, named=("shaddam_iv",))),
        "shaddam_iv stands in carthag, but is not in play",
    ),
    "tanks_have_their_slots": (
        entry("tank", ATREIDES, ("", "")),
        "the tank of atreides has 2 slots",
    ),
    "leaders_in_the_tank_are_in_play": (
        entry("tank", ATREIDES, ("chani", "", "")),
        "chani is in the tank of atreides, but not in play there",
    ),
    "leaders_in_play_are_in_order": (
        set_to("in_play", ("stilgar", "baron_harkonnen", "wild_maker")),
        "the leaders that are in play are not in order",
    ),
    "nobody_comes_back": (
        set_to("out", ("stilgar",)),
        "stilgar is in play and out of the game",
    ),
    "successors_stand_alone": (
        lambda game: setattr(game, "in_play", tuple(sorted((*game.in_play, "feyd_rautha")))),
        "beast_rabban is in play together with feyd_rautha",
    ),
    "spent_leaders_are_in_play": (
        set_to("spent", ("chani",)),
        "chani is spent, but not in play",
    ),
    "masks_of_settlements_agree": (
        set_to("sietches", {}),
        "the mask of the sietches does not agree with them",
    ),
    "settlements_stand_apart": (
        entry("settled", HARKONNEN, AREA.mask("carthag", "gara_kulon")),
        "two settlements stand in gara_kulon",
    ),
    "sietches_are_different": (
        entry("sietches", KULON, (AREA.numbers["windgap"], 0)),
        "two sietches come from one area",
    ),
    "found_sietches_stand": (
        set_to("found", 1 << CARTHAG),
        "a sietch is turned up in carthag, where there is none",
    ),
    "stations_have_symbols": (
        set_to("station_pool", ("jihad", "jihad")),
        "1 stations have 2 symbols",
    ),
    "wormsigns_of_the_pool": (
        set_to("wormsign_pool", (9, 4, 4)),
        "there are more wormsigns of a kind than in the box",
    ),
    "desert_things_are_in_the_desert": (
        set_to("harvesters", 1 << CARTHAG),
        "there is a harvester in carthag, which is no desert",
    ),
    "vehicles_of_the_box": (
        set_to("air", dict.fromkeys(range(7), "ornithopter")),
        "there are more vehicles of type ornithopter on the board than in the box",
    ),
    "flyers_are_in_the_air": (
        set_to("air", {8: "carryall"}),
        "there is a carryall in air zone 8",
    ),
    "sandworms_of_the_box": (
        set_to("worms", AREA.mask("s1_1", "s1_2", "s1_3", "s1_5", "s1_6", "s1_7")),
        "there are more sandworms on the board than in the box",
    ),
    "the_wild_maker_is_a_worm": (
        set_to("worms", 0),
        "the Wild Maker is on the board, but no sandworm",
    ),
    "worms_keep_legions_away": (
        put(HARKONNEN, DESERT, Legion(regular=1)),
        "a legion and a sandworm share s1_3",
    ),
    "planning_cards_are_all_there": (
        entry("discards", "fremen_ally", ("thumpers",)),
        "the planning cards of fremen_ally are not all there exactly once",
    ),
    "hands_are_in_order": (
        entry("hands", ATREIDES, ("war_plan", "thumpers")),
        "the hand of atreides is not in order",
    ),
    "hands_are_of_own_decks": (
        entry("hands", HARKONNEN, ("war_plan",)),
        "harkonnen holds war_plan, a card of somebody else",
    ),
    "prescience_cards_are_all_there": (
        set_to("open_cards", ()),
        "the prescience cards are not all there exactly once",
    ),
    "cards_lie_on_open_ones": (
        set_to("attached", {"fremen_fury": ("battle_language",)}),
        "a planning card lies on fremen_fury, which does not lie open",
    ),
    "claims_within_the_limit": (
        set_to("claims", 3),
        "3 prescience cards were claimed in this round, 2 at most",
    ),
    "objectives_are_all_there": (
        set_to("objectives", ()),
        "the Atreides have no secret objective",
    ),
    "objectives_are_not_ruled_out": (
        set_to("ruled_out", (("objective_1",),)),
        "objective_1 is held, but ruled out",
    ),
    "troops_and_bases": (
        put(HARKONNEN, CARTHAG, Legion(troop=1)),
        "harkonnen has troops of the Great Houses without the Spacing Guild",
    ),
    "frigates_of_the_box": (
        entry("frigates_aboard", ATREIDES, -1),
        "atreides has more frigates than there are, or less than none",
    ),
    "one_navigator": (
        set_to("air", {0: "guild_navigator", 1: "guild_navigator"}),
        "the Guild Navigator is in two air zones",
    ),
    "heighliners_are_on_their_way": (
        entry("heighliners", HARKONNEN, 1),
        "the heighliner of harkonnen is on step 1",
    ),
    "cards_that_stay": (
        set_to("staying", ("war_plan",)),
        "war_plan is in play, but does not stay",
    ),
    "markers_are_on_their_tracks": (
        entry("prescience", "jihad", 11),
        "the marker of jihad is on step 11",
    ),
    "the_last_step_wins": (
        set_to("supremacy", 10),
        "the Harkonnen have won, but the game goes on",
    ),
    "imperium_markers_are_on_the_board": (
        entry("imperium", "choam", 5),
        "the marker of choam is on row 5",
    ),
    "bans_are_known": (
        set_to("bans", ("choam", "choam")),
        "a ban is active twice, or of no power",
    ),
    "spice_is_never_negative": (
        set_to("reserve", -1),
        "the Harkonnen have less than no spice",
    ),
    "bene_gesserit_tokens": (
        entry("bene_gesserit", ATREIDES, 5),
        "there are more Bene Gesserit tokens than in the box",
    ),
    "dice_show_results": (
        entry("used", ATREIDES, ("spice",)),
        "a die of atreides shows spice",
    ),
    "dice_of_the_box": (
        entry("used", ATREIDES, ("house",)),
        "atreides has 5 of 4 action dice",
    ),
    "dice_are_in_their_slots": (
        entry("dice", ATREIDES, ("house",) * 3),
        "atreides has 3 dice on the 2 slots of house",
    ),
    "the_moment_is_known": (
        set_to("phase", "hazards"),
        "harkonnen acts in phase hazards",
    ),
    "turns_end": (
        between_turns,
        "something is left over from an action turn",
    ),
    "the_blast_is_known": (
        set_to("blast", "carthag"),
        "there is no atomics token carthag",
    ),
    "restrictions_are_known": (
        set_to("barred", ("breathe",)),
        "no card forbids the Atreides breathe",
    ),
    "one_token_for_each_side": (
        set_to("slotted", {"house_atreides": "house", "fremen": "strategy"}),
        "two Bene Gesserit tokens of atreides are on slots",
    ),
    "somebody_decides_for_each_side": (
        entry("speakers", ATREIDES, HARKONNEN),
        "harkonnen decides for atreides",
    ),
    "cones_of_the_box": (
        entry("cones", ATREIDES, 4),
        "atreides has 4 cones of silence",
    ),
    "partners_have_seen_what_is_there": (
        entry("seen", "house_atreides", ("crysknife",)),
        "house_atreides has seen cards that fremen does not hold",
    ),
    "tactics_cards_are_all_there": (
        set_to("mahdi", Mahdi(deck=("tactics_north_pole",))),
        "there is a tactics card that the box does not have",
    ),
    "known_reinforcements_are_there": (
        set_to("mahdi", Mahdi(known=("hunter_seeker",))),
        "a card that is known to be a reinforcement is not one",
    ),
    "garrison_tokens": (
        put(HARKONNEN, CARTHAG, Legion(regular=1, tokens=("hb1",))),
        "a deployment token lies with the Harkonnen",
    ),
}
"""For each check, a harm to the table and what the check says of it."""


def test_there_are_many_invariants_and_each_is_tried_here() -> None:
    assert list(BY_NAME) == list(HARMS)
    assert len(BY_NAME) == len(CHECKS)
    assert len(HARMS) >= 30


def test_a_sound_table_has_no_faults() -> None:
    assert list(position().faults()) == []


@pytest.mark.parametrize("name", HARMS)
def test_a_broken_table_is_told_in_a_sentence(name: str) -> None:
    harm, sentence = HARMS[name]
    game = shared() if name in OF_PARTNERS else position()
    harm(game)

    assert any(sentence in fault for fault in BY_NAME[name](game))


@pytest.mark.parametrize("step", [Resolve(HARKONNEN, "", ()), Excess(HARKONNEN, CARTHAG)])
def test_limits_may_be_broken_for_the_moment_of_an_effect(step: Any) -> None:
    """A-FX-1: what is placed together is checked together."""
    game = position()
    game.set_legion(HARKONNEN, CARTHAG, Legion(regular=7))
    game.push(step)

    assert list(stacking_limits(game)) == []
    game.set_legion(HARKONNEN, CARTHAG, EMPTY)


def test_random_games_have_no_faults_on_their_way() -> None:
    game = Arrakis.new(Arrakis.read_setup(None, {}, 11))
    game.live = False
    chance = Chance.seeded(11)
    for _ in range(400):
        assert list(game.faults()) == [], game.sequence
        game.play(chance.choice(game.pending).actions.sample(chance))
