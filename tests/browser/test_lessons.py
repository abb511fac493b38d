"""Lessons, taken by somebody who knows nothing and presses what the coach points at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooSlow

from landsraad.lessons import LESSONS, lesson
from tests.browser.axe import violations
from tests.browser.conftest import NewPage
from tests.browser.player import PATIENCE
from tests.browser.words import words
from tests.soak import usually

MOST_PRESSES = 200
TURN_OF_OTHERS = 3 * PATIENCE
"""Milliseconds in which partners have answered, scenes have played, and the coach speaks again."""
POLLING = 100
"""Milliseconds from one look at the page to the next; each frame would be dear."""
READING = 400
"""Milliseconds in which nobody has read what the coach says: it may still be about to change."""
NEXT = ".coach .coach-next"
END = ".coach .coach-end"
ONWARD = ".coach:not(:has(.coach-end)) .coach-next"
"""“Next”, but for the one that leaves the lesson."""
HIGHLIGHTED = "[data-coached=press]:not(:disabled)"
READY = f"""() => {{
  const shown = document.querySelector(".coach");
  if (!shown || document.querySelector(".panel[aria-busy=true]")) return false;
  return document.querySelector("{NEXT}, {HIGHLIGHTED}");
}}"""
BESIDE = """() => {
  const mark = document.querySelector(".coach").getBoundingClientRect();
  const target = document.querySelector("[data-coached=press]")?.getBoundingClientRect();
  return !target || mark.left >= target.right || target.left >= mark.right
    || mark.top >= target.bottom || target.top >= mark.bottom;
}"""
"""The card covers nothing that is to be pressed, once both have come to rest."""

DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
EVERY = [
    (name, language, size)
    for name in LESSONS
    for language in ("en", "it")
    for size in (DESKTOP, PHONE)
]
SOME = [("dune", "it", PHONE)]
"""The shortest, with the longer words on the smaller page; `make soak` takes all."""


def begin(page: Page, name: str) -> None:
    page.goto("/learn")
    page.locator(f"[data-lesson={name}] .button-main").click()


def follow(page: Page) -> bool:
    """Press “Next”, or what the coach points at; whether the lesson goes on."""
    page.wait_for_function(READY, timeout=TURN_OF_OTHERS, polling=POLLING)
    page.wait_for_timeout(READING)
    page.wait_for_function(READY, timeout=TURN_OF_OTHERS, polling=POLLING)
    if page.locator(END).count():
        return False
    page.wait_for_function(BESIDE, timeout=PATIENCE, polling=POLLING)
    press_what_is_highlighted(page)
    return True


def press_what_is_highlighted(page: Page) -> None:
    """Or “Next”; what has become of it by now, and nothing at the end of the lesson."""
    for _ in range(5):
        try:
            if not page.locator(END).count():
                page.locator(f"{ONWARD}, {HIGHLIGHTED}").first.click(timeout=PATIENCE / 10)
            return
        except TooSlow:
            continue
    raise AssertionError("what is highlighted cannot be pressed")


@pytest.mark.parametrize(("name", "language", "size"), usually(SOME, soak=EVERY))
def test_pressing_what_is_highlighted_leads_to_the_end(
    new_browser: NewPage, name: str, language: str, size: dict[str, int]
) -> None:
    """Every step is counted on the way, the sheet of one's seat is seen, and play goes on."""
    page = new_browser(language=language, **size)
    begin(page, name)
    counts: list[str] = []
    sheet_seen = False
    for _ in range(MOST_PRESSES):
        goes_on = follow(page)
        counts.append(page.locator(".coach-count").inner_text())
        sheet_seen = sheet_seen or page.locator(".sheet").count() > 0
        if not goes_on:
            break

    assert sheet_seen
    assert len(set(counts)) > len(lesson(name).steps) // 2
    assert violations(page) == []
    page.locator(NEXT).click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".panel, .dock").first).to_be_visible()


def test_a_lesson_goes_on_where_it_was(new_browser: NewPage) -> None:
    """After a reload, and from the page where lessons begin."""
    page = new_browser()
    begin(page, "dune")
    for _ in range(4):
        follow(page)
    page.wait_for_function(READY, timeout=PATIENCE, polling=POLLING)
    before = page.locator(".coach-words").inner_text()
    page.reload()
    page.wait_for_function(READY, timeout=PATIENCE, polling=POLLING)

    assert page.locator(".coach-words").inner_text() == before
    table = page.url
    page.goto("/learn")
    page.get_by_role("button", name=words("en")["learn-go-on"]).click(timeout=PATIENCE)
    page.wait_for_url(table)


def test_who_does_it_otherwise_is_not_held_back(new_browser: NewPage) -> None:
    """The storm is dialled otherwise than the coach says; the lesson goes on with the auction."""
    page = new_browser()
    begin(page, "dune")
    page.wait_for_function(READY, timeout=PATIENCE, polling=POLLING)
    while page.locator(NEXT).count() or page.locator(".sheet").count():
        follow(page)
        page.wait_for_function(READY, timeout=PATIENCE, polling=POLLING)
    page.locator(".panel .turn").last.click()
    page.locator(".panel .button-main").click()
    page.locator(".panel[data-kind=bid]").wait_for(timeout=PATIENCE)
    page.wait_for_function(READY, timeout=PATIENCE, polling=POLLING)

    expect(page.locator(".coach")).to_be_visible()


def test_the_coach_can_be_hidden_and_called_back(new_browser: NewPage) -> None:
    page = new_browser()
    begin(page, "dune")
    page.wait_for_function(READY, timeout=PATIENCE, polling=POLLING)
    page.locator(".coach header button").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.locator(".coach-chip").click()

    expect(page.locator(".coach")).to_be_visible()
