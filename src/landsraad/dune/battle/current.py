"""The battle in hand: all that is known of it while its steps go on above it.

It lies on the stack below the steps of the battle, which look at it with `in_hand` and change it
with `note`. It comes up again when they are over: leaders stay where they fought, captives go home.

D-BATTLE-3 who fights together · D-BATTLE-31, 45 leaders stay where they fought
D-BATTLE-50 a captive fights once
D-SECRET-11 who knows what of a plan
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from landsraad.dune.actions.battle import PlanBattle
from landsraad.dune.battle.plan import HERO, plans_of, values_in
from landsraad.dune.board import CELLS, TERRITORIES, members
from landsraad.dune.cards import TREACHERY_CARD
from landsraad.dune.factions.sheets import FACTION, LEADER, LEADERS
from landsraad.dune.state import ATREIDES, KWISATZ_HADERACH, DuneState
from landsraad.dune.step import DuneStep
from landsraad.dune.travel.advisors import flip_lonely_advisors
from landsraad.kernel import REFEREE, Chance, Step

BATTLE = "battle"
"""The scope of what a Karama stops for one battle."""


@dataclass(frozen=True, slots=True)
class Battle(DuneStep):
    """One battle.

    Attributes:
        territory, zone: where it is, and the cells whose forces fight.
        order: the Voice: to whom, `play` or `not`, and what kind of card.
        question: the element that Prescience asks for.
        shown: the answer: who gave it, about what, and what it was. Secret until the plans are.
        looked_at: the side whose plan the Atreides see by their Karama.
        plans: of aggressor and defender, once they are shown.
        row: the treachery cards of the plans, which lie on the table then.
        veterans: leaders in the plans that had fought in another battle before.
        called: the sides for which a traitor was called.
        winner: once there is one; None after an explosion or two traitors.
    """

    territory: int
    zone: int
    aggressor: str
    defender: str
    order: tuple[str, str, str] | None = None
    question: str | None = None
    shown: tuple[str, str, str | int | None] | None = None
    looked_at: str | None = None
    plans: tuple[PlanBattle, ...] = ()
    row: bytes = b""
    veterans: tuple[str, ...] = ()
    called: tuple[str, ...] = ()
    winner: str | None = None

    @property
    def sides(self) -> tuple[str, str]:
        return self.aggressor, self.defender

    def opponent(self, seat: str) -> str:
        return self.defender if seat == self.aggressor else self.aggressor

    def plan_of(self, seat: str) -> PlanBattle:
        return self.plans[self.sides.index(seat)]

    def run(self, game: DuneState) -> None:
        """The battle is over."""
        for plan in self.plans:
            if is_captive(game, plan):
                leader = leader_in(plan)
                assert leader is not None  # it is another's
                owner = {LEADERS[leader].id: game.owner_of(leader)}
                game.emit("captives_returned", {"leaders": list(owner), "to": owner})
        game.lift(BATTLE)
        flip_lonely_advisors(game)
        game.end_step()

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        knows = eyes == REFEREE or eyes in knowers(game, self) or self.plans
        return {
            "step": "battle",
            "territory": TERRITORIES[self.territory].id,
            "cells": [CELLS[cell] for cell in members(self.zone)],
            "aggressor": self.aggressor,
            "defender": self.defender,
            "order": None if self.order is None else list(self.order),
            "question": self.question,
            "shown": list(self.shown) if self.shown is not None and knows else None,
            "looked_at": self.looked_at,
            "plans": [plan.to_json() for plan in self.plans],
            "called": list(self.called),
            "winner": self.winner,
        }

    def redeal(self, game: DuneState, eyes: str | None, chance: Chance) -> Step:
        """D-SECRET-11: a hidden answer to Prescience is exchanged for another possible one.

        The steps above see the new answer already when their own plans are exchanged.
        """
        if self.shown is None or self.plans or eyes in knowers(game, self):
            return self
        seat, element, _ = self.shown
        values = values_in(plans_of(game, self.but(shown=None), seat), element)
        return note(game, shown=(seat, element, chance.choice(values)))


def in_hand(game: DuneState) -> Battle:
    """The battle that is being fought."""
    for step in reversed(game.stack):
        if isinstance(step, Battle):
            return step
    raise LookupError("no battle is being fought")


def is_fought(game: DuneState) -> bool:
    """Whether a battle is being fought."""
    return any(isinstance(step, Battle) for step in game.stack)


def note(game: DuneState, **facts: Any) -> Battle:
    """Change what is known of the battle in hand."""
    battle = in_hand(game)
    changed = battle.but(**facts)
    game.stack[:] = [changed if step is battle else step for step in game.stack]
    return changed


def side_helped_by(game: DuneState, battle: Battle, seat: str) -> str | None:
    """The side that a faction is on: its own, or that of its ally."""
    for side in battle.sides:
        if side == seat or game.allied(side, seat):
            return side
    return None


def offer_help(
    game: DuneState,
    helper: str,
    usable: Callable[[DuneState, str], str | None],
    step: Callable[[str, str], DuneStep],
) -> None:
    """An advantage that a faction may use in its own battle or its ally's, if it likes."""
    battle = in_hand(game)
    side = side_helped_by(game, battle, helper)
    advantage = None if side is None else usable(game, side)
    if side is not None and advantage is not None:
        game.push(step(battle.opponent(side), advantage))


