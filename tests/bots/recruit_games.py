"""Games between recruits, stopped at the questions that a test is about."""

from __future__ import annotations

from collections.abc import Iterator, Set

from landsraad import bots
from landsraad.bots import question_for
from landsraad.kernel import Chance, Game
from landsraad.kernel.laws import Mode


def moments_of(mode: Mode, seed: int, kinds: Set[str]) -> Iterator[tuple[Game, str]]:
    """Moments of a game at which one of these decisions is due, and for whom."""
    game, chance = mode.new(seed).copy(), Chance.seeded(seed)
    quick = bots.make("recruit", game.name)
    while not game.over:
        seat = next(decision.seat for decision in game.pending if decision.required)
        if not kinds.isdisjoint([decision.kind for decision in game.decisions(seat)]):
            yield game, seat
        action = quick.answer(question_for(game, seat), chance)
        assert action is not None
        game.play(action)
