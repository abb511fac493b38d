"""What may be done at any time is kept while it stays the same, and never longer."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.dune import Dune
from landsraad.kernel import Chance, Decision
from tests.soak import usually

WAYS: tuple[dict[str, Any], ...] = (
    {"ruleset": "advanced", "deals": False},
    {"ruleset": "advanced", "deals": True, "responses": "strict"},
    {"ruleset": "tournament", "deals": True},
    {"ruleset": "basic", "deals": False},
)


def told(offers: tuple[Decision, ...]) -> list[object]:
    return [(offer.seat, offer.to_json()) for offer in offers]


def anew(game: Dune) -> tuple[Decision, ...]:
    """The same offers, made without any that were kept."""
    twin = game.copy()
    twin.kept_offers.clear()
    return twin.interruptions()


@pytest.mark.parametrize("options", WAYS, ids=str)
@pytest.mark.parametrize("seed", range(usually(1, soak=2)))
def test_kept_offers_are_what_would_be_offered_anew(options: dict[str, Any], seed: int) -> None:
    game = Dune.new(Dune.read_setup(None, options, seed))
    game.live = False
    chance = Chance.seeded(seed)
    for _ in range(500):
        if game.over:
            break
        assert told(game.interruptions()) == told(anew(game))
        game.play(chance.choice(game.pending).actions.sample(chance))


def test_offers_that_stay_the_same_are_the_same_objects() -> None:
    """Whoever has written them down, as the server has, need not do it again."""
    hands = {"guild": ["truthtrance"], "emperor": ["tleilaxu_ghola"]}
    position = {"phase": "bidding", "turn": 2, "hands": hands, "tanks": {"emperor": 3}}
    options = {"ruleset": "advanced", "deals": False}
    game = Dune.new(Dune.read_setup(None, options, 0, "", position))
    before = {id(offer): offer.kind for offer in game.interruptions()}
    (bid,) = [decision for decision in game.pending if decision.kind == "bid"]
    game.play(bid.actions.at(0))

    kept = {offer.kind for offer in game.interruptions() if id(offer) in before}
    assert {"truthtrance", "ghola", "auction"} <= kept
