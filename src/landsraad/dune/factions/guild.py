"""The Spacing Guild: what its player sheet gives it.

What is done with it: in travel/prices.py what shipments cost, in travel/spaces.py and
travel/ship.py the shipments themselves and the one that is stopped, in travel/order.py the Guild's
turn, in phases/mentat_pause.py the end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landsraad.dune.state import FREMEN, GUILD, DuneState

# Basic advantages, and with them those of the ally.


def is_paid_for_shipment(game: DuneState, seat: str) -> bool:
    """D-SHIP-10: other factions pay the Guild for their shipments, not the bank."""
    return game.plays(GUILD) and seat != GUILD and not game.is_stopped("shipping_income")


def ships_across(game: DuneState, seat: str) -> str | None:
    """D-SHIP-14, D-SHIP-15: it ships across the planet and home too. D-SHIP-24: its ally across.

    Returns the advantage by which a seat does so; None: it does not.
    """
    if seat == GUILD:
        advantage = "three_shipments"
    elif game.allied(seat, GUILD):
        advantage = "ally_cross_ship"
    else:
        return None
    return None if game.is_stopped(advantage) else advantage


def ships_at_half_price(game: DuneState, seat: str) -> str | None:
    """D-SHIP-11, D-SHIP-13: the Guild pays half, and in 2019 its ally.

    Returns the advantage by which a seat does so; None: it does not.
    """
    if seat == GUILD:
        advantage = "half_price"
    elif game.allied(seat, GUILD) and game.rules.guild_ally_rate == "half":
        advantage = "ally_half_price"
    else:
        return None
    return None if game.is_stopped(advantage) else advantage


HOME_RATE: Final = 1
"""D-SHIP-14: spice for a force shipped home; at half price 1 for every 2."""


def wins_in_the_end(game: DuneState) -> bool:
    """D-VICTORY-8: if nobody has won by the last turn, nor the Fremen then, the Guild wins."""
    return game.plays(GUILD)


def victors(game: DuneState) -> tuple[str, ...]:
    """D-VICTORY-8: its allies win with it."""
    return game.side_of(GUILD)


# Advanced advantages.

AT_WILL: Final = "any_time_turn"


def acts_at_will(game: DuneState) -> bool:
    """D-SHIP-2: by the switch."""
    return game.rules.guild_turn_at_will


def chooses_its_turn(game: DuneState, waiting: Sequence[str]) -> bool:
    """D-SHIP-2: it ships and moves when it likes, as long as somebody else is waiting too."""
    at_will = acts_at_will(game) and not game.is_stopped(AT_WILL)
    return at_will and GUILD in waiting and len(waiting) > 1


# The special Karama power.


def may_stop_shipment(game: DuneState, shipper: str) -> bool:
    """D-SHIP-22: one off-planet shipment of another faction, but not of the Fremen."""
    return game.has_power(GUILD) and shipper not in (GUILD, FREMEN)


ADVANTAGES: Final[Mapping[str, object]] = {
    "shipping_income": is_paid_for_shipment,
    "three_shipments": ships_across,
    "half_price": ships_at_half_price,
    "special_victory": wins_in_the_end,
    "ally_half_price": ships_at_half_price,
    "ally_cross_ship": ships_across,
    "shared_special_victory": victors,
    "any_time_turn": chooses_its_turn,
}
KARAMA_POWER: Final = may_stop_shipment
