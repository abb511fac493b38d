"""Battles on the stage: cards that stand between takes, and move while one is played."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from landsraad.kernel.cases import case_files, read_cases
from landsraad.kernel.record import Record
from tests.browser.conftest import Guest, NewPage
from tests.browser.moments import CASES, states
from tests.browser.test_director import CALM, FORWARD, HELD, LAYER, open_replay

SEEK: Final = f"(at) => document.querySelector('{LAYER}').reel.seek(at)"
LENGTH: Final = f"document.querySelector('{LAYER}').reel.length"


def record_of(game: str, case: str) -> Record:
    """The game of a case, to its end."""
    cases = (each for file in case_files(CASES / game) for each in read_cases(file))
    *_, last = states(next(each for each in cases if each.id == case))
    return last.record()


def seek(page: Page, part: float) -> None:
    page.evaluate(SEEK, page.evaluate(LENGTH) * part)


@pytest.mark.parametrize(
    ("game", "case", "kind", "drawn"),
    [
        ("dune", "BATTLE-68", "traitor_called", ".dune-battle .stamp"),
        ("arrakis", "BATTLE-27", "combat_roll", ".arrakis-tray .die"),
    ],
)
def test_a_battle_is_played_on_its_card(
    new_browser: NewPage, guest: Guest, game: str, case: str, kind: str, drawn: str
) -> None:
    """What comes up is hidden at first, seen in the end, and skipped with the rest."""
    page = new_browser(reduced_motion="no-preference")
    page.context.add_init_script(CALM + HELD)
    open_replay(page, guest, record_of(game, case), kind)
    page.locator(FORWARD).click()
    page.locator(LAYER).wait_for(state="attached")
    part = page.locator(drawn).first

    seek(page, 0)
    expect(part).to_have_css("opacity", "0")
    seek(page, 0.99)
    expect(part).to_have_css("opacity", "1")

    page.evaluate(f"document.querySelector('{LAYER}').reel.skip()")
    expect(page.locator(LAYER)).to_have_count(0)
    expect(page.locator(".stage-cards")).to_have_attribute("aria-hidden", "true")
