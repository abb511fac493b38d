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
DOCK: Final = ".dock .ask-words"
IN_SIGHT: Final = """() => {
  const [card, place] = [".stage-card", ".map-battle path"].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  const middle = (place.top + place.bottom) / 2;
  return middle < card.top || middle > card.bottom;
}"""
"""Whether the place of a battle is beside its card."""
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


def test_the_dock_of_a_replay_is_not_ahead_of_the_stage(
    new_page: NewPage, guest: Guest, record: Record
) -> None:
    """Its chronicle goes with the scenes, and who listens hears them."""
    replay = Replay(new_page, guest, record)
    line = replay.page.locator(".replay-chronicle [aria-current=step]")
    replay.play("battle_won")

    replay.seek(0.01)
    expect(replay.page.locator(".stage [aria-live=polite]")).not_to_be_empty()
    expect(replay.page.locator(DOCK)).to_have_attribute("aria-live", "off")
    earlier = line.all_inner_texts()
    replay.skip()

    assert earlier != line.all_inner_texts()


def test_on_a_phone_the_card_of_a_battle_does_not_lie_over_its_place(
    new_page: NewPage, guest: Guest, record: Record
) -> None:
    replay = Replay(new_page, guest, record)
    replay.page.set_viewport_size({"width": 390, "height": 844})
    replay.play("plans_shown")

    replay.page.wait_for_function(IN_SIGHT, timeout=PATIENCE)


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


ORDER: Final = """
window.order = [];
const note = (what, isThere) => isThere && !order.includes(what) && order.push(what);
const look = () => {
  requestAnimationFrame(look);
  const told = document.querySelector('.stage [aria-live=polite]')?.textContent ?? '';
  const news = document.querySelector('.dock .digest')?.textContent ?? '';
  const place = document.querySelector('.dune-battle .where')?.textContent;
  const won = new RegExp(`wins? the battle in ${place}`);
  note('battle told', won.test(told));
  note('battle in the dock', won.test(news));
  note('pause told', /Mentat pause/.test(told));
  note('end', document.querySelector('.end-card'));
};
look();
"""
"""What comes first; all that a frame shows comes together."""


def test_the_dock_tells_nothing_that_is_still_to_be_shown(
    new_browser: NewPage, guest: Guest, record: Record
) -> None:
    """Neither who wins a battle, nor who has won the game, while the stage is not so far."""
    *_, (seat, last) = (
        (asked.seat, game.record())
        for game in record.moments()
        for asked in game.pending
        if asked.kind == "plan"
    )
    page = new_browser(reduced_motion="no-preference")
    page.context.add_init_script(ORDER + "localStorage.setItem('landsraad.scenes', 'brisk')")
    guest.become(page)
    page.goto(f"/table/{guest.seated(last, seat)}")
    player = Player(page)
    player.turn_to("plan")
    expect(page.locator(DOCK)).to_have_attribute("aria-live", "polite")

    player.play()

    order = page.evaluate("window.order")
    assert order.index("pause told") < order.index("end")
    if "battle in the dock" in order:
        assert order.index("battle told") < order.index("battle in the dock")
