"""Revealing: sietches and deployment tokens are turned up (A-UNIT-11)."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis.actions.placing import PutPiece
from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import ATREIDES
from landsraad.arrakis.legion import EMPTY, Legion, one
from landsraad.arrakis.limits import tidy_area
from landsraad.arrakis.movement import MoveLegions
from landsraad.arrakis.stand_ins import StandIn, is_choice, stand_in
from landsraad.arrakis.state import ArrakisState


def reveal_area(game: ArrakisState, area: int, sietch: bool) -> None:
    """Turn up all deployment tokens of an area, and its sietch where that is asked for.

    It may push steps, in which the Atreides choose figures that stand in for others (A-UNIT-13)
    and remove what is over the limit (A-UNIT-7).
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
    below = len(game.stack)
    for token in tokens:
        reveal_token(game, area, token)
    if len(game.stack) == below:
        tidy_area(game, ATREIDES, area)


def reveal_token(game: ArrakisState, area: int, token: str) -> None:
    """A-UNIT-12: a deployment token is replaced by its units and leaves the game."""
    game.take(ATREIDES, area, Legion(tokens=(token,)))
    game.tokens_gone = tuple(sorted((*game.tokens_gone, token)))
    shown = EMPTY
    missing: tuple[str, ...] = ()
    for kind in game.box.tokens[token].strongest_first():
        if is_choice(game, ATREIDES, kind):
            missing += (kind,)
        elif figure := stand_in(game, ATREIDES, kind):
            game.put(ATREIDES, area, one(figure))
            shown = shown.with_one(figure)
    where = {"side": ATREIDES, "area": AREA.names[area]}
    game.reveal("token_revealed", {**where, "token": token, "units": shown.to_json()})
    if missing:
        game.push(ShowToken(ATREIDES, area, missing, token, shown))
    else:
        after_reveal(game, token, shown)


def after_reveal(game: ArrakisState, token: str, shown: Legion) -> None:
    """A-FREE-2: the figures of a token that has moved in this action have moved."""
    for depth, step in enumerate(game.stack):
        if isinstance(step, MoveLegions):
            game.stack[depth] = step.after_reveal(token, shown)


@dataclass(frozen=True, slots=True)
class ShowToken(StandIn):
    """The Atreides choose figures for units of a `token`; the others are `shown` already."""

    token: str
    shown: Legion

    def answer(self, game: ArrakisState, action: PutPiece) -> None:
        StandIn.answer(self.but(shown=self.shown.with_one(action.piece)), game, action)

    def run(self, game: ArrakisState) -> None:
        StandIn.run(self, game)
        after_reveal(game, self.token, self.shown)


STEPS = (ShowToken,)
