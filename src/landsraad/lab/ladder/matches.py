"""Matches are played on all cores; results are lines of JSON, so that a long contest can go on."""

from __future__ import annotations

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import as_completed
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any, Final

import landsraad
from landsraad import bots
from landsraad.bots import Bot, Question
from landsraad.bots.budget import Budget
from landsraad.kernel import Action, Chance
from landsraad.kernel.registry import game_class
from landsraad.lab.ladder.contests import AUTOMATON, Match, contest_of
from landsraad.lab.processes import playing_processes

Result = dict[str, Any]
ELSEWHERE: Final = "@"
"""In the name of a bot, before the folder with another version of Landsraad that it is from."""
THINKS_FOR: Final = ":"
"""In the name of a bot, before its budget."""
DEAL: Final = "accept_deal"
SLOWEST: Final = "slowest"


class Watched(Bot):
    """A bot with a clock and a counter beside it."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.thinks_about = getattr(bot, "thinks_about", frozenset())  # old versions have none
        self.answers: Counter[str] = Counter()
        self.asked = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def answer(self, question: Question, chance: Chance) -> Action | None:
        start = process_time()
        action = self._bot.answer(question, chance)
        took = process_time() - start
        self.asked += 1
        self.seconds += took
        self.slowest = max(self.slowest, took)
        self.answers["" if action is None else action.kind] += 1
        return action


def play(match: Match) -> Result:
    """Play a match to its end."""
    contest = contest_of(match.contest)
    setup = game_class(contest.game).read_setup(None, contest.options, match.seed)
    game = game_class(contest.game).new(setup).copy()
    watched = {name: Watched(bot_named(name, contest.game)) for name in {*match.bots.values()}}
    table = {seat: watched[name] for seat, name in match.bots.items()}
    outcome = bots.play_out(game, table, Chance.seeded(match.seed))
    return {
        **key_of(match),
        "code": {name: fingerprint(name, contest.game) for name in sorted(watched)},
        "winners": winners_in(match, outcome.winners),
        "ending": outcome.ending,
        "round": game.round_number,
        "deals": sum([bot.answers[DEAL] for bot in watched.values()]),
        "ms": {n: round(1000 * b.seconds / max(1, b.asked), 2) for n, b in watched.items()},
        SLOWEST: {name: round(bot.slowest, 3) for name, bot in watched.items()},
    }


def winners_in(match: Match, winners: Sequence[str]) -> list[str]:
    """The seats that won; in a solo game perhaps the automaton."""
    return [*winners] if set(winners) <= set(match.bots) and winners else [AUTOMATON]


def key_of(match: Match) -> Result:
    """What distinguishes a result from all others."""
    return {
        "contest": match.contest,
        "seed": match.seed,
        "mirror": match.mirror,
        "bots": dict(match.bots),
    }


# Bots by name, also of other versions.


@cache
def bot_named(name: str, game: str) -> Bot:
    """`recruit` is the one of this version, `recruit@FOLDER` that of the version in a folder.

    `mentat:48` thinks for 48 playouts, `mentat:0.3s` for so many seconds.
    """
    named, _, folder = name.partition(ELSEWHERE)
    plain, _, budget = named.partition(THINKS_FOR)
    if folder:
        with other_bots(Path(folder)):
            from landsraad.bots import make

            bot = make(plain, game)
    else:
        bot = bots.make(plain, game)
    if budget:
        bot.think_for(Budget.read(budget))
    return bot


@contextmanager
def other_bots(folder: Path) -> Iterator[None]:
    """Meanwhile `landsraad.bots` is what a folder has; rules and kernel stay those of here."""
    ours = {name: sys.modules.pop(name) for name in [*sys.modules] if is_of_bots(name)}
    path, package = landsraad.__path__, landsraad.bots
    landsraad.__path__ = [str(folder / "landsraad"), *path]
    try:
        yield
    finally:
        landsraad.__path__ = path
        for name in [name for name in sys.modules if is_of_bots(name)]:
            del sys.modules[name]
        sys.modules.update(ours)
        landsraad.bots = package


def plain_name(name: str) -> str:
    """The name of a bot without its version and its budget."""
    return name.partition(ELSEWHERE)[0].partition(THINKS_FOR)[0]


def is_of_bots(module: str) -> bool:
    return module == "landsraad.bots" or module.startswith("landsraad.bots.")


@cache
def fingerprint(name: str, game: str) -> str:
    """Of all that a bot's answers at a game come from, rules and kernel left out.

    Bots build on those before them, so what comes after a bot is no part of it.
    """
    _, _, elsewhere = name.partition(ELSEWHERE)
    folder = Path(elsewhere) / "landsraad" / "bots" if elsewhere else Path(bots.__file__).parent
    names = bots.bot_names(game)
    place = names.index(plain_name(name))
    others = {"arrakis", "dune", *names[place + 1 :]} - {game}
    found = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        parts = {part.partition(".")[0] for part in file.relative_to(folder).parts}
        if file.suffix in (".py", ".json") and not parts & others:
            found.update(file.read_bytes())
    return found.hexdigest()[:12]


# Many.


def play_all(
    wanted: Iterable[Match],
    kept: Path | None,
    workers: int | None = None,
    show: Callable[[Result], bool] = lambda result: False,
) -> list[Result]:
    """Play what is not among the kept results yet, on so many cores; `show` may say: enough."""
    known = {identity(result): result for result in (read_results(kept) if kept else ())}
    results: list[Result] = []
    missing: list[Match] = []
    for match in wanted:
        code = {n: fingerprint(n, contest_of(match.contest).game) for n in {*match.bots.values()}}
        before = known.get(identity({**key_of(match), "code": code}))
        if before is None:
            missing.append(match)
        else:
            results.append(before)
    decided = [show(result) for result in results]
    if any(decided) or not missing:
        return results
    pool = playing_processes(workers)
    try:
        for done in as_completed([pool.submit(play, match) for match in missing]):
            result = done.result()
            results.append(result)
            if kept:
                keep(kept, result)
            if show(result):
                break
    finally:
        pool.shutdown(cancel_futures=True)
    return results


def identity(result: Mapping[str, Any]) -> str:
    names = ("contest", "seed", "mirror", "bots", "code")
    return json.dumps({name: result[name] for name in names}, sort_keys=True)


def read_results(file: Path) -> list[Result]:
    """All results that were kept in a file."""
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line]


def keep(file: Path, result: Result) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(result, sort_keys=True) + "\n")
