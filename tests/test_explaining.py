"""Cases in sentences: every case of the project can be told, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from landsraad.explaining import explain_case
from landsraad.kernel.cases import read_cases
from landsraad.texts import LANGUAGES
from tests.soak import usually
from tests.sources import cases_of

CASES = Path(__file__).parent / "cases"
HEAD = """
game = "crysknife"

[[case]]
id = "TRY-01"
title = "A try"
source = "here"
position = {phase = "hit", hit = "feyd", hands = {feyd = ["parry_a"]}, wounds = {paul = 1}}
"""


def told(folder: Path, text: str, language: str = "en") -> list[str]:
    file = folder / "case.toml"
    file.write_text(HEAD + text, encoding="utf-8")
    (case,) = read_cases(file)
    return list(explain_case(case, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["crysknife", "dune", "arrakis"])
def test_every_case_can_be_told(game: str, language: str) -> None:
    """Without a missing message, or an argument that is not filled in."""
    for case in cases_of(game)[:: usually(21, soak=7)]:
        text = "\n".join(explain_case(case, language))

        assert text.startswith(f"{case.id}. {case.title}\n")
        assert re.search(r"\{ ?\$|explain-|event-[a-z]|ask-[a-z]+-", text) is None, text


def test_the_position_is_told_for_the_table_and_each_seat(tmp_path: Path) -> None:
    assert told(tmp_path, "expect = {over = false}") == [
        "TRY-01. A try",
        "The game stands like this:",
        "  phase: hit; hit: Feyd.",
        "  Feyd. hand: parry A.",
        "  Paul. wounds: 1.",
        "The game must go on.",
        "So it is.",
    ]


def test_a_refusal_is_told_with_its_rule(tmp_path: Path) -> None:
    act = "act = [{try = 'feyd parry parry_b', refused = 'X-PARRY-1'}]"

    assert "1. Feyd: Parry, with parry B" in told(tmp_path, act)
    assert "   Refused: A parry turns the blade (X-PARRY-1)" in told(tmp_path, act)
    assert any(line.startswith("   Rifiutato: ") for line in told(tmp_path, act, "it"))


def test_words_in_place_of_values_are_told(tmp_path: Path) -> None:
    expect = (
        "expect = {state = {hands = {feyd = {includes = ['parry_a']}}, round = {one_of = [1]}}}"
    )

    assert told(tmp_path, expect)[-2] == (
        "On the table there must be: hand: (Feyd: parry A and perhaps more); round: one of 1."
    )


def test_what_is_hidden_and_what_must_not_happen_is_told(tmp_path: Path) -> None:
    events = "no_events = [{kind = 'wounded'}], counts = {drew = 2}"
    act = f"act = [{{play = 'feyd parry parry_a', {events}}}]"
    lines = told(tmp_path, act + "\nexpect = {unseen = {paul = ['hands.feyd']}}")

    assert "   It must not happen: wounded" in lines
    assert "   It must happen 2 times: drew" in lines
    assert "Paul must not see: hand – Feyd." in lines


def test_a_wrong_case_says_what_was_found(tmp_path: Path) -> None:
    assert told(tmp_path, "expect = {state = {round = 2}}")[-2:] == [
        "It is not so:",
        "  state.round: expected 2, found 1",
    ]


def test_an_impossible_position_says_why(tmp_path: Path) -> None:
    text = HEAD.replace('phase = "hit"', "round = 9")
    file = tmp_path / "case.toml"
    file.write_text(text + "impossible = true")
    (case,) = read_cases(file)

    assert list(explain_case(case, "en"))[-2:] == [
        "This cannot be: the duel has gone on after its last round.",
        "So it is.",
    ]
