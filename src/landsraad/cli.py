"""The command `landsraad`: serve, backup, restore, play, replay, verify, cases, games, bench.

Without a command it serves and opens the browser.

What goes wrong is said in one line on stderr. Exit status: 0 all is well; 1 the answer is no, or
something could not be read; 2 the command was called wrongly.
"""

from __future__ import annotations

import asyncio
import json as json_format
import os
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from enum import StrEnum
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from threading import Thread, Timer
from typing import Annotated, Any, NoReturn, TypeGuard

try:
    import typer
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn
    from rich.text import Text
    from typer.core import TyperGroup

    from landsraad.terminal import Session
    from landsraad.texts import Texts
except ModuleNotFoundError:
    raise SystemExit("The command needs: pip install 'landsraad[cli]'") from None

import landsraad
from landsraad.chronicle import Chronicle, learned, retell
from landsraad.kernel.cases import Case, case_files, read_cases, run_case
from landsraad.kernel.choices import Choices, Range
from landsraad.kernel.errors import BadCase, BadOptions, BadRecord, LandsraadError
from landsraad.kernel.event import REFEREE
from landsraad.kernel.game import Game
from landsraad.kernel.record import LARGEST, SAVE, Record, read_json, resume_game
from landsraad.kernel.registry import game_class, game_names, load_game_file
from landsraad.kernel.setup import Option
from landsraad.kernel.values import Cursor, brief, read_plain, write_plain

PATIENCE = 2.0  # seconds without a bar
SPECTATOR = "spectator"


class Language(StrEnum):
    """The languages with complete catalogues."""

    en = "en"
    it = "it"


def language_of_environment() -> Language:
    """The language that the environment asks for, if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return Language.it if os.environ[name].startswith("it") else Language.en
    return Language.en


class Plainly(TyperGroup):
    """Serves if nothing else is asked for, and says what went wrong in one line."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["serve"])

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise  # whoever read our output has seen enough; typer ends quietly
        except RecursionError:
            fail("it is nested too deeply")
        except UnicodeError:
            fail("it holds characters that cannot be written")
        except OSError as wrong:
            fail(f"{wrong.filename}: {wrong.strerror}" if wrong.filename else str(wrong))
        except LandsraadError as wrong:
            fail(str(wrong))


def fail(problem: str) -> NoReturn:
    typer.echo(f"landsraad: {' '.join(problem.split())}", err=True)
    raise typer.Exit(1)


app = typer.Typer(
    name="landsraad",
    cls=Plainly,
    help="One table for the Dune board games.",
    add_completion=False,
    pretty_exceptions_enable=False,
)

Load = Annotated[
    list[Path] | None,
    typer.Option(metavar="PATH", help="Load a game from a folder or file first (repeatable)."),
]
Lang = Annotated[
    Language,
    typer.Option(
        default_factory=language_of_environment,
        show_default="from LANG",
        help="Language of the texts.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record or a saved game.")]


# The server.


@app.command()
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
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the address and the process as JSON.")
    ] = False,
    language: Lang,
) -> None:
    """Serve tables to browsers; this is also what happens without a command.

    Example: landsraad serve --port 8080 --database my-tables.db
    """
    with server_installed():
        from landsraad.server.limits import STANDARD
        from landsraad.server.pages import is_built
        from landsraad.server.run import serve as run_server
        from landsraad.server.settings import Settings, default_database
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
    )
    texts = Texts(None, language.value)
    if not is_built(settings.static):
        typer.echo(texts.text("client-missing"), err=True)

    def ready(address: str) -> None:
        if as_json:
            typer.echo(json_format.dumps({"address": address, "pid": os.getpid()}))
        else:
            typer.echo(texts.text("serving", address=address))
        sys.stdout.flush()
        if not no_browser:
            open_browser(address)

    run_server(settings, ready)


def open_browser(address: str) -> None:
    """Where there is one; else the address that was printed has to do."""
    Thread(target=webbrowser.open, args=(address,), daemon=True).start()


@contextmanager
def server_installed() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as wrong:
        if (wrong.name or "").startswith("landsraad"):
            raise
        fail("the server needs: pip install 'landsraad[server]'")


