"""What spoiled whole games of Dune for those who played them by hand."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from landsraad.dune import Dune
from landsraad.kernel.record import Record
from tests.browser.conftest import Guest, NewPage
from tests.browser.player import PANEL, PATIENCE, go

SEATS: Final = ["emperor", "fremen", "guild"]
NEWS_AND_CHIP: Final = """() => {
  const made = (name) => {
    const box = document.createElement("aside");
    box.className = name;
    box.style.minHeight = box.style.minWidth = "40px";
    document.querySelector(".toasts, .sound-question, .table > *").parentElement.append(box);
    return box;
  };
  made("stage-card low");
  const [news, chip] = ["news", "missed"].map((name) => made(name).getBoundingClientRect());
  return [news.right, chip.left];
}"""
"""What others did and what the stage has cut, both over the board while a battle lies below."""


def position(phase: str, **more: Any) -> Record:
    begun = {"phase": phase, "turn": 2, "storm": 1, **more}
    setup = Dune.read_setup(SEATS, {"ruleset": "advanced", "deals": False}, 7, "", begun)
    return Dune.new(setup).record()


def auction() -> Record:
    """The Emperor has a Karama, which may bid more than 3 spice, and is asked first."""
    spice = {"emperor": 3, "fremen": 0, "guild": 0}
    return position("bidding", spice=spice, hands={"emperor": ["karama"]})


def test_bids_at_hand_can_be_paid(page: Page, guest: Guest) -> None:
    go(page, f"/table/{guest.seated(auction(), 'emperor')}")
    panel = page.locator(f"{PANEL}[data-kind=bid]")
    panel.wait_for(timeout=PATIENCE)

    assert max(int(text) for text in panel.locator(".quick button").all_inner_texts()) <= 3


def test_what_is_said_beside_a_question_leads_back_to_it(page: Page, guest: Guest) -> None:
    """And says until when it holds."""
    go(page, f"/table/{guest.seated(auction(), 'emperor')}")
    bid = page.locator(f"{PANEL}[data-kind=bid]")
    bid.wait_for(timeout=PATIENCE)
    page.locator(".dock-more").click()
    page.locator("[data-kind=standing].other").click()
    panel = page.locator(PANEL)
    panel.get_by_role("button", name="Every advantage").click()
    panel.get_by_role("button", name="The end of the game").click()
    panel.locator("button.button-main").click()

    expect(bid).to_be_visible(timeout=PATIENCE)


def test_an_advantage_is_let_be_by_one_press(page: Page, guest: Guest) -> None:
    """The Fremen look at the storm card; whoever holds a Karama is asked each time."""
    storm = position("storm", hands={"emperor": ["karama"]})
    go(page, f"/table/{guest.seated(storm, 'emperor')}")
    panel = page.locator(f"{PANEL}[data-kind=respond]")
    expect(panel.locator("button.button-main")).to_be_disabled(timeout=PATIENCE)
    panel.get_by_role("button", name="Let it be", exact=True).click()

    expect(panel).to_have_count(0, timeout=PATIENCE)


def test_a_counter_says_how_many_forces_are_ordinary_and_how_many_special(
    page: Page, guest: Guest
) -> None:
    """As everywhere else: 4 + 2★ are six, and 3★ are three."""
    record = position(
        "bidding",
        forces={"fremen": {"sietch_tabr@13": 4}},
        specials={"fremen": {"sietch_tabr@13": 2}, "emperor": {"arrakeen@9": 3}},
    )
    go(page, f"/table/{guest.seated(record, 'emperor')}")

    def numbers(seat: str) -> list[str]:
        return page.locator(f".dune-counter.of-{seat} .number").all_text_contents()

    page.locator(".dune-counter.of-fremen").first.wait_for(timeout=PATIENCE)
    assert numbers("fremen") == ["4", "2"]
    assert numbers("emperor") == ["3"]


@pytest.mark.parametrize("size", [{"width": 1280, "height": 720}, {"width": 360, "height": 740}])
@pytest.mark.parametrize("number", [5, 8])
def test_no_card_of_a_hand_is_cut_off(
    number: int, size: dict[str, int], new_page: NewPage, guest: Guest
) -> None:
    cards = ["karama", "lasgun", "shield", "snooper", "hajr", "crysknife", "stunner", "baliset"]
    setup = Dune.read_setup(
        ["harkonnen", "guild"],
        {"deals": False},
        7,
        "",
        {"phase": "bidding", "turn": 2, "hands": {"harkonnen": cards[:number]}},
    )
    page = new_page(**size)
    go(page, f"/table/{guest.seated(Dune.new(setup).record(), 'harkonnen')}")
    fan = page.locator(".hand .fan")
    fan.wait_for(timeout=PATIENCE)

    assert fan.evaluate("fan => fan.scrollWidth - fan.clientWidth") <= 0


def test_the_chip_of_what_was_cut_lies_beside_the_news(new_page: NewPage, guest: Guest) -> None:
    page = new_page(width=1280, height=720)
    go(page, f"/table/{guest.seated(auction(), 'emperor')}")
    page.locator(PANEL).wait_for(timeout=PATIENCE)
    end_of_news, start_of_chip = page.evaluate(NEWS_AND_CHIP)

    assert end_of_news <= start_of_chip
