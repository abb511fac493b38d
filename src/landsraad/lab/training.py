"""Training: values of positions, from games that bots play with themselves.

The facts of positions are noted while bots play; when the game is over, so is what it has brought.
Logistic regression finds the weights (see `bots.mentat.learned`). It leaves those that one believed
in before as far as the games demand it, but never so far that a good thing counts as a bad one:
whoever owns much of something may be losing for other reasons, and a bot that believed the weight
would throw the thing away. A fifth of the games tells how well the weights foretell others.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from concurrent.futures import as_completed
from functools import partial
from importlib import import_module
from importlib.resources import files
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, cast

from landsraad import bots
from landsraad.bots.mentat.learned import Topic, likely
from landsraad.kernel import BadOptions, Chance, Game
from landsraad.kernel.registry import game_class
from landsraad.kernel.values import brief
from landsraad.lab.ladder.contests import CONTESTS
from landsraad.lab.processes import playing_processes

PULL: Final = 10.0
"""How strongly weights are held to what was believed before, in games."""
FIRM: Final = 1e9
"""The same for those that are not to be learned."""
ROUNDS: Final = 6
"""Of Newton's method; it is there before that."""
FOLDS: Final = 5

Sample = tuple[tuple[float, ...], float]
"""The facts of a position, and what its seat has won in the end, from 0 to 1."""
Samples = Sequence[Sample]
"""All positions of one game."""


class Value(Protocol):
    """What the module of a value has."""

    NAMES: Sequence[str]
    PRIOR: Sequence[float]
    TOPICS: Mapping[str, Topic]

    def moment(self, game: Any) -> Hashable | None:
        """A name for a moment worth noting; positions of one that was noted are not noted again."""

    def positions(self, game: Any) -> list[tuple[str, tuple[float, ...]]]:
        """Seats with the facts of their positions."""


class Trained(NamedTuple):
    """A value that can be learned: its module, and where its weights are kept."""

    module: str
    file: str

    @property
    def value(self) -> Value:
        return cast(Value, import_module(self.module))

    @property
    def path(self) -> Path:
        return Path(str(files(self.module.rpartition(".")[0]) / self.file))


VALUES: Final = {
    "dune": Trained("landsraad.bots.mentat.dune.value", "dune.json"),
    "duel": Trained("landsraad.bots.mentat.arrakis.value", "duel.json"),
    "mahdi": Trained("landsraad.bots.mentat.arrakis.value", "mahdi.json"),
}
"""By contest."""


def value_of(contest: str) -> Trained:
    if contest not in VALUES:
        known = ", ".join(VALUES)
        raise BadOptions(f"there is no value for {brief(contest)}; there are those for {known}")
    return VALUES[contest]


# Playing.


def samples_of(contest: str, bot: str, seed: int) -> Samples:
    """The positions of one game."""
    value, played = value_of(contest).value, CONTESTS[contest]
    kind = game_class(played.game)
    game = kind.new(kind.read_setup(None, played.options, seed)).copy()
    noted: dict[Hashable, list[tuple[str, tuple[float, ...]]]] = {}

    def note(now: Game) -> None:
        moment = value.moment(now)
        if moment is not None and moment not in noted:
            noted[moment] = value.positions(now)

    player = bots.make(bot, played.game)
    table = dict.fromkeys(game.seats, player)
    outcome = bots.play_out(game, table, Chance.seeded(seed), watch=note)
    return [
        (facts, float(seat in outcome.winners))
        for positions in noted.values()
        for seat, facts in positions
    ]


def collect(
    contest: str,
    bot: str,
    seeds: Iterable[int],
    kept: Path | None,
    workers: int | None,
    show: Callable[[int], None],
) -> list[Samples]:
    """The positions of many games; those of kept games are not played again."""
    known: dict[int, Samples] = {}
    if kept and kept.exists():
        without_rest(kept)
        known = read_samples(kept, contest, bot)
    found = {seed: known[seed] for seed in seeds if seed in known}
    missing = [seed for seed in seeds if seed not in known]
    with playing_processes(workers) as pool:
        played = {pool.submit(samples_of, contest, bot, seed): seed for seed in missing}
        for done in as_completed(played):
            seed = played[done]
            found[seed] = done.result()
            show(len(found))
            if kept:
                with kept.open("a", encoding="utf-8") as lines:
                    game = {"contest": contest, "bot": bot, "seed": seed, "samples": found[seed]}
                    lines.write(json.dumps(game) + "\n")
    return [found[seed] for seed in sorted(found)]


def without_rest(file: Path) -> None:
    """Cut off the half line that a killed job may have left."""
    os.truncate(file, file.read_bytes().rfind(b"\n") + 1)


def read_samples(file: Path, contest: str, bot: str) -> dict[int, Samples]:
    """The games that were kept, by seed."""
    games = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return {
        game["seed"]: [(tuple(facts), won) for facts, won in game["samples"]]
        for game in games
        if (game["contest"], game["bot"]) == (contest, bot)
    }


