"""Temperaments: bots of one level that know the same and lean differently."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from landsraad import bots
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.bots import Bot, question_for
from landsraad.bots.bashar.arrakis.value import WEIGHTS, weights_of
from landsraad.bots.registry import TEMPERED, tempered
from landsraad.bots.temperament import EVEN, TEMPERAMENTS
from landsraad.dune.actions.bidding import Bid
from landsraad.dune.actions.nexus import LeaveAlliance
from landsraad.dune.actions.shipment import Ship
from landsraad.kernel import Action, Chance, Game
from landsraad.kernel.registry import game_class
from tests.arrakis.modes import ARRAKIS_MODES
from tests.bots.recruit_games import moments_of
from tests.dune.modes import DUNE_MODES
from tests.soak import usually

GAMES = usually(1, soak=10)
MOST = usually({"dune": 120, "arrakis": 16}, soak={"dune": 100_000, "arrakis": 100_000})
"""Questions that are asked at most; in War for Arrakis an answer takes longer."""
MODES = {"dune": DUNE_MODES[9], "arrakis": ARRAKIS_MODES[0]}
BASHARS = ("bashar", *tempered("bashar"))


def questions(game: str, kinds: frozenset[str]) -> Iterator[tuple[Game, str]]:
    """Moments of games between recruits at which one of these decisions is due, and for whom."""
    for seed in range(1, GAMES + 1):
        yield from moments_of(MODES[game], seed, kinds)


def reply(bot: Bot, game: Game, seat: str) -> Action | None:
    return bot.answer(question_for(game, seat, bot), Chance.seeded(game.sequence))


@cache
def replies(name: str, game: str, kinds: frozenset[str]) -> list[Action | None]:
    """What a bashar answers to questions that are the same for all temperaments."""
    bot = bots.make(name, game)
    return [reply(bot, *asked) for asked in islice(questions(game, kinds), MOST[game])]


def forces_shipped(name: str) -> int:
    answers = replies(name, "dune", frozenset({"ship"}))
    return sum([one.forces + one.specials for one in answers if isinstance(one, Ship)])


def test_the_bold_ship_more_than_the_patient() -> None:
    assert (
        forces_shipped("bashar_bold") > forces_shipped("bashar") > forces_shipped("bashar_patient")
    )


def test_the_treacherous_bid_more_for_cards() -> None:
    bid = frozenset({"bid"})
    bids = {
        name: sum(isinstance(one, Bid) for one in replies(name, "dune", bid)) for name in BASHARS
    }

    assert bids["bashar_treacherous"] > bids["bashar"] == bids["bashar_patient"]


@pytest.mark.parametrize("name", tempered("bashar")[: usually(1, soak=None)])
def test_they_answer_some_questions_of_war_for_arrakis_differently(name: str) -> None:
    """And most of them alike: a temperament is no other level."""
    kinds = frozenset({"turn", "move_legion"})
    answers, usual = replies(name, "arrakis", kinds), replies("bashar", "arrakis", kinds)
    other = [one != another for one, another in zip(answers, usual, strict=True)]

    assert 0 < sum(other) < len(other) / 2


def test_only_the_treacherous_leave_an_ally_who_holds_them_back() -> None:
    """Alone two strongholds are missing, together three; nobody else is near to victory."""
    position = {
        "turn": 4,
        "phase": "spice_blow",
        "nexus": {},
        "alliances": [["atreides", "fremen"]],
        "forces": {"atreides": {"arrakeen@9": 5}, "harkonnen": {"carthag@10": 5}},
    }
    options = {"ruleset": "advanced", "deals": False}
    kind = game_class("dune")
    game = kind.new(
        kind.read_setup(["atreides", "fremen", "harkonnen", "emperor"], options, 1, "", position)
    )
    leaves = {
        name: isinstance(reply(bots.make(name, "dune"), game, "atreides"), LeaveAlliance)
        for name in BASHARS
    }

    assert [name for name in BASHARS if leaves[name]] == ["bashar_treacherous"]


@pytest.mark.parametrize("side", [ATREIDES, HARKONNEN])
def test_what_counts_is_leaned_for_ones_own_side_only(side: str) -> None:
    other = HARKONNEN if side == ATREIDES else ATREIDES
    bold, patient = [weights_of(TEMPERAMENTS[name], side) for name in ("bold", "patient")]

    assert weights_of(EVEN, side) == WEIGHTS
    assert abs(bold[f"fear_{side}"]) < abs(WEIGHTS[f"fear_{side}"]) < abs(patient[f"fear_{side}"])
    assert abs(bold[f"hunting_{side}"]) > abs(patient[f"hunting_{side}"])
    assert bold[f"fear_{other}"] == WEIGHTS[f"fear_{other}"]
    assert all(bold[name] * WEIGHTS[name] > 0 for name in WEIGHTS)


@pytest.mark.parametrize("name", [name for level in TEMPERED for name in tempered(level)])
@pytest.mark.parametrize("game", MODES)
def test_each_has_a_name(name: str, game: str) -> None:
    assert name in bots.bot_names(game)
    assert bots.make(name, game).thinks_about == bots.make(bots.level_of(name), game).thinks_about
