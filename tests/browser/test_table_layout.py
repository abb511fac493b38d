"""The table page by its measures: the board is the stage, the main button stays in view."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.moments import moments
from tests.browser.player import PANEL, PATIENCE, Player

DESKTOPS: Final = [(1280, 720), (1440, 900), (1920, 1080)]
PHONE: Final = (390, 844)
SURFACE: Final = 0.73
"""Of the window's width, left of the dock."""
BOARD: Final = 0.92
"""Of the window's height."""
SMALLEST: Final = 12
"""Pixels of any text beside the map."""
TOUCH: Final = 44

MEASURE: Final = """() => {
  const of = (what) => document.querySelector(what).getBoundingClientRect();
  return {
    surface: of(".stage").width / innerWidth,
    board: of(".map-world").height / innerHeight,
    scrolls: document.documentElement.scrollHeight > innerHeight
      || document.documentElement.scrollWidth > innerWidth,
  };
}"""
SMALL_TEXT: Final = """(least) => {
  const small = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, box = text.parentElement;
    if (!text.textContent.trim() || box.closest("svg, .unseen, .a-unseen, script, style")) continue;
    if (!box.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(box).fontSize);
    if (size < least - 0.01) small.push(`${size}: ${text.textContent.trim().slice(0, 40)}`);
  }
  return small;
}"""
TARGETS: Final = "button, a[href]:not(.to-dock), input, select, summary"
SMALL_TARGETS: Final = """([targets, least]) => [...document.querySelectorAll(targets)]
  .filter((it) => it.checkVisibility() && !it.closest("svg"))
  .map((it) => [it, it.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(([it, box]) => `${it.className} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
IN_VIEW: Final = """(button) => {
  const box = button.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.top >= 0 && box.bottom <= innerHeight && (at === button || button.contains(at));
}"""
SCROLLS: Final = "(body) => body.scrollHeight > body.clientHeight + 1"


def sit(page: Page, guest: Guest, game: str, kind: str) -> Player:
    """At a table where this is asked."""
    moment = moments(game)[kind]
    guest.become(page)
    page.goto(f"/table/{guest.seated(moment.record, moment.seat)}")
    player = Player(page)
    player.turn_to(kind)
    page.evaluate("document.fonts.ready.then(() => null)")
    return player


def sized(new_page: NewPage, size: tuple[int, int], **look: Any) -> Page:
    return new_page(width=size[0], height=size[1], **look)


@pytest.mark.parametrize("size", DESKTOPS)
@pytest.mark.parametrize(("game", "kind"), [("dune", "plan"), ("arrakis", "turn")])
def test_the_board_is_the_stage(
    game: str, kind: str, size: tuple[int, int], new_page: NewPage, guest: Guest
) -> None:
    """Three quarters of the width for the map, and the board as high as the window."""
    page = sized(new_page, size)
    sit(page, guest, game, kind)
    page.locator(".map-world").wait_for()

    measured = page.evaluate(MEASURE)
    assert measured["surface"] >= SURFACE
    assert measured["board"] >= BOARD
    assert not measured["scrolls"]


@pytest.mark.parametrize("size", [DESKTOPS[0], PHONE])
@pytest.mark.parametrize(("game", "kind"), [("dune", "bid"), ("arrakis", "losses")])
def test_nothing_is_too_small_to_read(
    game: str, kind: str, size: tuple[int, int], new_page: NewPage, guest: Guest
) -> None:
    page = sized(new_page, size)
    sit(page, guest, game, kind)

    assert page.evaluate(SMALL_TEXT, SMALLEST) == []


@pytest.mark.parametrize(
    ("game", "kind"),
    [("dune", "plan"), ("dune", "bid"), ("arrakis", "turn"), ("arrakis", "losses")],
)
def test_a_finger_hits_everything(game: str, kind: str, new_page: NewPage, guest: Guest) -> None:
    page = sized(new_page, PHONE, has_touch=True)
    sit(page, guest, game, kind)

    assert page.evaluate(SMALL_TARGETS, [TARGETS, TOUCH]) == []


@pytest.mark.parametrize("size", [DESKTOPS[0], PHONE])
@pytest.mark.parametrize(
    ("game", "kind"),
    [("dune", "plan"), ("dune", "bid"), ("dune", "ship"), ("arrakis", "move_legion")],
)
def test_the_main_button_is_in_view(
    game: str, kind: str, size: tuple[int, int], new_page: NewPage, guest: Guest
) -> None:
    """At once, and nothing lies over it."""
    page = sized(new_page, size)
    sit(page, guest, game, kind)
    button = page.locator(f"{PANEL} .button-main").last
    button.wait_for(timeout=PATIENCE)

    assert button.evaluate(IN_VIEW)


@pytest.mark.parametrize("size", [DESKTOPS[0], PHONE])
def test_a_battle_plan_fits(size: tuple[int, int], new_page: NewPage, guest: Guest) -> None:
    """Opponent, leaders, dial, weapon, defense, what follows and the button, without scrolling."""
    page = sized(new_page, size)
    sit(page, guest, "dune", "plan")

    assert not page.locator(".dock-body").evaluate(SCROLLS)


@pytest.mark.parametrize("look", [{"theme": "light"}, {"theme": "dark"}])
@pytest.mark.parametrize(("game", "kind"), [("dune", "plan"), ("arrakis", "turn")])
def test_sheets_and_drawers_open_and_close(
    game: str, kind: str, look: dict[str, str], new_page: NewPage, guest: Guest
) -> None:
    """Escape closes the sheet, then the drawer; both stand in nobody's way."""
    page = new_page(**look)
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
