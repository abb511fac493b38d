"""What calls the reader: sounds, and signs that it is their turn."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from landsraad.kernel import Record
from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.moments import moments
from tests.browser.player import PANEL, PATIENCE, go
from tests.browser.words import words
from tools.golden_records import RECORDS

ENGLISH: Final = words("en")
COUNTED: Final = """
  window.started = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.started += 1;
    return start.apply(this, when);
  };
  const begin = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.started += 1;
    return begin.apply(this, when);
  };
"""
"""Counts tones and noises, which nobody hears here."""
SYSTEM: Final = """
  window.asked = 0;
  window.Notification = class {
    static permission = "default";
    static async requestPermission() {
      window.asked += 1;
      return (this.permission = "granted");
    }
  };
"""
"""A system that lets itself be asked; a browser without windows has none that could call."""
IN_THE_BACKGROUND: Final = """
  localStorage.setItem("landsraad.calls", "on");
  Object.defineProperty(document, "hidden", { get: () => true });
  window.notes = [];
  window.Notification = class {
    static permission = "granted";
    constructor(title, { body }) {
      this.note = [title, body, true];
      window.notes.push(this.note);
    }
    close() {
      this.note[2] = false;
    }
  };
"""
"""Another tab is in front, the reader wants to be called, and notes of the system are kept."""
MISSED: Final = 40
"""Events since the last decision of somebody who comes back."""
HEARD: Final = "() => window.started > 0"


def sit(page: Page, guest: Guest) -> None:
    """At a table at which one is asked at once."""
    moment = moments("arrakis")["turn"]
    guest.become(page)
    page.add_init_script(COUNTED)
    page.goto(f"/table/{guest.seated(moment.record, moment.seat)}")
    page.locator(PANEL).first.wait_for(timeout=PATIENCE)


def test_sound_is_asked_for_once_and_then_heard(new_browser: NewPage, guest: Guest) -> None:
    """Nothing is loaded or played before somebody wants it; the answer is kept."""
    page = new_browser(sound="unasked", width=390, height=844)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    sit(page, guest)
    question = page.locator(".sound-question")
    expect(question).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("window.started") == 0
    assert not [url for url in loaded if "synthesizer" in url]

    question.get_by_role("button", name=ENGLISH["sound-yes"]).click()
    page.wait_for_function(HEARD, timeout=PATIENCE)
    expect(question).to_have_count(0)
    assert page.evaluate("localStorage.getItem('landsraad.sound')") == "medium"


def test_the_tab_tells_that_it_is_your_turn(new_browser: NewPage, guest: Guest) -> None:
    """By its title and a badge; the system is only asked for permission by a press."""
    page = new_browser()
    page.add_init_script(SYSTEM)
    sit(page, guest)
    expect(page).to_have_title(re.compile("^● Your turn — Sietch Tabr"))
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    page.get_by_role("button", name=ENGLISH["menu"]).first.click()
    page.get_by_role("button", name=ENGLISH["settings"]).click()
    assert page.evaluate("asked") == 0
    page.get_by_role("button", name=ENGLISH["call-me"], pressed=False).click()
    expect(page.get_by_role("button", name=ENGLISH["call-me"], pressed=True)).to_be_visible()
    assert page.evaluate("asked") == 1

    go(page, "/tables")
    expect(icon).to_have_attribute("href", "/icon.svg")
    expect(page).not_to_have_title(re.compile("●"))


def test_who_looks_elsewhere_is_called_by_a_note(new_browser: NewPage, guest: Guest) -> None:
    """It says which table calls, and goes away when somebody comes back and answers."""
    page = new_browser(permissions=["notifications"])
    page.add_init_script(IN_THE_BACKGROUND)
    sit(page, guest)

    expect(page).to_have_title(re.compile("^● "))
    page.wait_for_function("() => window.notes.length", timeout=PATIENCE)
    assert page.evaluate("window.notes") == [[ENGLISH["turn-note"], "Sietch Tabr", True]]
    go(page, "/tables")
    page.wait_for_function("() => window.notes.every(([, , open]) => !open)", timeout=PATIENCE)


def test_sounds_are_chosen_in_the_settings(new_browser: NewPage, guest: Guest) -> None:
    """A level, and what of it is heard."""
    page = new_browser()
    sit(page, guest)
    expect(page.locator(".sound-question")).to_have_count(0)
    page.get_by_role("button", name=ENGLISH["menu"]).first.click()
    page.get_by_role("button", name=ENGLISH["settings"]).click()
    page.get_by_role("button", name=ENGLISH["sound-soft"]).click()
    page.wait_for_function(HEARD, timeout=PATIENCE)
    assert violations(page) == []

    page.get_by_role("button", name=ENGLISH["sounds-turn"], pressed=True).click()
    before = page.evaluate("window.started")
    page.get_by_role("button", name=ENGLISH["sound-loud"]).click()
    expect(page.get_by_role("button", name=ENGLISH["sound-loud"], pressed=True)).to_be_visible()
    assert page.evaluate("window.started") == before


@cache
def half_played(name: str, kind: str) -> tuple[Record, str]:
    """The first moment in the second half of a golden record at which this is asked."""
    record = Record.from_json((RECORDS / "v4" / f"{name}.json").read_text())
    half = len(record.actions) // 2
    playing = record.replay(until=half)
    for action in record.actions[half:]:
        for decision in playing.pending:
            if decision.kind == kind:
                return playing.record(), decision.seat
        playing.play(playing.notation().read(action))
    raise AssertionError(f"no {kind} in {name}")


def come_back(page: Page, guest: Guest, name: str, kind: str) -> None:
    """To a table at which a lot has happened since this seat decided."""
    record, seat = half_played(name, kind)
    table = guest.seated(record, seat)
    guest.become(page)
    page.goto(f"/table/{table}")
    panel = page.locator(PANEL).first
    panel.wait_for(timeout=PATIENCE)
    decided = int(panel.get_attribute("data-moment") or 0) - MISSED
    name = f"landsraad.decided.{table}.{seat}"
    page.evaluate("([name, at]) => localStorage.setItem(name, at)", [name, str(decided)])
    page.reload()
    panel.wait_for(timeout=PATIENCE)


@pytest.mark.parametrize(
    ("name", "kind", "look", "is_open"),
    [
        ("dune-advanced-6-recruit", "plan", {}, False),
        ("arrakis-duel-recruit", "turn", {"width": 390, "height": 844}, False),
        ("arrakis-duel-recruit", "turn", {}, True),
    ],
)
def test_what_others_did_is_told_and_marked_on_the_map(
    name: str,
    kind: str,
    look: dict[str, int],
    is_open: bool,
    new_browser: NewPage,
    guest: Guest,
) -> None:
    """A few lines; each shows its place while it is looked at. A press elsewhere folds them.

    On a phone, and under the card of a battle, they are folded at first.

    A press on what stays on the map opens its line in the chronicle.
    """
    page = new_browser(**look)
    come_back(page, guest, name, kind)
    news = page.locator(".news")
    head = news.get_by_role("button", expanded=is_open)
    expect(head).to_be_visible(timeout=PATIENCE)
    if not is_open:
        head.click()
    lines = news.locator(".digest button").filter(visible=True)
    expect(lines.first).to_be_visible()
    assert 2 <= lines.count() <= 6
    expect(page.locator(".trace").first).to_be_attached(timeout=PATIENCE)
    assert violations(page) == []

    pointed = page.locator(".map-pointed")
    shown = 0
    for line in lines.all():
        line.focus()
        shown += pointed.count()
    assert shown
    page.locator(".ask").click()
    expect(lines).to_have_count(0)
    news.get_by_role("button", name=ENGLISH["close"]).click()
    expect(news).to_have_count(0)
    page.locator("[data-trace]").last.dispatch_event("click")
    expect(page.locator(".line button[data-sought]")).to_be_focused(timeout=PATIENCE)


def test_the_chronicle_follows_folds_auctions_and_can_be_narrowed(
    new_browser: NewPage, guest: Guest
) -> None:
    """Whoever scrolls up stays there until they want the latest."""
    page = new_browser(width=1280, height=720)
    come_back(page, guest, "dune-advanced-6-recruit", "plan")
    page.locator(".tool-chronicle").click()
    room = page.locator(".drawer-body")
    latest = page.get_by_role("button", name=ENGLISH["chronicle-latest"])
    at_end = "(room) => room.scrollHeight - room.scrollTop - room.clientHeight < 40"
    page.wait_for_function(f"() => ({at_end})(document.querySelector('.drawer-body'))")
    expect(latest).to_have_count(0)
    room.evaluate("(room) => room.scrollTo(0, 0)")
    latest.click()
    page.wait_for_function(f"() => ({at_end})(document.querySelector('.drawer-body'))")
    expect(latest).to_have_count(0)

    auction = page.locator(".line > button[aria-expanded=false]").last
    auction.click()
    expect(page.locator(".bids .line").first).to_be_visible()
    assert violations(page, ".drawer") == []

    before = page.locator(".chronicle .line").count()
    page.locator(".drawer-body select").select_option("battles")
    expect(page.locator(".bids")).to_have_count(0)
    assert 0 < page.locator(".chronicle .line").count() < before
