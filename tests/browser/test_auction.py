"""An auction by keyboard, bids said in advance, and a plan that is changed while one waits."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from landsraad.dune import Dune
from landsraad.kernel.record import Record
from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.keyboard import no_mouse, press, tab_to
from tests.browser.player import PANEL, PATIENCE, go

SPICE = {"atreides": 0, "emperor": 9, "guild": 0}
BID = f"{PANEL}[data-kind=bid]"
ON_THE_LADDER = """() => {
  const ladder = document.querySelector(".dune-auction .bids").getBoundingClientRect();
  return [...document.querySelectorAll(".stage button")].filter((button) => {
    const box = button.getBoundingClientRect();
    return box.width && box.top < ladder.bottom && box.bottom > ladder.top;
  }).map((button) => button.ariaLabel ?? button.textContent);
}"""
MEANWHILE = "section.meanwhile"


def auction(**spice: int) -> Record:
    """Three cards for sale; the Emperor is asked first, the others have no spice unless told."""
    position = {"phase": "bidding", "turn": 2, "storm": 1, "spice": {**SPICE, **spice}}
    setup = Dune.read_setup(list(SPICE), {"deals": False}, 7, "", position)
    game = Dune.new(setup)
    assert [d.seat for d in game.pending if d.required] == ["emperor"]
    return game.record()


def battle() -> Record:
    forces: dict[str, Any] = {"emperor": {"old_gap@8": 3}, "guild": {"old_gap@10": 2}}
    position = {"phase": "battle", "forces": forces}
    return Dune.new(
        Dune.read_setup(["emperor", "guild"], {"deals": False}, 7, "", position)
    ).record()


@pytest.fixture
def friend(guest: Guest) -> Iterator[Guest]:
    with closing(Guest(guest.url, "Chani")) as made:
        yield made


def with_friend(guest: Guest, friend: Guest, record: Record, mine: str, theirs: str) -> str:
    """A table with somebody else who takes their time."""
    table = guest.seated(record, mine, theirs)
    link = guest.ask("POST", f"/tables/{table}/seats/{theirs}/link")
    friend.ask("POST", "/links/join", link)
    return table


def test_an_auction_by_keyboard(page: Page, guest: Guest) -> None:
    """Type how far to go, let it be bid, and pass the rest; the others cannot pay anything."""
    go(page, f"/table/{guest.seated(auction(), 'emperor')}")
    page.locator(BID).wait_for(timeout=PATIENCE)
    with no_mouse(page):
        buy_one_card(page)


def test_on_a_phone_no_button_lies_on_the_ladder(new_page: NewPage, guest: Guest) -> None:
    """The one for the whole map lay on the last bidder."""
    page = new_page(width=390, height=844)
    go(page, f"/table/{guest.seated(auction(), 'emperor')}")
    page.locator(f"{BID}").wait_for(timeout=PATIENCE)
    page.locator(".map-frame[aria-busy=false]").wait_for(timeout=PATIENCE)

    expect(page.locator(".dune-auction .bids li").last).to_be_visible()
    assert page.evaluate(ON_THE_LADDER) == []


def buy_one_card(page: Page) -> None:
    scene = page.locator(".dune-auction")
    expect(scene.locator("h3")).to_have_text("Card 1 of 3")
    expect(scene.locator(".bids li.me")).to_contain_text("you")
    expect(page.get_by_role("button", name="Bid up to …")).to_be_disabled()
    number = page.locator(f"{BID} input[type=number]")
    tab_to(number)
    page.keyboard.press("Control+A")
    page.keyboard.type("6")
    page.keyboard.press("Enter")
    press(page.get_by_role("button", name="Bid up to 6"))

    expect(scene.locator("h3")).to_have_text("Card 2 of 3", timeout=PATIENCE)
    expect(scene.locator("header p")).to_have_text("one sold: you 1")
    press(page.locator(BID).get_by_role("button", name="Pass the rest"))
    expect(scene).to_have_count(0, timeout=PATIENCE)


def test_what_is_said_while_others_bid_can_be_withdrawn(
    page: Page, guest: Guest, friend: Guest
) -> None:
    table = with_friend(guest, friend, auction(guild=9), "emperor", "guild")
    go(page, f"/table/{table}")
    page.locator(BID).get_by_role("button", name="1", exact=True).click(timeout=PATIENCE)
    page.locator(BID).get_by_role("button", name="Bid 1", exact=True).click()
    panel = page.locator(MEANWHILE)
    panel.get_by_role("button", name="2", exact=True).click(timeout=PATIENCE)
    panel.get_by_role("button", name="Bid up to 2 for this card").click()
    said = panel.locator(".standing-said")
    expect(said).to_contain_text("Bid up to 2 for this card")
    assert violations(page, MEANWHILE) == []
    said.get_by_role("button", name="Withdraw").click()
    expect(said).to_have_count(0)

    panel.get_by_role("button", name="Pass this card").click()
    expect(said).to_contain_text("Pass this card")


def test_a_plan_is_changed_while_the_other_thinks(page: Page, guest: Guest, friend: Guest) -> None:
    """Or kept after all."""
    table = with_friend(guest, friend, battle(), "emperor", "guild")
    go(page, f"/table/{table}")
    plan = page.locator(f"{PANEL}[data-kind=plan]")
    plan.wait_for(timeout=PATIENCE)
    seal(plan, leader=0)
    made = page.locator(f"{MEANWHILE} .made-person b")
    first = made.text_content(timeout=PATIENCE) or ""
    page.get_by_role("button", name="Change my plan").click()
    page.get_by_role("button", name="Keep what I have chosen").click()
    expect(made).to_have_text(first)
    page.get_by_role("button", name="Change my plan").click()
    seal(page.locator(MEANWHILE), leader=1)

    expect(made).not_to_have_text(first)


def seal(panel: Locator, leader: int) -> None:
    """Make a plan with this one of the leaders, one force and no cards."""
    panel.locator(".tile:has(.leader-tile)").nth(leader).click()
    panel.locator(".dune-dial .turn").last.click()
    panel.locator("button.button-main").click()


def test_why_nothing_can_be_taken_back(page: Page, guest: Guest) -> None:
    """The button is there, grey, and says it when pressed."""
    go(page, f"/table/{guest.seated(auction(), 'emperor')}")
    page.locator(BID).wait_for(timeout=PATIENCE)
    button = page.get_by_role("button", name="Take back")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)  # what is disabled for the ear can still be pressed

    expect(page.locator("#why-no-undo")).to_have_text(
        "You have done nothing yet that could be taken back."
    )
