"""Line-ups: the book's with one press, and factions that the server deals at random."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from landsraad.dune.lineup import SUGGESTED
from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.player import go

SETUP: Final = "form.setup"
WHO: Final = f"{SETUP} .setup-seats select"


def press(page: Page, choice: str, name: str) -> None:
    """Press one of the buttons of a choice."""
    group = page.get_by_role("group", name=choice, exact=True)
    group.get_by_role("button", name=name, exact=True).click()


def laid(page: Page, guest: Guest) -> dict[str, Any]:
    """The table that the set-up page makes."""
    page.locator(f"{SETUP} button[type=submit]").click()
    page.locator(".lobby").wait_for()
    table: dict[str, Any] = guest.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")
    return table


def test_the_book_suggests_who_plays(page: Page, guest: Guest) -> None:
    """D-SETUP-2: with one press; a seat of mine that is left out becomes another one."""
    go(page, "/new/dune")
    page.locator(WHO).nth(0).select_option("out")
    page.locator(WHO).nth(4).select_option("me")
    press(page, "The rulebook’s line-up, by number of players", "3")
    expect(page.locator(WHO).nth(0)).to_have_value("me")
    table = laid(page, guest)

    assert [seat["seat"] for seat in table["seats"]] == list(SUGGESTED[3])
    assert [seat["seat"] for seat in table["seats"] if seat["mine"]] == ["atreides"]


def test_factions_are_dealt_to_those_who_play(page: Page, guest: Guest) -> None:
    """D-SETUP-3: to me, to a friend and to a bot, out of the book's line-up; told in the lobby."""
    go(page, "/new/dune")
    press(page, "How factions are handed out", "Dealt at random")
    press(page, "How many play", "3")
    press(page, "Dealt from", "The rulebook’s: Atreides, Fremen, Harkonnen")
    page.locator(WHO).nth(2).select_option("bot:recruit")
    table = laid(page, guest)
    me, friend, bot = table["seats"]

    assert {seat["seat"] for seat in table["seats"]} == set(SUGGESTED[3])
    assert (me["mine"], friend["name"], friend["bot"], bot["bot"]) == (True, None, None, "recruit")
    expect(page.locator(".player").nth(0)).to_contain_text(me["seat"].capitalize())


def test_two_factions_are_dealt_to_each(new_page: NewPage, guest: Guest) -> None:
    """D-SETUP-18: on a phone and in Italian, where axe-core finds nothing."""
    page = new_page(language="it", width=390, height=844, theme="dark")
    go(page, "/new/dune")
    page.locator(".mode", has_text="Due fazioni a testa").click()
    press(page, "Come si assegnano le fazioni", "A caso")
    expect(page.locator(WHO)).to_have_count(2)
    assert violations(page) == []
    table = laid(page, guest)

    pairs = [set(pair) for pair in table["options"]["pairs"]]
    assert {seat["seat"] for seat in table["seats"] if seat["mine"]} == pairs[0]
    expect(page.get_by_text("Dune: Due fazioni a testa.")).to_be_visible()
