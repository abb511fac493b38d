"""Redealing: what a seat knows stays, what it does not know may be anything possible."""

from __future__ import annotations

import json
from typing import Any

import pytest

from landsraad.dune import Dune
from landsraad.dune.cards import STORM_DECK, TREACHERY_CARD
from landsraad.dune.factions.sheets import FACTION, LEADER
from landsraad.dune.state import SEATS
from landsraad.kernel import Chance

TIMES = 40

TABLE: dict[str, Any] = {
    "phase": "battle",
    "forces": {"emperor": {"old_gap@9": 2}, "guild": {"old_gap@9": 2}},
    "hands": {
        "guild": ["lasgun", "shield"],
        "emperor": ["karama"],
        "harkonnen": ["hajr", "kulon", "snooper"],
    },
    "known": {"atreides": {"guild": ["lasgun"]}},
    "known_top": {"atreides": 1},
    "treachery_deck": ["truthtrance"],
    "traitors": {"guild": ["stilgar"], "harkonnen": ["alia", "caid", "jamis", "umman_kudu"]},
    "traitors_shown": {"harkonnen": ["alia"]},
    "traitors_returned": {"guild": ["chani", "bashar", "feyd_rautha"]},
    "spice_known": ["atreides"],
    "spice_deck": ["spice_red_chasm"],
    "storm_card": 5,
    "captives": ["staban_tuek"],
    "killed_captives": ["burseg"],
    "prediction": {"winner": "guild", "turn": 6},
}


def table() -> Dune:
    options = {"ruleset": "advanced", "deals": False}
    return Dune.new(Dune.read_setup(None, options, 0, "", TABLE))


def imagined(eyes: str | None) -> list[Dune]:
    game = table()
    return [game.redeal(eyes, Chance.seeded(n)) for n in range(TIMES)]


@pytest.mark.parametrize("eyes", [*SEATS, None])
def test_what_is_imagined_looks_the_same(eyes: str | None) -> None:
    """Law 5, on a table full of secrets: the view is the same to the byte, and nothing is lost."""
    seen = json.dumps(table().view(eyes))
    for twin in imagined(eyes):
        assert json.dumps(twin.view(eyes)) == seen
        assert list(twin.faults()) == []


@pytest.mark.parametrize("eyes", SEATS)
def test_own_secrets_stay(eyes: str) -> None:
    """Hand, traitors kept and returned."""
    game = table()
    for twin in imagined(eyes):
        assert twin.hands[eyes] == game.hands[eyes]
        assert twin.traitors[eyes] == game.traitors[eyes]
        assert twin.returned[eyes] == game.returned[eyes]


@pytest.mark.parametrize("eyes", ["fremen", None])
def test_others_may_hold_anything(eyes: str | None) -> None:
    """The number of cards stays, the cards do not."""
    twins = imagined(eyes)

    assert {len(twin.hands["harkonnen"]) for twin in twins} == {3}
    assert len({twin.hands["harkonnen"] for twin in twins}) > TIMES // 2
    assert len({twin.treachery_deck for twin in twins}) == TIMES


def test_cards_seen_in_an_auction_stay_where_they_went() -> None:
    """D-SECRET-2: the Atreides have seen the Lasgun sold and a card on top of the deck."""
    for twin in imagined("atreides"):
        assert TREACHERY_CARD["lasgun"] in twin.hands["guild"]
        assert twin.treachery_deck[0] == TREACHERY_CARD["truthtrance"]
        assert twin.known["atreides"][FACTION["guild"]] == bytes([TREACHERY_CARD["lasgun"]])


def test_what_others_have_seen_is_true_in_every_deal() -> None:
    """For the Emperor the Atreides may have seen any card of the Guild's, but one they hold."""
    for twin in imagined("emperor"):
        (seen,) = twin.known["atreides"][FACTION["guild"]]

        assert seen in twin.hands["guild"]


def test_traitors_called_stay_and_the_others_do_not() -> None:
    """D-SECRET-6: Harkonnen have shown Alia; the Guild remembers what it put back."""
    for twin in imagined("guild"):
        assert LEADER["alia"] in twin.traitors["harkonnen"]
        assert LEADER["stilgar"] not in twin.traitor_deck
        assert all(LEADER[name] in twin.traitor_deck for name in ("chani", "bashar", "feyd_rautha"))
    assert len({twin.traitors["harkonnen"] for twin in imagined("guild")}) > TIMES // 2


@pytest.mark.parametrize(("eyes", "knows"), [("atreides", True), ("emperor", False), (None, False)])
def test_the_next_spice_card(eyes: str | None, knows: bool) -> None:
    """D-SECRET-9."""
    tops = {twin.spice_deck[0] for twin in imagined(eyes)}

    assert (len(tops) == 1) is knows


@pytest.mark.parametrize(("eyes", "knows"), [("fremen", True), ("emperor", False), (None, False)])
def test_the_next_storm_card(eyes: str | None, knows: bool) -> None:
    """D-SECRET-8."""
    cards = {twin.storm_card for twin in imagined(eyes)}

    assert cards == ({table().storm_card} if knows else set(STORM_DECK))


@pytest.mark.parametrize(
    ("eyes", "knows"), [("bene_gesserit", True), ("guild", False), (None, False)]
)
def test_the_prediction(eyes: str | None, knows: bool) -> None:
    """D-SECRET-7: for others any other faction and any turn."""
    predictions = {twin.prediction for twin in imagined(eyes)}

    assert (predictions == {("guild", 6)}) is knows
    assert all(made is not None and made[0] != "bene_gesserit" for made in predictions)


@pytest.mark.parametrize(
    ("eyes", "captive", "victim"),
    [
        ("harkonnen", True, True),
        ("guild", True, False),
        ("emperor", False, True),
        ("fremen", False, False),
    ],
)
def test_captives_and_victims(eyes: str, captive: bool, victim: bool) -> None:
    """D-SECRET-14, D-SECRET-15: their captors know, and their own house."""
    twins = imagined(eyes)

    assert ({twin.captives for twin in twins} == {(LEADER["staban_tuek"],)}) is captive
    assert ({twin.hidden_deaths for twin in twins} == {(LEADER["burseg"],)}) is victim
    assert {len(twin.captives) for twin in twins} == {1}


def test_nothing_is_hidden_when_the_game_is_over() -> None:
    """A redeal changes nothing any more."""
    forces = {"guild": {"arrakeen@9": 1, "carthag@10": 1, "tueks_sietch@4": 1}}
    described = {"turn": 2, "phase": "mentat_pause", "forces": forces}
    game = Dune.new(Dune.read_setup(None, {}, 0, "", described))
    twin = game.redeal(None, Chance.seeded(4))

    assert (twin.prediction, twin.traitors) == (game.prediction, game.traitors)
    assert twin.treachery_deck == game.treachery_deck


@pytest.mark.parametrize("ruleset", ["basic", "advanced", "tournament"])
@pytest.mark.parametrize("strict", ["holders", "strict"])
def test_law_5_along_random_games(ruleset: str, strict: str) -> None:
    """At every few moments of a game, for everybody: a redeal looks the same."""
    options = {"ruleset": ruleset, "responses": strict, "deals": False, "harkonnen_mulligan": True}
    game = Dune.new(Dune.read_setup(None, options, 11))
    chance = Chance.seeded(11)
    for moment in range(240):
        if game.over:
            break
        eyes = (*SEATS, None)[moment % 7]
        twin = game.redeal(eyes, chance.fork())

        assert json.dumps(twin.view(eyes)) == json.dumps(game.view(eyes)), game.stack
        game.play(chance.choice(game.pending).actions.sample(chance))
