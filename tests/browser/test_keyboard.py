"""Questions that are answered without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.keyboard import KeyboardPlayer, no_mouse, tab_to
from tests.browser.moments import sit
from tests.browser.player import LIT, PATIENCE
from tests.soak import usually

NOTE = ".map-note"
FOCUSED = "document.activeElement.dataset.lit ?? null"


EVERY = [
    ("dune", "plan", False),
    ("arrakis", "move_legion", True),
    ("dune", "bid", False),
    ("dune", "ship", True),
]
SOME = EVERY[:2]


@pytest.mark.parametrize(("game", "kind", "on_map"), usually(SOME, soak=EVERY))
def test_a_question_is_answered(
    game: str, kind: str, on_map: bool, page: Page, guest: Guest
) -> None:
    """Arrows walk from one lit place to the next, whose note comes along; Enter chooses it."""
    sit(page, guest, game, kind)
    with no_mouse(page):
        answer(KeyboardPlayer(page), kind, on_map)


def answer(player: KeyboardPlayer, kind: str, on_map: bool) -> None:
    page = player.page
    if on_map:
        page.locator(".map-frame[aria-busy=false]").wait_for(timeout=PATIENCE)
        tab_to(page.locator(f"{LIT}[tabindex='0']"))
        first = page.evaluate(FOCUSED)
        for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
            page.keyboard.press(key)
            if page.evaluate(FOCUSED) != first:
                break
        assert page.evaluate(FOCUSED) not in (None, first)
        expect(page.locator(NOTE)).to_be_visible()
        page.keyboard.press("Enter")

    assert player.answer() == kind
    expect(page.locator(NOTE)).to_have_count(0)
