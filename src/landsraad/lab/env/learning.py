"""Learning: a policy learns a game against itself, by proximal policy optimisation with masks.

All seats are played by one policy that knows which seat it has. After so many sub-choices of whole
games it learns from them: what turned out better than it had thought becomes likelier, in small
steps (clipped ratios, as in PPO). Every now and then it is measured against the bot `random`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from landsraad import bots
from landsraad.kernel import Chance
from landsraad.kernel.registry import game_class
from landsraad.lab.env.episode import worth
from landsraad.lab.env.policy import Floats, Inputs, Packed, Policy, PolicyBot, Weights, drawn
from landsraad.lab.env.stepper import Stepper
from landsraad.lab.estimates import bootstrapped, mean


@dataclass(frozen=True)
class Training:
    """What is learned, and how.

    Attributes:
        game, seats, options: what is played.
        sub_choices: how many are taken in all.
        seed: the same gives the same policy.
        rollout: sub-choices between two lessons. `together`: games that are played at a time.
        measured: lessons between two measurements, of so many `matches` for each seat.
        trace: how much of what comes later counts for a sub-choice (see `credited`).
    """

    game: str
    seats: Sequence[str] | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    sub_choices: int = 200_000
    seed: int = 1
    together: int = 32
    rollout: int = 4096
    measured: int = 5
    matches: int = 100
    width: int = 64
    rate: float = 1e-3
    passes: int = 4
    part: int = 512
    clip: float = 0.2
    curiosity: float = 0.01
    trace: float = 1.0


class Point(NamedTuple):
    """A point of the curve: the share of games won against `random`, with its 95 % interval."""

    sub_choices: int
    share: float
    low: float
    high: float


class Taken(NamedTuple):
    """A sub-choice that was taken: by which `seat`, how likely it was, what it thought it has."""

    row: Packed
    mask: NDArray[np.bool_]
    number: int
    chance: float
    value: float
    seat: int


class Experience(NamedTuple):
    """Sub-choices that were taken, and what they turned out to be worth."""

    rows: NDArray[np.object_]
    masks: NDArray[np.bool_]
    numbers: NDArray[np.int64]
    chances: Floats
    advantages: Floats
    returns: Floats


def train(
    training: Training, keep: Callable[[Policy, Sequence[Point]], None] = lambda policy, curve: None
) -> tuple[Policy, list[Point]]:
    """Learn, and measure now and then; the policy and its curve.

    `keep` is given both after each measurement.
    """
    training = replace(training, rollout=min(training.rollout, training.sub_choices))
    policy = Policy.fresh(training.game, training.width, training.seed)
    learner = Learner(policy, training)
    curve: list[Point] = []

    def look(taken: int) -> None:
        curve.append(measure(training, policy, taken))
        keep(policy, curve)

    look(0)
    taken = 0
    for lesson, experience in enumerate(played(training, policy), 1):
        learner.learn(experience)
        taken += len(experience.numbers)
        if lesson % training.measured == 0 or taken >= training.sub_choices:
            look(taken)
        if taken >= training.sub_choices:
            return policy, curve
    raise AssertionError("games go on for ever")


# Playing.


def played(training: Training, policy: Policy) -> Iterator[Experience]:
    """Experience of whole games, again and again, by the policy as it is then."""
    stepper = Stepper(
        training.game, training.together, training.seats, training.seed, **training.options
    )
    chance = np.random.default_rng(training.seed)
    running: list[list[Taken]] = [[] for _ in range(training.together)]
    finished: list[tuple[Taken, float, float]] = []
    while True:
        batch = stepper.batch
        rows = [Packed.row(row) for row in batch.observations]
        judged = policy.judge(Inputs.of(rows), batch.masks)
        numbers = drawn(judged.chances, chance)
        for place, number in enumerate(numbers):
            running[place].append(
                Taken(
                    rows[place],
                    batch.masks[place].copy(),
                    int(number),
                    judged.chances[place, number],
                    judged.values[place],
                    int(batch.seats[place]),
                )
            )
        stepper.step(numbers)
        for ended in np.flatnonzero(batch.over):
            finished += credited(running[ended], batch.rewards[ended], training.trace)
            running[ended] = []
        if len(finished) >= training.rollout:
            yield gathered(finished)
            finished = []


def credited(
    game: Sequence[Taken], rewards: Sequence[float] | Floats, trace: float
) -> Iterator[tuple[Taken, float, float]]:
    """Each sub-choice of a game with its advantage and what it led to, the last one first.

    A seat's next own thought about the game says how good a sub-choice was, later ones and the
    reward less and less (generalised advantages: with a `trace` of 1 the reward alone counts).
    """
    thought = {seat: float(reward) for seat, reward in enumerate(rewards)}
    advantage = dict.fromkeys(thought, 0.0)
    for taken in reversed(game):
        seat, value = taken.seat, float(taken.value)
        advantage[seat] = thought[seat] - value + trace * advantage[seat]
        thought[seat] = value
        yield taken, advantage[seat], value + advantage[seat]


def gathered(finished: Sequence[tuple[Taken, float, float]]) -> Experience:
    taken, gained, returns = zip(*finished, strict=True)
    rows = np.empty(len(taken), object)
    rows[:] = [each.row for each in taken]
    advantages = np.array(gained, np.float32)
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    return Experience(
        rows,
        np.stack([each.mask for each in taken]),
        np.array([each.number for each in taken]),
        np.array([each.chance for each in taken], np.float32),
        advantages,
        np.array(returns, np.float32),
    )


# Learning.


class Learner:
    """Changes the weights of a policy, with Adam's steps."""

    def __init__(self, policy: Policy, training: Training) -> None:
        self.policy = policy
        self.training = training
        self.chance = np.random.default_rng(training.seed + 1)
        self.steps = 0
        self.mean = {name: np.zeros_like(weight) for name, weight in policy.weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in policy.weights.items()}

    def learn(self, experience: Experience) -> None:
        number = len(experience.numbers)
        for _ in range(self.training.passes):
            order = self.chance.permutation(number)
            for start in range(0, number, self.training.part):
                part = order[start : start + self.training.part]
                arrays: list[Any] = [array[part] for array in experience]
                self.step(self.slopes(Experience(*arrays)))

    def slopes(self, taken: Experience) -> Weights:
        """How the loss changes with each weight: clipped policy, value and curiosity."""
        inputs = Inputs.of(list(taken.rows))
        judged = self.policy.judge(inputs, taken.masks)
        number, places = len(taken.numbers), np.arange(len(taken.numbers))
        chances = judged.chances
        ratio = chances[places, taken.numbers] / taken.chances
        low, high = 1 - self.training.clip, 1 + self.training.clip
        moving = np.where(taken.advantages > 0, ratio < high, ratio > low)
        push = -taken.advantages * ratio * moving
        by_logit = -chances * push[:, None]
        by_logit[places, taken.numbers] += push
        logs = np.log(np.maximum(chances, 1e-12))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        by_logit += self.training.curiosity * chances * (logs + entropy)
        by_value = judged.values - taken.returns
        by_logit, by_value = by_logit / number, by_value[:, None] / number
        return self.backwards(inputs, judged.inner, by_logit, by_value)

    def backwards(
        self, inputs: Inputs, inner: tuple[Floats, Floats], by_logit: Floats, by_value: Floats
    ) -> Weights:
        """Slopes of all weights from those of the two heads."""
        first, second = inner
        w = self.policy.weights
        by_second = (by_logit @ w["choice"].T + by_value @ w["value"].T) * (1 - second**2)
        by_first = (by_second @ w["second"].T) * (1 - first**2)
        by_input = np.zeros_like(w["first"])
        by_input[inputs.places] = inputs.numbers.T @ by_first
        return {
            "first": by_input,
            "first_bias": by_first.sum(axis=0),
            "second": first.T @ by_second,
            "second_bias": by_second.sum(axis=0),
            "choice": second.T @ by_logit,
            "choice_bias": by_logit.sum(axis=0),
            "value": second.T @ by_value,
            "value_bias": by_value.sum(axis=0),
        }

    def step(self, slopes: Weights) -> None:
        """One step of Adam."""
        self.steps += 1
        rate = self.training.rate
        for name, slope in slopes.items():
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * slope
            self.square[name] = 0.999 * self.square[name] + 0.001 * slope**2
            direction = self.mean[name] / (1 - 0.9**self.steps)
            size = np.sqrt(self.square[name] / (1 - 0.999**self.steps)) + 1e-8
            self.policy.weights[name] -= (rate * direction / size).astype(np.float32)


# Measuring.


def measure(training: Training, policy: Policy, taken: int) -> Point:
    """How much of its games a policy wins against `random`, on every seat in turn.

    A win counts 1, a win together with an opponent a half.
    """
    game_type = game_class(training.game)
    random, learned = bots.make("random", training.game), PolicyBot(training.game, policy)
    scores: list[float] = []
    for match in range(training.matches):
        setup = game_type.read_setup(training.seats, training.options, match)
        for seat in setup.seats:
            game = game_type.new(setup)
            table: dict[str, bots.Bot] = {**dict.fromkeys(setup.seats, random), seat: learned}
            outcome = bots.play_out(game, table, Chance.seeded(match))
            scores.append((worth(game, outcome)[seat] + 1) / 2)
    low, high = bootstrapped(scores, mean)
    return Point(taken, mean(scores), low, high)
