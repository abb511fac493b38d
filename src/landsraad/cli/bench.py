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
        typer.Option(min=0.01, show_default="3; with --load 20", help="For each workload."),
    ] = None,
    load: Annotated[
        bool,
        typer.Option("--load", help="Measure the server with 50 tables, beside boardgame.io's."),
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
    if load:
        if earlier:
            fail("results of --load are not compared")
        from landsraad.lab.load import measure as benchmark
    else:
        from landsraad.lab import bench as benchmark

    with progress_bar() as show:
        result = benchmark.run(seconds or benchmark.SECONDS, show)
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
