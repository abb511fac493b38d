"""A game of bots told in one line, to compare two builds of them.

python -m tests.bot_games 200 bashar dune ruleset=advanced
"""

from __future__ import annotations

import hashlib
import sys

import landsraad
from landsraad.bots.playing import play_until
from landsraad.compiled import is_compiled
from landsraad.kernel import Chance
from landsraad.lab.ladder.matches import bot_named
from tests.played_games import options_in


def main(actions: int, bot: str, name: str, *given: str) -> str:
    """The first actions of a game with one kind of bot on all seats."""
    game = landsraad.new_game(name, seed=1, options=options_in(given))
    bots = dict.fromkeys(game.seats, bot_named(bot, name))
    play_until(game, bots, Chance.seeded(1), lambda: game.sequence >= actions)
    played = [str(action) for action in game.record().actions]
    story = hashlib.sha256("\n".join(played).encode()).hexdigest()
    return f"{'compiled' if is_compiled() else 'pure'} {len(played)} {story}"


if __name__ == "__main__":
    number, *others = sys.argv[1:]
    print(main(int(number), *others))
