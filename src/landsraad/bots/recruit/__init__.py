"""`recruit`: plays by rules of thumb, and is worth sitting against. A folder for each game."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from landsraad.bots.seat import Bot

NAME: Final = "recruit"

GAMES: Final = {
    "arrakis": "landsraad.bots.recruit.arrakis",
    "dune": "landsraad.bots.recruit.dune",
}
"""The games it knows, each with the package whose `Recruit` plays it, loaded when needed."""


def for_game(game: str) -> Bot | None:
    """The recruit of a game; None if it does not know it."""
    if game not in GAMES:
        return None
    bot: Bot = import_module(GAMES[game]).Recruit()
    return bot
