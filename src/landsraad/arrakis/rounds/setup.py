"""Set-up: everything on its place before the first round (A-SETUP)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from landsraad.arrakis import tracks
from landsraad.arrakis.board import AREA, SIETCH_AREAS, STATION_AREAS, mask_of, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN, SIDES
from landsraad.arrakis.guild import heighliners
from landsraad.arrakis.legion import Legion, one
from landsraad.arrakis.stand_ins import StandIn, is_choice, stand_in
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ArrakisStep

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SetUp(ArrakisStep):
    """The table is laid out; what is shuffled is shuffled.

    Markers on 0 and on the top row, full decks and pools are how an empty table is laid out
    (A-SETUP-3, A-SETUP-9 to A-SETUP-11, A-SETUP-13, A-SETUP-14, A-SETUP-17).
    """

    def run(self, game: ArrakisState) -> None:
        game.end_step()
        put_sietches(game)
        put_settlements(game)
        game.stations = STATION_AREAS  # A-SETUP-8
        for side in SIDES:
            for leader in game.box.leaders_at_start[side]:
                tracks.enter_play(game, leader)  # A-SETUP-12
        draw_objective(game)
        for _ in range(game.box.bene_gesserit["atreides_start"]):
            tracks.take_bene_gesserit(game, ATREIDES)  # A-SETUP-16
        if game.guild:
            heighliners.set_up(game)
        game.reveal("set_up", {}, since=4)


def shuffled(game: ArrakisState, pile: Sequence[T]) -> list[T]:
    """All of a pile, drawn one after the other."""
    left = list(range(len(pile)))
    order: list[T] = []
    while left:
        drawn = game.draw(left)
        left.remove(drawn)
        order.append(pile[drawn])
    return order


def put_sietches(game: ArrakisState) -> None:
    """A-SETUP-1, A-SETUP-2: each sietch area gets a sietch, a starting token and a Naib."""
    ranks = shuffled(game, range(len(game.box.sietch_ranks)))
    tokens = shuffled(game, game.box.starting_tokens)
    areas = members(SIETCH_AREAS)
    for area, token in zip(areas, tokens, strict=True):
        game.put(ATREIDES, area, Legion(generic=1, tokens=(token,)))
    game.sietches = {area: (area, rank) for area, rank in zip(areas, ranks, strict=True)}
    game.settled = {**game.settled, ATREIDES: SIETCH_AREAS}


def put_settlements(game: ArrakisState) -> None:
    """A-SETUP-4, A-SETUP-5: each settlement gets the figures of one token of each set."""
    areas = [AREA.numbers[name] for name in game.box.settlements]
    game.settled = {**game.settled, HARKONNEN: mask_of(areas)}
    for tokens in game.box.garrisons:
        for area, token in zip(areas, shuffled(game, tokens), strict=True):
            garrison(game, area, token)


def garrison(game: ArrakisState, area: int, token: Legion) -> None:
    """A-SETUP-7: units of lower types take the place of those that there are too few of."""
    missing: tuple[str, ...] = ()
    for kind in token.strongest_first():
        if is_choice(game, HARKONNEN, kind):
            missing += (kind,)
        elif figure := stand_in(game, HARKONNEN, kind):
            game.put(HARKONNEN, area, one(figure))
    if missing:
        game.push(StandIn(HARKONNEN, area, missing))


def draw_objective(game: ArrakisState) -> None:
    """A-SETUP-15: one of the shuffled secret objectives."""
    drawn = game.draw(game.objectives_aside)
    game.objectives = (drawn,)
    game.objectives_aside = tuple([card for card in game.objectives_aside if card != drawn])


STEPS = (SetUp,)
