"""What cannot be undone is never done by pressing the main button, or Enter, at once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, WebSocket

from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from tests.browser.conftest import Guest, Watched
from tests.browser.moments import moments_of_choice
from tests.browser.player import Player, go
from tests.server.serving import Served
from tools.wire_types import kinds_of

NO_CHOICE: Final = {"claim_now", "cone", "end_of_turn", "give_up"}
"""Kinds that the cases ask only where there is a single answer."""
FOR_NOTHING: Final = {"revive"}
"""Kinds that begin with something chosen, which costs nothing."""
ENDED_BY_ONE: Final = {"confer"}
KINDS: Final = [
    (game.name, kind)
    for game in (Dune, Arrakis)
    for kind in kinds_of(game)
    if kind not in NO_CHOICE
]

FOCUSED: Final = "document.activeElement.closest('.panel button, .panel [data-lit]') !== null"


class Wire:
    """What a page sends to its tables."""

    def __init__(self, page: Page) -> None:
        self.acts: list[str] = []
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framesent", self._note)

    def _note(self, frame: str | bytes) -> None:
        if json.loads(frame).get("type") == "act":
            self.acts.append(str(frame))


@pytest.fixture(scope="module")
def watched(browser: Browser, server: Served) -> Iterator[Watched]:
    with Watched.opened(browser, server.url) as made:
        yield made


@pytest.fixture(scope="module")
def wire(watched: Watched) -> Wire:
    return Wire(watched.page)


@pytest.fixture(scope="module")
def irulan(watched: Watched, server: Served) -> Iterator[Guest]:
    guest = Guest(server.url)
    guest.become(watched.page)
    watched.page.goto("/learn")
    yield guest
    guest.close()


@pytest.fixture
def page(watched: Watched) -> Iterator[Page]:
    yield watched.page
    watched.check()


def asked(page: Page, guest: Guest, game: str, kind: str) -> Player:
    """Somebody before a question of this kind to which there are several answers."""
    moment = moments_of_choice(game)[kind]
    partners = moment.record.setup.seats if kind in ENDED_BY_ONE else (moment.seat,)
    go(page, f"/table/{guest.seated(moment.record, *partners)}")
    player = Player(page)
    player.take_over()
    player.turn_to(kind)
    return player


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_nothing_is_done_at_once(
    game: str, kind: str, irulan: Guest, page: Page, wire: Wire
) -> None:
    player = asked(page, irulan, game, kind)
    wire.acts.clear()
    main = player.panel.locator("button.button-main")

    assert not page.evaluate(FOCUSED)
    page.keyboard.press("Enter")
    page.locator("#dock").press("Enter")
    if kind not in FOR_NOTHING:
        assert main.filter(visible=True).all_inner_texts(), "no button says what is missing"
        for button in main.all():
            button.click(force=True)

    assert wire.acts == []
    assert player.asked() == kind


def test_the_revival_that_is_offered_first_is_free(irulan: Guest, page: Page) -> None:
    player = asked(page, irulan, "dune", "revive")

    assert "Costs 0 spice" in player.panel.locator(".form-end").inner_text()
