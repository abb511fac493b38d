"""Phase 2 in Mahdi: one Harkonnen die after each turn of the player (A-SOLO-TURN)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from landsraad.arrakis import tank
from landsraad.arrakis.actions.common import or_done
from landsraad.arrakis.actions.rounds import NameDie, SpendDie
from landsraad.arrakis.box import ATREIDES, HARKONNEN, RESULTS
from landsraad.arrakis.dice import UNROLLED, in_boxes, unused
from landsraad.arrakis.ops import ForceOpponentDie, Op, PlaceVehicle, Replace
from landsraad.arrakis.resolve import Bounds, Resolve
from landsraad.arrakis.results import LED_LEGION, OWN_LEGION, RESULT, SPECIAL, ready_leaders
from landsraad.arrakis.rounds.action import (
    ActionTurns,
    AddToken,
    EndOfTurn,
    Overflow,
    Turn,
    roll_dice_of,
)
from landsraad.arrakis.rounds.vehicles import active_row
from landsraad.arrakis.solo import cards
from landsraad.arrakis.solo.attacks import attack
from landsraad.arrakis.solo.effects import has_effect
from landsraad.arrakis.solo.verdict import MahdiStep, Verdict, only
from landsraad.arrakis.state import NOWHERE, OTHER, ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.verbs.dice import ForcingDie
from landsraad.arrakis.where import areas
from landsraad.kernel import Action, Decision, Listed, Product
from landsraad.kernel.refusals import Because, because

MOST_ALIKE: Final = 3
"""A-SOLO-TURN-3: spent dice of one result, beyond which it is rolled again."""
MOST_NAMED: Final = {"leadership": 3, "strategy": 3, "deployment": 2, "mentat": 3, "house": 2}
"""A-SOLO-RULE-14: spent dice of each result with which it can no more be named."""

HOUSE_OPS: Final = (
    Replace("regular", "elite", 2),
    PlaceVehicle(1, "harvester"),
    PlaceVehicle(1, "ornithopter"),
)
"""A-SOLO-HOUSE-1, A-SOLO-HOUSE-5."""


@dataclass(frozen=True, slots=True)
class MahdiActionPhase(ArrakisStep):
    """The Atreides roll and slot their dice; those of the Harkonnen wait (A-SOLO-TURN-1)."""

    turn: str = ""

    def run(self, game: ArrakisState) -> None:
        game.become(MahdiTurns(self.turn or ATREIDES))
        if not self.turn:
            number = game.box.action_dice_count[HARKONNEN] - active_row(game).dice_aside
            game.dice = {**game.dice, HARKONNEN: (UNROLLED,) * number}
            game.used = {**game.used, HARKONNEN: ()}
            roll_dice_of(game, ATREIDES, game.box.action_dice_count[ATREIDES])
            game.push(AddToken(ATREIDES))
            game.push(Overflow(game.partners[ATREIDES][0]))


@dataclass(frozen=True, slots=True)
class MahdiTurns(ArrakisStep):
    """The player's turn and a Harkonnen die, until the last one is done."""

    side: str

    def run(self, game: ArrakisState) -> None:
        if not unused(game, HARKONNEN):
            ActionTurns(self.side).finish(game)
            return
        game.acting = self.side
        game.become(MahdiTurns(OTHER[self.side]))
        game.push(EndOfTurn(self.side))
        game.push(Turn(ATREIDES) if self.side == ATREIDES else MahdiTurn())


@dataclass(frozen=True, slots=True)
class MahdiTurn(ArrakisStep):
    """One unused Harkonnen die is rolled and used (A-SOLO-TURN-1)."""

    def run(self, game: ArrakisState) -> None:
        result = game.forced or roll(game)
        game.mahdi = replace(game.mahdi, temporary=NOWHERE, flew=False)
        tank.die_is_spent(game, HARKONNEN)  # A-SOLO-TURN-2
        game.dice = {**game.dice, HARKONNEN: game.dice[HARKONNEN][1:]}
        game.used = {**game.used, HARKONNEN: in_boxes([*game.used[HARKONNEN], result])}
        game.become(MahdiAction(result))


def roll(game: ArrakisState) -> str:
    """A-SOLO-TURN-3: a result that three spent dice show is rolled again."""
    faces = game.box.action_dice[HARKONNEN]
    while True:
        result = game.draw(faces)
        again = game.used[HARKONNEN].count(result) >= MOST_ALIKE
        game.emit("mahdi_die", {"result": result, "again": again})
        if not again:
            return result


