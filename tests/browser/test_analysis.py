"""Turning points: from the end of a game to its moments, and from there into the replay."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from landsraad.kernel.record import Record
from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.player import PATIENCE, go
from tests.browser.test_end import finished
from tests.browser.words import words
from tests.soak import usually
from tools.golden_records import RECORDS

LOOKS: dict[str, dict[str, Any]] = {
    "dune": {"language": "it", "width": 390, "height": 844, "theme": "dark"},
    "arrakis": {"language": "en"},
}
LONG = 8 * PATIENCE
"""Milliseconds: many games are played on, in a process that gives way to all others."""


def short_game(game: str) -> Record:
    """A game that is soon played on: a turn of Dune, or one against Mahdi."""
    if game == "dune":
        return finished(game)
    return Record.from_json((RECORDS / "v4" / "arrakis-mahdi-recruit.json").read_text("utf-8"))


def analysed(page: Page, guest: Guest, record: Record, language: str) -> None:
    """By the way that people take."""
    go(page, f"/end/{guest.seated(record, record.setup.seats[0])}")
    page.get_by_role("link", name=words(language)["analysis"]).click()
    page.locator(".turning-points, .analysis-progress").first.wait_for(timeout=PATIENCE)
    page.locator(".turning-points").wait_for(timeout=LONG)


@pytest.mark.parametrize("game", [*LOOKS][: usually(1, soak=None)])
def test_the_moments_lead_into_the_replay(new_page: NewPage, guest: Guest, game: str) -> None:
    look = LOOKS[game]
    said = words(look["language"])
    page = new_page(**look)
    record = short_game(game)
    analysed(page, guest, record, look["language"])

    expect(page.locator(".chances .chart-line")).to_have_count(len(record.setup.seats))
    expect(page.locator(".judged-players article")).to_have_count(len(record.setup.seats))
    assert 1 <= page.locator(".turning-points > li").count() <= 3
    assert violations(page) == []

    page.get_by_role("link", name=said["analysis-show"]).first.click()
    expect(page).to_have_url(re.compile(r"/replay/.+#eyes=referee&at=\d+"))
    expect(page.locator(".playback-place")).to_be_visible(timeout=PATIENCE)
