"""The games of a job on a Ray cluster: the same games, played on other machines and kept here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

import ray

from landsraad.lab.simulation.job import AHEAD, Due, Job, Played, Product

RETRIES: Final = -1
"""A game whose worker or machine dies is played again elsewhere, however often."""
LOCAL: Final = "local"
"""In place of an address: a cluster of this machine alone, started for the job."""


def on_cluster(due: Sequence[Due], product: Product, address: str) -> Iterator[Played]:
    """Play games on a cluster, and hand out each when it is there.

    Nothing is written elsewhere: a game that was half played when its worker died leaves no trace.
    """
    if not ray.is_initialized():
        where = None if address == LOCAL else address
        ray.init(where, log_to_driver=False, include_dashboard=False)
    play = ray.remote(max_retries=RETRIES)(play_one)
    waiting = iter(due)

    def begin(number: int) -> dict[Any, Due]:
        games = islice(waiting, number)
        return {play.remote(product.play, game.job, game.seed): game for game in games}

    running = begin(AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))))
    while running:
        ready, _ = ray.wait(list(running), num_returns=1)
        for reference in ready:
            yield running.pop(reference), ray.get(reference)
        running |= begin(len(ready))


def play_one(play: Callable[[Job, int], Any], job: Job, seed: int) -> Any:
    """What a worker of the cluster does."""
    return play(job, seed)
