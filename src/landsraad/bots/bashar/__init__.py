"""`bashar`: rules of thumb, and a look at what others may do. A folder for each game."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from landsraad.bots.seat import Bot

NAME: Final = "bashar"

GAMES: Final = {
    "arrakis": "landsraad.bots.bashar.arrakis",
    "dune": "landsraad.bots.bashar.dune",
}
"""The games it knows, each with the package whose `Bashar` plays it, loaded when needed."""


def for_game(game: str) -> Bot | None:
    """The bashar of a game; None if it does not know it."""
    if game not in GAMES:
        return None
    bot: Bot = import_module(GAMES[game]).Bashar()
    return bot
