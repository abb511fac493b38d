"""Scenes of Dune: what is drawn of a take; afterwards the board is that of the view."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from landsraad.kernel import Record
from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.replays import LAYER, Replay
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
SCENES: Final = {
    "storm_moved": ".turning .dune-storm",
    "spice_blown": ".map-flights .spice",
    "bid_made": ".lot-flights .bid-plate",
    "phase": ".plate.phase",
}
"""What is seen of a take with a kind of event."""


@pytest.fixture
def replay(new_page: NewPage, guest: Guest, record: Record) -> Replay:
    return Replay(new_page, guest, record)


def test_what_happens_is_drawn_and_then_stands_as_the_view_says(replay: Replay) -> None:
    """While the storm is on its way it is in no sector, and nothing is in anybody's way."""
    page = replay.page
    for kind, selector in SCENES.items():
        _, end = replay.play(kind)
        assert page.evaluate(FIND, selector), kind
        if kind == "storm_moved":
            expect(page.locator(".map-drawing .dune-storm")).to_have_count(0)
            assert violations(page) == []
        assert replay.skip() == end, kind
