"""The load part of the bench, on a tiny scale and over real sockets."""

from __future__ import annotations

import json
import os
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from rich.console import Console

from landsraad.kernel import Chance
from landsraad.lab.load import growth, measure, servers
from landsraad.lab.load.driver import Round, processor_time
from landsraad.lab.load.measure import OURS, SHORT, WHOLE
from landsraad.lab.load.party import PLAYERS
from landsraad.lab.load.theirs import ToyParty, event

DUNE = {"Dune": measure.GAMES["Dune"]}


def quiet(_: str) -> None:
    pass


def printed(result: dict[str, Any]) -> str:
    console = Console(file=StringIO(), width=100)
    measure.show(result, console)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def played(actions: int = 200, seconds: float = 2.0, **other: Any) -> Round:
    """A round in which each action took a millisecond longer than the one before."""
    delays = [0.001 * number for number in range(actions, 0, -1)]
    usual: dict[str, Any] = {"views": 1000, "size": 6_000_000, "driver": 0.5, "server": 1.0}
    return Round(seconds, delays, games=0, **{**usual, **other})


# Whole runs.


def test_our_server_under_a_tiny_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables of six play by both paces; everybody sees nearly every action."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    result = measure.run(0.5, quiet, games=DUNE, tables=2, rounds=1, reference=False)

    assert json.loads(json.dumps(result)) == result
    assert result["reference"] is None
    assert list(result["loads"]) == ["Dune, rush", "Dune, steady"]
    for sides in result["loads"].values():
        assert list(sides) == [OURS]
        assert sides[OURS]["actions"] >= 1
        assert 0 < sides[OURS]["p50"] <= sides[OURS]["p99"]
        # Where somebody has a single answer, the table gives it, and it is seen by six as well.
        assert 1 <= sides[OURS]["views_per_action"] <= 2 * PLAYERS
        assert sides[OURS]["bytes_of_a_view"] > 300
    assert "Dune, rush: actions/s" in printed(result)
    assert list((tmp_path / "landsraad").iterdir()) == []


@pytest.mark.skipif(not servers.is_installed(), reason="`landsraad bench --load` installs it")
def test_both_servers_under_a_tiny_load() -> None:
    """The reference plays the same way, with views as long as our whole ones or as what we send."""
    result = measure.run(0.5, quiet, games=DUNE, tables=2, rounds=1)

    assert result["reference"]["koa-compose"] == "4.1.0"
    lengths = measure.lengths_of_views(DUNE["Dune"])
    for sides in result["loads"].values():
        assert sides[WHOLE]["views_per_action"] == sides[SHORT]["views_per_action"] == 6
        assert sides[WHOLE]["bytes_of_a_view"] == pytest.approx(lengths.whole, rel=0.2)
        assert sides[SHORT]["bytes_of_a_view"] == pytest.approx(lengths.sent, rel=0.2)
        assert sides[WHOLE]["ratios"]["rate"] > 0
    assert "boardgame.io 0.50.2" in printed(result)


def test_growth_on_a_tiny_scale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are loaded from their logs, and some of them go on where they were."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(growth, "ACTIONS", 30)
    monkeypatch.setattr(growth, "HUMAN", 50.0)

    result = growth.run(0.3, quiet, sizes=(6,), lengths=(20, 230))

    assert json.loads(json.dumps(result)) == result
    of_six = result["sizes"]["6"]
    assert of_six["human"]["actions"] >= 1
    assert of_six["load"]["p50"] > 0
    assert result["lengths"]["20"]["snapshot_bytes"] == 0
    assert result["lengths"]["230"]["snapshot_bytes"] > 0
    console = Console(file=StringIO(), width=140)
    growth.show(result, console)
    assert isinstance(console.file, StringIO)
    assert "a game of 230 actions" in console.file.getvalue()


# Numbers.


def test_a_round_in_numbers() -> None:
    figures = measure.figures_of(played())

    assert figures["rate"] == 100
    assert figures["p50"] == pytest.approx(101)
    assert figures["p99"] == pytest.approx(199)
    assert figures["per_processor_second"] == 200
    assert (figures["server_share"], figures["driver_share"]) == (0.5, 0.25)
    assert (figures["views_per_action"], figures["bytes_of_a_view"]) == (5, 6000)


def test_a_server_whose_processor_time_nobody_tells() -> None:
    figures = measure.figures_of(played(server=None))

    assert figures["server_share"] is figures["per_processor_second"] is None
    assert figures["rate"] == 100


def test_sides_are_compared_round_by_round() -> None:
    """A machine that gets slower for both from round to round does not change the ratio."""
    rounds = [
        {OURS: played(seconds=seconds), WHOLE: played(100, seconds=seconds)}
        for seconds in (1.0, 4.0, 2.0)
    ]

    result = measure.compared(rounds)

    assert result[OURS]["rate"] == 100
    assert result[WHOLE]["rate"] == 50
    assert result[WHOLE]["ratios"]["rate"] == 2


def test_who_comes_first_changes_from_round_to_round() -> None:
    orders = [list(measure.turns({OURS: 0, WHOLE: 0}, number)) for number in range(2)]

    assert orders == [[OURS, WHOLE], [WHOLE, OURS]]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_the_processor_time_of_a_process() -> None:
    before = processor_time(os.getpid())
    sum(range(3_000_000))
    after = processor_time(os.getpid())

    assert before is not None
    assert after is not None
    assert after > before


def test_a_process_that_is_not_there_has_no_processor_time() -> None:
    assert processor_time(2**30) is None


# The reference.


def test_the_versions_of_the_reference_are_fixed_and_come_from_anywhere() -> None:
    """The lockfile names no registry, and what newer versions break is held back."""
    lock = json.loads((servers.REFERENCE / servers.LOCK).read_text())
    packages = {name: package for name, package in lock["packages"].items() if name}

    assert packages["node_modules/koa-compose"]["version"] == "4.1.0"
    assert all("integrity" in package for package in packages.values())
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_a_player_of_the_toy_acts_on_the_state_that_came_last() -> None:
    party = ToyParty(httpx.AsyncClient(), Chance.seeded(1))
    party._match = "match"
    party._credentials = ["secret"] * 6
    party.latest = [event("sync", "match", {"state": {"G": {}, "_stateID": 7}})] * 6

    def number_sent() -> Any:
        chosen = party.choose()
        assert chosen is not None
        return json.loads(chosen[1].removeprefix(b"42/toy,"))[2]

    assert number_sent() == 7
    for player in range(6):
        party.hear(player, event("update", "match", {"G": {}, "_stateID": 8}, []))
    assert number_sent() == 8
    assert not party.missing
