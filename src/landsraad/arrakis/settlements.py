"""Settlements fall when a victorious legion advances into them (A-SETTLE)."""

from __future__ import annotations

from typing import Final

from landsraad.arrakis import tracks
from landsraad.arrakis.board import AREA, area
from landsraad.arrakis.box import ATREIDES, MARKERS
from landsraad.arrakis.solo import tactics
from landsraad.arrakis.state import ArrakisState

ARRAKEEN: Final = area("arrakeen")


def destroy(game: ArrakisState, side: str, place: int) -> None:
    """A side's settlement falls and is gone for good (A-SETTLE-8, A-SETTLE-9)."""
    rank = game.rank(side, place)
    game.settled = {**game.settled, side: game.settled[side] & ~(1 << place)}
    told = {"side": side, "area": AREA.names[place], "rank": rank}
    game.emit("settlement_destroyed", told)
    if side == ATREIDES:
        game.bar_undo()  # its rank may have been hidden
        game.sietches = {area: s for area, s in game.sietches.items() if area != place}
        game.found &= ~(1 << place)
        tracks.gain_supremacy(game, rank)  # A-SETTLE-5
        if game.automated:
            tactics.replace_fallen_target(game)
        return
    for marker in MARKERS:  # A-SETTLE-6
        tracks.raise_marker(game, marker, rank)
    if place == ARRAKEEN:
        tracks.check_atreides_victory(game)  # A-SETTLE-7
