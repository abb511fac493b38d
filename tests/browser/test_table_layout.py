"""The table page: its sheets and drawers, and what the dock does on a phone."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from landsraad.arrakis import Arrakis
from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.moments import sit
from tests.browser.player import PATIENCE, go
from tests.soak import usually

LAPTOP: Final = (1280, 720)
PHONE: Final = (390, 844)
SHORT_PHONE: Final = (360, 740)
LEADERS: Final = [
    *("alia", "chani", "gurney_halleck", "paul_muaddib", "reverend_mother_jessica", "stilgar"),
    *("baron_harkonnen", "feyd_rautha", "captain_aramsham", "thufir_hawat", "shaddam_iv"),
]
MOMENTS: Final = [("dune", "plan"), ("arrakis", "turn")]
THEMES: Final = ["light", "dark"]
OVERFLOWS: Final = "(box) => box.scrollWidth - box.clientWidth"
SCROLLS: Final = "(body) => body.scrollHeight > body.clientHeight + 1"


def sized(new_page: NewPage, size: tuple[int, int], **look: Any) -> Page:
    return new_page(width=size[0], height=size[1], **look)


@pytest.mark.parametrize("size", [LAPTOP, PHONE, SHORT_PHONE])
def test_a_battle_plan_fits(size: tuple[int, int], new_page: NewPage, guest: Guest) -> None:
    """Opponent, leaders, dial, weapon, defense, what follows and the button, without scrolling."""
    page = sized(new_page, size)
    sit(page, guest, "dune", "plan")
    page.evaluate("document.fonts.ready.then(() => null)")

    assert not page.locator(".dock-body").evaluate(SCROLLS)
    assert page.locator(".dune-battle-head").evaluate(OVERFLOWS) <= 0


def test_all_leaders_of_a_low_window_are_in_sight(new_page: NewPage, guest: Guest) -> None:
    """The list of each side is whole, however many have joined it."""
    position = {"phase": "action", "turn": "atreides", "in_play": LEADERS}
    setup = Arrakis.read_setup(None, {"mode": "duel"}, 7, "", position)
    page = sized(new_page, LAPTOP)
    go(page, f"/table/{guest.seated(Arrakis.new(setup).record(), 'atreides')}")
    expect(page.locator(".medals li")).to_have_count(len(LEADERS), timeout=PATIENCE)

    for side in page.locator(".medals").all():
        assert not side.evaluate(SCROLLS)


@pytest.mark.parametrize(
    ("moment", "theme"),
    usually([*zip(MOMENTS, THEMES, strict=True)], soak=[*product(MOMENTS, THEMES)]),
)
def test_sheets_and_drawers_open_and_close(
    moment: tuple[str, str], theme: str, new_page: NewPage, guest: Guest
) -> None:
    """Escape closes the sheet, then the drawer; both stand in nobody's way."""
    game, kind = moment
    page = new_page(theme=theme)
    sit(page, guest, game, kind)
    page.locator(".tool-chronicle").click()
    expect(page.locator(".drawer")).to_be_visible()
    seat = page.locator(".seat").first
    seat.click()
    expect(page.locator(".sheet")).to_be_visible()
    assert violations(page) == []

    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    expect(seat).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)


def test_the_sheet_of_a_phone_has_three_heights(new_page: NewPage, guest: Guest) -> None:
    """All of the question, its head and button, a strip; the board gets what it leaves."""
    page = sized(new_page, PHONE)
    sit(page, guest, "dune", "plan")
    dock = page.locator(".dock")
    heights = []
    for _ in range(3):
        box = dock.bounding_box()
        assert box is not None
        heights.append(box["height"])
        if len(heights) < 3:
            page.locator(".grip").click()

    assert heights[0] > heights[1] > heights[2]
    assert heights[2] <= 70


def test_the_skip_link_leads_to_the_decision(page: Page, guest: Guest) -> None:
    sit(page, guest, "dune", "plan")
    page.locator("body").press("Tab")
    expect(page.locator(".to-dock")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#dock")).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, SHORT_PHONE])
def test_an_action_turn_leaves_the_board_its_share(
    size: tuple[int, int], new_page: NewPage, guest: Guest
) -> None:
    """A phone shows the dice, all their uses and the button; above them the board with names."""
    page = sized(new_page, size, language="it")
    sit(page, guest, "arrakis", "turn")
    board = page.locator(".map-view").bounding_box()

    assert board is not None
    assert board["height"] >= 180
    assert not page.locator(".dock-body").evaluate(SCROLLS)
    expect(page.locator(".map-name").first).to_be_visible()
