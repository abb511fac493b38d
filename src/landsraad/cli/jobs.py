"""What the commands share that play many games between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

import typer

from landsraad.cli.common import fail
from landsraad.cli.files import find_installed_game
from landsraad.cli.play import parse_options

if TYPE_CHECKING:
    from landsraad.lab.simulation.job import Job

GameArgument = Annotated[str, typer.Argument(help="The game, such as dune.")]
GamesOption = Annotated[int, typer.Option(min=1, help="How many.")]
SeedOption = Annotated[int, typer.Option(min=0, help="The first one.")]
BotOption = Annotated[str, typer.Option(help="Sits on every seat without --at.")]
AtOption = Annotated[
    list[str] | None, typer.Option(metavar="SEAT=BOT", help="Another bot (repeatable).")
]
SeatsOption = Annotated[
    str | None, typer.Option(metavar="A,B,…", help="Who plays.", show_default="all")
]
ShuffleOption = Annotated[
    bool, typer.Option("--shuffle", help="Seat them in another order in each game (dune).")
]
OptionOption = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="Of the game (repeatable).")
]
WorkersOption = Annotated[
    int | None, typer.Option(min=1, show_default="all cores", help="Processes.")
]


def need_lab() -> None:
    if not find_spec("pyarrow"):
        fail("this needs: pip install 'landsraad[lab]'")


def parse_job(
    game: str,
    games: int,
    seed: int,
    bot: str,
    at: Sequence[str] | None,
    seats: str | None,
    shuffle: bool,
    option: Sequence[str] | None,
) -> Job:
    """The job that the options of a command describe."""
    need_lab()
    from landsraad.lab.simulation.job import Job

    options = parse_options(find_installed_game(game), option or [])
    lineup = {seat: name for seat, _, name in [entry.partition("=") for entry in at or ()]}
    chosen = tuple(seats.split(",")) if seats else ()
    return Job(game, options, chosen, lineup, bot, seed, games, shuffle=shuffle)


@contextmanager
def games_bar(what: str, games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on a terminal: how many are played, how fast, and how long it will take.

    Gives a function that is told how many there are now.
    """
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    rate = TextColumn("{task.speed:.2f} games/s")
    usual = Progress.get_default_columns()[:2]
    console = Console(stderr=True)
    columns = (*usual, MofNCompleteColumn(), rate, TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=games)
        yield lambda number: bar.update(task, completed=number)
