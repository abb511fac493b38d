"""Talk in secret: allies have a channel of their own beside the chat of everybody."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Page, expect

from landsraad.client import Landsraad, Seat, Table
from landsraad.dune import Dune
from landsraad.kernel import Record
from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.player import PATIENCE, go

ALLIES: Final = ["atreides", "fremen"]
SEATS: Final = ["atreides", "emperor", "fremen", "harkonnen"]
SECRET: Final = "The sleeper must awaken"
PHONE: Final = {"width": 390, "height": 844}


def shipment() -> Record:
    """The Atreides ship first; the Fremen are their allies."""
    position = {"phase": "shipment", "turn": 2, "storm": 16, "alliances": [ALLIES]}
    return Dune.new(Dune.read_setup(SEATS, {"deals": False}, 7, "", position)).record()


@contextmanager
def ally(guest: Guest, table: str) -> Iterator[Seat]:
    """The Fremen, who can be made to say something."""
    with Landsraad(guest.url, guest.token) as landsraad:
        info = landsraad.ask("GET", f"/tables/{table}")
        with Table(landsraad, info).sit("fremen") as seat:
            while seat.scene is None:
                seat.wait()
            yield seat


def sit_down(page: Page, table: str) -> None:
    """At a table at one screen, as the Atreides."""
    go(page, f"/table/{table}")
    page.locator(".hand-over .button-main").first.click(timeout=PATIENCE)
    page.locator(".tool-chat").wait_for(timeout=PATIENCE)


def test_allies_talk_in_secret(new_page: NewPage, guest: Guest) -> None:
    """Its lines are counted and shown apart, and what is written there is for the ally only."""
    page = new_page(**PHONE)
    table = guest.seated(shipment(), *ALLIES)
    sit_down(page, table)
    with ally(guest, table) as fremen:
        fremen.say("To everybody")
        fremen.say(SECRET, in_secret=True)
        expect(page.locator(".tool-chat .unread")).to_have_text("2", timeout=PATIENCE)
        page.locator(".tool-chat").click()
        channels = page.locator(".channels")
        openly, secretly = (channels.locator(".segment").nth(place) for place in (0, 1))
        expect(secretly.locator(".unread")).to_have_text("1", timeout=PATIENCE)
        secretly.click()
        expect(page.locator(".said")).to_have_count(1)
        expect(page.locator(".said-text")).to_have_text(SECRET)
        expect(channels.locator(".unread")).to_have_count(0)
        assert violations(page, ".talk") == []

        page.locator(".chat-form input").fill("I hear you")
        page.keyboard.press("Enter")
        expect(page.locator(".said")).to_have_count(2, timeout=PATIENCE)
        while len(fremen.private_chat) < 2:
            fremen.wait()
        openly.click()
        expect(page.locator(".said-text")).to_have_text("To everybody")

    assert [line.text for line in fremen.private_chat] == [SECRET, "I hear you"]
    assert [line.text for line in fremen.chat] == ["To everybody"]
