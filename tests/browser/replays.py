"""Replays on the stage: a take is brought there and stands still until it is told what to show."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from landsraad.kernel.record import Record
from tests.browser.conftest import IDLE, Guest, NewPage
from tests.browser.player import PATIENCE, go

LAYER: Final = ".map-flights"
FORWARD: Final = ".playback-buttons button >> nth=3"
HELD: Final = f"""
new MutationObserver(() => {{
  const reel = document.querySelector('{LAYER}')?.reel;
  if (reel) reel.play = () => {{}};
}}).observe(document, {{ childList: true, subtree: true }});
localStorage.setItem('landsraad.scenes', 'calm');
"""
"""Scenes are wanted, and a reel that comes to the stage waits."""
SEEK: Final = f"""(part) => {{
  const {{ reel }} = document.querySelector("{LAYER}");
  reel.seek(reel.length * part);
}}"""
LENGTH: Final = f"() => document.querySelector('{LAYER}').reel.length"
SKIP: Final = f"() => document.querySelector('{LAYER}').reel.skip()"
IN_WORDS: Final = {
    "dune": "() => document.querySelector('.dune-board .unseen').textContent",
    "arrakis": "() => document.querySelector('.a-table section').textContent",
}
"""The board for those who hear it."""


class Replay:
    """A recorded game, taken through its moments by a page whose reels wait."""

    def __init__(
        self, new_page: NewPage, guest: Guest, record: Record, motion: str = "no-preference"
    ) -> None:
        self.page: Page = new_page(reduced_motion=motion, script=HELD)
        self._game = record.setup.game
        self._table = guest.seated(record, *record.setup.seats)
        answer: Any = guest.ask("GET", f"/tables/{self._table}/replay?eyes=spectator")
        self._moments: list[dict[str, Any]] = answer["moments"]

    def board(self) -> str:
        """What is drawn, in words."""
        words: str = self.page.evaluate(IN_WORDS[self._game])
        return words

    def look_at(self, sequence: int) -> str:
        """The board of a moment, without what led there."""
        go(self.page, IDLE)
        self.page.locator(".map-frame").wait_for(state="detached")
        go(self.page, f"/replay/{self._table}#eyes=spectator&at={sequence}")
        self.page.locator(".map-places").wait_for(state="attached", timeout=PATIENCE)
        expect(self.page.locator(".map-frame[aria-busy=true]")).to_have_count(0, timeout=PATIENCE)
        return self.board()

    def take(self, kind: str) -> tuple[int, int]:
        """The moments before and after the first event of a kind."""
        before = 0
        for moment in self._moments:
            if any(event["kind"] == kind for event in moment["events"]):
                return before, moment["sequence"]
            before = moment["sequence"]
        raise AssertionError(f"nothing of the kind {kind}")

    def play(self, kind: str) -> tuple[str, str]:
        """Bring a take to the stage; the boards before and after it."""
        before, after = self.take(kind)
        end = self.look_at(after)
        begin = self.look_at(before)
        self.page.locator(FORWARD).click()
        self.page.locator(LAYER).wait_for(state="attached", timeout=PATIENCE)
        return begin, end

    def seek(self, part: float) -> None:
        self.page.evaluate(SEEK, part)

    def length(self) -> int:
        """Milliseconds of the take on the stage."""
        length: int = self.page.evaluate(LENGTH)
        return length

    def skip(self) -> str:
        """To the end of the take; the board then."""
        self.page.evaluate(SKIP)
        expect(self.page.locator(LAYER)).to_have_count(0)
        return self.board()
