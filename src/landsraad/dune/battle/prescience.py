"""Prescience: the Atreides make their opponent, or their ally's, show one element of their plan.

D-BATTLE-18 one of four elements · D-BATTLE-19 no others · D-KARAMA-3 a Karama against it
D-SECRET-11 who sees the answer · D-ALLIANCE-7 for the ally as they like

That in the tournament rules a lone worthless card may be shown for either slot needs nothing here:
whoever is asked about a slot may put that card into it.
"""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.dune.actions.battle import ShowElement, UsePrescience
from landsraad.dune.actions.common import PASS, Pass
from landsraad.dune.battle.current import (
    BATTLE,
    in_hand,
    is_fought,
    knowers,
    note,
    offer_help,
    see_cards,
    side_helped_by,
)
from landsraad.dune.battle.plan import ELEMENTS, PLAY, free_plans, plans_of, values_in
from landsraad.dune.cards import TREACHERY_CARD
from landsraad.dune.factions import atreides
from landsraad.dune.karama import challenge
from landsraad.dune.state import ATREIDES, DuneState
from landsraad.dune.step import DuneStep
from landsraad.kernel import Action, Decision, Listed, Product, Sum
from landsraad.kernel.refusals import Because, because

QUESTIONS = Sum(PASS[ATREIDES], Product(UsePrescience, ATREIDES, Listed(*ELEMENTS)))


def offer_prescience(game: DuneState) -> None:
    offer_help(game, ATREIDES, atreides.prescience, Prescience)


@dataclass(frozen=True, slots=True)
class Prescience(DuneStep):
    """D-BATTLE-18: one question to the opponent, in public, or none."""

    opponent: str
    advantage: str

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        return (Decision(ATREIDES, "prescience", QUESTIONS),)

    def answer(self, game: DuneState, action: UsePrescience | Pass) -> None:
        if isinstance(action, Pass):
            game.end_step()
            return
        asked = {"seat": action.seat, "of": self.opponent, "element": action.element}
        game.reveal("prescience_used", asked)
        note(game, question=action.element)
        game.become(Answer(self.opponent, action.element, self.advantage))
        challenge(game, self.advantage, ATREIDES, BATTLE)

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        asked = isinstance(action, UsePrescience)
        return because("D-BATTLE-19", "elements", elements=tuple(ELEMENTS)) if asked else None


def why_no_prescience(game: DuneState, action: UsePrescience) -> Because | None:
    """D-BATTLE-18: once, before the plans, in a battle of theirs or of their ally."""
    if not is_fought(game):
        return because("D-BATTLE-18", "no_battle")
    if side_helped_by(game, in_hand(game), ATREIDES) is None:
        return because("D-BATTLE-18", "sides", sides=in_hand(game).sides)
    return because("D-BATTLE-18", "over")


def why_not_shown(game: DuneState, action: ShowElement) -> Because | None:
    return because("D-BATTLE-18", "not_asked")


@dataclass(frozen=True, slots=True)
class Answer(DuneStep):
    """D-BATTLE-8, 18: the opponent fixes that element, unless a Karama has stopped the question.

    They are asked even if only one answer is possible: to go on at once would tell as much.
    """

    opponent: str
    element: str
    advantage: str

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        if game.is_stopped(self.advantage):
            return ()
        values = values_in(plans_of(game, in_hand(game), self.opponent), self.element)
        answers = Product(ShowElement, self.opponent, Listed(self.element), Listed(*values))
        return (Decision(self.opponent, "show_element", answers),)

    def answer(self, game: DuneState, action: ShowElement) -> None:
        told = knowers(game, note(game, shown=(action.seat, *action.values())))
        if action.value in TREACHERY_CARD:
            card = TREACHERY_CARD[str(action.value)]
            see_cards(game, action.seat, [card], [s for s in told if game.plays(s)])
        data = {"seat": action.seat, "element": action.element}
        game.reveal("element_shown", data, {"value": action.value}, told)
        game.end_step()

    def run(self, game: DuneState) -> None:
        game.end_step()

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, ShowElement) or action.seat != self.opponent:
            return None
        if action.element != self.element:
            return because("D-BATTLE-18", "element", element=self.element)
        battle = in_hand(game)
        if battle.order is None or action.value not in self.free_values(game):
            return because("D-BATTLE-18", "value", element=self.element)
        _, order, kind = battle.order
        if order == PLAY:
            return because("D-BATTLE-14", "must_play", card=kind)
        return because("D-BATTLE-14", "forbids", card=kind)

    def free_values(self, game: DuneState) -> tuple[str | int | None, ...]:
        """What could be shown, were it not for the Voice."""
        return values_in(free_plans(game, in_hand(game), self.opponent), self.element)


STEPS = (Prescience, Answer)
