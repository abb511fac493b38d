"""Whole games through the interface: everything that is clicked was offered there.

With `BROWSER_GAMES=all` some more are played, and all of them by clicking to the end (see
`make soak`); else a bot takes over after a while.
"""

from __future__ import annotations

import os
import re
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from landsraad.bots.temperament import TEMPERAMENTS
from landsraad.dune.state import SEATS
from tests.browser.conftest import IDLE, Guest, NewPage, Watched
from tests.browser.keyboard import KeyboardPlayer, no_mouse, press
from tests.browser.moments import moments, sit
from tests.browser.player import END, PANEL, PATIENCE, Player, address, expect_words, go
from tests.browser.words import words
from tests.server.serving import serving

PHONE = {"width": 390, "height": 844}
LOST = ".connection[data-state=lost]"
BELOW = """() => {
  const room = document.querySelector(".chronicle").parentElement;
  return room.scrollHeight - room.scrollTop - room.clientHeight;
}"""
"""How much of the chronicle is below what is in sight, in pixels."""
LINE = 24

SOAK = os.environ.get("BROWSER_GAMES") == "all"
ANSWERED = 3
"""Questions that are answered by clicking before a bot takes over."""
GLANCE = 500
"""Milliseconds between two questions whether a game is over."""

in_soak = pytest.mark.skipif(not SOAK, reason="a long game: `make soak` plays it")


