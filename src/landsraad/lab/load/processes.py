"""Past one process: the same load on one process and on several that share a PostgreSQL.

Each table's sockets are at one process, while requests about it come to another, as they would
behind a proxy that knows nothing of tables. Both sides take turns on the same database.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from landsraad.lab.bench import circumstances, figure, middle, ratio
from landsraad.lab.load import servers
from landsraad.lab.load.measure import (
    FIGURES,
    GAMES,
    ROUNDS,
    TABLES,
    Crowd,
    Progress,
    crowd,
    in_turns,
    shares,
    summary,
)
from landsraad.lab.machine import where_and_when

if TYPE_CHECKING:
    from rich.console import Console

FORMAT: Final = "landsraad-processes/1"
SECONDS: Final = 20.0
GAME: Final = "Dune without deals"


def run(
    seconds: float,
    progress: Progress,
    database: str,
    processes: int,
    *,
    tables: int = TABLES,
    rounds: int = ROUNDS,
) -> dict[str, Any]:
    """Measure one process and several; ready for JSON.

    Args:
        seconds: for each of both and each pace, over all rounds.
        progress: told what is measured next.
        database: `postgresql://…`; guests and tables are left there.
        processes: how many.
        tables: how many, at each of both.
        rounds: how many.
    """
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=servers.cache())))
        crowds = {
            side_of(number): seated(stack, folder, database, number, tables)
            for number in (1, processes)
        }
        played = in_turns(crowds, seconds, rounds, progress)
    loads = {
        pace: {side: summary([each[side] for each in all_rounds]) for side in crowds}
        for pace, all_rounds in played.items()
    }
    return {
        "format": FORMAT,
        **where_and_when(),
        "seconds": seconds,
        "rounds": rounds,
        "tables": tables,
        "processes": processes,
        "loads": loads,
    }


def side_of(processes: int) -> str:
    return "1 process" if processes == 1 else f"{processes} processes"


def seated(stack: ExitStack, folder: Path, database: str, processes: int, tables: int) -> Crowd:
    """Start the processes and seat the players."""
    running = []
    for number in range(processes):
        own = folder / f"{processes}-{number}"
        own.mkdir()
        running.append(stack.enter_context(servers.ours(own, database)))
    return stack.enter_context(crowd("landsraad", running, GAMES[GAME], tables))


def ratio_of(sides: Mapping[str, Mapping[str, Any]], name: str) -> float | None:
    """Several to one, the median of what each round says."""
    one, several = (side["rounds"] for side in sides.values())
    return middle([ratio(many[name], few[name]) for few, many in zip(one, several, strict=True)])


def show(result: dict[str, Any], console: Console) -> None:
    """Print a result as a table, and below it where it was measured."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    title = f"Landsraad {result['landsraad']}, {result['date']}"
    table = Table(title=title, box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(f"{GAME}, PostgreSQL")
    for heading in (side_of(1), side_of(result["processes"]), "ratio"):
        table.add_column(heading, justify="right")
    for pace, sides in result["loads"].items():
        for name, words in FIGURES.items():
            figures = [each[name] for each in sides.values()]
            cells = map(figure, [*figures, ratio_of(sides, name)])
            table.add_row(f"{pace}: {words}", *cells)
    console.print(table)
    lines = [
        f"{pace}, {side}: {shares(figures)}"
        for pace, sides in result["loads"].items()
        for side, figures in sides.items()
    ]
    for line in [*lines, "", *circumstances(result)]:
        console.print(line, markup=False, highlight=False)
