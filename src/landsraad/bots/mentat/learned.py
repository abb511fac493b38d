"""Learned values: weights that say how likely a position is won, with how they were made.

`landsraad train` makes them from games of bots (see `lab.training`) and writes them beside the
module that names the facts they belong to. Using them needs nothing but this.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from landsraad.bots.chances import logistic


class Topic(NamedTuple):
    """What a fact is about, for people.

    Attributes:
        name: of the topic; several facts may share one.
        good: whether more of it should make victory likelier, by all sense.
    """

    name: str
    good: bool


@cache
def weights_in(file: Path, names: tuple[str, ...]) -> tuple[float, ...]:
    """The weights of a file, in the order of the names."""
    stored = json.loads(file.read_text(encoding="utf-8"))["weights"]
    return tuple([stored[name] for name in names])


def likely(weights: Sequence[float], facts: Sequence[float]) -> float:
    """The chance of victory that weighted facts stand for."""
    return logistic(sum([weight * fact for weight, fact in zip(weights, facts, strict=True)]))


def by_topic(
    weights: Sequence[float],
    facts: Sequence[float],
    names: Sequence[str],
    topics: Mapping[str, Topic],
) -> dict[str, float]:
    """What the facts of each topic add to the logit.

    Facts that go together share their weight in odd ways: one whose weight has the wrong sign makes
    up for others, and would be no reason that anybody understands. It is left out.
    """
    added = dict.fromkeys([topic.name for topic in topics.values()], 0.0)
    for weight, fact, name in zip(weights, facts, names, strict=True):
        topic = topics.get(name)
        if topic is not None and (weight > 0) == topic.good:
            added[topic.name] += weight * fact
    return added
