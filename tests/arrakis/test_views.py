"""Views: what lies open is the same for all; hands, ranks, tokens and objectives are not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from landsraad.arrakis import Arrakis
from landsraad.arrakis.box import STANDARD
from landsraad.kernel import REFEREE

SECRETS: dict[str, Any] = {
    "hands": {"atreides": ["war_plan", "thumpers"], "harkonnen": ["hunter_seeker", "shigawire"]},
    "legions": {
        "atreides": {
            "gara_kulon": {"tokens": ["as3", "ad2"], "regular": 1},
            "windgap": {"tokens": ["as7"], "generic": 1},
        },
        "harkonnen": {"carthag": {"regular": 2, "named": ["beast_rabban"]}},
    },
    "tokens_gone": ["as1"],
    "tokens_unseen": ["as2", "ad8"],
    "found": ["windgap"],
    "objectives": ["objective_4"],
}


def position(**described: Any) -> Arrakis:
    given = {"turn": "atreides", **SECRETS, **described}
    return Arrakis.new(Arrakis.read_setup(None, {}, 0, "", given))


def seen(eyes: str | None, **described: Any) -> dict[str, Any]:
    table: dict[str, Any] = position(**described).view(eyes)["table"]
    return table


EVERYBODY = ("atreides", "harkonnen", None, REFEREE)


@pytest.mark.parametrize("eyes", EVERYBODY)
def test_what_lies_open_is_seen_by_all(eyes: str | None) -> None:
    table = seen(eyes, worms=["s1_3"], wormsigns=["s1_5"], air={"az3": "carryall"}, supremacy=2)

    assert table["legions"]["harkonnen"] == {
        "carthag": {
            **{"regular": 2, "elite": 0, "special": 0, "generic": 0},
            "named": ["beast_rabban"],
        }
    }
    assert table["settlements"] == STANDARD.settlements
    assert (table["worms"], table["wormsigns"]) == (["s1_3"], ["s1_5"])
    assert table["air"] == {"az3": "carryall"}
    assert table["supremacy"] == 2
    assert table["tokens_gone"] == ["as1", "as4", "as5", "as6", "as8"]
    assert table["deck_sizes"]["fremen_ally"] == 17
    assert sorted(table["action_dice"]) == ["atreides", "harkonnen"]


@pytest.mark.parametrize("eyes", EVERYBODY)
def test_backs_tell_decks_and_kinds_of_tokens(eyes: str | None) -> None:
    """A-SETUP-14: decks have different backs; so have starting and standard tokens."""
    table = seen(eyes)

    assert table["hand_sizes"] == {
        "atreides": {"house_atreides": 1, "fremen_ally": 1},
        "harkonnen": {"house_harkonnen": 1, "corrino_ally": 1},
    }
    assert table["legions"]["atreides"]["gara_kulon"]["face_down"] == {"starting": 1, "standard": 1}
    assert table["tokens_removed"] == {"starting": 1, "standard": 1}
    assert table["tokens_left"] == 6


@pytest.mark.parametrize("eyes", EVERYBODY)
def test_a_hand_is_seen_by_its_holder(eyes: str | None) -> None:
    hands = seen(eyes)["hands"]

    assert set(hands) == {seat for seat in SECRETS["hands"] if eyes in (seat, REFEREE)}
    if "atreides" in hands:
        assert hands["atreides"] == ["thumpers", "war_plan"]


@pytest.mark.parametrize("eyes", EVERYBODY)
def test_tokens_ranks_and_objectives_are_seen_by_the_atreides(eyes: str | None) -> None:
    """A-UNIT-9, A-BOARD-12, A-SETUP-15."""
    table = seen(eyes)
    knows = eyes in ("atreides", REFEREE)

    assert table["legions"]["atreides"]["gara_kulon"].get("tokens") == (
        ["ad2", "as3"] if knows else None
    )
    assert ("rank" in table["sietches"]["gara_kulon"]) is knows
    assert table["sietches"]["windgap"] == {"home": "windgap", "found": True, "rank": 3}
    assert table.get("objectives") == (["objective_4"] if knows else None)
    assert table["objectives_held"] == 1
    assert table.get("tokens_unseen") == (["ad8", "as2"] if knows else None)
    assert ("token_pool" in table) is knows


@pytest.mark.parametrize("eyes", ["harkonnen", None])
def test_no_secret_of_the_atreides_is_anywhere_in_the_views_of_others(eyes: str | None) -> None:
    text = json.dumps(position().view(eyes))

    for secret in ("war_plan", "thumpers", "as3", "ad2", "as7", "ad8", "objective_4"):
        assert f'"{secret}"' not in text


def test_no_secret_of_the_harkonnen_is_anywhere_in_the_view_of_the_atreides() -> None:
    text = json.dumps(position().view("atreides"))

    assert '"hunter_seeker"' not in text
    assert '"shigawire"' not in text


def test_only_the_referee_sees_the_decks() -> None:
    assert "decks" not in seen("atreides")
    assert "war_plan" not in seen(REFEREE)["decks"]["house_atreides"]


def test_all_is_shown_when_the_game_is_over() -> None:
    game = position()
    game.finish(["atreides"], "prescience", "A-VICT-2")
    game.settle()

    assert game.view(None)["table"] == game.view(REFEREE)["table"]


def test_a_view_is_in_the_order_of_the_board_however_legions_came() -> None:
    game = position()
    table = game.view(None)["table"]
    legions = game.legions["atreides"]
    game.legions = {**game.legions, "atreides": dict(reversed(legions.items()))}

    assert json.dumps(game.view(None)["table"]) == json.dumps(table)
