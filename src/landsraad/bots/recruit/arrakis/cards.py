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
from landsraad.bots.recruit.arrakis.facts import Facts
from landsraad.bots.recruit.arrakis.spaces import best, first_best
from landsraad.kernel import Action, Decision

OPTION: Final[dict[str, Callable[[Facts], float]]] = {
    "attack": lambda facts: worth.best_attack(facts, facts.mine),
    "move_legion": lambda facts: worth.best_moves(facts, facts.mine, 1),
    "draw_planning": lambda facts: effects.CARD * 2,
    "play_planning": lambda facts: effects.ACTION if facts.hand else 0.0,
}
"""What the verbs are worth that effects let one choose between."""


def draw(facts: Facts, decision: Decision) -> Action | None:
    """From the larger deck: a deck that runs out is never shuffled again."""
    sizes = facts.table["deck_sizes"]
    return first_best(decision, DrawCard, lambda action: sizes[action.deck])


def play_card(facts: Facts, decision: Decision) -> Action | None:
    return best(decision, PlayCard, lambda action: effects.card_value(facts, action.card))


def discard(facts: Facts, decision: Decision) -> Action | None:
    """The card that does least."""
    return first_best(decision, DiscardCard, lambda a: -effects.keep_value(facts, a.card))


def to_tank(facts: Facts, decision: Decision) -> Action | None:
    """The leader who fights best."""

    def strength(action: SendToTank) -> float:
        leader = facts.leader(action.leader)
        return 1.0 if leader is None else 1 + leader.hits + leader.shields

    return best(decision, SendToTank, strength)


def choose_option(facts: Facts, decision: Decision) -> Action | None:
    def judged(action: PickOption) -> float:
        judge = OPTION.get(action.option)
        return effects.RARE if judge is None else judge(facts)

    return best(decision, PickOption, judged)


def reveal_area(facts: Facts, decision: Decision) -> Action | None:
    """The nearest secret: that is where the next attack goes."""
    return first_best(
        decision, PickArea, lambda action: -facts.away(AREA.numbers[action.area], facts.mine)
    )


def swap_tokens(facts: Facts, decision: Decision) -> Action | None:
    """If the sietches are guarded better after it."""
    return best(decision, SwapTokens, lambda action: relief(facts, *action.areas))


def relief(facts: Facts, one: str, other: str) -> float:
    """How much less there is to fear once the tokens of two sietches have traded places."""
    here, there = AREA.numbers[one], AREA.numbers[other]
    first, second = facts.mine.get(here, EMPTY), facts.mine.get(there, EMPTY)
    mine, theirs = Legion(tokens=first.tokens), Legion(tokens=second.tokens)
    before = worth.fear(facts, here, first) + worth.fear(facts, there, second)
    after = worth.fear(facts, here, first - mine + theirs)
    return before - after - worth.fear(facts, there, second - theirs + mine)
