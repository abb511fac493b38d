"""A job: so many games between bots, played in parts on all cores, each game exactly once."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import asdict, dataclass, field
from itertools import islice
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

from landsraad import bots
from landsraad.kernel import BadOptions, Chance, Game, Setup
from landsraad.kernel.registry import game_class
from landsraad.lab.processes import playing_processes
from landsraad.lab.simulation.observers import Observer, Row, observer_of
from landsraad.lab.simulation.parts import Rows, claim, has_part, write_part

PART_SIZE: Final = 20
"""Games in a part: about what a killed job loses at most."""
AHEAD: Final = 3
"""Games that are handed out for each core: one that is done finds the next at once."""


@dataclass(frozen=True)
class Job:
    """What is simulated.

    Attributes:
        game: its name. `options`: of it. `seats`: who sits there; all, if empty.
        lineup: bots by seat. `other`: the bot of all other seats.
        first_seed: each game has the next one. `games`: how many.
        shuffle: whether the seats sit round the table in another order in each game.
    """

    game: str
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    lineup: Mapping[str, str]
    other: str
    first_seed: int
    games: int
    part_size: int = field(default=PART_SIZE)
    shuffle: bool = False

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "seats": list(self.seats), "options": dict(self.options)}

    @property
    def parts(self) -> int:
        return -(-self.games // self.part_size)

    def seeds(self, part: int) -> range:
        first = self.first_seed + part * self.part_size
        return range(first, min(first + self.part_size, self.first_seed + self.games))

    def bots_at(self, seats: tuple[str, ...]) -> dict[str, str]:
        """Which bot sits where.

        Raises:
            BadOptions: if a bot is to sit where no seat is.
        """
        for seat in self.lineup:
            if seat not in seats:
                raise BadOptions(f"there is no seat {seat}; there are {', '.join(seats)}")
        return {seat: self.lineup.get(seat, self.other) for seat in seats}

    def setup(self, seed: int) -> Setup:
        """How the game with this seed begins."""
        game_type = game_class(self.game)
        setup = game_type.read_setup(self.seats or None, self.options, seed)
        if not self.shuffle:
            return setup
        return game_type.read_setup(Chance.seeded(seed).shuffle(setup.seats), self.options, seed)


def play_game(job: Job, seed: int) -> Observer:
    """Play one game and note what happens."""
    start = process_time()
    observer = observer_of(job.game, seed)
    game = played(job, seed, observer.look)
    names, outcome = job.bots_at(game.seats), game.outcome
    assert outcome is not None
    row: Row = {
        "seed": seed,
        "seats": list(names),
        "bots": list(names.values()),
        "winners": list(outcome.winners),
        "ending": outcome.ending,
        "turns": game.round_number,
        "actions": game.sequence,
        "seconds": process_time() - start,
        "first": observer.first,
    }
    observer.rows["games"].append(row)
    return observer


def played(job: Job, seed: int, watch: Callable[[Game], None] | None = None) -> Game:
    """The game with this seed, played to its end; `watch` sees its beginning and each action."""
    game = game_class(job.game).new(job.setup(seed))
    table = {seat: bots.make(name, job.game) for seat, name in job.bots_at(game.seats).items()}
    if watch is not None:
        watch(game)
    bots.play_out(game, table, Chance.seeded(seed), watch=watch)
    return game


def play_rows(job: Job, seed: int) -> Rows:
    """A game as rows of tables."""
    return dict(play_game(job, seed).rows)


def keep_tables(folder: Path, part: int, job: Job, games: Sequence[Rows]) -> None:
    rows: defaultdict[str, list[Mapping[str, Any]]] = defaultdict(list)
    for game in games:
        for table, more in game.items():
            rows[table] += more
    write_part(folder, part, job.game, rows)


class Product(NamedTuple):
    """What is made of a job: `play` a game on any core, `keep` those of a part in the folder."""

    play: Callable[[Job, int], Any]
    keep: Callable[[Path, int, Job, Sequence[Any]], None]


TABLES: Final = Product(play_rows, keep_tables)


class Due(NamedTuple):
    """A game that is to be played, and where it belongs."""

    folder: Path
    job: Job
    part: int
    seed: int


Played = tuple[Due, Any]


def run(
    job: Job,
    folder: Path,
    workers: int | None = None,
    show: Callable[[int], None] = lambda played: None,
    product: Product = TABLES,
    cluster: str | None = None,
) -> int:
    """Play what is not in the folder yet; how many games that was.

    `show` is told after each game. `cluster` is the address of Ray (see `cluster.py`).
    """
    return run_all({folder: job}, workers, show, product, cluster)


def run_all(
    jobs: Mapping[Path, Job],
    workers: int | None = None,
    show: Callable[[int], None] = lambda played: None,
    product: Product = TABLES,
    cluster: str | None = None,
) -> int:
    """The same for several jobs, each in its folder: the games of all share the cores.

    Games are handed out one by one, so that at the end no core waits for a whole part of another.
    """
    for job in jobs.values():
        for name in job.bots_at(job.setup(job.first_seed).seats).values():
            bots.make(name, job.game)  # BadOptions, before anything is written
    for folder, job in jobs.items():
        claim(folder, job.to_json())
    due = [
        Due(folder, job, part, seed)
        for folder, job in jobs.items()
        for part in range(job.parts)
        if not has_part(folder, part)
        for seed in job.seeds(part)
    ]
    if cluster is None:
        made = on_cores(due, product, workers or os.cpu_count() or 1)
    else:
        from landsraad.lab.simulation.cluster import on_cluster

        made = on_cluster(due, product, cluster)
    begun: defaultdict[tuple[Path, int], dict[int, Any]] = defaultdict(dict)
    for done, (game, result) in enumerate(made, 1):
        folder, job, part, seed = game
        games = begun[folder, part]
        games[seed] = result
        if len(games) == len(job.seeds(part)):
            product.keep(folder, part, job, [games[seed] for seed in job.seeds(part)])
            del begun[folder, part]
        show(done)
    return len(due)


def on_cores(due: Sequence[Due], product: Product, workers: int) -> Iterator[Played]:
    """Play games in so many processes, and hand out each when it is there."""
    waiting = iter(due)
    with playing_processes(workers) as pool:

        def begin(number: int) -> dict[Future[Any], Due]:
            games = islice(waiting, number)
            return {pool.submit(product.play, game.job, game.seed): game for game in games}

        running = begin(AHEAD * workers)
        while running:
            ready, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in ready:
                yield running.pop(future), future.result()
            running |= begin(len(ready))
