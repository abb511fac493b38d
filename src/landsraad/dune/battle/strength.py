"""What forces are worth: the numbers that can be dialled, and the losses that make a number.

All numbers are in half forces. A force that needs spice counts 2 with it and 1 without; one that
needs none counts 2. A special force counts `worth` times as much.

D-BATTLE-20 basic dial · D-BATTLE-21 dial with spice · D-BATTLE-22 special forces
D-BATTLE-23 Fremen need no spice · D-BATTLE-24 own spice only · D-BATTLE-43 losses
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from landsraad.dune.factions import emperor, fremen
from landsraad.dune.state import EMPEROR, FREMEN, DuneState, Forces
from landsraad.kernel import Choices, Listed, Range

if TYPE_CHECKING:
    from landsraad.dune.battle.current import Battle

SPECIAL_FORCES = {EMPEROR: emperor.SARDAUKAR, FREMEN: fremen.FEDAYKIN}
"""Who has special forces, and the advantage that makes them worth more."""


class Terms(NamedTuple):
    """How the forces of a side count in a battle."""

    ordinary: int
    special: int
    worth: int
    """A special force is worth this many ordinary ones."""
    needs_spice: bool


def terms(game: DuneState, battle: Battle, seat: str) -> Terms:
    """The forces of a side in the battle, and how they count."""
    ordinary, special = game.forces_in(seat, battle.zone)
    worth = worth_of_special(game, seat, battle.opponent(seat)) if special else 1
    return Terms(ordinary, special, worth, needs_spice(game, seat))


def worth_of_special(game: DuneState, seat: str, opponent: str) -> int:
    """D-BATTLE-22: how many ordinary forces one Sardaukar or Fedaykin is worth."""
    if seat == EMPEROR:
        return emperor.worth_of_sardaukar(game, opponent)
    return fremen.worth_of_fedaykin(game)


def needs_spice(game: DuneState, seat: str) -> bool:
    """D-BATTLE-21; D-BATTLE-23: not the Fremen, unless a Karama has taken that away."""
    if has_free_support(game, seat):
        return game.is_stopped(fremen.FREE_SUPPORT)
    return uses_spice_support(game)


def has_free_support(game: DuneState, seat: str) -> bool:
    """D-BATTLE-23: whether the Fremen advantage makes a difference here."""
    return fremen.needs_no_spice(game, seat) and uses_spice_support(game)


def uses_spice_support(game: DuneState) -> bool:
    """D-BATTLE-21: forces need spice to count in full."""
    return game.rules.combat == "spice_support"


@lru_cache(maxsize=4096)
def strengths(forces: Terms, spice: int) -> tuple[tuple[int, Choices[int]], ...]:
    """For each amount of spice, up to what a side has, the numbers it may dial with it."""
    if not forces.needs_spice:
        return ((0, compact(unpaid_dials(forces))),)
    most = min(spice, forces.ordinary + forces.special)
    return tuple([(paid, compact(paid_dials(forces, paid))) for paid in range(most + 1)])


def unpaid_dials(forces: Terms) -> list[int]:
    """D-BATTLE-20: any number of forces, each in full."""
    return sorted(
        {
            2 * (ordinary + forces.worth * special)
            for ordinary in range(forces.ordinary + 1)
            for special in range(forces.special + 1)
        }
    )


def paid_dials(forces: Terms, spice: int) -> list[int]:
    """D-BATTLE-21: as many forces in full as there is spice, any others at half."""
    found: set[int] = set()
    for special in range(min(spice, forces.special) + 1):
        ordinary = spice - special
        if ordinary > forces.ordinary:
            continue
        for half in range(forces.special - special + 1):
            low = 2 * ordinary + forces.worth * (2 * special + half)
            found.update(range(low, low + forces.ordinary - ordinary + 1))
    return sorted(found)


def compact(numbers: list[int]) -> Choices[int]:
    """Increasing numbers as the smallest space."""
    if numbers[-1] - numbers[0] == len(numbers) - 1:
        return Range(numbers[0], numbers[-1])
    return Listed(*numbers)


@lru_cache(maxsize=4096)
def losses(forces: Terms, dial: int, spice: int) -> tuple[Forces, ...]:
    """D-BATTLE-43: the numbers of ordinary and special forces that make a dial with its spice."""
    return tuple(
        [
            (ordinary, special)
            for special in range(forces.special + 1)
            for ordinary in range(forces.ordinary + 1)
            if makes(ordinary, special, forces, dial, spice)
        ]
    )


def makes(ordinary: int, special: int, forces: Terms, dial: int, spice: int) -> bool:
    """Whether just these forces are worth the dial, as many of them in full as there is spice."""
    worth = forces.worth
    if not forces.needs_spice:
        return 2 * (ordinary + worth * special) == dial
    at_half = ordinary + worth * special
    return any(
        at_half + (spice - full) + worth * full == dial
        for full in range(max(0, spice - ordinary), min(spice, special) + 1)
    )
