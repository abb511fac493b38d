"""What the winner loses, and which of the cards they played they keep.

D-BATTLE-30 the caller of a traitor loses nothing · D-BATTLE-42 what the winner loses
D-BATTLE-43 which forces · D-BATTLE-44 cards kept may be played again
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from landsraad.dune.actions.battle import ChooseBattleLosses, DiscardPlayed
from landsraad.dune.battle.current import Battle, in_hand, take_up
from landsraad.dune.battle.resolve import discard
from landsraad.dune.battle.strength import losses, terms
from landsraad.dune.battle.unplanned import in_forces
from landsraad.dune.board import CELL, CELLS, members
from landsraad.dune.cards import TREACHERY_CARD
from landsraad.dune.event_data import stacks_named
from landsraad.dune.factions.atreides import count_losses
from landsraad.dune.state import DuneState, card_names
from landsraad.dune.step import DuneStep
from landsraad.kernel import Action, Choices, Counts, Decision, Listed, Product, Subsets, Sum
from landsraad.kernel.refusals import Because, because

Spread = tuple[tuple[str, int], ...]
"""Forces by cell."""


def take_losses(game: DuneState) -> None:
    """D-BATTLE-42: the winner loses what they dialled, unless they called a traitor."""
    battle = in_hand(game)
    if battle.winner is not None and not battle.called and battle.plan_of(battle.winner).dial:
        game.push(WinnersLosses(battle.winner))


@dataclass(frozen=True, slots=True)
class WinnersLosses(DuneStep):
    """D-BATTLE-43: any mix that makes the dial with exactly the spice paid."""

    winner: str

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        space = possible_losses(game, in_hand(game), self.winner)
        return () if space.size == 1 else (Decision(self.winner, "battle_losses", space),)

    def answer(self, game: DuneState, action: ChooseBattleLosses) -> None:
        for cell, number in action.forces:
            game.kill(self.winner, CELL[cell], number)
        for cell, number in action.specials:
            game.kill(self.winner, CELL[cell], 0, number)
        lost = (number_in(action.forces), number_in(action.specials))
        count_losses(game, self.winner, lost)
        cells = stacks_named(action.forces, action.specials)
        told = {"seat": self.winner, "forces": lost[0], "specials": lost[1], "cells": cells}
        game.emit("battle_losses", told)
        game.end_step()

    def run(self, game: DuneState) -> None:
        only = possible_losses(game, in_hand(game), self.winner).at(0)
        assert isinstance(only, ChooseBattleLosses)
        self.answer(game, only)

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, ChooseBattleLosses) or action.seat != self.winner:
            return None
        plan = in_hand(game).plan_of(self.winner)
        dial = in_forces(plan.dial)
        if terms(game, in_hand(game), self.winner).needs_spice:
            return because("D-BATTLE-43", "worth", dial=dial, spice=plan.spice)
        return because("D-BATTLE-42", "worth", dial=dial)

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        plan = in_hand(game).plan_of(self.winner)
        return {"step": "battle_losses", "dial": plan.dial, "spice": plan.spice}


def number_in(spread: Spread) -> int:
    return sum([number for _, number in spread])


def possible_losses(game: DuneState, battle: Battle, seat: str) -> Choices[Action]:
    """Each mix of kinds that makes the dial, over all the cells of the battle."""
    plan = battle.plan_of(seat)
    cells = [(CELLS[cell], game.at(seat, cell)) for cell in members(battle.zone)]
    ordinary = [(cell, forces[0]) for cell, forces in cells if forces[0]]
    special = [(cell, forces[1]) for cell, forces in cells if forces[1]]
    return Sum(
        *[
            Product(ChooseBattleLosses, seat, spread(ordinary, some), spread(special, others))
            for some, others in losses(terms(game, battle, seat), plan.dial, plan.spice)
        ]
    )


def spread(forces: list[tuple[str, int]], number: int) -> Counts[str]:
    """That many of the forces, from whatever cells."""
    cells = Listed(*[cell for cell, _ in forces])
    return Counts(cells, tuple([limit for _, limit in forces]), number, number)


def keep_cards(game: DuneState) -> None:
    """D-BATTLE-42: the winner may discard what they played; D-BATTLE-30: not one who called."""
    battle = in_hand(game)
    if battle.winner is None or not battle.row:
        return
    if battle.called and not game.tournament:
        take_up(game, battle.winner, battle.row)
    else:
        game.push(CardsKept(battle.winner, tuple(card_names(battle.row))))


@dataclass(frozen=True, slots=True)
class CardsKept(DuneStep):
    """D-BATTLE-42: each card is kept or discarded, as the winner likes."""

    winner: str
    played: tuple[str, ...]

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        some = Subsets(Listed(*self.played), 0, len(self.played))
        return (Decision(self.winner, "keep_cards", Product(DiscardPlayed, self.winner, some)),)

    def answer(self, game: DuneState, action: DiscardPlayed) -> None:
        discard(game, self.winner, [TREACHERY_CARD[card] for card in action.cards])
        take_up(game, self.winner, in_hand(game).row)
        game.end_step()

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, DiscardPlayed) or action.seat != self.winner:
            return None
        return because("D-BATTLE-42", "cards", cards=self.played)


def why_nothing_lost(game: DuneState, action: ChooseBattleLosses | DiscardPlayed) -> Because | None:
    return because("D-BATTLE-42", "not_now")


STEPS = (WinnersLosses, CardsKept)
