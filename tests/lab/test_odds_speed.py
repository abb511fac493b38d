"""`landsraad bench --odds`: the questions are legal, and each row has its reference."""

from __future__ import annotations

import pytest

from landsraad.lab import bench
from landsraad.lab.odds.speed import HARDEST, USUAL, WHEEL, WORKLOADS, battles, seen_wheels, wheels


def test_a_usual_battle_is_reckoned() -> None:
    assert next(battles(USUAL)) == 1
    assert HARDEST.attacker.legion.figures == HARDEST.defender.legion.figures


def test_a_usual_wheel_is_solved() -> None:
    assert next(wheels(WHEEL)) == 1
    assert next(seen_wheels(WHEEL)) == 1


def test_rows_stand_beside_others() -> None:
    names = {workload.name for workload in WORKLOADS}

    assert {*bench.REFERENCES} <= names
    assert {workload.beside for workload in WORKLOADS} <= {"", *names}


def test_other_workloads_come_without_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure", lambda workload, seconds: 1.0)

    result = bench.run(0.001, None, WORKLOADS)

    assert [row["name"] for row in result["rows"]] == [each.name for each in WORKLOADS]
    assert result["bytes_held"] == {}
