"""The command `report`: simulated games as a page with plots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from landsraad.cli.common import Language, LanguageOption
from landsraad.cli.jobs import need_lab

REPORT = "report.html"


def report(
    folders: Annotated[
        list[Path], typer.Argument(help="Of `landsraad simulate`; several are compared.")
    ],
    *,
    to: Annotated[
        Path | None,
        typer.Option(metavar="FILE", show_default="report.html in the first folder"),
    ] = None,
    language: LanguageOption,
) -> None:
    """Write a page about simulated games: who wins, how long it takes, battles, auctions and more.

    Example: landsraad report basic advanced --to compared.html
    """
    typer.echo(str(write_report(folders, to, language)))


def write_report(folders: list[Path], to: Path | None, language: Language) -> Path:
    """Write the page, and say where it is."""
    need_lab()
    from landsraad.lab.report.page import report as page_about
    from landsraad.lab.simulation.parts import BadSimulation, read_job

    games = {read_job(folder)["game"] for folder in folders}
    if len(games) > 1:
        raise BadSimulation(f"a report is about one game, not {' and '.join(sorted(games))}")
    file = to or folders[0] / REPORT
    file.write_text(page_about(folders, language.value), encoding="utf-8")
    return file
