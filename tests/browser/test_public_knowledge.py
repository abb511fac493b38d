"""What everybody saw stays noted; an eye says who knows more."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

import landsraad
from landsraad.arrakis import Arrakis
from landsraad.dune import Dune
from landsraad.kernel import Chance
from landsraad.kernel.event import REFEREE
from landsraad.kernel.record import Record
from landsraad.texts import Texts
from tests.browser.conftest import Guest
from tests.browser.moments import moments, moments_of_choice
from tests.browser.player import PATIENCE, go


class Sale(NamedTuple):
    """A card that somebody has bought, whose face the Atreides had seen."""

    record: Record
    buyer: str
    card: str


@cache
def sale() -> Sale:
    """The first one in a game played by chance, to somebody who pays for it."""
    game, chance = landsraad.new_game("dune", seed=3), Chance.seeded(3)
    while True:
        due = [decision for decision in game.pending if decision.required]
        game.play(chance.choice(due).actions.sample(chance))
        for told in [event.seen_by(REFEREE) for event in game.happened]:
            if told and told["kind"] == "card_bought" and told["seat"] in ("guild", "emperor"):
                return Sale(game.record(), told["seat"], told["card"])


def sheet_of(page: Page, faction: str) -> Locator:
    page.locator(f".seats [data-seat={faction}]").click(timeout=PATIENCE)
    return page.locator(".sheet")


def test_a_card_that_was_seen_when_it_was_sold(page: Page, guest: Guest) -> None:
    """The Atreides know its face, the others its price and that the Atreides know it."""
    sold = sale()
    face = Texts(Dune).name(sold.card)
    for seat, knows, seen_by in (("atreides", True, "you"), ("harkonnen", False, "Atreides")):
        go(page, "/learn")
        go(page, f"/table/{guest.seated(sold.record, seat)}")
        sheet = sheet_of(page, sold.buyer)

        expect(sheet.locator(".faces", has_text=face)).to_have_count(int(knows))
        bought = sheet.locator(".card-notes li", has_text="Bought")
        expect(bought.locator(".seen-by")).to_contain_text(seen_by)


def test_what_was_answered_to_a_truthtrance(page: Page, guest: Guest) -> None:
    moment = moments("dune")["truth"]
    game = moment.record.replay().copy()
    game.play(game.pending[0].actions.sample(Chance.seeded(1)))
    watching = next(seat for seat in game.seats if seat != moment.seat)
    go(page, f"/table/{guest.seated(game.record(), watching)}")

    expect(sheet_of(page, moment.seat)).to_contain_text("answers")


def test_a_card_that_a_partner_was_shown(page: Page, guest: Guest) -> None:
    """Under a cone of silence: an eye on the card tells its owner, the partner sees its face."""
    game = moments_of_choice("arrakis")["confer"].record.replay().copy()
    game.play(Arrakis.notation().read("corrino show [shigawire:1]"))
    go(page, f"/table/{guest.seated(game.record(), 'corrino')}")
    hand = page.locator(".hand .fan li")

    expect(hand.filter(has_text="Shigawire").locator(".seen-by")).to_contain_text("Harkonnen")
    expect(hand.locator(".seen-by")).to_have_count(1)

    go(page, "/learn")
    go(page, f"/table/{guest.seated(game.record(), 'house_harkonnen')}")
    page.get_by_role("button", name="Cards", exact=True).click(timeout=PATIENCE)
    expect(page.locator(".a-others")).to_contain_text("Shigawire")
    expect(page.locator(".a-others")).not_to_contain_text("Troop Carriers")
