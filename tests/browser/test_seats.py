"""Seats as people: how far they are from winning, what is known of them, waiting for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from typing import Final

import pytest
from playwright.sync_api import Page, expect

import landsraad
from landsraad.dune import Dune
from landsraad.kernel import Chance
from landsraad.kernel.record import Record
from tests.browser.axe import violations
from tests.browser.conftest import IDLE, Guest, NewPage
from tests.browser.moments import moments
from tests.browser.player import PANEL, PATIENCE, go
from tests.browser.words import words

EN: Final = words("en")
PHONE: Final = {"width": 390, "height": 844}
ACTIONS: Final = 160
"""After these, actions of chance have brought spice and cards into play."""


@pytest.fixture(scope="module")
def begun() -> tuple[Record, Dune]:
    """A game of six in its middle."""
    game = landsraad.new_game("dune", seed=4, options={"ruleset": "advanced"})
    assert isinstance(game, Dune)
    chance = Chance.seeded(5)
    for _ in range(ACTIONS):
        required = [decision for decision in game.pending if decision.required]
        game.play(chance.choice(required).actions.sample(chance))
    return game.record(), game


@pytest.fixture
def friend(guest: Guest) -> Iterator[Guest]:
    with closing(Guest(guest.url, "Ben")) as made:
        yield made


def new_link(friend: Guest, record: Record, *seats: str) -> str:
    """For those who look on at a table where the friend has these seats."""
    table = friend.seated(record, *seats)
    return str(friend.ask("POST", f"/tables/{table}/spectators/link")["token"])


def look_on(page: Page, token: str) -> None:
    go(page, f"/join#{token}")
    page.locator("main .button-main").first.click(timeout=PATIENCE)
    page.locator(".seats").wait_for(timeout=PATIENCE)


@pytest.fixture
def watched(page: Page, friend: Guest, begun: tuple[Record, Dune]) -> Dune:
    """The game that the page shows to somebody who looks on: the guest, at a friend's table."""
    record, game = begun
    look_on(page, new_link(friend, record, *game.seats))
    return game


def test_the_strip_tells_every_side(
    new_page: NewPage, friend: Guest, begun: tuple[Record, Dune]
) -> None:
    """Hovered, focused or pressed; Escape closes it. On a phone it is pressed."""
    record, game = begun
    page, link = new_page(), new_link(friend, record, *game.seats)
    look_on(page, link)
    strip, note = page.locator(".victory .noted"), page.locator(".victory .note")
    sides = page.locator(".victory .note-lines").first.locator("li")

    strip.hover()
    expect(note).to_be_visible()
    expect(sides).to_have_count(len(game.view(None)["table"]["victory"]))
    expect(note).to_contain_text("Guild")
    page.mouse.move(700, 600)
    expect(note).to_be_hidden()
    strip.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()

    phone = new_page(language="it", theme="dark", **PHONE)
    look_on(phone, link)
    phone.locator(".victory .noted").click(timeout=PATIENCE)
    expect(phone.locator(".victory .note")).to_be_visible()
    assert violations(phone) == []


def test_what_all_have_seen_is_counted(page: Page, watched: Dune) -> None:
    """Spectators read the spice and the number of cards of everybody, marked as counted."""
    for seat in watched.seats:
        counted = page.locator(f".seat[data-seat={seat}] .dune-stat.counted .figure")
        expect(counted.first).to_have_text(str(watched.spice[seat]))
    page.locator(".seat[data-seat=harkonnen]").click()
    expect(page.locator(".sheet")).to_contain_text(re.compile(r"Spice, counted\s*\d"))
    expect(page.locator(".sheet .backs")).to_be_visible()
    assert violations(page) == []


