"""How often `recruit` wins as one seat among five `random`, in six-player advanced Dune.

Run: python tools/recruit_dune.py --games 240 --first-seed 0
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import sqrt
from time import process_time

from landsraad import bots
from landsraad.bots import Bot, Question
from landsraad.dune import Dune
from landsraad.kernel import Action, Chance

CONFIDENT = 1.96
"""Standard deviations to either side of a 95 % interval."""
TABLE = {"ruleset": "advanced"}


@dataclass(frozen=True, slots=True)
class Played:
    """One game: who was the recruit, whether it won, alone or with an ally, and how it ended."""

    seat: str
    won: bool
    alone: bool
    ending: str
    turn: int
    decisions: int
    seconds: float


class Timed(Bot):
    """A bot with a clock beside it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def answer(self, question: Question, chance: Chance) -> Action | None:
        start = process_time()
        action = self.bot.answer(question, chance)
        self.seconds += process_time() - start
        self.decisions += 1
        return action


def one_among_five(seed: int, **options: object) -> Played:
    """A game with this seed; the recruit takes each faction in turn."""
    seat = Dune.all_seats[seed % len(Dune.all_seats)]
    recruit = Timed(bots.make("recruit", Dune.name))
    others = bots.make("random", Dune.name)
    game = Dune.new(Dune.read_setup(None, TABLE | options, seed)).copy()
    table = {other: recruit if other == seat else others for other in game.seats}
    outcome = bots.play_out(game, table, Chance.seeded(seed))
    return Played(
        seat,
        seat in outcome.winners,
        outcome.winners == (seat,),
        outcome.ending,
        game.turn,
        recruit.decisions,
        recruit.seconds,
    )


def wilson(won: int, played: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share."""
    share, z = won / played, CONFIDENT
    middle = share + z * z / (2 * played)
    spread = z * sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    scale = 1 + z * z / played
    return (middle - spread) / scale, (middle + spread) / scale


def line(name: str, games: Sequence[Played]) -> str:
    won = sum(game.won for game in games)
    low, high = wilson(won, len(games))
    alone = sum(game.alone for game in games)
    share = f"{won / len(games):6.1%} [{low:6.1%}, {high:6.1%}]"
    return f"{name:14} {won:4} of {len(games):4} {share}  alone {alone}"


def report(games: Sequence[Played], first: int) -> str:
    seats = [line(seat, [g for g in games if g.seat == seat]) for seat in Dune.all_seats]
    cost = sum(g.seconds for g in games) / max(1, sum(g.decisions for g in games))
    return "\n".join(
        [
            f"recruit among five random, advanced Dune, {datetime.now(UTC):%Y-%m-%d}, "
            f"seeds {first} to {first + len(games) - 1}",
            *seats,
            line("all", games),
            f"{cost * 1000:.2f} ms for a decision",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--first-seed", type=int, default=0)
    given = parser.parse_args()
    seeds = range(given.first_seed, given.first_seed + given.games)
    print(report([one_among_five(seed) for seed in seeds], given.first_seed))


if __name__ == "__main__":
    main()
