"""Every adjudication case under `tests/cases`, one test each; and every rule has one."""

from __future__ import annotations

from collections import Counter

import pytest

from crysknife import Crysknife
from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.kernel import Game
from landsraad.kernel.cases import Case, run_case
from tests import sources

CASES = [case for game in sorted(sources.CASES.iterdir()) for case in sources.cases_of(game.name)]

REFUSING = {"X-LEAD-1", "X-LEAD-2", "X-SHOUT-1", "X-PLAN-1", "X-PLAN-2", "X-PLAN-3", "X-PARRY-1"}
"""The rules of the example that an action can break."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game.name}-{case.id}")
def test_case(case: Case) -> None:
    """What the case expects is what is found."""
    verdict = run_case(case)

    assert verdict.passed, f"{case.id}, {case.title}:\n" + "\n".join(verdict.problems)


@pytest.mark.parametrize("game", [Arrakis, Crysknife, Dune], ids=lambda game: game.name)
def test_every_rule_has_a_case(game: type[Game]) -> None:
    """No rule is only words."""
    judged = {rule for case in CASES if case.game is game for rule in case.rules}

    assert {rule.id for rule in game.rulebook()} - judged == set()


def test_every_case_here_says_which_rules_it_is_about() -> None:
    """Cases from outside need not."""
    assert [case.id for case in CASES if not case.rules] == []


def test_every_rule_that_can_be_broken_has_a_case_that_breaks_it() -> None:
    """And the refusal names that rule."""
    refused = {
        act.get("refused")
        for case in CASES
        if case.game is Crysknife
        for act in case.data.get("act", [])
    }
    named = {rule for action in Crysknife.actions for rule in (action.rule, *action.rules.values())}

    assert named == REFUSING
    assert REFUSING - refused == set()


def test_no_two_cases_of_a_game_have_the_same_id() -> None:
    """A case is cited by its id, whichever file it stands in."""
    ids = Counter((case.game.name, case.id) for case in CASES)

    assert [name for name, count in ids.items() if count > 1] == []
