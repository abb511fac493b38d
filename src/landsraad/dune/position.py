"""STUB."""

from __future__ import annotations

from landsraad.dune.table import Table
from landsraad.kernel import Reading


def arrange(game: Table, reading: Reading) -> None:
    return None
