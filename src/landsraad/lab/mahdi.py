"""Mahdi in numbers: how often the automatic Harkonnen beat a simple player, and how fast.

python -m landsraad.lab.mahdi 500
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass

import landsraad
from landsraad.arrakis.box import ATREIDES
from landsraad.kernel import Chance
from landsraad.lab.greedy import greedy
from landsraad.lab.simple import Player, play_out


@dataclass(frozen=True, slots=True)
class Matches:
    """The outcome of some games: how they ended, and after how many rounds."""

    games: int
    endings: Counter[str]
    rounds: Counter[int]

    @property
    def won(self) -> float:
        """The share of games that the player won."""
        return self.endings["prescience"] / self.games

    @property
    def mean_rounds(self) -> float:
        return sum([number * games for number, games in self.rounds.items()]) / self.games


def matches(games: int, player: Player = greedy) -> Matches:
    """Play so many games, with seeds from 0 on."""
    endings: Counter[str] = Counter()
    rounds: Counter[int] = Counter()
    for seed in range(games):
        game = landsraad.new_game("arrakis", mode="mahdi", seed=seed).copy()
        play_out(game, {ATREIDES: player}, Chance.seeded(seed))
        assert game.outcome is not None
        endings[game.outcome.ending] += 1
        rounds[game.view(None)["table"]["round"]] += 1
    return Matches(games, endings, rounds)


def main() -> None:
    result = matches(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
    spread = ", ".join([f"{number}: {result.rounds[number]}" for number in sorted(result.rounds)])
    print(f"{result.games} games, {result.won:.1%} won by the player")
    print(f"{result.mean_rounds:.2f} rounds on average ({spread})")


if __name__ == "__main__":
    main()
