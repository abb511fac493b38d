"""How do games of War for Arrakis end? Many duels of simple players, counted.

Run: python tools/arrakis_games.py 300     (games of each pairing; the first has seed 1)
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections import Counter
from datetime import UTC, datetime
from statistics import quantiles

import landsraad
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.kernel import Chance
from landsraad.lab.greedy import greedy
from landsraad.lab.simple import Player, at_random, play_out

PAIRINGS: dict[str, tuple[Player, Player]] = {
    "random Atreides, random Harkonnen": (at_random, at_random),
    "greedy Atreides, random Harkonnen": (greedy, at_random),
    "random Atreides, greedy Harkonnen": (at_random, greedy),
    "greedy Atreides, greedy Harkonnen": (greedy, greedy),
}


def played(seed: int, atreides: Player, harkonnen: Player) -> tuple[str, int]:
    """How one duel ended, and after how many rounds."""
    game = landsraad.new_game("arrakis", seed=seed)
    game.live = False
    play_out(game, {ATREIDES: atreides, HARKONNEN: harkonnen}, Chance.seeded(seed))
    assert game.outcome is not None
    winners = " and ".join(game.outcome.winners)
    return f"{winners} by {game.outcome.ending}", int(game.view(None)["table"]["round"])


def report(name: str, games: list[tuple[str, int]]) -> None:
    rounds = sorted([number for _, number in games])
    tenths = quantiles(rounds, n=10)
    print(f"\n{name}")
    for ending, number in Counter([ending for ending, _ in games]).most_common():
        print(f"  {number:5}  {number / len(games):4.0%}  {ending}")
    print(
        f"  rounds: {rounds[0]} to {rounds[-1]}, half of the games within {tenths[4]:.0f},"
        f" four of five from {tenths[0]:.0f} to {tenths[8]:.0f}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, help="of each pairing, at least 2")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default: 1)")
    chosen = parser.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    print(f"{datetime.now(UTC):%Y-%m-%d}  {shlex.join(sys.argv)}")
    print(f"duels of War for Arrakis, seeds {seeds[0]} to {seeds[-1]}")
    for name, players in PAIRINGS.items():
        report(name, [played(seed, *players) for seed in seeds])
    return 0


if __name__ == "__main__":
    sys.exit(main())
