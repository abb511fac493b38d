"""Seats that change hands: swaps before the game, votes and newcomers once it has begun."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.moments import moments
from tests.browser.player import PATIENCE, go
from tests.browser.words import words

SEATS: Final = {"atreides": "me", "harkonnen": "open", "fremen": "open"}
EN, IT = words("en"), words("it")
PHONE: Final = {"width": 390, "height": 844}


class People(NamedTuple):
    """Three who sit at one table: Irulan is the host and Atreides, Ben Harkonnen, Chani Fremen."""

    irulan: Guest
    ben: Guest
    chani: Guest
    table: str


@pytest.fixture
def people(guest: Guest) -> Iterator[People]:
    body = {"game": "dune", "name": "Sietch Tabr", "players": SEATS, "seats": list(SEATS)}
    table = guest.ask("POST", "/tables", {**body, "pace": "quick", "window": 3})["id"]
    with ExitStack() as stack:
        ben, chani = [
            stack.enter_context(closing(Guest(guest.url, name))) for name in ("Ben", "Chani")
        ]
        for friend, seat in ((ben, "harkonnen"), (chani, "fremen")):
            link = guest.ask("POST", f"/tables/{table}/seats/{seat}/link")
            friend.ask("POST", "/links/join", link)
        yield People(guest, ben, chani, table)


def at_table(people: People, mine: Page, theirs: Page) -> None:
    """Irulan and Chani come to the table."""
    go(mine, f"/table/{people.table}")
    people.chani.become(theirs)
    theirs.goto(f"/table/{people.table}")


def seat(page: Page, name: str) -> Locator:
    """A seat in the list of players."""
    return page.locator(".player").filter(has=page.locator(".seat-name", has_text=name))


def players_of(page: Page, language: str = "en") -> None:
    page.get_by_role("button", name=words(language)["tab-players"]).click(timeout=PATIENCE)


def test_two_swap_before_the_game(page: Page, new_browser: NewPage, people: People) -> None:
    """D-SETUP-3: one asks, the other agrees, and both go on at their new seats."""
    mine, theirs = page, new_browser(language="it", **PHONE, theme="dark")
    at_table(people, mine, theirs)
    seat(mine, "Fremen").get_by_role("button", name=EN["swap-with-me"]).click(timeout=PATIENCE)
    expect(seat(mine, "Fremen")).to_contain_text(EN["swap-waiting"])
    expect(seat(theirs, "Atreides")).to_contain_text("Irulan vorrebbe scambiare")
    assert violations(theirs) == []
    seat(theirs, "Atreides").get_by_role("button", name=IT["proposal-agree"]).click()

    expect(seat(mine, "Fremen")).to_contain_text(EN["seat-mine"], timeout=PATIENCE)
    expect(seat(theirs, "Atreides")).to_contain_text(IT["seat-mine"], timeout=PATIENCE)


def test_a_seat_is_opened_and_taken_over(page: Page, new_browser: NewPage, people: People) -> None:
    """By a vote of the others; everybody reads of it, and who came later stays named."""
    people.irulan.ask("POST", f"/tables/{people.table}/start", {})
    mine, theirs = page, new_browser(language="it", **PHONE)
    at_table(people, mine, theirs)
    theirs.get_by_role("button", name=IT["to-the-table"]).click(timeout=PATIENCE)
    players_of(mine)
    expect(mine.get_by_role("button", name=EN["seat-free"])).to_have_count(0)
    expect(mine.get_by_role("button", name=EN["seat-to-bot"])).to_have_count(1)
    gone = seat(mine, "Harkonnen")
    gone.locator("summary").click()
    gone.get_by_role("button", name=EN["vote-for-open"]).click()
    expect(gone).to_contain_text("Still to agree: Fremen")
    theirs.locator(".proposal").get_by_role("button", name=IT["proposal-agree"]).click()

    expect(gone).to_contain_text(EN["seat-opened"])
    expect(theirs.locator(".notices")).to_contain_text("hanno aperto il posto")
    gone.get_by_role("button", name=EN["link-seat"]).click()
    newcomer = new_browser()
    newcomer.goto(gone.locator(".share input").input_value())
    newcomer.get_by_role("button", name=EN["join-sit"]).click()
    expect(gone).to_contain_text("took over: Guest", timeout=PATIENCE)
    expect(mine.locator(".notices")).to_contain_text("Harkonnen: Guest has taken over.")
    assert violations(mine) == []


def test_an_imported_game_says_so(new_browser: NewPage, guest: Guest) -> None:
    """On the page of the table, and to whoever is invited to it."""
    record = moments("dune")["plan"].record
    body = {"name": "Sietch Tabr", "record": record.to_data()}
    table = guest.ask("POST", "/records", body)["id"]
    link = guest.ask("POST", f"/tables/{table}/spectators/link")["token"]
    page = new_browser()
    page.goto(f"/join#{link}")
    expect(page.locator(".imported")).to_contain_text(EN["imported-hint"])
    page.get_by_role("button", name=EN["join-watch"]).click()
    page.get_by_role("button", name=EN["imported-short"]).click(timeout=PATIENCE)

    expect(page.locator("dialog .imported")).to_contain_text(EN["imported-hint"])
