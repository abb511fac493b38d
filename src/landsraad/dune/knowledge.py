"""STUB."""

from __future__ import annotations

from landsraad.dune.table import Table
from landsraad.kernel import Chance


def redeal_hidden(game: Table, eyes: str | None, chance: Chance) -> None:
    return None
