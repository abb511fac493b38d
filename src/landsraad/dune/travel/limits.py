"""Where forces may end up: the storm, two other factions, allies.

All answers are sets of cells. A seat arrives quietly if its forces will be advisors (or coexist):
they count for no limit, so no limit binds them.

D-SHIP-7 storm · D-SHIP-8 two other factions · D-SHIP-9 allies · D-SHIP-19 Fremen arrivals
D-MOVE-8 blocked strongholds · D-MOVE-9 territories of the ally · D-ADVISOR-4 limits and advisors
D-ADVISOR-6 own shipments · D-ADVISOR-13 advisors and the ally · D-ADVISOR-19 the tournament rules
"""

from __future__ import annotations

from functools import lru_cache

from landsraad.dune.board import (
    ALL_CELLS,
    POLAR_SINK,
    SECTOR_MASK,
    STRONGHOLD_CELLS,
    TERRITORIES,
    TERRITORY_MASK,
    TERRITORY_OF,
    members,
    on_rim,
)
from landsraad.dune.factions.bene_gesserit import coexists, comes_in_peace, may_live_beside_ally
from landsraad.dune.factions.fremen import arrival_cells
from landsraad.dune.state import BENE_GESSERIT, FREMEN, DuneState
from landsraad.kernel.refusals import Because, because


@lru_cache(maxsize=1 << 14)
def whole(cells: int) -> int:
    """All cells of the territories that a set of cells touches."""
    mask = 0
    for cell in members(cells):
        mask |= TERRITORY_MASK[TERRITORY_OF[cell]]
    return mask


def crowded(game: DuneState, seat: str, among: int) -> int:
    """The territories, among these, that two other factions occupy."""
    once = twice = 0
    for other in game.seats:
        if other != seat:
            theirs = whole(game.fighters(other) & among)
            twice |= once & theirs
            once |= theirs
    return twice


def own_advisors(game: DuneState, seat: str) -> int:
    """The territories in which a seat has advisors: whoever joins them becomes one."""
    if seat != BENE_GESSERIT:
        return 0
    return whole(game.present[seat] & ~game.fighters(seat))


# Two other factions.


def full_to_ships(game: DuneState, seat: str) -> int:
    """D-SHIP-8: strongholds, or all territories, with two others."""
    places = {"strongholds": STRONGHOLD_CELLS, "all": ALL_CELLS}
    return crowded(game, seat, places[game.rules.ship_limit_two_factions])


def barred_to_ships(game: DuneState, seat: str) -> int:
    """D-ADVISOR-4: advisors may join them; D-ADVISOR-19: so may all who can come in peace."""
    full = full_to_ships(game, seat)
    if comes_in_peace(game, seat):
        return full & whole(game.fighters(seat))
    return full & ~own_advisors(game, seat)


def barred_to_moves(game: DuneState, seat: str, quiet: bool) -> int:
    """D-MOVE-8: strongholds with two others, to enter or to pass. D-ADVISOR-4: not for advisors."""
    if quiet:
        return 0
    return crowded(game, seat, STRONGHOLD_CELLS) & ~own_advisors(game, seat)


# Allies.


def closed_by_allies(game: DuneState, seat: str, quiet: bool, moving: bool) -> int:
    """D-SHIP-9, D-MOVE-9: the territories of allies, the Polar Sink excepted."""
    cells = 0
    for ally in game.allies(seat):
        if ally == BENE_GESSERIT:
            cells |= closed_by_bene_gesserit(game, seat, moving)
        elif seat == BENE_GESSERIT:
            cells |= closed_to_bene_gesserit(game, ally, quiet)
        else:
            cells |= game.fighters(ally)
    return whole(cells) & ~TERRITORY_MASK[POLAR_SINK]


def closed_by_bene_gesserit(game: DuneState, seat: str, moving: bool) -> int:
    """D-ADVISOR-13: advisors close nothing. D-ADVISOR-19: a move needs a third house there."""
    if not may_live_beside_ally(game):
        return game.present[BENE_GESSERIT]
    if moving and coexists(game):
        return game.present[BENE_GESSERIT] & ~third_houses(game, seat)
    return game.fighters(BENE_GESSERIT)


def closed_to_bene_gesserit(game: DuneState, ally: str, quiet: bool) -> int:
    """D-ADVISOR-13: they may be beside an ally as advisors only."""
    if not may_live_beside_ally(game):
        return game.present[ally]
    if quiet:
        return game.present[ally] & whole(game.fighters(BENE_GESSERIT))
    return game.present[ally] & ~own_advisors(game, BENE_GESSERIT)


def third_houses(game: DuneState, seat: str) -> int:
    """The territories that rivals of a seat occupy."""
    friends = (seat, *game.allies(seat))
    cells = 0
    for other in game.seats:
        if other not in friends:
            cells |= game.fighters(other)
    return whole(cells)


def shared_with(game: DuneState, seat: str, ally: str) -> int:
    """D-MOVE-13: the territories that a seat and its ally may not both stay in."""
    peaceful = may_live_beside_ally(game)
    mine, theirs = (game.fighters(s) if peaceful else game.present[s] for s in (seat, ally))
    return whole(mine) & whole(theirs) & ~TERRITORY_MASK[POLAR_SINK]


# All limits together.


def landing(game: DuneState, seat: str) -> int:
    """D-SHIP-7 to 9: the cells to which a seat may ship."""
    quiet = comes_in_peace(game, seat)
    closed = SECTOR_MASK[game.storm] | barred_to_ships(game, seat)
    closed |= closed_by_allies(game, seat, quiet, moving=False)
    return ALL_CELLS & ~(closed | closed_by_own_advisors(game, seat))


def closed_by_own_advisors(game: DuneState, seat: str) -> int:
    """D-ADVISOR-6: by the switch, where they have advisors they may not ship."""
    forbidden = game.rules.bg_ship_onto_advisors == "forbidden"
    return own_advisors(game, seat) if forbidden else 0


def arrivals(game: DuneState) -> int:
    """D-SHIP-19: where Fremen reserves may arrive; in the advanced game also in the storm."""
    closed = barred_to_ships(game, FREMEN)
    closed |= closed_by_allies(game, FREMEN, quiet=False, moving=False)
    return arrival_cells(game) & ~closed


def why_no_landing(game: DuneState, seat: str, cell: int) -> Because | None:
    """What keeps a seat from shipping to a cell, if anything does."""
    here, territory = 1 << cell, TERRITORY_OF[cell]
    quiet, place = comes_in_peace(game, seat), TERRITORIES[territory].id
    if here & SECTOR_MASK[game.storm] & ~arrival_cells_of(game, seat):
        return because("D-SHIP-7", "storm", sector=on_rim(game.storm))
    if here & barred_to_ships(game, seat):
        others = game.others_in(seat, territory)
        return because("D-SHIP-8", "crowded", territory=place, factions=others)
    if here & closed_by_allies(game, seat, quiet, moving=False):
        allies = allies_in(game, seat, territory)
        return because("D-SHIP-9", "ally", territory=place, ally=allies)
    if here & closed_by_own_advisors(game, seat):
        return because("D-ADVISOR-6", "advisors", territory=place)
    return None


def arrival_cells_of(game: DuneState, seat: str) -> int:
    """D-SHIP-19: where the storm does not keep a seat out."""
    return arrival_cells(game) if seat == FREMEN else 0


def allies_in(game: DuneState, seat: str, territory: int) -> tuple[str, ...]:
    mask = TERRITORY_MASK[territory]
    return tuple([ally for ally in game.allies(seat) if game.present[ally] & mask])