def enter(page: Page, mode: str, seat: str | None = None, language: str = "en") -> Player:
    """From the first page to a board, in two clicks."""
    word = words(language)
    game = mode.partition("-")[0]
    go(page, "/")
    door = page.locator(f".door:has(#door-{game})")
    if seat is not None:
        door.get_by_label(word["you-play"]).select_option(seat)
    door.locator(".modes").get_by_text(word[f"mode-{mode}"], exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    return Player(page)


def check_end(page: Page) -> None:
    """The end names the winner and the rule that decided, and leads to a page that tells more."""
    card = page.locator(".end-card")
    expect(card).to_be_visible()
    expect(card.locator(".deciding .rule-link")).to_have_text(re.compile(r"^[AD]-[A-Z]+-\d+$"))
    card.locator("a[href*='/end/']").click()
    expect(page.locator(".verdict")).to_be_visible()
    curves = page.locator(".curves svg, svg.curves, .curve").first
    expect(curves).to_be_visible(timeout=PATIENCE)  # they come by themselves


TO_A_BOT = """async ([table, seat]) => {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ bot: "recruit" });
  const where = `/api/tables/${table}/seats/${seat}/bot`;
  return (await fetch(where, { method: "PUT", headers, body })).status;
}"""


def play_to_the_end(player: Player, seat: str, *, watch: bool = True) -> None:
    """Click until the game is over, or for a while and let a bot play on for this seat.

    Args:
        player: at the table.
        seat: theirs.
        watch: how the bot plays; else they look at the table again when the game is over.
    """
    page = player.page
    player.play(None if SOAK else ANSWERED)
    if not player.look().over:
        table = address(page.url)
        assert page.evaluate(TO_A_BOT, [table, seat]) < 300
        if not watch:
            go(page, "/learn")
            wait_until_over(page, table)
            go(page, f"/table/{table}")
        page.locator(END).wait_for(timeout=8 * PATIENCE)
    check_end(page)


def wait_until_over(page: Page, table: str) -> None:
    """Ask the server now and then, so that nothing is drawn meanwhile."""
    for _ in range(8 * PATIENCE // GLANCE):
        if page.request.get(f"/api/tables/{table}").json()["over"]:
            return
        page.wait_for_timeout(GLANCE)
    raise AssertionError("the game does not end")


@in_soak
def test_a_duel_as_atreides(new_page: NewPage) -> None:
    player = enter(new_page(), "arrakis-duel", "atreides")
    player.play()
    check_end(player.page)


@in_soak
def test_a_duel_as_harkonnen_on_a_phone_in_italian(new_page: NewPage) -> None:
    page = new_page(language="it", **PHONE, theme="dark")
    player = enter(page, "arrakis-duel", "harkonnen", "it")
    play_to_the_end(player, "harkonnen", watch=False)


def test_alone_against_mahdi_on_a_phone_in_italian(new_page: NewPage) -> None:
    page = new_page(language="it", **PHONE, theme="dark")
    play_to_the_end(enter(page, "arrakis-mahdi", language="it"), "atreides", watch=SOAK)


@in_soak
def test_with_the_spacing_guild_in_italian(new_page: NewPage) -> None:
    player = enter(new_page(language="it"), "arrakis-guild", "harkonnen", "it")
    player.play()
    check_end(player.page)


def test_six_factions_with_advanced_rules(new_page: NewPage, guest: Guest) -> None:
    """All the turns of the book in the soak, else one of them, to its end before their eyes."""
    page = new_page()
    if SOAK:
        player = enter(page, "dune-advanced", "atreides")
    else:
        bots = dict.fromkeys(SEATS, "bot:recruit")
        table = guest.table("dune", {**bots, "atreides": "me"}, ruleset="advanced", max_turns=1)
        go(page, f"/table/{table}")
        player = Player(page)
    play_to_the_end(player, "atreides")


@in_soak
def test_a_team_in_two_browsers(page: Page, new_browser: NewPage, guest: Guest) -> None:
    """House Atreides and Fremen, each at a screen of their own; the second came by a link."""
    host, friend = page, new_browser(language="it", **PHONE)
    players = {"house_atreides": "me", "fremen": "open"}
    bots = {"house_harkonnen": "bot:recruit", "corrino": "bot:recruit"}
    table = guest.table("arrakis", {**players, **bots}, mode="teams4")
    go(host, f"/table/{table}")
    friend.goto(link_for(host, "Fremen"))
    sit_down(friend, "it")
    expect_words(host, 2)
    host.get_by_role("button", name=words("en")["lobby-start"]).click()

    team = [Player(host), Player(friend)]
    together(team)
    for player in team:
        assert player.answered
        check_end(player.page)


def link_for(host: Page, seat: str) -> str:
    """Let the host make a link for a seat."""
    player = host.locator(".player", has_text=seat)
    player.get_by_role("button", name=words("en")["link-seat"]).click()
    return player.locator(".share input").input_value()


def sit_down(friend: Page, language: str) -> None:
    friend.get_by_role("button", name=words(language)["join-sit"]).click()
    expect(friend).to_have_url(re.compile("/table/"))


def together(players: list[Player], enough: int | None = None) -> None:
    """Let several pages play one table, whoever is asked first, to the end or for so long."""
    answers = 0
    while answers != enough:
        seen = [player.look() for player in players]
        if any(glance.over for glance in seen):
            return
        asked = [pair for pair in zip(players, seen, strict=True) if pair[1].kind]
        if asked:
            player, glance = asked[0]
            player.answer(glance)
            answers += 1


def test_an_invitation_is_followed_in_another_browser(page: Page, new_browser: NewPage) -> None:
    """The host lays a table, sends a link, and both play; a spectator watches without a seat."""
    host, friend, watcher = page, new_browser(language="it"), new_browser()
    go(host, "/")
    host.locator(".door:has(#door-arrakis)").get_by_text(words("en")["invite-friends"]).click()
    host.get_by_role("button", name=words("en")["setup-lay"]).click()
    expect(host).to_have_url(re.compile("/table/"))
    link = link_for(host, "Harkonnen")
    assert "/join#" in link
    friend.goto(link)
    sit_down(friend, "it")
    watched = host.locator(".players > .share")
    watched.get_by_role("button", name=words("en")["link-watch"]).click()
    watcher.goto(watched.locator("input").input_value())
    watcher.get_by_role("button", name=words("en")["join-watch"]).click()
    expect_words(host, 2)
    host.get_by_role("button", name=words("en")["lobby-start"]).click()

    together([Player(host), Player(friend)], enough=5 if SOAK else 2)
    assert address(friend.url) == address(watcher.url) == address(host.url)
    expect(watcher.get_by_text(words("en")["panel-spectator"])).to_be_visible()
    expect(watcher.locator(PANEL)).to_have_count(0)


def test_hotseat_hides_between_turns(page: Page, guest: Guest) -> None:
    """Two at one screen: nobody sees anything until they say that they are ready."""
    table = guest.table("arrakis", {"atreides": "me", "harkonnen": "me"})
    go(page, f"/table/{table}")
    expect(page.locator(".hand-over")).to_be_visible()
    expect(page.locator(f"{PANEL}, .map-frame, .dock")).to_have_count(0)

    player = Player(page)
    for _ in range(40):
        player.play(enough=1)
        if player.handed_over > 1:
            break

    assert player.handed_over > 1


CHOSEN: list[tuple[str, dict[str, str], set[str]]] = [
    ("en", {}, {"bashar"}),
    ("it", {"opponents": "recruit"}, {"recruit"}),
    ("en", {"tempers": "mixed"}, {f"bashar_{name}" for name in TEMPERAMENTS}),
]
"""Language, what is chosen on the first page, and the bots that this brings."""


@pytest.mark.parametrize(("language", "chosen", "bots"), CHOSEN if SOAK else CHOSEN[:1])
def test_a_press_from_the_first_page_to_a_board(
    language: str, chosen: dict[str, str], bots: set[str], new_browser: NewPage
) -> None:
    """`Play now` is the one press that it takes; whoever wants other opponents chooses them."""
    page = new_browser(language=language, opponent="whoever is usual")
    page.goto("/")
    door = page.locator(".door").first
    for label, value in chosen.items():
        door.get_by_label(words(language)[label]).select_option(value)
    door.get_by_role("button", name=words(language)["play-now"]).click()
    expect(page.locator(".map-frame")).to_be_visible()
    table = page.url.rpartition("/")[2]
    seats = page.evaluate(
        "async (path) => (await (await fetch(path)).json()).seats", f"/api/tables/{table}"
    )

    assert {seat["bot"] for seat in seats if not seat["mine"]} == bots


def test_the_language_changes_at_once(page: Page) -> None:
    """At the table, in the middle of a question, without a reload."""
    player = enter(page, "arrakis-duel", "harkonnen")
    player.panel.wait_for(timeout=PATIENCE)
    page.evaluate("window.same = true")
    for language in ("it", "en"):
        page.get_by_role("button", name=words(other(language))["menu"]).click()
        page.locator(f".menu .languages button[lang={language}]").click()
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name=words(language)["tab-chronicle"])).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("window.same")


