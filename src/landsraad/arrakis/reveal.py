"""Revealing: sietches and deployment tokens are turned up (A-UNIT-11)."""

from __future__ import annotations

from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import ATREIDES
from landsraad.arrakis.legion import EMPTY, GENERIC, UNITS, Legion, one
from landsraad.arrakis.limits import tidy_area
from landsraad.arrakis.movement import MoveLegions
from landsraad.arrakis.state import ArrakisState


def reveal_area(game: ArrakisState, area: int, sietch: bool) -> None:
    """Turn up all deployment tokens of an area, and its sietch where that is asked for.

    It may push a step, in which the Atreides remove what is over the limit (A-UNIT-7).
    """
    if sietch:
        reveal_sietch(game, area)
    reveal_tokens(game, area, game.legion(ATREIDES, area).tokens)


def hidden(game: ArrakisState) -> int:
    """The areas with something face down: a sietch or deployment tokens."""
    mask = game.settled[ATREIDES] & ~game.found
    if game.tokens_on_board():
        for area, legion in game.legions[ATREIDES].items():
            if legion.tokens:
                mask |= 1 << area
    return mask


def reveal_sietch(game: ArrakisState, area: int) -> None:
    """A sietch in an area, if there is one face down, is turned up for good."""
    if game.settled[ATREIDES] & ~game.found & 1 << area:
        game.found |= 1 << area
        rank = game.rank(ATREIDES, area)
        game.reveal("sietch_revealed", {"area": AREA.names[area], "rank": rank})


def reveal_tokens(game: ArrakisState, area: int, tokens: tuple[str, ...]) -> None:
    """Turn up some deployment tokens of an area together."""
    for token in tokens:
        reveal_token(game, area, token)
    tidy_area(game, ATREIDES, area)


def reveal_token(game: ArrakisState, area: int, token: str) -> None:
    """A-UNIT-12: a deployment token is replaced by its units and leaves the game."""
    game.take(ATREIDES, area, Legion(tokens=(token,)))
    game.tokens_gone = tuple(sorted((*game.tokens_gone, token)))
    shown = EMPTY
    for kind in game.box.tokens[token].strongest_first():
        if figure := stand_in(game, kind):
            game.put(ATREIDES, area, one(figure))
            shown = shown.with_one(figure)
    for depth, step in enumerate(game.stack):
        if isinstance(step, MoveLegions):
            game.stack[depth] = step.after_reveal(token, shown)
    game.reveal(
        "token_revealed", {"area": AREA.names[area], "token": token, "units": shown.to_json()}
    )


def stand_in(game: ArrakisState, kind: str) -> str:
    """A-UNIT-13: the figure that shows a unit, of a lower type if need be; none if all are out."""
    if kind == GENERIC:
        return kind if game.supply(ATREIDES, kind) else ""
    for figure in UNITS[UNITS.index(kind) :: -1]:
        if game.supply(ATREIDES, figure):
            return figure
    return ""
