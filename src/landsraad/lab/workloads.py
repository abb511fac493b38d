"""Workloads: what `landsraad bench` measures, our own games and other people's.

A workload is an iterator: it does a piece of work, yields how many things it has done, and goes on.
It starts afresh in each round from fixed seeds, so everything but the clock is the same every time
(but catanatron's games, which also change with PYTHONHASHSEED; the result tells it).
"""

from __future__ import annotations

import gc
import random
import tracemalloc
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from itertools import count
from typing import Final

import landsraad
import landsraad.kernel as k
from landsraad import bots
from landsraad.bots import Worlds
from landsraad.bots.budget import Budget, Thought
from landsraad.bots.mentat.thinker import Thinker
from landsraad.kernel.chance import GENERATORS

SEED = 1  # of the first game; each further game has the next one

Pieces = Iterator[int]


@dataclass(frozen=True, slots=True)
class Workload:
    """Something to measure.

    Attributes:
        name: how its row is called.
        unit: the things it counts, in a word.
        what: the things it counts, in a line.
        begin: starts it afresh.
        beside: a row to compare with: what one thing costs, if one thing there costs 1.
        needs: the package it comes from, if that is not ours.
    """

    name: str
    unit: str
    what: str
    begin: Callable[[], Pieces]
    beside: str = ""
    needs: str = ""


# Our own games.


def random_play(name: str, **options: object) -> Pieces:
    """Silent games one after the other: setting up, choosing and playing. Counts decisions."""
    draw = random.Random(SEED).random
    for seed in count(SEED):
        game = landsraad.new_game(name, seed=seed, options=options)
        game.live = False
        yield play_out(game, draw)


def copies(name: str, **options: object) -> Pieces:
    """Copies of games that are half-way through."""
    games = midway(name, **options)
    while True:
        for game in games:
            for _ in range(100):
                game.copy()
        yield 100 * len(games)


def views(name: str, **options: object) -> Pieces:
    """What a table shows after each action of a game: the views of all seats.

    The games stand still, one for each of many moments in a row; like the one game that they come
    from they keep what has not changed, and play no part in the time.
    """
    runs = [moments(game) for game in midway(name, **options)]
    while True:
        for run in runs:
            for game in run:
                public = game.public_view()
                for seat in game.seats:
                    game.view(seat, public=public)
        yield sum([len(run) * len(run[0].seats) for run in runs])


def first_views(name: str, **options: object) -> Pieces:
    """Views of a game that nobody has looked at yet."""
    games = midway(name, **options)
    while True:
        for game in games:
            game.kept_parts.clear()
            game.view(game.seats[0])
        yield len(games)


def digests(name: str, **options: object) -> Pieces:
    games = midway(name, **options)
    while True:
        for game in games:
            game.digest()
        yield len(games)


def redeals(name: str, **options: object) -> Pieces:
    """What a player who thinks ahead begins with, in each seat."""
    games = midway(name, **options)
    chance = k.Chance.seeded(SEED)
    while True:
        for game in games:
            for seat in game.seats:
                game.redeal(seat, chance)
        yield len(games) * len(games[0].seats)


def playouts(name: str, **options: object) -> Pieces:
    """Worlds that are dealt and played on in, by recruits, as far as `mentat` looks."""
    bot = bots.make("mentat", name)
    assert isinstance(bot, Thinker)
    begun: list[tuple[Worlds, k.Action]] = []
    for game in midway(name, **options):
        asked = next(decision for decision in game.pending if decision.required)
        worlds = Worlds.seen_from(game, asked.seat)
        if worlds is not None:
            begun.append((worlds, asked.actions.at(0)))
    for seed in count(SEED):
        for worlds, action in begun:
            game = bot.playout(worlds, action, seed, Thought(Budget()))
            bot.chance_of_victory(game, worlds.seat)
            yield 1


def bytes_held(name: str, **options: object) -> int:
    """Memory of one live game after its whole random play, history included.

    The least of some games: memory that the process takes meanwhile for anything else adds to it.
    """
    play_through(name, **options)  # whatever is loaded or kept once and for all
    return min(traced_bytes(name, **options) for _ in range(3))


