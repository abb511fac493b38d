"""Bench: how fast Landsraad is here and now, beside other people's games in the same run.

Absolute figures say more about a machine than about a program, so every rate also stands as a ratio
to three references of the same run: random play of catanatron and of python-chess, and a fixed loop
in pure Python. All workloads take turns for several rounds and the median round counts, so that a
machine that gets slower or busier does so for all of them; and the clock is the processor's time
for this process, not that of the wall (beside two other busy programs on two cores, ratios repeat
within about 10 % so, but within 40 % by the wall).
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Mapping
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

from landsraad.garbage import collecting_garbage_less_often
from landsraad.lab.machine import version, where_and_when
from landsraad.lab.workloads import SEED, WORKLOADS, Pieces, Workload, bytes_held

if TYPE_CHECKING:
    from rich.console import Console

FORMAT = "landsraad-bench/1"
SECONDS = 3.0
ROUNDS = 7
REFERENCES = ("catanatron", "chess", "loop")

Rates = Mapping[str, float | None]


def run(
    seconds: float,
    progress: Callable[[str], None] | None = None,
    chosen: tuple[Workload, ...] = (),
) -> dict[str, Any]:
    """Measure everything, each workload for about that many seconds in all; ready for JSON.

    Args:
        seconds: for each workload, over all rounds.
        progress: told what is measured next.
        chosen: other workloads, the references among them; memory is not measured then.
    """
    workloads = chosen or WORKLOADS
    rates: dict[str, list[float | None]] = {workload.name: [] for workload in workloads}
    state = random.getstate()  # catanatron seeds the generator that the whole process shares
    try:
        for number in range(1, ROUNDS + 1):
            for workload in workloads:
                if progress is not None:
                    progress(f"round {number} of {ROUNDS}: {workload.name}")
                rates[workload.name].append(measure(workload, seconds / ROUNDS))
    finally:
        random.setstate(state)
    return {
        "format": FORMAT,
        **where_and_when(),
        "seconds": seconds,
        "rounds": ROUNDS,
        "seeds": {"first": SEED, "hash": os.environ.get("PYTHONHASHSEED")},
        "references": list(REFERENCES),
        "rows": rows(workloads, rates),
        "bytes_held": {}
        if chosen
        else {
            "crysknife": bytes_held("crysknife"),
            "arrakis": bytes_held("arrakis"),
            "dune": bytes_held("dune", ruleset="advanced", deals=False, standing=False),
        },
    }


def measure(
    workload: Workload, seconds: float, clock: Callable[[], float] = process_time
) -> float | None:
    """Things done per second; None if the package it needs is not installed.

    The first piece is not timed: it imports, prepares and warms up.
    """
    pieces = workload.begin()
    try:
        next(pieces)
    except ModuleNotFoundError:
        if not workload.needs:
            raise
        return None
    with collecting_garbage_less_often():  # as where games are played in numbers
        return rate(pieces, seconds, clock)


def rate(pieces: Pieces, seconds: float, clock: Callable[[], float]) -> float:
    """Things done per second, over at least so many seconds."""
    done = 0
    start = clock()
    while True:
        done += next(pieces)
        elapsed = clock() - start
        if elapsed >= seconds and elapsed > 0:
            return done / elapsed


def rows(
    workloads: tuple[Workload, ...], rates: Mapping[str, list[float | None]]
) -> list[dict[str, Any]]:
    """One row for each workload: its median rate, and how it compares."""
    medians: Rates = {name: middle(each) for name, each in rates.items()}
    return [
        {
            "name": workload.name,
            "unit": workload.unit,
            "what": workload.what,
            "version": version(workload.needs) if workload.needs else None,
            "rate": medians[workload.name],
            "rates": list(rates[workload.name]),
            "microseconds": ratio(1e6, medians[workload.name]),
            "ratios": {name: ratio(medians[workload.name], medians[name]) for name in REFERENCES},
            "beside": beside(workload, medians),
        }
        for workload in workloads
    ]


def middle(rates: list[float | None]) -> float | None:
    """The median of the rounds; None if there is nothing to measure."""
    known = [rate for rate in rates if rate is not None]
    return median(known) if known else None


def ratio(one: float | None, other: float | None) -> float | None:
    """How many times the other; None if either is not known."""
    return None if one is None or not other else one / other


def beside(workload: Workload, rates: Rates) -> dict[str, Any] | None:
    """What one thing costs here, if one thing in the other row costs 1."""
    if not workload.beside:
        return None
    cost = ratio(rates[workload.beside], rates[workload.name])
    return {"name": workload.beside, "cost": cost}


# Comparing with an earlier result.


def changes(result: dict[str, Any], earlier: dict[str, Any]) -> list[tuple[str, float, float]]:
    """Of each workload that both have measured: its ratio then and now, to the same reference."""
    then, now = ({row["name"]: row for row in each["rows"]} for each in (earlier, result))
    reference = shared_reference(result, earlier)
    return [
        (name, then[name]["ratios"][reference], now[name]["ratios"][reference])
        for name in now
        if name in then and then[name]["rate"] and now[name]["rate"]
    ]


def shared_reference(result: dict[str, Any], earlier: dict[str, Any]) -> str:
    """The first reference that was there both times; the loop always is."""
    now, then = ({row["name"] for row in each["rows"] if row["rate"]} for each in (result, earlier))
    return next(name for name in REFERENCES if name in now & then)


# Showing.


def show_changes(result: dict[str, Any], earlier: dict[str, Any], console: Console) -> None:
    """Print a result beside an earlier one, by ratios: machines differ, and so do days."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    reference = shared_reference(result, earlier)
    table = Table(title=f"× {reference}", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("workload", no_wrap=True)
    for heading in ("then", "now", "now : then"):
        table.add_column(heading, justify="right")
    for name, then, now in changes(result, earlier):
        table.add_row(name, figure(then), figure(now), figure(now / then))
    console.print(table)
    for when, each in (("then", earlier), ("now", result)):
        lines = [f"{when}: Landsraad {each['landsraad']}, {each['date']}", *circumstances(each)]
        for line in lines:
            console.print(line, markup=False, highlight=False)


def show(result: dict[str, Any], console: Console) -> None:
    """Print a result as a table, and below it what was measured and where."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    references: list[str] = result["references"]
    table = Table(
        title=f"Landsraad {result['landsraad']}, {result['date']}", box=SIMPLE_HEAD, pad_edge=False
    )
    table.add_column("workload", no_wrap=True)
    for heading in ("per second", "µs each", *[f"× {name}" for name in references]):
        table.add_column(heading, justify="right")
    for row in result["rows"]:
        table.add_row(*cells(row, references))
    console.print(table)
    held = [f"{name}: {size / 1e6:.2f} MB" for name, size in result["bytes_held"].items()]
    memory = [f"memory of a live game at its end: {', '.join(held)}"] if held else []
    for line in [*map(explanation, result["rows"]), *memory, "", *circumstances(result)]:
        console.print(line, markup=False, highlight=False)


def cells(row: dict[str, Any], references: list[str]) -> list[str]:
    if row["rate"] is None:
        return [row["name"], "not installed"]
    ratios = [figure(row["ratios"][name]) for name in references]
    return [row["name"], figure(row["rate"]), figure(row["microseconds"]), *ratios]


def explanation(row: dict[str, Any]) -> str:
    """What a row is, and what its things cost beside those of another."""
    name = f"{row['name']} {row['version']}" if row["version"] else row["name"]
    if row["rate"] is None:
        return f"{name}: not installed; `make bench` installs it"
    if row["beside"] is None:
        return f"{name}: {row['what']}"
    cost = figure(row["beside"]["cost"])
    return f"{name}: {row['what']}; cost {cost} × {row['beside']['name']}"


def figure(number: float | None) -> str:
    """A number with as many digits as it deserves."""
    if number is None:
        return "–"
    digits = 0 if number >= 100 else 1 if number >= 10 else 2 if number >= 1 else 3
    return f"{number:,.{digits}f}"


def circumstances(result: dict[str, Any]) -> list[str]:
    python, here = result["interpreter"], result["machine"]
    build = [
        f"{'with' if python['optimized'] else 'without'} --enable-optimizations",
        "with --with-lto" if python["lto"] else "",
        "debug build" if python["debug"] else "",
        "free-threaded" if python["free_threaded"] else "",
        f"kernel {'compiled' if python['compiled_kernel'] else 'in pure Python'}",
    ]
    return [
        f"{python['implementation']} {python['version']} ({python['compiler']}), "
        + ", ".join([word for word in build if word]),
        f"{here['system']} {here['architecture']}, {here['processor']}, {here['cores']} cores",
        f"median of {result['rounds']} rounds, {result['seconds']:g} s for each workload",
    ]
