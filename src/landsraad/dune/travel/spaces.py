"""The shipments that a seat may choose from.

D-SHIP-5 price · D-SHIP-6 one cell · D-SHIP-14 and 15 the Guild's special shipments · D-SHIP-17
nobody else leaves the planet · D-SHIP-18 Karama shipment · D-SHIP-19 Fremen arrivals
D-SHIP-21 Fremen allied to the Guild · D-SHIP-24 the Guild's ally
"""

from __future__ import annotations

from functools import lru_cache

from landsraad.dune.actions.common import PASS
from landsraad.dune.actions.shipment import Arrive, Ship, ShipAcross, ShipHome, ShipWithKarama
from landsraad.dune.board import TERRITORY_MASK
from landsraad.dune.factions.fremen import bring_reserves, ships_off_planet
from landsraad.dune.factions.guild import HOME_RATE, ships_across
from landsraad.dune.karama import karamas
from landsraad.dune.state import AREA, FREMEN, GUILD, DuneState, Forces, card_names
from landsraad.dune.travel.groups import NO_FORCES, groups, origins
from landsraad.dune.travel.limits import arrivals, landing
from landsraad.dune.travel.prices import (
    Rounding,
    affordable,
    budget,
    by_rate,
    half_of,
    karama_rounding,
)
from landsraad.kernel import Action, Bits, Choices, Listed, Product, Range, Sum


def may_ship(game: DuneState, seat: str) -> bool:
    """Whether there is anything to ask; spice is secret and has no part in it."""
    if any(game.reserves[seat]) and bring_reserves(game, seat):
        return True
    return ships_across(game, seat) is not None and leaves(game, seat)


def leaves(game: DuneState, seat: str) -> bool:
    return any(True for _ in origins(game, seat))


def shipments(game: DuneState, seat: str) -> Choices[Action]:
    """D-SHIP-1: one shipment or none."""
    spaces: list[Choices[Action]] = [PASS[seat]]
    if seat == FREMEN:
        spaces += free_arrivals(game)
    if ships_off_planet(game, seat):
        spaces += paid_landings(game, seat)
    if seat != FREMEN:
        spaces += karama_landings(game, seat)
    if ships_across(game, seat):
        spaces += across(game, seat)
        if seat == GUILD:
            spaces += homeward(game)
    return Sum(*spaces)


def free_arrivals(game: DuneState) -> list[Product]:
    """D-SHIP-19: any number, free."""
    reserves = game.reserves[FREMEN]
    cells = Bits(arrivals(game), AREA)
    return [Product(Arrive, FREMEN, cells, *pair) for pair in numbers(reserves, sum(reserves))]


def paid_landings(game: DuneState, seat: str) -> list[Product]:
    """D-SHIP-5: as many as one can pay for."""
    return [
        Product(Ship, seat, cells, forces, specials)
        for cells, forces, specials in landings(game, seat, half_of(game, seat))
    ]


def karama_landings(game: DuneState, seat: str) -> list[Product]:
    """D-SHIP-18: at half price, for a Karama."""
    cards = Listed(*card_names(karamas(game, seat)))
    if not cards:
        return []
    return [
        Product(ShipWithKarama, seat, cards, cells, forces, specials)
        for cells, forces, specials in landings(game, seat, karama_rounding(game))
    ]


def landings(game: DuneState, seat: str, half: Rounding) -> list[tuple[Bits, Range, Range]]:
    """Cells and numbers of forces from off-planet, by price."""
    reserves, spice = game.reserves[seat], budget(game, seat)
    return [
        (Bits(cells, AREA), *pair)
        for cells, rate in by_rate(landing(game, seat))
        for pair in numbers(reserves, affordable(spice, rate, half))
    ]


@lru_cache(maxsize=4096)
def numbers(reserves: Forces, most: int) -> tuple[tuple[Range, Range], ...]:
    """How many ordinary and special forces, 1 to `most` together."""
    ordinary, special = reserves
    pairs = [
        (Range(0 if number else 1, min(ordinary, most - number)), Range(number, number))
        for number in range(min(special, most) + 1)
    ]
    return tuple([pair for pair in pairs if pair[0].size])


def across(game: DuneState, seat: str) -> list[Product]:
    """D-SHIP-15: from the cells of one territory to a cell of another."""
    half, spice = half_of(game, seat), budget(game, seat)
    open_cells = landing(game, seat)
    return [
        Product(ShipAcross, seat, *kinds, Bits(to, AREA))
        for territory, cells in origins(game, seat)
        for to, rate in by_rate(open_cells & ~TERRITORY_MASK[territory])
        for kinds in groups(game, seat, cells, affordable(spice, rate, half))
    ]


def homeward(game: DuneState) -> list[Product]:
    """D-SHIP-14: 1 spice for every 2 forces."""
    most = affordable(budget(game, GUILD), HOME_RATE, half_of(game, GUILD))
    return [
        Product(ShipHome, GUILD, forces)
        for _, cells in origins(game, GUILD)
        for forces, specials in groups(game, GUILD, cells, most)
        if specials is NO_FORCES
    ]
