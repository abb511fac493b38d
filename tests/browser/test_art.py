"""Portraits, cards and pieces are drawn where they are shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Guest
from tests.browser.moments import sit
from tests.browser.player import PATIENCE, go

SHEET = "() => document.querySelectorAll('.art-sheet symbol').length > 0"
DRAWN = """
(uses) => uses.map((use) => {
  const { width, height } = use.getBoundingClientRect();
  const symbol = document.getElementById(use.getAttribute("href").slice(1));
  return [use.getAttribute("href"), symbol !== null && width > 0 && height > 0];
})
"""


def undrawn(page: Page, where: str) -> list[str]:
    """Pictures within these elements that show nothing."""
    page.wait_for_function(SHEET, timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    pictures = page.locator(f"{where} use:visible")
    pictures.first.wait_for(timeout=PATIENCE)
    return [name for name, drawn in pictures.evaluate_all(DRAWN) if not drawn]


@pytest.mark.parametrize(
    ("game", "kind", "places"),
    [
        ("dune", "plan", [".leader-tile", ".dune-storm-marker", ".map-laid", ".decks"]),
        ("arrakis", "losses", [".medals", ".a-fighters-figures", ".hand", ".map-laid"]),
    ],
)
def test_a_table_shows_faces_and_pieces(
    game: str, kind: str, places: list[str], page: Page, guest: Guest
) -> None:
    sit(page, guest, game, kind)

    assert {place: undrawn(page, place) for place in places} == {place: [] for place in places}


@pytest.mark.parametrize("game", ["dune", "arrakis"])
def test_every_card_of_the_gallery_is_drawn(game: str, page: Page) -> None:
    go(page, f"/cards/{game}")
    page.locator(".art").first.wait_for(timeout=PATIENCE)

    assert undrawn(page, "main") == []


def test_both_games_keep_their_own_pictures(page: Page) -> None:
    """Who goes from one game to the other has two sheets, and no id twice."""
    for game in ("dune", "arrakis"):
        go(page, "/learn")
        page.locator(f'a[href="/cards/{game}"]').click()
        page.locator(".art").first.wait_for(timeout=PATIENCE)
        assert undrawn(page, "main") == []
    ids = page.locator(".art-sheet symbol").evaluate_all("(all) => all.map(({ id }) => id)")

    assert len(set(ids)) == len(ids)
