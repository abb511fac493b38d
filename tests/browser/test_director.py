"""What happens is shown, told and never in the way."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import expect

from landsraad import bots
from landsraad.dune import Dune
from landsraad.dune.state import SEATS
from landsraad.kernel import Chance
from landsraad.kernel.record import Record
from tests.browser.conftest import Guest, NewPage
from tests.browser.player import END, PANEL, PATIENCE, Player, go
from tests.browser.replays import LAYER, Replay
from tests.soak import usually

HEARD: Final = """
window.heard = [];
new MutationObserver(() => {
  const told = document.querySelector('.stage [aria-live=polite]')?.textContent;
  if (told && told !== window.heard.at(-1)) window.heard.push(told);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
QUESTIONS: Final = usually(2, soak=6)
"""That are answered while scenes play."""


@pytest.fixture(scope="module")
def record() -> Record:
    """A game of bots up to where forces have been shipped and moved."""
    game = Dune.new(Dune.read_setup(None, {"ruleset": "advanced", "max_turns": 1}, 6)).copy()
    recruit = bots.make("recruit", "dune")
    bots.play_out(game, dict.fromkeys(game.seats, recruit), Chance.seeded(6))
    return game.record()


def test_forces_are_in_one_place_or_on_their_way(
    new_page: NewPage, guest: Guest, record: Record
) -> None:
    """While they fly they stand nowhere; when the scene is over the board is the server's view."""
    replay = Replay(new_page, guest, record)
    before, after = replay.play("shipped")

    replay.seek(0.25)
    expect(replay.page.locator(f"{LAYER} .flyer").first).to_be_attached()
    assert replay.board() == before != after

    assert replay.skip() == after


def test_a_scene_is_skipped_by_escape(new_page: NewPage, guest: Guest, record: Record) -> None:
    replay = Replay(new_page, guest, record)
    replay.play("moved")

    replay.page.keyboard.press("Escape")

    expect(replay.page.locator(LAYER)).to_have_count(0)


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

    player.play(QUESTIONS)

    expect(page.locator(".sheet")).to_have_count(0)

    assert sum(player.answered.values()) == QUESTIONS
    heard = page.evaluate("window.heard")
    assert heard
    assert all(one != other for one, other in pairwise(heard))
    go(page, "/tables")
    page.locator(f"{PANEL}, {END}").first.wait_for(state="detached")
