"""Storm: keep it off one's own forces, and send it over the others'."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from landsraad.bots.recruit.dune.facts import Facts
from landsraad.bots.recruit.spaces import offered, products
from landsraad.dune.actions.common import Pass
from landsraad.dune.actions.storm import (
    ChooseStormLosses,
    ChooseTerritoryLosses,
    DialStorm,
    UseFamilyAtomics,
    UseWeatherControl,
)
from landsraad.dune.board import CELL, SECTORS, storm_kills
from landsraad.kernel import Action, Chance, Decision

WORTH_A_CARD: Final = 4.0
"""Forces that must be saved or destroyed to spend a card on it."""
RIVALS: Final = 0.4
"""A rival's force that dies, next to one of one's own that is saved."""


def swept(facts: Facts, sectors: int, wall: bool) -> float:
    """How good it is if the storm moves so far: rivals' losses less one's own."""
    board: Mapping[str, Any] = facts.table["board"]
    cells = 0
    for step in range(1, min(sectors, SECTORS) + 1):
        cells |= storm_kills((board["storm"] + step) % SECTORS, wall)
    good = 0.0
    for cell, standing in board["forces"].items():
        if cells >> CELL[cell] & 1:
            for seat, forces in standing.items():
                good += sum(forces) * (-1.0 if seat in facts.friends else RIVALS)
    return good


def dial_storm(facts: Facts, decision: Decision, chance: Chance) -> Action:
    """The dial that is best if the other one is in the middle; any in the first turn."""
    dials = list(offered(decision.actions, DialStorm))
    if facts.turn == 1:
        return chance.choice(dials)
    wall = facts.table["board"]["shield_wall"]
    middle = dials[len(dials) // 2].amount
    return max(chance.shuffle(dials), key=lambda dial: swept(facts, dial.amount + middle, wall))


def before_storm(facts: Facts, decision: Decision) -> Action:
    """Weather Control and Family Atomics, if enough forces hang on it."""
    step = facts.step("before_storm")
    coming = step["sectors"] if step is not None else 0
    wall = facts.table["board"]["shield_wall"]
    as_it_is = swept(facts, coming, wall)
    options: list[tuple[float, Action]] = [
        (swept(facts, use.sectors, wall), use)
        for use in offered(decision.actions, UseWeatherControl)
    ]
    options += [
        (swept(facts, coming, False), use) for use in offered(decision.actions, UseFamilyAtomics)
    ]
    good, use = max(options, key=lambda option: option[0], default=(as_it_is, Pass(facts.me)))
    return use if good - as_it_is >= WORTH_A_CARD else Pass(facts.me)


def storm_losses(facts: Facts, decision: Decision) -> Action:
    """Ordinary forces rather than special ones."""
    return min(offered(decision.actions, ChooseStormLosses), key=lambda lost: lost.specials)


def territory_losses(facts: Facts, decision: Decision) -> Action:
    """Ordinary forces rather than special ones: the first way to lose the fewest of these."""
    fewest, *_ = products(decision.actions, ChooseTerritoryLosses)
    return fewest.at(0)
