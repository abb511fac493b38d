"""A shipment of Dune: step by step, with its price, and why a place is barred."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from landsraad.dune import Dune
from tests.browser.conftest import Guest
from tests.browser.moments import sit
from tests.browser.player import PANEL, PATIENCE, go
from tests.browser.test_places import NOTE, PLACES, UNLIT


def test_a_shipment_says_what_it_costs_before_it_is_sent(page: Page, guest: Guest) -> None:
    """Where to, how many, the bill; and a place that cannot be chosen says so."""
    sit(page, guest, "dune", "ship")
    panel = page.locator(f"{PANEL}[data-kind=ship]")
    main = panel.locator("button.button-main")

    expect(main).to_have_text("Choose where to")
    page.locator(".map-frame[aria-busy=false]").wait_for(timeout=PATIENCE)
    page.locator(f'{PLACES[:-1]}="{page.evaluate(UNLIT)}"]').dispatch_event("click")
    expect(page.locator(f"{NOTE} .barred")).not_to_be_empty()

    page.keyboard.press("Escape")
    expect(page.locator(NOTE)).to_have_count(0)

    panel.locator("select").select_option(index=1)
    expect(main).to_have_text("Choose how many")
    panel.locator(".dune-count .step").last.click()
    expect(panel.locator(".count-pips .go")).to_have_count(1)
    expect(panel.locator(".dune-bill dt").first).to_have_text(re.compile("^one force at [12]$"))
    expect(main).to_have_text(re.compile("^Ship 1 for [12] spice$"))
    expect(main).to_be_enabled()


def test_a_move_says_above_its_button_that_a_stronghold_is_left(page: Page, guest: Guest) -> None:
    """All of a group go at first; with one of them less the stronghold is kept."""
    position = {
        "phase": "shipment",
        "turn": 3,
        "forces": {"harkonnen": {"carthag@10": 3}},
        "turns": {"taken": ["guild"], "now": "harkonnen", "shipped": True},
    }
    setup = Dune.read_setup(["guild", "harkonnen"], {"deals": False}, 7, "", position)
    go(page, f"/table/{guest.seated(Dune.new(setup).record(), 'harkonnen')}")
    panel = page.locator(f"{PANEL}[data-kind=move]")
    panel.locator("select").first.select_option(index=1, timeout=PATIENCE)
    panel.locator("select").last.select_option(index=1)
    loss = panel.locator(".form-end .dune-loss")
    expect(loss).to_contain_text("Carthag: none of your forces stay")

    panel.locator(".step").first.click()
    expect(loss).to_have_count(0)
