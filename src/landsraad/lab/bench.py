"""Bench: how fast Landsraad is here and now, beside other people's games in the same run.

Absolute figures say more about a machine than about a program, so every rate also stands as a ratio
to three references of the same run: random play of catanatron and of python-chess, and a fixed loop
in pure Python. All workloads take turns for several rounds and the median round counts, so that a
machine that gets slower or busier does so for all of them; and the clock is the processor's time
for this process, not that of the wall (beside two other busy programs on two cores, ratios repeat
within about 10 % so, but within 40 % by the wall).

A workload is an iterator: it does a piece of work, yields how many things it has done, and goes on.
It starts afresh in each round from fixed seeds, so everything but the clock is the same every time
(but catanatron's games, which also change with PYTHONHASHSEED; the result tells it).
"""

from __future__ import annotations

import gc
import importlib.metadata
import os
import platform
import random
import sysconfig
import tracemalloc
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache, partial
from itertools import count
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

import landsraad
import landsraad.kernel as k
import landsraad.kernel.game
from landsraad.kernel.chance import GENERATORS

if TYPE_CHECKING:
    from rich.console import Console

FORMAT = "landsraad-bench/1"
SECONDS = 3.0
ROUNDS = 7
SEED = 1  # of the first game; each further game has the next one
REFERENCES = ("catanatron", "chess", "loop")

Pieces = Iterator[int]
Rates = Mapping[str, float | None]


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
    """What a server does after an action: the view of a seat, and the digest."""
    games = midway(name, **options)
    while True:
        for game in games:
            game.view(game.seats[0])
            game.digest()
        yield len(games)


def bytes_held(name: str, **options: object) -> int:
    """Memory of one live game after its whole random play, history included."""
    play_through(name, **options)  # whatever is loaded or kept once and for all
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


@dataclass(frozen=True, slots=True)
class Ship(k.Action):
    area: str
    forces: int
    notation = "{seat} ship {area} {forces}"


@dataclass(frozen=True, slots=True)
class Fight(k.Action):
    area: str
    forces: int
    spice: int
    cards: tuple[str, ...]
    notation = "{seat} fight {area} {forces} {spice} {cards}"


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


def of_game(name: str, label: str = "", **options: object) -> tuple[Workload, ...]:
    """What is measured of every game of ours; options make a row of their own with a label."""
    label = label or name
    return (
        Workload(
            label,
            "decisions",
            "decisions of random play, silent games",
            partial(random_play, name, **options),
        ),
        Workload(
            f"{label} copy",
            "copies",
            "copies of a game half-way through",
            partial(copies, name, **options),
            beside=label,
        ),
        Workload(
            f"{label} view",
            "views",
            "views of a seat, with a digest, half-way through",
            partial(views, name, **options),
            beside=label,
        ),
    )


