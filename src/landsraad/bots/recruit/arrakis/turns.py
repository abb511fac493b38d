"""Dice and turns: what each action die is used for, tokens, leaders at the end of the round."""

from __future__ import annotations

from typing import Final

from landsraad.arrakis.actions.common import Done
from landsraad.arrakis.actions.rounds import (
    ChangeDie,
    DesertPowerAction,
    NameDie,
    SlotToken,
    SpendDie,
    UseResult,
)
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.ops import DesertPower
from landsraad.arrakis.results import CARD, CLAIM, HOUSE, SPECIAL, ops_of
from landsraad.bots.recruit.arrakis import effects, prophecy
from landsraad.bots.recruit.arrakis.facts import Facts
from landsraad.bots.recruit.arrakis.spaces import best, first_best, offered, one_of_the_best
from landsraad.kernel import Action, Decision

TOKEN: Final = "bene_gesserit"
LIKED: Final = {
    ATREIDES: ("house", "leadership", "deployment", "strategy", "mentat"),
    HARKONNEN: ("strategy", "leadership", "deployment", "house", "mentat"),
}
"""Results in the order in which one wishes for them."""
OWN_USE: Final = 0.5
"""How much of a die's own best use counts against spending it on something any die can do."""


def turn(facts: Facts, decision: Decision) -> Action | None:
    """The use that is worth most; for what any die can do, the die that is good for least else."""
    weighed = weighed_turns(facts, decision)
    chosen = one_of_the_best(facts, list(weighed), lambda action: weighed[action])
    free = offered(decision.actions, DesertPowerAction)
    if free and (chosen is None or effects.of_step(facts, DesertPower(1)) > weighed[chosen]):
        return free[0]
    return chosen


def weighed_turns(facts: Facts, decision: Decision) -> dict[SpendDie, float]:
    """What each use of each die is worth."""
    spent = offered(decision.actions, SpendDie)
    values: dict[tuple[str, str], float] = {}
    for action in spent:
        key = result_of(facts, action.die), action.use
        if key not in values:
            values[key] = use(facts, *key)
    own = {die: 0.0 for die, _ in values}
    for (die, used_for), value in values.items():
        if not for_any_die(used_for):
            own[die] = max(own[die], value)

    def worth(action: SpendDie) -> float:
        die = result_of(facts, action.die)
        value = values[die, action.use]
        return value - OWN_USE * own[die] if for_any_die(action.use) else value

    return {action: worth(action) for action in spent}


def for_any_die(used_for: str) -> bool:
    return used_for == CARD or used_for.startswith(CLAIM)


def result_of(facts: Facts, die: str) -> str:
    """What a die shows; a token counts as its slot."""
    return str(facts.table["slotted"][facts.me]) if die == TOKEN else die


def use(facts: Facts, result: str, used_for: str) -> float:
    """What a use of a die is worth."""
    if used_for == CARD:
        return max([effects.card_value(facts, card) for card in facts.hand], default=0.0)
    if used_for.startswith(CLAIM):
        return prophecy.worth(facts, used_for.removeprefix(CLAIM))
    if used_for.startswith(SPECIAL):
        leader = facts.leader(used_for.removeprefix(SPECIAL))
        return 0.0 if leader is None else effects.value(facts, leader.ops)
    return effects.value(facts, ops_of(facts.side, result, used_for))


def use_as(facts: Facts, decision: Decision) -> Action | None:
    """The result whose action is worth most."""
    return best(decision, UseResult, lambda action: use(facts, HOUSE, action.use))


def bene_gesserit(facts: Facts, decision: Decision) -> Action | None:
    """A token is one more die, and the sooner the better."""
    return first_best(decision, SlotToken, lambda action: liking(facts, action.result))


def overflow(facts: Facts, decision: Decision) -> Action | None:
    return first_best(decision, ChangeDie, lambda action: liking(facts, action.result))


def liking(facts: Facts, result: str) -> float:
    return -float(LIKED[facts.side].index(result))


def name_die(facts: Facts, decision: Decision) -> Action | None:
    """The die that the enemy likes least."""
    order = (*LIKED[facts.foe], TOKEN)
    return first_best(decision, NameDie, lambda action: order.index(action.die))


def stop(facts: Facts, decision: Decision) -> Action | None:
    """Nothing more: the turn is over; leaders and the Wild Maker stay and fight where they are."""
    return Done(facts.me)
