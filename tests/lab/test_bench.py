"""The bench counts right and compares right; how fast anything is, no test says."""

from __future__ import annotations

import gc
import io
import json
import random
import re
import sys
import sysconfig
from collections.abc import Iterator
from itertools import islice, repeat
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import landsraad
from landsraad.lab import bench, workloads
from landsraad.lab.machine import interpreter, machine, processor, version
from landsraad.lab.workloads import WORKLOADS, Workload
from tests.soak import SOAK, usually

OURS = [workload for workload in WORKLOADS if not workload.needs]
SMALL = ("crysknife", "catanatron", "chess", "loop")
SOME = tuple(workload for workload in WORKLOADS if SOAK or workload.name.startswith(SMALL))
"""Those of the smallest game, and what all are compared with; in `make soak` all."""


def idle(name: str, beside: str = "", needs: str = "") -> Workload:
    return Workload(name, "things", "nothing at all", lambda: repeat(1), beside, needs)


@pytest.fixture
def without_references(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the extra `bench` were not installed."""
    for module in ("catanatron", "catanatron.game", "chess"):
        monkeypatch.setitem(sys.modules, module, None)


def printed(result: dict[str, Any], width: int = 120) -> str:
    console = Console(file=io.StringIO(), width=width)
    bench.show(result, console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


# Counting.


def test_a_rate_is_things_per_second_without_the_first_piece() -> None:
    pieces = Workload("w", "things", "", lambda: iter([1000, 4, 6, 8, 999]))
    clock = iter([10.0, 11.0, 12.0, 13.0])

    assert bench.measure(pieces, 2.5, lambda: next(clock)) == 18 / 3


def test_a_clock_that_stands_still_is_waited_for() -> None:
    clock = iter([5.0, 5.0, 5.0, 5.5])

    assert bench.measure(idle("w"), 0.0, lambda: next(clock)) == 3 / 0.5


def test_a_module_of_our_own_that_is_missing_is_a_fault() -> None:
    def broken() -> Iterator[int]:
        yield from ()
        raise ModuleNotFoundError("ours")

    with pytest.raises(ModuleNotFoundError):
        bench.measure(Workload("w", "things", "", broken), 0.0)


@pytest.mark.parametrize(
    "workload", OURS[:: usually(18, soak=1)], ids=lambda workload: workload.name
)
def test_a_workload_does_the_same_whenever_it_starts(workload: Workload) -> None:
    first, second = (list(islice(workload.begin(), usually(2, soak=3))) for _ in range(2))

    assert first == second
    assert min(first) > 0


def test_chess_counts_plies(monkeypatch: pytest.MonkeyPatch) -> None:
    import chess

    boards: list[Any] = []

    class Noted(chess.Board):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            boards.append(self)

    monkeypatch.setattr(chess, "Board", Noted)
    plies = list(islice(workloads.chess_play(), 2))

    assert plies == [len(board.move_stack) for board in boards]
    assert all(board.is_game_over() for board in boards)


def test_catanatron_counts_what_its_game_has_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    import catanatron

    games: list[Any] = []

    class Noted(catanatron.Game):  # type: ignore[misc]
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            games.append(self)

    monkeypatch.setattr(catanatron, "Game", Noted)
    decisions = list(islice(workloads.catanatron_play(), 2))

    assert decisions == [len(game.state.actions) for game in games]


# The workloads themselves.


def test_the_spaces_are_as_large_as_they_say() -> None:
    assert workloads.million().size == 1_006_400
    assert list(workloads.thirty()) == workloads.thirty_listed()
    assert len(workloads.thirty_listed()) == 30


def test_positions_are_half_way_through_and_live() -> None:
    for seed, game in enumerate(workloads.midway("crysknife"), workloads.SEED):
        whole = landsraad.new_game("crysknife", seed=seed)
        length = workloads.play_out(whole, random.Random(seed).random)

        assert game.sequence == length // 2
        assert game.live
        assert not game.over


def test_options_make_a_row_of_their_own() -> None:
    short, *_ = workloads.of_game("crysknife", "crysknife short", rounds=1)

    assert short.name == "crysknife short"
    assert max(islice(short.begin(), 20)) < max(islice(workloads.random_play("crysknife"), 20))


def test_names_are_unique_and_comparisons_name_a_row() -> None:
    names = [workload.name for workload in WORKLOADS]

    assert len(set(names)) == len(names)
    assert {*bench.REFERENCES} <= {*names}
    assert {workload.beside for workload in WORKLOADS} <= {"", *names}


# Comparing.

FAKES = (
    idle("game"),
    idle("game copy", beside="game"),
    idle("catanatron", needs="no-such-package"),
    idle("chess", needs="no-such-package"),
    idle("loop"),
)
FAKE_RATES: dict[str, list[float | None]] = {
    "game": [900.0, 600.0, 100.0],
    "game copy": [6000.0, 6000.0, 6000.0],
    "catanatron": [200.0, 100.0, 300.0],
    "chess": [None, None, None],
    "loop": [1200.0, 1200.0, 1200.0],
}


def fake_row(name: str) -> dict[str, Any]:
    return next(row for row in bench.rows(FAKES, FAKE_RATES) if row["name"] == name)


def test_the_median_round_counts() -> None:
    assert fake_row("game")["rate"] == 600
    assert fake_row("game")["rates"] == [900, 600, 100]


def test_ratios_are_to_the_medians_of_the_same_run() -> None:
    assert fake_row("game")["ratios"] == {"catanatron": 3.0, "chess": None, "loop": 0.5}
    assert fake_row("loop")["ratios"] == {"catanatron": 6.0, "chess": None, "loop": 1.0}


def test_a_copy_is_compared_with_a_decision() -> None:
    assert fake_row("game copy")["beside"] == {"name": "game", "cost": 0.1}
    assert fake_row("game copy")["microseconds"] == pytest.approx(1e6 / 6000)
    assert fake_row("game")["beside"] is None


def test_nothing_is_compared_with_what_is_not_there() -> None:
    row = fake_row("chess")

    assert row["rate"] is row["microseconds"] is row["version"] is None
    assert row["ratios"] == dict.fromkeys(bench.REFERENCES)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [(6.0, 3.0, 2.0), (None, 3.0, None), (6.0, None, None), (6.0, 0.0, None), (0.0, 3.0, 0.0)],
)
def test_ratio(one: float | None, other: float | None, expected: float | None) -> None:
    assert bench.ratio(one, other) == expected


@pytest.mark.parametrize(
    ("number", "expected"),
    [(None, "–"), (1234567.8, "1,234,568"), (12.34, "12.3"), (1.234, "1.23"), (0.0987, "0.099")],
)
def test_figure(number: float | None, expected: str) -> None:
    assert bench.figure(number) == expected


# A whole run.


@pytest.fixture
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round or two, and nothing that takes long in a process which has run many tests.

    What tracing the memory of a game finds is tested below.
    """
    monkeypatch.setattr(bench, "ROUNDS", usually(1, soak=2))
    monkeypatch.setattr(bench, "WORKLOADS", SOME)
    monkeypatch.setattr(bench, "bytes_held", lambda name, **_: len(name))
    monkeypatch.setattr(gc, "collect", lambda: 0)


@pytest.mark.usefixtures("without_references", "briefly")
def test_a_run_without_the_references() -> None:
    """They are missing, not zero; everything of ours is still measured."""
    told: list[str] = []

    result = bench.run(0.003, told.append)

    assert json.loads(json.dumps(result)) == result
    assert told[0] == f"round 1 of {bench.ROUNDS}: crysknife"
    assert len(told) == bench.ROUNDS * len(SOME)
    assert [row["name"] for row in result["rows"]] == [workload.name for workload in SOME]
    for row, workload in zip(result["rows"], SOME, strict=True):
        assert len(row["rates"]) == bench.ROUNDS
        assert (row["rate"] is None) == bool(workload.needs)
        assert row["ratios"]["catanatron"] is row["ratios"]["chess"] is None
        assert (row["ratios"]["loop"] is None) == bool(workload.needs)
        if workload.beside:
            assert row["beside"]["cost"] > 0
    text = printed(result)
    assert text.count("not installed; `make bench` installs it") == 2


@pytest.mark.usefixtures("briefly")
def test_a_run_with_whatever_is_installed() -> None:
    """It says where it was made, and leaves the generator of the process alone."""
    before = random.getstate()

    result = bench.run(0.003)

    assert random.getstate() == before
    assert json.loads(json.dumps(result)) == result
    assert result["format"] == bench.FORMAT
    assert result["rounds"] == bench.ROUNDS
    assert result["seeds"]["first"] == workloads.SEED
    assert result["interpreter"]["version"] == ".".join(map(str, sys.version_info[:3]))
    assert result["interpreter"]["compiled_kernel"] in (True, False)
    assert result["machine"]["cores"] >= 1
    assert all(row["rate"] is None or row["rate"] > 0 for row in result["rows"])
    text = printed(result)
    for row in result["rows"]:
        assert f"{row['name']}  " in text
        assert bench.explanation(row) in text


def test_a_failing_workload_leaves_the_generator_of_the_process_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def failing() -> Iterator[int]:
        random.seed(3)
        yield from ()
        raise RuntimeError("no")

    monkeypatch.setattr(bench, "WORKLOADS", (Workload("w", "things", "", failing),))
    before = random.getstate()

    with pytest.raises(RuntimeError):
        bench.run(0.0)
    assert random.getstate() == before


@pytest.mark.usefixtures("briefly")
def test_a_narrow_terminal_still_shows_every_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "WORKLOADS", FAKES)

    text = printed(bench.run(0.0), width=60)

    for workload in FAKES:
        assert f"{workload.name}  " in text


