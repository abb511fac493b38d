"""Around a game: invitations, the lobby, my tables, links to a moment, and the pace of the bots."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.moments import moments, sit
from tests.browser.player import PANEL, PATIENCE, address, go
from tests.browser.test_end import finished
from tests.browser.test_games import link_for
from tests.browser.words import words

ENGLISH = words("en")
PLAYERS = {"atreides": "me", "harkonnen": "open"}


def test_the_name_typed_on_an_invitation_is_the_one_at_the_table(
    page: Page, new_browser: NewPage, guest: Guest
) -> None:
    """And the main button of the lobby waits for whoever was invited."""
    host, friend = page, new_browser(width=390, height=844)
    go(host, f"/table/{guest.table('arrakis', PLAYERS)}")
    expect(host.get_by_role("button", name="once the open seat is taken")).to_be_disabled(
        timeout=PATIENCE
    )
    expect(host.get_by_role("button", name="a bot plays the open seat")).to_be_visible()

    friend.goto(link_for(host, "Harkonnen"))
    friend.get_by_label(ENGLISH["your-name"]).fill("Chani Kynes")
    friend.get_by_role("button", name=ENGLISH["join-sit"]).click()

    expect(friend).to_have_url(re.compile("/table/"))
    expect(host.locator(".player", has_text="Chani Kynes")).to_be_visible(timeout=PATIENCE)
    expect(host.get_by_role("button", name=ENGLISH["lobby-start"], exact=True)).to_be_enabled()
    assert violations(host) == []


def test_my_tables_tell_side_opponents_and_turn(new_browser: NewPage, newcomer: Guest) -> None:
    """And a game can be conceded, once that is confirmed."""
    page = new_browser()
    newcomer.become(page)
    newcomer.table("arrakis", {"atreides": "me", "harkonnen": "bot:random"})
    page.goto("/tables")
    row = page.locator(".table-row").first

    expect(row).to_contain_text("You: Atreides", timeout=PATIENCE)
    expect(row).to_contain_text("Harkonnen: Random (bot)")
    expect(row).to_contain_text("round 1")
    assert violations(page) == []

    row.get_by_role("button", name=ENGLISH["tables-concede"]).click()
    page.get_by_role("dialog").get_by_role("button", name=ENGLISH["tables-concede"]).click()
    expect(row.get_by_role("button", name=ENGLISH["tables-concede"])).to_be_hidden()


def test_a_finished_game_is_played_again_or_put_away(new_browser: NewPage, newcomer: Guest) -> None:
    page = new_browser()
    newcomer.become(page)
    record = finished("dune")
    old = newcomer.seated(record, record.setup.seats[0])
    page.goto("/tables")
    row = page.locator(".table-row", has_text=ENGLISH["table-over"])
    row.get_by_role("button", name=ENGLISH["tables-archive"]).click(timeout=PATIENCE)
    expect(row).to_have_count(0)
    page.get_by_role("button", name=ENGLISH["tables-archived"]).click()
    row.get_by_role("button", name=ENGLISH["tables-unarchive"]).click()
    expect(row).to_have_count(0)
    page.get_by_role("button", name=ENGLISH["tables-current"]).click()

    row.get_by_role("button", name=ENGLISH["tables-rematch"]).click()
    expect(page.locator(".lobby .player", has_text="Recruit")).to_have_count(
        len(record.setup.seats) - 1, timeout=PATIENCE
    )
    assert address(page.url) != old
    expect(page.get_by_role("button", name=ENGLISH["lobby-start"], exact=True)).to_be_enabled()


def test_a_link_to_a_moment_shows_it_to_somebody_new(
    page: Page, new_browser: NewPage, guest: Guest
) -> None:
    """Of a game that is over, through every seat's eyes."""
    host, stranger = page, new_browser(width=390, height=844)
    record = finished("dune")
    table = guest.seated(record, record.setup.seats[0])
    go(host, f"/replay/{table}#eyes=fremen&at=0")
    shown = host.locator(".playback-place")
    expect(shown).to_be_visible(timeout=PATIENCE)
    before = shown.inner_text()
    host.get_by_role("button", name=ENGLISH["replay-forward"]).click()
    expect(shown).not_to_have_text(before)
    expect(host).to_have_url(re.compile(r"#eyes=fremen&at=[1-9]\d*$"))
    host.get_by_role("button", name=ENGLISH["replay-copy"]).click()
    copied = host.get_by_role("textbox", name=ENGLISH["replay-copy"]).input_value()

    stranger.goto(copied)
    expect(stranger.locator(".playback-place")).to_have_text(shown.inner_text(), timeout=PATIENCE)
    expect(stranger.get_by_label(ENGLISH["eyes"])).to_have_value("fremen")
    expect(stranger).not_to_have_url(re.compile("link"))
    assert violations(stranger) == []


def test_a_link_to_a_moment_shuts_nobody_out(page: Page, guest: Guest) -> None:
    """As long as a game goes on no link for spectators is made that ends an older one."""
    moment = moments("arrakis")["turn"]
    go(page, f"/replay/{guest.seated(moment.record, moment.seat)}")
    page.get_by_role("button", name=ENGLISH["replay-copy"]).click(timeout=PATIENCE)

    expect(page.locator(".share")).to_contain_text(ENGLISH["replay-for-table"])
    copied = page.get_by_role("textbox", name=ENGLISH["replay-copy"]).input_value()
    assert copied == page.url


def test_the_host_changes_the_pace_of_the_bots_in_play(page: Page, guest: Guest) -> None:
    """Whose questions do not name them: nobody else plays at their screen."""
    table = guest.table("arrakis", {"atreides": "bot:random", "harkonnen": "me"})
    go(page, f"/table/{table}")
    page.locator(PANEL).first.wait_for(timeout=PATIENCE)
    expect(page.locator("#panel-title")).not_to_contain_text("Harkonnen,")

    page.get_by_role("button", name=ENGLISH["menu"]).first.click()
    page.get_by_role("button", name=ENGLISH["pace-slow"], pressed=False).click()

    expect(page.get_by_role("button", name=ENGLISH["pace-slow"], pressed=True)).to_be_visible()
    assert guest.ask("GET", f"/tables/{table}")["pace"] == "slow"
    assert violations(page) == []


def test_the_button_of_a_choice_for_mahdi_is_in_words(page: Page, guest: Guest) -> None:
    """It was the notation of an action: “move imperial basin [regular:2,…]”."""
    sit(page, guest, "arrakis", "choose_for_mahdi")
    page.locator(f"{PANEL} .a-option").first.click(timeout=PATIENCE)

    button = page.locator(f"{PANEL} .a-foot .button-main")
    expect(button).to_contain_text("For the Harkonnen: ")
    assert re.search(r"[\[\]_]|\w:\w", button.inner_text()) is None
    assert page.locator(".as-form").count() == 0