WORKLOADS: tuple[Workload, ...] = (
    *of_game("crysknife"),
    *of_game("arrakis"),
    *of_game("dune", ruleset="advanced", deals=False, standing=False),
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


# Measuring.


def run(seconds: float, progress: Callable[[str], None] | None = None) -> dict[str, Any]:
    """Measure everything, each workload for about that many seconds in all; ready for JSON.

    Args:
        seconds: for each workload, over all rounds.
        progress: told what is measured next.
    """
    rates: dict[str, list[float | None]] = {workload.name: [] for workload in WORKLOADS}
    state = random.getstate()  # catanatron seeds the generator that the whole process shares
    try:
        for number in range(1, ROUNDS + 1):
            for workload in WORKLOADS:
                if progress is not None:
                    progress(f"round {number} of {ROUNDS}: {workload.name}")
                rates[workload.name].append(measure(workload, seconds / ROUNDS))
    finally:
        random.setstate(state)
    return {
        "format": FORMAT,
        "landsraad": version("landsraad"),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "interpreter": interpreter(),
        "machine": machine(),
        "seconds": seconds,
        "rounds": ROUNDS,
        "seeds": {"first": SEED, "hash": os.environ.get("PYTHONHASHSEED")},
        "references": list(REFERENCES),
        "rows": rows(WORKLOADS, rates),
        "bytes_held": {
            "crysknife": bytes_held("crysknife"),
            "arrakis": bytes_held("arrakis"),
            "dune": bytes_held("dune", ruleset="advanced", deals=False, standing=False),
        },
    }


def measure(
    workload: Workload, seconds: float, clock: Callable[[], float] = process_time
) -> float | None:
    """Things done per second; None if the package it needs is not installed.

    The first piece is not timed: it imports, prepares and warms up.
    """
    pieces = workload.begin()
    try:
        next(pieces)
    except ModuleNotFoundError:
        if not workload.needs:
            raise
        return None
    gc.collect()
    gc.freeze()  # a workload pays for what it makes itself, not for whatever else is loaded
    try:
        return rate(pieces, seconds, clock)
    finally:
        gc.unfreeze()


def rate(pieces: Pieces, seconds: float, clock: Callable[[], float]) -> float:
    """Things done per second, over at least so many seconds."""
    done = 0
    start = clock()
    while True:
        done += next(pieces)
        elapsed = clock() - start
        if elapsed >= seconds and elapsed > 0:
            return done / elapsed


def rows(
    workloads: tuple[Workload, ...], rates: Mapping[str, list[float | None]]
) -> list[dict[str, Any]]:
    """One row for each workload: its median rate, and how it compares."""
    medians: Rates = {name: middle(each) for name, each in rates.items()}
    return [
        {
            "name": workload.name,
            "unit": workload.unit,
            "what": workload.what,
            "version": version(workload.needs) if workload.needs else None,
            "rate": medians[workload.name],
            "rates": list(rates[workload.name]),
            "microseconds": ratio(1e6, medians[workload.name]),
            "ratios": {name: ratio(medians[workload.name], medians[name]) for name in REFERENCES},
            "beside": beside(workload, medians),
        }
        for workload in workloads
    ]


def middle(rates: list[float | None]) -> float | None:
    """The median of the rounds; None if there is nothing to measure."""
    known = [rate for rate in rates if rate is not None]
    return median(known) if known else None


def ratio(one: float | None, other: float | None) -> float | None:
    """How many times the other; None if either is not known."""
    return None if one is None or not other else one / other


def beside(workload: Workload, rates: Rates) -> dict[str, Any] | None:
    """What one thing costs here, if one thing in the other row costs 1."""
    if not workload.beside:
        return None
    cost = ratio(rates[workload.beside], rates[workload.name])
    return {"name": workload.beside, "cost": cost}


# Where it was measured.


def interpreter() -> dict[str, Any]:
    """The interpreter and how it was built, as far as it knows.

    `optimized` is what it was configured with: builds of a distribution may be optimised by a
    profile without saying so (Debian's are).
    """
    configured = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    return {
        "implementation": platform.python_implementation(),
        "version": platform.python_version(),
        "compiler": platform.python_compiler(),
        "optimized": "--enable-optimizations" in configured,
        "lto": "--with-lto" in configured,
        "debug": bool(sysconfig.get_config_var("Py_DEBUG")),
        "free_threaded": bool(sysconfig.get_config_var("Py_GIL_DISABLED")),
        "compiled_kernel": not str(landsraad.kernel.game.__file__).endswith(".py"),
    }


def machine() -> dict[str, Any]:
    return {
        "system": platform.system(),
        "architecture": platform.machine(),
        "processor": processor(),
        "cores": os.cpu_count(),
    }


def processor(information: Path = Path("/proc/cpuinfo")) -> str:
    """The processor's model, if the system tells."""
    try:
        lines = information.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    for line in lines:
        name, _, value = line.partition(":")
        if name.strip() == "model name" and value.strip():
            return value.strip()
    return platform.processor() or "unknown"


def version(package: str) -> str | None:
    """The installed version of a package."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


# Showing.


def show(result: dict[str, Any], console: Console) -> None:
    """Print a result as a table, and below it what was measured and where."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    references: list[str] = result["references"]
    table = Table(
        title=f"Landsraad {result['landsraad']}, {result['date']}", box=SIMPLE_HEAD, pad_edge=False
    )
    table.add_column("workload", no_wrap=True)
    for heading in ("per second", "µs each", *[f"× {name}" for name in references]):
        table.add_column(heading, justify="right")
    for row in result["rows"]:
        table.add_row(*cells(row, references))
    console.print(table)
    held = [f"{name}: {size / 1e6:.2f} MB" for name, size in result["bytes_held"].items()]
    memory = f"memory of a live game at its end: {', '.join(held)}"
    for line in [*map(explanation, result["rows"]), memory, "", *circumstances(result)]:
        console.print(line, markup=False, highlight=False)


def cells(row: dict[str, Any], references: list[str]) -> list[str]:
    if row["rate"] is None:
        return [row["name"], "not installed"]
    ratios = [figure(row["ratios"][name]) for name in references]
    return [row["name"], figure(row["rate"]), figure(row["microseconds"]), *ratios]


def explanation(row: dict[str, Any]) -> str:
    """What a row is, and what its things cost beside those of another."""
    name = f"{row['name']} {row['version']}" if row["version"] else row["name"]
    if row["rate"] is None:
        return f"{name}: not installed; `make bench` installs it"
    if row["beside"] is None:
        return f"{name}: {row['what']}"
    cost = figure(row["beside"]["cost"])
    return f"{name}: {row['what']}; cost {cost} × {row['beside']['name']}"


def figure(number: float | None) -> str:
    """A number with as many digits as it deserves."""
    if number is None:
        return "–"
    digits = 0 if number >= 100 else 1 if number >= 10 else 2 if number >= 1 else 3
    return f"{number:,.{digits}f}"


def circumstances(result: dict[str, Any]) -> list[str]:
    python, here = result["interpreter"], result["machine"]
    build = [
        f"{'with' if python['optimized'] else 'without'} --enable-optimizations",
        "with --with-lto" if python["lto"] else "",
        "debug build" if python["debug"] else "",
        "free-threaded" if python["free_threaded"] else "",
        f"kernel {'compiled' if python['compiled_kernel'] else 'in pure Python'}",
    ]
    return [
        f"{python['implementation']} {python['version']} ({python['compiler']}), "
        + ", ".join([word for word in build if word]),
        f"{here['system']} {here['architecture']}, {here['processor']}, {here['cores']} cores",
        f"median of {result['rounds']} rounds, {result['seconds']:g} s for each workload",
    ]
