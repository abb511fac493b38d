"""The command `bench`: how fast the engine and the server are on this machine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from landsraad.cli.common import JsonOption, fail, print_json, progress_bar


def bench(
    seconds: Annotated[
        float | None,
        typer.Option(
            min=0.01, show_default="3; with --load and --growth 20", help="For each workload."
        ),
    ] = None,
    load: Annotated[
        bool,
        typer.Option("--load", help="Measure the server with 50 tables, beside boardgame.io's."),
    ] = False,
    processes: Annotated[
        int | None,
        typer.Option(min=2, help="With --load: beside one process so many, on a PostgreSQL."),
    ] = None,
    database: Annotated[
        str,
        typer.Option(help="For --processes: postgresql://…; guests and tables are left there."),
    ] = "",
    growth: Annotated[
        bool,
        typer.Option("--growth", help="Measure what many tables and long games cost the server."),
    ] = False,
    odds: Annotated[
        bool, typer.Option("--odds", help="Measure exact odds: usual battles and the hardest.")
    ] = False,
    against: Annotated[
        Path | None,
        typer.Option(help="Print what has changed since this result, which --json has written."),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Measure how fast the engine is on this machine, beside reference workloads.

    Example: landsraad bench --seconds 10 --json
    """
    from rich.console import Console

    benchmark: Any
    earlier = None if against is None else read_result(against)
    if earlier and (load or growth):
        fail("results of --load and --growth are not compared")
    if processes and not (load and database.startswith("postgres")):
        fail("--processes goes with --load and --database postgresql://…")
    arguments: tuple[Any, ...] = ()
    if growth:
        from landsraad.lab.load import growth as benchmark
    elif processes:
        from landsraad.lab.load import processes as benchmark

        arguments = (database, processes)
    elif load:
        from landsraad.lab.load import measure as benchmark
    else:
        from landsraad.lab import bench as benchmark

        if odds:
            from landsraad.cli.jobs import need_lab
            from landsraad.lab.odds.speed import WORKLOADS

            need_lab()
            arguments = (WORKLOADS,)

    with progress_bar() as show:
        result = benchmark.run(seconds or benchmark.SECONDS, show, *arguments)
    if as_json:
        print_json(result, pretty=True)
    elif earlier:
        benchmark.show_changes(result, earlier, Console(highlight=False))
    else:
        benchmark.show(result, Console(highlight=False))


def read_result(file: Path) -> dict[str, Any]:
    """An earlier result of the engine's bench."""
    from landsraad.lab.bench import FORMAT

    try:
        result = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        fail(f"{file} is not JSON")
    if not isinstance(result, dict) or result.get("format") != FORMAT:
        fail(f"{file} is no result of `landsraad bench --json`")
    return result
