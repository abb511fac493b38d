"""How often `recruit` wins War for Arrakis: as either side against `random`, or against Mahdi.

Run: python -m tools.recruit_arrakis --games 200 --first-seed 0
     python -m tools.recruit_arrakis --games 100 --mode mahdi
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from landsraad import bots
from landsraad.arrakis import Arrakis
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.lineup import LINEUPS, SIDE_OF
from landsraad.bots import Bot, Question
from landsraad.kernel import Action, Chance
from tools.recruit_dune import Timed, wilson

SIDES = {"mahdi": (ATREIDES,)}
"""The sides that people play, where these are not both."""


@dataclass(frozen=True, slots=True)
class Played:
    """One game: which side was the recruit's, whether it won, how it ended and what it cost."""

    side: str
    won: bool
    ending: str
    rounds: int
    decisions: int
    seconds: float
    worst: float


class Clocked(Timed):
    """A bot with a clock beside it that remembers the longest wait, too."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.worst = 0.0

    def answer(self, question: Question, chance: Chance) -> Action | None:
        before = self.seconds
        action = super().answer(question, chance)
        self.worst = max(self.worst, self.seconds - before)
        return action


def one_game(seed: int, side: str, against: str = "random", **options: object) -> Played:
    """A game with this seed: one side is the recruit's, the other is played by another bot."""
    recruit = Clocked(bots.make("recruit", Arrakis.name))
    other = bots.make(against, Arrakis.name)
    game = Arrakis.new(Arrakis.read_setup(None, options, seed)).copy()
    table = {seat: recruit if SIDE_OF[seat] == side else other for seat in game.seats}
    outcome = bots.play_out(game, table, Chance.seeded(seed))
    return Played(
        side,
        side in {SIDE_OF[seat] for seat in outcome.winners},
        outcome.ending,
        game.round,
        recruit.decisions,
        recruit.seconds,
        recruit.worst,
    )


def line(side: str, games: Sequence[Played]) -> str:
    won = sum(game.won for game in games)
    low, high = wilson(won, len(games))
    rounds = sorted(Counter(game.rounds for game in games).items())
    spread = ", ".join(f"{number}: {count}" for number, count in rounds)
    share = f"{won / len(games):6.1%} [{low:6.1%}, {high:6.1%}]"
    return f"{side:10} {won:4} of {len(games):4} {share}  rounds {spread}"


def cost(games: Sequence[Played]) -> str:
    mean = sum(g.seconds for g in games) / max(1, sum(g.decisions for g in games))
    worst = max(g.worst for g in games)
    return f"{mean * 1000:.2f} ms for a decision, at worst {worst * 1000:.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each side")
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--mode", choices=tuple(LINEUPS), default="duel")
    parser.add_argument("--guild", action="store_true", help="with the Spacing Guild")
    parser.add_argument("--against", choices=bots.bot_names(Arrakis.name), default="random")
    given = parser.parse_args()
    seeds = range(given.first_seed, given.first_seed + given.games)
    print(
        f"recruit against {'Mahdi' if given.mode == 'mahdi' else given.against}, War for Arrakis, "
        f"mode {given.mode}{' with the Spacing Guild' if given.guild else ''}, "
        f"{datetime.now(UTC):%Y-%m-%d}, seeds {seeds[0]} to {seeds[-1]}"
    )
    every: list[Played] = []
    for side in SIDES.get(given.mode, (ATREIDES, HARKONNEN)):
        options = {"mode": given.mode, "guild": given.guild}
        games = [one_game(seed, side, given.against, **options) for seed in seeds]
        print(line(side, games))
        every += games
    print(cost(every))


if __name__ == "__main__":
    main()
