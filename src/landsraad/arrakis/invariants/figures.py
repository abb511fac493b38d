"""Figures and deployment tokens: those of the box, each in one place and within the limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from landsraad.arrakis.board import AREA, mask_of, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN, SIDES
from landsraad.arrakis.invariants.legions import legions_of
from landsraad.arrakis.legion import GENERIC, KINDS, UNITS
from landsraad.arrakis.limits import Excess
from landsraad.arrakis.resolve import Resolve
from landsraad.arrakis.state import SAFE_SIZE, ArrakisState


def in_an_effect(game: ArrakisState) -> bool:
    """Whether something is being resolved that may break a limit for the moment (A-FX-1)."""
    return any(isinstance(step, Resolve | Excess) for step in game.stack)


# Figures.


def figures_of_the_box(game: ArrakisState) -> Iterator[str]:
    """A-UNIT-4: there are only the figures of the box."""
    for side in SIDES:
        for kind in (*UNITS, GENERIC):
            if game.supply(side, kind) < 0:
                number = game.box.figures[side][kind]
                yield f"{side} has more than the {number} figures of type {kind}"


def no_negative_figures(game: ArrakisState) -> Iterator[str]:
    for side, area, legion in legions_of(game):
        if min([getattr(legion, kind) for kind in KINDS]) < 0:
            yield f"{side} has less than no figures in {AREA.names[area]}"


def masks_of_legions_agree(game: ArrakisState) -> Iterator[str]:
    for side in SIDES:
        if mask_of(game.legions[side]) != game.held[side]:
            yield f"the mask of {side} does not agree with its legions"
        if not all(game.legions[side].values()):
            yield f"{side} has a legion of nobody"


def strained_areas_are_noted(game: ArrakisState) -> Iterator[str]:
    for side, area, legion in legions_of(game):
        safe = 0 < legion.size <= SAFE_SIZE
        if not safe and not game.strained >> area & 1:
            yield f"the legion of {side} in {AREA.names[area]} is not noted as strained"


def legions_are_in_order(game: ArrakisState) -> Iterator[str]:
    for side, area, legion in legions_of(game):
        if any(list(names) != sorted({*names}) for names in (legion.named, legion.tokens)):
            yield f"the legion of {side} in {AREA.names[area]} is not in order"


def sides_stand_apart(game: ArrakisState) -> Iterator[str]:
    """A-BOARD-6: nobody is ever in one area with the enemy."""
    for area in members(game.held[ATREIDES] & game.held[HARKONNEN]):
        yield f"both sides have a legion in {AREA.names[area]}"


def nobody_in_an_enemy_settlement(game: ArrakisState) -> Iterator[str]:
    for side, enemy in (SIDES, SIDES[::-1]):
        for area in members(game.held[side] & game.settled[enemy]):
            yield f"{side} has a legion in the enemy's settlement in {AREA.names[area]}"


def stacking_limits(game: ArrakisState) -> Iterator[str]:
    """A-UNIT-5, A-UNIT-8: what is over the limit is removed at once."""
    if in_an_effect(game):
        return
    for side, area, legion in legions_of(game):
        limit = game.stacking_limit(side)
        if legion.size > limit:
            yield f"{side} has {legion.size} units in {AREA.names[area]}, {limit} at most"


def leaders_have_units(game: ArrakisState) -> Iterator[str]:
    """A-UNIT-14: a leader left alone goes at once."""
    if in_an_effect(game):
        return
    for side, area, legion in legions_of(game):
        if not legion.size:
            yield f"leaders of {side} stand alone in {AREA.names[area]}"


# Deployment tokens.


def tokens_are_all_there(game: ArrakisState) -> Iterator[str]:
    """A-UNIT-12: each is on the board, in the pool or out of the game."""
    placed = [token for legion in game.legions[ATREIDES].values() for token in legion.tokens]
    held = Counter((*placed, *game.token_pool, *game.tokens_gone, *game.tokens_unseen))
    if game.round and held != Counter([*game.box.tokens]):
        yield "the deployment tokens are not all there exactly once"


def pool_of_standard_tokens(game: ArrakisState) -> Iterator[str]:
    """A-SETUP-3: starting tokens are never drawn."""
    if any(token not in game.box.standard_tokens for token in game.token_pool):
        yield "a starting token is in the pool"