def other(language: str) -> str:
    return "en" if language == "it" else "it"


def test_the_chronicle_follows_until_its_reader_scrolls_up(page: Page) -> None:
    """However much happens at once: five bots do a lot between two questions."""
    player = enter(page, "dune-advanced", "atreides")
    page.get_by_role("button", name=words("en")["tab-chronicle"]).click()
    player.play(enough=3)
    page.wait_for_function(f"() => ({BELOW})() < {LINE}")

    page.evaluate("() => document.querySelector('.chronicle').parentElement.scrollTo(0, 0)")
    player.play(enough=3)
    assert page.evaluate(BELOW) > LINE


@pytest.mark.parametrize(
    ("game", "kind"), [("dune", "plan"), *([("arrakis", "losses")] if SOAK else [])]
)
def test_reload_and_restart_in_mid_battle(
    game: str, kind: str, browser: Browser, tmp_path: Path
) -> None:
    """The page says that it is alone, repeats what it could not tell, and goes on by itself."""
    database = str(tmp_path / "landsraad.db")
    with ExitStack() as stack:
        server = stack.enter_context(serving(database))
        watched = stack.enter_context(Watched.opened(browser, server.url, painted=False))
        guest = stack.enter_context(closing(Guest(server.url)))
        guest.become(watched.page)
        watched.page.goto(IDLE)
        player = sit(watched.page, guest, game, kind)

        watched.page.reload()
        player.turn_to(kind)
        before = player.look()
        server.kill()
        expect(watched.page.locator(LOST)).to_have_text(words("en")["connection-lost"])
        player.press_until_sent()

        port = server.url.rpartition(":")[2]
        stack.enter_context(serving(database, port=port))
        expect(watched.page.locator(".connection")).to_have_count(0, timeout=PATIENCE)
        after = player.look()
        assert (after.kind, after.moment) != (before.kind, before.moment)
        assert [line for line in watched.wrong if "ERR_CONNECTION_REFUSED" not in line] == []


@in_soak
def test_a_journey_by_keyboard(new_browser: NewPage, newcomer: Guest) -> None:
    """From the first page into a duel, home again, and a legion moves over the map."""
    page = new_browser()
    newcomer.become(page)
    page.goto("/")
    with no_mouse(page):
        travel(page, newcomer)


def travel(page: Page, guest: Guest) -> None:
    word = words("en")
    door = page.locator(".door:has(#door-arrakis)")
    press(door.locator(".mode", has=page.get_by_text(word["mode-arrakis-duel"], exact=True)))
    expect(page).to_have_url(re.compile("/table/"))
    KeyboardPlayer(page).play(enough=3)

    press(page.get_by_role("button", name=word["menu"], exact=True))
    press(page.locator(".menu").get_by_role("link", name=word["home"]))
    moment = moments("arrakis")["move_legion"]
    table = guest.seated(moment.record, moment.seat)
    press(page.get_by_role("link", name=word["nav-tables"]))
    press(page.locator(f".table-row > a[href='/table/{table}']"))
    player = KeyboardPlayer(page)
    player.turn_to("move_legion")
    player.answer()
    assert player.on_board > 0
