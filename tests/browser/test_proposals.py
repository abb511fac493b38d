"""Whoever proposes something is told at once how it is answered."""

from __future__ import annotations

from typing import Final

from landsraad.client import Landsraad
from landsraad.dune import Dune
from tests.browser.conftest import Guest, NewPage
from tests.browser.moments import Moment, all_moments
from tests.browser.player import PANEL, PATIENCE

NOTHING: Final = "0 0 - - no"
TOASTS: Final = """
window.told = [];
new MutationObserver(() => {
  for (const toast of document.querySelectorAll(".toasts button")) told.push(toast.textContent);
}).observe(document, { childList: true, subtree: true });
"""
"""What stood in the corner of the board, however short."""


def play(guest: Guest, table: str, seat: str, words: str) -> None:
    """An action of a guest, made elsewhere than on a page."""
    with Landsraad(guest.url, guest.token) as landsraad:
        (found,) = [one for one in landsraad.tables() if one.id == table]
        with found.sit(seat) as sitting:
            while sitting.scene is None:
                sitting.wait()
            sitting.play(Dune.notation().read(f"{seat} {words}"))


def bid_with_deals() -> Moment:
    """A moment at which somebody bids, at a table with deals of the game's own."""
    found = all_moments("dune")
    dealing = {(each.case.id, each.actions) for each in found if each.kind == "deal"}
    return next(
        each for each in found if each.kind == "bid" and (each.case.id, each.actions) in dealing
    )


def test_a_refused_offer_is_told_to_who_made_it(
    new_browser: NewPage, guest: Guest, newcomer: Guest
) -> None:
    moment = bid_with_deals()
    other = next(seat for seat in moment.record.setup.seats if seat != moment.seat)
    table = guest.seated(moment.record, moment.seat, other)
    newcomer.ask("POST", "/links/join", guest.ask("POST", f"/tables/{table}/seats/{other}/link"))
    page = new_browser()
    page.context.add_init_script(TOASTS)
    guest.become(page)
    page.goto(f"/table/{table}")
    page.locator(PANEL).first.wait_for(timeout=PATIENCE)

    play(guest, table, moment.seat, f"offer {other} {NOTHING} for 1 0 - - no")
    play(newcomer, table, other, "refuse-deal 1")

    refused = "() => told.some((text) => text.includes('refuses'))"
    page.wait_for_function(refused, timeout=PATIENCE)
