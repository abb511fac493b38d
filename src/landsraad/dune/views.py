"""STUB."""

from __future__ import annotations

from typing import Any

from landsraad.dune.table import Table


def show(game: Table, eyes: str | None) -> dict[str, Any]:
    return {"turn": game.turn, "phase": game.phase}
