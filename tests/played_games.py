"""Random games told in one line, to compare two builds of the engine.

python -m tests.played_games 3 dune ruleset=advanced
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterable
from typing import Any

import landsraad
from landsraad.compiled import is_compiled
from landsraad.kernel import REFEREE, Action, Game, Refusal

LOOKS = 40
"""After so many actions everybody looks at the table."""


def main(games: int, name: str, options: dict[str, Any]) -> str:
    story = hashlib.sha256()
    decisions = 0
    for seed in range(1, games + 1):
        game = landsraad.new_game(name, seed=seed, options=options)
        chance = random.Random(seed)
        played: list[Action] = []
        while not game.over:
            tell(story, [refusal_of(game, action) for action in played[-3:]])
            decision = chance.choice(game.pending)
            played.append(decision.actions.at(chance.randrange(decision.actions.size)))
            happened = [event.seen_by(REFEREE) for event in game.play(played[-1])]
            tell(story, [str(played[-1]), happened])
            decisions += 1
            if decisions % LOOKS == 0:
                tell(story, [game.view(eyes) for eyes in (None, REFEREE, *game.seats)])
                tell(story, [game.digest(), *imagined(game)])
        tell(story, game.record().to_data())
    return f"{'compiled' if is_compiled() else 'pure'} {decisions} {story.hexdigest()}"


def imagined(game: Game) -> list[str]:
    """What is dealt again to those who do not see everything."""
    return [game.redeal(eyes, game.chance.copy()).digest() for eyes in (None, *game.seats)]


def refusal_of(game: Game, action: Action) -> str:
    """Why an earlier action cannot be played now; nothing, if it can."""
    try:
        game.copy().play(action)
    except Refusal as refusal:
        return f"{type(refusal).__name__} {refusal}"
    return ""


def tell(story: Any, what: Any) -> None:
    story.update(json.dumps(what).encode())


def options_in(given: Iterable[str]) -> dict[str, Any]:
    """Options as they are given on the command line."""
    return {
        key: json.loads(value) if value in ("true", "false") else value
        for key, _, value in (each.partition("=") for each in given)
    }


if __name__ == "__main__":
    number, chosen, *given = sys.argv[1:]
    print(main(int(number), chosen, options_in(given)))
