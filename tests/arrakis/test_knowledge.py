"""Redealing: everything unseen changes, everything seen stays, and nothing is lost."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from landsraad.arrakis import Arrakis, tracks
from landsraad.arrakis.box import STANDARD
from landsraad.arrakis.knowledge import renamed
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel import Chance

SECRETS = {
    "turn": "atreides",
    "hands": {
        "atreides": ["war_plan", "truthtrance", "thumpers"],
        "harkonnen": ["hunter_seeker", "shigawire"],
    },
    "discards": ["the_voice", "crysknife"],
    "legions": {
        "atreides": {
            "gara_kulon": {"tokens": ["as3", "ad2"], "regular": 1},
            "windgap": {"tokens": ["as7", "ad4"], "generic": 1},
        }
    },
    "tokens_gone": ["as1"],
    "tokens_unseen": ["as2", "ad8"],
    "found": ["windgap"],
}


def position(**described: Any) -> Arrakis:
    return Arrakis.new(Arrakis.read_setup(None, {}, 0, "", {**SECRETS, **described}))


def twins(eyes: str | None, number: int = 60, **described: Any) -> Iterator[Arrakis]:
    game, chance = position(**described), Chance.seeded(1)
    for _ in range(number):
        yield game.redeal(eyes, chance)


@pytest.mark.parametrize("eyes", ["atreides", "harkonnen", None])
def test_a_redeal_shows_the_same_and_loses_nothing(eyes: str | None) -> None:
    seen = json.dumps(position().view(eyes))
    for twin in twins(eyes):
        assert json.dumps(twin.view(eyes)) == seen
        assert list(twin.faults()) == []


def test_hands_change_places_with_the_decks_back_by_back() -> None:
    hands = {twin.hands["atreides"] for twin in twins("harkonnen")}
    decks = STANDARD.planning

    assert len(hands) > 20
    for hand in hands:
        backs = Counter(decks[card].deck for card in hand)
        assert backs == {"house_atreides": 2, "fremen_ally": 1}
        assert "the_voice" not in hand
        assert "crysknife" not in hand


def test_a_seat_keeps_its_own_hand() -> None:
    assert {twin.hands["atreides"] for twin in twins("atreides")} == {
        ("thumpers", "truthtrance", "war_plan")
    }
    assert len({twin.hands["harkonnen"] for twin in twins("atreides")}) > 20


def test_the_atreides_keep_all_they_know() -> None:
    game = position()
    for twin in twins("atreides"):
        assert twin.sietches == game.sietches
        assert twin.legions == game.legions
        assert twin.objectives == game.objectives


def test_ranks_of_sietches_that_are_not_found_trade_places() -> None:
    """A-BOARD-12: the two of rank 1 may be anywhere but where a sietch is turned up."""
    ranks = [
        {area: STANDARD.sietch_ranks[token] for area, (_, token) in twin.sietches.items()}
        for twin in twins("harkonnen")
    ]
    windgap = max(ranks[0])

    assert {table[windgap] for table in ranks} == {3}
    for area in ranks[0]:
        if area != windgap:
            assert {table[area] for table in ranks} == {1, 2, 3}


def test_tokens_trade_places_starting_ones_among_themselves() -> None:
    """Those that were turned up are known; those removed face down may be any."""
    found: dict[str, set[str]] = {"board": set(), "pool": set(), "unseen": set()}
    for twin in twins("harkonnen"):
        legions = twin.legions["atreides"].values()
        assert all(
            Counter(token in STANDARD.starting_tokens for token in legion.tokens)
            == {True: 1, False: 1}
            for legion in legions
        )
        found["board"] |= {token for legion in legions for token in legion.tokens}
        found["pool"] |= {*twin.token_pool}
        found["unseen"] |= {*twin.tokens_unseen}
        assert twin.tokens_gone == ("as1", "as4", "as5", "as6", "as8")
    free = {"as2", "as3", "as7", *STANDARD.standard_tokens}

    assert found == {"board": free, "pool": {*STANDARD.standard_tokens}, "unseen": free}


@dataclass(frozen=True, slots=True)
class Holding(ArrakisStep):
    """A step with tokens in all the ways in which a step can hold them."""

    token: str
    groups: tuple[tuple[int, Legion], ...]
    word: str = "gara_kulon"


def test_steps_in_progress_get_the_same_new_tokens() -> None:
    step = Holding("as1", ((3, Legion(regular=2, tokens=("as1", "as2"))),))
    other = {"as1": "as8", "as2": "as1"}

    assert renamed(step, other) == Holding("as8", ((3, Legion(regular=2, tokens=("as1", "as8"))),))


def test_objectives_are_exchanged() -> None:
    assert {twin.objectives[0] for twin in twins("harkonnen")} == {*STANDARD.objectives}


def test_objectives_that_the_game_has_ruled_out_stay_out() -> None:
    """A-VICT-3: with markers on 8, 6 and 4 the game would have ended with the first of them."""
    steps = {"kwisatz_haderach": 8, "sand_dwellers": 6, "jihad": 4}
    game = position(objectives=["objective_2"], prescience=steps)
    tracks.check_atreides_victory(game)
    chance = Chance.seeded(2)
    dealt = {game.redeal("harkonnen", chance).objectives[0] for _ in range(60)}

    assert game.ruled_out == (("objective_1",),)
    assert dealt == {*STANDARD.objectives} - {"objective_1"}


def test_an_objective_drawn_later_may_be_any_other() -> None:
    """A-VICT-4: what was ruled out before tells nothing of a card that came afterwards."""
    described = {"objectives": ["objective_2", "objective_1"], "ruled_out": [["objective_1"]]}
    dealt = {twin.objectives for twin in twins("harkonnen", 200, **described)}

    assert {first for first, _ in dealt} == {*STANDARD.objectives} - {"objective_1"}
    assert {second for _, second in dealt} == {*STANDARD.objectives}
    assert all(first != second for first, second in dealt)


def test_nothing_is_exchanged_when_the_game_is_over() -> None:
    game = position()
    game.finish(["atreides"], "prescience", "A-VICT-2")
    game.settle()
    hands = dict(game.hands)
    game.redeal_hidden("harkonnen", Chance.seeded(1))

    assert game.hands == hands


@pytest.mark.parametrize("drawing", [True, False])
def test_the_end_of_a_turn_does_not_betray_a_hand(drawing: bool) -> None:
    """A-LEAD-5: copies of a card may be discarded, but that somebody could shows by no question."""
    asked = []
    for cards in (["hawats_scheming", "hawats_scheming"], ["hunter_seeker", "sandmasters"]):
        described = {"turn": "harkonnen", "supremacy": 1, "hands": {"harkonnen": cards}}
        game = Arrakis.new(Arrakis.read_setup(None, {}, 0, "", described))
        acts = ["spend strategy for move"]
        if drawing:
            acts = ["spend mentat for draw", "draw corrino_ally", "draw corrino_ally"]
        for act in acts:
            game.play(game.notation().read(f"harkonnen {act}"))
        asked.append(game.view(None)["waiting"])

    assert asked[0] == asked[1]
    assert asked[0] == [
        {"seat": "harkonnen", "kind": "end_of_turn"}
        if drawing
        else {"seat": "atreides", "kind": "turn"}
    ]


def test_whether_somebody_can_play_a_card_at_all_stays_the_same() -> None:
    """A-LEAD-8: with nothing but Hawat's Scheming in hand nobody is asked to play or discard."""
    bound = {"hands": {"harkonnen": ["hawats_scheming"]}}

    assert {twin.hands["harkonnen"] for twin in twins(None, 300, **bound)} == {("hawats_scheming",)}
    loose = {"hands": {"harkonnen": ["hunter_seeker"]}}
    dealt = {twin.hands["harkonnen"] for twin in twins(None, 300, **loose)}
    assert ("hawats_scheming",) not in dealt
    assert len(dealt) > 10
