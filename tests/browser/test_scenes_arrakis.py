"""Scenes of War for Arrakis: what is drawn of a take; afterwards the board is that of the view."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from landsraad.kernel import Record
from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.replays import LAYER, Replay
from tools.golden_records import RECORDS, folder_of

GAME: Final = "arrakis-mahdi-recruit"
CARD: Final = ".stage-cards .turned-card .a-card"
PLATE: Final = ".stage-cards .plate"


@pytest.fixture
def replay(new_page: NewPage, guest: Guest) -> Replay:
    file = folder_of("arrakis", RECORDS) / f"{GAME}.json"
    return Replay(new_page, guest, Record.from_json(file.read_text("utf-8")))


def test_what_moves_is_drawn_and_then_stands_as_the_view_says(replay: Replay) -> None:
    _, end = replay.play("moved")
    replay.seek(0.5)
    expect(replay.page.locator(f"{LAYER} .walker, {LAYER} .flyer").first).to_be_attached()
    assert replay.board() != end
    assert replay.skip() == end


def test_a_claimed_card_lies_open_and_its_steps_are_counted(replay: Replay) -> None:
    """Nobody is kept from anything while it lies there."""
    page = replay.page
    _, end = replay.play("claimed")
    replay.seek(0.2)
    expect(page.locator(CARD).first).to_be_visible()
    expect(page.locator(f"{PLATE} .track-cell").first).to_be_attached()
    assert violations(page) == []
    assert replay.skip() == end
