"""The rules catalogue: complete in both languages, and every id in the code is in it."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from landsraad.dune import Dune
from landsraad.dune.ruleset import OPTIONS
from landsraad.kernel import Action
from tests.sources import cases_of

FOLDER = Dune.folder
RULE = re.compile(r"\bD-[A-Z]+-[0-9]+")

SOURCES = sorted(FOLDER.rglob("*.py"))
JUDGED = ("SETUP", "STORM", "COLLECT", "VICTORY", "SECRET")
"""Chapters in which every rule has an adjudication case."""


@cache
def ids_in(language: str) -> list[str]:
    """The ids of a language, as its files have them."""
    chapters = sorted((FOLDER / "rules" / language).glob("*.toml"))
    return [name for chapter in chapters for name in tomllib.loads(chapter.read_text("utf-8"))]


def test_both_languages_have_the_same_rules_in_the_same_order() -> None:
    """A rule without a translation, or a translation without a rule, shows here."""
    assert ids_in("it") == ids_in("en")


@pytest.mark.parametrize(
    "source", SOURCES, ids=lambda source: source.relative_to(FOLDER).as_posix()
)
def test_every_rule_cited_in_the_code_exists(source: Path) -> None:
    """So that a reader who looks it up finds it."""
    cited = set(RULE.findall(source.read_text("utf-8")))

    assert sorted(cited - set(ids_in("en"))) == []


def test_ranges_and_lists_of_rules_end_at_a_rule_too() -> None:
    """`D-STORM-8 to 10`, `D-STORM-8, 10` and `D-STORM-8 and 10` cite D-STORM-10 as well."""
    known = set(ids_in("en"))
    further = re.compile(r"\b(D-[A-Z]+-)[0-9]+((?:(?:,| and| to) [0-9]+)+)(?![0-9.:%])")
    missing = []
    for source in SOURCES:
        for prefix, numbers in further.findall(source.read_text("utf-8")):
            missing += [
                f"{source.name}: {prefix}{number}"
                for number in re.findall(r"[0-9]+", numbers)
                if f"{prefix}{number}" not in known
            ]

    assert missing == []


@pytest.mark.parametrize("action", Dune.actions, ids=lambda action: action.kind)
def test_every_action_names_rules_that_exist(action: type[Action]) -> None:
    """A refusal explains itself: by the rule of the field, or of the action."""
    assert action.rule in Dune.rulebook()
    for field, rule in action.rules.items():
        assert field in action.__match_args__
        assert rule in Dune.rulebook()


@pytest.mark.parametrize("chapter", JUDGED)
def test_every_rule_of_these_chapters_has_a_case(chapter: str) -> None:
    """No rule is only words."""
    judged = {rule for case in cases_of("dune") for rule in case.rules}
    rules = [name for name in ids_in("en") if name.startswith(f"D-{chapter}-")]

    assert rules
    assert [rule for rule in rules if rule not in judged] == []


def test_every_ruling_of_these_chapters_is_a_rule() -> None:
    """Rulings 1 to 45 and 228 to 248 of the digest, and the rows of its table R."""
    catalogue = [rule.notes.get("ruling") for rule in Dune.rulebook()]
    wanted = [*range(1, 46), "17a", "17b", "17c", *range(228, 249)]

    assert [ruling for ruling in wanted if str(ruling) not in catalogue] == []
    assert [row for row in range(1, 18) if f"R{row}" not in catalogue] == []


MARKED = re.compile(r"`([^`]*)`")


@pytest.mark.parametrize("language", ["en", "it"])
def test_switches_in_the_texts_are_marked(language: str) -> None:
    """Keys of switches and values stand between backticks, so that readers can be shown names."""
    for rule in Dune.rulebook():
        text = Dune.rulebook().rule(rule.id, language).text
        switches = [OPTIONS[name] for name in rule.notes.get("options", [])]
        values = {str(value) for switch in switches for value in switch.values}
        known = values | {switch.key for switch in switches}
        marked = {word for words in MARKED.findall(text) for word in words.split(" = ")}

        assert marked <= known, rule.id
        assert not re.search("[a-z]_[a-z]", MARKED.sub("", text)), rule.id