# Where it was measured.


def test_the_processor_is_what_the_system_tells(tmp_path: Path) -> None:
    told = tmp_path / "cpuinfo"
    told.write_text("processor\t: 0\nmodel name\t: Mentat 9000: Special\nmodel name\t: other\n")

    assert processor(told) == "Mentat 9000: Special"
    assert processor(tmp_path / "nothing") != ""


def test_the_build_of_the_interpreter_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    configured = {"CONFIG_ARGS": "'--enable-optimizations' '--with-lto'", "Py_DEBUG": 1}
    monkeypatch.setattr(sysconfig, "get_config_var", configured.get)

    python = interpreter()

    assert python["optimized"]
    assert python["lto"]
    assert python["debug"]
    assert not python["free_threaded"]


def test_a_package_that_is_not_installed_has_no_version() -> None:
    assert version("no-such-package-at-all") is None


def test_the_memory_of_a_longer_game_is_larger() -> None:
    """What a live game holds grows with its history, and is counted in bytes."""
    short = workloads.bytes_held("crysknife", rounds=1)
    long = workloads.bytes_held("crysknife", rounds=20)

    assert 0 < short < long


# Comparing with an earlier result.


def measured(dune: float, catanatron: float | None) -> dict[str, Any]:
    rates: dict[str, list[float | None]] = {
        "dune": [dune],
        "catanatron": [catanatron],
        "chess": [None],
        "loop": [8],
    }
    known = (idle("dune"), idle("catanatron"), idle("loop"))
    return {
        "format": bench.FORMAT,
        "landsraad": "0.1.0",
        "date": "2026-11-17",
        "interpreter": interpreter(),
        "machine": machine(),
        "rounds": 1,
        "seconds": 1.0,
        "rows": bench.rows(known, rates),
    }


def test_results_are_compared_by_what_both_have() -> None:
    earlier, now = measured(10, 5), measured(30, 10)

    assert bench.changes(now, earlier) == [
        ("dune", 2.0, 3.0),
        ("catanatron", 1.0, 1.0),
        ("loop", 1.6, 0.8),
    ]
    assert bench.changes(measured(16, None), earlier) == [("dune", 1.25, 2.0), ("loop", 1.0, 1.0)]


def test_changes_are_printed_with_both_circumstances() -> None:
    console = Console(file=io.StringIO(), width=120)
    bench.show_changes(measured(30, 10), measured(10, 5), console)
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()

    assert re.search(r"dune +2\.00 +3\.00 +1\.50", text)
    assert "then: Landsraad 0.1.0, 2026-11-17" in text
    assert "now: Landsraad 0.1.0, 2026-11-17" in text
