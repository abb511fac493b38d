"""The table page by its measures, on desktops and phones, in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooSlow

from tests.browser.conftest import Guest, NewPage
from tests.browser.moments import moments, sit
from tests.browser.player import PANEL, PATIENCE, go
from tests.soak import SOAK, usually

DESKTOPS: Final = [(1280, 720), (1440, 900), (1920, 1080)]
SMALLEST, LARGEST = DESKTOPS[0], DESKTOPS[-1]
PHONES: Final = [(390, 844), (360, 740)]
NARROWEST: Final = PHONES[-1]
ON_ITS_SIDE: Final = (844, 390)
MOMENTS: Final = [
    *(("dune", kind) for kind in ("plan", *usually((), soak=("bid", "ship")))),
    *(("arrakis", kind) for kind in ("turn", *usually((), soak=("move_legion", "losses")))),
]
"""The fullest of each game in `make test`."""
SURFACE: Final = 0.73
"""Of a desktop's width, for the map."""
BOARD: Final = 0.92
"""Of a desktop's height."""
LEAST: Final = {"beside the map": 12, "on the map": 11, "number on the map": 12}
"""Pixels of text."""
TOUCH: Final = 44

FIT: Final = """() => {
  const frame = document.querySelector(".map-view");
  const side = Math.min(frame.clientWidth, frame.clientHeight);
  return {
    window: [innerWidth, innerHeight],
    busy: document.querySelector(".map-frame").ariaBusy,
    moving: frame.classList.contains("moving"),
    lacks: side - document.querySelector(".map-world").offsetWidth,
    scale: document.querySelector(".map-laid")?.getScreenCTM().a,
  };
}"""
"""How the map stands in its window."""
FITTED: Final = f"""(size) => {{
  const {{ window, busy, moving, lacks, scale }} = ({FIT})();
  return window.join() === size.join() && busy === "false" && !moving && Math.abs(lacks) <= 1
    && scale > 0.999 && scale < 1.16;
}}"""
"""Whether the map is at rest, and laid out for just the size that it has."""
FRAME: Final = """() => {
  const of = (what) => document.querySelector(what).getBoundingClientRect();
  const main = [...document.querySelectorAll("article.panel .button-main")].at(-1);
  const box = main.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const whole = document.documentElement;
  return {
    surface: of(".stage").width / innerWidth,
    board: of(".map-world").height / innerHeight,
    scrolls: whole.scrollHeight > innerHeight || whole.scrollWidth > innerWidth,
    main: box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth
      && main.contains(at),
  };
}"""
TEXTS: Final = """() => {
  const found = {};
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim(), box = walker.currentNode.parentElement;
    if (!text || box.closest("defs, symbol, .unseen, .a-unseen, script, style, title")) continue;
    const { width } = box.getBoundingClientRect();
    if (!box.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !width)
      continue;
    const drawn = box.closest("svg") && box instanceof SVGGraphicsElement;
    const { a, b } = drawn ? box.getScreenCTM() : { a: 1, b: 0 };
    const size = parseFloat(getComputedStyle(box).fontSize) * Math.hypot(a, b);
    const where = !box.closest(".map-drawing") ? "beside the map"
      : /^\\d+$/.test(text) ? "number on the map" : "on the map";
    (found[where] ??= []).push([Math.round(size * 100) / 100, text.slice(0, 40)]);
  }
  return found;
}"""
TARGETS: Final = "button, a[href]:not(.to-dock), input, select, summary"
SMALL_TARGETS: Final = """([targets, least]) => [...document.querySelectorAll(targets)]
  .filter((it) => it.checkVisibility() && !it.closest("svg"))
  .map((it) => [it, (it.closest("label") ?? it).getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(([it, box]) => `${it.className} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator(".map-view").wait_for(timeout=PATIENCE)
    try:
        page.wait_for_function(FITTED, arg=list(size), timeout=PATIENCE)
    except TooSlow:
        pytest.fail(f"the map is not laid out for {size}: {page.evaluate(FIT)}")


def small_texts(page: Page) -> list[str]:
    texts: dict[str, list[tuple[float, str]]] = page.evaluate(TEXTS)
    assert set(texts) >= {"beside the map", "number on the map"}
    return [
        f"{where}: {text}, {size} px"
        for where, found in texts.items()
        for size, text in found
        if size < LEAST[where] - 0.01
    ]


def at_every_moment(page: Page, guest: Guest) -> Iterator[str]:
    """The moments of both games, one after the other on the same page."""
    for game, kind in MOMENTS:
        go(page, "/learn")
        page.locator(".map-frame").wait_for(state="detached")
        sit(page, guest, game, kind)
        page.locator(f"{PANEL} .button-main").last.wait_for(timeout=PATIENCE)
        page.evaluate("document.fonts.ready.then(() => null)")
        yield f"{game} {kind}"


def faults(page: Page, size: tuple[int, int]) -> list[str]:
    """What is wrong with the page in a window of this size."""
    resized(page, size)
    frame = page.evaluate(FRAME)
    is_desktop, is_phone = size in DESKTOPS, size in PHONES
    found = {
        "the board is narrow": is_desktop and frame["surface"] < SURFACE,
        "the board is low": is_desktop and frame["board"] < BOARD,
        "the page scrolls": frame["scrolls"],
        "the main button is out of view": not frame["main"],
    }
    return [
        *(fault for fault, is_there in found.items() if is_there),
        *small_texts(page),
        *(page.evaluate(SMALL_TARGETS, [TARGETS, TOUCH]) if is_phone else []),
    ]


@pytest.mark.parametrize("language", usually(["it"], soak=["en", "it"]))
@pytest.mark.parametrize(
    ("sizes", "has_touch"),
    [
        (usually([SMALLEST, LARGEST], soak=DESKTOPS), False),
        (usually([NARROWEST, ON_ITS_SIDE], soak=[*PHONES, ON_ITS_SIDE]), True),
    ],
)
def test_the_page_fits(
    sizes: list[tuple[int, int]],
    has_touch: bool,
    language: str,
    new_page: NewPage,
    guest: Guest,
) -> None:
    """Everything can be read, the main button is in view.

    On a desktop the board is the stage, on a phone everything can be hit with a finger. Italian has
    the longer words.
    """
    width, height = sizes[0]
    page = new_page(language=language, width=width, height=height, has_touch=has_touch)
    wrong = [
        f"{moment}, {size[0]} x {size[1]}: {fault}"
        for moment in at_every_moment(page, guest)
        for size in sizes
        for fault in faults(page, size)
    ]

    assert wrong == []


@pytest.mark.parametrize(
    ("game", "kind", "place"), [("dune", "plan", "arrakeen"), ("arrakis", "losses", "gara_kulon")]
)
def test_a_phone_looks_at_the_battle(
    game: str, kind: str, place: str, new_page: NewPage, guest: Guest
) -> None:
    """What the question leaves of the board shows the place that it is about, from near."""
    width, height = PHONES[0]
    page = new_page(width=width, height=height)
    sit(page, guest, game, kind)
    resized(page, PHONES[0])
    view, world, shape = (
        page.locator(what).first.evaluate("(it) => it.getBoundingClientRect().toJSON()")
        for what in (".map-view", ".map-world", f'.map-places [data-place^="{place}"]')
    )

    assert world["height"] > 2 * view["height"]
    assert view["top"] < (shape["top"] + shape["bottom"]) / 2 < view["bottom"]


HELD: Final = {"the first load": 5, "a new zoom": 2}
"""How long a task may hold the page up, in loops of twenty million steps; 2 are some 50 ms."""
LOOP: Final = "() => { let sum = 0; for (let i = 0; i < 2e7; i++) sum += i % 7; return sum; }"
TASK: Final = "ThreadControllerImpl::RunTask"
DRAWN: Final = ".map-frame[aria-busy=false] .map-view:not(.moving) .map-ground[data-relief]"


@pytest.mark.skipif(not SOAK, reason="a measure: `make soak` takes it")
@pytest.mark.parametrize(("game", "kind"), [("dune", "ship"), ("arrakis", "turn")])
def test_the_map_does_not_hold_the_page_up(
    game: str, kind: str, browser: Browser, new_browser: NewPage, guest: Guest
) -> None:
    """The ground is painted elsewhere, names and counters are laid out a slice at a time."""
    page = new_browser(painted=True)
    moment = moments(game)[kind]
    table = guest.seated(moment.record, moment.seat)
    guest.become(page)
    longest: dict[str, float] = {}
    with traced(browser, page, longest, "the first load"):
        page.goto(f"/table/{table}")
        page.locator(DRAWN).wait_for(timeout=PATIENCE)
    with traced(browser, page, longest, "a new zoom"):
        for button in (0, 0, 0, 2):
            page.locator(".map-buttons button").nth(button).click()
            page.locator(".map-view.moving").wait_for(state="detached")
            page.locator(DRAWN).wait_for(timeout=PATIENCE)
    with traced(browser, page, longest, "a loop"):
        page.evaluate(LOOP)

    for part, loops in HELD.items():
        assert longest[part] < loops * longest["a loop"], part


@contextmanager
def traced(browser: Browser, page: Page, longest: dict[str, float], part: str) -> Iterator[None]:
    """Notes how long the longest task of the page computes; waiting for a core does not count."""
    browser.start_tracing(page=page, categories=["toplevel"])
    try:
        yield
    finally:
        events = json.loads(browser.stop_tracing())["traceEvents"]
    pages = {thread(event) for event in events if event["args"].get("name") == "CrRendererMain"}
    longest[part] = max(
        event.get("tdur", 0) for event in events if event["name"] == TASK and thread(event) in pages
    )


def thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]
