"""Positions: what is said is set up, the rest by default, and nonsense is refused in a sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landsraad.dune import Dune, position
from landsraad.dune.board import CELLS, TERRITORIES
from landsraad.dune.cards import SPICE_CARD, TREACHERY_CARD
from landsraad.dune.factions.sheets import LEADER
from landsraad.dune.state import SEATS
from landsraad.dune.turn import PHASES
from landsraad.kernel import BadPosition, Record

SOME = ["atreides", "bene_gesserit", "fremen", "harkonnen"]


def table(
    described: dict[str, Any], seats: list[str] | None = None, seed: int = 0, **options: Any
) -> Dune:
    return Dune.new(Dune.read_setup(seats, {"deals": False, **options}, seed, "", described))


def entries() -> list[str]:
    """The names in the table of the docstring: the words at the beginning of its lines."""
    listed = (position.__doc__ or "").partition("optional:\n")[2].partition("With phase")[0]
    heads = re.findall(r"^    (\w+(?:, \w+)*)", listed, re.MULTILINE)
    return [name for head in heads for name in head.split(", ")]


# What is said, and what is not.


def test_the_default_is_the_start_of_a_game_with_empty_hands() -> None:
    """Everything unsaid is legal: all forces in reserve, the starting spice, full decks."""
    game = table({})

    assert (game.turn, game.phase, game.storm, game.wall) == (1, "storm", 0, True)
    assert game.reserves == dict.fromkeys(SEATS, (20, 0))
    assert game.spice["fremen"] == 3
    assert (len(game.treachery_deck), len(game.spice_deck)) == (33, 21)
    assert game.prediction == ("atreides", 10)
    assert list(game.faults()) == []


def test_special_forces_have_reserves_of_their_own() -> None:
    """D-SETUP-11: the starred forces are among the twenty."""
    game = table({"specials": {"emperor": {"carthag@10": 2}}}, ruleset="advanced")

    assert game.reserves["emperor"] == (15, 3)
    assert game.reserves["fremen"] == (17, 3)


def test_decks_begin_with_the_cards_said_and_go_on_in_a_fixed_order() -> None:
    """Cards in hands and on piles are not in the deck as well."""
    said = {"treachery_deck": ["hajr", "karama"], "hands": {"guild": ["karama"]}}
    game = table({**said, "phase": "shipment"})

    assert game.treachery_deck[:2] == bytes([TREACHERY_CARD["hajr"], TREACHERY_CARD["karama"]])
    assert TREACHERY_CARD["karama"] not in game.treachery_deck[2:]
    assert game.treachery_deck == table({**said, "phase": "shipment"}, seed=99).treachery_deck


def test_a_destroyed_wall_has_used_up_family_atomics() -> None:
    """D-STORM-14: the card is out of the game without being said to be."""
    assert table({"wall": False}).out_of_game == bytes([TREACHERY_CARD["family_atomics"]])


@pytest.mark.parametrize(
    ("case", "ruleset", "turn", "phase", "expected"),
    [
        ("advanced, after the first storm", "advanced", 1, "shipment", True),
        ("advanced, during the first storm", "advanced", 1, "storm", False),
        ("basic", "basic", 3, "shipment", False),
    ],
)
def test_there_is_a_storm_card_where_one_has_been_drawn(
    case: str, ruleset: str, turn: int, phase: str, expected: bool
) -> None:
    """D-STORM-6: from the end of the first storm phase on."""
    game = table({"turn": turn, "phase": phase}, SOME, ruleset=ruleset)

    assert (game.storm_card is not None) is expected, case


def test_traitors_unsaid_are_own_leaders_that_nobody_else_was_given() -> None:
    """D-SETUP-6: so that saying one hand is enough."""
    game = table({"traitors": {"guild": ["thufir_hawat"]}})

    assert game.traitors["guild"] == bytes([LEADER["thufir_hawat"]])
    assert game.traitors["atreides"] == bytes([LEADER["lady_jessica"]])
    assert len(game.traitors["harkonnen"]) == 4


def test_at_set_up_everybody_holds_four() -> None:
    """The moment after the deal, with the forces already on the board."""
    game = table({"phase": "setup"}, ["atreides", "guild"])

    assert game.turn == 0
    assert [len(cards) for cards in game.traitors.values()] == [4, 4]
    assert game.forces_in("atreides", (1 << 86) - 1) == (10, 0)


def test_in_the_tournament_bene_gesserit_beside_others_coexist() -> None:
    """D-ADVISOR-17: until they declare otherwise; once battles begin they may have."""
    both = {"bene_gesserit": {"carthag@10": 1}, "harkonnen": {"carthag@10": 1}}
    before = table({"phase": "bidding", "forces": both}, SOME, ruleset="tournament")
    after = table({"phase": "battle", "forces": both}, SOME, ruleset="tournament")

    assert before.advisors
    assert not after.advisors


def test_every_entry_of_the_docstring_is_read() -> None:
    """None of them is refused as unknown; an empty table or list is at most no number."""
    for name in entries():
        with pytest.raises(BadPosition) as refused:
            table({name: "nonsense"})

        assert "knows no" not in str(refused.value), name


# What cannot be.


@pytest.mark.parametrize(
    ("described", "sentence"),
    [
        ({"turn": 11}, "turn is a number from 1 to 10, not 11"),
        ({"turn": True}, "turn is a number from 1 to 10, not True"),
        ({"turn": 2.0}, "turn is a number from 1 to 10, not 2.0"),
        ({"phase": "lunch"}, "phase can be setup, storm, spice_blow"),
        ({"storm": 18}, "storm is a number from 0 to 17, not 18"),
        ({"wall": 1}, "wall is true or false, not 1"),
        ({"weather": 1}, "a position knows no 'weather'"),
        ({"forces": []}, "forces is a table, not []"),
        ({"forces": {"fremen": 3}}, "forces.fremen is a table, not 3"),
        ({"forces": {"corrino": {}}}, "forces knows no 'corrino'; it knows atreides, "),
        ({"forces": {"emperor": {}}}, "forces knows no 'emperor'; it knows atreides, "),
        ({"forces": {"fremen": {"arrakeen": 1}}}, "forces.fremen knows no 'arrakeen'; it knows "),
        (
            {"forces": {"fremen": {"arrakeen@9": "1"}}},
            "forces.fremen.arrakeen@9 is a number from 0 to 20, not '1'",
        ),
        (
            {"forces": {"fremen": {"arrakeen@9": 11}}, "tanks": {"fremen": 10}},
            "fremen has 21 ordinary forces, 20 at most",
        ),
        (
            {"special_tanks": {"fremen": 1}},
            "fremen has 1 special forces, 0 at most",
        ),
        (
            {"forces": {seat: {"arrakeen@9": 1} for seat in SOME[1:]}},
            "three factions in arrakeen",
        ),
        ({"advisors": ["carthag"]}, "there are advisors in a game without them"),
        ({"advisors": "carthag"}, "advisors is a list, not 'carthag'"),
        ({"spice": {"fremen": -1}}, "spice.fremen is a number from 0 to 500, not -1"),
        ({"spice_on": {"arrakeen@9": 2}}, "spice lies in arrakeen@9, where there is no blow"),
        ({"hands": {"fremen": ["sword"]}}, "hands.fremen cannot hold 'sword'"),
        ({"hands": {"fremen": "lasgun"}}, "hands.fremen is a list, not 'lasgun'"),
        ({"hands": {"fremen": [["lasgun"]]}}, "hands.fremen cannot hold ['lasgun']"),
        ({"hands": {"fremen": ["snooper"] * 5}}, "does not hold so many of one card"),
        (
            {"hands": {"fremen": ["shield", "snooper", "hajr", "kulon", "baliset"]}},
            "fremen holds 5 cards, 4 at most",
        ),
        (
            {"hands": {"fremen": ["lasgun"], "atreides": ["lasgun"]}},
            "the treachery deck does not hold so many of one card",
        ),
        ({"spice_discards": {"c": []}}, "spice_discards knows no 'c'"),
        (
            {"spice_deck": ["shai_hulud"] * 7},
            "the spice deck does not hold so many of one card",
        ),
        ({"storm_card": 3}, "no storm card has been drawn in this game"),
        ({"traitors": {"fremen": ["stilgar", "chani"]}}, "traitors.fremen is a list of 1"),
        ({"traitors": {"fremen": ["bashar"]}}, "traitors.fremen cannot hold 'bashar'"),
        (
            {"traitors": {"fremen": ["alia"], "atreides": ["alia"]}},
            "the traitor deck does not hold so many of one card",
        ),
        (
            {"traitors_shown": {"fremen": ["alia"]}},
            "fremen has shown a traitor it does not hold",
        ),
        (
            {"traitors": {"fremen": ["alia"]}, "traitors_returned": {"fremen": ["alia"]}},
            "a traitor card that was put back is not in the deck",
        ),
        (
            {"traitors_returned": {"fremen": ["jamis"], "atreides": ["jamis"]}},
            "a traitor card was put back twice",
        ),
        ({"dead": ["caid"]}, "dead cannot hold 'caid'"),
        ({"dead": ["jamis", "jamis"]}, "dead names 'jamis' twice"),
        (
            {"dead": ["jamis"], "face_down": ["jamis"]},
            "a leader lies in the tanks face up and face down",
        ),
        ({"deaths": {"jamis": 51}}, "deaths.jamis is a number from 0 to 50, not 51"),
        ({"dead": ["jamis"], "captives": ["jamis"]}, "jamis is captive and dead"),
        (
            {"captives": ["jamis"], "killed_captives": ["jamis"]},
            "jamis is not free to be killed by its captors",
        ),
        ({"captives": ["feyd_rautha"]}, "feyd_rautha is a captive of its own house"),
        ({"fought_in": {"jamis": "mars"}}, "fought_in.jamis can be "),
        ({"fought_in": {"jamis": "arrakeen"}}, "a leader has fought before the battles"),
        ({"dead": ["kwisatz_haderach"]}, "the Kwisatz Haderach died before he woke"),
        ({"alliances": "ab"}, "alliances is a list, not 'ab'"),
        ({"alliances": ["ab"]}, "alliances.1 is a list, not 'ab'"),
        ({"alliances": [["fremen"]]}, "an alliance of one"),
        ({"alliances": [["fremen", "guild"]]}, "alliances.1 cannot hold 'guild'"),
        (
            {"alliances": [["fremen", "atreides"], ["atreides", "harkonnen"]]},
            "a seat is in two alliances",
        ),
        ({"alliances": [SOME[:3]]}, "an alliance of 3 where 2 are allowed"),
        ({"prediction": {"winner": "bene_gesserit"}}, "prediction.winner can be atreides, "),
        ({"prediction": {"turn": 0}}, "prediction.turn is a number from 1 to 10, not 0"),
        ({"prediction": {"loser": "guild"}}, "prediction knows no 'loser'"),
        ({"dialers": ["fremen"]}, "dialers are two seats"),
        ({"dialers": ["fremen", "fremen"]}, "dialers names 'fremen' twice"),
        ({"ornithopters": ["guild"]}, "ornithopters cannot hold 'guild'"),
        (
            {"karama_spent": ["bene_gesserit"]},
            "the Bene Gesserit have no special Karama power",
        ),
        ({"known": {"fremen": ["lasgun"]}}, "known.fremen is a table, not ['lasgun']"),
        (
            {"known": {"fremen": {"guild": []}}},
            "known.fremen knows no 'guild'; it knows atreides, ",
        ),
        ({"known": {"fremen": {"fremen": []}}}, "known.fremen.fremen is no other seat of this "),
        (
            {"known": {"fremen": {"atreides": ["lasgun"]}}},
            "fremen knows of cards that atreides does not hold",
        ),
        ({"known_top": {"fremen": 34}}, "known_top.fremen is a number from 0 to 33, not 34"),
        ({"told": {"fremen": "much"}}, "told.fremen is a list, not 'much'"),
        ({"told": {"fremen": [["fremen", "traitor", "alia", True]]}}, "told.fremen cannot hold ["),
        ({"told": {"fremen": [["atreides", "spice", 3, True]]}}, "told.fremen cannot hold ["),
        ({"told": {"fremen": [["atreides", "predicted_turn", True, 1]]}}, "told.fremen cannot "),
        (
            {"told": {"fremen": [["atreides", "traitor", "feyd_rautha", True]]}},
            "fremen was told something else of atreides: traitor feyd_rautha",
        ),
        ({"held": {"fremen": [3]}}, "held.fremen.1 is a table, not 3"),
        ({"held": {"fremen": [{"holder": "fremen"}]}}, "held.fremen.1.holder can be atreides, "),
        ({"held": {"fremen": [{"holder": "atreides"}]}}, "held.fremen.1.what can be "),
        (
            {"held": {"fremen": [{"holder": "atreides", "what": "weapon", "least": 1}]}},
            "fremen was told something else of atreides: holds weapon",
        ),
        ({"standing": {"fremen": ["voice@lunch"]}}, "standing.fremen cannot hold 'voice@lunch'"),
        ({"standing": {"fremen": ["pass@game"]}}, "standing.fremen cannot hold 'pass@game'"),
        ({"standing": {"fremen": [7]}}, "standing.fremen cannot hold 7"),
        ({"promises": [{"seat": "guild"}]}, "promises.1.seat can be atreides, "),
        ({"promises": [{"seat": "fremen", "what": "hope"}]}, "promises.1.what can be bid, "),
        (
            {"promises": [{"seat": "fremen", "what": "bid", "until": "battle"}]},
            "promises.1.until can be turn, not 'battle'",
        ),
        ({"deals": [{"giver": "fremen", "to": ["guild"]}]}, "deals.1.to cannot hold 'guild'"),
        ({"deals": [{"giver": "fremen"}]}, "deals.1.to names who may accept the offer of fremen"),
        (
            {"deals": [{"giver": "fremen", "to": ["atreides"], "gives": {"spice": 21}}]},
            "deals.1.gives.spice is a number from 0 to 20, not 21",
        ),
        (
            {"deals": [{"giver": "fremen", "to": ["atreides"], "taker": "harkonnen"}]},
            "deals.1.taker can be atreides, not 'harkonnen'",
        ),
        ({"phase": "setup", "turn": 1}, "a position knows no 'turn'"),
        ({"phase": "setup", "traitors": {"fremen": ["alia"]}}, "traitors.fremen is a list of 4"),
        ({1: 2}, "a position knows no 1"),
        ({"forces": {"fremen": {7: 2}}}, "forces.fremen knows no 7"),
    ],
)
def test_an_impossible_position_is_refused_in_one_sentence(
    described: dict[str, Any], sentence: str
) -> None:
    """It says which entry is wrong and what it could be, or which rule of the box is broken."""
    with pytest.raises(BadPosition) as refused:
        table(described, SOME)

    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_there_is_no_prediction_without_bene_gesserit() -> None:
    """Nobody else predicts."""
    with pytest.raises(BadPosition, match="there are no Bene Gesserit to predict anything"):
        table({"prediction": {"turn": 3}}, ["atreides", "guild"])


# Anything at all.

plain = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 300),
    st.integers(),
    st.floats(),
    st.text(max_size=6),
    st.sampled_from([*SEATS, *CELLS, *TREACHERY_CARD, *SPICE_CARD, *LEADER, *PHASES]),
)
anything = st.recursive(
    plain,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(
            st.one_of(st.sampled_from([*SEATS, *CELLS, "a", "b", "winner"]), st.text(max_size=4)),
            inner,
            max_size=4,
        ),
    ),
    max_leaves=12,
)


@given(
    described=st.dictionaries(
        st.one_of(st.sampled_from(entries()), st.text(max_size=5)), anything, max_size=5
    ),
    ruleset=st.sampled_from(["basic", "advanced", "tournament"]),
)
def test_any_data_is_a_position_or_refused(described: dict[str, Any], ruleset: str) -> None:
    """Never another exception than BadPosition, and what is accepted has no fault."""
    try:
        game = table(described, ruleset=ruleset)
    except BadPosition:
        return

    assert list(game.faults()) == []


seats = st.sampled_from(SEATS)
leaders = st.sampled_from(list(LEADER))
cards = st.lists(st.sampled_from(list(TREACHERY_CARD)), max_size=4)
few = st.integers(0, 7)
likely = st.fixed_dictionaries(
    {},
    optional={
        "turn": st.integers(1, 10),
        "phase": st.sampled_from([*PHASES]),
        "storm": st.integers(0, 17),
        "wall": st.booleans(),
        "worms": few,
        "forces": st.dictionaries(
            seats, st.dictionaries(st.sampled_from(CELLS), few, max_size=3), max_size=4
        ),
        "specials": st.dictionaries(
            st.sampled_from(["fremen", "emperor"]),
            st.dictionaries(st.sampled_from(CELLS), st.integers(0, 1), max_size=2),
        ),
        "tanks": st.dictionaries(seats, few),
        "advisors": st.lists(st.sampled_from([place.id for place in TERRITORIES]), max_size=2),
        "spice": st.dictionaries(seats, st.integers(0, 40)),
        "bribes": st.dictionaries(seats, few),
        "spice_on": st.dictionaries(
            st.sampled_from(["red_chasm@6", "old_gap@9", "funeral_plain@14"]), few
        ),
        "hands": st.dictionaries(seats, cards, max_size=3),
        "treachery_deck": cards,
        "spice_deck": st.lists(st.sampled_from(list(SPICE_CARD)), max_size=4, unique=True),
        "dead": st.lists(leaders, max_size=6, unique=True),
        "captives": st.lists(leaders, max_size=2, unique=True),
        "killed_captives": st.lists(leaders, max_size=2, unique=True),
        "kwisatz_losses": st.integers(0, 12),
        "alliances": st.lists(st.lists(seats, min_size=2, max_size=2, unique=True), max_size=2),
        "dialers": st.lists(seats, min_size=2, max_size=2, unique=True),
        "ornithopters": st.lists(seats, max_size=2, unique=True),
        "spice_known": st.lists(seats, max_size=2, unique=True),
        "known_top": st.dictionaries(seats, st.integers(0, 3), max_size=2),
        "storm_card_seen": st.booleans(),
    },
)


@given(described=likely, ruleset=st.sampled_from(["basic", "advanced", "tournament"]))
def test_a_likely_position_can_be_played_or_is_refused(
    described: dict[str, Any], ruleset: str
) -> None:
    """From whatever is accepted the game goes on, and stays without a fault."""
    try:
        game = table(described, ruleset=ruleset)
    except BadPosition:
        return
    for _ in range(6):
        if game.over:
            break
        assert all(decision.actions.size for decision in game.pending if decision.required)
        game.play(game.pending[0].actions.at(0))

        assert list(game.faults()) == []


# What has been said.


def test_what_was_said_in_a_game_can_be_described() -> None:
    """The entries are those of the view: the other table has the same talk behind it."""
    described = {
        "phase": "bidding",
        "turn": 3,
        "hands": {"harkonnen": ["truthtrance", "shield"], "fremen": ["lasgun", "kulon"]},
    }
    game = table(described, SOME, deals=True)
    for line in (
        "harkonnen truthtrance fremen holds defense",
        "fremen show - traitors",
        "bene_gesserit show atreides prediction",
        "fremen standing all turn",
        "atreides offer - 2 3 no_ship@arrakeen hand yes for 1 0 no_bid - no",
        "harkonnen offer atreides 0 4 move@carthag - no for 0 0 - - no",
        "atreides accept-deal 2",
    ):
        game.play(game.notation().read(line))
    view = game.view("*")["table"]
    again = {
        "turn": 3,
        "phase": "bidding",
        "hands": {seat: view["factions"][seat]["hand"] for seat in SOME},
        "treachery_discards": ["truthtrance"],
        "known": {seat: view["mine"][seat]["seen"] for seat in SOME},
        "told": {seat: view["mine"][seat]["told"] for seat in SOME},
        "held": {seat: view["mine"][seat]["held"] for seat in SOME},
        "standing": {seat: view["factions"][seat]["standing"] for seat in SOME},
        "promises": view["promises"],
        "deals": view["deals"],
    }
    twin = table(again, SOME, deals=True)

    assert game.told["atreides"]
    assert game.counts
    assert game.promises
    assert len(game.deals) == 2
    for field in ("told", "counts", "standing", "promises", "deals", "last_deal", "known"):
        assert getattr(twin, field) == getattr(game, field), field


# The middle of a phase.

MOMENTS = ("auction", "nexus", "turns", "battle")
words = st.sampled_from(
    [
        *SEATS,
        *("a", "b", "arrakeen", "red_chasm", "guild pass", "atreides pass", "fremen pass"),
        *("atreides bid 1", "guild bid 2", "atreides alliance propose [guild]", "nonsense"),
        *("atreides plan - no 0 0 - -", "guild ship arrakeen@9 1 0", "atreides commit number 0"),
    ]
)
said = st.one_of(words, st.integers(-1, 7), st.booleans(), st.lists(words, max_size=4))
names = st.sampled_from(
    [
        *("card", "of", "opener", "bids", "pile", "worm", "answers", "taken", "now", "shipped"),
        *("shipment", "territory", "aggressor", "defender", "voice", "prescience", "plans"),
    ]
)


@given(
    name=st.sampled_from(MOMENTS),
    part=st.dictionaries(names, said, max_size=3),
    ruleset=st.sampled_from(["basic", "advanced", "tournament"]),
)
def test_any_moment_can_be_played_or_is_refused(
    name: str, part: dict[str, Any], ruleset: str
) -> None:
    """Never another exception than BadPosition; and a record of it replays."""
    phase = {"auction": "bidding", "nexus": "spice_blow", "turns": "shipment", "battle": "battle"}
    forces = {"atreides": {"arrakeen@9": 3}, "guild": {"arrakeen@9": 3}}
    described = {"turn": 2, "phase": phase[name], "forces": forces, name: part}
    try:
        game = table(described, ["atreides", "fremen", "guild"], ruleset=ruleset)
    except BadPosition:
        return

    assert list(game.faults()) == []
    assert Record.from_json(game.record().to_json()).replay().digest() == game.digest()


@pytest.mark.parametrize(("name", "phase"), [("auction", "storm"), ("battle", "bidding")])
def test_a_moment_belongs_to_its_phase(name: str, phase: str) -> None:
    with pytest.raises(BadPosition, match=rf"^{name} belongs to phase \w+, not {phase}$"):
        table({"phase": phase, name: {}})
