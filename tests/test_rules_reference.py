"""The references of rules and readings in docs/ are what the catalogues say."""

from __future__ import annotations

import re

import pytest

from landsraad.kernel import Game
from tools import readings_reference
from tools.readings_reference import DOCUMENTS, Words, rows, switch_key
from tools.rules_reference import GAMES, REFERENCE, TITLES, page


@pytest.mark.parametrize("language", TITLES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_reference_is_up_to_date(game: type[Game], language: str) -> None:
    """`make reference` has been run since the catalogue changed."""
    written = (REFERENCE / f"{game.name}.{language}.md").read_text(encoding="utf-8")

    assert written == page(game, language)


@pytest.mark.parametrize("language", TITLES)
def test_the_table_of_readings_is_up_to_date(language: str) -> None:
    """`make reference` has been run since a reading or its words changed."""
    written = (REFERENCE / f"readings.{language}.md").read_text(encoding="utf-8")

    assert written == readings_reference.page(language)


@pytest.mark.parametrize("language", TITLES)
@pytest.mark.parametrize("game", DOCUMENTS, ids=lambda game: game.name)
def test_what_is_printed_has_words_and_a_place(game: type[Game], language: str) -> None:
    """For every reading some document is quoted; who is quoted is named with a place."""
    words = Words(game, language)
    for row in rows(game):
        told = [name for name in DOCUMENTS[game] if words.has(switch_key(row.name, name))]

        assert told == list(row.printed), row.name
        assert told
        assert all(row.printed.values()), row.name


@pytest.mark.parametrize("language", TITLES)
@pytest.mark.parametrize("game", DOCUMENTS, ids=lambda game: game.name)
def test_the_rules_of_readings_are_in_the_reference(game: type[Game], language: str) -> None:
    """Every link of the table leads to a heading."""
    table = (REFERENCE / f"readings.{language}.md").read_text(encoding="utf-8")
    reference = (REFERENCE / f"{game.name}.{language}.md").read_text(encoding="utf-8")
    headings = re.findall(r"^### (.*)$", reference, re.MULTILINE)
    anchors = {re.sub(r"[^\w\- ]", "", line.lower()).replace(" ", "-") for line in headings}
    linked = set(re.findall(rf"\]\({game.name}\.{language}\.md#([^)]+)\)", table))

    assert len(linked) >= len(game.readings)
    assert linked <= anchors
