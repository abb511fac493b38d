"""What happens is shown, told and never in the way."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from landsraad import bots
from landsraad.dune import Dune
from landsraad.dune.state import SEATS
from landsraad.kernel import Chance
from landsraad.kernel.record import Record
from tests.browser.conftest import Guest, NewPage
from tests.browser.player import END, PANEL, PATIENCE, Player, go
from tests.soak import usually

CALM: Final = "localStorage.setItem('landsraad.scenes', 'calm')"
FORWARD: Final = ".playback-buttons button >> nth=3"
LAYER: Final = ".map-flights"
HELD: Final = """
new MutationObserver(() => {
  const reel = document.querySelector('.map-flights')?.reel;
  if (reel) reel.play = () => {};
}).observe(document, { childList: true, subtree: true });
"""
"""A reel that comes to the stage stands still until it is told what to show."""
HEARD: Final = """
window.heard = [];
new MutationObserver(() => {
  const told = document.querySelector('.stage [aria-live=polite]')?.textContent;
  if (told && told !== window.heard.at(-1)) window.heard.push(told);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
IN_WORDS: Final = "() => document.querySelector('.dune-board .unseen').textContent"


@pytest.fixture(scope="module")
def record() -> Record:
    """A game of bots up to where forces have been shipped and moved."""
    game = Dune.new(Dune.read_setup(None, {"ruleset": "advanced", "max_turns": 1}, 6)).copy()
    recruit = bots.make("recruit", "dune")
    bots.play_out(game, dict.fromkeys(game.seats, recruit), Chance.seeded(6))
    return game.record()


def moment_before(guest: Guest, table: str, kind: str) -> int:
    """How many events a spectator had seen before the first of a kind."""
    before = 0
    for moment in guest.ask("GET", f"/tables/{table}/replay?eyes=spectator")["moments"]:
        if any(event["kind"] == kind for event in moment["events"]):
            return before
        before = moment["sequence"]
    raise AssertionError(f"nothing of the kind {kind}")


def open_replay(page: Page, guest: Guest, record: Record, kind: str) -> None:
    guest.become(page)
    table = guest.seated(record, *record.setup.seats)
    before = moment_before(guest, table, kind)
    page.goto(f"/replay/{table}#eyes=spectator&at={before}")
    page.locator(".map-places").wait_for(state="attached", timeout=PATIENCE)
    expect(page.locator(".map-frame[aria-busy=true]")).to_have_count(0, timeout=PATIENCE)


def test_forces_are_in_one_place_or_on_their_way(
    new_browser: NewPage, guest: Guest, record: Record
) -> None:
    """While they fly they stand nowhere; when the scene is over the board is the server's view."""
    page = new_browser(reduced_motion="no-preference")
    page.context.add_init_script(CALM + HELD)
    open_replay(page, guest, record, "shipped")
    before = page.evaluate(IN_WORDS)
    page.locator(FORWARD).click()
    page.locator(LAYER).wait_for(state="attached")

    page.evaluate(f"document.querySelector('{LAYER}').reel.seek(300)")
    expect(page.locator(f"{LAYER} .flyer").first).to_be_attached()
    assert page.evaluate(IN_WORDS) == before

    page.evaluate(f"document.querySelector('{LAYER}').reel.skip()")
    expect(page.locator(LAYER)).to_have_count(0)
    assert page.evaluate(IN_WORDS) != before


def test_a_scene_is_skipped_by_escape(new_browser: NewPage, guest: Guest, record: Record) -> None:
    page = new_browser(reduced_motion="no-preference")
    page.context.add_init_script(CALM + HELD)
    open_replay(page, guest, record, "moved")
    page.locator(FORWARD).click()
    page.locator(LAYER).wait_for(state="attached")

    page.keyboard.press("Escape")

    expect(page.locator(LAYER)).to_have_count(0)


@pytest.mark.parametrize("scenes", usually(["calm"], soak=["calm", "brisk", "off"]))
def test_a_game_is_played_with_scenes(new_browser: NewPage, guest: Guest, scenes: str) -> None:
    """Questions come while others still move; what happens is told in sentences, none twice."""
    page = new_browser(reduced_motion="no-preference")
    page.context.add_init_script(
        HEARD + f"localStorage.setItem('landsraad.scenes', {json.dumps(scenes)})"
    )
    guest.become(page)
    players = {**dict.fromkeys(SEATS, "bot:recruit"), "fremen": "me"}
    table = guest.table("dune", players, ruleset="basic", max_turns=1)
    page.goto(f"/table/{table}")
    player = Player(page)
    expect(page.locator(".sheet")).to_be_visible(timeout=PATIENCE)

    player.play(6)

    expect(page.locator(".sheet")).to_have_count(0)

    assert sum(player.answered.values()) == 6
    heard = page.evaluate("window.heard")
    assert heard
    assert all(one != other for one, other in pairwise(heard))
    go(page, "/tables")
    page.locator(f"{PANEL}, {END}").first.wait_for(state="detached")
