"""The page docs/balance.md: how even the games are, and what each ruling does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final

from landsraad.kernel.registry import game_class
from landsraad.lab.estimates import share
from landsraad.lab.observatory import calibration
from landsraad.lab.observatory.statistics import Difference, difference, holm
from landsraad.lab.observatory.studies import FIRST_SEED, Study, studies
from landsraad.lab.simulation.parts import read_job, read_table
from landsraad.texts import Texts

Games = Mapping[int, Mapping[str, Any]]
"""Rows of the table of games by their seeds."""
SIGNIFICANT: Final = 0.05
LENGTH: Final = "length"
TITLES: Final = {"dune": "Dune", "arrakis": "War for Arrakis"}

INTRODUCTION: Final = """# How even the games are, and what each ruling does

Written on {day} by

    landsraad observe build/observed --bot {bot} --games {lineups} --pairs {pairs} \\
      --write docs/balance.md

from the {games} games that were played of these: each game between bots of the level `{bot}`, seeds
from {seed} on. The command can be stopped and goes on where it was; with greater numbers it plays
what is missing, and the intervals become narrower.

What is said here is true of these bots. A strong player may find in a ruling what they do not.
Wins are alone or with allies, with 95 % intervals (Wilson's). In Dune the factions sit in another
order in each game.

For each ruling every seed was played by both rules, and what is told is the change: in points of
the share of wins, and in turns, with 95 % intervals of the pairs. *Differ* is the number of pairs
in which anything was different at all. A change with ★ is one that is not by chance (exact sign
test, corrected by Holm's method for all questions of its table, 5 %).
"""


def page(folder: Path, bot: str, day: date) -> str:
    """All studies in a folder, as far as they are played."""
    known = [*[study for game in TITLES for study in studies(game)], *calibration.calibrations()]
    played = {
        study.name: games_in(folder / study.name)
        for study in known
        if (folder / study.name).is_dir()
    }
    parts = [introduction(played, bot, day)]
    for game, title in TITLES.items():
        there = [study for study in studies(game) if played.get(study.name)]
        values = list(calibration.section(played)) if game == "arrakis" else []
        if there or values:
            parts.append(f"## {title}\n")
        if there:
            parts += chapter(there, played)
            missing = [f"`{study.name}`" for study in studies(game) if study not in there]
            if missing:
                parts.append(f"Not played yet: {', '.join(missing)}.\n")
        parts += values
    return "\n".join(parts)


def introduction(played: Mapping[str, Games], bot: str, day: date) -> str:
    """How all this was made."""
    rulings = {study.name for game in TITLES for study in studies(game) if study.ruling}
    others = {study.name for study in calibration.calibrations()}
    numbers = {name: len(games) for name, games in played.items() if name not in others}
    return INTRODUCTION.format(
        day=day,
        bot=bot,
        games=sum(numbers.values()),
        lineups=max([number for name, number in numbers.items() if name not in rulings], default=0),
        pairs=max([number for name, number in numbers.items() if name in rulings], default=0),
        seed=FIRST_SEED,
    )


def games_in(folder: Path) -> Games:
    read_job(folder)
    rows = [row for part in read_table(folder, "games") for row in part.to_pylist()]
    return {row["seed"]: row for row in rows}


def chapter(there: Sequence[Study], played: Mapping[str, Games]) -> Iterator[str]:
    texts = Texts(game_class(there[0].game), "en")
    lineups = [study for study in there if not study.ruling]
    if lineups:
        yield "### By line-up\n"
        yield from lineup_table(lineups, played, texts)
    bases = dict.fromkeys([study.base for study in there if study.ruling])
    for base in bases:
        usual = played.get(base, {})
        tried = [study for study in there if study.base == base]
        if usual:
            yield f"### Rulings, compared with `{base}`\n"
            yield from ruling_table(tried, usual, played, texts)


# Line-ups.


def lineup_table(
    lineups: Sequence[Study], played: Mapping[str, Games], texts: Texts
) -> Iterator[str]:
    sides = everybody([played[study.name] for study in lineups])
    names = [texts.name(side) for side in sides]
    yield table_head(["line-up", "games", "turns", *names])
    for study in lineups:
        games = list(played[study.name].values())
        turns = sum([row["turns"] for row in games]) / len(games)
        cells = [won_by(side, games) for side in sides]
        yield table_row([f"`{study.name}`", str(len(games)), f"{turns:.1f}", *cells])
    yield ""


def won_by(side: str, games: Sequence[Mapping[str, Any]]) -> str:
    """The share of wins of a side; nothing if it did not play."""
    if not any(side in row["seats"] or side in row["winners"] for row in games):
        return "–"
    found = share(sum([side in row["winners"] for row in games]), len(games))
    return f"{100 * found.value:.0f} % ({100 * found.low:.0f}–{100 * found.high:.0f})"


def everybody(played: Sequence[Games]) -> list[str]:
    """All who played or won, in alphabetical order."""
    rows = [row for games in played for row in games.values()]
    return sorted({side for row in rows for side in (*row["seats"], *row["winners"])})


# Rulings.


def ruling_table(
    tried: Sequence[Study], usual: Games, played: Mapping[str, Games], texts: Texts
) -> Iterator[str]:
    sides = everybody([usual])
    measures = [*sides, LENGTH]
    found = [
        difference(measured(usual, measure), measured(played[study.name], measure))
        for study in tried
        for measure in measures
    ]
    corrected = holm([each.p for each in found])
    yield table_head(
        ["ruling", "usually", "pairs", "differ", *[texts.name(side) for side in sides], "turns"]
    )
    for number, study in enumerate(tried):
        own = slice(number * len(measures), (number + 1) * len(measures))
        other = played[study.name]
        pairs = usual.keys() & other.keys()
        differ = sum([course(usual[seed]) != course(other[seed]) for seed in pairs])
        cells = [
            change(each, 1 if measure == LENGTH else 100, p)
            for measure, each, p in zip(measures, found[own], corrected[own], strict=True)
        ]
        what = f"`{study.ruling}` = {study.value}"
        yield table_row([what, str(study.usual), str(len(pairs)), str(differ), *cells])
    yield ""


def measured(games: Games, measure: str) -> dict[int, float]:
    if measure == LENGTH:
        return {seed: row["turns"] for seed, row in games.items()}
    return {seed: float(measure in row["winners"]) for seed, row in games.items()}


def course(row: Mapping[str, Any]) -> tuple[Any, ...]:
    """What two games have in common that went the same way."""
    return (row["winners"], row["ending"], row["turns"], row["actions"])


def change(found: Difference, scale: float, corrected: float) -> str:
    if not found.differing:
        return "0"
    digits = 0 if scale > 1 else 1
    value, low, high = (
        f"{scale * number:+.{digits}f}".replace("-", "−")
        for number in (found.value, found.low, found.high)
    )
    star = " ★" if corrected < SIGNIFICANT else ""
    return f"{value} ({low} to {high}){star}"


# Markdown.


def table_head(cells: Sequence[str]) -> str:
    return f"{table_row(cells)}\n{'|---' * len(cells)}|"


def table_row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
