"""Learning: slopes are those of the loss, the same seed gives the same policy, and it learns."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from typer.testing import CliRunner

from landsraad.cli import app
from landsraad.lab.env.curve import read_table, write_table
from landsraad.lab.env.learning import Experience, Learner, Taken, Training, credited, played, train
from landsraad.lab.env.policy import Inputs, Packed, Policy, drawn
from tests.soak import SOAK

DOCS = Path(__file__).parents[2] / "docs"
SMALL = Training(
    "crysknife", options={"rounds": 2}, sub_choices=200, together=4, rollout=100, matches=2, width=8
)


def loss(policy: Policy, taken: Experience, training: Training) -> float:
    """What learning makes small, written down as it is in the books."""
    judged = policy.judge(Inputs.of(list(taken.rows)), taken.masks)
    chances = judged.chances[np.arange(len(taken.numbers)), taken.numbers]
    ratio = chances / taken.chances
    clipped = np.clip(ratio, 1 - training.clip, 1 + training.clip)
    gain = np.minimum(ratio * taken.advantages, clipped * taken.advantages)
    logs = np.log(np.maximum(judged.chances, 1e-12))
    entropy = -(judged.chances * logs).sum(axis=1)
    miss = (judged.values - taken.returns) ** 2 / 2
    return float((miss - gain - training.curiosity * entropy).mean())


def test_slopes_are_those_of_the_loss() -> None:
    policy = Policy.fresh("crysknife", 5, seed=3)
    (taken,) = islice(played(SMALL, policy), 1)
    chance = np.random.default_rng(1)
    taken = taken._replace(chances=taken.chances * chance.uniform(0.7, 1.4, len(taken.chances)))
    exact: Any = {name: weight.astype(np.float64) for name, weight in policy.weights.items()}
    policy = Policy(exact)
    slopes = Learner(policy, SMALL).slopes(taken)
    for name, weight in exact.items():
        steepest = np.unravel_index(np.abs(slopes[name]).argmax(), weight.shape)
        around = []
        for step in (1e-5, -2e-5):
            weight[steepest] += step
            around.append(loss(policy, taken, SMALL))
        weight[steepest] += 1e-5
        assert (around[0] - around[1]) / 2e-5 == pytest.approx(slopes[name][steepest], rel=1e-3)


def test_rows_are_packed_without_what_is_zero_in_all_of_them() -> None:
    rows = np.array([[0, 3, 0, 0, 1], [0, 0, 0, 7, 1]], np.int16)
    inputs = Inputs.of([Packed.row(row) for row in rows])
    assert inputs.places.tolist() == [1, 3, 4]
    assert inputs.numbers == pytest.approx(np.log1p(rows[:, [1, 3, 4]]))


@pytest.mark.parametrize(
    ("trace", "advantages"),
    [(1.0, [0.9, 1.2, -0.7]), (0.0, [-0.3, 1.2, -0.7]), (0.5, [0.3, 1.2, -0.7])],
)
def test_a_sub_choice_is_credited_with_what_its_own_seat_thought_later(
    trace: float, advantages: list[float]
) -> None:
    """The first seat thought 0.1, then -0.2, and won; the second thought -0.3 and lost."""
    thoughts = [(0.1, 0), (-0.3, 1), (-0.2, 0)]
    nothing = Packed(np.zeros(0, np.int64), np.zeros(0, np.int16))
    game = [Taken(nothing, np.ones(1, np.bool_), 0, 1.0, value, seat) for value, seat in thoughts]
    (last, _, _), *_ = found = list(credited(game, [1.0, -1.0], trace))
    assert last is game[2]
    by_place = {id(taken): (gained, worth) for taken, gained, worth in found}
    gained = [by_place[id(game[place])][0] for place in (0, 2, 1)]
    assert gained == pytest.approx(advantages)
    worth = [by_place[id(taken)][1] - taken.value for taken in game]
    assert worth == pytest.approx([advantages[0], advantages[2], advantages[1]])


def test_only_what_is_open_is_drawn_as_often_as_it_is_likely() -> None:
    chances = np.tile(np.array([[0, 0.25, 0, 0.75]], np.float32), (4000, 1))
    numbers = drawn(chances, np.random.default_rng(1))
    assert set(numbers.tolist()) == {1, 3}
    assert (numbers == 3).mean() == pytest.approx(0.75, abs=0.03)


def test_a_training_is_decided_by_its_seed(tmp_path: Path) -> None:
    policy, curve = train(SMALL)
    again, same = train(SMALL)
    assert curve == same
    policy.save(tmp_path / "policy.npz")
    stored = Policy.load(tmp_path / "policy.npz")
    for name, weight in again.weights.items():
        assert np.array_equal(stored.weights[name], weight)
    write_table(curve, tmp_path / "curve.csv")
    assert read_table(tmp_path / "curve.csv") == [
        point._replace(**{key: round(getattr(point, key), 4) for key in ("share", "low", "high")})
        for point in curve
    ]


def test_the_command_writes_curve_and_policy(tmp_path: Path) -> None:
    words = ["learn", "crysknife", str(tmp_path), "--sub-choices", "1", "--matches", "1"]
    found = CliRunner().invoke(app, [*words, "--option", "rounds=1", "--json"])
    assert found.exit_code == 0, found.output
    assert set(json.loads(found.output)) == {"share", "low", "high"}
    assert sorted([file.suffix for file in tmp_path.iterdir()]) == [".csv", ".npz", ".svg"]
    drawing = ElementTree.fromstring((tmp_path / "crysknife.svg").read_text("utf-8"))
    assert drawing.tag.endswith("svg")
    told = " ".join([text for text in drawing.itertext() if text.strip()])
    assert "landsraad learn crysknife --sub-choices 1" in told
    assert told.endswith("--option rounds=1")


def test_a_training_that_is_stopped_leaves_what_it_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here in its first lesson, so that is what the policy was worth before."""

    def stop(learner: Learner, experience: Experience) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Learner, "learn", stop)
    words = ["learn", "crysknife", str(tmp_path), "--sub-choices", "1", "--matches", "1"]
    found = CliRunner().invoke(app, [*words, "--option", "rounds=1"])
    assert found.exit_code != 0
    assert [point.sub_choices for point in read_table(tmp_path / "crysknife.csv")] == [0]
    assert Policy.load(tmp_path / "crysknife.npz").weights.keys() == {
        *Policy.fresh("crysknife", 1, 1).weights
    }


@pytest.mark.parametrize("game", ["crysknife", "dune"])
def test_the_curve_in_the_documents_ends_above_random(game: str) -> None:
    *_, last = read_table(DOCS / "learning" / f"{game}.csv")
    assert last.low > 0.5


@pytest.mark.skipif(not SOAK, reason="it takes a minute")
def test_it_learns_to_beat_random() -> None:
    _, curve = train(Training("crysknife", sub_choices=60_000, matches=100, measured=100))
    assert curve[-1].low > 0.55
