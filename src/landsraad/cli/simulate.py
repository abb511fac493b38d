"""The command `simulate`: many games between bots, as tables."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from landsraad.cli.common import JsonOption, fail, print_json
from landsraad.cli.files import find_installed_game
from landsraad.cli.play import parse_options


def simulate(
    game: Annotated[str, typer.Argument(help="The game, such as dune.")],
    folder: Annotated[Path, typer.Argument(help="Where the tables go; to go on, the same.")],
    *,
    games: Annotated[int, typer.Option(min=1, help="How many.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The first one.")] = 1,
    bot: Annotated[str, typer.Option(help="Sits on every seat without --at.")] = "recruit",
    at: Annotated[
        list[str] | None, typer.Option(metavar="SEAT=BOT", help="Another bot (repeatable).")
    ] = None,
    seats: Annotated[
        str | None, typer.Option(metavar="A,B,…", help="Who plays.", show_default="all")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="Of the game (repeatable).")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, show_default="all cores", help="Processes.")
    ] = None,
    csv: Annotated[bool, typer.Option("--csv", help="Write CSV files too.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Play many games between bots, and write what happened as Parquet tables (docs/lab.md).

    A job that was stopped goes on where it was, if it is started again.

    Example: landsraad simulate dune results --games 1000 --option ruleset=advanced --csv
    """
    if not find_spec("pyarrow"):
        fail("this needs: pip install 'landsraad[lab]'")
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from landsraad.lab.simulation.job import Job, run
    from landsraad.lab.simulation.parts import parts, write_csv

    options = parse_options(find_installed_game(game), option or [])
    lineup = {seat: name for seat, _, name in [entry.partition("=") for entry in at or ()]}
    chosen = tuple(seats.split(",")) if seats else ()
    job = Job(game, options, chosen, lineup, bot, seed, games)
    rate = TextColumn("{task.speed:.2f} games/s")
    columns = (
        *Progress.get_default_columns()[:2],
        MofNCompleteColumn(),
        rate,
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(game, total=games)
        played = run(job, folder, workers, lambda number: bar.update(task, completed=number))
    files = write_csv(folder) if csv else []
    if as_json:
        print_json({"played": played, "games": games, "parts": len(parts(folder))})
    else:
        typer.echo(f"{games} games in {folder}, {played} of them played now")
        for file in files:
            typer.echo(str(file))
