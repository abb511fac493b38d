"""Spice: a point of supremacy first; markers are held if all of them can be."""

from __future__ import annotations

from itertools import product
from typing import Final

from landsraad.arrakis.actions.rounds import KeepSpice, MoveMarker, PayMarker, Stockpile
from landsraad.arrakis.box import POWERS
from landsraad.bots.recruit.arrakis.facts import Facts
from landsraad.bots.recruit.arrakis.prophecy import STEP
from landsraad.bots.recruit.arrakis.spaces import first_best
from landsraad.kernel import Action, Decision

NOTHING, HOLD, RAISE = 0, 2, 3
SHIFT: Final = {NOTHING: 1, HOLD: 0, RAISE: -1}
STOCK: Final = 3
ROW: Final = 7.0
"""What one row more or less is worth: a die in every round to come."""
BAN: Final = 1.5
CHOAM: Final = "choam"
BOUND: Final = 5
"""How many units may stand together under its ban."""
EXCESS: Final = 1.5
"""What a unit is worth that would have to go."""
SPICE_LEFT: Final = 1.0
IMPERIUM: Final = 2.5
"""What an imperium action is worth, with the Spacing Guild."""


def pay_marker(facts: Facts, decision: Decision) -> Action | None:
    """The payment that leaves most, with the best payments for the markers after it."""
    step = facts.step("spice")
    spice = step["spice"] if step is not None else 0

    def outlook(action: PayMarker) -> float:
        later = POWERS[POWERS.index(action.power) + 1 :]
        plans = [
            {action.power: action.spice, **dict(zip(later, prices, strict=True))}
            for prices in product((NOTHING, HOLD, RAISE), repeat=len(later))
        ]
        return max([result(facts, plan, spice) for plan in plans])

    return first_best(decision, PayMarker, outlook)


def result(facts: Facts, plan: dict[str, int], spice: int) -> float:
    """What the payments of a plan lead to; the markers before them are where they are."""
    left = spice - sum(plan.values())
    if left < 0:
        return -100.0
    bottom = len(facts.box.rows) - 1
    rows = dict(facts.table["imperium"])
    for power, price in plan.items():
        rows[power] = min(max(rows[power] + SHIFT[price], 0), bottom)
    banned = [p for p, price in plan.items() if not price or rows[p] == bottom]
    value = -ROW * int(max(rows.values())) - BAN * len(banned)
    if CHOAM in banned:
        value -= EXCESS * sum([max(0, legion.size - BOUND) for legion in facts.mine.values()])
    if "heighliners" in facts.table:
        value += IMPERIUM * sum([{HOLD: 1, RAISE: 2}.get(price, 0) for price in plan.values()])
    if left >= STOCK and facts.table["supremacy"] <= facts.box.stockpiling_up_to:
        value += STEP
        left -= STOCK
    return value + SPICE_LEFT * (left > 0)


def stockpile(facts: Facts, decision: Decision) -> Action | None:
    """A point is a point."""
    return Stockpile(facts.me)


def keep_spice(facts: Facts, decision: Decision) -> Action | None:
    return KeepSpice(facts.me)


def move_marker(facts: Facts, decision: Decision) -> Action | None:
    """The Atreides push the lowest one down, the Harkonnen pull it up."""
    rows = facts.table["imperium"]
    return first_best(decision, MoveMarker, lambda action: rows[action.power])
