"""The observatory: which games are played, what pairs of them say, and the page about it."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from landsraad.arrakis import Arrakis
from landsraad.dune.ruleset import OPTIONS, RULESETS
from landsraad.kernel.registry import game_class
from landsraad.lab.observatory.calibration import boxes, calibrations, section
from landsraad.lab.observatory.page import page
from landsraad.lab.observatory.statistics import difference, holm, sign_test
from landsraad.lab.observatory.studies import LEFT_OUT, jobs_for, studies
from landsraad.lab.simulation.parts import claim, write_part

GAMES = ("dune", "arrakis")


@pytest.mark.parametrize("game", GAMES)
def test_every_study_can_be_played(game: str) -> None:
    names = [study.name for study in studies(game)]

    assert len({*names}) == len(names)
    for study in studies(game):
        setup = study.job("recruit", 10).setup(1)
        assert setup.game == game
        if study.ruling:
            assert study.base in names
            assert study.value != study.usual


def test_reconstructed_values_are_played_in_both_modes() -> None:
    """And the box says what is different: objectives by a step on each track, tokens by a unit."""
    found = {study.name: study for study in calibrations()}
    for study in found.values():
        assert study.job("recruit", 10).setup(1).game == "arrakis"
    game = game_class("arrakis")
    usual, fewer = (
        game.new(found[f"calibration-duel-objectives-{value}"].job("", 10).setup(1))
        for value in ("8-6-4", "7-5-3")
    )
    assert isinstance(usual, Arrakis)
    assert isinstance(fewer, Arrakis)

    assert len(found) == 12
    for card, targets in usual.box.objectives.items():
        assert [*fewer.box.objectives[card].values()] == [step - 1 for step in targets.values()]
    assert boxes()["tokens-one-more"]["tokens"]["ad1"] == {"regular": 3}


def test_the_page_says_which_values_are_right() -> None:
    """Of 90 duels the Atreides win 45, of 90 games against Mahdi none."""

    def games(won: int) -> dict[int, dict[str, Any]]:
        return {seed: {"winners": ["atreides"] if seed < won else []} for seed in range(90)}

    value = "objectives-7-5-3"
    played = {f"calibration-duel-{value}": games(45), f"calibration-mahdi-{value}": games(0)}
    *_, row, _ = section(played)

    assert row == "| objectives 7-5-3 | 90 | **50 % (40–60)** | 90 | 0 % (0–4) |"
    assert list(section({})) == []


def test_every_switch_is_tried() -> None:
    """But for those that no bot notices; and one that only fits another rule set."""
    tried = {study.ruling for study in studies("dune")} - {""}
    readings = {study.ruling for study in studies("arrakis")} - {""}

    assert {*OPTIONS} - tried - LEFT_OUT == set()
    assert readings == {reading.name for reading in game_class("arrakis").readings}
    lineups = [study for study in studies("dune") if not study.ruling]
    assert len(lineups) == 5 * len(RULESETS)


def test_bases_are_played_as_often_as_their_rulings() -> None:
    jobs = jobs_for(GAMES, "recruit", lineups=10, pairs=30)

    assert jobs["dune-advanced-6"].games == jobs["dune-combat-basic"].games == 30
    assert jobs["dune-basic-4"].games == 10
    assert "dune-basic-4" not in jobs_for(GAMES, "recruit", lineups=0, pairs=30)


def test_pairs_are_compared_seed_by_seed() -> None:
    usual = {1: 0.0, 2: 0.0, 3: 1.0, 9: 1.0}
    found = difference(usual, {1: 1.0, 2: 1.0, 3: 1.0, 4: 0.0})

    assert (found.pairs, found.differing) == (3, 2)
    assert found.value == pytest.approx(2 / 3)
    assert found.low < found.value < found.high
    assert found.p == 0.5


@pytest.mark.parametrize(
    ("more", "less", "chance"), [(0, 0, 1.0), (6, 0, 0.03125), (5, 5, 1.0), (1, 8, 0.0390625)]
)
def test_the_sign_test_is_exact(more: int, less: int, chance: float) -> None:
    assert sign_test(more, less) == chance


def test_many_questions_are_corrected_for() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([]) == []


def test_the_page_tells_what_is_there(tmp_path: Path) -> None:
    """A ruling with which the Emperor wins what the Guild won, in eight games of ten."""
    jobs = jobs_for(["dune"], "recruit", 10, 10)

    def keep(name: str, winners: list[str]) -> None:
        job = jobs[name]
        claim(tmp_path / name, job.to_json())
        rows: list[dict[str, Any]] = [
            {"seed": seed, "seats": [*job.seats], "winners": [winner], "ending": "guild"}
            for seed, winner in enumerate(winners, 1)
        ]
        for row in rows:
            row |= {"turns": 10, "actions": 900, "first": [], "bots": []}
        write_part(tmp_path / name, 0, "dune", {"games": rows})

    keep("dune-advanced-6", ["guild"] * 10)
    keep("dune-combat-basic", ["guild"] * 2 + ["emperor"] * 8)
    keep("dune-spice_blows-1", ["guild"] * 10)
    told = page(tmp_path, "recruit", date(2026, 1, 2))

    assert "Written on 2026-01-02" in told
    assert "--games 10 --pairs 10 " in told
    assert "from the 30 games" in told
    assert "| `dune-advanced-6` | 10 | 10.0 |" in told
    (combat,) = [line for line in told.splitlines() if "`combat`" in line]
    assert "| 10 | 8 |" in combat
    assert "−80 (−106 to −54)" in combat
    (blows,) = [line for line in told.splitlines() if "`spice_blows`" in line]
    assert blows.endswith("| 10 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 |")
    assert "Not played yet: `dune-basic-6`, " in told
    assert "War for Arrakis" not in told