def traced_bytes(name: str, **options: object) -> int:
    """Memory taken while one game was played and kept."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        game = play_through(name, **options)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert game.over
    return after - before


def play_through(name: str, **options: object) -> k.Game:
    game = landsraad.new_game(name, seed=SEED, options=options)
    play_out(game, random.Random(SEED).random)
    return game


@cache
def midway(name: str, **options: object) -> tuple[k.Game, ...]:
    """A few live games, each half-way through its random play. Look, but do not play on."""
    return tuple([halfway(name, seed, options) for seed in range(SEED, SEED + 8)])


def moments(game: k.Game, number: int = 50) -> list[k.Game]:
    """A game and so many actions that follow, each as a copy that keeps what its views share."""
    going_on = game.copy()
    found: list[k.Game] = []
    draw = random.Random(SEED).random
    while not going_on.over and len(found) < number:
        going_on.pending  # noqa: B018  # found now: a live game has it before anybody looks
        found.append(going_on.copy())
        found[-1].kept_parts = found[0].kept_parts
        play_out(going_on, draw, 1)
    return found


def halfway(name: str, seed: int, options: Mapping[str, object]) -> k.Game:
    whole, game = (landsraad.new_game(name, seed=seed, options=options) for _ in range(2))
    length = play_out(whole, random.Random(seed).random)
    play_out(game, random.Random(seed).random, length // 2)
    return game


def play_out(game: k.Game, draw: Callable[[], float], most: int = 1_000_000) -> int:
    """Play at random to the end, or so many decisions; how many there were.

    The player draws from Python's own generator, as the reference players do: what is measured is
    the game. (In spaces beyond 2**53, which are rare, not every action can be drawn.)
    """
    decisions = 0
    while game.outcome is None and decisions < most:
        pending = game.pending
        actions = pending[int(draw() * len(pending))].actions
        game.play(actions.at(int(draw() * actions.size)))
        decisions += 1
    return decisions


# The choice algebra: make a space of actions, take one, find it again.

AREAS = k.Names([f"area_{number}" for number in range(40)])
CARDS = k.Listed(*[f"card_{number}" for number in range(8)])
SIX_AREAS = AREAS.mask(*AREAS.names[10:16])


@k.action("{seat} ship {area} {forces}")
class Ship(k.Action):
    area: str
    forces: int


@k.action("{seat} fight {area} {forces} {spice} {cards}")
class Fight(k.Action):
    area: str
    forces: int
    spice: int
    cards: tuple[str, ...]


def million() -> k.Choices[k.Action]:
    """40 areas × 20 forces × 34 spice × 37 hands of up to two cards: 1,006,400 actions."""
    everywhere = k.Bits((1 << len(AREAS.names)) - 1, AREAS)
    return k.Product(
        Fight, "red", everywhere, k.Range(1, 20), k.Range(0, 33), k.Subsets(CARDS, 0, 2)
    )


def thirty() -> k.Choices[k.Action]:
    """6 areas × 5 forces."""
    return k.Product(Ship, "red", k.Bits(SIX_AREAS, AREAS), k.Range(1, 5))


def thirty_listed() -> list[k.Action]:
    """The same thirty as a plain list."""
    return [Ship("red", area, forces) for area in AREAS.names[10:16] for forces in range(1, 6)]


def lazily(space: Callable[[], k.Choices[k.Action]]) -> Pieces:
    chance = k.Chance.seeded(SEED)
    while True:
        for _ in range(100):
            choices = space()
            choices.find(choices.sample(chance))
        yield 100


def eagerly() -> Pieces:
    chance = k.Chance.seeded(SEED)
    while True:
        for _ in range(100):
            choices = thirty_listed()
            choices.index(chance.choice(choices))
        yield 100


# Chance.


def draws(generator: str) -> Pieces:
    """Cards of a deck of 33, one after the other."""
    chance = GENERATORS[generator].of_seed(SEED)
    while True:
        for _ in range(1000):
            chance.below(33)
        yield 1000


# References.


def chess_play() -> Pieces:
    """Whole games of random legal moves, as far as the automatic endings. Counts plies."""
    import chess

    chance = random.Random(SEED)
    while True:
        board = chess.Board()
        while not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
        yield board.ply()


def catanatron_play() -> Pieces:
    """Whole games of four random players, one `play_tick` for each decision."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    for seed in count(SEED):
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        yield decisions


def loop() -> Pieces:
    while True:
        for _ in range(100):
            lap()
        yield 100


def lap() -> int:
    """A hundred numbers of a 32-bit generator, each counted in a list and noted in a dictionary."""
    number = SEED
    counts = [0] * 16
    seen: dict[int, int] = {}
    for _ in range(100):
        number = (number * 1664525 + 1013904223) & 0xFFFFFFFF
        place = number >> 28
        counts[place] += 1
        seen[number & 0xFF] = place
    return len(seen)


# All of them: a game of its own is one more line.


HALF_WAY: Final = (
    ("copy", "copies", "copies of a game half-way through", copies),
    ("view", "views", "views of a seat after each action, half-way through", views),
    ("first view", "views", "views of a seat, all of it built anew", first_views),
    ("digest", "digests", "fingerprints of a game half-way through", digests),
    ("redeal", "redeals", "games equally possible for a seat, half-way through", redeals),
)
"""What is measured beside the decisions of a game: its name, the unit, and what it is."""


def thought_about(name: str, **options: object) -> Workload:
    """How fast a bot thinks ahead at a game."""
    what = "imagined games, played on as far as mentat looks"
    work = partial(playouts, name, **options)
    return Workload(f"{name} playout", "playouts", what, work, beside=f"{name} redeal")


def of_game(name: str, label: str = "", **options: object) -> tuple[Workload, ...]:
    """What is measured of every game of ours; options make a row of their own with a label."""
    label = label or name
    what = "decisions of random play, silent games"
    return (
        Workload(label, "decisions", what, partial(random_play, name, **options)),
        *[
            Workload(f"{label} {part}", unit, told, partial(work, name, **options), beside=label)
            for part, unit, told, work in HALF_WAY
        ],
    )


WORKLOADS: tuple[Workload, ...] = (
    *of_game("crysknife"),
    *of_game("arrakis"),
    thought_about("arrakis"),
    *of_game("dune", ruleset="advanced", deals=False, standing=False),
    thought_about("dune", ruleset="advanced", deals=False, standing=False),
    Workload(
        "million choices",
        "times",
        "a million lazy actions built, sampled, searched",
        partial(lazily, million),
        beside="listed choices",
    ),
    Workload(
        "thirty choices",
        "times",
        "thirty lazy actions built, sampled, searched",
        partial(lazily, thirty),
        beside="listed choices",
    ),
    Workload("listed choices", "times", "the same thirty as a plain list", eagerly),
    Workload(
        "blake2b draws",
        "draws",
        "cards drawn by the generator of new games",
        partial(draws, "blake2b"),
        beside="sfc32 draws",
    ),
    Workload("sfc32 draws", "draws", "the same by that of version 1", partial(draws, "sfc32")),
    Workload(
        "catanatron",
        "decisions",
        "decisions of random play, four players",
        catanatron_play,
        needs="catanatron",
    ),
    Workload("chess", "plies", "plies of random play, python-chess", chess_play, needs="chess"),
    Workload("loop", "laps", "laps of a fixed loop in pure Python, a hundred turns each", loop),
)
