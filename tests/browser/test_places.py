"""Places of the map: what is there and whether it can be chosen, by mouse, finger and keyboard."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest, NewPage
from tests.browser.moments import Moment, all_moments, moments, sit_at
from tests.browser.player import PANEL, PATIENCE

NOTE: Final = ".map-note"
PLACES: Final = ".map-places [data-place]"
UNLIT: Final = """() => {
  const lit = new Set([...document.querySelectorAll("[data-lit]")].map((one) => one.dataset.lit));
  const places = [...document.querySelectorAll(".map-places [data-place]")];
  return places.find((one) => !lit.has(one.dataset.place)).dataset.place;
}"""
FOCUSED: Final = "() => document.activeElement.dataset.place ?? null"
IS_LEFT_OF: Final = "x => document.querySelector('.map-world').getBoundingClientRect().x < x"
FOCUS_EACH: Final = """() => {
  const scrolled = new Set();
  for (const thing of document.querySelectorAll(".map-frame [data-lit]")) {
    thing.focus();
    for (const box of document.querySelectorAll("html, body, .table, .stage, .map-view"))
      scrolled.add(box.scrollLeft).add(box.scrollTop);
  }
  return [...scrolled];
}"""
"""How far anything has scrolled once everything that is lit has had the focus."""
PHONE: Final = {"width": 390, "height": 844}
MOMENTS: Final = [("dune", "ship"), ("arrakis", "turn")]


def open_table(
    game: str, kind: str, guest: Guest, page: Page, moment: Moment | None = None
) -> None:
    """A board in the middle of a game, at rest."""
    sit_at(page, guest, moment or moments(game)[kind])
    page.locator(".map-frame[aria-busy=false]").wait_for(timeout=PATIENCE)


@pytest.mark.parametrize(("game", "kind"), MOMENTS)
def test_a_place_tells_what_is_there(game: str, kind: str, guest: Guest, page: Page) -> None:
    """A press shows a note; Escape and a press elsewhere close it."""
    open_table(game, kind, guest, page)
    place = page.locator(f'{PLACES[:-1]}="{page.evaluate(UNLIT)}"]')

    place.dispatch_event("click")
    expect(page.locator(NOTE)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(NOTE)).to_have_count(0)

    place.dispatch_event("click")
    expect(page.locator(f"{NOTE} strong")).not_to_be_empty()
    page.locator("header").first.click()
    expect(page.locator(NOTE)).to_have_count(0)


@pytest.mark.parametrize(("game", "kind"), MOMENTS)
def test_arrows_walk_over_the_map(game: str, kind: str, guest: Guest, page: Page) -> None:
    """From the board to a place and on to its neighbour; its note comes along.

    A board of which only a part is seen moves itself.
    """
    open_table(game, kind, guest, page)

    page.locator(".map-view").focus()
    page.keyboard.press("ArrowRight")
    first = page.evaluate(FOCUSED)
    page.keyboard.press("ArrowRight")

    assert first is not None
    assert page.evaluate(FOCUSED) not in (None, first)
    expect(page.locator(NOTE)).to_be_visible()

    page.locator(".map-view").focus()
    page.keyboard.press("+")
    page.locator(".map-view:not(.moving, .whole)").wait_for()
    before = page.locator(".map-world").bounding_box()
    assert before is not None
    page.keyboard.press("ArrowRight")
    page.wait_for_function(IS_LEFT_OF, arg=before["x"])

    assert page.evaluate(FOCUSED) is None


@pytest.mark.parametrize("size", [{}, PHONE])
def test_the_list_and_a_phone_lead_the_eye(
    size: dict[str, int], guest: Guest, new_page: NewPage
) -> None:
    """A note goes when a place is chosen in the list; a phone shows places to ship to."""
    page = new_page(**size)
    open_table("dune", "ship", guest, page, ships_nearby())
    expect(page.locator(".map-view.whole")).to_have_count(0 if size else 1)

    page.locator(f'{PLACES[:-1]}="{page.evaluate(UNLIT)}"]').dispatch_event("click")
    expect(page.locator(NOTE)).to_be_visible()
    places = page.locator(f"{PANEL} select").first
    places.select_option(index=1)
    expect(page.locator(NOTE)).to_have_count(0)


@cache
def ships_nearby() -> Moment:
    """The Fremen come to a part of the map only."""
    return next(
        moment
        for moment in all_moments("dune")
        if (moment.seat, moment.kind) == ("fremen", "ship") and moment.is_required
    )


def test_a_place_with_the_focus_moves_the_camera_alone(guest: Guest, new_page: NewPage) -> None:
    """Whichever part of the map was seen: the stage and all that lies over it stay."""
    page = new_page(**PHONE)
    open_table("dune", "ship", guest, page)
    page.locator(".map-view").focus()
    for _ in range(3):
        page.keyboard.press("+")
        page.locator(".map-view:not(.moving)").wait_for()

    assert page.evaluate(FOCUS_EACH) == [0]
