"""The client's notes of public knowledge agree with the games that they were taken of."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import landsraad
from landsraad.dune.state import DuneState, card_names
from landsraad.kernel import Chance
from tests.client.conftest import Node

GAMES = [(ruleset, seed) for ruleset in ("basic", "advanced", "tournament") for seed in (1, 2)]
ACTIONS = 900
EVERY = 30
"""Actions after which the notes are compared with the game."""


class Watched:
    """A game played by chance, as spectators see it; with what is true at some moments."""

    def __init__(self, ruleset: str, seed: int) -> None:
        game = landsraad.new_game("dune", seed=seed, options={"ruleset": ruleset})
        assert isinstance(game, DuneState)
        chance = Chance.seeded(seed)
        events: list[dict[str, Any]] = []
        self.moments: list[tuple[list[dict[str, Any]], dict[str, Any]]] = []
        for number in range(ACTIONS):
            events += [seen for event in game.happened if (seen := event.seen_by(None))]
            if game.over:
                break
            if number % EVERY == 0 and game.turn:
                self.moments.append((events.copy(), truth_of(game)))
            # Whatever may be done at any time belongs to what is counted.
            choices = [one for one in game.pending if one.required or not chance.below(3)]
            game.play(chance.choice(choices or game.pending).actions.sample(chance))


def truth_of(game: DuneState) -> dict[str, Any]:
    truth: dict[str, Any] = {
        seat: {
            "spice": game.spice[seat] + game.bribes[seat],
            "cards": Counter(card_names(game.hands[seat])),
        }
        for seat in game.seats
    }
    truth["in_battle"] = any(step.get("plans") for step in game.view(None)["steps"])
    return truth


def test_notes_are_true(bundled: Callable[[str], Path], node: Node, tmp_path: Path) -> None:
    """Spice lies within its bounds, hands are as large as counted, cards shown are still there."""
    moments = [moment for game in GAMES for moment in Watched(*game).moments]
    assert len(moments) > 100
    asked, answered = tmp_path / "questions.json", tmp_path / "answers.json"
    asked.write_text(json.dumps([events for events, _ in moments]), encoding="utf-8")

    node(bundled("dune-ledger"), asked, answered)

    exact = notes = 0
    for (events, truth), ledger in zip(moments, json.loads(answered.read_text()), strict=True):
        for seat, account in ledger.items():
            least, most = account["spice"]["least"], account["spice"]["most"]
            assert least <= truth[seat]["spice"] <= most, (seat, events[-20:])
            exact += least == most
            if truth["in_battle"]:  # the cards of the plans lie on the table
                continue
            hand = truth[seat]["cards"]
            assert account["cards"] == hand.total(), (seat, events[-20:])
            shown = Counter(held["card"] for held in account["held"] if held["card"])
            assert shown <= hand, (seat, events[-20:])
            sure = [held for held in account["held"] if not held["mayBeGone"]]
            assert len(sure) <= hand.total()
            notes += shown.total()
    assert exact > 500
    assert notes > 20
