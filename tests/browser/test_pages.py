"""Every page: open to everybody, and quick to arrive."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, product
from typing import Any, Final

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.moments import moments
from tests.browser.player import PANEL, PATIENCE, go
from tests.soak import usually

Way = Callable[[Guest], str]
Look = dict[str, Any]

HEAVIEST: Final = 450_000
"""Bytes of a first load, compressed as they travel."""

GROUND: Final = ".map-ground[data-relief]"
KEPT: Final = "caches.open('grounds').then((cache) => cache.keys()).then((all) => all.length)"

LOOKS: Final[dict[str, Look]] = {
    "phone-by-day": {"width": 390, "height": 844, "theme": "light"},
    "desktop-by-night": {"width": 1440, "height": 900, "theme": "dark"},
}


def at(game: str, kind: str, page: str = "table") -> Way:
    """The address of a table in a moment of this kind."""

    def way(guest: Guest) -> str:
        moment = moments(game)[kind]
        return f"/{page}/{guest.seated(moment.record, moment.seat)}"

    return way


PAGES: Final[dict[str, tuple[Way, str]]] = {
    "entry": (lambda _: "/", ".door"),
    "table-of-dune": (at("dune", "ship"), PANEL),
    "battle-of-dune": (at("dune", "plan"), PANEL),
    "table-of-arrakis": (at("arrakis", "turn"), PANEL),
    "battle-of-arrakis": (at("arrakis", "losses"), PANEL),
    "replay-of-dune": (at("dune", "plan", "replay"), ".map-frame"),
    "replay-of-arrakis": (at("arrakis", "losses", "replay"), ".map-frame"),
    "reference": (lambda _: "/learn/dune", ".rules"),
    "learn": (lambda _: "/learn", "h1"),
    "cards": (lambda _: "/cards/arrakis", ".a-gallery"),
    "setup": (lambda _: "/new/dune", "form"),
}


SOME: Final = ["entry", "table-of-dune", "learn", "battle-of-arrakis", "setup", "cards"]
LOOKED_AT: Final = usually([*zip(SOME, cycle(LOOKS))], soak=[*product(PAGES, LOOKS)])
"""Some pages by turns in one look, and all in both."""


FIRST: Final = ["entry", "table-of-dune", "table-of-arrakis"]
LANGUAGES: Final = ["en", "it"]
LOADED: Final = usually([*zip(FIRST, cycle(LANGUAGES))], soak=[*product(FIRST, LANGUAGES)])
"""First pages by turns in one language, and in both."""


@pytest.mark.parametrize(("name", "look"), LOOKED_AT)
def test_nothing_stands_in_anybodys_way(
    name: str, look: str, new_page: NewPage, guest: Guest
) -> None:
    """axe-core finds no violation of level A or AA, by day or by night."""
    way, sign = PAGES[name]
    page = new_page(**LOOKS[look])
    go(page, way(guest))
    page.locator(sign).first.wait_for(timeout=PATIENCE)

    assert violations(page) == []


@pytest.mark.parametrize(("name", "language"), LOADED)
def test_the_first_page_is_light(
    name: str, language: str, new_browser: NewPage, guest: Guest
) -> None:
    """All that comes over the wire before somebody can begin, headers and fonts included."""
    way, sign = PAGES[name]
    page = new_browser(language=language, painted=True)
    guest.become(page)
    received: list[int] = []
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda it: received.append(it["encodedDataLength"]))
    page.goto(way(guest))
    page.locator(sign).first.wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")

    assert received
    assert sum(received) < HEAVIEST


def test_the_ground_is_painted_on_the_first_visit_only(new_browser: NewPage, guest: Guest) -> None:
    """Somebody who has stayed a while finds it in their browser when they come again."""
    page = new_browser(painted=True)
    guest.become(page)
    address = PAGES["table-of-dune"][0](guest)

    reliefs = []
    for _ in range(2):
        page.goto(address)
        page.locator(GROUND).wait_for(state="attached", timeout=PATIENCE)
        reliefs.append(page.locator(GROUND).get_attribute("data-relief"))
        while not page.evaluate(KEPT):
            page.wait_for_timeout(500)

    assert reliefs == ["painted", "kept"]
