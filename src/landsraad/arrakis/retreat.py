"""Retreat: the opponent moves a whole legion to an area next to it (A-BATTLE-32)."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis.actions.battle import RetreatTo
from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.event_data import group_data
from landsraad.arrakis.legion import EMPTY, Legion
from landsraad.arrakis.limits import tidy
from landsraad.arrakis.resolve import follow
from landsraad.arrakis.solo.tokens import leave_settlement
from landsraad.arrakis.state import OTHER, ArrakisState
from landsraad.arrakis.stations import settle_in
from landsraad.arrakis.step import ClosedStep
from landsraad.arrakis.why import not_free, not_next
from landsraad.kernel import Action, Bits, Decision, Product
from landsraad.kernel.refusals import Because, because


def retreat_areas(game: ArrakisState, side: str, area: int) -> int:
    """A-BATTLE-32: where the legion of an area could retreat to, as bits."""
    mask = game.board.near[area] & game.free(side)
    return mask & ~game.wormsigns if side == HARKONNEN else mask


def march(game: ArrakisState, side: str, start: int, to: int, left_behind: Legion = EMPTY) -> None:
    """A whole legion goes to another area; a troop transport it had stays used (A-TRANS-4)."""
    legion = game.legion(side, start)
    game.set_legion(side, start, left_behind)
    game.put(side, to, legion - left_behind)
    if game.flown >> start & 1:
        game.flown |= 1 << to
    follow(game, start, to)
    if side == HARKONNEN:
        leave_settlement(game, start)


@dataclass(frozen=True, slots=True)
class Retreat(ClosedStep):
    """A legion that can retreat does; its opponent chooses where (A-BATTLE-32, A-BATTLE-33)."""

    side: str
    area: int

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        mask = retreat_areas(game, self.side, self.area)
        if not mask & (mask - 1):
            return ()
        seat = game.seat(OTHER[self.side])
        return (Decision(seat, "retreat_to", Product(RetreatTo, seat, Bits(mask, AREA))),)

    def answer(self, game: ArrakisState, action: RetreatTo) -> None:
        self.go(game, AREA.numbers[action.area])

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, RetreatTo):
            return None
        far = not_next(game, AREA.names[self.area], action.area)
        if taken := far or not_free(game, self.side, action.area):
            return taken.under("A-BATTLE-32")
        return because("A-BATTLE-32", "wormsign", area=action.area)

    def run(self, game: ArrakisState) -> None:
        self.go(game, retreat_areas(game, self.side, self.area).bit_length() - 1)

    def go(self, game: ArrakisState, to: int) -> None:
        """A-BATTLE-34: the legion arrives as after a move."""
        game.end_step()
        group = group_data(game.legion(self.side, self.area))
        march(game, self.side, self.area, to)
        names = {"start": AREA.names[self.area], "to": AREA.names[to]}
        game.emit("retreated", {"side": self.side, **names, **group})
        if self.side == ATREIDES:
            settle_in(game, to)  # the Harkonnen never retreat onto a wormsign
        tidy(game)


STEPS = (Retreat,)
