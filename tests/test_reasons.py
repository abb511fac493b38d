"""Reasons: each that the rules of a game give stands in its catalogue, with the facts it names."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.kernel import Game, Rule
from tests.sources import calls

GAMES = (Dune, Arrakis)


def reasons_given(game: type[Game]) -> Iterator[tuple[str, str, set[str]]]:
    """Rule, reason and facts of every `because(...)` in the rules of a game."""
    for file, name, node in calls(Path(game.folder)):
        if name == "because":
            words = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            assert len(words) == len(node.args), f"{file.name}:{node.lineno} is not plain"
            rule, why = [str(word) for word in (*words, "")[:2]]
            yield rule, why, {str(keyword.arg) for keyword in node.keywords}


def facts_in(sentence: str) -> set[str]:
    names = {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}
    return {name.removesuffix("-count").removesuffix("-id").partition("-")[0] for name in names}


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_given_stands_in_the_catalogue(game: type[Game]) -> None:
    rules = game.rulebook()
    for rule, why, facts in reasons_given(game):
        assert rule in rules, f"there is no rule {rule}"
        assert not why or why in rules.rule(rule).why, f"{rule} has no reason {why}"
        if why:
            named = facts_in(rules.rule(rule).why[why])
            assert named <= facts, f"{rule} {why} names {named - facts}"


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_is_given_under_a_rule_of_the_catalogue(game: type[Game]) -> None:
    for call in calls(Path(game.folder)):
        if call.name == "under":
            rule = ast.literal_eval(call.node.args[0])
            assert rule in game.rulebook(), f"there is no rule {rule}"


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_in_the_catalogue_is_given(game: type[Game]) -> None:
    given = {(rule, why) for rule, why, _ in reasons_given(game)}
    written = {(rule.id, why) for rule in game.rulebook() for why in rule.why}
    assert written <= given, f"nothing gives {sorted(written - given)}"


def translated(game: type[Game]) -> Iterator[tuple[Rule, Rule]]:
    rules = game.rulebook()
    for rule in rules:
        yield rule, rules.rule(rule.id, "it")


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_names_the_same_facts_in_italian(game: type[Game]) -> None:
    for english, italian in translated(game):
        for why, sentence in english.why.items():
            assert italian.why[why] != sentence, f"{english.id} {why} is not translated"
            assert facts_in(italian.why[why]) == facts_in(sentence), f"{english.id} {why}"
