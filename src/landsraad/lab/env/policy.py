"""A policy: a small network that says how likely each sub-choice is, in NumPy alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from landsraad.bots.seat import Bot, Question
from landsraad.kernel import Action, Chance
from landsraad.lab.env.choosing import Choosing
from landsraad.lab.env.observing import observer_of

Floats = NDArray[np.floating[Any]]
Weights = dict[str, Floats]

IMPOSSIBLE: Final = -1e9
"""The logit of a sub-choice that is not open."""


class Packed(NamedTuple):
    """The numbers of a row that are not zero, and where they are: some 200 of 10,000."""

    places: NDArray[np.int64]
    numbers: NDArray[np.int16]

    @classmethod
    def row(cls, row: NDArray[np.int16]) -> Packed:
        (places,) = row.nonzero()
        return cls(places, row[places])


class Inputs(NamedTuple):
    """Rows as a network takes them, without the places that are zero in all of them.

    Attributes:
        places: the others, in order.
        numbers: what is there, a line for each row.
    """

    places: NDArray[np.int64]
    numbers: Floats

    @classmethod
    def of(cls, rows: Sequence[Packed]) -> Inputs:
        places, where = np.unique(np.concatenate([row.places for row in rows]), return_inverse=True)
        numbers = np.zeros((len(rows), len(places)), np.float32)
        lines = np.repeat(np.arange(len(rows)), [len(row.places) for row in rows])
        numbers[lines, where] = np.log1p(np.concatenate([row.numbers for row in rows]))
        return cls(places, numbers)


class Judged(NamedTuple):
    """What a policy makes of some rows.

    Attributes:
        chances: of each sub-choice; none of those that are masked.
        values: what the game is worth to whoever is asked, as it thinks.
        inner: what the two hidden layers hold, for learning.
    """

    chances: Floats
    values: Floats
    inner: tuple[Floats, Floats]


class Policy:
    """Two hidden layers, a head for sub-choices and one for the value."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    @classmethod
    def fresh(cls, game: str, width: int, seed: int) -> Policy:
        """One that has learned nothing: all open sub-choices are nearly equally likely."""
        observer = observer_of(game)
        chance = np.random.default_rng(seed)

        def layer(inputs: int, outputs: int, scale: float) -> Floats:
            drawn = chance.normal(0, scale / np.sqrt(inputs), (inputs, outputs))
            return drawn.astype(np.float32)

        return cls(
            {
                "first": layer(observer.size, width, 4.0),  # few numbers of a row are not zero
                "first_bias": np.zeros(width, np.float32),
                "second": layer(width, width, 1.0),
                "second_bias": np.zeros(width, np.float32),
                "choice": layer(width, observer.vocabulary.size, 0.01),
                "choice_bias": np.zeros(observer.vocabulary.size, np.float32),
                "value": layer(width, 1, 0.1),
                "value_bias": np.zeros(1, np.float32),
            }
        )

    def judge(self, inputs: Inputs, masks: NDArray[np.bool_]) -> Judged:
        w = self.weights
        first = np.tanh(inputs.numbers @ w["first"][inputs.places] + w["first_bias"])
        second = np.tanh(first @ w["second"] + w["second_bias"])
        logits = np.where(masks, second @ w["choice"] + w["choice_bias"], IMPOSSIBLE)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits) * masks
        chances /= chances.sum(axis=1, keepdims=True)
        values = (second @ w["value"] + w["value_bias"])[:, 0]
        return Judged(chances, values, (first, second))

    def save(self, file: Path) -> None:
        arrays: Mapping[str, Any] = self.weights
        np.savez_compressed(file, **arrays)

    @classmethod
    def load(cls, file: Path) -> Policy:
        with np.load(file) as stored:
            return cls(dict(stored))


def drawn(chances: Floats, chance: np.random.Generator) -> NDArray[np.int64]:
    """A sub-choice for each row, by these chances."""
    reached = chances.cumsum(axis=1)
    marks = chance.random((len(chances), 1)) * reached[:, -1:]
    found: NDArray[np.int64] = (reached > marks).argmax(axis=1)
    return found


class PolicyBot(Bot):
    """A player that goes by a policy, from the question that any bot is put."""

    name: ClassVar[str] = "policy"

    def __init__(self, game: str, policy: Policy) -> None:
        self.observer = observer_of(game)
        self.policy = policy

    def answer(self, question: Question, chance: Chance) -> Action | None:
        choosing = Choosing.among(
            self.observer.vocabulary, question.decisions, may_leave=not question.required
        )
        row = self.observer.row(question.view)
        generator = np.random.default_rng(chance.below(1 << 32))
        while not choosing.done:
            self.observer.write_path(choosing.path, row)
            mask = np.zeros((1, self.observer.vocabulary.size), np.bool_)
            mask[0, choosing.numbers()] = True
            judged = self.policy.judge(Inputs.of([Packed.row(row)]), mask)
            choosing = choosing.after(int(drawn(judged.chances, generator)[0])).without_forced()
        return choosing.action
