"""The seven laws on answers that bind: the last turn, with two questions about what is to come.

Whole games ask few questions, and hardly one about a plan; on these tables nothing else is asked.
"""

from __future__ import annotations

from typing import ClassVar

import pytest

from landsraad.dune import position
from landsraad.dune.cards import TREACHERY, TREACHERY_DECK
from landsraad.dune.game import Dune
from landsraad.dune.promises import each, narrow
from landsraad.dune.truthtrance import PROMISED
from landsraad.kernel import Decision, PositionReader
from landsraad.kernel.laws import Mode, positions
from landsraad.kernel.registry import add_game
from tests.dune.modes import small_modes
from tests.random_games import hold_games
from tests.soak import usually

MEETINGS = (
    {"emperor": {"arrakeen@9": 4}, "harkonnen": {"arrakeen@9": 3, "carthag@10": 2}},
    {"atreides": {"carthag@10": 3}, "fremen": {"sietch_tabr@13": 5}},
    {"bene_gesserit": {"sietch_tabr@13": 2, "polar_sink": 3}, "guild": {"tueks_sietch@4": 5}},
)


class Interrogation(Dune):
    """The last turn from some phase on, with a Truthtrance in two random hands."""

    name: ClassVar[str] = "dune_interrogation"

    def begin(self) -> None:
        self.lay_out()
        cards = [TREACHERY[card].id for card in self.chance.shuffle(TREACHERY_DECK)]
        others = [card for card in cards if card != "truthtrance"]
        hands = {seat: [others.pop() for _ in range(3)] for seat in self.seats}
        for seat in self.chance.sample(self.seats, 2):
            hands[seat].append("truthtrance")
        described = {
            "turn": self.rules.max_turns,
            "phase": self.chance.choice(("bidding", "shipment", "battle", "battle")),
            "storm": self.chance.below(18),
            "forces": {seat: cells for side in MEETINGS for seat, cells in side.items()},
            "hands": hands,
        }
        position.arrange(self, PositionReader(described))

    def interruptions(self) -> tuple[Decision, ...]:
        """Questions about what somebody will do, and nothing else."""
        return tuple(
            [
                Decision(d.seat, d.kind, binding, required=False)
                for d in super().interruptions()
                if d.kind == "truthtrance"
                and (binding := each(d.actions, lambda p: narrow(p, "form", PROMISED.__contains__)))
            ]
        )


add_game(Interrogation)

WAYS: dict[str, dict[str, object]] = {
    "advanced": {"ruleset": "advanced"},
    "tournament": {"ruleset": "tournament"},
    "strict": {"ruleset": "advanced", "responses": "strict", "truthtrance_future": True},
    "basic": {"ruleset": "basic", "truthtrance_future": True},
}
MODES = small_modes(Interrogation, WAYS)


@pytest.mark.parametrize("mode", MODES[:: usually(6, soak=1)], ids=lambda mode: mode.name)
def test_answers_obey_the_laws(mode: Mode) -> None:
    """No random interrogation of this mode breaks a law."""
    hold_games(mode, 2)


def test_something_is_asked() -> None:
    """The tables are made for it: all forms of answers come up."""
    promised = set()
    for seed in range(60):
        for game, _ in positions(MODES[2], seed):
            assert isinstance(game, Dune)
            promised |= {promise.what.partition("@")[0] for promise in game.promises}

    assert {"ship", "no_ship", "move", "no_move"} <= promised
    assert any(what.startswith("plan_") for what in promised)
