"""What is dear to find out and the same for all test processes of a run: one of them finds it."""

from __future__ import annotations

import fcntl
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

import pytest

T = TypeVar("T")

FOLDER: Final = "LANDSRAAD_TEST_RUN"
"""An environment variable: the folder of this run, if it has several processes."""


def share_within_run(factory: pytest.TempPathFactory) -> None:
    """Say where the processes of this run find what others have found."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        os.environ[FOLDER] = str(factory.getbasetemp().parent)


def found_once(name: str, find: Callable[[], T]) -> T:
    """What `find` gives; the first process of the run calls it, the others wait for it."""
    if FOLDER not in os.environ:
        return find()
    kept = Path(os.environ[FOLDER]) / f"{name}.pickle"
    with kept.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.exists():
            kept.write_bytes(pickle.dumps(find()))
    found: T = pickle.loads(kept.read_bytes())
    return found
