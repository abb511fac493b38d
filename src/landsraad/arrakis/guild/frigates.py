"""Frigates in the air: superior troop transport, and when they leave (A-GUILD-FRIG)."""

from __future__ import annotations

from landsraad.arrakis.board import ZONE, ZONES_OF, members
from landsraad.arrakis.box import HARKONNEN
from landsraad.arrakis.guild.facts import FRIGATE, VEHICLES
from landsraad.arrakis.guild.navigator import carriers
from landsraad.arrakis.state import ArrakisState


def transports(
    game: ArrakisState, side: str, start: int, goals: int
) -> tuple[tuple[str, int], ...]:
    """By the air zone of each frigate or Navigator that can carry a legion, what it reaches."""
    if not game.air or game.flown >> start & 1:  # A-GUILD-FRIG-6, A-TRANS-4
        return ()
    frigates = game.zones_with(FRIGATE[side]) & ZONES_OF[start]
    ways = [(zone, game.board.aloft_3[start] & goals) for zone in members(frigates)]
    if side == HARKONNEN:
        serving = carriers(game, start)
        ways += [(zone, game.board.aloft_2[start] & goals) for zone in members(serving)]
    return tuple([(ZONE.names[zone], reach) for zone, reach in ways if reach])


def leave(game: ArrakisState) -> None:
    """A-GUILD-FRIG-2: those left go back before the desert hazards."""
    zones = [zone for zone, flyer in game.air.items() if flyer in FRIGATE.values()]
    for zone in zones:
        del game.air[zone]
    if zones:
        game.emit("frigates_removed", {"zones": [ZONE.names[zone] for zone in sorted(zones)]})


def still_in_the_air(game: ArrakisState) -> dict[int, str]:
    """What flies on when the vehicles and the Navigator leave: frigates (A-GUILD-NAV-2)."""
    return {zone: flyer for zone, flyer in game.air.items() if flyer in FRIGATE.values()}


def closed_zones(game: ArrakisState) -> int:
    """A-GUILD-FRIG-12: the air zones where no vehicle can take the place of what is there."""
    if not game.guild:
        return 0
    return sum([1 << zone for zone, flyer in game.air.items() if flyer not in VEHICLES])
