"""Prices: what a shipment costs, who pays less, who is paid.

D-SHIP-5 price · D-SHIP-10 who is paid · D-SHIP-11 the Guild's ally · D-SHIP-12 the Guild pays for
its ally · D-SHIP-13 rounding · D-SHIP-14 back to reserves · D-SHIP-18 Karama shipment
"""

from __future__ import annotations

from typing import Literal

from landsraad.dune.board import STRONGHOLD_CELLS
from landsraad.dune.factions.guild import is_paid_for_shipment, ships_at_half_price
from landsraad.dune.factions.sheets import COMMON
from landsraad.dune.state import GUILD, DuneState

Rounding = Literal["up", "down"] | None
"""How half a price is rounded; None: the full price is due."""


def price(forces: int, rate: int, half: Rounding) -> int:
    """D-SHIP-13: what so many forces cost; a half price is rounded on the whole shipment."""
    if half is None:
        return forces * rate
    return (forces * rate + (half == "up")) // 2


def affordable(spice: int, rate: int, half: Rounding) -> int:
    """How many forces so much spice can ship."""
    if half is None:
        return spice // rate
    return (2 * spice + (half == "down")) // rate


def rate_to(cell: int) -> int:
    """D-SHIP-5: spice for a force shipped to this cell."""
    stronghold = STRONGHOLD_CELLS >> cell & 1
    return COMMON.ship_price_stronghold if stronghold else COMMON.ship_price_elsewhere


def by_rate(cells: int) -> tuple[tuple[int, int], ...]:
    """The same cells in groups of one rate."""
    groups = (
        (cells & STRONGHOLD_CELLS, COMMON.ship_price_stronghold),
        (cells & ~STRONGHOLD_CELLS, COMMON.ship_price_elsewhere),
    )
    return tuple([group for group in groups if group[0]])


def half_of(game: DuneState, seat: str) -> Rounding:
    """D-SHIP-11, D-SHIP-13: the Guild and, in 2019, its ally pay half, rounded up."""
    return "up" if ships_at_half_price(game, seat) else None


def karama_rounding(game: DuneState) -> Rounding:
    """D-SHIP-18: the half price of a Karama shipment, rounded as the switch says."""
    return game.rules.karama_ship_rounding


def budget(game: DuneState, seat: str) -> int:
    """What a seat can spend on a shipment: its own spice and what its allies have pledged."""
    return game.spice[seat] + game.support_for(seat)


def payee(game: DuneState, seat: str) -> str | None:
    """D-SHIP-10: the Guild, if it plays and does not ship itself; else the bank."""
    return GUILD if is_paid_for_shipment(game, seat) else None


def pay_shipment(game: DuneState, seat: str, amount: int, to: str | None) -> dict[str, int]:
    """D-SHIP-12: what the Guild pays for its ally comes back to it, or goes to the bank."""
    paid = game.pay_with_support(seat, amount, to)
    if to == GUILD and GUILD in paid and not game.rules.guild_contribution_returns:
        game.pay(GUILD, paid[GUILD])
    return paid
