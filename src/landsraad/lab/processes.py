"""Processes in which games are played, beside the one that keeps what comes of them."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from landsraad.garbage import collect_garbage_less_often


def playing_processes(number: int | None = None) -> ProcessPoolExecutor:
    """So many processes, or one for each core."""
    return ProcessPoolExecutor(
        number or os.cpu_count(), get_context("spawn"), initializer=collect_garbage_less_often
    )
