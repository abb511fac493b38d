"""Growth: what many tables, and long games, cost one process.

A database is filled with tables in the middle of a game of Dune, all in the same position. The
server loads them one by one; at one in ten everybody sits down and plays at a human pace. Then the
same few tables play as fast as they can, whatever the number of the others is. At last two tables,
one after 500 actions and one after 5,000, take turns at that.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import httpx

import landsraad
from landsraad.kernel import Chance
from landsraad.kernel.game import Game
from landsraad.kernel.record import record_of
from landsraad.lab.bench import circumstances, figure, middle, ratio
from landsraad.lab.load import servers
from landsraad.lab.load.driver import Order, processor_time
from landsraad.lab.load.measure import GAMES, SEED, Crowd, Progress, crowd_of, figures_of
from landsraad.lab.machine import where_and_when
from landsraad.server.store import Changes, LogEntry, Snapshot, Store, open_store
from landsraad.server.tables.drafting import apply_entry
from landsraad.server.tables.new_tables import TableSettings, entries_of
from landsraad.server.tables.snapshot_saver import is_due, still
from landsraad.server.tables.snapshots import to_blob
from landsraad.server.tables.table_log import TableLog
from landsraad.server.tables.table_status import status_of

if TYPE_CHECKING:
    from rich.console import Console

FORMAT: Final = "landsraad-growth/1"
SECONDS: Final = 20.0
SIZES: Final = (50, 500, 2000)
ONE_IN: Final = 10
"""Of so many tables one is active."""
ACTIONS: Final = 300
"""That have been played at each table."""
HUMAN: Final = 0.5
"""Actions a second at an active table."""
RUSHING: Final = 5
"""Tables that play as fast as they can."""
LENGTHS: Final = (500, 5000)
"""Actions of a short and of a long game."""
TALK: Final = 0.99
"""How often help for an ally is changed, where that is open, to make a long game."""
HELP: Final = "ally_help"
"""A decision that nobody waits for, and that can be changed again and again."""
ROUNDS: Final = 5
OPTIONS: Final = {"responses": "holders", **GAMES["Dune"]}


class Begun(NamedTuple):
    """A game in its middle, as a table keeps it."""

    game: Game
    entries: list[LogEntry]
    snapshot: Snapshot | None


class Filled(NamedTuple):
    """A database with tables, and the token of who holds their seats."""

    database: str
    tables: list[str]
    token: str


def run(
    seconds: float,
    progress: Progress,
    *,
    sizes: Sequence[int] = SIZES,
    lengths: Sequence[int] = LENGTHS,
) -> dict[str, Any]:
    """Measure everything; ready for JSON.

    Args:
        seconds: for each lap.
        progress: told what is measured next.
        sizes: numbers of tables.
        lengths: actions of the games that are compared.
    """
    begun = begin(ACTIONS, 0.0)
    return {
        "format": FORMAT,
        **where_and_when(),
        "seconds": seconds,
        "rounds": ROUNDS,
        "actions": ACTIONS,
        "pace": HUMAN,
        "sizes": {str(size): of_size(size, begun, seconds, progress) for size in sizes},
        "lengths": of_lengths(lengths, seconds, progress),
    }


# Tables.


def begin(actions: int, talk: float) -> Begun:
    """A game after so many random actions; `talk` is the share of those that go on about help."""
    game = landsraad.new_game("dune", seed=SEED, options=OPTIONS)
    chance = Chance.seeded(SEED)
    for _ in range(actions):
        due = [decision for decision in game.pending if decision.required]
        beside = [decision for decision in game.pending if decision.kind == HELP]
        asked = beside if beside and chance.below(1000) < 1000 * talk else due
        game.play(chance.choice(asked).actions.sample(chance))
        assert not game.over
    entries = entries_of(record_of(game))
    return Begun(game, entries, latest_snapshot(game, entries))


def latest_snapshot(game: Game, entries: Sequence[LogEntry]) -> Snapshot | None:
    """That the server would have stored by now."""
    log, saved = TableLog(game.setup), None
    for entry in entries:
        apply_entry(log, entry)
        if is_due(log, 0 if saved is None else saved.length):
            saved = still(log)
    return None if saved is None else Snapshot(saved.length, to_blob(saved))


async def fill(database: str, tables: Sequence[Begun]) -> Filled:
    """Store tables whose seats one guest holds."""
    async with open_store(database) as store:
        guest, token = await store.add_guest("Growth")
        ids = [await add_table(store, guest.id, begun) for begun in tables]
    return Filled(database, ids, token)


async def add_table(store: Store, guest: str, begun: Begun) -> str:
    setup = begun.game.setup
    settings = TableSettings(window=None, hotseat=True)
    row = await store.create_table(
        "Growth",
        {**setup.to_json(), **settings._asdict()},
        host=guest,
        changes=Changes(status=status_of(begun.game), guests=dict.fromkeys(setup.seats, guest)),
        entries=begun.entries,
    )
    if begun.snapshot is not None:
        await store.save_snapshot(row.id, begun.snapshot.log_length, begun.snapshot.blob)
    return row.id


# Measuring.


def of_size(size: int, begun: Begun, seconds: float, progress: Progress) -> dict[str, Any]:
    """What so many tables cost, one in ten of them active."""
    active = max(size // ONE_IN, RUSHING)
    with ExitStack() as stack:
        progress(f"{size} tables: filling the database")
        filled, server = serving(stack, [begun] * size)
        tables = iter(load(server.address, filled))
        next(tables)  # loads the game itself as well
        empty, before = resident(server.process), processor_time(server.process)
        progress(f"{size} tables: loading them")
        loading = sorted(tables)
        idle, after = resident(server.process), processor_time(server.process)
        progress(f"{size} tables: {active} are active")
        everybody = seated(stack, server, filled, active)
        human = figures_of(everybody.play(seconds, HUMAN))
        busy = resident(server.process)
        rush = [everybody.play(seconds / ROUNDS, 0.0, 0, RUSHING) for _ in range(ROUNDS)]
    return {
        "idle_bytes": (idle - empty) / len(loading),
        "active_bytes": (busy - idle) / active,
        "load": {
            "processor": None
            if before is None or after is None
            else 1000 * (after - before) / len(loading),
            "p50": 1000 * loading[len(loading) // 2],
        },
        "human": human,
        "rush": middle([figures_of(each)["per_processor_second"] for each in rush]),
    }


def of_lengths(lengths: Sequence[int], seconds: float, progress: Progress) -> dict[str, Any]:
    """What an action costs in a short and in a long game, and loading each."""
    progress("a short game and a long one")
    games = [begin(length, TALK) for length in lengths]
    rates: dict[str, list[float | None]] = {str(length): [] for length in lengths}
    with ExitStack() as stack:
        filled, server = serving(stack, games)
        loading = list(load(server.address, filled))
        everybody = seated(stack, server, filled, len(games))
        for _ in range(ROUNDS):
            for number, length in enumerate(lengths):
                lap = everybody.play(seconds / ROUNDS, 0.0, number, number + 1)
                rates[str(length)].append(figures_of(lap)["per_processor_second"])
    return {
        str(length): {
            "rush": middle(rates[str(length)]),
            "load": 1000 * loading[number],
            "snapshot_bytes": 0 if (taken := games[number].snapshot) is None else len(taken.blob),
        }
        for number, length in enumerate(lengths)
    }


def serving(stack: ExitStack, tables: Sequence[Begun]) -> tuple[Filled, servers.Running]:
    """A server on a database with these tables."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=servers.cache())))
    filled = asyncio.run(fill(str(folder / "growth.db"), tables))
    return filled, stack.enter_context(servers.ours(folder, filled.database))


