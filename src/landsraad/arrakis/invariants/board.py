"""Settlements and stations, the desert and the air."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from landsraad.arrakis.board import AREA, SIETCH_AREAS, STATION_AREAS, ZONE, mask_of, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN, VEHICLES
from landsraad.arrakis.guild.facts import flyers
from landsraad.arrakis.rounds.action import Turn
from landsraad.arrakis.state import NOWHERE, ArrakisState, names_of


def between_actions(game: ArrakisState) -> bool:
    """Whether somebody chooses the action of their turn, so that all else is done."""
    return bool(game.stack) and isinstance(game.stack[-1], Turn)


# Settlements and stations.


def masks_of_settlements_agree(game: ArrakisState) -> Iterator[str]:
    if mask_of(game.sietches) != game.settled[ATREIDES]:
        yield "the mask of the sietches does not agree with them"
    if game.settled[HARKONNEN] & ~AREA.mask(*game.box.settlements):
        yield "there is a Harkonnen settlement that the box does not have"


def settlements_stand_apart(game: ArrakisState) -> Iterator[str]:
    for area in members(game.settled[ATREIDES] & game.settled[HARKONNEN]):
        yield f"two settlements stand in {AREA.names[area]}"


def sietches_are_different(game: ArrakisState) -> Iterator[str]:
    """A-SETUP-1: each has a home and a rank token of its own."""
    homes = [home for home, _ in game.sietches.values()]
    tokens = [token for _, token in game.sietches.values()]
    if len({*homes}) < len(homes) or mask_of(homes) & ~SIETCH_AREAS:
        yield "two sietches come from one area, or one from an area without a sietch"
    if len({*tokens}) < len(tokens) or not {*tokens} <= {*range(len(game.box.sietch_ranks))}:
        yield "two sietches have one rank token, or one has none"


def found_sietches_stand(game: ArrakisState) -> Iterator[str]:
    for area in members(game.found & ~game.settled[ATREIDES]):
        yield f"a sietch is turned up in {AREA.names[area]}, where there is none"


def stations_have_symbols(game: ArrakisState) -> Iterator[str]:
    """A-STATION-1: one symbol for each station on the board."""
    if game.stations & ~STATION_AREAS:
        yield "there is a station where the board has none"
    if game.round and len(game.station_pool) != game.stations.bit_count():
        yield f"{game.stations.bit_count()} stations have {len(game.station_pool)} symbols"
    if Counter(game.station_pool) - Counter(game.box.stations):
        yield "there are more stations of a symbol than in the box"


# The desert and the air.


def wormsigns_of_the_pool(game: ArrakisState) -> Iterator[str]:
    """A-SETUP-11: no more wormsigns lie on the board than are face down in all."""
    if game.wormsigns_left() < 0:
        yield "more wormsigns lie on the board than there are"
    pairs = zip(game.wormsign_pool, game.box.wormsigns, strict=True)
    if any(not 0 <= number <= most for number, most in pairs):
        yield "there are more wormsigns of a kind than in the box"


def desert_things_are_in_the_desert(game: ArrakisState) -> Iterator[str]:
    """A-UNIT-19, A-WORM-7: harvesters, wormsigns and sandworms."""
    things = {"harvester": game.harvesters, "wormsign": game.wormsigns, "sandworm": game.worms}
    for name, areas in things.items():
        for area in names_of(areas & ~game.board.desert):
            yield f"there is a {name} in {area}, which is no desert"


def vehicles_of_the_box(game: ArrakisState) -> Iterator[str]:
    for vehicle in VEHICLES:
        if game.vehicles_left(vehicle) < 0:
            yield f"there are more vehicles of type {vehicle} on the board than in the box"


def flyers_are_in_the_air(game: ArrakisState) -> Iterator[str]:
    """A-BOARD-2, A-VEH-6."""
    for zone, flyer in game.air.items():
        if not 0 <= zone < len(ZONE.names) or flyer not in flyers(game):
            yield f"there is a {flyer} in air zone {zone}"


def sandworms_of_the_box(game: ArrakisState) -> Iterator[str]:
    """A-UNIT-20."""
    if game.sandworms_left() < 0:
        yield "there are more sandworms on the board than in the box"


def the_wild_maker_is_a_worm(game: ArrakisState) -> Iterator[str]:
    """A-LEAD-12, A-LEAD-13."""
    if game.wild_maker == NOWHERE:
        return
    if not game.worms >> game.wild_maker & 1:
        yield "the Wild Maker is on the board, but no sandworm"
    if "wild_maker" not in game.in_play:
        yield "the Wild Maker is on the board, but not in play"


def worms_keep_legions_away(game: ArrakisState) -> Iterator[str]:
    """A-WORM-15: when all is done no legion is left with a sandworm."""
    if between_actions(game):
        for area in names_of(game.worms & (game.held[ATREIDES] | game.held[HARKONNEN])):
            yield f"a legion and a sandworm share {area}"
