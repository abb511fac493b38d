"""Coriolis storms (A-HAZ-19 to A-HAZ-24): in the hazards phase, or when a card calls them."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis.actions.common import or_done
from landsraad.arrakis.actions.desert import RollStorm
from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import HARKONNEN
from landsraad.arrakis.losses import take_hits
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.why import no_legion
from landsraad.arrakis.worms import roll
from landsraad.kernel import Action, Bits, Decision, Product
from landsraad.kernel.refusals import Because, because


def exposed(game: ArrakisState) -> int:
    """A-HAZ-19, A-HAZ-21: the areas of the Harkonnen legions that the storms hit."""
    return game.held[HARKONNEN] & game.board.storm


@dataclass(frozen=True, slots=True)
class Storms(ArrakisStep):
    """The Atreides roll for one exposed legion after the other, in any order (A-HAZ-24).

    Attributes:
        seat: who rolls. `left`: the legions still to be rolled for.
        optional: whether an action has called the storms, so that they may stop (A-ACT-15).
    """

    seat: str
    left: int
    optional: bool = False

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        left = self.left & exposed(game)
        if left.bit_count() < 2 and not (left and self.optional):
            return ()
        rolls = Product(RollStorm, self.seat, Bits(left, AREA))
        if not self.optional:
            return (Decision(self.seat, "storm", rolls),)
        return (Decision(self.seat, "storm", or_done(self.seat, rolls)),)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, RollStorm):
            self.rage(game, AREA.numbers[action.area])
        else:
            game.end_step()

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, RollStorm):
            return None
        if nobody := no_legion(game, HARKONNEN, action.area):
            return nobody
        if not game.board.storm >> AREA.numbers[action.area] & 1:
            return because("A-HAZ-19", "shelter", area=action.area)
        return because("A-HAZ-24", "rolled", area=action.area)

    def run(self, game: ArrakisState) -> None:
        left = self.left & exposed(game)
        if left:
            self.rage(game, left.bit_length() - 1)
        else:
            game.end_step()

    def rage(self, game: ArrakisState, area: int) -> None:
        """A-HAZ-20, A-HAZ-22: two dice for one legion; its losses are removed at once."""
        game.become(self.but(left=self.left & ~(1 << area)))
        dice, hits = roll(game, game.box.numbers["coriolis"]["dice_per_legion"], area)
        game.emit("storm", {"area": AREA.names[area], "dice": dice, "hits": hits})
        take_hits(game, HARKONNEN, area, hits)


STEPS = (Storms,)
