"""Odds: how strong a side may be in battle, and who will probably win.

Strength is in half forces, as on the battle wheel.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from landsraad.bots.recruit.dune.facts import Facts, Forces
from landsraad.dune.factions.sheets import LEADERS
from landsraad.dune.state import EMPEROR, FREMEN

SHARE_DIALLED: Final = 0.8
"""How much of its strength a rival is thought to dial: it wants to keep some forces."""

DOUBT: Final = 3.5
"""Half forces by which one must be ahead for odds of about 3 to 1: weapons may decide."""

LIKELY_BEST: Final = 0.8
"""How much of its best leader a rival is thought to bring."""

TOLL: Final = 0.6
"""Forces that are lost for each half force dialled: some have spice behind them, some have not."""


@lru_cache(maxsize=4096)
def most_dialled(forces: Forces, worth: int, spice: int | None) -> int:
    """The highest number that forces can dial with so much spice; None: they need none."""
    ordinary, special = forces
    if spice is None:
        return 2 * (ordinary + worth * special)
    best = min(spice, special)
    rest = min(spice - best, ordinary)
    return ordinary + worth * special + worth * best + rest


def worth_of_special(facts: Facts, seat: str, opponent: str | None) -> int:
    """A Sardaukar is one force to the Fremen, two to all others; a Fedaykin always two."""
    if not facts.rules.special_forces or (seat == EMPEROR and opponent == FREMEN):
        return 1
    return 2


def support(facts: Facts, seat: str, spice: int) -> int | None:
    """The spice that counts behind the forces of a seat; None: they need none."""
    return spice if facts.needs_spice and seat != FREMEN else None


def best_leader(facts: Facts, seat: str) -> int:
    """The strength of the best leader that a seat may send."""
    return max([LEADERS[i].strength for i in facts.leaders_of(seat)], default=0)


def own_strength(facts: Facts, forces: Forces, spice: int, opponent: str | None = None) -> float:
    """The most that one could bring into a battle with so many forces and so much spice."""
    worth = worth_of_special(facts, facts.me, opponent)
    dial = most_dialled(forces, worth, support(facts, facts.me, max(0, spice)))
    return dial + 2 * best_leader(facts, facts.me)


def likely_strength(facts: Facts, seat: str, forces: Forces) -> float:
    """What a rival will probably bring into a battle."""
    worth = worth_of_special(facts, seat, facts.me)
    dial = most_dialled(forces, worth, support(facts, seat, facts.purse_of(seat)))
    return SHARE_DIALLED * dial + LIKELY_BEST * 2 * best_leader(facts, seat)


def chance_to_win(mine: float, theirs: float) -> float:
    """From hopeless to sure, an even chance when both are as strong."""
    return 1 / (1 + exp(max(-30.0, min(30.0, (theirs - mine) / DOUBT))))


def chance_against(facts: Facts, forces: Forces, spice: int, rivals: dict[str, Forces]) -> float:
    """The chance to beat all these rivals, one after the other, with so many forces."""
    if not any(forces):
        return 0.0
    odds = 1.0
    for seat, theirs in rivals.items():
        mine = own_strength(facts, forces, spice, seat)
        odds *= chance_to_win(mine, likely_strength(facts, seat, theirs))
    return odds


def toll(facts: Facts, forces: Forces, rivals: dict[str, Forces]) -> float:
    """How many of so many forces it will cost to beat these rivals: what leaders do not make up."""
    leader = 2 * LIKELY_BEST * best_leader(facts, facts.me)
    dials = [
        max(0.0, likely_strength(facts, seat, theirs) - leader) for seat, theirs in rivals.items()
    ]
    return min(forces[0] + forces[1], TOLL * sum(dials))
