"""Verbs of what is face down: revealing an area, deployment tokens trading places."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis.actions.common import ask_or_done
from landsraad.arrakis.actions.free import PickArea, SwapTokens
from landsraad.arrakis.board import AREA, members
from landsraad.arrakis.box import ATREIDES
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.ops import Reveal, SwapDeploymentTokens
from landsraad.arrakis.resolve import asks
from landsraad.arrakis.reveal import hidden, reveal_area
from landsraad.arrakis.state import ArrakisState, names_of
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel import Action, Bits, Decision, Product, Subsets
from landsraad.kernel.refusals import Because, because


@dataclass(frozen=True, slots=True)
class Revealing(ArrakisStep):
    """Choose an area in which everything is turned up."""

    seat: str

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        mask = hidden(game)
        picks = Product(PickArea, self.seat, Bits(mask, AREA))
        return ask_or_done(self.seat, "reveal_area", picks)

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        if isinstance(action, PickArea):
            reveal_area(game, AREA.numbers[action.area], sietch=True)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        area = isinstance(action, PickArea) and action.area
        return because("A-UNIT-11", "nothing_hidden", area=area) if area else None


@dataclass(frozen=True, slots=True)
class SwappingTokens(ArrakisStep):
    """Choose two sietches whose deployment tokens trade places; either may have none."""

    seat: str

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        mask = game.settled[ATREIDES]
        tokens = [game.legion(ATREIDES, area).tokens for area in members(mask)]
        if len(tokens) < 2 or not any(tokens):
            return ()
        pairs = Product(SwapTokens, self.seat, Subsets(Bits(mask, AREA), 2, 2))
        return ask_or_done(self.seat, "swap_tokens", pairs)

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        if isinstance(action, SwapTokens):
            one, other = (AREA.numbers[name] for name in action.areas)
            here = Legion(tokens=game.legion(ATREIDES, one).tokens)
            there = Legion(tokens=game.legion(ATREIDES, other).tokens)
            game.set_legion(ATREIDES, one, game.legion(ATREIDES, one) - here + there)
            game.set_legion(ATREIDES, other, game.legion(ATREIDES, other) - there + here)
            game.emit("tokens_swapped", {"areas": list(action.areas)})

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, SwapTokens):
            return None
        return because("A-BOARD-12", "two_sietches", areas=names_of(game.settled[ATREIDES]))


VERBS = {Reveal: asks(Revealing), SwapDeploymentTokens: asks(SwappingTokens)}
STEPS = (Revealing, SwappingTokens)
