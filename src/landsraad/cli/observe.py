"""The command `observe`: how even the games are, and what each ruling does."""

from __future__ import annotations

from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from landsraad.cli.jobs import WorkersOption, games_bar, need_lab


class Observed(StrEnum):
    """The games that have studies."""

    dune = "dune"
    arrakis = "arrakis"


def observe(
    folder: Annotated[Path, typer.Argument(help="Where the games are kept; to go on, the same.")],
    *,
    game: Annotated[
        list[Observed] | None, typer.Option(help="Which (repeatable).", show_default="both")
    ] = None,
    games: Annotated[
        int, typer.Option(min=0, help="Of each standard line-up, in tens; 0 plays none.")
    ] = 100,
    pairs: Annotated[
        int, typer.Option(min=0, help="Of each ruling and its base, in tens; 0 plays none.")
    ] = 100,
    calibrate: Annotated[
        int, typer.Option(min=0, help="Of each reconstructed value (arrakis), in tens; 0 for none.")
    ] = 0,
    bot: Annotated[str, typer.Option(help="Sits on every seat.")] = "recruit",
    workers: WorkersOption = None,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page about all that is there.")
    ] = None,
) -> None:
    """Play the standard line-ups and every ruling, and write how even they are (docs/balance.md).

    Stopped, it goes on where it was; with greater numbers it plays what is missing.

    Example: landsraad observe build/observed --games 400 --pairs 200 --write docs/balance.md
    """
    need_lab()
    from landsraad.lab.observatory.calibration import calibrations
    from landsraad.lab.observatory.page import page
    from landsraad.lab.observatory.studies import jobs_for
    from landsraad.lab.simulation.job import run_all

    chosen = [each.value for each in game or Observed]
    jobs = {folder / n: job for n, job in jobs_for(chosen, bot, games, pairs).items()}
    if calibrate and Observed.arrakis in chosen:
        jobs |= {folder / study.name: study.job(bot, calibrate) for study in calibrations()}
    with games_bar("observe", sum([job.games for job in jobs.values()])) as show:
        played = run_all(jobs, workers, show) if jobs else 0
    typer.echo(f"{played} games played now")
    if write is not None:
        write.write_text(page(folder, bot, date.today()), encoding="utf-8")
        typer.echo(str(write))
