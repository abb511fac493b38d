"""Response windows: the same line of sand for everybody, whoever has something to choose."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.player import PANEL, PATIENCE, Player, go
from tests.browser.words import words

SECONDS: Final = 30
"""Long enough for a busy machine."""
SEATS: Final = {"bene_gesserit": "me", "atreides": "open", "harkonnen": "bot:recruit"}
ALONE: Final = {**SEATS, "atreides": "bot:recruit"}
TIME: Final = "line => getComputedStyle(line).animationDuration"
LINE: Final = ".sand"
DUE: Final = re.compile("^● ")


def answer_until(player: Player, kind: str) -> None:
    """Answer whatever is asked before that."""
    player.panel.wait_for(timeout=PATIENCE)
    while (seen := player.look()).kind != kind:
        if seen.kind is None:
            player.panel.wait_for(timeout=PATIENCE)
        else:
            player.answer(seen)


def new_table(host: Guest, players: dict[str, str]) -> str:
    body = {"game": "dune", "name": "Sietch Tabr", "options": {"ruleset": "advanced"}}
    lineup = {"players": players, "seats": list(players)}
    made = host.ask("POST", "/tables", {**body, **lineup, "pace": "quick", "window": SECONDS})
    return str(made["id"])


def table_for_two(host: Guest, friend: Guest) -> str:
    """A game that has begun: the host plays the Bene Gesserit, a bot for the friend."""
    table = new_table(host, SEATS)
    link = host.ask("POST", f"/tables/{table}/seats/atreides/link")
    friend.ask("POST", "/links/join", link)
    host.ask("POST", f"/tables/{table}/start", {})
    friend.ask("PUT", f"/tables/{table}/seats/atreides/bot", {"bot": "recruit"})
    return table


def sees_the_line(page: Page, language: str) -> None:
    """Everybody does, and reads the same."""
    expect(page.locator(LINE)).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".bar-window")).to_have_text(words(language)["window-open"])
    assert page.locator(LINE).evaluate(TIME) == f"{SECONDS}s"


def test_who_may_respond_shows_nobody_else(page: Page, new_browser: NewPage, guest: Guest) -> None:
    """D-CHARITY-3: the Bene Gesserit can always claim; the Atreides are rich, and not bothered.

    Both see the same line, before and after the answer, and with scenes as without.
    """
    mine, theirs = page, new_browser(language="it", width=390, height=844, theme="dark")
    theirs.context.add_init_script("localStorage.setItem('landsraad.scenes', 'calm')")
    friend = Guest(guest.url, "Chani")
    table = table_for_two(guest, friend)
    friend.become(theirs)
    theirs.goto(f"/table/{table}")
    go(mine, f"/table/{table}")
    answer_until(Player(mine), "charity")
    friend.ask("DELETE", f"/tables/{table}/seats/atreides/bot")
    expect(mine).to_have_title(DUE)
    sees_the_line(mine, "en")
    sees_the_line(theirs, "it")
    mine.get_by_role("button", name="Claim CHOAM charity").first.click()
    mine.locator(f"{PANEL} button.button-main").click()
    expect(mine.locator(".answered")).to_have_text(words("en")["window-answered"])

    for seen in (mine, theirs):
        expect(seen.locator(PANEL)).to_have_count(0)
        expect(seen).not_to_have_title(DUE)
        assert seen.locator(LINE).evaluate(TIME) == f"{SECONDS}s"
        assert violations(seen) == []
    friend.close()


def test_alone_with_bots_no_sand_runs(page: Page, guest: Guest) -> None:
    """The question simply waits."""
    table = new_table(guest, ALONE)
    guest.ask("POST", f"/tables/{table}/start", {})
    go(page, f"/table/{table}")
    answer_until(Player(page), "charity")

    expect(page.locator(LINE)).to_have_count(0)
    expect(page.locator(".bar-window")).to_have_count(0)
