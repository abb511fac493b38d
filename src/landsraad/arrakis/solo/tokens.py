"""Harkonnen deployment tokens: left behind in settlements, turned up in battle (A-SOLO-RULE-2).

The two sets of starting tokens are the pool, full at the start (A-SOLO-RULE-3). A token is on the
board or in the pool; nobody may look at it before it is turned up.
"""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis.actions.free import PickArea
from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.legion import EMPTY, GENERIC, UNITS, Legion, one
from landsraad.arrakis.limits import tidy
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ClosedStep
from landsraad.kernel import Bits, Decision, Product

BLACK, SILVER = range(2)
"""The two sets, as places in `box.garrisons`."""


def pool(game: ArrakisState, colour: int) -> list[str]:
    """The tokens of a set that are off the board."""
    placed = [token for legion in game.legions[HARKONNEN].values() for token in legion.tokens]
    return [token for token in game.box.garrison_ids[colour] if token not in placed]


def areas_with(game: ArrakisState, colour: int) -> int:
    """Where tokens of a set lie."""
    mask = 0
    for area, legion in game.legions[HARKONNEN].items():
        if any(token in game.box.garrison_ids[colour] for token in legion.tokens):
            mask |= 1 << area
    return mask


def leave_settlement(game: ArrakisState, area: int) -> None:
    """A-SOLO-MOVE-16, A-SOLO-MOVE-17: who leaves a settlement empty leaves tokens behind."""
    empty = game.settled[HARKONNEN] & ~game.held[HARKONNEN]
    if game.automated and empty >> area & 1:
        game.push(LeaveTokens(area))


@dataclass(frozen=True, slots=True)
class LeaveTokens(ClosedStep):
    """One token of each set; if none is left, one of the board is turned up (A-SOLO-RULE-7)."""

    area: int

    def missing(self, game: ArrakisState) -> int:
        """The tokens on the board, as areas, of a set of which none is off it."""
        for colour in (BLACK, SILVER):
            if not pool(game, colour):
                return areas_with(game, colour)
        return 0

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        mask = self.missing(game)
        if not mask:
            return ()
        seat = game.seat(ATREIDES)
        return (Decision(seat, "turn_up_token", Product(PickArea, seat, Bits(mask, AREA))),)

    def answer(self, game: ArrakisState, action: PickArea) -> None:
        area = AREA.numbers[action.area]
        colour = BLACK if not pool(game, BLACK) else SILVER
        ids = game.box.garrison_ids[colour]
        token = next(token for token in game.legion(HARKONNEN, area).tokens if token in ids)
        turn_up(game, area, token)
        tidy(game)

    def run(self, game: ArrakisState) -> None:
        game.end_step()
        tokens = tuple(sorted([game.draw(pool(game, colour)) for colour in (BLACK, SILVER)]))
        game.put(HARKONNEN, self.area, Legion(tokens=tokens))
        game.emit("tokens_left", {"area": AREA.names[self.area]})


def reveal_garrison(game: ArrakisState, area: int) -> None:
    """A-SOLO-RULE-5: all tokens of a Harkonnen legion are turned up; A-SOLO-RULE-6 may follow."""
    tokens = game.legion(HARKONNEN, area).tokens
    if tokens:
        for token in tokens:
            turn_up(game, area, token)
        tidy(game)


def turn_up(game: ArrakisState, area: int, token: str) -> None:
    """A token is replaced by its units and goes back to the pool."""
    game.take(HARKONNEN, area, Legion(tokens=(token,)))
    shown = EMPTY
    for kind in contents(game, token).strongest_first():
        if figure := stand_in(game, kind):
            game.put(HARKONNEN, area, one(figure))
            shown = shown.with_one(figure)
    where = {"side": HARKONNEN, "area": AREA.names[area]}
    game.reveal("token_revealed", {**where, "token": token, "units": shown.to_json()})


def contents(game: ArrakisState, token: str) -> Legion:
    for ids, legions in zip(game.box.garrison_ids, game.box.garrisons, strict=True):
        if token in ids:
            return legions[ids.index(token)]
    raise KeyError(token)


def stand_in(game: ArrakisState, kind: str) -> str:
    """A-SOLO-DEPLOY-5: the type itself, the next stronger one, or else the next weaker one."""
    if kind == GENERIC:
        return kind if game.supply(HARKONNEN, kind) else ""
    place = UNITS.index(kind)
    for figure in (*UNITS[place:], *reversed(UNITS[:place])):
        if game.supply(HARKONNEN, figure):
            return figure
    return ""


STEPS = (LeaveTokens,)