# Learning.


def sensible_fit(games: Sequence[Samples], value: Value) -> list[float]:
    """The weights that make what was won likeliest, of those that no sense contradicts.

    A weight that would have the wrong sign stays what it was believed to be, and the others are
    learned beside it.
    """
    good = [value.TOPICS[name].good if name in value.TOPICS else None for name in value.NAMES]
    pulls = [PULL for _ in good]
    while True:
        weights = fit(games, value.PRIOR, pulls)
        wrong = [
            place
            for place, (weight, is_good) in enumerate(zip(weights, good, strict=True))
            if is_good is not None and pulls[place] < FIRM and (weight > 0) != is_good
        ]
        if not wrong:
            return weights
        pulls = [FIRM if place in wrong else pull for place, pull in enumerate(pulls)]


def fit(
    games: Sequence[Samples],
    prior: Sequence[float] | None = None,
    pulls: Sequence[float] | None = None,
) -> list[float]:
    """The weights that make what was won likeliest, by Newton's method; each game counts once.

    Args:
        games: to learn from.
        prior: weights that one believes in before, and leaves as far as the games demand it.
        pulls: how strongly each of them holds, in games.
    """
    samples = [(facts, won, 1 / len(game)) for game in games for facts, won in game]
    width = len(samples[0][0])
    scale = [spread([facts[place] for facts, _, _ in samples]) for place in range(width)]
    rows = [
        ([fact / one for fact, one in zip(facts, scale, strict=True)], won, count)
        for facts, won, count in samples
    ]
    believed = [one * start for one, start in zip(scale, prior or [0.0] * width, strict=True)]
    holds = pulls or [PULL] * width
    weights = believed
    for _ in range(ROUNDS):
        slope = [
            pull * (start - now) for pull, start, now in zip(holds, believed, weights, strict=True)
        ]
        curve = [
            [pull * (row == column) for column in range(width)] for row, pull in enumerate(holds)
        ]
        for facts, won, count in rows:
            chance = likely(weights, facts)
            miss, bend = count * (won - chance), count * chance * (1 - chance)
            for row, fact in enumerate(facts):
                if fact:
                    slope[row] += miss * fact
                    pairs = zip(curve[row], facts, strict=True)
                    curve[row] = [bent + bend * fact * other for bent, other in pairs]
        weights = [w + step for w, step in zip(weights, solved(curve, slope), strict=True)]
    return [weight / one for weight, one in zip(weights, scale, strict=True)]


def spread(numbers: Sequence[float]) -> float:
    """The usual distance from their mean; 1 for what is always the same."""
    mean = sum(numbers) / len(numbers)
    variance = sum([(number - mean) ** 2 for number in numbers]) / len(numbers)
    return float(variance**0.5) or 1.0


def solved(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    rows = [[*row, end] for row, end in zip(matrix, vector, strict=True)]
    for place in range(len(rows)):
        pivot = max(range(place, len(rows)), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        head = rows[place] = [number / rows[place][place] for number in rows[place]]
        for other, row in enumerate(rows):
            if other != place and row[place]:
                rows[other] = [n - row[place] * h for n, h in zip(row, head, strict=True)]
    return [row[-1] for row in rows]


def surprise(weights: Sequence[float], games: Sequence[Samples]) -> float:
    """How badly weights foretell games: the mean logarithmic loss, each game counted once."""
    losses = [
        -log(abs(1 - won - likely(weights, facts))) / len(game)
        for game in games
        for facts, won in game
    ]
    return sum(losses) / len(games)


def foretold(games: Sequence[Samples], learn: Callable[[list[Samples]], list[float]]) -> float:
    """The surprise at games that were not learned from, each fifth of them in turn."""
    folds = [games[fold::FOLDS] for fold in range(FOLDS)]
    losses = [
        surprise(learn([game for other in folds if other is not fold for game in other]), fold)
        for fold in folds
    ]
    return sum(losses) / FOLDS


def learned(games: Sequence[Samples], value: Value) -> Mapping[str, Any]:
    """Weights by name, and how much they are to be trusted."""
    average = sum([won for game in games for _, won in game]) / sum([len(game) for game in games])
    blind = [[((1.0,), won) for _, won in game] for game in games]
    weights = sensible_fit(games, value)
    return {
        "games": len(games),
        "positions": sum([len(game) for game in games]),
        "won": round(average, 3),
        "surprise": round(foretold(games, partial(sensible_fit, value=value)), 3),
        "surprise_without_facts": round(foretold(blind, fit), 3),
        "weights": {name: round(w, 5) for name, w in zip(value.NAMES, weights, strict=True)},
    }


def write_weights(file: Path, made: Mapping[str, Any]) -> None:
    """The weights, with all that is needed to make them again."""
    file.write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")
