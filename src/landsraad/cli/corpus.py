"""The commands `corpus make` and `corpus read`: the records of many games in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from landsraad.cli.common import JsonOption, print_json
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
from landsraad.cli.replay import parse_eyes

corpus = typer.Typer(help="Records of many games in one file.")


@corpus.command()
def make(
    game: GameArgument,
    file: Annotated[Path, typer.Argument(help="The corpus; to go on after a kill, the same.")],
    *,
    games: GamesOption = 100,
    seed: SeedOption = 1,
    bot: BotOption = "recruit",
    at: AtOption = None,
    seats: SeatsOption = None,
    shuffle: ShuffleOption = False,
    option: OptionOption = None,
    workers: WorkersOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play games between bots and pack their records.

    Example: landsraad corpus make dune dune.corpus --games 10000 --option ruleset=advanced
    """
    job = parse_job(game, games, seed, bot, at, seats, shuffle, option)
    from landsraad.lab.corpus.making import make_corpus

    with games_bar(game, games) as show:
        played = make_corpus(job, file, workers, show)
    size = file.stat().st_size
    if as_json:
        print_json({"played": played, "games": games, "bytes": size})
    else:
        typer.echo(f"{games} games in {file}, {size / games / 1000:.1f} KB each")


@corpus.command()
def read(
    file: Annotated[Path, typer.Argument(help="The corpus.")],
    number: Annotated[
        int | None,
        typer.Argument(help="Of a game, from 0; its record is printed.", show_default="all"),
    ] = None,
    *,
    eyes: Annotated[
        str | None,
        typer.Option(
            metavar="SEAT", help="Print what a seat (or spectator) saw, one moment in a line."
        ),
    ] = None,
    about: Annotated[
        bool, typer.Option("--about", help="Print how many there are, and what was played.")
    ] = False,
) -> None:
    """Print records of a corpus, one in a line, or what a seat saw in their games.

    Example: landsraad corpus read dune.corpus 4711 > game.json
    """
    from landsraad.lab.corpus import open_corpus, views

    with open_corpus(file) as games:
        if about:
            print_json({"games": len(games), "job": games.job}, pretty=True)
            return
        for chosen in range(len(games)) if number is None else (number,):
            if eyes is None:
                typer.echo(games.text(chosen))
                continue
            record = games[chosen]
            for view in views(record, parse_eyes(eyes, record.setup.seats)):
                print_json(view)
