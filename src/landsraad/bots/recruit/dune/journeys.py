"""Journeys: every group of forces that could go somewhere, and the best of them.

Shipments, moves and rides are all weighed alike: what the places are worth afterwards, less the
fare. A journey that adds less than `EFFORT` is not made.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from landsraad.bots.recruit.dune.facts import NONE, Facts, Forces, land_of, plus
from landsraad.bots.recruit.dune.pools import pool_of, taken, total
from landsraad.bots.recruit.dune.worth import Prospect, is_in_danger
from landsraad.bots.recruit.spaces import products
from landsraad.dune.actions.common import Pass
from landsraad.dune.actions.shipment import Arrive, Move, Ship, ShipAcross
from landsraad.dune.actions.spice_blow import RideWorm
from landsraad.dune.board import CELL, SECTOR_OF, STRONGHOLD_CELLS
from landsraad.dune.factions.sheets import COMMON
from landsraad.dune.state import GUILD
from landsraad.kernel import Action, Choices, Decision

EFFORT: Final = 0.6
"""What a journey must add to be worth its while."""
SIZES: Final = (1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20)
"""Sizes of groups that are considered."""
LEFT_BEHIND: Final = (0, 1, 2, 3, 5)
"""Garrisons that are considered for the place a group leaves."""
TO_KEEP: Final = 2
"""Spice that is kept for the next auction or battle, unless victory is near."""

Group = tuple[tuple[str, int], ...]
"""How many forces from each cell."""

POOR, RICH = 8, 20
"""Up to the one, spice is dear; from the other on, it is there to be spent."""
CHEAP: Final = 0.4
"""What a spice is worth to the rich."""


class Journey(NamedTuple):
    """One way to go: the action, what each cell gains by it, and its fare."""

    action: Action
    gained: dict[str, Forces]
    fare: int


def best(
    facts: Facts, decision: Decision, journeys: Iterable[Journey], purse: int | None = None
) -> Action:
    """The journey that adds most; none, if that is allowed and none adds enough."""
    return ranked(facts, decision, journeys, purse)[0][1]


def ranked(
    facts: Facts, decision: Decision, journeys: Iterable[Journey], purse: int | None = None
) -> list[tuple[float, Action]]:
    """All journeys with what they add, the best first; among them to stay, if that is allowed."""
    prospect = Prospect(facts)
    has = facts.spice if purse is None else purse
    # After the last turn spice is good for nothing.
    dear = 0.0 if facts.is_last_turn else facts.temper.thrift * worth_of_spice(has)
    passing = Pass(facts.me)
    may_stay = passing in decision.actions
    found: list[tuple[float, Action]] = [(EFFORT, passing)] if may_stay else []
    for action, gained, fare in journeys:
        left = has - fare
        worth = prospect.change(gained, max(0, min(left, facts.spice)))
        worth -= dear * (fare + max(0, TO_KEEP - left))
        found.append((worth, action))
    found.sort(key=lambda journey: -journey[0])
    return found or [(0.0, decision.actions.at(0))]


def worth_of_spice(has: int) -> float:
    """What a spice is worth to one who has so many."""
    wealth = min(1.0, max(0.0, (has - POOR) / (RICH - POOR)))
    return 1.0 - (1.0 - CHEAP) * wealth


# From off the board.


def landings(facts: Facts, space: Choices[Any], made: type[Ship | Arrive]) -> Iterator[Journey]:
    """Shipments from the reserves, for spice or (Fremen) free."""
    for part in products(space, made):
        cells, forces, specials = part.fields
        goals = [cell for cell in cells if is_goal(facts, cell)]
        for number in specials:
            for ordinary in {min(size, forces.at(forces.size - 1)) for size in (0, *SIZES)}:
                if ordinary in forces:
                    for cell in goals:
                        fare = fare_to(facts, cell, ordinary + number) if made is Ship else 0
                        action = made(facts.me, cell, ordinary, number)
                        yield Journey(action, {cell: (ordinary, number)}, fare)


def is_goal(facts: Facts, cell: str) -> bool:
    """A place one may want to ship to: a stronghold, or spice out of the storm."""
    if SECTOR_OF[CELL[cell]] == facts.table["board"]["storm"]:
        return False
    return land_of(cell) in facts.strongholds or cell in facts.spice_on


def fare_to(facts: Facts, cell: str, number: int) -> int:
    """What a shipment costs; the Guild and its ally pay half."""
    stronghold = STRONGHOLD_CELLS >> CELL[cell] & 1
    rate = COMMON.ship_price_stronghold if stronghold else COMMON.ship_price_elsewhere
    half = facts.me == GUILD or (
        GUILD in facts.friends and facts.rules.guild_ally_rate == "half" and not facts.pairs
    )
    return (number * rate + 1) // 2 if half else number * rate


# From place to place.


def marches(
    facts: Facts, space: Choices[Any], made: type[Move | ShipAcross | RideWorm]
) -> Iterator[Journey]:
    """Groups that leave one territory for another."""
    for part in products(space, made):
        ordinary, special, to = part.fields
        goals = ends(facts, to)
        for forces, specials in groups(pool_of(ordinary), pool_of(special)):
            if forces in ordinary and specials in special:
                for cell in goals:
                    yield march(facts, made, forces, specials, cell)


def ends(facts: Facts, cells: Iterable[str]) -> list[str]:
    """Of each territory the cells with spice, and one more, out of the storm's way if possible."""
    storm = facts.table["board"]["storm"]
    found: list[str] = []
    shelter: dict[str, str] = {}
    for cell in cells:
        land = land_of(cell)
        if cell in facts.spice_on:
            found.append(cell)
        elif land not in shelter or is_in_danger(shelter[land], storm):
            shelter[land] = cell
    return [*found, *shelter.values()]


def groups(
    forces: list[tuple[str, int]], specials: list[tuple[str, int]]
) -> list[tuple[Group, Group]]:
    """All of them, or all but a garrison; special forces go first, they fight best."""
    everybody = total(forces) + total(specials)
    found = []
    for behind in LEFT_BEHIND:
        going = everybody - behind
        if going > 0:
            elite = min(going, total(specials))
            found.append((taken(forces, going - elite), taken(specials, elite)))
    return list(dict.fromkeys(found))


def march(
    facts: Facts,
    made: type[Move | ShipAcross | RideWorm],
    forces: Group,
    specials: Group,
    cell: str,
) -> Journey:
    """One group to one cell."""
    gained: dict[str, Forces] = {start: (-number, 0) for start, number in forces}
    for start, number in specials:
        gained[start] = (gained.get(start, NONE)[0], -number)
    ordinary = sum([number for _, number in forces])
    elite = sum([number for _, number in specials])
    gained[cell] = plus(gained.get(cell, NONE), (ordinary, elite))
    fare = fare_to(facts, cell, ordinary + elite) if made is ShipAcross else 0
    return Journey(made(facts.me, forces, specials, cell), gained, fare)
