"""What a question offers: nothing that is taken for granted, and a word where there is nothing."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest, NewPage
from tests.browser.moments import Moment, all_moments, sit, sit_at
from tests.browser.player import PATIENCE

LEGEND: Final = ".panel legend"
PRESSED: Final = ".panel [aria-pressed=true]"
SIZES: Final = [{"width": 1280, "height": 720}, {"width": 390, "height": 844}]


def of_case(case: str, kind: str) -> Moment:
    """The first moment of a case of War for Arrakis at which this is asked."""
    return next(
        moment
        for moment in all_moments("arrakis")
        if moment.case.id == case and moment.kind == kind
    )


def test_where_nothing_is_possible_one_button_goes_on(page: Page, guest: Guest) -> None:
    """And the panel says so, instead of asking for a choice that nobody has."""
    player = sit_at(page, guest, of_case("LEAD-14", "cards_for_dice"))

    expect(player.panel.locator(".preview").first).to_have_text(
        "Nothing of the kind is possible now."
    )
    expect(player.panel.locator(".a-foot .button")).to_have_text(["Roll the dice"])


def test_what_is_given_up_is_asked_where_it_stands(page: Page, guest: Guest) -> None:
    """A-PRES-9: first the sietch, then what of it; figures of several areas would look alike."""
    player = sit_at(page, guest, of_case("PRES-97", "give_up"))
    expect(page.locator(LEGEND)).to_have_text(["Which area?"])
    player.panel.get_by_role("button", name="Gara Kulon").click()

    expect(page.locator(LEGEND)).to_have_text(["Which area?", "What is given up?"])


def test_where_a_worm_comes_from_is_not_taken_for_granted(page: Page, guest: Guest) -> None:
    """It is all that is asked, so the supply is no more chosen than a worm on the board."""
    player = sit_at(page, guest, of_case("HAZ-12", "worm_appears"))
    main = player.panel.locator(".button-main")

    expect(page.locator(PRESSED)).to_have_count(0)
    expect(main).to_be_disabled()
    player.panel.get_by_role("button", name="Supply").click()
    expect(main).to_be_enabled()


def test_cards_that_can_be_claimed_show_themselves(page: Page, guest: Guest) -> None:
    """Beside the dice, whatever the turn is about; none is claimed by itself."""
    player = sit_at(page, guest, of_case("LEADER-A-11", "turn"))
    claimable = player.panel.locator(".claimable")

    expect(claimable.first).to_be_visible()
    expect(claimable.first).to_have_attribute("aria-pressed", "false")


def test_a_turn_ends_by_one_button(page: Page, guest: Guest) -> None:
    player = sit(page, guest, "arrakis", "end_of_turn")

    expect(player.panel.locator(".a-foot .button")).to_have_text(["End turn"])


@pytest.mark.parametrize(("game", "kind"), [("dune", "plan"), ("arrakis", "losses")])
def test_whoever_fights_reads_of_themselves_as_you(
    game: str, kind: str, page: Page, guest: Guest
) -> None:
    sit(page, guest, game, kind)

    expect(page.locator(".ask p")).to_contain_text("you")


@pytest.mark.parametrize("size", SIZES)
def test_all_ways_to_bid_are_in_sight(
    size: dict[str, int], new_page: NewPage, guest: Guest
) -> None:
    """Bids at hand, a limit, this card, the rest; the ladder stays beside them."""
    page = new_page(**size)
    player = sit(page, guest, "dune", "bid")
    ways = player.panel.locator(".standing-ways .button")
    ways.last.wait_for(timeout=PATIENCE)

    for thing in (*ways.all(), page.locator(".dune-auction")):
        expect(thing).to_be_in_viewport(ratio=1)
    assert page.locator(".news").filter(visible=True).count() == 0 or size["width"] > 700
