"""Collection: spice from the sand, and income from the cities.

D-COLLECT-1 where and how much · D-COLLECT-3 no more than there is · D-COLLECT-4 two factions
D-COLLECT-5 advisors · D-COLLECT-6 income of strongholds
"""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.dune.board import CELLS, CITIES, TERRITORIES, TERRITORY_MASK, TERRITORY_OF
from landsraad.dune.deals import at_collection
from landsraad.dune.factions.sheets import COMMON
from landsraad.dune.state import DuneState
from landsraad.dune.step import DuneStep


@dataclass(frozen=True, slots=True)
class CollectionPhase(DuneStep):
    """Everything happens by itself, in storm order where two could take the same spice."""

    def run(self, game: DuneState) -> None:
        at_collection(game)
        cells = [cell for cell, lying in enumerate(game.spice_on) if lying]
        for seat in game.storm_order():
            for cell in cells:
                collect(game, seat, cell, game.spice_on[cell])
        if game.rules.stronghold_income:
            for territory, place in enumerate(TERRITORIES):
                if place.income:
                    pay_income(game, territory, place.income)
        game.end_step()


def collect(game: DuneState, seat: str, cell: int, lying: int) -> None:
    """D-COLLECT-1: so much for each force in the sector; D-COLLECT-3: not more than there is."""
    reached = 1 << cell
    if game.rules.collect_scope == "territory":
        reached = TERRITORY_MASK[TERRITORY_OF[cell]]
    forces = sum(game.forces_in(seat, reached & game.fighters(seat)))
    taken = min(lying, forces * collection_rate(game, seat)) if forces else 0
    if taken:
        game.take_spice(seat, cell, taken)
        game.emit("collected", {"seat": seat, "cell": CELLS[cell], "spice": taken})


def collection_rate(game: DuneState, seat: str) -> int:
    """D-COLLECT-1: 3 with a city, 2 without; in 2009 as it stood at the end of the storm."""
    if game.rules.collect_rate_test == "same_as_ornithopters":
        has_city = seat in game.ornithopters
    else:
        has_city = any(game.occupies(seat, city) for city in CITIES)
    return COMMON.collection_rate_with_city if has_city else COMMON.collection_rate


def pay_income(game: DuneState, territory: int, income: int) -> None:
    """D-COLLECT-6: to each occupant; or a contested stronghold pays nobody."""
    occupants = game.occupants(territory)
    if len(occupants) > 1 and game.rules.contested_income == "none":
        return
    for seat in occupants:
        game.earn(seat, income)
        game.emit("income", {"seat": seat, "territory": TERRITORIES[territory].id, "spice": income})


STEPS = (CollectionPhase,)
