"""Every kind of decision that the engines list is answered through the interface."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from tests.browser.axe import violations
from tests.browser.conftest import Guest, Watched
from tests.browser.moments import moments
from tests.browser.player import PANEL, Player, go
from tests.server.serving import Served
from tools.wire_types import kinds_of

KINDS = [(game.name, kind) for game in (Dune, Arrakis) for kind in kinds_of(game)]
ENDED_BY_ONE = {"confer"}
"""Questions to several that one of them may end: a bot would do so before anybody has looked."""


@pytest.fixture(scope="module")
def watched(browser: Browser, server: Served) -> Iterator[Watched]:
    """One page for all questions: what a reload would bring has been seen after the first."""
    with Watched.opened(browser, server.url) as made:
        yield made


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


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_question_is_answered_by_clicking(
    game: str, kind: str, irulan: Guest, page: Page
) -> None:
    """In a position of a case where it is asked, by somebody who presses what is offered.

    The panel has nothing that stands in anybody's way.
    """
    moment = moments(game)[kind]
    partners = moment.record.setup.seats if kind in ENDED_BY_ONE else (moment.seat,)
    table = irulan.seated(moment.record, *partners)
    go(page, f"/table/{table}")

    player = Player(page)
    player.take_over()
    player.turn_to(kind)
    assert violations(page, PANEL) == []
    player.answer()

    assert player.answered == {kind: 1}
