"""Timelines of played games keep their limits and tell nobody a secret."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from landsraad.chronicle import learned
from landsraad.kernel import Chance, Event, Game
from landsraad.kernel.errors import Refusal
from tests.client.conftest import Node
from tests.client.test_fold import played_by_chance
from tests.soak import usually
from tools.golden_records import MODES

SEEDS = range(usually(1, soak=10))
TWINS = 3
"""At every third action, worlds are redealt."""

Seen = dict[str, list[dict[str, Any]]]


def seen_by_all(game: Game, events: tuple[Event, ...]) -> Seen:
    """What each pair of eyes saw; the spectator's have no name."""
    return {eyes or "": learned(events, eyes) for eyes in (None, *game.seats)}


def games_of(name: str) -> Iterator[Iterator[Game]]:
    for mode in MODES:
        if mode.game == name:
            for seed in SEEDS:
                yield played_by_chance(mode, seed)


@pytest.fixture
def timelines(bundled: Callable[[str], Path], node: Node, tmp_path: Path) -> Any:
    """What the client makes of the events of some actions."""

    def ask(name: str, takes: list[Seen]) -> Any:
        asked, answered = tmp_path / "takes.json", tmp_path / "timelines.json"
        asked.write_text(json.dumps({"game": name, "takes": takes}), encoding="utf-8")
        node(bundled("timelines"), asked, answered)
        return json.loads(answered.read_text())

    return ask


@pytest.mark.parametrize("name", ["dune", "arrakis"])
def test_nobody_waits_longer_than_others(name: str, timelines: Any) -> None:
    """A pause as long as a secret would betray it; and no take or lot is too long."""
    takes = [seen_by_all(game, game.happened) for moments in games_of(name) for game in moments]
    found = timelines(name, takes)

    assert len(found) > 500
    for seen, shown in zip(takes, found, strict=True):
        assert len(shown["lengths"]) == len(shown["brisk"]) == 1, seen
        assert shown["lengths"][0] <= 14_000, seen
        assert shown["brisk"][0] <= 7_000, seen
        assert shown["lot"] <= 3_000, seen
    assert max(shown["lengths"][0] for shown in found) > 2_500


def twins_of(moments: Iterator[Game], chance: Chance) -> Iterator[tuple[Seen, Seen]]:
    """What one seat saw of actions that taught nobody anything, here and in another world."""
    before: Game | None = None
    for game in moments:
        last = game.past.action if game.past is not None else None
        if before is not None and last is not None and game.can_undo(last.seat):
            for eyes in (seat for seat in game.seats if seat != last.seat):
                twin = before.redeal(eyes, chance)
                twin.live = True
                try:
                    events = twin.play(last)
                except Refusal:  # it hangs on what the acting seat knows
                    continue
                yield {eyes: learned(game.happened, eyes)}, {eyes: learned(events, eyes)}
        before = game.copy() if game.sequence % TWINS == 0 else None


@pytest.mark.parametrize("name", ["dune", "arrakis"])
def test_twins_have_equal_timelines(name: str, timelines: Any) -> None:
    """Exchange all that a seat may not know: to the byte it is shown the same."""
    chance = Chance.seeded(1)
    pairs = [pair for moments in games_of(name) for pair in twins_of(moments, chance)]
    here = timelines(name, [one for one, _ in pairs])
    there = timelines(name, [other for _, other in pairs])

    assert len(pairs) > 50
    assert [shown["text"] for shown in here] == [shown["text"] for shown in there]
