"""`mentat` for War for Arrakis.

What `recruit` holds for the best ways to go on is tried in imagined worlds: recruits play on, on
all seats, until the other side has replied, and the learned value says how likely one wins then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landsraad.arrakis.lineup import SIDE_OF
from landsraad.arrakis.state import OTHER, ArrakisState
from landsraad.bots.bashar.arrakis import Bashar
from landsraad.bots.bashar.arrakis.candidates import CANDIDATES
from landsraad.bots.bashar.arrakis.look_ahead import play_on
from landsraad.bots.budget import Budget, Thought
from landsraad.bots.mentat.arrakis.value import NEXT, chance_of_victory, contributions
from landsraad.bots.mentat.thinker import Thinker
from landsraad.bots.recruit.arrakis.facts import Facts
from landsraad.bots.seat import Question
from landsraad.bots.temperament import Temperament
from landsraad.bots.worlds import World, Worlds
from landsraad.kernel import Action, Chance

HORIZON: Final = 2
"""Beginnings of actions until the position is judged: at the second the others have replied."""

FEW: Final = 6
"""Where there is no more than this to choose from, everything is tried."""
SMALL: Final = (
    "advance",
    "attack",
    "choose_option",
    "claim",
    "desert_power",
    "give_up",
    "play_card",
    "retreat_to",
    "use_as",
)
"""Decisions of which it tries everything, beside those for which `bashar` has candidates."""


class Usual(Bashar):
    """A bashar who says what to believe in, and leaves time to think about it."""

    budget = Budget(playouts=12)


class Mentat(Thinker):
    """Looks as far as the reply."""

    thinks_about = frozenset([*CANDIDATES, *SMALL])

    def leaning(self, temper: Temperament) -> Bashar:
        return Usual(temper)

    def candidates(self, question: Question, usual: Action) -> Sequence[Action]:
        for decision in question.decisions:
            if usual in decision.actions:
                if decision.kind in CANDIDATES:
                    return CANDIDATES[decision.kind](Facts(question), decision)
                if decision.kind in SMALL and decision.actions.size <= FEW:
                    return [*decision.actions]
        return []

    def playout(self, worlds: Worlds, action: Action, seed: int, thought: Thought) -> World:
        world = worlds.deal(seed)
        assert isinstance(world, ArrakisState)
        begun = 0

        def enough() -> bool:
            nonlocal begun
            begun += any(decision.kind == NEXT for decision in world.asked)
            return begun == HORIZON or thought.overdue

        play_on(world, action, Chance.seeded(seed), enough)
        return world

    def chance_of_victory(self, game: World, seat: str) -> float:
        assert isinstance(game, ArrakisState)
        return chance_of_victory(game, seat)

    def contributions(self, game: World, seat: str) -> dict[str, float]:
        assert isinstance(game, ArrakisState)
        return contributions(game, seat)

    def reason(self, topic: str, seat: str, *, better: bool) -> str:
        """What is better for a side is worse for the other: the message names who gains."""
        side = SIDE_OF[seat]
        return f"because-{topic}-{side if better else OTHER[side]}"
