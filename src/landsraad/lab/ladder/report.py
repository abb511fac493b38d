"""What the ladder says, as text for a terminal and as the page docs/bots.md."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from landsraad.bots.registry import BOTS, level_of
from landsraad.lab.estimates import Estimate
from landsraad.lab.ladder.contests import CONTESTS, Contest
from landsraad.lab.ladder.matches import plain_name
from landsraad.lab.ladder.statistics import ratings, share, share_of

Result = Mapping[str, Any]
YARDSTICK: Final = "recruit"
"""The bot whose rating is zero."""
BY_DEFAULT: Final = ("guild", "fremen")
"""Endings of Dune in which nobody has won by strongholds."""

INTRODUCTION: Final = """# How strong the bots are

Written by `landsraad ladder --results docs/ladder --write docs/bots.md` from the games in
[ladder](ladder); `make ladder` plays a bot that you have changed against the one of before.

Two bots play every seed twice, with the seats exchanged, so that neither has the better cards. In
Dune each holds three of the six factions, dealt by the seed; a game that several factions win
together counts for each in equal parts. Intervals are 95 %, by bootstrap over seeds. Of each
pairing the versions that met last count. `mentat:48` thinks for 48 playouts, `mentat:0.3s` for a
time.
"""


def summary(contest: Contest, results: Sequence[Result]) -> list[str]:
    """Some lines about the games of one line-up of bots."""
    names = sorted({bot for result in results for bot in result["bots"].values()})
    lines = [f"{contest.title}: {' against '.join(names)}, seeds {seeds(results)}"]
    if len(names) > 1 or contest.solo:
        lines += [f"{name} wins {share(results, name)}" for name in names]
    else:
        lines += [f"{seat}: {won}" for seat, won in factions(results)]
        lines += [f"{what}: {amount}" for what, amount in table_manners(contest, results)]
    return lines


def seeds(results: Sequence[Result]) -> str:
    numbers = [result["seed"] for result in results]
    return f"{min(numbers)} to {max(numbers)}"


def factions(results: Sequence[Result]) -> Iterator[tuple[str, Estimate]]:
    """How often each seat has won."""
    for seat in results[0]["bots"]:
        yield seat, share_of(results, partial(has_won, seat))


def has_won(seat: str, result: Result) -> bool:
    return seat in result["winners"]


def table_manners(contest: Contest, results: Sequence[Result]) -> Iterator[tuple[str, str]]:
    """How games end at a table of Dune, and how many deals are made."""
    if contest.game == "dune":
        by_default = share_of(results, lambda result: result["ending"] in BY_DEFAULT)
        yield "won by default", str(by_default)
        deals = share_of(results, lambda result: result["deals"])
        yield "deals made in a game", f"{deals.value:.1f} ({deals.low:.1f}–{deals.high:.1f})"


# The page.


def page(results: Sequence[Result]) -> str:
    """All results that were kept."""
    parts = [INTRODUCTION]
    for contest in CONTESTS.values():
        played = [result for result in results if result["contest"] == contest.name]
        if played:
            parts += [f"## {contest.title}\n", *tables(contest, played)]
    return "\n".join(parts)


def tables(contest: Contest, results: Sequence[Result]) -> Iterator[str]:
    meetings, alone = by_bots(contest, results)
    if meetings:
        yield "| bots | games | seeds | share of wins |\n|---|---|---|---|"
        for names, games in meetings.items():
            won = share(games, names[0])
            figures = f"{won.value:.1%} ({won.low:.1%}–{won.high:.1%})"
            yield f"| {' against '.join(names)} | {len(games)} | {seeds(games)} | {figures} |"
        yield ""
    mixed = [result for games in meetings.values() for result in games]
    if len(meetings) > 1:
        yield "| bot | rating |\n|---|---|"
        for rated in ratings(mixed, YARDSTICK):
            yield f"| {rated.name} | {rated.points:+.0f} ({rated.low:+.0f} to {rated.high:+.0f}) |"
        yield ""
    for name, games in alone.items():
        yield f"`{name}` on all seats, {len(games)} games, seeds {seeds(games)}:\n"
        yield "| | won, alone or with allies |\n|---|---|"
        for seat, won in factions(games):
            yield f"| {seat.replace('_', ' ')} | {won.value:.1%} ({won.low:.1%}–{won.high:.1%}) |"
        for what, amount in table_manners(contest, games):
            yield f"| {what} | {amount} |"
        yield ""


Meetings = dict[tuple[str, ...], list[Result]]


def by_bots(
    contest: Contest, results: Sequence[Result]
) -> tuple[Meetings, dict[str, list[Result]]]:
    """Games of two bots in the versions that met last, and games of one bot with itself."""
    newest = {players(result): result["code"] for result in results}
    meetings: defaultdict[tuple[str, ...], list[Result]] = defaultdict(list)
    alone: defaultdict[str, list[Result]] = defaultdict(list)
    for result in results:
        names = players(result)
        if result["code"] != newest[names]:
            continue
        if len(names) > 1 or contest.solo:
            meetings[names].append(result)
        else:
            alone[names[0]].append(result)
    return dict(meetings), dict(alone)


def players(result: Result) -> tuple[str, ...]:
    """The bots of a game, the stronger ones first."""
    return tuple(sorted(result["code"], key=rank))


def rank(name: str) -> tuple[int, str]:
    """Where a bot stands in the list of all, from its end."""
    return -[*BOTS].index(level_of(plain_name(name))), name
