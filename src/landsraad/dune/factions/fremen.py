"""The Fremen: what their player sheet gives them.

What is done with it: in phases/storm.py their losses and the look at the storm card, in worms.py
and phases/spice_blow.py all about worms, in phases/revival.py the help for their ally, in
travel/fremen.py their arrivals, in travel/ways.py their moves, in battle/strength.py the worth of
their forces, in phases/mentat_pause.py the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from landsraad.dune.board import (
    FREMEN_ARRIVALS,
    SAND,
    SECTOR_MASK,
    TERRITORIES,
    TERRITORY,
    TERRITORY_MASK,
    mask_of,
)
from landsraad.dune.factions.sheets import FACTION, FACTIONS
from landsraad.dune.state import ATREIDES, EMPEROR, FREMEN, GUILD, HARKONNEN, DuneState

SHEET: Final = FACTIONS[FACTION[FREMEN]]


# Basic advantages: shipment and movement.


ARRIVAL: Final = "native_shipment"


def arrival_cells(game: DuneState) -> int:
    """D-SHIP-19, D-SHIP-20: their reserves come free to the Great Flat or within two of it."""
    if game.is_stopped(ARRIVAL):
        return 0
    if ships_into_storm(game):
        return FREMEN_ARRIVALS
    return FREMEN_ARRIVALS & ~SECTOR_MASK[game.storm]


def arrival_can_be_stopped(game: DuneState) -> bool:
    """D-KARAMA-28: a Karama may stop any advantage; not this one by another reading."""
    return game.rules.karama_stops_fremen_arrival


def ships_off_planet(game: DuneState, seat: str) -> bool:
    """D-SHIP-21: everybody does, but the Fremen only in 2009, if they are allied to the Guild."""
    if seat != FREMEN:
        return True
    return game.rules.guild_ships_allied_fremen and game.allied(FREMEN, GUILD)


def bring_reserves(game: DuneState, seat: str) -> bool:
    """Whether a seat has a way to bring its reserves to the planet."""
    return ships_off_planet(game, seat) or not game.is_stopped(ARRIVAL)


TERRITORIES_MOVED: Final = SHEET.advantages["move_two"].numbers["territories"]


def moves_two(game: DuneState, seat: str) -> bool:
    """D-MOVE-2: their groups move two territories without ornithopters."""
    return seat == FREMEN and not game.is_stopped("move_two")


# Basic advantages: worms.

IMMUNITY, RIDING, PROTECTION = "worm_immunity", "worm_ride", "protect_ally_from_worm"


def spared_by_worm(game: DuneState, sure: bool) -> tuple[str, ...]:
    """D-SPICE-5: worms do not devour them. D-SPICE-20: one Karama takes that from all of them.

    `sure`: a worm of their own Karama, which cannot be stopped.
    """
    if sure:
        return (FREMEN, *protected_from_worm(game))
    if game.is_stopped(IMMUNITY):
        return ()
    return (FREMEN,) if game.is_stopped(PROTECTION) else (FREMEN, *protected_from_worm(game))


def riders(game: DuneState, territory: int) -> int:
    """D-SPICE-14: they ride the worm that appears where they are: these cells of them do.

    D-SPICE-16, D-SPICE-19: from several sectors, but not from the storm.
    """
    if not game.plays(FREMEN):
        return 0
    return game.present[FREMEN] & TERRITORY_MASK[territory] & ~SECTOR_MASK[game.storm]


# Basic advantages: victory.

SIETCHES: Final = (TERRITORY["sietch_tabr"], TERRITORY["habbanya_sietch"])
SMUGGLERS_SIETCH: Final = TERRITORY["tueks_sietch"]
INVADERS: Final = (HARKONNEN, ATREIDES, EMPEROR)


def wins_in_the_end(game: DuneState) -> bool:
    """D-VICTORY-8: if nobody has won by the last turn, they do if their plans are unhindered.

    D-VICTORY-11, D-VICTORY-12: their sietches theirs or empty, no invader among the smugglers.
    """
    if not game.plays(FREMEN):
        return False
    free = all(game.occupants(sietch) in ((), (FREMEN,)) for sietch in SIETCHES)
    return free and not any(
        game.occupies(seat, SMUGGLERS_SIETCH) for seat in INVADERS if game.plays(seat)
    )


# With an ally.


def protected_from_worm(game: DuneState) -> tuple[str, ...]:
    """D-SPICE-11: their allies, as they like; in the tournament rules always."""
    always = protection(game) == "always"
    return game.allies(FREMEN) if always or game.grants(PROTECTION) else ()


def protection(game: DuneState) -> Literal["at_the_worm", "choice", "always"]:
    """D-SPICE-11: whether they decide about their ally, and when."""
    return game.rules.fremen_ally_worm_protection


def chooses_at_the_worm(game: DuneState) -> bool:
    """D-SPICE-11: they decide about their ally when a worm comes to them."""
    return protection(game) == "at_the_worm"


def chooses_before_the_blow(game: DuneState) -> bool:
    """D-SPICE-11: they decide before the card is turned."""
    return protection(game) == "choice"


REVIVAL_HELP: Final = "ally_free_revival"
FREE_REVIVAL_FOR_ALLY: Final = SHEET.advantages[REVIVAL_HELP].numbers["forces"]


def helps_revival(game: DuneState, seat: str) -> bool:
    """D-REVIVAL-3: their ally revives three forces free, as they like."""
    return game.allied(seat, FREMEN) and game.grants(REVIVAL_HELP)


def victors(game: DuneState) -> tuple[str, ...]:
    """D-VICTORY-8: their allies win with them."""
    return game.side_of(FREMEN)


# Advanced advantages.


def sees_storm_card(game: DuneState) -> bool:
    """D-STORM-6: they look at the storm card for the next turn."""
    return game.plays(FREMEN) and not game.is_stopped("storm_control")


PLACING: Final = "extra_worms"
ALL_LAND: Final = (1 << len(TERRITORIES)) - 1
SANDY_LAND: Final = mask_of(t for t, mask in enumerate(TERRITORY_MASK) if mask & SAND)
WORM_LAND: Final = {"none": 0, "sand": SANDY_LAND, "any_eats_on_sand": ALL_LAND}
"""By the value of the switch `extra_worm_target`."""


def land_for_worms(game: DuneState) -> int:
    """D-SPICE-7, D-SPICE-8: they put further worms into territories of sand, or anywhere."""
    return WORM_LAND[game.rules.extra_worm_target] if game.plays(FREMEN) else 0


def loses_half_in_storm(game: DuneState) -> bool:
    """D-STORM-22: only half of those whom the storm catches die."""
    half = game.rules.fremen_storm_losses == "half_rounded_up"
    return half and game.plays(FREMEN) and not game.is_stopped("storm_losses")


def half_lost(forces: int) -> int:
    """D-STORM-22, D-SHIP-19: rounded up."""
    return (forces + 1) // 2


def ships_into_storm(game: DuneState) -> bool:
    """D-SHIP-19: their reserves may come into the storm, where half of them are lost."""
    return game.advanced and not game.is_stopped("ship_into_storm")


FEDAYKIN: Final = "fedaykin"


def worth_of_fedaykin(game: DuneState) -> int:
    """D-BATTLE-22: two forces each, but one after a Karama."""
    return 1 if game.is_stopped(FEDAYKIN) else SHEET.advantages[FEDAYKIN].numbers["value"]


FREE_SUPPORT: Final = "no_spice_for_battle"


def needs_no_spice(game: DuneState, seat: str) -> bool:
    """D-BATTLE-23: their forces fight at full strength without spice."""
    return seat == FREMEN and game.advanced


# The special Karama power.


class KaramaWorm(NamedTuple):
    """D-SPICE-21: how a worm that they call appears."""

    land: int
    phase: str
    """When it may be called, beside the beginning of the spice phase."""
    sure: bool
    """Whether neither immunity nor ride can be stopped."""
    in_moves: bool = False
    """Whether then only while somebody moves."""


KARAMA_WORMS: Final[Mapping[str, KaramaWorm | None]] = {
    "none": None,
    "sand_in_spice_phase": KaramaWorm(SANDY_LAND, "spice_blow", sure=False),
    "any_in_spice_or_movement": KaramaWorm(ALL_LAND, "shipment", sure=True),
    "any_in_spice_or_moves": KaramaWorm(ALL_LAND, "shipment", sure=True, in_moves=True),
}
"""By the value of the switch `karama_worm`."""


def karama_worm(game: DuneState) -> KaramaWorm | None:
    """D-SPICE-21: once a game they call a worm, where the switch has it."""
    return worm_of_switch(game) if game.has_power(FREMEN) else None


def worm_of_switch(game: DuneState) -> KaramaWorm | None:
    """The worm of their power, used or not."""
    return KARAMA_WORMS[game.rules.karama_worm]


ADVANTAGES: Final[Mapping[str, object]] = {
    ARRIVAL: arrival_cells,
    "move_two": moves_two,
    "worm_immunity": spared_by_worm,
    "worm_ride": riders,
    "special_victory": wins_in_the_end,
    "protect_ally_from_worm": protected_from_worm,
    "ally_free_revival": helps_revival,
    "shared_special_victory": victors,
    "storm_control": sees_storm_card,
    "extra_worms": land_for_worms,
    "storm_losses": loses_half_in_storm,
    "ship_into_storm": ships_into_storm,
    "fedaykin": worth_of_fedaykin,
    "no_spice_for_battle": needs_no_spice,
}
KARAMA_POWER: Final = karama_worm
