"""STUB."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.dune.table import Table


def faults(game: Table) -> Iterator[str]:
    return iter(())
