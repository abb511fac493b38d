"""Positions: what is said is set up, the rest by default, and nonsense is refused in a sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest

from landsraad.arrakis import Arrakis, position
from landsraad.arrakis.board import AREA, ZONE
from landsraad.arrakis.box import SIDES, STANDARD
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.rounds.order import PHASES
from landsraad.arrakis.state import NOWHERE, ArrakisState
from landsraad.arrakis.worms import KINDS
from landsraad.kernel import BadPosition, PositionReader, Record


def table(**described: Any) -> Arrakis:
    return Arrakis.new(Arrakis.read_setup(None, {}, 0, "", described))


def with_guild(**described: Any) -> Arrakis:
    return Arrakis.new(Arrakis.read_setup(None, {"guild": True}, 0, "", described))


def with_partners(**described: Any) -> Arrakis:
    return Arrakis.new(Arrakis.read_setup(None, {"mode": "teams3"}, 0, "", described))


def mahdi(**described: Any) -> Arrakis:
    return Arrakis.new(Arrakis.read_setup(None, {"mode": "mahdi"}, 0, "", described))


def entries() -> list[str]:
    """The names in the table of the docstring: the words at the beginning of its lines."""
    listed = (position.__doc__ or "").partition("optional:\n")[2].partition("A position that")[0]
    heads = re.findall(r"^    (\w+(?:, \w+)*)", listed, re.MULTILINE)
    inner = re.findall(r"; (\w+):", listed)
    return [name for head in heads for name in head.split(", ")] + inner


SAID: dict[str, Any] = {
    "round": 5,
    "phase": "action",
    "turn": "harkonnen",
    "legions": {"harkonnen": {"carthag": {"regular": 3, "named": ["beast_rabban"]}}},
    "sietches": {"gara_kulon": 3},
    "moved": {"gara_kulon": "s1_3"},
    "found": ["s1_3"],
    "destroyed": ["arsunt", "windgap"],
    "stations": ["s1_4"],
    "station_pool": ["jihad"],
    "wormsigns": ["s1_4"],
    "wormsign_pool": {"sand": 2},
    "harvesters": ["s1_4"],
    "worms": ["s1_5"],
    "wild_maker": "s1_7",
    "air": {"az1": "carryall"},
    "token_pool": ["ad2"],
    "tokens_gone": ["ad1"],
    "tokens_unseen": ["as1"],
    "hands": {"atreides": ["war_plan"]},
    "decks": {"fremen_ally": ["thumpers"]},
    "discards": ["the_voice"],
    "prescience": {"jihad": 4},
    "open_cards": ["the_desert_war"],
    "prescience_gone": ["fremen_fury"],
    "prescience_deck": ["water_of_life"],
    "attached": {"the_desert_war": ["battle_language"]},
    "claims": 1,
    "objectives": ["objective_2", "objective_3"],
    "ruled_out": [["objective_1"]],
    "supremacy": 4,
    "imperium": {"choam": 2},
    "bans": ["landsraad"],
    "reserve": 1,
    "harvested": 3,
    "action_dice": {"harkonnen": ["house"]},
    "used": {"harkonnen": ["house"] * 5},
    "slotted": {"atreides": "mentat"},
    "bene_gesserit": {"harkonnen": 1},
    "bene_gesserit_reserve": 2,
    "in_play": ["baron_harkonnen", "beast_rabban", "chani", "thufir_hawat"],
    "out": ["lady_jessica"],
    "spent": ["chani"],
    "tank": {"atreides": ["", "stilgar"]},
    "atomics": "rimwall_west",
    "die_spent": True,
    "recovered": ["thufir_hawat"],
    "flown": ["carthag"],
    "forced": "house",
    "barred": ["place_or_deploy:paul"],
    "heighliners": {"atreides": 3},
    "troops_aboard": {"harkonnen": 2},
    "frigates_aboard": {"harkonnen": 1},
    "staying": ["x_desert_training"],
    "harvesters_lost": 2,
    "news": ["station_taken"],
    "dice": [1],
}
"""Something for every entry."""


SAID_OF_PARTNERS: dict[str, Any] = {
    "cones": {"harkonnen": 1},
    "seen": {"corrino": ["sandmasters"]},
}
"""The entries that need a shared side."""

SAID_OF_MAHDI: dict[str, Any] = {
    "mahdi": {
        "harvest": "tactics_windgap",
        "target": "tactics_sihaya_ridge",
        "deck": ["tactics_gara_kulon"],
        "temporary": "tasmin_sink",
        "reinforcements": ["hunter_seeker", "sandmasters"],
        "known": ["sandmasters"],
        "scheming": 1,
        "top": "corrino_ally",
        "flew": True,
    },
}
"""The entries of the solo mode."""

SAID_OF_BATTLE: dict[str, Any] = {
    "battle": {"from": "s5_8", "target": "s5_7", "rolls": {"harkonnen": [], "atreides": []}},
}
"""A battle in hand; see tests/cases/arrakis/moments.toml."""


# What is said, and what is not.


def test_every_entry_is_documented_and_tried_here() -> None:
    assert sorted(entries()) == sorted([*SAID, *SAID_OF_PARTNERS, *SAID_OF_MAHDI, *SAID_OF_BATTLE])


def test_every_field_of_the_state_can_be_described() -> None:
    """Whatever a game can hold differs from the default in the position above.

    The phase is the one of the action turns, in a duel each side speaks for itself, and no area is
    strained where all limits hold.
    """
    bare, full = with_guild(phase="action", turn="atreides"), with_guild(**SAID)
    names = [field.name for field in ArrakisState.state_fields]
    same = [name for name in names if getattr(bare, name) == getattr(full, name)]

    assert [name for name in same if name not in {*SAID_OF_PARTNERS, *SAID_OF_MAHDI}] == [
        "phase",
        "speakers",
        "strained",
    ]


def test_the_solo_part_of_a_table_can_be_described() -> None:
    """Every field of it differs from the default; the dice of the Harkonnen are not rolled."""
    said, unsaid = mahdi(turn="atreides", **SAID_OF_MAHDI), mahdi(turn="atreides")
    fields = said.mahdi.__match_args__

    assert [f for f in fields if getattr(said.mahdi, f) == getattr(unsaid.mahdi, f)] == []
    assert said.hands["harkonnen"] == ("hunter_seeker", "sandmasters")
    assert unsaid.dice["harkonnen"] == ("unrolled",) * 8


def test_partners_have_boards_of_their_own() -> None:
    """Dice that are not said are divided; if some are, the others have been spent."""
    turn = {"turn": "harkonnen", "hands": {"house_harkonnen": ["sandmasters"]}}
    bare, full = with_partners(**turn), with_partners(**turn, **SAID_OF_PARTNERS)
    said = with_partners(turn="harkonnen", action_dice={"corrino": ["strategy"]})

    assert [len(bare.dice[seat]) for seat in bare.seats] == [4, 4, 4]
    assert bare.dice["corrino"] == ("strategy", "strategy", "deployment", "mentat")
    assert (said.dice["house_harkonnen"], said.dice["corrino"]) == ((), ("strategy",))
    assert [len(said.used[seat]) for seat in said.seats] == [0, 7, 0]
    assert (bare.cones, full.cones) == ({"harkonnen": 3}, {"harkonnen": 1})
    assert (bare.seen["corrino"], full.seen["corrino"]) == ((), ("sandmasters",))


@pytest.mark.parametrize("phase", PHASES)
def test_a_bare_phase_is_a_table_without_legions(phase: str) -> None:
    """All settlements stand, the decks are full, the leaders of the start are in play."""
    game = Arrakis(Arrakis.read_setup(None, {}, 0), Arrakis.new(Arrakis.read_setup()).chance)
    game.lay_out()
    game.arrange(PositionReader({"phase": phase}))

    assert (game.round, game.phase) == (2, phase)
    assert game.legions == {side: {} for side in SIDES}
    assert [game.settled[side].bit_count() for side in SIDES] == [8, 6]
    ranks = [game.rank("atreides", area) for area in sorted(game.sietches)]
    assert ranks == [1, 1, 2, 2, 2, 2, 3, 3]
    assert game.decks == STANDARD.decks
    assert game.token_pool == STANDARD.standard_tokens
    assert game.tokens_gone == STANDARD.starting_tokens
    assert len(game.in_play) == 6
    assert (game.worms, game.wild_maker, game.stations, game.air) == (0, NOWHERE, 0, {})
    assert list(game.faults()) == []


def test_a_turn_has_its_dice() -> None:
    """A-ACT-1: four and eight, one result after the other."""
    game = table(turn="harkonnen")

    assert game.dice["atreides"] == ("leadership", "strategy", "deployment", "mentat")
    assert len(game.dice["harkonnen"]) == 8
    assert [(d.seat, d.kind) for d in game.pending] == [("harkonnen", "turn")]
    assert game.acting == "harkonnen"


def test_dice_that_are_not_said_are_used_or_set_aside() -> None:
    """A-VEH-2: on the third row two dice are out of use."""
    game = table(imperium={"choam": 2}, action_dice={"harkonnen": ["house"], "atreides": []})

    assert game.dice == {"atreides": (), "harkonnen": ("house",)}
    assert [len(game.used[side]) for side in SIDES] == [4, 5]
    assert [(d.seat, d.kind) for d in game.pending] == [("atreides", "turn")]


def test_legions_stand_where_they_are_said_to() -> None:
    game = table(
        turn="atreides",
        legions={
            "harkonnen": {"carthag": {"regular": 3, "generic": 1, "named": ["baron_harkonnen"]}},
            "atreides": {"gara_kulon": {"tokens": ["as1", "ad3"], "special": 2}},
        },
    )

    carthag, kulon = AREA.numbers["carthag"], AREA.numbers["gara_kulon"]
    assert game.legion("harkonnen", carthag) == Legion(3, generic=1, named=("baron_harkonnen",))
    assert game.legion("atreides", kulon) == Legion(special=2, tokens=("ad3", "as1"))
    assert "ad3" not in game.token_pool
    assert "as1" not in game.tokens_gone


def test_leaders_on_the_board_are_in_play_and_replace_their_elders() -> None:
    """A-LEAD-3, A-LEAD-6, A-LEAD-10."""
    game = table(
        turn="atreides",
        supremacy=6,
        legions={"atreides": {"gara_kulon": {"regular": 1, "named": ["paul_muaddib"]}}},
        spent=["gaius_helen_mohiam"],
    )

    assert {"paul_muaddib", "feyd_rautha", "gaius_helen_mohiam"} <= {*game.in_play}
    assert game.out == ("beast_rabban", "paul_atreides", "thufir_hawat")


def test_tracks_bring_their_leaders() -> None:
    """A-BOARD-13, A-BOARD-14."""
    game = table(turn="atreides", supremacy=1, prescience={"jihad": 6})

    assert {"thufir_hawat", "chani", "alia"} <= {*game.in_play}
    assert "paul_muaddib" not in game.in_play


def test_cards_in_hands_are_not_in_the_decks() -> None:
    game = table(turn="atreides", hands={"atreides": ["shai_hulud", "shai_hulud"]})

    assert game.decks["fremen_ally"].count("shai_hulud") == 1
    assert list(game.faults()) == []


def test_a_deck_that_is_said_leaves_the_rest_to_the_discards() -> None:
    game = table(turn="atreides", decks={"fremen_ally": []}, discards=["war_plan"])

    assert game.decks["fremen_ally"] == ()
    assert len(game.discards["fremen_ally"]) == 18
    assert game.discards["house_atreides"] == ("war_plan",)


def test_ranks_that_are_said_leave_the_others_their_order() -> None:
    game = table(turn="atreides", sietches={"gara_kulon": 3}, destroyed=["windgap"])
    ranks = [game.rank("atreides", area) for area in sorted(game.sietches)]

    assert ranks == [3, 1, 1, 2, 2, 2, 2]


def test_what_lies_in_the_desert_and_flies_above_it() -> None:
    game = with_guild(**SAID)

    assert game.worms == AREA.mask("s1_5", "s1_7")
    assert game.wild_maker == AREA.numbers["s1_7"]
    assert game.air == {ZONE.numbers["az1"]: "carryall"}
    assert game.wormsign_pool == (2, 4, 4)
    assert game.sietches[AREA.numbers["s1_3"]][0] == AREA.numbers["gara_kulon"]


def test_dice_to_come_are_loaded() -> None:
    """The action dice show the faces that are said."""
    game = table(phase="action", dice=[1, 2, 4, 4, 5, 5, 6, 6, 1, 3, 4, 5])

    assert game.dice["harkonnen"] == (
        "leadership",
        "strategy",
        *("deployment", "deployment"),
        *("mentat", "mentat"),
        *("house", "house"),
    )
    assert game.dice["atreides"] == ("leadership", "strategy", "deployment", "mentat")


# What is refused.


def stands(side: str = "harkonnen", area: str = "carthag", **legion: Any) -> dict[str, Any]:
    return {"legions": {side: {area: legion}}}


@pytest.mark.parametrize(
    ("described", "problem"),
    [
        ({"phase": "storm"}, "phase can be "),
        ({"turn": "fremen"}, "turn can be"),
        ({"phase": "end", "turn": "atreides"}, "there are no action turns in phase end"),
        ({"weather": 1}, "a position knows no 'weather'"),
        (stands("emperor"), "legions knows no 'emperor'"),
        (stands(area="atlantis"), "legions.harkonnen knows no 'atlantis'"),
        (stands(), "legions.harkonnen.carthag holds nobody"),
        (stands(archers=1), "legions.harkonnen.carthag knows no 'archers'"),
        (stands(regular=25), "legions.harkonnen.carthag.regular is a number from 0 to 24"),
        (stands(regular=1, tokens=["as1"]), "legions.harkonnen.carthag.tokens cannot hold 'as1'"),
        (stands(regular=1, named=["chani"]), "legions.harkonnen.carthag.named cannot hold 'chani'"),
        (stands(regular=7), "harkonnen has 7 units in carthag, 6 at most"),
        (stands(generic=1), "leaders of harkonnen stand alone in carthag"),
        (
            stands("atreides", regular=1),
            "atreides has a legion in the enemy's settlement in carthag",
        ),
        ({"sietches": {"gara_kulon": 4}}, "sietches.gara_kulon is a number from 1 to 3, not 4"),
        ({"sietches": {"carthag": 1}}, "sietches knows no 'carthag'"),
        (
            {"sietches": {"gara_kulon": 1, "sihaya_ridge": 1, "windgap": 1}},
            "there are not so many sietches of rank 1",
        ),
        ({"moved": {"gara_kulon": "windgap"}}, "two sietches stand in windgap"),
        ({"moved": {"gara_kulon": "carthag"}}, "two settlements stand in carthag"),
        ({"destroyed": ["windgap"], "found": ["windgap"]}, "found cannot hold 'windgap'"),
        ({"stations": ["carthag"]}, "stations cannot hold 'carthag'"),
        ({"stations": ["s1_4"], "station_pool": []}, "1 stations have 0 symbols"),
        ({"harvesters": ["carthag"]}, "there is a harvester in carthag, which is no desert"),
        ({"worms": ["north_pole"]}, "there is a sandworm in north_pole, which is no desert"),
        ({"worms": ["s1_3", "s1_3"]}, "worms names 's1_3' twice"),
        (
            {"worms": ["s1_3", "s1_4", "s1_5", "s1_7", "s1_1"]},
            "there are more sandworms on the board than in the box",
        ),
        (
            {
                "wormsigns": ["s1_3"],
                "wormsign_pool": dict.fromkeys(KINDS, 0),
            },
            "more wormsigns lie on the board than there are",
        ),
        ({"air": {"az9": "carryall"}}, "air knows no 'az9'"),
        ({"air": {"az1": "frigate"}}, "air.az1 can be ornithopter, carryall, not 'frigate'"),
        (
            {"air": {f"az{n}": "carryall" for n in range(1, 5)}},
            "there are more vehicles of type carryall on the board than in the box",
        ),
        ({"hands": {"atreides": ["hunter_seeker"]}}, "hands.atreides cannot hold 'hunter_seeker'"),
        (
            {"hands": {"atreides": ["war_plan", "war_plan"]}},
            "there are not so many 'war_plan' among the planning cards",
        ),
        (
            {"hands": {"atreides": ["war_plan"]}, "discards": ["war_plan"]},
            "there are not so many 'war_plan' among the planning cards",
        ),
        ({"token_pool": ["as1"]}, "token_pool cannot hold 'as1'"),
        (
            {"open_cards": ["the_desert_war"], "prescience_gone": ["the_desert_war"]},
            "there are not so many 'the_desert_war' among the prescience cards",
        ),
        ({"attached": {"the_desert_war": ["war_plan"]}}, "a planning card lies on the_desert_war"),
        ({"claims": 3}, "3 prescience cards were claimed in this round, 2 at most"),
        ({"objectives": []}, "the Atreides have no secret objective"),
        ({"ruled_out": [["objective_1"]]}, "objective_1 is held, but ruled out"),
        ({"ruled_out": [[], []]}, "ruled_out is a list of 0 to 1, not [[], []]"),
        ({"supremacy": 10}, "supremacy is a number from 0 to 9, not 10"),
        ({"prescience": {"spice": 1}}, "prescience knows no 'spice'"),
        ({"imperium": {"choam": 5}}, "imperium.choam is a number from 0 to 4, not 5"),
        (
            {"action_dice": {"atreides": ["house"] * 3}},
            "atreides has 3 dice on the 2 slots of house",
        ),
        (
            {"action_dice": {"atreides": ["house"]}, "used": {"atreides": ["house"] * 4}},
            "atreides has 5 of 4 action dice",
        ),
        ({"action_dice": {"atreides": ["spice"]}}, "action_dice.atreides cannot hold 'spice'"),
        ({"turn": "atreides", "used": {"atreides": 3}}, "used.atreides is a list, not 3"),
        ({"destroyed": ["windgap"], "moved": {"windgap": "s1_3"}}, "moved knows no 'windgap'"),
        ({"bene_gesserit": {"atreides": 5}, "bene_gesserit_reserve": 1}, "Bene Gesserit tokens"),
        ({"tank": {"atreides": ["chani"] * 2}}, "chani is in 2 places"),
        ({"tank": {"atreides": [""] * 4}}, "the tank of atreides has 4 slots"),
        ({"spent": ["chani"], "out": ["chani"]}, "chani is spent, but not in play"),
        (
            {"prescience": {"kwisatz_haderach": 3}, "tank": {"atreides": ["paul_atreides"]}},
            "paul_atreides is in play together with paul_muaddib",
        ),
        ({"die_spent": 1}, "die_spent is true or false, not 1"),
        ({"phase": "end", "news": ["x"]}, "something is left over from an action turn"),
        ({"news": "station_taken"}, "news is a list, not 'station_taken'"),
        ({"barred": ["breathe"]}, "barred cannot hold 'breathe'"),
        ({"dice": [9]}, "a die of 6 sides cannot show 9"),
    ],
)
def test_an_impossible_position_is_refused_in_one_sentence(
    described: dict[str, Any], problem: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        table(**described)

    assert problem in str(refused.value)
    assert "\n" not in str(refused.value)


FACING = {"harkonnen": {"s5_8": {"regular": 1}}, "atreides": {"s5_7": {"regular": 1}}}


@pytest.mark.parametrize(
    ("battle", "sentence"),
    [
        ("s5_7", "battle is a table, not 's5_7'"),
        ({}, "battle.from can be "),
        ({"from": "s5_8"}, "battle.target can be "),
        ({"attacker": "atreides"}, "battle.attacker can be harkonnen, not 'atreides'"),
        ({"from": "s5_8", "target": "s5_7", "round": 0}, "battle.round is a number from 1 to "),
        ({"from": "s5_8", "target": "s5_7", "weather": 1}, "battle knows no 'weather'"),
        ({"from": "s5_8", "target": "s5_7", "rolls": {}}, "battle.rolls needs harkonnen"),
        (
            {"from": "s5_8", "target": "s5_7", "rolls": {"harkonnen": ["dagger"]}},
            "battle.rolls.harkonnen.1 can be sword, ",
        ),
    ],
)
def test_a_battle_that_cannot_be_is_refused_in_one_sentence(battle: object, sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        table(turn="harkonnen", legions=FACING, battle=battle)

    assert str(refused.value).startswith(sentence)


def test_a_battle_in_hand_is_part_of_a_record() -> None:
    """It replays like any other position."""
    game = table(turn="harkonnen", legions=FACING, battle={"from": "s5_8", "target": "s5_7"})
    again = Record.from_json(game.record().to_json()).replay()

    assert again.digest() == game.digest()
