"""`mentat` for Dune: what the bashar holds for the best ways to go is tried in imagined worlds.

In each world recruits play on, on all seats, until the turn is over, or the battle if it is about a
plan; then the learned value says how likely one's own seat wins (`value`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landsraad.bots.bashar.dune import Bashar
from landsraad.bots.budget import Thought
from landsraad.bots.mentat.dune.candidates import CANDIDATES
from landsraad.bots.mentat.dune.value import chance_of_victory, contributions
from landsraad.bots.mentat.thinker import Thinker
from landsraad.bots.playing import play_until
from landsraad.bots.recruit.dune import Recruit
from landsraad.bots.seat import Question
from landsraad.bots.temperament import Temperament
from landsraad.bots.worlds import World, Worlds
from landsraad.dune.actions.battle import PlanBattle
from landsraad.dune.battle.current import is_fought
from landsraad.dune.state import DuneState
from landsraad.kernel import Action, Chance

BATTLE: Final = 0.2
"""What a battle costs that is fought out, next to the rest of a turn."""
RECRUIT: Final = Recruit()


class Mentat(Thinker):
    """Looks as far as the end of the turn, or of the battle."""

    thinks_about = Bashar.thinks_about | frozenset(CANDIDATES)
    rules: Bashar

    def leaning(self, temper: Temperament) -> Bashar:
        return Bashar(temper)

    def candidates(self, question: Question, usual: Action) -> Sequence[Action]:
        for decision in question.decisions:
            if decision.kind in CANDIDATES and usual in decision.actions:
                return CANDIDATES[decision.kind](self.rules.look(question), decision)
        return []

    def cost(self, usual: Action) -> float:
        return BATTLE if isinstance(usual, PlanBattle) else 1.0

    def playout(self, worlds: Worlds, action: Action, seed: int, thought: Thought) -> World:
        world = worlds.deal(seed)
        assert isinstance(world, DuneState)
        turn, chance = world.turn, Chance.seeded(seed)
        in_battle = isinstance(action, PlanBattle)
        if in_battle:
            plan_again(world, worlds.seat, chance)
        world.play(action)

        def enough() -> bool:
            return world.turn != turn or thought.overdue or (in_battle and not is_fought(world))

        play_until(world, dict.fromkeys(world.seats, RECRUIT), chance, enough)
        return world

    def chance_of_victory(self, game: World, seat: str) -> float:
        assert isinstance(game, DuneState)
        return chance_of_victory(game, seat)

    def contributions(self, game: World, seat: str) -> dict[str, float]:
        assert isinstance(game, DuneState)
        return contributions(game, seat)

    def reason(self, topic: str, seat: str, *, better: bool) -> str:
        return f"because-{topic}-{'better' if better else 'worse'}"


def plan_again(world: DuneState, seat: str, chance: Chance) -> None:
    """What the other side has planned already is imagined as a recruit would plan it.

    A redealt plan may be any that is possible.
    """
    for decision in world.pending:
        if decision.kind == "plan" and decision.seat != seat:
            question = Question(world.view(decision.seat), (decision,), world.setup.played_by)
            plan = RECRUIT.decide(RECRUIT.look(question), decision, chance)
            if plan is not None:
                world.play(plan)
                return
