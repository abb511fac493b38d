"""What the Spacing Guild adds to the box, and what of it is in use (A-GUILD-1)."""

from __future__ import annotations

from typing import Final

from landsraad.arrakis.box import ATREIDES, HARKONNEN, SIDES, Guild
from landsraad.arrakis.state import ArrakisState

FRIGATE: Final = {ATREIDES: "atreides_frigate", HARKONNEN: "harkonnen_frigate"}
"""What flies in the air zone of a frigate."""
NAVIGATOR: Final = "guild_navigator"
VEHICLES: Final = ("ornithopter", "carryall")
"""The flyers that are vehicles (A-GUILD-FRIG-3, A-GUILD-NAV-5)."""


def flyers(game: ArrakisState) -> tuple[str, ...]:
    """All that may be in an air zone."""
    return (*VEHICLES, *FRIGATE.values(), NAVIGATOR) if game.guild else VEHICLES


def facts(game: ArrakisState) -> Guild:
    """The numbers of the expansion that a game is played with."""
    guild = game.box.guild
    assert guild is not None
    return guild


def troops_on_board(game: ArrakisState, side: str) -> int:
    return sum([legion.troop for legion in game.legions[side].values()])


def troops_left(game: ArrakisState, side: str) -> int:
    """A-GUILD-TROOP-2, A-GUILD-TROOP-6: how many a side could still recruit."""
    if not game.guild:
        return 0
    used = {owner: troops_on_board(game, owner) + game.troops_aboard[owner] for owner in SIDES}
    figures = facts(game).troops - sum(used.values())
    return min(figures, facts(game).bases - used[side])


def frigates_left(game: ArrakisState, side: str) -> int:
    """A-GUILD-FRIG-1: those neither aboard nor in the air."""
    in_the_air = game.zones_with(FRIGATE[side]).bit_count()
    return facts(game).frigates[side] - game.frigates_aboard[side] - in_the_air
