"""Contests: the line-ups in which bots meet; every seed is played twice, with seats exchanged."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from landsraad.kernel import BadOptions, Chance
from landsraad.kernel.registry import game_class
from landsraad.kernel.values import brief

AUTOMATON: Final = "mahdi"
"""The opponent in a solo game, as the ladder calls it; it is part of the rules."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A way in which bots meet.

    Attributes:
        name: as the command calls it.
        game: which is played.
        options: of it.
        title: for readers.
        teams: which seats win together and are held by one bot; empty if each is dealt by itself.
        solo: the opponent is the game itself.
    """

    name: str
    game: str
    options: Mapping[str, Any]
    title: str
    teams: tuple[tuple[str, ...], ...] = ()
    solo: bool = False

    @property
    def seats(self) -> tuple[str, ...]:
        return game_class(self.game).read_setup(None, self.options, 0).seats


CONTESTS: Final = {
    contest.name: contest
    for contest in (
        Contest(
            "duel",
            "arrakis",
            {"mode": "duel"},
            "War for Arrakis, two players",
            (("atreides",), ("harkonnen",)),
        ),
        Contest(
            "teams4",
            "arrakis",
            {"mode": "teams4"},
            "War for Arrakis, four players",
            (("house_atreides", "fremen"), ("house_harkonnen", "corrino")),
        ),
        Contest("mahdi", "arrakis", {"mode": "mahdi"}, "Mahdi, alone", solo=True),
        Contest("dune", "dune", {"ruleset": "advanced"}, "Dune, advanced, three against three"),
    )
}


def contest_of(name: str) -> Contest:
    if name not in CONTESTS:
        raise BadOptions(f"there is no contest {brief(name)}; there are {', '.join(CONTESTS)}")
    return CONTESTS[name]


@dataclass(frozen=True, slots=True)
class Match:
    """One game to be played: who sits where, and by which chance.

    Attributes:
        contest: its name.
        seed: of the game and of the bots.
        mirror: 0, or 1 for the game with the seats exchanged.
        bots: by seat.
    """

    contest: str
    seed: int
    mirror: int
    bots: Mapping[str, str] = field(hash=False)


def matches(contest: Contest, bots: Sequence[str], games: int, first_seed: int) -> Iterator[Match]:
    """So many games between one or two bots, with seeds from the first one on."""
    if not 1 <= len(bots) <= 2:
        raise BadOptions("a contest is between two bots, or of one with itself")
    one, other = bots[0], bots[-1]
    mirrored = one != other
    for number in range(games):
        seed = first_seed + (number // 2 if mirrored and not contest.solo else number)
        mirror = number % 2 if mirrored and not contest.solo else 0
        if contest.solo:
            for bot in dict.fromkeys(bots):
                yield Match(contest.name, seed, 0, dict.fromkeys(contest.seats, bot))
        else:
            pair = (other, one) if mirror else (one, other)
            yield Match(contest.name, seed, mirror, seated(contest, pair, seed))


def seated(contest: Contest, pair: tuple[str, str], seed: int) -> dict[str, str]:
    """Which of two bots holds each seat; without teams a half of the seats, by chance."""
    if contest.teams:
        return {seat: bot for team, bot in zip(contest.teams, pair, strict=True) for seat in team}
    seats = contest.seats
    first = {*Chance.seeded(seed).shuffle(seats)[: len(seats) // 2]}
    return {seat: pair[0] if seat in first else pair[1] for seat in seats}