Database = Annotated[
    str, typer.Argument(metavar="DATABASE", help="A SQLite file, or postgresql://…")
]


@app.command()
def backup(
    database: Database,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What to write.")],
    *,
    as_json: AsJson = False,
    language: Lang,
) -> None:
    """Copy a database into a file while the server goes on.

    Example: landsraad backup my-tables.db backup-monday.db
    """
    with server_installed():
        from landsraad.server.store import Store
    if not database.startswith(("postgresql://", "postgres://")) and not Path(database).is_file():
        fail(f"{database}: there is no such database")
    if file.exists():
        fail(f"{file}: there is such a file already")

    async def copy(store: Store) -> None:
        await store.backup(file)

    with waiting() as step:
        step(file.name)
        run_on(database, copy)
    tell("backed-up", language, as_json, file=str(file), bytes=file.stat().st_size)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup of any database.")],
    database: Database,
    *,
    as_json: AsJson = False,
    language: Lang,
) -> None:
    """Fill a new, empty database from a backup.

    Example: landsraad restore backup-monday.db my-tables.db
    """
    with server_installed():
        from landsraad.server.store import Store
    if not file.is_file():
        fail(f"{file}: there is no such file")

    async def fill(store: Store) -> None:
        await store.restore(file)

    with waiting() as step:
        step(file.name)
        run_on(database, fill)
    tell("restored", language, as_json, file=str(file))


def run_on(database: str, work: Callable[[Any], Coroutine[Any, Any, None]]) -> None:
    """Do something with an open store."""
    from landsraad.server.store import open_store

    async def run() -> None:
        async with open_store(database) as store:
            await work(store)

    asyncio.run(run())


def tell(key: str, language: Language, as_json: bool, **facts: object) -> None:
    """What was done, for people or for programs."""
    if as_json:
        typer.echo(json_format.dumps(facts))
    else:
        typer.echo(Texts(None, language.value).text(key, **facts))


# Playing.


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Its name, or the path of its folder or file."),
    ] = None,
    *,
    seat: Annotated[
        list[str] | None,
        typer.Option(help="A seat you hold (repeatable); by default the first."),
    ] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People hold all seats.")] = False,
    table: Annotated[
        str | None,
        typer.Option(metavar="SEAT,SEAT,…", help="Who plays, in table order; by default all."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Where all chance comes from.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="An option of the game (repeatable)."),
    ] = None,
    box: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Your own box, TOML or JSON (arrakis; see docs/box.md)."),
    ] = None,
    sealed: Annotated[
        bool, typer.Option("--sealed", help="Publish the seal of the seed at the start.")
    ] = False,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game or a record.")
    ] = None,
    language: Lang,
) -> None:
    """Play in the terminal; seats you do not hold are played by chance.

    Example: landsraad play crysknife --seat feyd --seed 7 --option rounds=5

    Example: landsraad play dune --table atreides,harkonnen,fremen --option ruleset=advanced

    Example: landsraad play arrakis --box my-box.toml
    """
    kind = None if game is None else find_game(game)
    chronicle = Chronicle()
    if resume is not None:
        if seed is not None or option or box or sealed or table:
            settled = "--table, --seed, --option, --box and --sealed are settled in a saved game"
            raise typer.BadParameter(settled)
        begun, chronicle = resumed(resume, kind)
    elif kind is None:
        raise typer.BadParameter("name a GAME, or give --resume FILE")
    else:
        options = read_options(kind, option or ()) | read_box(box)
        line_up = table.split(",") if table else None
        begun = landsraad.new_game(kind.name, line_up, seed, sealed=sealed, options=options)
    humans = begun.seats if hotseat else tuple(seat or begun.seats[:1])
    for held in humans:
        check_seat(begun, held)
    with suppress(ImportError):
        import readline  # noqa: F401  # gives `input` a history and arrow keys, where there is one
    texts = Texts(type(begun), language.value, begun.setup.options)
    session = Session(begun, humans, texts, Console(highlight=False), chronicle=chronicle)
    if resume is not None:
        session.saved = (begun.sequence, str(resume))
    session.run()