@dataclass(frozen=True, slots=True)
class MahdiAction(MahdiStep):
    """What the die is used for: a named leader if one can do anything, else its own action."""

    result: str

    def verdict(self, game: ArrakisState) -> Verdict | None:
        leaders = [
            SpendDie(HARKONNEN, self.result, SPECIAL + name)
            for name, slot in ready_leaders(game, HARKONNEN)
            if slot == self.result and self.helps(game, name)
        ]
        if leaders:
            return only("leaders", "A-SOLO-TURN-4", *leaders)  # A-SOLO-TURN-6
        use, rule = self.plain_use(game)
        return only("result", rule, SpendDie(HARKONNEN, self.result, use))

    def helps(self, game: ArrakisState, leader: str) -> bool:
        """A-SOLO-TURN-5: whether the leader's special action would do anything."""
        if leader in DRAWING_LEADERS:
            return True
        return has_effect(game, game.box.leaders[leader].ops)

    def plain_use(self, game: ArrakisState) -> tuple[str, str]:
        """The action of the result and the rule about it."""
        if self.result not in ("leadership", "strategy"):
            return PLAIN_USES[self.result]
        led = LED_LEGION if self.result == "leadership" else OWN_LEGION  # A-SOLO-ATTACK-2
        if attack(game, areas(game, HARKONNEN, led)):
            return "attack", "A-SOLO-ATTACK-1"
        return "move", "A-SOLO-ATTACK-13"

    def answer(self, game: ArrakisState, action: Action) -> None:
        assert isinstance(action, SpendDie)
        game.end_step()
        told = {"side": HARKONNEN, "seat": HARKONNEN, "die": self.result, "use": action.use}
        game.emit("spent", told)
        leader = action.use.removeprefix(SPECIAL)
        if action.use == leader:
            self.act(game, action.use)
            return
        game.spent = tuple(sorted((*game.spent, leader)))  # A-SPEC-5
        if leader in DRAWING_LEADERS:
            game.push(cards.PlayDrawn((DRAWING_LEADERS[leader],) * 3))
        else:
            game.push(Resolve(HARKONNEN, leader, game.box.leaders[leader].ops))

    def act(self, game: ArrakisState, use: str) -> None:
        if self.result == "mentat":
            game.push(cards.PlayDrawn(cards.alternating(game, 2)))
        else:
            game.push(Resolve(HARKONNEN, self.result, self.ops(use)))

    def ops(self, use: str) -> tuple[Op, ...]:
        return HOUSE_OPS if self.result == "house" else RESULT[HARKONNEN][self.result][use]


PLAIN_USES: Final = {
    "deployment": ("deploy", "A-SOLO-DEPLOY-1"),
    "mentat": ("draw", "A-SOLO-MENTAT-1"),
    "house": ("swap", "A-SOLO-HOUSE-1"),
}
DRAWING_LEADERS: Final = {"thufir_hawat": cards.HOUSE, "gaius_helen_mohiam": cards.CORRINO}
"""A-SOLO-RULE-12, A-SOLO-RULE-13: who draws three cards and plays them at once."""


# Truthtrance.


def begin_force(game: ArrakisState, seat: str, op: ForceOpponentDie, bound: Bounds) -> None:
    game.push(NamingResult(seat))


class NamingResult(ForcingDie):
    """A-SOLO-RULE-14: the player names the result of the next Harkonnen turn."""

    __slots__ = ()

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        spent = game.used[HARKONNEN]
        results = [result for result in RESULTS if spent.count(result) < MOST_NAMED[result]]
        if not unused(game, HARKONNEN):
            return ()
        named = Product(NameDie, self.seat, Listed(*results))
        return (Decision(self.seat, "name_die", or_done(self.seat, named)),)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, NameDie):
            return None
        spent = game.used[HARKONNEN].count(action.die)
        return because("A-SOLO-RULE-14", "often", die=action.die, spent=spent)


STEPS = (MahdiActionPhase, MahdiTurns, MahdiTurn, MahdiAction, NamingResult)
ATREIDES_VERBS: Final[dict[type[Op], Callable[..., Any]]] = {ForceOpponentDie: begin_force}
