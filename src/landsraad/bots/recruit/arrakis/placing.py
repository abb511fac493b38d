"""Placing and deploying: where a piece does most; better units where they fight."""

from __future__ import annotations

from typing import Final

from landsraad.arrakis.actions.placing import DrawToken, PutPiece, SwapUnit
from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import ATREIDES
from landsraad.arrakis.legion import EMPTY, KINDS, Legion, one
from landsraad.bots.recruit.arrakis import worth
from landsraad.bots.recruit.arrakis.effects import PIECE
from landsraad.bots.recruit.arrakis.facts import Facts
from landsraad.bots.recruit.arrakis.prophecy import omens, omens_now
from landsraad.bots.recruit.arrakis.spaces import best, first_best
from landsraad.kernel import Action, Decision

SUPPLY: Final = "supply"
NAMED: Final = 2.0
"""A named leader on the board: prophecies want them, and they fight better than others."""


def place(facts: Facts, decision: Decision) -> Action | None:
    """From the supply, to where the piece changes most; a fresh token rather than an old one."""
    fresh = first_best(decision, DrawToken, lambda action: 0.0)
    if fresh is not None:
        return fresh
    return best(decision, PutPiece, lambda action: put(facts, action))


def stand_in(facts: Facts, decision: Decision) -> Action | None:
    """The best figure there is."""
    return first_best(decision, PutPiece, lambda action: PIECE[action.piece])


def put(facts: Facts, action: PutPiece) -> float:
    if action.source != SUPPLY:
        return -1.0
    area = AREA.numbers[action.to]
    here = facts.mine.get(area, EMPTY)
    piece = piece_of(facts, action.piece)
    joined = here + piece
    if joined.size > facts.stacking_limit:
        return -1.0
    value = worth.post(facts, area, joined) - worth.post(facts, area, here)
    if facts.side == ATREIDES:
        value += omens(facts, {**facts.mine, area: joined}) - omens_now(facts)
    return value + (NAMED if piece.named else PIECE.get(action.piece, PIECE["token"]))


def piece_of(facts: Facts, piece: str) -> Legion:
    token = piece not in KINDS and piece not in facts.box.leaders
    return Legion(tokens=(piece,)) if token else one(piece)


def swap(facts: Facts, decision: Decision) -> Action | None:
    """In the legion that has most to fight for. Troops stay: they lead as well."""

    def front(action: SwapUnit) -> float:
        area = AREA.numbers[action.area]
        return worth.post(facts, area, facts.mine[area])

    return first_best(decision, SwapUnit, front)
