"""House rules: offered before a game, told to everybody at the table, named in the rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.player import PATIENCE, go

SETUP = "form.setup"
CHANGED = ".house-changed"


def opened(page: Page) -> Locator:
    """The house rules of the set-up page of Dune, with all that is about the number of turns."""
    go(page, "/new/dune")
    rules = page.locator(f"{SETUP} .house-rules")
    rules.locator("summary").first.click()
    rules.locator("input[type=search]").fill("turns")
    return rules


def test_a_house_rule_reaches_the_table(page: Page, guest: Guest) -> None:
    """It is told on the set-up page, in the lobby, and to the engine."""
    turns = opened(page).locator("select").first
    expect(turns.locator("option[value='10']")).to_contain_text("by the book")
    turns.select_option("7")
    expect(page.locator(CHANGED)).to_contain_text("One house rule changed")
    page.locator(f"{SETUP} button[type=submit]").click()
    page.locator(".lobby").wait_for()

    expect(page.locator(CHANGED)).to_contain_text("Number of turns: 7 (by the book: 10)")
    table = guest.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")
    assert table["options"]["max_turns"] == 7


def test_back_to_the_book(page: Page) -> None:
    """All changes go at once; so does one whose rule set has it anyway."""
    turns = opened(page).locator("select").first
    turns.select_option("15")
    page.locator(".mode", has_text="Tournament").click()
    expect(page.locator(CHANGED)).to_have_count(0)
    page.locator(".mode", has_text="Basic").click()
    expect(page.locator(CHANGED)).to_have_count(1)
    page.locator(f"{CHANGED} button").click()

    expect(page.locator(CHANGED)).to_have_count(0)
    expect(turns).to_have_value("10")


def test_a_question_shows_once_it_arises(page: Page) -> None:
    """Where an advisor lands is no question as long as there are none."""
    rules = opened(page)
    rules.locator("input[type=search]").fill("advisor lands")
    rules.locator("input[type=search]").press("Enter")
    expect(rules.locator("select")).to_have_count(0)
    rules.locator("input[type=search]").fill("Bene Gesserit beside others")
    rules.locator("select").select_option('"advisors"')
    rules.locator("input[type=search]").fill("advisor lands")

    expect(rules.locator("select")).to_have_value('"same_sector"')


def test_house_rules_stand_in_nobodys_way(new_page: NewPage) -> None:
    """axe-core finds nothing, on a phone and in Italian."""
    page = new_page(language="it", width=390, height=844, theme="dark")
    rules = opened(page)
    rules.locator("input[type=search]").fill("turni")
    rules.locator("select").first.select_option("7")

    expect(page.locator(CHANGED)).to_contain_text("Una regola della casa cambiata")
    assert violations(page) == []


def test_rules_name_switches_in_words(page: Page) -> None:
    """No key of a switch is left in the reference, and a name leads to what each rule set says."""
    go(page, "/learn/dune#D-ADVISOR-1")
    rule = page.locator("#D-ADVISOR-1")
    rule.wait_for()

    assert "`" not in page.locator(".rules").inner_text()
    rule.locator("p a").click()
    row = page.locator("#switch-bg_model")
    expect(row).to_be_focused()
    expect(row.locator("dt")).to_have_text(
        ["Rulebook of 2019, p. 18", "Tournament rules of 2009, turni individuali"]
    )
    expect(row.locator("td[data-set]")).to_have_text(
        ["Fighters only", "Fighters and advisors", "Coexistence by territory"]
    )


@pytest.mark.parametrize("game", ["dune", "arrakis"])
def test_the_set_up_page_leads_to_what_the_documents_print(game: str, page: Page) -> None:
    """At the head of the readings, which are all there in words."""
    go(page, f"/new/{game}")
    link = page.get_by_role("link", name="What the documents print")
    go(page, str(link.get_attribute("href")))
    readings = page.locator("#chapter-readings")

    expect(readings).to_be_focused(timeout=PATIENCE)
    expect(readings.get_by_role("heading")).to_be_in_viewport()
    assert readings.locator("tbody tr").count() > 5
    assert "switch-" not in readings.inner_text()
    assert violations(page, "#chapter-readings") == []


def test_a_reconstructed_card_tells_the_reason_behind_its_mark(page: Page) -> None:
    """Whoever comes to the mark reads it, and nobody else."""
    go(page, "/cards/arrakis")
    mark = page.get_by_role("button", name="Reconstructed").first
    reason = mark.locator("xpath=following-sibling::*[@role='tooltip']")
    expect(reason).to_be_hidden()

    mark.focus()
    expect(reason).to_contain_text("no source tells")
    mark.press("Escape")
    expect(reason).to_be_hidden()
