"""Looking ahead: an answer played to the end of its action, in games that may be the one played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from landsraad.arrakis.actions.battle import PickAttacker
from landsraad.arrakis.actions.movement import PickLegion
from landsraad.arrakis.box import ATREIDES
from landsraad.arrakis.lineup import SIDE_OF
from landsraad.arrakis.state import ArrakisState
from landsraad.bots.bashar.arrakis.value import LOGITS, WEIGHTS, Weights, value
from landsraad.bots.budget import Thought
from landsraad.bots.chances import logistic
from landsraad.bots.order import who_is_asked
from landsraad.bots.recruit.arrakis import LEFT, Recruit
from landsraad.bots.recruit.arrakis.imagined import ImaginedFacts
from landsraad.bots.search import weigh
from landsraad.bots.worlds import Worlds
from landsraad.kernel import Action, Chance

CAUTION: Final = 0.2
"""The usual answer is a rule of thumb: what seems better in a few worlds mostly is."""
MOST_ACTIONS: Final = 80
"""What takes more answers than these is judged as far as it got."""
CHANGES_NOTHING: Final = (PickLegion, PickAttacker)
"""After these everything stands where it stood."""
NEXT: Final = "turn"
"""The decision with which the next action begins."""

RULES: Final = Recruit()


def best_of(
    worlds: Worlds,
    actions: Sequence[Action],
    chance: Chance,
    thought: Thought,
    weights: Weights = WEIGHTS,
) -> Action:
    """The action that leads to most for the side that takes it; luck is the same for all.

    The first is the usual one, and stays if the others seem hardly better.
    """
    sign = 1 if SIDE_OF[worlds.seat] == ATREIDES else -1
    first = chance.below(2**32)

    def trial(action: Action, number: int) -> float:
        game = worlds.deal(first + number)
        assert isinstance(game, ArrakisState)
        return logistic(sign * LOGITS * outlook(game, action, first + number, weights))

    return weigh(actions, trial, thought, caution=CAUTION)[0].candidate


def outlook(game: ArrakisState, action: Action, seed: int, weights: Weights = WEIGHTS) -> float:
    """The value of a game once this action is over, everybody playing by the rules of thumb."""
    phase = game.phase

    def is_over() -> bool:
        return game.phase != phase or any(decision.kind == NEXT for decision in game.asked)

    play_on(game, action, Chance.seeded(seed), is_over)
    return value(game, weights)


def play_on(game: ArrakisState, action: Action, chance: Chance, enough: Callable[[], bool]) -> None:
    """Play an action, and on by the rules of thumb until it is enough; asked after each action."""
    facts: ImaginedFacts | None = None
    game.play(action)
    for _ in range(MOST_ACTIONS):
        if game.over or enough():
            break
        seat = who_is_asked(game.pending).due[0]
        if facts is None or facts.me != seat:
            facts = ImaginedFacts(game, seat)
        reply = answer(game, facts, chance)
        assert reply is not None
        game.play(reply)
        if not isinstance(reply, CHANGES_NOTHING):
            facts = None


def answer(game: ArrakisState, facts: ImaginedFacts, chance: Chance) -> Action | None:
    """What the rules of thumb say to a seat of an imagined game."""
    decisions = sorted(game.decisions(facts.me), key=lambda decision: decision.required)
    for decision in decisions:
        if decision.kind not in LEFT or decision.required:
            action = RULES.decide(facts, decision, chance)
            if action is not None:
                return action
    return None
