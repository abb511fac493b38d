"""Every kind of decision that the engines list is answered through the interface.

And before: what cannot be undone is never done by pressing the main button, or Enter, at once.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocket

from landsraad.arrakis import Arrakis
from landsraad.arrakis.actions.common import Done
from landsraad.dune import Dune
from landsraad.dune.actions.common import Pass
from tests.browser.axe import violations
from tests.browser.conftest import Guest
from tests.browser.moments import Moment, moments, moments_of_choice
from tests.browser.player import PANEL, PATIENCE, Player, go
from tests.soak import usually
from tests.wording import RAW
from tools.wire_types import kinds_of

KINDS: Final = [(game.name, kind) for game in (Dune, Arrakis) for kind in kinds_of(game)]
ANSWERED: Final = KINDS[:: usually(14, soak=1)]
"""Every fourteenth in `make test`, all in `make soak`."""
LOOKED_AT: Final = KINDS[:: usually(20, soak=1)]
"""Those whose panel axe looks at, which takes longer than to answer: all in `make soak`."""
NO_CHOICE: Final = {"claim_now", "cone", "end_of_turn"}
"""Kinds that have a single answer."""
READY: Final = {"cone", "end_of_turn"}
"""Kinds whose button is ready: one was opened for that purpose, with the other a turn ends."""
FOR_NOTHING: Final = {"revive"}
"""Kinds that begin with something chosen, which costs nothing."""
GIVE_UP: Final = {"dune": Pass, "arrakis": Done}
"""What leaves a question without doing anything that it offers."""
FOCUSED: Final = "document.activeElement.closest('.panel button, .panel [data-lit]') !== null"


class Wire:
    """What a page sends to its tables."""

    def __init__(self, page: Page) -> None:
        self.acts: list[str] = []
        page.on("websocket", self.follow)

    def follow(self, socket: WebSocket) -> None:
        socket.on("framesent", self._note)

    def _note(self, frame: str | bytes) -> None:
        if json.loads(frame).get("type") == "act":
            self.acts.append(str(frame))


@pytest.fixture
def wire(page: Page) -> Iterator[Wire]:
    made = Wire(page)
    yield made
    page.remove_listener("websocket", made.follow)


def moment_of(game: str, kind: str) -> Moment:
    """A question of this kind, with several answers if there is such a case."""
    return (moments if kind in NO_CHOICE else moments_of_choice)(game)[kind]


def asked(page: Page, guest: Guest, game: str, kind: str) -> Player:
    """Somebody before a question of this kind."""
    moment = moment_of(game, kind)
    go(page, f"/table/{guest.seated(moment.record, *moment.people)}")
    player = Player(page)
    player.take_over()
    player.turn_to(kind)
    return player


@pytest.mark.parametrize(("game", "kind"), ANSWERED)
def test_a_question_is_answered_by_clicking(
    game: str, kind: str, guest: Guest, page: Page, wire: Wire
) -> None:
    """In a position of a case where it is asked, by somebody who presses what is offered.

    The panel has nothing that stands in anybody's way, and does nothing at once.
    """
    player = asked(page, guest, game, kind)
    check_nothing_is_done_at_once(player, kind, wire)
    check_giving_up_says_what_it_costs(player, game, kind)
    assert RAW.search(player.panel.inner_text()) is None
    if (game, kind) in LOOKED_AT:
        assert violations(page, PANEL) == []
    player.answer()

    assert player.answered == {kind: 1}


def check_nothing_is_done_at_once(player: Player, kind: str, wire: Wire) -> None:
    wire.acts.clear()
    main = player.panel.locator("button.button-main")

    assert not player.page.evaluate(FOCUSED)
    player.page.keyboard.press("Enter")
    player.page.locator("#dock").press("Enter")
    if kind not in FOR_NOTHING | READY:
        assert main.filter(visible=True).all_inner_texts(), "no button says what is missing"
        for button in main.all():
            button.click(force=True)

    assert wire.acts == []
    assert player.asked() == kind


def check_giving_up_says_what_it_costs(player: Player, game: str, kind: str) -> None:
    moment = moment_of(game, kind)
    question = next(d for d in moment.record.replay().pending if d.kind == kind)
    if len(question.actions) > 1 and GIVE_UP[game](moment.seat) in question.actions:
        ends = player.panel.locator(
            ".form-end .preview, .a-foot .preview, .a-options [data-value=done]"
        )
        if player.panel.locator(".action-list").count():
            return  # each choice is a button that says what it does
        assert "".join(ends.all_inner_texts()).strip(), "nobody knows what is given up"


def test_what_nobody_waits_for_is_opened_on_purpose(guest: Guest, page: Page) -> None:
    """A cone of silence, of which there are three: neither at first nor once one was used."""
    moment = moments("arrakis")["cone"]
    waiting = page.locator(f"{PANEL}[data-kind=place_row]")
    go(page, f"/table/{guest.seated(moment.record, moment.seat)}")
    waiting.wait_for(timeout=PATIENCE)
    player = Player(page)
    player.turn_to("cone")
    player.answer()
    if player.asked() == "confer":
        player.press(player.panel.get_by_role("button", name="End the secret conference"))

    waiting.wait_for(timeout=PATIENCE)


def test_the_revival_that_is_offered_first_is_free(guest: Guest, page: Page) -> None:
    player = asked(page, guest, "dune", "revive")

    assert "Costs 0 spice" in player.panel.locator(".form-end").inner_text()
