"""Odds of War for Arrakis against every course of small battles, and against battles by chance."""

from __future__ import annotations

from collections import defaultdict

import pytest

from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.legion import Legion
from landsraad.lab.odds import AUTOMATON, BattleOdds, Field, Force, Plan, battle_odds, strike_odds
from landsraad.lab.odds.battle import ATTACKER, DEFENDER, NOBODY
from landsraad.lab.odds.forces import BadForce, read_legion
from landsraad.lab.odds.strikes import hazard_odds
from tests.lab.battles_by_engine import Courses, Result, play_battles
from tests.soak import SOAK

SMALL = {
    "a legion alone": (Force(Legion(2)), Force(Legion(1)), Field(rank=1)),
    "elites and leaders": (
        Force(Legion(1, 1, generic=1)),
        Force(Legion(1, generic=1)),
        Field(rank=1),
    ),
    "special elites": (Force(Legion(1, 0, 1)), Force(Legion(0, 0, 1)), Field(rank=1)),
    "a surprise": (Force(Legion(2, generic=1)), Force(Legion(2)), Field(rank=1, surprise=True)),
    "cards": (Force(Legion(2), cards=2), Force(Legion(1), cards=1), Field(rank=1)),
    "a plan of war": (Force(Legion(2)), Force(Legion(1)), Field(rank=1, extra_dice=1)),
    "few dice at first": (Force(Legion(2)), Force(Legion(2)), Field(rank=2, most_dice_at_first=1)),
    "leaders to choose": (
        Force(Legion(2, named=("baron_harkonnen", "beast_rabban"))),
        Force(Legion(1, named=("chani", "stilgar"))),
        Field(rank=1),
    ),
    "ceasing in time": (
        Force(Legion(3), plan=Plan(leave_below=2)),
        Force(Legion(1)),
        Field(rank=1),
    ),
    "retreat in time": (
        Force(Legion(3)),
        Force(Legion(2), plan=Plan(leave_behind=1)),
        Field(rank=1),
    ),
    "one round in the open": (
        Force(Legion(2, 1), plan=Plan(leave_below=9)),
        Force(Legion(1, 1, generic=1)),
        Field(),
    ),
}


def results(odds: BattleOdds) -> dict[Result, float]:
    found: dict[Result, float] = defaultdict(float)
    for ending, chance in odds.endings.items():
        found[ending.winner, odds.attacker[ending.lost], odds.defender[ending.won]] += chance
    return found


@pytest.mark.parametrize("case", SMALL)
def test_the_odds_are_those_of_every_course_that_the_engine_can_take(case: str) -> None:
    attacker, defender, field = SMALL[case]
    odds = results(battle_odds(attacker, defender, field))
    courses = Courses(attacker, defender, field).found()

    assert set(odds) == set(courses)
    assert odds == {result: pytest.approx(chance, abs=1e-12) for result, chance in courses.items()}


@pytest.mark.parametrize(
    ("attacker", "defender", "field"),
    [
        (Force(Legion(4, 1, generic=1)), Force(Legion(3, 1, generic=1)), Field()),
        (Force(Legion(3, 2, 1), cards=2), Force(Legion(2, 0, 2), cards=1), Field(rank=2)),
    ],
)
def test_battles_by_chance_end_as_often_as_the_odds_say(
    attacker: Force, defender: Force, field: Field
) -> None:
    """Within five standard errors, in each winner: one run in a million would fail by chance."""
    battles = 500_000 if SOAK else 400
    odds = battle_odds(attacker, defender, field)
    ended = play_battles(attacker, defender, field, range(battles))

    for winner in (ATTACKER, DEFENDER, NOBODY):
        chance = odds.wins(winner)
        number = sum([many for result, many in ended.items() if result[0] == winner])
        error = (battles * chance * (1 - chance)) ** 0.5
        assert abs(number - battles * chance) <= 5 * error + 1
    assert set(ended) <= set(results(odds))


def test_a_distribution_is_whole() -> None:
    odds = battle_odds(Force(Legion(3, 1, 1, 1), cards=2), Force(Legion(3, 0, 1, 2), cards=3))

    assert sum(odds.endings.values()) == pytest.approx(1, abs=1e-12)
    assert sum(odds.rounds.values()) == pytest.approx(1, abs=1e-12)
    assert sum(odds.cards_spent(ATTACKER).values()) == pytest.approx(1, abs=1e-12)
    assert odds.wins(ATTACKER) + odds.wins(DEFENDER) + odds.wins(NOBODY) == pytest.approx(1)
    assert sum(entry["chance"] for entry in odds.to_json()[DEFENDER]["survivors"]) == pytest.approx(
        1
    )


def test_a_better_force_wins_more_often() -> None:
    chances = [
        battle_odds(Force(legion), Force(Legion(3))).wins(ATTACKER)
        for legion in (Legion(2), Legion(3), Legion(3, generic=1), Legion(2, 1, generic=1))
    ]

    assert chances == sorted(chances)


def test_the_automatic_harkonnen_lose_leaders_first_and_cease_at_half_strength() -> None:
    force = Force(Legion(2, 1, generic=1, named=("beast_rabban",)), plan=AUTOMATON)

    assert [legion.to_json() for legion in force.stages()] == [
        {"regular": 2, "elite": 1, "generic": 1, "named": ["beast_rabban"]},
        {"regular": 2, "elite": 1, "named": ["beast_rabban"]},
        {"regular": 3, "named": ["beast_rabban"]},
        {"regular": 2, "named": ["beast_rabban"]},
        {"regular": 1, "named": ["beast_rabban"]},
        {"regular": 1},
        {},
    ]
    assert AUTOMATON.leaves(Legion(1), Legion(2))
    assert not AUTOMATON.leaves(Legion(2), Legion(3))


def test_a_worm_in_the_deep_desert_hits_twice_with_a_special() -> None:
    """Four dice, three swords and a special each: 4/6 hits a die on average, 5/6 in the deep."""
    force = Force(Legion(6))
    means = [
        sum(
            [number * chance for number, chance in hazard_odds(force, "worm", special).hits.items()]
        )
        for special in (0, 1, 2)
    ]

    assert means == pytest.approx([4 * 3 / 6, 4 * 4 / 6, 4 * 5 / 6])
    assert strike_odds(Force(Legion(1)), 2).destroyed == pytest.approx(1 - (2 / 6) ** 2)


@pytest.mark.parametrize(
    ("text", "side", "problem"),
    [
        ("", HARKONNEN, "a legion that fights has 1 to 6 units"),
        ("7 regular", HARKONNEN, "a legion that fights has 1 to 6 units"),
        ("2 stilgar, 1 regular", ATREIDES, "there is only one stilgar"),
        ("stilgar, regular, stilgar", ATREIDES, "there is only one stilgar"),
        ("stilgar, 1 regular", HARKONNEN, "no figure of the harkonnen: stilgar"),
        ("many regular", HARKONNEN, "not a number of figures: many"),
        ("naib, 1 regular", ATREIDES, "no figure of the atreides: naib"),
    ],
)
def test_a_legion_that_cannot_be_is_refused_in_one_sentence(
    text: str, side: str, problem: str
) -> None:
    with pytest.raises(BadForce) as caught:
        read_legion(text, side)
    assert str(caught.value) == problem


def test_a_legion_in_words() -> None:
    assert read_legion("4 regular, 1 elite, 2 generic, stilgar", ATREIDES) == Legion(
        4, 1, generic=2, named=("stilgar",)
    )
