"""Where the time of random play goes: what the listing of choices costs, step by step.

    python tools/profile_play.py arrakis --games 10
    python tools/profile_play.py dune --games 2 --option ruleset=advanced --option deals=no

Prints the share of the whole that every step's `ask` takes with all it calls (lists and searches of
what may be done), and of every module by itself. A profiled function seems slower than it is, so
read the shares as rough ones.
"""

from __future__ import annotations

import argparse
import cProfile
from collections import defaultdict
from heapq import nlargest
from pathlib import Path
from types import CodeType

import landsraad
from landsraad.cli.play import parse_options
from landsraad.kernel import Chance
from landsraad.kernel.registry import game_class
from landsraad.lab.simple import at_random, play_out

LINES = 12
PACKAGE = Path(landsraad.__file__).parent


def main() -> None:
    parser = argparse.ArgumentParser(description="Where the time of random play goes.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args()
    kind = game_class(asked.game)
    options = parse_options(kind, asked.option)
    decisions = 0
    with cProfile.Profile() as profile:
        for seed in range(1, asked.games + 1):
            game = kind.new(kind.read_setup(None, options, seed))
            play_out(game, dict.fromkeys(game.seats, at_random), Chance.seeded(seed))
            decisions += game.sequence
    print(f"{asked.game}, random games with seeds 1 to {asked.games}, {decisions} decisions")
    print_shares(profile)


def print_shares(profile: cProfile.Profile) -> None:
    asking: dict[str, float] = defaultdict(float)
    alone: dict[str, float] = defaultdict(float)
    for entry in profile.getstats():
        module = module_of(entry.code)
        alone[module] += entry.inlinetime
        if isinstance(entry.code, CodeType) and entry.code.co_name == "ask":
            asking[f"{module}:{entry.code.co_firstlineno}"] += entry.totaltime
    whole = sum(alone.values())
    for title, shares in (("listing the choices of a step", asking), ("module by itself", alone)):
        print(f"\n{title}")
        for name in nlargest(LINES, shares, key=shares.__getitem__):
            print(f"  {shares[name] / whole:6.1%}  {name}")


def module_of(code: CodeType | str) -> str:
    """The file of ours that this stands in; else it is Python's."""
    path = Path(code.co_filename if isinstance(code, CodeType) else code)
    return str(path.relative_to(PACKAGE)) if path.is_relative_to(PACKAGE) else "Python"


if __name__ == "__main__":
    main()
