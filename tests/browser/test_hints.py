"""A hint at the table: asked for in the dock, told with chances and reasons, done by a press."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.player import PANEL, PATIENCE, go
from tests.browser.words import words

ENGLISH = words("en")


@pytest.mark.parametrize("size", [{}, {"width": 390, "height": 844}], ids=["desktop", "phone"])
def test_somebody_alone_asks_for_a_hint_and_takes_it(
    size: dict[str, int], new_page: NewPage, guest: Guest
) -> None:
    page = new_page(**size)
    go(page, f"/table/{guest.table('arrakis', {'harkonnen': 'me', 'atreides': 'bot:recruit'})}")
    panel = page.locator(PANEL)
    expect(panel).to_be_visible(timeout=PATIENCE)
    before = panel.get_attribute("data-moment")
    page.locator(".sheet").get_by_role("button", name=ENGLISH["close"]).click()

    page.get_by_role("button", name=ENGLISH["hint"], exact=True).click()
    advice = page.locator(".advice li").first
    expect(advice).to_be_visible(timeout=PATIENCE)
    assert violations(page, ".dock") == []

    advice.get_by_role("button", name=ENGLISH["hint-do"]).click()
    expect(panel).not_to_have_attribute("data-moment", before or "", timeout=PATIENCE)
    expect(page.locator(".advice")).to_be_hidden()


def test_whoever_plays_can_object_to_hints(page: Page, guest: Guest) -> None:
    """In the lobby, or in the menu of the table; it asks once more."""
    table = guest.table("arrakis", {"harkonnen": "me", "atreides": "bot:recruit"})
    go(page, f"/table/{table}")
    page.locator(PANEL).wait_for(timeout=PATIENCE)
    page.locator(".sheet").get_by_role("button", name=ENGLISH["close"]).click()
    page.get_by_role("button", name=ENGLISH["menu"]).first.click()
    page.get_by_role("button", name=ENGLISH["hints-object"]).click()
    page.get_by_role("dialog", name=ENGLISH["hints-object-title"]).get_by_role(
        "button", name=ENGLISH["hints-object"]
    ).click()

    expect(page.get_by_text(ENGLISH["hints-here"])).to_have_count(0)
    expect(page.get_by_role("button", name=ENGLISH["hint"], exact=True)).to_have_count(0)
    assert not guest.ask("GET", f"/tables/{table}")["hints"]
