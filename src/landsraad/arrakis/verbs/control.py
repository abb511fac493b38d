"""Verbs that decide which steps follow: conditions and choices."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis.actions.common import PickOption, or_done
from landsraad.arrakis.ops import Choose, If, Op, verb
from landsraad.arrakis.resolve import Bounds, Resolve
from landsraad.arrakis.state import NOWHERE, ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel import Action, Decision, Listed, Product
from landsraad.kernel.refusals import Because, because


def holds(game: ArrakisState, condition: str, value: str | int | bool) -> bool:
    """Whether a condition of a card is met."""
    if condition == "leader_in_play":
        return value in game.in_play
    if condition == "leader_removed_from_game":
        return value in game.out
    if condition == "atomics_detonated":
        return bool(game.blast) == value
    if condition == "wild_maker_on_board":
        return (game.wild_maker != NOWHERE) == value
    assert condition == "any_prescience_at_least"
    return any(step >= int(value) for step in game.prescience.values())


def begin_if(game: ArrakisState, seat: str, op: If, bound: Bounds) -> None:
    steps = op.then if holds(game, op.condition, op.value) else op.otherwise
    if steps:
        game.push(Resolve(seat, "", steps, bound))


def begin_choose(game: ArrakisState, seat: str, op: Choose, bound: Bounds) -> None:
    game.push(Choosing(seat, op.options, bound))


@dataclass(frozen=True, slots=True)
class Choosing(ArrakisStep):
    """Exactly one of several lists of steps, or none."""

    seat: str
    options: tuple[tuple[Op, ...], ...]
    bound: Bounds

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        names = Listed(*[verb(steps[0]) for steps in self.options])
        choice = or_done(self.seat, Product(PickOption, self.seat, names))
        return (Decision(self.seat, "choose_option", choice),)

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        if isinstance(action, PickOption):
            steps = next(steps for steps in self.options if verb(steps[0]) == action.option)
            game.push(Resolve(self.seat, "", steps, self.bound))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, PickOption):
            return None
        return because("A-ACT-8", "one_of", options=[verb(steps[0]) for steps in self.options])


VERBS = {If: begin_if, Choose: begin_choose}
STEPS = (Choosing,)
