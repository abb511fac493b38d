"""Analysis of a game: chances by honest look-ahead, luck and choice, and decisions, in words."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar

import pytest
from typer.testing import CliRunner

from landsraad import cli
from landsraad.kernel.record import Record
from landsraad.kernel.registry import game_class
from landsraad.lab.analysis.page import analysis_page
from landsraad.lab.analysis.playouts import Chances, Look, Oracle, elapsed, game_at, look_once
from landsraad.lab.analysis.story import HEIGHTS, Story
from landsraad.lab.analysis.turning_points import (
    FOR_THE_CURVE,
    Analysis,
    Change,
    analyse,
    find_curve,
)
from landsraad.lab.simulation.job import Job, played
from landsraad.texts import LANGUAGES, Texts
from tools.golden_records import RECORDS


@pytest.fixture(scope="module")
def record() -> Record:
    return played(Job("crysknife", {}, (), {}, "random", 1, 1), 3).record()


@pytest.fixture(scope="module")
def found(record: Record) -> Analysis:
    return analyse(record, "random", budget=300, worlds=6, workers=1)


def test_moments_are_those_of_the_record(record: Record) -> None:
    text = record.to_json()
    digests = [game.digest() for game in record.moments()]

    for moment in (0, 7, len(record.actions)):
        assert game_at(text, moment).digest() == digests[moment]


def test_chances_hang_on_nothing_that_is_hidden(record: Record) -> None:
    """Another game that is the same for a spectator gives the same chances."""
    game = game_at(record.to_json(), 6)
    seat = game.seats[0]
    looks = [Look(6), Look(6, seat)]
    chances = [look_once((record.to_json(), "random", look, 5)) for look in looks]

    assert chances == [look_once((record.to_json(), "random", look, 5)) for look in looks]
    assert all(len(each.worlds) == 5 for each in chances)
    assert look_once((record.to_json(), "random", Look(6, again=1), 5)) != chances[0]
    assert chances[0].worlds != chances[1].worlds or chances[0].of(seat) in (0.0, 1.0)


class Known:
    """Knows what the chances are; they jump at three actions."""

    JUMPS: ClassVar = {78: 0.3, 100: -0.6, 187: 0.4}

    def ask(self, looks: Iterable[Look]) -> list[Chances]:
        changed = [[by for at, by in self.JUMPS.items() if at <= look.moment] for look in looks]
        return [Chances(({"paul": 0.5 + sum(by)},)) for by in changed]


def test_three_moments_are_found_to_the_action_with_the_usual_budget() -> None:
    """2,000 games in looks of 40, for a game of 345 actions."""
    oracle: Any = Known()
    curve = find_curve(oracle, 345, int(2000 / 40 * FOR_THE_CURVE))

    assert {moment for at in Known.JUMPS for moment in (at - 1, at)} <= set(curve)


def test_at_the_end_chances_are_certain(record: Record, found: Analysis) -> None:
    last = len(record.actions)
    outcome = record.replay().outcome

    assert outcome is not None
    for seat in found.seats:
        assert found.chance(last, seat) == float(seat in outcome.winners)


def test_every_action_has_chances(record: Record, found: Analysis) -> None:
    """Between two looks they are on the line between them."""
    for moment in range(len(record.actions) + 1):
        assert all(0 <= found.chance(moment, seat) <= 1 for seat in found.seats)
    sparse = Analysis(("a",), (), {0: Chances.sure((), 1), 4: Chances.sure("a", 1)})
    assert [sparse.chance(moment, "a") for moment in range(5)] == [0, 0.25, 0.5, 0.75, 1]


def test_luck_and_choice_make_up_the_change(found: Analysis) -> None:
    """Where an action draws and shows nothing there is no luck in it."""
    apart = [change for change in found.changes if change.luck is not None]

    assert apart
    for change in apart:
        assert change.choice is not None
        assert change.luck is not None
        assert change.luck + change.choice == pytest.approx(change.after - change.before)
        (step, *more) = found.steps[change.start : change.end]
        if not more and not step.random:
            assert change.luck == 0


def test_the_greatest_changes_decided(found: Analysis) -> None:
    """As far as they are clear; if none is, the greatest is told with a warning."""
    told = found.decisive()
    least = min([change.size for change in told])
    others = [change for change in found.changes if change not in told]

    assert 1 <= len(told) <= 3
    assert [change.start for change in told] == sorted([change.start for change in told])
    assert all(change.size <= least for change in others if change.is_clear)
    unclear = replace(found, changes=[replace(change, error=1.0) for change in found.changes])
    assert [change.size for change in unclear.decisive()] == [max([c.size for c in found.changes])]


def test_decisions_are_compared_with_others_that_were_legal(
    record: Record, found: Analysis
) -> None:
    assert found.decisions
    for judged in found.decisions:
        game = game_at(record.to_json(), judged.moment)
        action = game.notation().read(judged.better)
        assert judged.better != judged.played
        assert any(action in decision.actions for decision in game.decisions(judged.seat))
    for seat in found.seats:
        worst, best = found.worst(seat), found.best(seat)
        assert worst is None or worst.better_chance > worst.chance + 2 * worst.loss_error
        assert best is None or best.chance > best.usual + 2 * best.gain_error


def test_the_budget_is_kept(found: Analysis) -> None:
    """But for the look that was under way when it ended, of a decision with its alternatives."""
    assert found.playouts <= 300 + 6 * 8 * len(found.seats)


def test_the_greatest_changes_are_looked_at_again(found: Analysis) -> None:
    """In other worlds, so that they are not the greatest by luck alone."""
    worlds = {moment: len(chances.worlds) for moment, chances in found.curve.items()}
    ends = {moment for change in found.decisive() for moment in (change.start, change.end)}

    assert {*worlds.values()} == {6, 12}
    assert any(worlds[moment] == 12 for moment in ends)


def test_a_mentat_judges_the_turn_that_was_played_on() -> None:
    """Its chances are between 0 and 1 as long as the game is not over, and sure afterwards."""
    record = Record.from_json((RECORDS / "v4" / "arrakis-mahdi-recruit.json").read_text("utf-8"))
    last = len(record.actions)
    early, late = (
        look_once((record.to_json(), "mentat", Look(moment), 3)) for moment in (4, last - 1)
    )
    (seat,) = record.setup.seats

    assert all(0 < world[seat] < 1 for world in early.worlds)
    assert {world[seat] for world in late.worlds} <= {0.0, 1.0}
    assert early.error(seat) < Chances.sure((), 3).error(seat) + 0.1


def test_turns_are_looked_at_from_their_beginning_to_their_end(record: Record) -> None:
    text = record.to_json()
    shares = [elapsed(text, moment) for moment in range(len(record.actions) + 1)]
    turns = [game.round_number for game in record.moments()]

    assert shares[0] == 0
    for (before, after), (turn, following) in zip(pairwise(shares), pairwise(turns), strict=True):
        assert (after == 0) == (turn != following)
        assert after == 0 or before < after < 1


def test_the_error_is_never_taken_for_nothing() -> None:
    few, many = Chances.sure("a", 4), Chances.sure("a", 60)

    assert 0 < many.error("a") < few.error("a") < 0.5
    assert few.with_more(many).of("a") == 1


def test_worlds_of_the_same_seeds_are_compared_one_by_one() -> None:
    """What both have in common is no error of the difference; without pairs it is."""
    some = Chances(tuple([{"a": number / 10} for number in range(10)]))
    better = Chances(tuple([{"a": number / 10 + 0.1} for number in range(10)]))

    assert better.error_beside(some, "a") < 0.8 * some.error("a")
    assert better.error_beside(Chances(some.worlds[1:]), "a") > some.error("a")


def test_several_processes_find_the_same(record: Record) -> None:
    looks = [Look(2), Look(9)]
    with Oracle(record, "random", 4, 1) as one, Oracle(record, "random", 4, 2) as two:
        assert one.ask(looks) == two.ask(looks)
        assert one.playouts == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_is_in_words(record: Record, found: Analysis, language: str) -> None:
    texts = Texts(game_class("crysknife"), language)
    story = Story(found, record, "random", texts)
    told = story.to_json()
    page = analysis_page(story)

    assert len(told["chances"]) == len(record.actions) + 1
    assert json.loads(json.dumps(told)) == json.loads(json.dumps(told, sort_keys=True))
    for _, marks in story.curves():
        assert {*marks} <= {*HEIGHTS}
    for text in (page, json.dumps(told)):
        assert "analysis-" not in text, "a message is missing"
    assert page.count("<svg") == 2
    assert "<script" not in page


def test_a_change_between_several_actions_says_so(record: Record, found: Analysis) -> None:
    story = Story(found, record, "random", Texts(game_class("crysknife"), "en"))
    line, *rest = story.moment(Change(2, 6, "paul", 0.5, 0.7, 0.11))

    assert line == "Between actions 3 and 6"
    assert "may be chance" in rest[-1]
    assert "may be chance" not in story.moment(Change(2, 6, "paul", 0.5, 0.9, 0.1))[-1]


def test_the_command(record: Record, tmp_path: Path) -> None:
    file, page = tmp_path / "game.json", tmp_path / "game.html"
    file.write_text(record.to_json(), encoding="utf-8")
    words = ["analyse", file, "--budget", 40, "--worlds", 2, "--workers", 1, "--html", page]
    result = CliRunner().invoke(cli.app, [*map(str, words), "--language", "it"])

    assert result.exit_code == 0, result.output
    assert "I momenti decisivi" in result.stdout
    assert page.read_text("utf-8").startswith("<!doctype html>")
