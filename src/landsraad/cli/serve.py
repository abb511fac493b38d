"""The commands `serve`, `backup` and `restore`: the server and its database."""

from __future__ import annotations

import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated

import typer

from landsraad.cli.common import (
    JsonOption,
    Language,
    LanguageOption,
    fail,
    print_json,
    progress_bar,
)

if TYPE_CHECKING:
    from landsraad.server.store import Store

DatabaseArgument = Annotated[
    str, typer.Argument(metavar="DATABASE", help="A SQLite file, or postgresql://…")
]


def serve(
    *,
    host: Annotated[
        str, typer.Option(envvar="LANDSRAAD_HOST", help="Address to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(envvar="LANDSRAAD_PORT", min=0, max=65_535, help="0 takes a free one."),
    ] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="LANDSRAAD_DATABASE",
            metavar="FILE|URL",
            show_default="a file of your own",
            help="A SQLite file, or postgresql://…",
        ),
    ] = None,
    no_browser: Annotated[
        bool,
        typer.Option("--no-browser", envvar="LANDSRAAD_NO_BROWSER", help="Open no browser."),
    ] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            envvar="LANDSRAAD_ORIGIN",
            metavar="URL",
            help="Public address behind a proxy, such as https://dune.example.org (repeatable).",
        ),
    ] = None,
    proxy: Annotated[
        str,
        typer.Option(
            envvar="LANDSRAAD_PROXY",
            metavar="IP,IP,…",
            help="Proxies whose X-Forwarded headers are believed.",
        ),
    ] = "",
    workers_for_bots: Annotated[
        int,
        typer.Option(
            envvar="LANDSRAAD_WORKERS_FOR_BOTS", min=1, max=64, help="Processes for bots to think."
        ),
    ] = 1,
    limits: Annotated[
        float,
        typer.Option(
            envvar="LANDSRAAD_LIMITS",
            metavar="FACTOR",
            min=0.1,
            help="Multiplies the rate limits (docs/server.md).",
        ),
    ] = 1.0,
    analysis_playouts: Annotated[
        int,
        typer.Option(
            envvar="LANDSRAAD_ANALYSIS_PLAYOUTS",
            min=1,
            help="Games that are played on to analyse one that is over.",
        ),
    ] = 900,
    metrics_address: Annotated[
        str,
        typer.Option(
            envvar="LANDSRAAD_METRICS_ADDRESS",
            metavar="HOST:PORT",
            help="Where metrics are told, such as 127.0.0.1:9100.",
            show_default="nowhere",
        ),
    ] = "",
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the address and the process as JSON.")
    ] = False,
    language: LanguageOption,
) -> None:
    """Serve tables to browsers; this is also what happens without a command.

    Example: landsraad serve --port 8080 --database my-tables.db
    """
    with server_extra_required():
        from landsraad.server.limits import STANDARD
        from landsraad.server.pages import is_built
        from landsraad.server.run import serve as run_server
        from landsraad.server.settings import Settings, default_database
    from landsraad.texts import Texts

    if database is None:
        default_database().parent.mkdir(parents=True, exist_ok=True)
    settings = Settings(
        database or str(default_database()),
        host,
        port,
        tuple([each.rstrip("/") for each in origin or ()]),
        proxy,
        workers_for_bots,
        STANDARD.times(limits),
        analysis_playouts,
        metrics_address,
    )
    texts = Texts(None, language.value)
    if not is_built(settings.static):
        typer.echo(texts.text("client-missing"), err=True)
    if settings.lacks_origin:
        typer.echo(texts.text("no-origin"), err=True)

    def on_ready(address: str) -> None:
        if as_json:
            print_json({"address": address, "pid": os.getpid()})
        else:
            typer.echo(texts.text("serving", address=address))
        sys.stdout.flush()
        if not no_browser:
            open_browser(address)

    run_server(settings, on_ready)


def open_browser(address: str) -> None:
    """Open the address in a browser, if there is one; does not wait for it."""
    import webbrowser

    Thread(target=webbrowser.open, args=(address,), daemon=True).start()


@contextmanager
def server_extra_required() -> Iterator[None]:
    """Where the server is imported: says what to install if a package is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("landsraad"):
            raise
        fail("the server needs: pip install 'landsraad[server]'")


def backup(
    database: DatabaseArgument,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What to write.")],
    *,
    as_json: JsonOption = False,
    language: LanguageOption,
) -> None:
    """Copy a database into a file while the server goes on.

    Example: landsraad backup my-tables.db backup-monday.db
    """
    if not database.startswith(("postgresql://", "postgres://")) and not Path(database).is_file():
        fail(f"{database}: there is no such database")
    if file.exists():
        fail(f"{file}: there is such a file already")
    with_store(database, file.name, lambda store: store.backup(file))
    print_result("backed-up", language, as_json, file=str(file), bytes=file.stat().st_size)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup of any database.")],
    database: DatabaseArgument,
    *,
    as_json: JsonOption = False,
    language: LanguageOption,
) -> None:
    """Fill a new, empty database from a backup.

    Example: landsraad restore backup-monday.db my-tables.db
    """
    if not file.is_file():
        fail(f"{file}: there is no such file")
    with_store(database, file.name, lambda store: store.restore(file))
    print_result("restored", language, as_json, file=str(file))


def with_store(database: str, shown: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Open a database and do something there, which is shown meanwhile by this name."""
    import asyncio

    with server_extra_required():
        from landsraad.server.store import open_store

    async def open_and_work() -> None:
        async with open_store(database) as store:
            await work(store)

    with progress_bar() as show:
        show(shown)
        asyncio.run(open_and_work())


def print_result(key: str, language: Language, as_json: bool, **facts: object) -> None:
    """What was done: as a message of the catalogue, or as JSON."""
    from landsraad.texts import Texts

    if as_json:
        print_json(facts)
    else:
        typer.echo(Texts(None, language.value).text(key, **facts))
