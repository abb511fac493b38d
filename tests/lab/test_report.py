"""Reports: whole pages that need nothing else, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from landsraad.lab import drawing
from landsraad.lab.drawing import Bar, Series
from landsraad.lab.estimates import Spread, share
from landsraad.lab.report import figures
from landsraad.lab.report import page as pages
from landsraad.lab.report.page import command_of, report
from landsraad.lab.report.tally import tally_of
from landsraad.lab.simulation.job import Job
from landsraad.lab.simulation.parts import BadSimulation, claim, write_part
from landsraad.texts import GENERAL, LANGUAGES, Texts

SEATS = ("atreides", "guild", "harkonnen")
DUNE = Job("dune", {"ruleset": "advanced"}, SEATS, {}, "recruit", 1, 2, shuffle=True)
DUEL = Job("arrakis", {"mode": "duel"}, (), {"atreides": "random"}, "recruit", 5, 1)


def game(seed: int, seats: list[str], winners: list[str], ending: str, **more: Any) -> Any:
    bots = ["recruit"] * len(seats)
    row = {"seed": seed, "seats": seats, "bots": bots, "winners": winners, "ending": ending}
    return {**row, "turns": 2, "actions": 100, "seconds": 1.0, "first": [], **more}


@pytest.fixture
def dune(tmp_path: Path) -> Path:
    """Two games: the Guild wins alone, then Atreides and Harkonnen together."""
    folder = tmp_path / "dune"
    claim(folder, DUNE.to_json())
    first = game(1, [*SEATS], ["guild"], "guild", first=["atreides", "guild"])
    second = game(2, [*reversed(SEATS)], ["atreides", "harkonnen"], "allied_strongholds")
    turns = [
        {"seed": seed, "turn": turn, "seat": seat, "spice": 5 * turn, "strongholds": 1}
        for seed in (1, 2)
        for turn in (1, 2)
        for seat in SEATS
    ]
    battle = {"seed": 1, "turn": 1, "territory": "arrakeen", "aggressor": "guild", "how": "traitor"}
    pact = {"seed": 2, "turn": 1, "members": ["harkonnen", "atreides"], "how": "made"}
    rows = {
        "games": [first, second],
        "turns": turns,
        "battles": [{**battle, "defender": "atreides", "winner": "guild"}],
        "auctions": [{"seed": 1, "turn": 1, "card": "lasgun", "buyer": "guild", "price": 7}],
        "alliances": [pact],
    }
    write_part(folder, 0, "dune", rows)
    return folder


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    folder = tmp_path / "duel"
    claim(folder, DUEL.to_json())
    turns = [
        {"seed": 5, "turn": 1, "seat": "harkonnen", "supremacy": 3, "units": 9},
        {"seed": 5, "turn": 1, "seat": "atreides", "jihad": 1, "units": 7},
    ]
    battle = {"seed": 5, "turn": 1, "area": "carthag", "attacker": "atreides", "rounds": 2}
    rows = {
        "games": [game(5, ["harkonnen", "atreides"], ["harkonnen"], "supremacy")],
        "turns": turns,
        "battles": [{**battle, "winner": "harkonnen"}],
    }
    write_part(folder, 0, "arrakis", rows)
    return folder


def test_games_are_counted(dune: Path) -> None:
    tally = tally_of(dune)

    assert tally.games == 2
    assert tally.wins == {"atreides": 1, "guild": 1, "harkonnen": 1}
    assert tally.together == {1: 1, 2: 1}
    assert tally.pacts_won == tally.pacts == {("atreides", "harkonnen"): 1}
    assert tally.fights_won["guild"] == 1
    assert tally.battles == {1: 1, 0: 1}
    assert tally.prices["lasgun"] == {7: 1}
    assert tally.orders_won[1] == 1, "the Guild was first in the turn in which it won"
    assert tally.places_won == {2: 1, 1: 1, 3: 1}
    assert tally.over_time["spice", "guild"][2].mean == 10


class Elements(HTMLParser):
    """Notes elements, and finds those that are not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["dune", "duel"])
