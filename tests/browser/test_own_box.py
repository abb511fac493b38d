"""An owner's own box: chosen before a game, told at the table, and drawn as it is played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage, Watched
from tests.browser.player import PANEL, PATIENCE, address, go
from tests.server.serving import Served

SETUP: Final = "form.setup"
OWN_BOX: Final = f"{SETUP} .own-box"
PLAYED: Final = ".players .house-changed"
MARK: Final = ".a-as-in-box"
TARGETS: Final = ".a-card.objective .a-targets"
OBJECTIVE: Final = """
[objectives.objective_{}]
kwisatz_haderach = 9
sand_dwellers = 7
jihad = 5
"""
BOX: Final = """
name = "My copy, 2024"

[slots.harkonnen]
house = 8

[leaders.baron_harkonnen]
slot = "mentat"
combat = { hits = 2, shields = 0 }
effects = [{ op = "draw_planning", count = 2 }]
""" + "".join([OBJECTIVE.format(number) for number in range(1, 7)])


def chosen(page: Page, file: Path) -> Locator:
    """The set-up page of War for Arrakis with this box file."""
    go(page, "/new/arrakis")
    page.locator(f"{SETUP} .setup-seats select").last.select_option("bot:random")
    page.locator(".more-options summary").click()
    box = page.locator(OWN_BOX)
    box.locator("input[type=file]").set_input_files(file)
    return box


def lay(page: Page) -> None:
    page.locator(f"{SETUP} button[type=submit]").click()


def open_sheet(page: Page, name: str) -> None:
    """A sheet over the board: that of a side, or of the prophecy."""
    if not page.locator(".sheet").count():
        page.locator(".seat").first.click()
    page.locator(".a-tab", has_text=name).click()


def card_of(page: Page, leader: str) -> Locator:
    """The card of a Harkonnen leader in full."""
    open_sheet(page, "Harkonnen")
    page.locator(".a-leader", has_text=leader).click()
    return page.locator("dialog .a-card")


def test_a_duel_with_a_box_of_my_own(page: Page, tmp_path: Path) -> None:
    """Its name is told, its numbers are drawn, and a card that does something else is marked."""
    file = tmp_path / "my-box.toml"
    file.write_text(BOX, encoding="utf-8")
    expect(chosen(page, file)).to_contain_text("my-box.toml")
    lay(page)
    expect(page.locator(PLAYED)).to_contain_text("“My copy, 2024”")
    page.locator(".lobby").get_by_role("button", name="Begin").click()
    page.locator(PANEL).wait_for(timeout=PATIENCE)

    open_sheet(page, "Prophecy")
    expect(page.locator(TARGETS)).to_have_text("975")
    open_sheet(page, "Harkonnen")
    house = page.locator(".a-board.harkonnen .a-box", has=page.get_by_label("House"))
    expect(house.locator(".a-die, .a-slot")).to_have_count(8)
    card = card_of(page, "Baron Harkonnen")
    expect(card.locator(".a-card-kind")).to_have_text("Mentat")
    expect(card.locator(".a-strip .a-icon")).to_have_count(2)
    expect(card.locator(".a-strip")).to_have_attribute("aria-label", "2 hits")
    expect(card.locator(MARK)).to_have_attribute("title", re.compile("“My copy, 2024”"))

    go(page, f"/replay/{address(page.url)}")
    page.locator(".map-frame").wait_for(timeout=PATIENCE)
    open_sheet(page, "Prophecy")
    expect(page.locator(f".replay {TARGETS}")).to_have_text("975")
    go(page, "/cards/arrakis")
    baron = page.locator(".a-gallery .a-card", has_text="Baron Harkonnen")
    baron.locator(".a-strip").wait_for(timeout=PATIENCE)
    expect(baron.locator(".a-strip")).to_have_attribute("aria-label", re.compile("2 shields"))
    expect(page.locator(MARK)).to_have_count(0)


def test_a_file_is_taken_away_again(page: Page, guest: Guest, tmp_path: Path) -> None:
    """Then the table is laid with the box that everybody has."""
    file = tmp_path / "my-box.json"
    file.write_text('{"name": "My copy"}', encoding="utf-8")
    box = chosen(page, file)
    box.locator("button").click()
    expect(box).not_to_contain_text("my-box.json")
    lay(page)
    page.locator(".lobby").wait_for()

    expect(page.locator(PLAYED)).to_have_count(0)
    assert guest.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")["options"]["box"] == ""


def test_a_bad_file_is_refused_in_one_sentence(
    browser: Browser, server: Served, newcomer: Guest, tmp_path: Path
) -> None:
    """It names the entry, no table is laid, and the mended file can be chosen under its name."""
    file = tmp_path / "my-box.toml"
    file.write_text('name = "My copy"\n[tokens.as7]\nregular = "two"\n', encoding="utf-8")
    with Watched.opened(browser, server.url, painted=False) as watched:
        page = watched.page
        newcomer.become(page)
        page.goto("/learn")
        box = chosen(page, file)
        lay(page)
        expect(page.locator(f"{SETUP} .problem p")).to_have_text(
            "the box file: tokens.as7.regular is a number from 0 to 6, not 'two'"
        )
        assert newcomer.ask("GET", "/tables") == []

        file.write_text('name = "My copy"\n[tokens.as7]\nregular = 2\n', encoding="utf-8")
        box.locator("input[type=file]").set_input_files(file)
        lay(page)
        expect(page.locator(PLAYED)).to_contain_text("“My copy”")


def test_a_box_stands_in_nobodys_way(new_page: NewPage, tmp_path: Path) -> None:
    """axe-core finds nothing, on a phone and in Italian; whatever is pressed is large enough."""
    file = tmp_path / "la-mia-scatola.toml"
    file.write_text(BOX, encoding="utf-8")
    page = new_page(language="it", width=390, height=844, theme="dark")
    box = chosen(page, file)

    expect(box).to_contain_text("la-mia-scatola.toml")
    assert violations(page) == []
    for target in box.locator("label.button, button").all():
        assert (size := target.bounding_box()) is not None
        assert min(size["width"], size["height"]) >= 44
        assert size["x"] + size["width"] <= 390
