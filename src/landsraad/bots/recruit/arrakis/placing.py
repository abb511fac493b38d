"""Placing and deploying: where a piece does most; better units where they fight."""

from __future__ import annotations

from typing import Final

from landsraad.arrakis.actions.placing import DrawToken, PutPiece, SwapUnit
from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import ATREIDES
from landsraad.arrakis.legion import EMPTY, KINDS, Legion, one
from landsraad.bots.recruit.arrakis import worth
from landsraad.bots.recruit.arrakis.effects import PIECE
from landsraad.bots.recruit.arrakis.prophecy import omens
from landsraad.bots.recruit.arrakis.sight import Sight
from landsraad.bots.recruit.arrakis.spaces import best, first_best
from landsraad.kernel import Action, Decision

SUPPLY: Final = "supply"
NAMED: Final = 2.0
"""A named leader on the board: prophecies want him, and he fights better than others."""


def place(sight: Sight, decision: Decision) -> Action | None:
    """From the supply, to where the piece changes most; a fresh token rather than an old one."""
    fresh = first_best(decision, DrawToken, lambda action: 0.0)
    if fresh is not None:
        return fresh
    return best(decision, PutPiece, lambda action: put(sight, action))


def put(sight: Sight, action: PutPiece) -> float:
    if action.source != SUPPLY:
        return -1.0
    area = AREA.numbers[action.to]
    here = sight.mine.get(area, EMPTY)
    piece = piece_of(sight, action.piece)
    joined = here + piece
    if joined.size > sight.stacking_limit:
        return -1.0
    value = worth.post(sight, area, joined) - worth.post(sight, area, here)
    if sight.side == ATREIDES:
        value += omens(sight, {**sight.mine, area: joined}) - omens(sight, sight.mine)
    return value + (NAMED if piece.named else PIECE.get(action.piece, PIECE["token"]))


def piece_of(sight: Sight, piece: str) -> Legion:
    token = piece not in KINDS and piece not in sight.box.leaders
    return Legion(tokens=(piece,)) if token else one(piece)


def swap(sight: Sight, decision: Decision) -> Action | None:
    """In the legion that has most to fight for. Troops stay: they lead as well."""

    def front(action: SwapUnit) -> float:
        area = AREA.numbers[action.area]
        return worth.post(sight, area, sight.mine[area])

    return first_best(decision, SwapUnit, front)