def find_game(name: str) -> type[Game]:
    """A game by its name; else by the path of its folder or file."""
    known = name in game_names() or not Path(name).exists()
    return installed(name) if known else load(Path(name))


def installed(name: str) -> type[Game]:
    return carefully(name, partial(game_class, name))


def load(path: Path) -> type[Game]:
    return carefully(path, partial(load_game_file, path.resolve()))


def carefully(what: object, find: Callable[[], type[Game]]) -> type[Game]:
    """Find a game. That runs its code, which may do anything, so anything may go wrong."""
    try:
        return find()
    except LandsraadError:
        raise
    except Exception as wrong:
        raise BadOptions(f"{what} cannot be loaded: {fault(wrong)}") from None


def read_options(kind: type[Game], given: Sequence[str]) -> dict[str, object]:
    """`NAME=VALUE` for each; the game itself refuses what it does not offer."""
    values = {option.name: option.values for option in kind.options}
    options: dict[str, object] = {}
    for entry in given:
        name, equals, text = entry.partition("=")
        if not equals:
            raise typer.BadParameter(f"an option is NAME=VALUE, not {entry}")
        options[name] = read_value(text, values.get(name))
    return options


def read_box(file: Path | None) -> dict[str, object]:
    """The option `box` of a game, from its owner's file."""
    if file is None:
        return {}
    return {"box": read_text(file)}


def read_value(text: str, values: Choices[Any] | None) -> object:
    """The value that a text means: a number or yes or no if it can be that, else the word."""
    cursor = Cursor(text)
    try:
        value: object = read_plain(cursor)
    except ValueError:
        return text
    if cursor.rest() or (values is not None and values.find(value) < 0 <= values.find(text)):
        return text
    return value


def check_seat(game: Game, seat: str) -> None:
    if seat not in game.seats:
        raise BadOptions(f"there is no seat {brief(seat)}; there are {', '.join(game.seats)}")


def resumed(file: Path, kind: type[Game] | None) -> tuple[Game, Chronicle]:
    """A saved game, or the game of a record, with all that has happened in it."""
    text = read_text(file)
    record = record_in(file, text)
    if kind is not None and kind.name != record.setup.game:
        raise BadOptions(f"{file} is a game of {record.setup.game}, not of {kind.name}")
    try:
        game = resume_game(text) if is_saved(read_json(text)) else record.verify()
        return game, Chronicle.of(record)
    except LandsraadError as wrong:
        raise BadRecord(f"{file}: {wrong}") from None
    except Exception as wrong:  # a state from outside has been through the code of a game
        raise BadRecord(f"{file}: the state cannot be used ({type(wrong).__name__})") from None


# Records.


