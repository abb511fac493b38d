"""Every page: open to everybody, and quick to arrive."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.moments import moments
from tests.browser.player import PANEL, PATIENCE

Way = Callable[[Guest], str]
Look = dict[str, Any]

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
    "reference": (lambda _: "/learn/dune", "h1"),
    "learn": (lambda _: "/learn", "h1"),
    "cards": (lambda _: "/cards/arrakis", "h1"),
    "setup": (lambda _: "/new/dune", "form"),
}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", PAGES)
def test_nothing_stands_in_anybodys_way(
    name: str, look: str, new_page: NewPage, guest: Guest
) -> None:
    """axe-core finds no violation of level A or AA, by day or by night."""
    way, sign = PAGES[name]
    page = new_page(**LOOKS[look])
    guest.become(page)
    page.goto(way(guest))
    page.locator(sign).first.wait_for(timeout=PATIENCE)

    assert violations(page) == []