def test_a_page_needs_nothing_else(
    name: str, language: str, request: pytest.FixtureRequest
) -> None:
    """Well-formed, nothing loaded, no script, every plot with a name and its numbers beside it."""
    told = report([request.getfixturevalue(name)], language)
    page = Elements()
    page.feed(told)
    tags = [tag for tag, _ in page.seen]

    assert page.open == []
    assert not {"script", "link", "img", "iframe"} & {*tags}
    assert "http" not in told
    assert "url(" not in told
    assert "report-" not in told, "a message is missing"
    assert tags.count("figure") <= tags.count("table") > 5
    assert all(attrs["aria-label"] for tag, attrs in page.seen if tag == "svg")
    assert ("html", {"lang": language}) in page.seen


def test_several_jobs_are_compared(dune: Path) -> None:
    told = report([dune, dune], "en")

    assert "Games won: Harkonnen" in told
    assert told.count("What cards cost</h3>") == 2


def test_the_command_that_made_it_is_told(dune: Path, duel: Path) -> None:
    assert command_of(DUNE.to_json(), dune) == (
        "landsraad simulate dune dune --games 2 --seed 1 --bot recruit "
        "--seats atreides,guild,harkonnen --shuffle --option ruleset=advanced --report"
    )
    assert "--at atreides=random --option mode=duel --report" in report([duel], "en")


def test_what_is_no_simulation_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSimulation, match="no simulation"):
        tally_of(tmp_path)
    claim(tmp_path / "new", DUNE.to_json())
    with pytest.raises(BadSimulation, match="no games yet"):
        tally_of(tmp_path / "new")
    (tmp_path / "new" / "job.json").write_text('{"tables": 1}', encoding="utf-8")
    with pytest.raises(BadSimulation, match="version 1"):
        tally_of(tmp_path / "new")


def named_messages() -> Iterator[str]:
    for module in (figures, pages):
        source = Path(module.__file__ or "").read_text(encoding="utf-8")
        yield from re.findall(r"words\.say\(\"([a-z-]+)\"", source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_named_is_there(language: str) -> None:
    texts = Texts(None, language)
    keys = {*named_messages()}

    assert len(keys) > 30
    assert [key for key in keys if not texts.bundles[0].has_message(f"report-{key}")] == []
    assert (GENERAL / f"{language}.ftl").read_text("utf-8").count("report-ending-") == 10


# Plots and estimates.


def test_bars_are_as_long_as_their_numbers() -> None:
    drawn = drawing.bars("shares", [Bar("a", 1.0), Bar("b", 0.5)], str)
    one, half = re.findall(r'width="([\d.]+)" height="10" rx="2" class="fill', drawn)

    assert float(half) == pytest.approx(float(one) / 2)


def test_what_is_drawn_is_escaped() -> None:
    drawn = drawing.columns("<&>", [Bar("<b>", 1)], str)

    assert "<b>" not in drawn
    assert 'aria-label="&lt;&amp;&gt;"' in drawn


def test_lines_go_from_left_to_right() -> None:
    points = [(turn, float(turn), turn - 0.5, turn + 0.5) for turn in range(1, 11)]
    drawn = drawing.lines("spice", [Series("guild", points)], str, across="turn")
    places = [
        float(point.split(",")[0])
        for point in re.findall(r'<polyline points="([^"]*)"', drawn)[0].split()
    ]

    assert places == sorted(places)
    assert len(places) == 10
    assert ">10</text>" in drawn


@pytest.mark.parametrize(
    ("first", "last", "least", "expected"),
    [(0, 1, 0.2, [0, 0.2, 0.4, 0.6, 0.8, 1]), (1, 10, 1.0, [*range(1, 11)]), (3, 3, 0, [3])],
)
def test_steps_are_round_numbers(
    first: float, last: float, least: float, expected: list[float]
) -> None:
    assert drawing.steps(first, last, least) == pytest.approx(expected)


def test_intervals() -> None:
    """Wilson's for 10 of 40 is 14.2 % to 40.2 %; that of nothing is not nothing."""
    found = share(10, 40)
    spread = Spread()
    for number in (1, 2, 3):
        spread.add(number)

    assert (found.low, found.high) == pytest.approx((0.1419, 0.4019), abs=1e-4)
    assert share(0, 40).high == pytest.approx(0.0876, abs=1e-4)
    assert spread.estimate().value == 2
    assert spread.error == pytest.approx(1 / 3**0.5)
