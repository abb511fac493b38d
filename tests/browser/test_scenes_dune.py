"""Scenes of Dune: what is drawn of a take; afterwards the board is that of the view."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from landsraad.kernel import Record
from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.player import PATIENCE
from tests.browser.test_director import CALM, FORWARD, HELD, IN_WORDS, LAYER
from tests.browser.test_director import record as record  # noqa: PLC0414

FIND: Final = f"""(selector) => {{
  const {{ reel }} = document.querySelector("{LAYER}");
  const isSeen = (one) => Number(getComputedStyle(one.closest(".actor")).opacity) > 0.4;
  for (let part = 0.02; part < 1; part += 0.02) {{
    reel.seek(reel.length * part);
    if ([...document.querySelectorAll(selector)].some(isSeen)) return true;
  }}
  return false;
}}"""
"""Go on in a take until something is seen."""
SKIP: Final = f"() => document.querySelector('{LAYER}').reel.skip()"
OPENING: Final = "/learn"


SCENES: Final = {
    "storm_moved": ".turning .dune-storm",
    "spice_blown": ".map-flights .spice",
    "bid_made": ".lot-flights .bid-plate",
    "phase": ".plate.phase",
}
"""What is seen of a take with a kind of event."""


class Replay:
    """A recorded game, taken through its moments by a page whose reels wait."""

    def __init__(self, page: Page, guest: Guest, record: Record) -> None:
        self.page = page
        self.table = guest.seated(record, *record.setup.seats)
        answer: Any = guest.ask("GET", f"/tables/{self.table}/replay?eyes=spectator")
        self.moments: list[dict[str, Any]] = answer["moments"]
        guest.become(page)

    def words_at(self, sequence: int) -> str:
        """The board of a moment in words, without what led there."""
        self.page.goto(OPENING)
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

    def play(self, kind: str) -> str:
        """Bring a take to the stage; the board after it."""
        before, after = self.take(kind)
        end = self.words_at(after)
        self.words_at(before)
        self.page.locator(FORWARD).click()
        self.page.locator(LAYER).wait_for(state="attached", timeout=PATIENCE)
        return end

    def skip(self) -> str:
        self.page.evaluate(SKIP)
        expect(self.page.locator(LAYER)).to_have_count(0)
        words: str = self.page.evaluate(IN_WORDS)
        return words


@pytest.fixture
def replay(new_browser: NewPage, guest: Guest, record: Record) -> Replay:
    page = new_browser(reduced_motion="no-preference")
    page.context.add_init_script(CALM + HELD)
    return Replay(page, guest, record)


def test_what_happens_is_drawn_and_then_stands_as_the_view_says(replay: Replay) -> None:
    """While the storm is on its way it is in no sector, and nothing is in anybody's way."""
    page = replay.page
    for kind, selector in SCENES.items():
        end = replay.play(kind)
        assert page.evaluate(FIND, selector), kind
        if kind == "storm_moved":
            expect(page.locator(".map-drawing .dune-storm")).to_have_count(0)
            assert violations(page) == []
        assert replay.skip() == end, kind
