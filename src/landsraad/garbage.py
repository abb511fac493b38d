"""The garbage collector while games are played: it would look often, and find nothing.

Games hardly ever leave reference cycles behind, but what they hold grows with every action, so the
collector comes again and again: in random play with the compiled engine it took up to a tenth of
the time, and with fifty tables in memory each full collection stopped all of them for more than
0.1 s, several times a minute (docs/reliability.md).
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SELDOM: Final = (10_000, 50, 50)
"""The collector's thresholds while games are played."""


def collect_garbage_less_often() -> None:
    """For processes that play games from now on. What is loaded by now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


@contextmanager
def collecting_garbage_less_often() -> Iterator[None]:
    """The same for a while."""
    usual = gc.get_threshold()
    collect_garbage_less_often()
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
