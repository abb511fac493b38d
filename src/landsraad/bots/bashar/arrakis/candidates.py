"""Candidates: the answers worth a closer look, the most promising first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from landsraad.arrakis.actions.battle import CeaseAttack, FallBack, GoOn, PickAttacker, StandFirm
from landsraad.arrakis.actions.common import Done
from landsraad.arrakis.actions.movement import PickLegion
from landsraad.arrakis.actions.rounds import DesertPowerAction, PayMarker
from landsraad.arrakis.board import AREA
from landsraad.bots.recruit.arrakis import moving, turns, worth
from landsraad.bots.recruit.arrakis.facts import Facts
from landsraad.bots.recruit.arrakis.spaces import offered
from landsraad.kernel import Action, Decision

USES: Final = 5
"""So many uses of dice are looked at."""
LEGIONS: Final = 3
MOVES: Final = 4


def turn(facts: Facts, decision: Decision) -> Sequence[Action]:
    """The best uses of dice, each with the die that fits it best."""
    weighed = turns.weighed_turns(facts, decision)
    best: dict[str, Action] = {}
    for action in sorted(weighed, key=lambda action: weighed[action], reverse=True):
        best.setdefault(action.use, action)
    return [*list(best.values())[:USES], *offered(decision.actions, DesertPowerAction)]


def pick_legion(facts: Facts, decision: Decision) -> Sequence[Action]:
    legions = offered(decision.actions, PickLegion)
    legions.sort(key=lambda action: -worth.best_move(facts, AREA.numbers[action.area]))
    return [*legions[:LEGIONS], *offered(decision.actions, Done)]


def move_legion(facts: Facts, decision: Decision) -> Sequence[Action]:
    return moving.best_ways(facts, decision, MOVES)


def pick_attacker(facts: Facts, decision: Decision) -> Sequence[Action]:
    return [*offered(decision.actions, PickAttacker)[:MOVES], *offered(decision.actions, Done)]


def either(*made: type[Action]) -> Callable[[Facts, Decision], Sequence[Action]]:
    """All that is offered, where that is little."""

    def all_of_them(facts: Facts, decision: Decision) -> Sequence[Action]:
        return [action for kind in made for action in offered(decision.actions, kind)]

    return all_of_them


CANDIDATES: Final[dict[str, Callable[[Facts, Decision], Sequence[Action]]]] = {
    "turn": turn,
    "pick_legion": pick_legion,
    "move_legion": move_legion,
    "pick_attacker": pick_attacker,
    "go_on": either(GoOn, CeaseAttack),
    "retreat": either(StandFirm, FallBack),
    "pay_marker": either(PayMarker),
}
"""By the kind of a decision; about others it does not think ahead."""
