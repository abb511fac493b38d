"""The rules reference in docs/ is what the catalogue says."""

from __future__ import annotations

import pytest

from landsraad.kernel import Game
from tools.rules_reference import GAMES, REFERENCE, TITLES, page


@pytest.mark.parametrize("language", TITLES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_reference_is_up_to_date(game: type[Game], language: str) -> None:
    """`make reference` has been run since the catalogue changed."""
    written = (REFERENCE / f"{game.name}.{language}.md").read_text(encoding="utf-8")

    assert written == page(game, language)
