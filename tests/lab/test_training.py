"""Training: weights are found again from what they have made, and games are not played twice."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import exp, log
from pathlib import Path

import pytest

import landsraad
from landsraad.arrakis.state import ArrakisState
from landsraad.bots.mentat.arrakis import value as arrakis_value
from landsraad.bots.mentat.dune import value as dune_value
from landsraad.bots.mentat.learned import Topic, weights_in
from landsraad.dune.state import DuneState
from landsraad.kernel import BadOptions, Chance
from landsraad.lab.training import VALUES, Samples, collect, fit, learned, value_of


class MadeUp:
    """What is made up, as the module of a value."""

    NAMES: Sequence[str] = ("slope", "level")
    PRIOR: Sequence[float] = (0.25, 0.0)
    TOPICS: Mapping[str, Topic] = {"slope": Topic("height", good=True)}

    def moment(self, game: object) -> None: ...

    def positions(self, game: object) -> list[tuple[str, tuple[float, ...]]]:
        return []


def made_up_games(slope: float, level: float) -> list[Samples]:
    """Games of one position each, won with a chance that one fact decides."""
    chance, games = Chance.seeded(1), list[Samples]()
    for _ in range(3000):
        x = chance.below(1000) / 500 - 1
        likely = 1 / (1 + exp(-(slope * x + level)))
        games.append([((x, 1.0), float(chance.below(1000) < 1000 * likely))])
    return games


def test_weights_are_found_from_what_was_won() -> None:
    slope, level = fit(made_up_games(2.0, -0.5))

    assert slope == pytest.approx(2.0, abs=0.25)
    assert level == pytest.approx(-0.5, abs=0.15)


def test_what_was_believed_before_is_left_as_far_as_games_demand() -> None:
    games, believed = made_up_games(2.0, -0.5), (5.0, 0.0)

    assert fit(games[:5], believed)[0] > 3.5
    assert fit(games, believed)[0] < 2.5


def test_facts_that_matter_foretell_games() -> None:
    found = learned(made_up_games(2.0, -0.5)[:1000], MadeUp())

    assert found["surprise"] < found["surprise_without_facts"] - 0.1
    assert set(found["weights"]) == {"slope", "level"}


def test_a_good_thing_never_counts_as_a_bad_one() -> None:
    """However many who had it have lost: one believes what one did before; others are learned."""
    found = learned(made_up_games(-2.0, 0.5)[:1000], MadeUp())

    assert found["weights"]["slope"] == 0.25
    won = found["won"]
    assert found["weights"]["level"] == pytest.approx(log(won / (1 - won)), abs=0.1)


@pytest.mark.parametrize("contest", VALUES)
def test_no_weight_contradicts_sense(contest: str) -> None:
    value = value_of(contest).value
    made = json.loads(value_of(contest).path.read_text(encoding="utf-8"))["weights"]

    assert all((made[name] > 0) == topic.good for name, topic in value.TOPICS.items())


def test_kept_games_are_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "samples.jsonl"
    games = [
        {"contest": "dune", "bot": "recruit", "seed": seed, "samples": [[[1.0], 1.0]]}
        for seed in (3, 4)
    ]
    kept.write_text("".join([json.dumps(game) + "\n" for game in games]))

    assert collect("dune", "recruit", [3, 4], kept, 1, lambda number: None) == [[((1.0,), 1.0)]] * 2


def test_half_a_line_of_a_killed_job_is_cut_off(tmp_path: Path) -> None:
    kept = tmp_path / "samples.jsonl"
    game = {"contest": "dune", "bot": "recruit", "seed": 3, "samples": [[[1.0], 1.0]]}
    line = json.dumps(game) + "\n"
    kept.write_text(line + line[:20])

    assert collect("dune", "recruit", [3], kept, 1, lambda number: None) == [[((1.0,), 1.0)]]
    assert kept.read_text() == line


def test_a_game_without_a_value_is_refused() -> None:
    with pytest.raises(BadOptions):
        value_of("chess")


@pytest.mark.parametrize("contest", VALUES)
def test_weights_say_how_they_were_made(contest: str) -> None:
    made = json.loads(value_of(contest).path.read_text(encoding="utf-8"))

    assert made["command"].startswith(f"landsraad train {contest} ")
    assert made["date"]
    assert made["surprise"] < made["surprise_without_facts"]
    assert set(made["weights"]) == {*value_of(contest).value.NAMES}


def test_the_value_of_dune_is_a_chance_and_knows_the_end() -> None:
    game = landsraad.new_game("dune", seed=1, ruleset="advanced").copy()
    assert isinstance(game, DuneState)
    facts = dune_value.facts_of(game, "fremen")

    assert len(facts) == len(weights_in(dune_value.FILE, dune_value.NAMES))
    assert all(0 < dune_value.chance_of_victory(game, seat) < 1 for seat in game.seats)
    game.finish(("guild",), "guild", "D-VICTORY-8")
    assert [dune_value.chance_of_victory(game, seat) for seat in ("guild", "fremen")] == [1.0, 0.0]


@pytest.mark.parametrize("mode", ["duel", "mahdi", "teams4"])
def test_the_value_of_arrakis_is_that_of_one_side_or_the_other(mode: str) -> None:
    game = landsraad.new_game("arrakis", seed=1, mode=mode).copy()
    assert isinstance(game, ArrakisState)
    chances = {seat: arrakis_value.chance_of_victory(game, seat) for seat in game.seats}

    assert all(0 < chance < 1 for chance in chances.values())
    if mode == "duel":
        assert sum(chances.values()) == pytest.approx(1)
    game.supremacy += 5
    assert arrakis_value.chance_of_victory(game, game.seats[0]) < chances[game.seats[0]]
