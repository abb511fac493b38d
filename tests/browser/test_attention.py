"""What calls the reader: sounds, and signs that it is their turn."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.moments import moments
from tests.browser.player import PANEL, PATIENCE
from tests.browser.words import words

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
HEARD: Final = "window.started > 0"


def sit(page: Page, guest: Guest) -> None:
    """At a table at which one is asked at once."""
    moment = moments("arrakis")["turn"]
    guest.become(page)
    page.add_init_script(COUNTED)
    page.goto(f"/table/{guest.seated(moment.record, moment.seat)}")
    page.locator(PANEL).first.wait_for(timeout=PATIENCE)


def test_sound_is_asked_for_once_and_then_heard(new_page: NewPage, guest: Guest) -> None:
    """Nothing is loaded or played before somebody wants it; the answer is kept."""
    page = new_page(sound="unasked", width=390, height=844)
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


def test_sounds_are_chosen_in_the_settings(new_page: NewPage, guest: Guest) -> None:
    """A level, and what of it is heard."""
    page = new_page()
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
