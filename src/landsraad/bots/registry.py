"""Which bots there are, by name and game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.bots import bashar, partner, random, recruit
from landsraad.bots.seat import Bot
from landsraad.kernel import BadOptions
from landsraad.kernel.values import brief

BOTS: Final[dict[str, Callable[[str], Bot | None]]] = {
    random.RandomBot.name: random.for_game,
    recruit.NAME: recruit.for_game,
    bashar.NAME: bashar.for_game,
}
"""Each bot with what makes it for a game; None if it does not play that game."""


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return tuple([name for name, made_for in BOTS.items() if made_for(game) is not None])


def make(name: str, game: str) -> Bot:
    """The bot of this name for a game; BadOptions if there is none.

    The partners of lessons are at the tables of these alone, so they stand in no list.
    """
    if name.startswith(partner.PREFIX):
        bot = partner.for_lesson(name, game)
    else:
        bot = BOTS[name](game) if name in BOTS else None
    if bot is None:
        known = ", ".join(bot_names(game))
        raise BadOptions(f"there is no bot {brief(name)} for {brief(game)}; there are {known}")
    return bot
