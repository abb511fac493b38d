"""The battle from its first round to its end: going on, ceasing, retreating, advancing.

A-BATTLE-26 the price of going on · A-BATTLE-29 the defender's answer · A-BATTLE-35 who wins
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from landsraad.arrakis.actions.battle import AdvanceInto, CeaseAttack, FallBack, GoOn, StandFirm
from landsraad.arrakis.actions.common import Done
from landsraad.arrakis.arrival import Arrival
from landsraad.arrakis.battle.facts import (
    NO_CONTINUE_HIT,
    Battle,
    BattleStep,
    fighters,
    stands,
    survivor,
)
from landsraad.arrakis.battle.rolling import CardsForDice
from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import ATREIDES
from landsraad.arrakis.event_data import group_data
from landsraad.arrakis.losses import take_hits
from landsraad.arrakis.retreat import Retreat, march, retreat_areas
from landsraad.arrakis.reveal import reveal_area
from landsraad.arrakis.settlements import destroy
from landsraad.arrakis.solo.tokens import reveal_garrison
from landsraad.arrakis.state import ArrakisState
from landsraad.kernel import Action, Choices, Decision, Listed, Product, Sum, just
from landsraad.kernel.native import mypyc_attr
from landsraad.kernel.refusals import Because, because


def open_battle(game: ArrakisState, battle: Battle) -> None:
    """A-BATTLE-6: what is hidden is turned up; then the rounds begin."""
    game.push(FirstRound(battle))
    if battle.defender == ATREIDES:
        reveal_area(game, battle.target, sietch=True)
    else:
        reveal_area(game, battle.start, sietch=False)
        reveal_garrison(game, battle.target)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class FirstRound(BattleStep):
    """The battle is fought, unless one side has no units to fight with (A-SETTLE-2)."""

    def run(self, game: ArrakisState) -> None:
        enemies = game.legion(self.battle.defender, self.battle.target).figures
        fight(game, replace(self.battle, enemies=enemies))


def fight(game: ArrakisState, battle: Battle) -> None:
    """One round, and what follows it."""
    game.become(GoingOn(battle))
    if stands(game, battle, battle.attacker) and stands(game, battle, battle.defender):
        game.push(CardsForDice(battle, battle.attacker))


@dataclass(frozen=True, slots=True)
class GoingOn(BattleStep):
    """After the losses the attacker goes on or ceases (A-BATTLE-26, A-BATTLE-28)."""

    def view(self, game: ArrakisState, eyes: str | None) -> Mapping[str, Any] | None:
        """The stages of a round show the battle themselves until the dice have been rolled."""
        return {"battle": self.battle.to_json()} if self.battle.tallies else None

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        battle = self.battle
        if not stands(game, battle, battle.attacker) or not stands(game, battle, battle.defender):
            return ()
        seat = game.seat(battle.attacker)
        return (Decision(seat, "go_on", Listed(GoOn(seat), CeaseAttack(seat))),)

    def answer(self, game: ArrakisState, action: Action) -> None:
        battle = self.battle
        if isinstance(action, CeaseAttack):
            game.emit("attack_ceased", {"side": battle.attacker, "area": AREA.names[battle.target]})
            game.become(BattleOver(battle, battle.defender))
            return
        game.become(Answering(battle))
        if game.settled[battle.defender] >> battle.target & 1:
            pay(game, battle)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        """The attacker is asked, and never retreats (A-BATTLE-30)."""
        area = AREA.names[self.battle.target]
        if isinstance(action, (FallBack, StandFirm)):
            return because("A-BATTLE-30", "attacker", area=area)
        if isinstance(action, AdvanceInto):
            return because("A-BATTLE-36", "not_won", area=area)
        return None

    def run(self, game: ArrakisState) -> None:
        game.become(BattleOver(self.battle, survivor(game, self.battle)))


def pay(game: ArrakisState, battle: Battle) -> None:
    """A-BATTLE-27: going on against a settlement costs a hit, unless the card spares it."""
    if NO_CONTINUE_HIT not in battle.modifiers:
        price = int(game.box.numbers["continue_attack_on_settlement_cost_hits"])
        take_hits(game, battle.attacker, battle.start, price, battle.troops_stay)


@dataclass(frozen=True, slots=True)
class Answering(BattleStep):
    """The battle goes on: the defender may retreat first (A-BATTLE-29, A-BATTLE-30)."""

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        battle = self.battle
        if not stands(game, battle, battle.attacker):
            return ()
        if not retreat_areas(game, battle.defender, battle.target):
            return ()
        seat = game.seat(battle.defender)
        return (Decision(seat, "retreat", Listed(StandFirm(seat), FallBack(seat))),)

    def answer(self, game: ArrakisState, action: Action) -> None:
        battle = self.battle
        if isinstance(action, FallBack):
            game.become(BattleOver(battle, battle.attacker))
            game.push(Retreat(battle.defender, battle.target))
        else:
            fight(game, battle.next_round())

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        """The defender is asked."""
        if isinstance(action, GoOn):
            return because("A-BATTLE-28", "defender", area=AREA.names[self.battle.target])
        if isinstance(action, CeaseAttack):
            return because("A-BATTLE-31", "defender", area=AREA.names[self.battle.target])
        return None

    def run(self, game: ArrakisState) -> None:
        battle = self.battle
        if stands(game, battle, battle.attacker):
            fight(game, battle.next_round())
        else:
            game.become(BattleOver(battle, battle.defender))


@dataclass(frozen=True, slots=True)
class BattleOver(BattleStep):
    """A-BATTLE-35: the battle is won by one side, or by nobody."""

    winner: str

    def run(self, game: ArrakisState) -> None:
        battle = self.battle
        area = AREA.names[battle.target]
        game.emit("battle_over", {"winner": self.winner, "area": area})
        if self.winner != battle.attacker:
            game.end_step()
            return
        if self.winner == ATREIDES:
            game.note(f"battle_won_as_attacker@{battle.enemies}")
        game.become(Advance(battle))


@dataclass(frozen=True, slots=True)
class Advance(BattleStep):
    """The victor moves their whole legion into the attacked area, or stays (A-BATTLE-36)."""

    def open_to_free_actions(self) -> bool:
        return True

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        battle = self.battle
        closed = game.held[battle.defender] | game.worms  # A-BATTLE-40
        if closed >> battle.target & 1 or not stands(game, battle, battle.attacker):
            return ()
        seat = game.seat(battle.attacker)
        stay: Choices[Action] = Listed(Done(seat))
        ahead = Product(AdvanceInto, seat, just(AREA.names[battle.target]))
        return (Decision(seat, "advance", Sum(ahead, stay)),)

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        if isinstance(action, AdvanceInto):
            advance(game, self.battle)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, AdvanceInto):
            return None
        return because("A-BATTLE-36", "target", area=AREA.names[self.battle.target])


def advance(game: ArrakisState, battle: Battle) -> None:
    """The legion comes in: the settlement falls, then it meets what else is there."""
    side, start, target = battle.attacker, battle.start, battle.target
    here = game.legion(side, start)
    group = fighters(game, battle, side)
    march(game, side, start, target, here - group)
    names = {"start": AREA.names[start], "to": AREA.names[target]}
    game.emit("advanced", {"side": side, **names, **group_data(group)})
    game.push(Arrival(side, 1 << target))
    if game.settled[battle.defender] >> target & 1:
        destroy(game, battle.defender, target)


STEPS = (FirstRound, GoingOn, Answering, BattleOver, Advance)
