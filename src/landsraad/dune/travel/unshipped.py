"""Why a shipment cannot be made here and now.

D-SHIP-1 one shipment, then one move · D-SHIP-5 price · D-SHIP-7 to 9 where to
D-SHIP-14, 15, 17, 24 the Guild's ways · D-SHIP-18 Karama shipment · D-SHIP-19 to 21 the Fremen
D-KARAMA-20 and 28 what a Karama has stopped · D-STORM-25 the storm
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from landsraad.dune.actions.shipment import (
    Arrive,
    Move,
    PlayHajr,
    Ship,
    ShipAcross,
    ShipHome,
    ShipWithKarama,
)
from landsraad.dune.board import (
    CELL,
    FREMEN_ARRIVALS,
    SECTOR_MASK,
    TERRITORIES,
    TERRITORY_OF,
    mask_of,
    on_rim,
)
from landsraad.dune.cards import TREACHERY_CARD
from landsraad.dune.factions import fremen
from landsraad.dune.factions.guild import HOME_RATE, ships_across
from landsraad.dune.karama import karamas
from landsraad.dune.state import FREMEN, GUILD, DuneState
from landsraad.dune.travel.groups import cells_named, first_missing, size
from landsraad.dune.travel.limits import why_no_landing
from landsraad.dune.travel.prices import Rounding, budget, half_of, karama_rounding, price, rate_to
from landsraad.kernel import Action
from landsraad.kernel.refusals import Because, because


def why_no_shipment(game: DuneState, action: Action) -> Because | None:
    """Of whoever is to ship now."""
    reason = REASONS.get(type(action))
    return None if reason is None else reason(game, action)


def of_ship(game: DuneState, action: Ship) -> Because | None:
    if not fremen.ships_off_planet(game, action.seat):
        return because("D-SHIP-21", "arrive")
    return from_reserves(game, action, half_of(game, action.seat))


def of_karama_ship(game: DuneState, action: ShipWithKarama) -> Because | None:
    if action.seat == FREMEN:
        return because("D-SHIP-18", "fremen")
    if TREACHERY_CARD.get(action.card) not in karamas(game, action.seat):
        return because("D-SHIP-18", "karama", card=action.card)
    return from_reserves(game, action, karama_rounding(game))


def from_reserves(game: DuneState, action: Ship | ShipWithKarama, half: Rounding) -> Because | None:
    barred = to_cell(game, action.seat, action.cell) or of_numbers(game, action)
    if barred is not None:
        return barred
    due = price(action.forces + action.specials, rate_to(CELL[action.cell]), half)
    return because("D-SHIP-5", "spice", price=due, spice=budget(game, action.seat))


def to_cell(game: DuneState, seat: str, cell: str) -> Because | None:
    """D-SHIP-6: one sector of one territory; D-SHIP-7 to 9: that is open."""
    if cell not in CELL:
        return because("D-SHIP-6", "cell", cell=cell)
    return why_no_landing(game, seat, CELL[cell])


def of_numbers(game: DuneState, action: Ship | ShipWithKarama | Arrive) -> Because | None:
    forces, specials = game.reserves[action.seat]
    if action.forces > forces or action.specials > specials:
        return because("D-SHIP-1", "reserves", forces=forces, specials=specials)
    return None if action.forces + action.specials > 0 else because("D-SHIP-1", "nothing")


def of_arrival(game: DuneState, action: Arrive) -> Because | None:
    if game.is_stopped(fremen.ARRIVAL):
        return because("D-KARAMA-28", "arrival")
    if action.cell not in CELL:
        return because("D-SHIP-6", "cell", cell=action.cell)
    if not FREMEN_ARRIVALS >> CELL[action.cell] & 1:
        territory = TERRITORIES[TERRITORY_OF[CELL[action.cell]]].id
        return because("D-SHIP-20", "far", territory=territory)
    return why_no_landing(game, FREMEN, CELL[action.cell]) or of_numbers(game, action)


def of_crossing(game: DuneState, action: ShipAcross) -> Because | None:
    if action.seat != GUILD and not game.allied(action.seat, GUILD):
        return because("D-SHIP-24", "guild")
    if ships_across(game, action.seat) is None:
        return because("D-KARAMA-20", "stopped")
    cells = cells_named(action.forces, action.specials)
    if len({TERRITORY_OF[cell] for cell in cells}) != 1:
        return because("D-SHIP-15", "one_territory")
    if mask_of(cells) & SECTOR_MASK[game.storm]:
        return because("D-SHIP-15", "storm", sector=on_rim(game.storm))
    barred = to_cell(game, action.seat, action.cell)
    if barred is not None:
        return barred
    if TERRITORY_OF[CELL[action.cell]] == TERRITORY_OF[cells[0]]:
        return because("D-SHIP-15", "same")
    missing = first_missing(game, action)
    if missing is not None:
        there = sum(game.at(action.seat, CELL[missing]))
        return because("D-SHIP-15", "number", cell=missing, there=there)
    number = size(action.forces, action.specials)
    due = price(number, rate_to(CELL[action.cell]), half_of(game, action.seat))
    return because("D-SHIP-15", "spice", price=due, spice=budget(game, action.seat))


def of_return(game: DuneState, action: ShipHome) -> Because | None:
    if action.seat != GUILD:
        return because("D-SHIP-17", "guild")
    if ships_across(game, GUILD) is None:
        return because("D-KARAMA-20", "stopped")
    cells = cells_named(action.forces)
    if len({TERRITORY_OF[cell] for cell in cells}) != 1:
        return because("D-SHIP-14", "one_territory")
    if mask_of(cells) & SECTOR_MASK[game.storm]:
        return because("D-STORM-25", "home", sector=on_rim(game.storm))
    for name, number in action.forces:
        there = game.at(GUILD, CELL[name])[0]
        if not 0 < number <= there:
            return because("D-SHIP-14", "number", cell=name, there=there)
    due = price(size(action.forces), HOME_RATE, half_of(game, GUILD))
    return because("D-SHIP-14", "spice", price=due, spice=budget(game, GUILD))


def of_move(game: DuneState, action: Move) -> Because | None:
    return because("D-SHIP-1", "ship_first")


def of_hajr(game: DuneState, action: PlayHajr) -> Because | None:
    return because("D-MOVE-12", "after_move")


REASONS: Final[Mapping[type[Action], Callable[[DuneState, Any], Because | None]]] = {
    Ship: of_ship,
    ShipWithKarama: of_karama_ship,
    ShipAcross: of_crossing,
    ShipHome: of_return,
    Arrive: of_arrival,
    Move: of_move,
    PlayHajr: of_hajr,
}


def why_not_my_turn(game: DuneState, action: Action) -> Because | None:
    """Of whoever is not to ship or move now, in the phase for it."""
    return because("D-SHIP-1", "not_now")
