"""A job on a Ray cluster: the same tables as without, also when a worker is killed in mid-job.

Ray is no part of what tests install: pip install 'landsraad[cluster]', then run this file.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from landsraad.lab.simulation.job import TABLES, Job, play_rows, run
from landsraad.lab.simulation.parts import read_table

ray = pytest.importorskip("ray")
pytestmark = pytest.mark.filterwarnings("ignore")
SMALL = Job("crysknife", {}, (), {}, "random", 1, 12, part_size=2)


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """One of this machine alone."""
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def games(folder: Path) -> list[dict[str, Any]]:
    return [
        {name: value for name, value in row.items() if name != "seconds"}
        for part in read_table(folder, "games")
        for row in part.to_pylist()
    ]


def killed_once(marker: Path, job: Job, seed: int) -> Any:
    """Play a game; the first worker that has played one is killed."""
    rows = play_rows(job, seed)
    try:
        marker.touch(exist_ok=False)
    except FileExistsError:
        return rows
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_killed_worker_loses_and_doubles_nothing(tmp_path: Path) -> None:
    product = TABLES._replace(play=partial(killed_once, tmp_path / "killed"))

    assert run(SMALL, tmp_path / "far", product=product, cluster="local") == 12
    assert (tmp_path / "killed").exists()
    assert run(SMALL, tmp_path / "near", workers=1) == 12
    assert games(tmp_path / "far") == games(tmp_path / "near")
    assert [row["seed"] for row in games(tmp_path / "far")] == list(range(1, 13))


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "job"
    shorter = Job("crysknife", {}, (), {}, "random", 1, 4, part_size=2)

    assert run(shorter, folder, workers=1) == 4
    assert run(SMALL, folder, cluster="local") == 8
    assert run(SMALL, folder, cluster="local") == 0
