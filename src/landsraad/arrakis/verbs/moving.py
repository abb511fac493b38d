"""Verbs that move legions."""

from __future__ import annotations

from landsraad.arrakis.movement import MoveLegions
from landsraad.arrakis.ops import MoveLegion
from landsraad.arrakis.resolve import Bounds
from landsraad.arrakis.state import ArrakisState


def move_legion(game: ArrakisState, seat: str, op: MoveLegion, bound: Bounds) -> None:
    game.push(MoveLegions(seat, op.legion, op.count, bound))


VERBS = {MoveLegion: move_legion}
STEPS = ()
