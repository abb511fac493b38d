"""The first visit: from the first page to the first decision, with scenes as they come."""

from __future__ import annotations

from time import monotonic
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.player import PANEL, PATIENCE
from tests.soak import usually

MINUTE: Final = 60
"""Seconds from the first page until somebody can decide something."""
AS_IT_COMES: Final = "localStorage.removeItem('landsraad.scenes')"
DESKTOP: Final = {"width": 1280, "height": 720}
PHONE: Final = {"width": 390, "height": 844}
GAMES: Final = ("dune", "arrakis")
EVERY: Final = [
    (game, language, size)
    for game in GAMES
    for language in ("en", "it")
    for size in (DESKTOP, PHONE)
]
SOME: Final = [("dune", "it", PHONE), ("arrakis", "en", DESKTOP)]


@pytest.mark.parametrize(("game", "language", "size"), usually(SOME, soak=EVERY))
def test_one_press_leads_to_the_first_decision(
    new_browser: NewPage, game: str, language: str, size: dict[str, int]
) -> None:
    """Within a minute; the sheet of one's seat is open by then."""
    page = new_browser(language=language, reduced_motion="no-preference", **size)
    page.context.add_init_script(AS_IT_COMES)
    begin = monotonic()
    page.goto("/")
    page.locator(f"[aria-labelledby=door-{game}] .button-main").click(timeout=PATIENCE)
    expect(page.locator(".sheet")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(PANEL).first).to_be_visible(timeout=PATIENCE)

    assert monotonic() - begin < MINUTE
