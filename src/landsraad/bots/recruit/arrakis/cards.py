"""Planning cards: which to draw, to play, to part with, and the choices they offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.arrakis.actions.cards import DiscardCard, DrawCard, PlayCard, SendToTank
from landsraad.arrakis.actions.common import PickOption
from landsraad.arrakis.actions.free import PickArea, SwapTokens
from landsraad.arrakis.board import AREA
from landsraad.arrakis.legion import EMPTY, Legion
from landsraad.bots.recruit.arrakis import effects, worth
from landsraad.bots.recruit.arrakis.sight import Sight
from landsraad.bots.recruit.arrakis.spaces import best, first_best
from landsraad.kernel import Action, Decision

OPTION: Final[dict[str, Callable[[Sight], float]]] = {
    "attack": lambda sight: worth.best_attack(sight, sight.mine),
    "move_legion": lambda sight: worth.best_moves(sight, sight.mine, 1),
    "draw_planning": lambda sight: effects.CARD * 2,
    "play_planning": lambda sight: effects.ACTION if sight.hand else 0.0,
}
"""What the verbs are worth that effects let one choose between."""


def draw(sight: Sight, decision: Decision) -> Action | None:
    """From the larger deck: a deck that runs out is never shuffled again."""
    sizes = sight.table["deck_sizes"]
    return first_best(decision, DrawCard, lambda action: sizes[action.deck])


def play_card(sight: Sight, decision: Decision) -> Action | None:
    return best(decision, PlayCard, lambda action: effects.card_value(sight, action.card))


def discard(sight: Sight, decision: Decision) -> Action | None:
    """The card that does least."""
    return first_best(decision, DiscardCard, lambda a: -effects.keep_value(sight, a.card))


def to_tank(sight: Sight, decision: Decision) -> Action | None:
    """The leader who fights best."""

    def strength(action: SendToTank) -> float:
        leader = sight.leader(action.leader)
        return 1.0 if leader is None else 1 + leader.hits + leader.shields

    return best(decision, SendToTank, strength)


def choose_option(sight: Sight, decision: Decision) -> Action | None:
    def judged(action: PickOption) -> float:
        judge = OPTION.get(action.option)
        return effects.RARE if judge is None else judge(sight)

    return best(decision, PickOption, judged)


def reveal_area(sight: Sight, decision: Decision) -> Action | None:
    """The nearest secret: that is where the next attack goes."""
    return first_best(
        decision, PickArea, lambda action: -sight.away(AREA.numbers[action.area], sight.mine)
    )


def swap_tokens(sight: Sight, decision: Decision) -> Action | None:
    """If the sietches are guarded better after it."""
    return best(decision, SwapTokens, lambda action: relief(sight, *action.areas))


def relief(sight: Sight, one: str, other: str) -> float:
    """How much less there is to fear once the tokens of two sietches have traded places."""
    here, there = AREA.numbers[one], AREA.numbers[other]
    first, second = sight.mine.get(here, EMPTY), sight.mine.get(there, EMPTY)
    mine, his = Legion(tokens=first.tokens), Legion(tokens=second.tokens)
    before = worth.fear(sight, here, first) + worth.fear(sight, there, second)
    after = worth.fear(sight, here, first - mine + his)
    return before - after - worth.fear(sight, there, second - his + mine)
