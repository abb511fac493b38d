"""Battles on the stage: cards that stand between takes, and move while one is played."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from landsraad.kernel.cases import case_files, read_cases
from landsraad.kernel.record import Record
from tests.browser.axe import violations
from tests.browser.conftest import Guest, NewPage
from tests.browser.moments import states
from tests.browser.player import PATIENCE
from tests.browser.replays import Replay
from tests.soak import usually
from tests.sources import CASES


def record_of(game: str, case: str) -> Record:
    """The game of a case, to its end."""
    cases = (each for file in case_files(CASES / game) for each in read_cases(file))
    *_, last = states(next(each for each in cases if each.id == case))
    return last.record()


SEEN: Final = """(part) => {
  const found = document.querySelector(part);
  return found.getBoundingClientRect().width > 0 && getComputedStyle(found).opacity === "1";
}"""
"""Whether a part of a card has come up."""


@pytest.mark.parametrize(
    ("game", "case", "kind", "drawn"),
    [
        ("dune", "BATTLE-68", "traitor_called", ".dune-battle .stamp"),
        ("arrakis", "BATTLE-27", "combat_roll", ".arrakis-tray .die"),
    ],
)
def test_a_battle_is_played_on_its_card(
    new_page: NewPage, guest: Guest, game: str, case: str, kind: str, drawn: str
) -> None:
    """What comes up is hidden at first, seen in the end, and skipped with the rest."""
    replay = Replay(new_page, guest, record_of(game, case))
    replay.play(kind)

    replay.seek(0)
    replay.page.wait_for_function(f"(part) => !({SEEN})(part)", arg=drawn, timeout=PATIENCE)
    replay.seek(0.99)
    replay.page.wait_for_function(SEEN, arg=drawn, timeout=PATIENCE)
    assert violations(replay.page) == []

    replay.skip()
    expect(replay.page.locator(".stage-cards")).to_have_attribute("aria-hidden", "true")


@pytest.mark.parametrize(
    ("game", "case", "kind", "card"),
    usually(
        [("dune", "BATTLE-68", "traitor_called", ".dune-battle")],
        soak=[
            ("dune", "BATTLE-68", "traitor_called", ".dune-battle"),
            ("arrakis", "BATTLE-27", "combat_roll", ".arrakis-tray"),
        ],
    ),
)
def test_stills_show_what_motion_shows(
    new_page: NewPage, guest: Guest, game: str, case: str, kind: str, card: str
) -> None:
    """Who wants no motion is shown the same card in the end, and for as long."""
    record = record_of(game, case)
    seen = []
    for motion in ("reduce", "no-preference"):
        replay = Replay(new_page, guest, record, motion)
        replay.play(kind)
        replay.seek(0.99)
        seen.append((replay.length(), replay.page.locator(card).inner_text()))

    still, moving = seen
    assert still == moving
    assert still[1]