def load(address: str, filled: Filled) -> Iterator[float]:
    """Seconds until the server has told something about each table, which it has to load."""
    headers = {"Authorization": f"Bearer {filled.token}"}
    with httpx.Client(base_url=address, headers=headers, timeout=60) as http:
        for table in filled.tables:
            start = perf_counter()
            http.get(f"/api/tables/{table}").raise_for_status()
            yield perf_counter() - start


def seated(stack: ExitStack, server: servers.Running, filled: Filled, tables: int) -> Crowd:
    """Everybody sits at the first of the tables."""
    at = filled.tables[:tables]
    there: Mapping[str, Any] = OPTIONS
    order = Order(
        "landsraad", [server.address], [server.process], tables, dict(there), SEED, at, filled.token
    )
    return stack.enter_context(crowd_of(order))


def resident(process: int) -> int:
    """Bytes of memory that a process has; 0 if the system does not tell."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except OSError:
        return 0
    (line,) = [line for line in status.splitlines() if line.startswith("VmRSS:")]
    return 1024 * int(line.split()[1])


# Showing.


def show(result: dict[str, Any], console: Console) -> None:
    """Print a result as tables, and below them where it was measured."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title="Tables in one process", box=SIMPLE_HEAD, pad_edge=False)
    for heading in (
        "tables",
        "KB, idle",
        "KB more, active",
        "load ms of processor",
        "p50 ms",
        "human p50 ms",
        "p99",
        "actions per processor second",
    ):
        table.add_column(heading, justify="right")
    for size, each in result["sizes"].items():
        memory = (each["idle_bytes"] / 1000, each["active_bytes"] / 1000)
        times = (*each["load"].values(), each["human"]["p50"], each["human"]["p99"])
        table.add_row(size, *map(figure, (*memory, *times, each["rush"])))
    console.print(table)
    games = result["lengths"]
    for length, each in games.items():
        console.print(
            f"a game of {length} actions: {figure(each['rush'])} actions per processor second, "
            f"loaded in {figure(each['load'])} ms, "
            f"snapshot of {figure(each['snapshot_bytes'])} bytes"
        )
    first, *_, last = [each["rush"] for each in games.values()]
    lines = [
        f"an action of the longest game costs {figure(ratio(first, last))} × one of the shortest",
        f"active tables play {result['pace']} actions a second; one in {ONE_IN} is active",
    ]
    for line in [*lines, "", *circumstances(result)]:
        console.print(line, markup=False, highlight=False)
