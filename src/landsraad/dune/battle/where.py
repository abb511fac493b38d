"""Where battles are due, and between whom.

D-BATTLE-1 in the same part of a territory · D-BATTLE-2 in the storm · D-BATTLE-4 in which order
D-BATTLE-57 three or more factions · D-ALLIANCE-8 allies never fight
"""

from __future__ import annotations

from landsraad.dune.board import (
    POLAR_SINK,
    SECTOR_MASK,
    TERRITORY_MASK,
    TERRITORY_OF,
    members,
    zones,
)
from landsraad.dune.state import DuneState
from landsraad.dune.travel.limits import whole

Front = tuple[int, int, str]
"""A battle that is due: the territory, the cells of the part that is fought over, the opponent."""


def battlefields(game: DuneState, territory: int) -> tuple[int, ...]:
    """D-BATTLE-1, 2: the parts of a territory in which forces meet, each as its cells."""
    if territory == POLAR_SINK:
        return ()
    clear = zones(territory, game.storm)
    inside = TERRITORY_MASK[territory] & SECTOR_MASK[game.storm]
    if inside and game.rules.battles_in_storm == "both_inside":
        return (*clear, inside)
    return clear


def battles_of(game: DuneState, seat: str) -> tuple[Front, ...]:
    """The battles that a seat still has to fight."""
    mine = game.fighters(seat)
    friends = (seat, *game.allies(seat))
    enemies = [(other, game.fighters(other)) for other in game.seats if other not in friends]
    theirs = 0
    for _, cells in enemies:
        theirs |= cells
    if not whole(mine) & theirs:
        return ()
    return tuple(
        [
            (territory, zone, other)
            for territory in contested(mine, theirs)
            for zone in battlefields(game, territory)
            if mine & zone
            for other, cells in enemies
            if cells & zone
        ]
    )


def contested(mine: int, theirs: int) -> list[int]:
    """The territories in which both sets have a cell."""
    own = dict.fromkeys([TERRITORY_OF[cell] for cell in members(mine)])
    return [territory for territory in own if TERRITORY_MASK[territory] & theirs]


def next_aggressor(game: DuneState) -> tuple[str, tuple[Front, ...]] | None:
    """D-BATTLE-4, 5: the first in storm order who has a battle to fight; no battle adds another."""
    for seat in game.storm_order():
        battles = battles_of(game, seat)
        if battles:
            return seat, battles
    return None
