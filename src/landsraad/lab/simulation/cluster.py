"""The parts of a job on a Ray cluster: the same parts, made on other machines and kept here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

import ray

from landsraad.lab.simulation.job import Job, Made, Part, Product

RETRIES: Final = -1
"""A part whose worker or machine dies is played again elsewhere, however often."""
LOCAL: Final = "local"
"""In place of an address: a cluster of this machine alone, started for the job."""
AHEAD: Final = 2
"""Parts in progress for each core of the cluster: a core that is done finds the next at once."""


def on_cluster(missing: Sequence[Part], product: Product, address: str) -> Iterator[Made]:
    """Make parts on a cluster, and hand out each when it is there.

    Nothing is written elsewhere: a part that was half made when its worker died leaves no trace.
    """
    if not ray.is_initialized():
        where = None if address == LOCAL else address
        ray.init(where, log_to_driver=False, include_dashboard=False)
    make = ray.remote(max_retries=RETRIES)(make_part)
    waiting = iter(missing)

    def begin(number: int) -> dict[Any, Part]:
        return {make.remote(product.make, *part[1:]): part for part in islice(waiting, number)}

    running = begin(AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))))
    while running:
        ready, _ = ray.wait(list(running), num_returns=1)
        for reference in ready:
            yield running.pop(reference), ray.get(reference)
        running |= begin(len(ready))


def make_part(make: Callable[[Job, int], Any], job: Job, part: int) -> Any:
    """What a worker of the cluster does."""
    return make(job, part)
