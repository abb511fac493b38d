"""Every adjudication case under `tests/cases`, one test for each file; and every rule has one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from crysknife import Crysknife
from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.kernel import Game
from landsraad.kernel.cases import Case, case_files, read_cases, run_case
from tests import sources

REFUSING = {"X-LEAD-1", "X-LEAD-2", "X-SHOUT-1", "X-PLAN-1", "X-PLAN-2", "X-PLAN-3", "X-PARRY-1"}
"""The rules of the example that an action can break."""


def all_cases() -> list[Case]:
    return [case for game in sources.CASES.iterdir() for case in sources.cases_of(game.name)]


@pytest.mark.parametrize(
    "file", case_files(sources.CASES), ids=lambda file: f"{file.parent.name}-{file.stem}"
)
def test_cases_hold(file: Path) -> None:
    """What the cases of a file expect is what is found."""
    verdicts = [run_case(case) for case in read_cases(file)]

    assert verdicts
    assert {verdict.case.id: verdict.problems for verdict in verdicts if not verdict.passed} == {}


@pytest.mark.parametrize("game", [Arrakis, Crysknife, Dune], ids=lambda game: game.name)
def test_every_rule_has_a_case(game: type[Game]) -> None:
    """No rule is only words."""
    judged = {rule for case in all_cases() if case.game is game for rule in case.rules}

    assert {rule.id for rule in game.rulebook()} - judged == set()


def test_every_case_here_says_which_rules_it_is_about() -> None:
    """Cases from outside need not."""
    assert [case.id for case in all_cases() if not case.rules] == []


def test_every_rule_that_can_be_broken_has_a_case_that_breaks_it() -> None:
    """And the refusal names that rule."""
    refused = {
        act.get("refused")
        for case in sources.cases_of("crysknife")
        for act in case.data.get("act", [])
    }
    named = {rule for action in Crysknife.actions for rule in (action.rule, *action.rules.values())}

    assert named == REFUSING
    assert REFUSING - refused == set()


def test_no_two_cases_of_a_game_have_the_same_id() -> None:
    """A case is cited by its id, whichever file it stands in."""
    ids = Counter((case.game.name, case.id) for case in all_cases())

    assert [name for name, count in ids.items() if count > 1] == []
