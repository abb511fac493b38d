"""The command `train`: learn values of positions from games of bots."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from landsraad.cli.common import progress_bar
from landsraad.cli.jobs import SeedOption, WorkersOption


def train(
    contest: Annotated[str, typer.Argument(help="What is played: dune, duel or mahdi.")],
    bot: Annotated[str, typer.Option(help="Who plays all seats.")] = "recruit",
    games: Annotated[int, typer.Option(min=5, help="To learn from.")] = 400,
    seed: SeedOption = 1,
    workers: WorkersOption = None,
    keep: Annotated[
        Path | None, typer.Option(help="A file that keeps positions, to go on from there.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(show_default="that of the package", help="For the weights.")
    ] = None,
) -> None:
    """Learn the value of positions from games that bots play with themselves.

    Example: landsraad train duel --games 400 --keep build/duel.jsonl
    """
    from landsraad.lab.training import collect, learned, value_of, write_weights

    trained = value_of(contest)
    with progress_bar() as show:
        played = collect(
            contest,
            bot,
            range(seed, seed + games),
            keep,
            workers,
            lambda number: show(f"{number} of {games} games"),
        )
        show("learning")
        found = learned(played, trained.value)
    made = {
        "command": f"landsraad train {contest} --bot {bot} --games {games} --seed {seed}",
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
    }
    write_weights(out or trained.path, {**made, **found})
    typer.echo(
        f"learned from {found['positions']} positions of {games} games: surprise"
        f" {found['surprise']}, without facts {found['surprise_without_facts']}"
    )
