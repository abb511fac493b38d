"""The command `landsraad`: serve, play, replay, verify, cases, games, bench, ladder and more.

Without a command it serves and opens the browser. Each module holds the commands it is named
after; `common` and `files` hold what they share. Imports that take long are inside the commands
that need them, so that `landsraad --help` answers at once.

An error is one line on stderr. Exit status: 0 for success; 1 if the answer is no or something
could not be read; 2 if the command was called wrongly.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from io import TextIOWrapper
from typing import Annotated, Any

if not all(find_spec(package) for package in ("fluent", "rich", "typer")):
    raise SystemExit("The command needs: pip install 'landsraad[cli]'")

import typer
from typer.core import TyperGroup

from landsraad.cli import (
    analyse,
    bench,
    cases,
    corpus,
    games,
    ladder,
    learn,
    observe,
    odds,
    play,
    preventable,
    replay,
    report,
    serve,
    simulate,
    train,
    why,
)
from landsraad.cli.common import fail
from landsraad.compiled import is_compiled
from landsraad.kernel.errors import LandsraadError

__all__ = ["app", "main"]


class LandsraadGroup(TyperGroup):
    """Runs `serve` if no command is given, and reports an error in one line."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["serve"])

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise  # the reader of our output has closed it; typer exits quietly
        except RecursionError:
            fail("it is nested too deeply")
        except UnicodeError:
            fail("it holds characters that cannot be written")
        except OSError as error:
            fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        except LandsraadError as error:
            fail(str(error))


app = typer.Typer(
    name="landsraad",
    cls=LandsraadGroup,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def show_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        engine = "compiled" if is_compiled() else "pure Python"
        print(f"landsraad {version('landsraad')}, engine: {engine}")
        raise typer.Exit


@app.callback(help="One table for the Dune board games.")
def landsraad(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=show_version,
            is_eager=True,
            help="Print the version, and whether the engine is compiled.",
        ),
    ] = False,
) -> None:
    pass


COMMANDS = (
    serve.serve,
    serve.backup,
    serve.restore,
    play.play,
    replay.replay,
    replay.verify,
    analyse.analyse,
    why.why,
    cases.cases,
    games.games,
    bench.bench,
    simulate.simulate,
    report.report,
    ladder.ladder,
    preventable.preventable,
    train.train,
    learn.learn,
    observe.observe,
)
"""In the order in which `--help` lists them."""

for command in COMMANDS:
    app.command()(command)
app.add_typer(odds.odds, name="odds")
app.add_typer(corpus.corpus, name="corpus")


def main() -> None:
    """Run the command; the entry point of the package."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # print `?` for a character the terminal lacks
    app()
