"""Which bots there are, by name and game.

A name is that of a level, or of a level and a temperament: `bashar`, `bashar_bold`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from landsraad.bots import partner
from landsraad.bots.seat import Bot
from landsraad.bots.temperament import TEMPERAMENTS
from landsraad.kernel import BadOptions
from landsraad.kernel.values import brief

ANY: Final = ""
"""In place of a game: all that have nothing of their own."""
BOTS: Final = {
    "random": {ANY: "landsraad.bots.random:RandomBot"},
    "recruit": {
        "arrakis": "landsraad.bots.recruit.arrakis:Recruit",
        "dune": "landsraad.bots.recruit.dune:Recruit",
    },
    "bashar": {
        "arrakis": "landsraad.bots.bashar.arrakis:Bashar",
        "dune": "landsraad.bots.bashar.dune:Bashar",
    },
    "mentat": {
        "arrakis": "landsraad.bots.mentat.arrakis:Mentat",
        "dune": "landsraad.bots.mentat.dune:Mentat",
    },
}
"""Each level with the classes that play games, which are loaded when they are needed."""
TEMPERED: Final = ("bashar", "mentat")
"""Levels that have temperaments."""
OF_TEMPER: Final = "_"
"""Between the level and the temperament, in the name of a bot."""


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    levels = [name for name, classes in BOTS.items() if game in classes or ANY in classes]
    return tuple([name for level in levels for name in (level, *tempered(level))])


def tempered(level: str) -> list[str]:
    """The bots of a level that have a temperament."""
    return [f"{level}{OF_TEMPER}{name}" for name in TEMPERAMENTS] if level in TEMPERED else []


def level_of(name: str) -> str:
    """The level of a bot, whatever its temperament is."""
    return name.partition(OF_TEMPER)[0]


def make(name: str, game: str) -> Bot:
    """The bot of this name for a game; BadOptions if there is none.

    The partners of lessons are at the tables of these alone, so they stand in no list.
    """
    bot: Bot | None = None
    if name in bot_names(game):
        bot = load(name, game)
    elif name.startswith(partner.PREFIX) and "recruit" in bot_names(game):
        bot = partner.for_lesson(name, game, load("recruit", game))
    if bot is None:
        known = ", ".join(bot_names(game))
        raise BadOptions(f"there is no bot {brief(name)} for {brief(game)}; there are {known}")
    return bot


def load(name: str, game: str) -> Bot:
    """A bot that can play a game."""
    level, _, temper = name.partition(OF_TEMPER)
    classes = BOTS[level]
    module, _, class_name = classes.get(game, classes.get(ANY, "")).partition(":")
    made = getattr(import_module(module), class_name)
    bot: Bot = made(TEMPERAMENTS[temper]) if temper else made()
    return bot
