"""Scenes of War for Arrakis: what is drawn of a take; afterwards the board is that of the view."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from landsraad.kernel import Record
from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.player import PATIENCE
from tests.browser.test_director import CALM, FORWARD, HELD, LAYER
from tools.golden_records import RECORDS, folder_of

GAME: Final = "arrakis-mahdi-recruit"
IN_WORDS: Final = "() => document.querySelector('.a-table section').textContent"
SEEK: Final = f"""(part) => {{
  const {{ reel }} = document.querySelector("{LAYER}");
  reel.seek(reel.length * part);
}}"""
SKIP: Final = f"() => document.querySelector('{LAYER}').reel.skip()"
CARD: Final = ".stage-cards .turned-card .a-card"
PLATE: Final = ".stage-cards .plate"


class Replay:
    """A recorded game, taken through its moments by a page whose reels wait."""

    def __init__(self, page: Page, guest: Guest) -> None:
        self.page = page
        file = folder_of("arrakis", RECORDS) / f"{GAME}.json"
        record = Record.from_json(file.read_text("utf-8"))
        self.table = guest.seated(record, *record.setup.seats)
        answer: Any = guest.ask("GET", f"/tables/{self.table}/replay?eyes=spectator")
        self.moments: list[dict[str, Any]] = answer["moments"]
        guest.become(page)

    def look_at(self, sequence: int) -> str:
        """A moment without what led there; its board in words."""
        self.page.goto("/learn")
        self.page.goto(f"/replay/{self.table}#eyes=spectator&at={sequence}")
        self.page.locator(".map-places").wait_for(state="attached", timeout=PATIENCE)
        expect(self.page.locator(".map-frame[aria-busy=true]")).to_have_count(0, timeout=PATIENCE)
        words: str = self.page.evaluate(IN_WORDS)
        return words

    def take(self, kind: str) -> tuple[int, int]:
        """The moments before and after the first event of a kind."""
        before = 0
        for moment in self.moments:
            if any(event["kind"] == kind for event in moment["events"]):
                return before, moment["sequence"]
            before = moment["sequence"]
        raise AssertionError(kind)

    def play(self, kind: str) -> tuple[str, str]:
        """Bring a take to the stage; the boards before and after it."""
        before, after = self.take(kind)
        end = self.look_at(after)
        begin = self.look_at(before)
        self.page.locator(FORWARD).click()
        self.page.locator(LAYER).wait_for(state="attached", timeout=PATIENCE)
        return begin, end

    def skip(self) -> str:
        self.page.evaluate(SKIP)
        expect(self.page.locator(LAYER)).to_have_count(0)
        words: str = self.page.evaluate(IN_WORDS)
        return words


@pytest.fixture
def replay(new_browser: NewPage, guest: Guest) -> Replay:
    page = new_browser(reduced_motion="no-preference")
    page.context.add_init_script(CALM + HELD)
    return Replay(page, guest)


def test_what_moves_is_drawn_and_then_stands_as_the_view_says(replay: Replay) -> None:
    page = replay.page
    _, end = replay.play("moved")
    page.evaluate(SEEK, 0.5)
    expect(page.locator(f"{LAYER} .walker, {LAYER} .flyer").first).to_be_attached()
    assert page.evaluate(IN_WORDS) != end
    assert replay.skip() == end


def test_a_claimed_card_lies_open_and_its_steps_are_counted(replay: Replay) -> None:
    """Nobody is kept from anything while it lies there."""
    page = replay.page
    _, end = replay.play("claimed")
    page.evaluate(SEEK, 0.2)
    expect(page.locator(CARD).first).to_be_visible()
    expect(page.locator(f"{PLATE} .track-cell").first).to_be_attached()
    assert violations(page) == []
    assert replay.skip() == end