@app.command()
def replay(
    record: RecordFile,
    *,
    to: Annotated[int | None, typer.Option(metavar="N", help="Stop after N actions.")] = None,
    eyes: Annotated[
        str | None,
        typer.Option(metavar="SEAT", help="Through whose eyes: a seat, or spectator."),
    ] = None,
    digests: Annotated[
        bool,
        typer.Option("--digests", help="One digest per line: after the set-up and each action."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the events as JSON.")] = False,
    load: Load = None,
    language: Lang,
) -> None:
    """Tell a recorded game again: all of it, or what one seat saw.

    Example: landsraad replay game.json --eyes paul --to 20
    """
    load_all(load)
    read = record_in(record, read_text(record))
    if to is not None and not 0 <= to <= len(read.actions):
        raise BadRecord(f"the record has {len(read.actions)} actions, not {to}")
    texts = Texts(game_class(read.setup.game), language.value, read.setup.options)
    teller = Teller(read, eyes, texts)
    if digests:
        teller.print_digests(to)
    elif as_json:
        teller.print_events(to)
    else:
        teller.print_chronicle(to)


class Teller:
    """Prints a recorded game as these eyes saw it."""

    def __init__(self, record: Record, eyes: str | None, texts: Texts) -> None:
        self.record = record
        self.eyes = {None: REFEREE, SPECTATOR: None}.get(eyes, eyes)
        self.texts = texts
        if self.eyes not in (None, REFEREE, *record.setup.seats):
            seats = ", ".join((*record.setup.seats, SPECTATOR))
            raise BadOptions(f"there is no seat {brief(eyes)}; there are {seats}")

    def moments(self, to: int | None) -> Iterator[tuple[Game, Any, list[dict[str, Any]]]]:
        for game, action, events in retell(self.record):
            yield game, action, learned(events, self.eyes)
            if game.sequence == to:
                return

    def print_digests(self, to: int | None) -> None:
        for game, _, _ in self.moments(to):
            typer.echo(game.digest())

    def print_events(self, to: int | None) -> None:
        events = [event for _, _, seen in self.moments(to) for event in seen]
        typer.echo(json_format.dumps(events, ensure_ascii=False, indent=2))

    def print_chronicle(self, to: int | None) -> None:
        console = Console(highlight=False, soft_wrap=True)
        for game, action, events in self.moments(to):
            # Only the referee: a secret action shows to others by neither its words nor its number.
            if self.eyes == REFEREE and action is not None:
                console.print(Text(f"{game.sequence}. {action}", "bold"))
            for event in events:
                console.print(Text(f"· {self.texts.event(event)}"))
            if game.outcome is not None:
                console.print(Text(self.texts.ending(game.outcome), "bold"))


@app.command()
def verify(
    record: RecordFile,
    seal: Annotated[str, typer.Option(metavar="HASH", help="The seal published before.")] = "",
    as_json: AsJson = False,
    load: Load = None,
) -> None:
    """Prove that a recorded game was played by the rules and that chance came from its seed.

    Example: landsraad verify game.json --seal 3f7a…
    """
    load_all(load)
    read = record_in(record, read_text(record))
    with waiting() as step:
        step(record.name)
        try:
            game = read.verify(seal)
        except BadRecord as wrong:
            raise BadRecord(f"{record}: {wrong}") from None
    texts = Texts(type(game), language_of_environment().value)
    if as_json:
        outcome = None if game.outcome is None else game.outcome.to_json()
        found = {"game": game.name, "actions": game.sequence, "digest": game.digest()}
        proven = {"sealed": bool(seal), "words": dict(game.setup.words)}
        typer.echo(json_format.dumps({**found, **proven, "outcome": outcome}))
        return
    typer.echo(texts.text("verified", actions=game.sequence, digest=game.digest()))
    for seat, word in game.setup.words.items():
        typer.echo(texts.text("verified-word", seat=texts.name(seat), word=word))
    if seal:
        typer.echo(texts.text("verified-sealed"))


def record_in(file: Path, text: str) -> Record:
    """The record that a file holds, or that the saved game in it holds."""
    try:
        data = read_json(text)
        return Record.from_data(data["record"] if is_saved(data) else data)
    except LandsraadError as wrong:
        raise BadRecord(f"{file}: {wrong}") from None


def is_saved(data: Any) -> TypeGuard[dict[str, Any]]:
    return isinstance(data, dict) and data.get("format") == SAVE and "record" in data


def read_text(file: Path) -> str:
    with file.open("rb") as stream:
        content = stream.read(4 * LARGEST)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{file}: this is not a text file") from None


def load_all(paths: Sequence[Path] | None) -> None:
    for path in paths or ():
        load(path)


# Cases.


@app.command()
def cases(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH…", help="Case files or folders.")],
    as_json: AsJson = False,
    load: Load = None,
) -> None:
    """Run adjudication cases and tell which fail.

    Example: landsraad cases tests/cases
    """
    load_all(load)
    with waiting() as step:
        entries = [entry for path in paths for entry in judge(path, step)]
    failed = [entry for entry in entries if entry["problems"]]
    passed = len(entries) - len(failed)
    if as_json:
        result = {"passed": passed, "failed": len(failed), "cases": entries}
        typer.echo(json_format.dumps(result, ensure_ascii=False, indent=2))
    else:
        for entry in failed:
            print_failed(entry)
        typer.echo(f"{passed} passed, {len(failed)} failed")
    raise typer.Exit(1 if failed else 0)


def judge(path: Path, step: Callable[[str], None]) -> Iterator[dict[str, Any]]:
    """Each case of a path with its problems; a file that cannot be read counts as one case."""
    try:
        files = case_files(path)
    except BadCase as wrong:
        yield judged(path, None, [str(wrong)])
        return
    for file in files:
        step(file.name)
        try:
            found = read_cases(file)
        except BadCase as wrong:
            yield judged(file, None, [str(wrong)])
        except Exception as wrong:  # a file can hold anything
            yield judged(file, None, [f"{file}: {fault(wrong)}"])
        else:
            yield from [judged(file, case, problems_of(case)) for case in found]


def problems_of(case: Case) -> Sequence[str]:
    try:
        return run_case(case).problems
    except Exception as wrong:  # a fault in the code of a game fails the case, not the run
        return [fault(wrong)]


def fault(wrong: Exception) -> str:
    return f"{type(wrong).__name__}: {wrong}"


def judged(file: Path, case: Case | None, problems: Sequence[str]) -> dict[str, Any]:
    about = {"id": None, "title": None} if case is None else {"id": case.id, "title": case.title}
    return {"file": str(file), **about, "problems": list(problems)}


def print_failed(entry: dict[str, Any]) -> None:
    if entry["id"]:
        typer.echo(f"{entry['file']}: {entry['id']} {entry['title']}")
    for problem in entry["problems"]:
        typer.echo(f"{'  ' if entry['id'] else ''}{' '.join(problem.split())}")


# What there is, and how fast it is.


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games that can be played, with their seats and options.

    Example: landsraad games --json
    """
    kinds = [installed(name) for name in game_names()]
    if as_json:
        described = {kind.name: kind.describe() for kind in kinds}
        typer.echo(json_format.dumps(described, ensure_ascii=False, indent=2))
        return
    for kind in kinds:
        print_game(kind)


def print_game(kind: type[Game]) -> None:
    """Names stand as they are typed."""
    texts = Texts(kind, language_of_environment().value)
    low, high, seats = kind.fewest, len(kind.all_seats), ", ".join(kind.all_seats)
    key = "games-seats-all" if low == high else "games-seats"
    typer.echo(kind.name)
    typer.echo("  " + texts.text(key, low=low, high=high, seats=seats))
    for option in kind.options:
        written = {"name": option.name, "default": write(option.default)}
        typer.echo("  " + texts.text("games-option", values=offered(option, texts), **written))


def offered(option: Option, texts: Texts) -> str:
    values = option.values
    if isinstance(values, Range):
        return texts.text("from-to", low=values.low, high=values.high)
    return ", ".join([write(value) for value in values])


def write(value: Any) -> str:
    """A value as it is typed after `--option NAME=`."""
    return value if isinstance(value, str) else write_plain(value)


@app.command()
def bench(
    seconds: Annotated[
        float | None,
        typer.Option(min=0.01, show_default="3; with --load 20", help="For each workload."),
    ] = None,
    load: Annotated[
        bool,
        typer.Option("--load", help="Measure the server with 50 tables, beside boardgame.io's."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the engine is on this machine, beside reference workloads.

    Example: landsraad bench --seconds 10 --json
    """
    benchmark: Any
    if load:
        from landsraad.lab.load import measure as benchmark
    else:
        from landsraad.lab import bench as benchmark

    with waiting() as step:
        result = benchmark.run(seconds or benchmark.SECONDS, step)
    if as_json:
        typer.echo(json_format.dumps(result, indent=2))
    else:
        benchmark.show(result, Console(highlight=False))


@contextmanager
def waiting() -> Iterator[Callable[[str], None]]:
    """A bar on stderr that says what is going on: after two seconds, and only to a person."""
    columns = (BarColumn(), TextColumn("{task.description}"))
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task("", total=None)
    timer = Timer(PATIENCE, bar.start)
    timer.daemon = True
    if sys.stderr.isatty():
        timer.start()
    try:
        yield lambda what: bar.update(task, description=what)
    finally:
        timer.cancel()
        if bar.live.is_started:
            bar.stop()


def main() -> None:
    """Entry point of the command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # no sign is worth failing for
    app()


if __name__ == "__main__":
    main()
