"""Set-up: the prediction, the traitor, the first forces."""

from __future__ import annotations

from typing import Final

from landsraad.bots.recruit.dune.facts import Facts, land_of, strength_of
from landsraad.bots.recruit.dune.pools import pool_of
from landsraad.bots.recruit.spaces import offered, products
from landsraad.dune.actions.common import Pass
from landsraad.dune.actions.setup import KeepTraitor, Mulligan, PlaceAdvisor, PlaceFremen, Predict
from landsraad.dune.factions.sheets import LEADER, LEADERS
from landsraad.kernel import Action, Chance, Decision

LIKELY_TURNS: Final = (3, 4, 5, 6)
"""When games between players who want to win usually end."""

FREMEN_PLACES: Final = (("sietch_tabr", 4), ("false_wall_south", 3), ("false_wall_west", 3))
"""Tabr is held, and from both walls another stronghold is one move away."""

FIRST_ADVISOR: Final = "carthag"
"""Beside Harkonnen, in a city: if they leave, ornithopters and income are ours."""


def predict(facts: Facts, decision: Decision, chance: Chance) -> Action:
    """Anybody, in a turn in which games usually end."""
    choices = list(offered(decision.actions, Predict))
    likely = [choice for choice in choices if choice.turn in LIKELY_TURNS]
    return chance.choice(likely or choices)


def traitors(facts: Facts, decision: Decision) -> Action:
    """The strongest leader of a rival; Harkonnen redraw if they may."""
    choices = list(offered(decision.actions, KeepTraitor))
    if not choices:
        return next(offered(decision.actions, Mulligan), Pass(facts.me))
    return max(
        choices, key=lambda choice: (is_rivals(facts, choice.leader), strength_of(choice.leader))
    )


def is_rivals(facts: Facts, leader: str) -> bool:
    return LEADERS[LEADER[leader]].faction in facts.rivals


def place_fremen(facts: Facts, decision: Decision) -> Action:
    """Split so that strongholds are near; all Fedaykin that may come, to Tabr."""
    first, *_ = products(decision.actions, PlaceFremen)
    cells = {land_of(cell): cell for cell, _ in pool_of(first.fields[0])}
    (tabr, there), *others = [(cells[land], number) for land, number in FREMEN_PLACES]
    elite = min(facts.own["reserves"][1], there)
    ordinary = ((tabr, there - elite),) if there > elite else ()
    wanted = PlaceFremen(facts.me, (*ordinary, *others), ((tabr, elite),) if elite else ())
    return wanted if wanted in decision.actions else decision.actions.at(0)


def place_advisor(facts: Facts, decision: Decision) -> Action:
    """Into a city."""
    places = list(offered(decision.actions, PlaceAdvisor))
    return next((p for p in places if p.cell.startswith(FIRST_ADVISOR)), places[0])
