"""Simulated games as tables: what is in them, and that a killed job loses and doubles nothing."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, get_type_hints

import pyarrow as pa
import pytest

from landsraad.arrakis.event_types import ArrakisEvents
from landsraad.dune.event_types import DuneEvents
from landsraad.kernel import BadOptions
from landsraad.lab.simulation.job import Job, play_game, run
from landsraad.lab.simulation.observers import ArrakisObserver, DuneObserver, Observer
from landsraad.lab.simulation.parts import (
    JOB,
    BadSimulation,
    claim,
    has_part,
    read_table,
    write_csv,
    write_part,
)
from landsraad.lab.simulation.tables import TABLES, VERSION, tables_of

DUNE = Job("dune", {"ruleset": "advanced"}, (), {}, "recruit", 1, 4, part_size=2)
DUEL = Job("arrakis", {"mode": "duel"}, (), {"atreides": "random"}, "recruit", 1, 2, part_size=2)
SMALL = Job("crysknife", {}, (), {}, "random", 1, 6, part_size=2)


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    return [row for part in read_table(folder, table) for row in part.to_pylist()]


@pytest.mark.parametrize("job", [DUNE, DUEL])
def test_what_happens_in_a_game_is_in_its_tables(job: Job) -> None:
    """Every row has the columns that are documented, with values of their types."""
    noted = play_game(job, 3).rows
    kinds = {"int": int, "float": float, "str": str, "bool": bool, "names": list}

    assert set(noted) <= set(tables_of(job.game))
    assert noted["battles"]
    for table, columns in tables_of(job.game).items():
        for row in noted[table]:
            assert set(row) <= set(columns), table
            for name, value in row.items():
                assert value is None or type(value) is kinds[columns[name]], (table, name, value)


def test_a_game_of_dune_adds_up() -> None:
    """Forces of a seat are twenty at every turn, and the winners are among the seats."""
    noted = play_game(DUNE, 2).rows
    (game,) = noted["games"]

    assert set(game["winners"]) <= set(game["seats"])
    assert {row["turn"] for row in noted["turns"]} == set(range(1, game["turns"] + 1))
    for row in noted["turns"]:
        assert row["on_board"] + row["in_reserve"] + row["in_tanks"] == 20
    for battle in noted["battles"]:
        if battle["how"] == "totals":
            ahead = battle["aggressor_total"] >= battle["defender_total"]
            assert battle["winner"] == battle["aggressor" if ahead else "defender"]
    assert all(row["price"] is None or row["price"] >= 0 for row in noted["auctions"])
    assert len(game["first"]) == game["turns"]
    assert all(len(row["members"]) == 2 for row in noted["alliances"])


@pytest.mark.parametrize(
    ("observer", "events"), [(DuneObserver, DuneEvents), (ArrakisObserver, ArrakisEvents)]
)
def test_what_is_noted_are_events_of_the_game(observer: type[Observer], events: type) -> None:
    """Or a table would stay empty without a word once an event has another name."""
    noted = {name.removeprefix("note_") for name in dir(observer) if name.startswith("note_")}

    assert noted - {"turn"} <= set(get_type_hints(events))


def test_a_job_goes_on_where_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "job"
    assert run(SMALL, folder, workers=1) == 6
    before = rows(folder, "games")
    (folder / "part-00001" / "games.parquet").unlink()
    (folder / "part-00001").rmdir()
    (folder / ".part-00001.77").mkdir()

    assert run(SMALL, folder, workers=1) == 2
    after = rows(folder, "games")
    assert [row["seed"] for row in after] == list(range(1, 7))
    assert [row["winners"] for row in after] == [row["winners"] for row in before]
    assert run(SMALL, folder, workers=1) == 0
    assert not list(folder.glob(".part-*"))


def test_a_killed_job_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """Killed as soon as a part is there, with its workers; then started again."""
    folder = tmp_path / "job"
    words = ["crysknife", str(folder), "--games", "100", "--bot", "random", "--workers", "1"]
    command = [sys.executable, "-m", "landsraad.cli", "simulate", *words]
    process = subprocess.Popen(command, start_new_session=True)
    while not has_part(folder, 0) and process.poll() is None:
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    left = len(rows(folder, "games"))
    again = [*command, "--json", "--report", "--csv"]
    done = subprocess.run(again, capture_output=True, check=True, text=True)

    told = json.loads(done.stdout)
    assert told["played"] == 100 - left
    assert told["cores_busy"] > 0
    assert "--games 100 --seed 1 --bot random --report" in (folder / "report.html").read_text(
        "utf-8"
    )
    assert [row["seed"] for row in rows(folder, "games")] == list(range(1, 101))


def test_workers_end_with_a_job_that_was_killed(tmp_path: Path) -> None:
    """They hold its output open as long as they live."""
    words = ["crysknife", str(tmp_path / "job"), "--games", "100000", "--bot", "random"]
    command = [sys.executable, "-m", "landsraad.cli", "simulate", *words, "--workers", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True) as process:
        while not has_part(tmp_path / "job", 0) and process.poll() is None:
            time.sleep(0.02)
        process.kill()
        try:
            process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise


def test_tables_as_csv(tmp_path: Path) -> None:
    job = {"game": "dune"}
    claim(tmp_path, job)
    seats = ["emperor", "guild"]
    game = {"seed": 1, "seats": seats, "bots": ["recruit"] * 2, "winners": ["guild"], "turns": 3}
    write_part(tmp_path, 0, "dune", {"games": [game]})
    files = write_csv(tmp_path)

    assert [file.stem for file in files] == list(TABLES["dune"])
    head, line = files[0].read_text(encoding="utf-8").splitlines()
    assert head.split(",")[:3] == ['"seed"', '"seats"', '"bots"']
    assert line.startswith('1,"emperor|guild","recruit|recruit","guild"')


def test_a_folder_belongs_to_one_job(tmp_path: Path) -> None:
    claim(tmp_path / "one", {"games": 2, "part_size": 2})

    claim(tmp_path / "one", {"games": 2, "part_size": 2})
    for other in ({"games": 2, "part_size": 3}, {"games": 1, "part_size": 2}):
        with pytest.raises(BadSimulation, match="another simulation"):
            claim(tmp_path / "one", other)
    with pytest.raises(BadSimulation, match="something else"):
        claim(tmp_path, {"games": 2})
    told = json.loads((tmp_path / "one" / JOB).read_text(encoding="utf-8"))
    assert told == {"tables": VERSION, "games": 2, "part_size": 2}


def test_a_job_can_become_longer(tmp_path: Path) -> None:
    """As long as the parts that are there are full."""
    folder = tmp_path / "job"
    claim(folder, {"games": 4, "part_size": 2})
    claim(folder, {"games": 7, "part_size": 2})

    with pytest.raises(BadSimulation, match="another simulation"):
        claim(folder, {"games": 8, "part_size": 2})


def test_seats_sit_in_another_order_in_each_game() -> None:
    shuffled = Job("dune", {}, (), {}, "recruit", 1, 4, shuffle=True)
    orders = {shuffled.setup(seed).seats for seed in range(1, 5)}

    assert len(orders) > 1
    assert {frozenset(seats) for seats in orders} == {frozenset(DUNE.setup(1).seats)}


@pytest.mark.parametrize(
    ("lineup", "other", "problem"),
    [
        ({"paul": "recruit"}, "random", "there is no seat paul"),
        ({}, "mentor", "there is no bot 'mentor'"),
    ],
)
def test_a_lineup_that_cannot_be(
    lineup: dict[str, str], other: str, problem: str, tmp_path: Path
) -> None:
    job = Job("dune", {}, (), lineup, other, 1, 2)

    with pytest.raises(BadOptions, match=problem):
        run(job, tmp_path / "job", workers=1)
    assert not (tmp_path / "job").exists()


def test_all_columns_have_types_that_are_kept() -> None:
    from landsraad.lab.simulation.parts import schema_of

    for tables in TABLES.values():
        for columns in tables.values():
            assert isinstance(schema_of(columns), pa.Schema)
