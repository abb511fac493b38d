"""The Battle Plan of Dune: what is chosen holds, and is what the engine gets."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.moments import moments
from tests.browser.player import PANEL, PATIENCE


def test_leader_and_number_hold(page: Page, guest: Guest) -> None:
    """Neither unsettles the other; the sum follows, and the plan is sealed with them."""
    moment = moments("dune")["plan"]
    guest.become(page)
    page.goto(f"/table/{guest.seated(moment.record, moment.seat)}")
    panel = page.locator(f"{PANEL}[data-kind=plan]")
    panel.wait_for(timeout=PATIENCE)
    leader = panel.locator(".tile:has(.leader-tile)").nth(2)
    leader.click()
    panel.locator(".dune-dial .turn").last.click()

    expect(leader).to_have_attribute("aria-pressed", "true")
    dial = panel.locator("[role=slider]")
    turned = dial.get_attribute("aria-valuetext") or ""
    assert turned not in ("", "0")
    expect(panel.locator(".total small")).to_contain_text(turned)
    panel.locator("button.button-main").click()
    expect(panel).to_have_count(0)
