"""A job: so many games between bots, played in parts on all cores, each game exactly once."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any, Final

from landsraad import bots
from landsraad.kernel import BadOptions, Chance
from landsraad.kernel.registry import game_class
from landsraad.lab.simulation.observers import Observer, Row, observer_of
from landsraad.lab.simulation.parts import claim, has_part, write_part

PART_SIZE: Final = 20
"""Games in a part: what a killed job loses at most on each core."""


@dataclass(frozen=True)
class Job:
    """What is simulated.

    Attributes:
        game: its name. `options`: of it. `seats`: who sits there; all, if empty.
        lineup: bots by seat. `other`: the bot of all other seats.
        first_seed: each game has the next one. `games`: how many.
    """

    game: str
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    lineup: Mapping[str, str]
    other: str
    first_seed: int
    games: int
    part_size: int = field(default=PART_SIZE)

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


def play_game(job: Job, seed: int) -> Observer:
    """Play one game and note what happens."""
    start = process_time()
    game_type = game_class(job.game)
    setup = game_type.read_setup(job.seats or None, job.options, seed)
    game = game_type.new(setup)
    names = job.bots_at(setup.seats)
    table = {seat: bots.make(name, job.game) for seat, name in names.items()}
    observer = observer_of(job.game, seed)
    observer.look(game)
    outcome = bots.play_out(game, table, Chance.seeded(seed), watch=observer.look)
    row: Row = {
        "seed": seed,
        "seats": list(names),
        "bots": list(names.values()),
        "winners": list(outcome.winners),
        "ending": outcome.ending,
        "turns": game.round_number,
        "actions": game.sequence,
        "seconds": process_time() - start,
    }
    observer.rows["games"].append(row)
    return observer


def play_part(job: Job, folder: Path, part: int) -> int:
    """Play the games of a part and write them; how many they are."""
    rows: defaultdict[str, list[Row]] = defaultdict(list)
    for seed in job.seeds(part):
        for table, more in play_game(job, seed).rows.items():
            rows[table] += more
    write_part(folder, part, job.game, rows)
    return len(job.seeds(part))


def run(
    job: Job,
    folder: Path,
    workers: int | None = None,
    show: Callable[[int], None] = lambda played: None,
) -> int:
    """Play what is not in the folder yet; how many games that was.

    `show` is told after each part.
    """
    setup = game_class(job.game).read_setup(job.seats or None, job.options, job.first_seed)
    for name in job.bots_at(setup.seats).values():
        bots.make(name, job.game)  # BadOptions, before anything is written
    claim(folder, job.to_json())
    missing = iter([part for part in range(job.parts) if not has_part(folder, part)])
    number = workers or os.cpu_count() or 1
    played = 0
    with ProcessPoolExecutor(number, mp_context=get_context("spawn")) as pool:
        ahead = islice(missing, 2 * number)
        running = {pool.submit(play_part, job, folder, part) for part in ahead}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for part in done:
                played += part.result()
                show(played)
            more = islice(missing, len(done))
            running |= {pool.submit(play_part, job, folder, part) for part in more}
    return played