def test_who_waits_sees_whose_turn_it_is(page: Page, watched: Dune) -> None:
    """What happened meanwhile is told, and a press shows where on the board."""
    awaited = {decision.seat for decision in watched.pending if decision.required}

    expect(page.locator(".queue .now")).to_have_count(len(awaited))
    lines = page.locator(".digest button")
    expect(lines.first).to_be_visible()
    told = [line.inner_text() for line in lines.all()]
    place = next(at for at, text in enumerate(told) if any(name in text for name in PLACES))
    lines.nth(place).click()
    expect(page.locator(".map-pointed")).to_be_attached(timeout=PATIENCE)
    page.get_by_role("button", name=EN["looking-back-leave"]).click()
    expect(page.locator(".map-pointed")).to_have_count(0)

    page.get_by_role("button", name=EN["show-me"]).click()
    expect(page.locator(".looking-back")).to_be_visible()
    page.get_by_role("button", name=EN["looking-back-leave"]).click()
    expect(page.locator(".looking-back")).to_have_count(0)


def test_more_of_what_happened_opens_the_chronicle_there(
    new_page: NewPage, friend: Guest, begun: tuple[Record, Dune]
) -> None:
    """A phone shows a few lines; the button beside them says how many more there are."""
    record, game = begun
    phone = new_page(**PHONE)
    look_on(phone, new_link(friend, record, *game.seats))
    expect(phone.locator(".digest button")).to_have_count(3)
    phone.get_by_role("button", name=re.compile(r"^\d+ more$")).click()

    expect(phone.locator(".line button[data-sought]")).to_be_focused(timeout=PATIENCE)


PLACES: Final = ("Basin", "Arrakeen", "Carthag", "Sietch", "Flat", "Chasm", "Cielago", "Sector")
"""Words of places that the events of this game name."""


def test_somebody_says_something(
    page: Page, new_browser: NewPage, friend: Guest, begun: tuple[Record, Dune]
) -> None:
    """A toast in the corner of the board, for six seconds, that opens the chat."""
    record, game = begun
    link = new_link(friend, record, *game.seats)
    look_on(page, link)
    other = new_browser()
    other.goto(IDLE)
    look_on(other, link)
    other.get_by_role("button", name=EN["tab-chat"]).click(timeout=PATIENCE)
    other.locator(".chat-form input").fill("The spice must flow")
    other.keyboard.press("Enter")
    toast = page.locator(".toasts button")
    expect(toast).to_contain_text("The spice must flow", timeout=PATIENCE)
    expect(toast).to_have_count(0, timeout=PATIENCE)


@pytest.mark.parametrize(
    ("game", "others", "size", "leave"),
    [
        ("dune", ("harkonnen", "bene_gesserit", "emperor", "fremen", "guild"), {}, "close"),
        ("arrakis", ("harkonnen",), PHONE, "to-the-table"),
    ],
)
def test_the_own_sheet_opens_once(
    new_page: NewPage,
    guest: Guest,
    game: str,
    others: tuple[str, ...],
    size: dict[str, int],
    leave: str,
) -> None:
    """At the beginning of a game, and not again once it was closed."""
    page = new_page(**size)
    table = guest.table(game, {"atreides": "me", **dict.fromkeys(others, "bot:recruit")})
    go(page, f"/table/{table}")
    sheet = page.locator(".sheet")
    expect(sheet).to_contain_text("Atreides", timeout=PATIENCE)
    sheet.get_by_role("button", name=EN[leave]).click()
    expect(sheet).to_have_count(0)
    page.reload()
    page.locator(".seats").wait_for(timeout=PATIENCE)
    expect(sheet).to_have_count(0)


def test_a_deal_is_offered_from_the_sheet_of_whoever_gets_it(page: Page, guest: Guest) -> None:
    moment = moments("dune")["deal"]
    other = next(seat for seat in moment.record.setup.seats if seat != moment.seat)
    go(page, f"/table/{guest.seated(moment.record, moment.seat)}")
    page.locator(f".seat[data-seat={other}]").click(timeout=PATIENCE)
    page.locator(".sheet").get_by_role("button", name="Offer a deal").click()

    expect(page.locator(f"{PANEL}[data-kind=deal]").get_by_label("To whom")).to_have_value(other)
