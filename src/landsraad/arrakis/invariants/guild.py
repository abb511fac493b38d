"""The Spacing Guild: troops, frigates, heighliners and the cards that stay in play."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.arrakis.box import SIDES
from landsraad.arrakis.guild.facts import (
    NAVIGATOR,
    facts,
    frigates_left,
    troops_left,
    troops_on_board,
)
from landsraad.arrakis.guild.heighliners import LandingStep
from landsraad.arrakis.ops import Static
from landsraad.arrakis.state import ArrakisState


def troops_and_bases(game: ArrakisState) -> Iterator[str]:
    """A-GUILD-1, A-GUILD-TROOP-2: there are only so many troops, and so many bases of each side."""
    for side in SIDES:
        if game.troops_aboard[side] < 0:
            yield f"less than no troops are aboard the heighliner of {side}"
        if troops_left(game, side) < 0:
            yield f"{side} has more troops than there are figures or bases"
        if not game.guild and troops_on_board(game, side) + game.troops_aboard[side]:
            yield f"{side} has troops of the Great Houses without the Spacing Guild"


def frigates_of_the_box(game: ArrakisState) -> Iterator[str]:
    """A-GUILD-FRIG-1."""
    for side in SIDES:
        if game.frigates_aboard[side] < 0 or (game.guild and frigates_left(game, side) < 0):
            yield f"{side} has more frigates than there are, or less than none"


def one_navigator(game: ArrakisState) -> Iterator[str]:
    if game.zones_with(NAVIGATOR).bit_count() > 1:
        yield "the Guild Navigator is in two air zones"


def heighliners_are_on_their_way(game: ArrakisState) -> Iterator[str]:
    """A-GUILD-11, A-GUILD-13: one that has arrived is landing."""
    for side in SIDES:
        landing = any(isinstance(s, LandingStep) and s.side == side for s in game.stack)
        last = facts(game).steps_to_arrakis if game.guild else 0
        if not 0 <= game.heighliners[side] <= last - (game.guild and not landing):
            yield f"the heighliner of {side} is on step {game.heighliners[side]}"


def cards_that_stay(game: ArrakisState) -> Iterator[str]:
    """A-GUILD-NAV-6."""
    if list(game.staying) != sorted(game.staying):
        yield "the cards that stay in play are not in order"
    for card in game.staying:
        if not any(isinstance(op, Static) for op in game.box.planning[card].ops):
            yield f"{card} is in play, but does not stay"
