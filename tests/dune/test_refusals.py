"""Refusals: every rule that refuses an action has a case that breaks it, with what is said."""

from functools import cache

from landsraad.dune import Dune
from tests.sources import cases_of
from tests.test_reasons import reasons_given


@cache
def refusals() -> dict[str, list[str]]:
    """By rule, what the cases expect refusals to say; empty where they do not state it."""
    said: dict[str, list[str]] = {}
    for case in cases_of("dune"):
        for act in case.data.get("act", ()):
            if "try" in act:
                said.setdefault(act["refused"], []).append(act.get("reason", ""))
    return said


def refusing_rules() -> set[str]:
    """All rules that an action names, or that some reason is given by."""
    named = {rule for made in Dune.actions for rule in (made.rule, *made.rules.values())}
    return named | {rule for rule, _, _ in reasons_given(Dune)}


def test_every_rule_that_refuses_has_a_case_that_breaks_it() -> None:
    assert refusing_rules() <= set(refusals())


def test_the_cases_of_a_rule_with_reasons_state_what_is_said() -> None:
    with_reasons = {rule for rule, _, _ in reasons_given(Dune)}
    silent = {rule for rule, said in refusals().items() if not all(said)}

    assert with_reasons <= set(refusals())
    assert with_reasons & silent == set()
