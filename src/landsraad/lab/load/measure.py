"""Measuring the load, and showing what came of it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import mean, median
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

try:
    import msgspec

    from landsraad.lab.load.driver import Lap, Order, Round
except ModuleNotFoundError as missing:
    if (missing.name or "").startswith("landsraad"):
        raise
    raise SystemExit("The load needs: pip install 'landsraad[bench]'") from None

import landsraad
from landsraad.kernel import Chance
from landsraad.kernel.game import Game
from landsraad.kernel.views import private_part, public_part
from landsraad.lab.bench import circumstances, figure, middle, ratio
from landsraad.lab.load import servers
from landsraad.lab.machine import where_and_when
from landsraad.server.tables.seat_snapshot import PublicSnapshot, raw

if TYPE_CHECKING:
    from rich.console import Console

FORMAT: Final = "landsraad-load/2"
SECONDS: Final = 20.0
TABLES: Final = 50
ROUNDS: Final = 5
SEED: Final = 1
LOOK_EVERY: Final = 10
"""Actions between two looks at the length of views."""
FRAME: Final = 400
"""Bytes of a scene beside what somebody sees: its events, and whether they may undo."""
GAMES: Final[Mapping[str, Mapping[str, Any]]] = {
    "Dune": {"ruleset": "advanced"},
    "Dune without deals": {"ruleset": "advanced", "deals": False},
}
"""Options of our game. Without deals less is asked, and views are shorter."""
PACES: Final[Mapping[str, float]] = {"rush": 0.0, "steady": 2.0}
"""Actions a second at each table; 0 for as many as it can."""

OURS: Final = "landsraad"
WHOLE: Final = "boardgame.io, whole views"
SHORT: Final = "boardgame.io, as long as ours"
THEIRS: Final = (WHOLE, SHORT)
"""Their server after each move tells everybody the whole state; once as long as our whole views,
once only as long as what we send, which leaves out what has not changed."""
FIGURES: Final = {
    "rate": "actions/s",
    "p50": "p50 ms",
    "p99": "p99 ms",
    "per_processor_second": "actions per processor second",
}
"""What is compared, and how its row is called."""

Progress = Callable[[str], None]


def run(
    seconds: float,
    progress: Progress,
    *,
    games: Mapping[str, Mapping[str, Any]] = GAMES,
    tables: int = TABLES,
    rounds: int = ROUNDS,
    reference: bool = True,
) -> dict[str, Any]:
    """Measure the servers; ready for JSON.

    Args:
        seconds: for each server, game and pace, over all rounds.
        progress: told what is measured next.
        games: the options of each.
        tables: how many.
        rounds: how many.
        reference: whether to measure boardgame.io as well.
    """
    loads: dict[str, Any] = {}
    for game, options in games.items():
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=servers.cache())))
            progress(f"{game}: seating players")
            crowds = seated(stack, folder, options, tables, reference)
            played = in_turns(crowds, seconds, rounds, progress)
            loads |= {f"{game}, {pace}": compared(each) for pace, each in played.items()}
            disk = milliseconds_to_disk(folder)
    return {
        "format": FORMAT,
        **where_and_when(),
        "seconds": seconds,
        "rounds": rounds,
        "seed": SEED,
        "tables": tables,
        "games": {game: dict(options) for game, options in games.items()},
        "reference": servers.versions() if reference else None,
        "milliseconds_to_disk": disk,
        "loads": loads,
    }


def in_turns(
    crowds: Mapping[str, Crowd], seconds: float, rounds: int, progress: Progress
) -> dict[str, list[dict[str, Round]]]:
    """All rounds of each pace, by whose they are."""
    played: dict[str, list[dict[str, Round]]] = {pace: [] for pace in PACES}
    for number in range(rounds):
        for pace, per_second in PACES.items():
            played[pace].append({})
            for side in turns(crowds, number):
                progress(f"{pace}, round {number + 1} of {rounds}, {side}")
                played[pace][-1][side] = crowds[side].play(seconds / rounds, per_second)
    return played


def turns(sides: Mapping[str, Any], number: int) -> Sequence[str]:
    """Who comes first changes from round to round."""
    return sorted(sides, reverse=number % 2 == 0)


def milliseconds_to_disk(folder: Path) -> float:
    """What a small write costs that is kept: the least that an action waits for with us."""
    times = []
    with (folder / "probe").open("wb") as file:
        for _ in range(20):
            start = perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            times.append(perf_counter() - start)
    return 1000 * median(times)


# The two sides.


class Crowd:
    """The players of one server, in a process of their own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def play(self, seconds: float, pace: float, first: int = 0, last: int | None = None) -> Round:
        assert self._process.stdin is not None
        lap = Lap(seconds, pace, first, last)
        self._process.stdin.write(msgspec.json.encode(lap).decode() + "\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self.read(), type=Round)

    def read(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise servers.CannotStart("the players have given up; see above")
        return line


@contextmanager
def crowd(
    side: Literal["landsraad", "boardgame.io"],
    processes: Sequence[servers.Running],
    options: Mapping[str, Any],
    tables: int,
) -> Iterator[Crowd]:
    """Everybody sits at a server of one or several processes."""
    addresses = [each.address for each in processes]
    ids = [each.process for each in processes]
    with crowd_of(Order(side, addresses, ids, tables, dict(options), SEED)) as everybody:
        yield everybody


@contextmanager
def crowd_of(order: Order) -> Iterator[Crowd]:
    """Everybody sits as ordered."""
    command = (sys.executable, "-m", "landsraad.lab.load.driver")
    with subprocess.Popen(
        [*command, msgspec.json.encode(order).decode()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        everybody = Crowd(process)
        everybody.read()
        yield everybody


def seated(
    stack: ExitStack, folder: Path, options: Mapping[str, Any], tables: int, reference: bool
) -> dict[str, Crowd]:
    """Start the servers and seat the players."""
    server = stack.enter_context(servers.ours(folder))
    crowds = {OURS: stack.enter_context(crowd("landsraad", [server], options, tables))}
    if reference:
        lengths = lengths_of_views(options)
        for side, size in ((WHOLE, lengths.whole), (SHORT, lengths.sent)):
            server = stack.enter_context(servers.theirs(folder, servers.installed(), size))
            crowds[side] = stack.enter_context(crowd("boardgame.io", [server], {}, tables))
    return crowds


class Lengths(NamedTuple):
    """Bytes that a view has on average over a game."""

    whole: int
    sent: int


def lengths_of_views(options: Mapping[str, Any]) -> Lengths:
    """Of our whole views, and of what is sent of them after an action."""
    game = landsraad.new_game("dune", seed=SEED, options=options)
    chance = Chance.seeded(SEED)
    whole, sent = [], []
    before: dict[str, Seen] = {}
    while not game.over:
        if game.sequence % LOOK_EVERY == 0:
            whole += [len(msgspec.json.encode(game.view(seat))) for seat in game.seats]
            before = seen_in(game)
        elif game.sequence % LOOK_EVERY == 1:
            now = seen_in(game)
            sent += [bytes_sent(now[seat], before[seat]) for seat in game.seats]
        decisions = [decision for decision in game.pending if decision.required]
        game.play(chance.choice(decisions).actions.sample(chance))
    return Lengths(round(mean(whole)), round(mean(sent)))


class Seen(NamedTuple):
    """What a seat sees and is asked, as the server writes it."""

    public: PublicSnapshot
    private: msgspec.Raw
    decisions: list[msgspec.Raw]


def seen_in(game: Game) -> dict[str, Seen]:
    public = PublicSnapshot.of(public_part(game))
    return {
        seat: Seen(
            public,
            raw(private_part(game, seat)),
            [raw(decision.to_json()) for decision in game.decisions(seat)],
        )
        for seat in game.seats
    }


def bytes_sent(now: Seen, before: Seen) -> int:
    """Of a scene, which leaves out what is the same."""
    private = None if now.private == before.private else now.private
    decisions = [each for each in now.decisions if each not in before.decisions]
    told = [now.public.since(before.public), private, decisions]
    return FRAME + len(msgspec.json.encode(told))


# What came of it.


def compared(rounds: Sequence[Mapping[str, Round]]) -> dict[str, Any]:
    """The median round of each side, and the median of what each round says of the two."""
    result: dict[str, Any] = {
        side: summary([each[side] for each in rounds])
        for side in (OURS, *THEIRS)
        if side in rounds[0]
    }
    for side in THEIRS:
        if side in result:
            ratios = {name: ratio_of(result, side, name) for name in FIGURES}
            result[side]["ratios"] = ratios
    return result


def ratio_of(sides: Mapping[str, Mapping[str, Any]], side: str, name: str) -> float | None:
    rounds = zip(sides[OURS]["rounds"], sides[side]["rounds"], strict=True)
    return middle([ratio(ours[name], theirs[name]) for ours, theirs in rounds])


def summary(rounds: Sequence[Round]) -> dict[str, Any]:
    figures = [figures_of(each) for each in rounds]
    medians = {name: middle([each[name] for each in figures]) for name in figures[0]}
    return {**medians, "rounds": figures}


def figures_of(played: Round) -> dict[str, float | None]:
    """A round in numbers; times in milliseconds, shares of one processor."""
    delays = sorted(played.delays)
    actions = len(delays)
    return {
        "actions": actions,
        "rate": actions / played.seconds,
        "p50": 1000 * delays[actions // 2],
        "p99": 1000 * delays[actions * 99 // 100],
        "per_processor_second": ratio(actions, played.server),
        "server_share": ratio(played.server, played.seconds),
        "driver_share": played.driver / played.seconds,
        "views_per_action": played.views / actions,
        "bytes_of_a_view": played.size / played.views,
        "games_ended": played.games,
    }


# Showing.


def show(result: dict[str, Any], console: Console) -> None:
    """Print a result as a table, and below it how it was measured and where."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    title = f"Landsraad {result['landsraad']}, {result['date']}"
    table = Table(title=title, box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("load")
    for heading in (OURS, WHOLE, "ratio", SHORT, "ratio"):
        table.add_column(heading, justify="right")
    for load, sides in result["loads"].items():
        for name, words in FIGURES.items():
            table.add_row(f"{load}: {words}", *cells(sides, name))
    console.print(table)
    for line in [*notes(result), "", *circumstances(result)]:
        console.print(line, markup=False, highlight=False)


def cells(sides: Mapping[str, Any], name: str) -> list[str]:
    figures = [sides[OURS][name]]
    for side in THEIRS:
        if side in sides:
            figures += [sides[side][name], sides[side]["ratios"][name]]
    return [figure(each) for each in figures]


def notes(result: Mapping[str, Any]) -> list[str]:
    tables, pace = result["tables"], PACES["steady"]
    lines = [
        f"{tables} tables of six; rush: as fast as it goes; steady: {tables * pace:g} actions/s",
        f"a small write to the disk takes {result['milliseconds_to_disk']:.2f} ms",
    ]
    lines += [
        f"{load}, {side}: {shares(sides[side])}"
        for load, sides in result["loads"].items()
        for side in (OURS, *THEIRS)
        if side in sides
    ]
    if result["reference"] is not None:
        versions = [f"{name} {number}" for name, number in result["reference"].items()]
        lines.append(", ".join(versions))
    return lines


def shares(side: Mapping[str, Any]) -> str:
    """What kept whom busy, and how long a view is."""
    return (
        f"server {figure(side['server_share'])} and driver {figure(side['driver_share'])} "
        f"of a processor, {figure(side['views_per_action'])} views of "
        f"{figure(side['bytes_of_a_view'])} bytes for each action"
    )
