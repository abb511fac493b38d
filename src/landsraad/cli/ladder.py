"""The command `ladder`: bots against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from landsraad.cli.common import JsonOption, fail, print_json, progress_bar
from landsraad.cli.jobs import SeedOption, WorkersOption


def ladder(
    contest: Annotated[
        str | None, typer.Argument(help="duel, teams4, mahdi or dune; without it none is played.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            help="One or two; BOT@FOLDER is another version's, mentat:0.3s thinks so long."
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="To be played at most.")] = 100,
    seed: SeedOption = 1,
    workers: WorkersOption = None,
    results: Annotated[
        Path | None, typer.Option(help="The folder that keeps results, to go on from there.")
    ] = None,
    gate: Annotated[
        bool, typer.Option("--gate", help="Stop when it is clear whether the first is better.")
    ] = False,
    write: Annotated[Path | None, typer.Option(help="Write a page about all kept results.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play against each other, every seed twice with the seats exchanged.

    Example: landsraad ladder --games 40 dune bashar recruit

    With --gate the exit status is 0 if the first bot is better than the second, else 1.
    """
    from landsraad.lab.ladder import report
    from landsraad.lab.ladder.contests import contest_of, matches
    from landsraad.lab.ladder.matches import Result, play_all, read_results
    from landsraad.lab.ladder.statistics import pair_scores, verdict

    decided = "open"
    if contest is not None:
        names = bots or fail("which bots? `landsraad ladder dune bashar recruit`, for example")
        known = contest_of(contest)
        kept = None if results is None else results / f"{contest}.jsonl"
        played: list[Result] = []
        with progress_bar() as show:

            def enough(result: Result) -> bool:
                nonlocal decided
                played.append(result)
                show(f"{len(played)} of {games} games")
                decided = verdict(pair_scores(played, names[0]))[0]
                return gate and decided != "open"

            play_all(matches(known, names, games, seed), kept, workers, enough)
        lines = report.summary(known, played)
        result: dict[str, Any] = {"games": played, "summary": lines}
        if gate:
            result["verdict"] = decided
            lines.append(f"{names[0]}: {decided}")
        print_json(result) if as_json else typer.echo("\n".join(lines))
    if write is not None:
        folder = results or fail("--write needs the folder of --results")
        kept_results = [r for file in sorted(folder.glob("*.jsonl")) for r in read_results(file)]
        write.write_text(report.page(kept_results), encoding="utf-8")
    if gate and decided != "better":
        raise typer.Exit(1)
