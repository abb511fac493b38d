"""The command `bench`: how fast the engine and the server are on this machine."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from landsraad.cli.common import JsonOption, print_json, progress_bar


def bench(
    seconds: Annotated[
        float | None,
        typer.Option(min=0.01, show_default="3; with --load 20", help="For each workload."),
    ] = None,
    load: Annotated[
        bool,
        typer.Option("--load", help="Measure the server with 50 tables, beside boardgame.io's."),
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Measure how fast the engine is on this machine, beside reference workloads.

    Example: landsraad bench --seconds 10 --json
    """
    from rich.console import Console

    benchmark: Any
    if load:
        from landsraad.lab.load import measure as benchmark
    else:
        from landsraad.lab import bench as benchmark

    with progress_bar() as show:
        result = benchmark.run(seconds or benchmark.SECONDS, show)
    if as_json:
        print_json(result, pretty=True)
    else:
        benchmark.show(result, Console(highlight=False))