def knowers(game: DuneState, battle: Battle) -> tuple[str, ...]:
    """D-SECRET-11: who sees an answer to Prescience: who gave it, the Atreides, whom they help."""
    if battle.shown is None:
        return ()
    answering = battle.shown[0]
    return (answering, battle.opponent(answering), ATREIDES)


def cards_in(plan: PlanBattle) -> tuple[int, ...]:
    """The treachery cards of a plan, the Cheap Hero first."""
    names = (plan.leader if plan.leader == HERO else None, plan.weapon, plan.defense)
    return tuple([TREACHERY_CARD[name] for name in names if name is not None])


def leader_in(plan: PlanBattle) -> int | None:
    """The leader of a plan; none, if a Cheap Hero or nobody leads."""
    return None if plan.leader is None else LEADER.get(plan.leader)


def see_cards(game: DuneState, holder: str, cards: Iterable[int], seats: Iterable[str]) -> None:
    """Some seats learn that a hand holds these cards, if they did not know of one such card."""
    cards = tuple(cards)
    for seat in seats:
        for card in cards:
            if card not in game.known[seat][FACTION[holder]]:
                game.remember(seat, holder, card)


def lay_out(game: DuneState, plan: PlanBattle) -> None:
    """The cards of a plan, once shown, lie on the table."""
    for card in cards_in(plan):
        game.take_card(plan.seat, card)
    note(game, row=in_hand(game).row + bytes(cards_in(plan)))


def take_up(game: DuneState, seat: str, cards: Iterable[int]) -> None:
    """Cards from the table back into a hand; everybody has seen them."""
    row = list(in_hand(game).row)
    for card in cards:
        row.remove(card)
        game.give_card(seat, card, game.seats)
    note(game, row=bytes(row))


def take_the_field(game: DuneState, battle: Battle, plan: PlanBattle) -> None:
    """D-BATTLE-45, 26: leader and Kwisatz Haderach are bound to this territory.

    D-BATTLE-50: a captive that is seen fighting is no captive any more, come what may.
    """
    leader = leader_in(plan)
    if leader is not None:
        game.fought_in[leader] = battle.territory + 1
        game.free_captive(leader)
    if plan.kwisatz_haderach:
        game.fought_in[KWISATZ_HADERACH] = battle.territory + 1


def is_captive(game: DuneState, plan: PlanBattle) -> bool:
    """Whether the leader of a plan is another's and alive."""
    leader = leader_in(plan)
    return leader is not None and not game.dead[leader] and game.owner_of(leader) != plan.seat
