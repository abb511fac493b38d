"""What results say: shares with intervals, ratings by Bradley and Terry, and a sequential test.

A game that several seats win together counts for each in equal parts. Mirrored games with one seed
belong together, so intervals are made from pairs, not from single games.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Any, Final

from landsraad.kernel import Chance
from landsraad.lab.estimates import CONFIDENT, Estimate, bootstrapped, mean, wilson
from landsraad.lab.ladder.contests import AUTOMATON

Result = Mapping[str, Any]
RATING_RESAMPLES: Final = 60
ELO: Final = 400 / log(10)
"""Points of rating for a logit."""


def score(result: Result, bot: str) -> float:
    """What a bot has won of a game, from 0 to 1."""
    winners = [result["bots"].get(seat, AUTOMATON) for seat in result["winners"]]
    return winners.count(bot) / len(winners)


def pair_scores(results: Sequence[Result], bot: str) -> list[float]:
    """What a bot has won on average of each seed, mirrored games together."""
    by_seed: defaultdict[int, list[float]] = defaultdict(list)
    for result in results:
        by_seed[result["seed"]].append(score(result, bot))
    return [sum(scores) / len(scores) for scores in by_seed.values()]


def share(results: Sequence[Result], bot: str) -> Estimate:
    """The share of games that a bot has won."""
    scores = pair_scores(results, bot)
    low, high = bootstrapped(scores, mean)
    if low == high:  # a few that are all alike tell nothing by being drawn again
        low, high = wilson(mean(scores), len(scores))
    return Estimate(mean(scores), low, high, len(results))


def share_of(results: Sequence[Result], happened: Callable[[Result], float]) -> Estimate:
    """How much of something there was in the games, on average."""
    numbers = [happened(result) for result in results]
    low, high = bootstrapped(numbers, mean)
    return Estimate(mean(numbers), low, high, len(results))


# Ratings.


@dataclass(frozen=True, slots=True)
class Rating:
    """Points by Bradley and Terry; the yardstick has none."""

    name: str
    points: float
    low: float
    high: float


Game = tuple[tuple[tuple[str, str], ...], tuple[int, ...]]
"""Bot and faction of each seat, and the places of the winners among them."""
STEPS: Final = 400
PACE: Final = 2.0
RIDGE: Final = 0.002
"""Holds back ratings of which the games say nothing."""


def fit(games: Mapping[Game, float]) -> dict[str, float]:
    """Strengths of bots and factions that make the outcomes likeliest.

    A seat wins in proportion to the exponential of what its bot and its faction are worth together.
    """
    total = sum(games.values())
    worth: dict[str, float] = {}
    for seats, _ in games:
        for bot, faction in seats:
            worth[bot] = worth[faction] = 0.0
    for _ in range(STEPS):
        slope = {name: -RIDGE * value for name, value in worth.items()}
        for (seats, winners), number in games.items():
            weights = [exp(worth[bot] + worth[faction]) for bot, faction in seats]
            whole = sum(weights)
            for place, (bot, faction) in enumerate(seats):
                won = (place in winners) / len(winners)
                push = number / total * (won - weights[place] / whole)
                slope[bot] += push
                slope[faction] += push
        for name, push in slope.items():
            worth[name] += PACE * push
    return worth


def as_game(result: Result) -> Game:
    """A result for `fit`; the automaton of a solo game sits there like a bot."""
    seats = [(f"bot {bot}", f"seat {seat}") for seat, bot in result["bots"].items()]
    names = [*result["bots"]]
    if AUTOMATON in result["winners"] or len(seats) == 1:
        seats.append((f"bot {AUTOMATON}", f"seat {AUTOMATON}"))
        names.append(AUTOMATON)
    return tuple(seats), tuple([names.index(seat) for seat in result["winners"]])


def ratings(results: Sequence[Result], yardstick: str) -> list[Rating]:
    """The bots of one contest, the best first, measured from one of them."""
    games = [as_game(result) for result in results]
    names = sorted({bot for seats, _ in games for bot, _ in seats})

    def points(sample: Sequence[Game]) -> dict[str, float]:
        worth = fit(Counter(sample))
        zero = worth.get(f"bot {yardstick}", 0.0)
        return {name: ELO * (worth.get(name, zero) - zero) for name in names}

    chance = Chance.seeded(len(games))
    found = points(games)
    again = [
        points([games[chance.below(len(games))] for _ in games]) for _ in range(RATING_RESAMPLES)
    ]
    rated = []
    for name in names:
        values = sorted([sample[name] for sample in again])
        edge = int((1 - CONFIDENT) / 2 * len(values))
        rated.append(Rating(name.partition(" ")[2], found[name], values[edge], values[-1 - edge]))
    return sorted(rated, key=lambda rating: -rating.points)


# The gate for a change.

NO_BETTER: Final = 0.5
BETTER: Final = 0.56
"""The shares between which the sequential test decides."""
ERROR: Final = 0.05
"""How often it may be wrong, either way."""


def verdict(scores: Sequence[float]) -> tuple[str, float]:
    """Whether a bot is better, by the pairs played so far: `better`, `not better` or `open`.

    Wald's test with the normal likelihood of pair scores, whose variance is estimated.
    """
    if len(scores) < 8:
        return "open", 0.0
    average = mean(scores)
    variance = sum([(one - average) ** 2 for one in scores]) / (len(scores) - 1) or 1e-3
    gap, middle = BETTER - NO_BETTER, (BETTER + NO_BETTER) / 2
    likelihood = len(scores) * gap * (average - middle) / variance
    bound = log((1 - ERROR) / ERROR)
    if abs(likelihood) < bound:
        return "open", likelihood
    return ("better" if likelihood > 0 else "not better"), likelihood
