"""A word of every player goes into the cards, without anybody doing anything for it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from landsraad.kernel.setup import commitment
from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.player import PATIENCE, address, expect_words, go
from tests.browser.test_games import enter, link_for, sit_down
from tests.browser.words import words

PLAYERS = {"atreides": "me", "harkonnen": "open"}


def told(page: Page) -> dict[str, dict[str, Any]]:
    """The seats of the table that a page shows, by their names."""
    answer = page.request.get(f"/api/tables/{address(page.url)}")
    return {seat["seat"]: seat for seat in answer.json()["seats"]}


def begin(host: Page) -> None:
    host.get_by_role("button", name=words("en")["lobby-start"]).click()
    expect(host.locator(".map-frame")).to_be_visible(timeout=PATIENCE)


def test_alone_against_bots_my_word_counts(page: Page) -> None:
    """Also where the game begins with one press."""
    enter(page, "arrakis-duel", "atreides")
    expect(page.locator(".map-frame")).to_be_visible(timeout=PATIENCE)

    mine = told(page)["atreides"]

    assert re.fullmatch(r"[\w-]{22}", mine["word"])
    assert mine["commitment"] == commitment("atreides", mine["word"])


def test_the_words_of_two_browsers(page: Page, new_browser: NewPage, guest: Guest) -> None:
    """Whoever comes makes the first word void; then both go in, and everybody can compare them."""
    host, friend = page, new_browser(language="it", width=390, height=844, theme="dark")
    go(host, f"/table/{guest.table('arrakis', PLAYERS)}")
    expect_words(host, 1)
    alone = told(host)["atreides"]["word"]
    friend.goto(link_for(host, "Harkonnen"))
    sit_down(friend, "it")
    expect_words(host, 2)
    expect_words(friend, 2)
    given = {seat: said["word"] for seat, said in told(host).items()}
    assert alone not in given.values()

    for reader in (host, friend):
        reader.locator(".words summary").click()
        for seat, word in given.items():
            expect(reader.get_by_text(f"landsraad word {seat} {word}", exact=True)).to_be_visible()
            expect(reader.get_by_text(commitment(seat, word), exact=True)).to_be_visible()
        assert violations(reader) == []
    begin(host)
    assert {seat: said["word"] for seat, said in told(friend).items()} == given


def test_a_word_survives_a_reload(page: Page, guest: Guest) -> None:
    """The browser keeps it until everybody has committed."""
    host, friend = page, Guest(guest.url, "Chani")
    table = guest.table("arrakis", PLAYERS)
    link = guest.ask("POST", f"/tables/{table}/seats/harkonnen/link")
    friend.ask("POST", "/links/join", link)
    go(host, f"/table/{table}")
    expect(host.locator(".words summary")).to_have_text(re.compile("0 of 2"), timeout=PATIENCE)
    promised = told(host)["atreides"]["commitment"]

    host.reload()
    expect(host.locator(".words summary")).to_have_text(re.compile("0 of 2"), timeout=PATIENCE)
    said = {"commitment": commitment("harkonnen", "hunt")}
    friend.ask("PUT", f"/tables/{table}/seats/harkonnen/commitment", said)
    expect(host.locator(".words summary")).to_have_text(re.compile("1 of 2"), timeout=PATIENCE)
    friend.ask("PUT", f"/tables/{table}/seats/harkonnen/word", {"word": "hunt"})
    expect_words(host, 2)
    friend.close()

    mine = told(host)["atreides"]
    assert mine["commitment"] == promised == commitment("atreides", mine["word"])
