"""The command `simulate`: many games between bots, as tables."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from landsraad.cli.common import JsonOption, LanguageOption, fail, print_json
from landsraad.cli.jobs import (
    AtOption,
    BotOption,
    GameArgument,
    GamesOption,
    OptionOption,
    SeatsOption,
    SeedOption,
    ShuffleOption,
    WorkersOption,
    games_bar,
    parse_job,
)
from landsraad.cli.report import write_report


def simulate(
    game: GameArgument,
    folder: Annotated[Path, typer.Argument(help="Where the tables go; to go on, the same.")],
    *,
    games: GamesOption = 100,
    seed: SeedOption = 1,
    bot: BotOption = "recruit",
    at: AtOption = None,
    seats: SeatsOption = None,
    shuffle: ShuffleOption = False,
    option: OptionOption = None,
    workers: WorkersOption = None,
    cluster: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Play on a Ray cluster instead: `auto`, ray://…, or `local` for one started here.",
        ),
    ] = None,
    csv: Annotated[bool, typer.Option("--csv", help="Write CSV files too.")] = False,
    report: Annotated[
        bool, typer.Option("--report", help="Write a page with plots too, report.html.")
    ] = False,
    as_json: JsonOption = False,
    language: LanguageOption,
) -> None:
    """Play many games between bots, and write what happened as Parquet tables (docs/lab.md).

    A job that was stopped goes on where it was, if it is started again.

    Example: landsraad simulate dune results --games 1000 --option ruleset=advanced --report
    """
    job = parse_job(game, games, seed, bot, at, seats, shuffle, option)
    if cluster is not None and not find_spec("ray"):
        fail("this needs: pip install 'landsraad[cluster]'")
    from landsraad.lab.simulation.job import run
    from landsraad.lab.simulation.parts import parts, write_csv

    before = os.times()
    with games_bar(game, games) as show:
        played = run(job, folder, workers, show, cluster=cluster)
    busy = cores_busy(before, os.times())
    files = write_csv(folder) if csv else []
    if report:
        files.append(write_report([folder], None, language))
    if as_json:
        known = {"played": played, "games": games, "parts": len(parts(folder))}
        print_json({**known, "cores_busy": round(busy, 3)})
    else:
        typer.echo(
            f"{games} games in {folder}, {played} of them played now with {busy:.2f} cores busy"
        )
        for file in files:
            typer.echo(str(file))


def cores_busy(before: os.times_result, after: os.times_result) -> float:
    """How many cores of this machine worked for us on average, other processes among them."""
    spent = sum(after[:4]) - sum(before[:4])
    return spent / max(after.elapsed - before.elapsed, 1e-9)
