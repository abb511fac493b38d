"""Questions that are answered without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guest, NewPage
from tests.browser.keyboard import KeyboardPlayer, put_the_mouse_away, tab_to
from tests.browser.moments import moments
from tests.browser.player import LIT, PATIENCE

NOTE = ".map-note"
FOCUSED = "document.activeElement.dataset.lit ?? null"


@pytest.mark.parametrize(
    ("game", "kind", "on_map"),
    [
        ("dune", "bid", False),
        ("dune", "ship", True),
        ("dune", "plan", False),
        ("arrakis", "move_legion", True),
    ],
)
def test_a_question_is_answered(
    game: str, kind: str, on_map: bool, new_page: NewPage, guest: Guest
) -> None:
    """Arrows walk from one lit place to the next, whose note comes along; Enter chooses it."""
    page = new_page()
    put_the_mouse_away(page)
    guest.become(page)
    moment = moments(game)[kind]
    page.goto(f"/table/{guest.seated(moment.record, moment.seat)}")
    player = KeyboardPlayer(page)
    player.turn_to(kind)
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
