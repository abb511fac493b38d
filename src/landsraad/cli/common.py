"""What the commands share: common parameters, one-line errors, JSON output, a progress bar."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from threading import Timer
from typing import Annotated, NoReturn

import typer

from landsraad.kernel.errors import BadOptions
from landsraad.kernel.values import brief

PROGRESS_DELAY = 2.0  # seconds until the progress bar appears

# Parameters of several commands.


class Language(StrEnum):
    """The languages with complete catalogues."""

    en = "en"
    it = "it"


def language_from_environment() -> Language:
    """The language that the environment asks for if there is a catalogue, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return Language.it if os.environ[name].startswith("it") else Language.en
    return Language.en


LoadOption = Annotated[
    list[Path] | None,
    typer.Option(metavar="PATH", help="Load a game from a folder or file first (repeatable)."),
]
LanguageOption = Annotated[
    Language,
    typer.Option(
        default_factory=language_from_environment,
        show_default="from LANG",
        help="Language of the texts.",
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def check_seat(seat: str, seats: Collection[str]) -> None:
    """BadOptions if this is none of the seats."""
    if seat not in seats:
        raise BadOptions(f"there is no seat {brief(seat)}; there are {', '.join(seats)}")


# Output.


def fail(problem: str) -> NoReturn:
    """Print the problem in one line and exit with status 1."""
    typer.echo(f"landsraad: {' '.join(problem.split())}", err=True)
    raise typer.Exit(1)


def describe_exception(error: Exception) -> str:
    """An error of code that is not ours, such as that of a game."""
    return f"{type(error).__name__}: {error}"


def print_json(data: object, *, pretty: bool = False) -> None:
    """JSON on one line, or laid out to be read."""
    if pretty:
        typer.echo(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        typer.echo(json.dumps(data))


@contextmanager
def progress_bar() -> Iterator[Callable[[str], None]]:
    """Show on stderr what is in progress: after two seconds, and only in a terminal.

    Gives a function that sets the text beside the bar.
    """
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    columns = (BarColumn(), TextColumn("{task.description}"))
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task("", total=None)
    timer = Timer(PROGRESS_DELAY, bar.start)
    timer.daemon = True
    if sys.stderr.isatty():
        timer.start()
    try:
        yield lambda description: bar.update(task, description=description)
    finally:
        timer.cancel()
        if bar.live.is_started:
            bar.stop()
