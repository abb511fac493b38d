"""What an Atreides legion finds where it comes to stand: harvesters and ecological stations.

This does not know of wormsigns, so that a retreat can use it and worms can use retreats.
"""

from __future__ import annotations

from landsraad.arrakis import tracks
from landsraad.arrakis.board import AREA
from landsraad.arrakis.guild import imperium
from landsraad.arrakis.state import ArrakisState


def settle_in(game: ArrakisState, area: int) -> None:
    """A-HARV-2, A-STATION-2: an Atreides legion crushes a harvester and takes a station."""
    if game.harvesters >> area & 1:
        game.lose_harvester(area)
        if game.guild:
            imperium.harvester_destroyed(game)
    if game.stations >> area & 1:
        take_station(game, area)


def take_station(game: ArrakisState, area: int) -> None:
    """The station is turned up, leaves the board and raises its marker one step."""
    marker = game.draw(game.station_pool)
    pool = list(game.station_pool)
    pool.remove(marker)
    game.station_pool = tuple(pool)
    game.stations &= ~(1 << area)
    game.reveal("station_taken", {"area": AREA.names[area], "marker": marker})
    game.note("station_taken")
    tracks.raise_marker(game, marker, 1)
