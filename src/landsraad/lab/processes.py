"""Processes in which games are played, beside the one that keeps what comes of them."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread

from landsraad.garbage import collect_garbage_less_often


def playing_processes(number: int | None = None) -> ProcessPoolExecutor:
    """So many processes, or one for each core. If this one is killed, they end as well."""
    return ProcessPoolExecutor(
        number or os.cpu_count(), get_context("spawn"), initializer=begin_playing
    )


def begin_playing() -> None:
    """What such a process does first."""
    Thread(target=end_with_starter, daemon=True).start()
    collect_garbage_less_often()


def end_with_starter() -> None:
    """End as soon as the process that started this one has ended.

    It would wait for more to do for ever, since it has the other end of the line as well.
    """
    starter = parent_process()
    assert starter is not None
    starter.join()
    os._exit(1)
