"""Candidates: what is tried, by the kind of a decision; about others it does not think."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from landsraad.bots.recruit.dune.battle import Weighing
from landsraad.bots.recruit.dune.facts import Facts, land_of
from landsraad.bots.recruit.dune.foe import guess, opponent_in, word_for
from landsraad.bots.recruit.dune.shipment import ranked_moves, ranked_shipments
from landsraad.dune.actions.shipment import Arrive, Move, Ship, ShipAcross
from landsraad.kernel import Action, Chance, Decision

WAYS: Final = 5
PLANS: Final = 6

Ranked = Callable[[Facts, Decision], list[tuple[float, Action]]]


def journeys(ranked: Ranked) -> Callable[[Facts, Decision], Sequence[Action]]:
    """The most promising ways to different places, then others to the same ones."""

    def different(facts: Facts, decision: Decision) -> Sequence[Action]:
        ways = [action for _, action in ranked(facts, decision)]
        first_to: dict[str, Action] = {}
        for way in ways:
            first_to.setdefault(goal(way), way)
        return [*dict.fromkeys([*first_to.values(), *ways])][:WAYS]

    return different


def goal(way: Action) -> str:
    """The territory that somebody goes to; none for one who stays."""
    match way:
        case Ship() | Arrive() | ShipAcross():
            return land_of(way.cell)
        case Move():
            return land_of(way.to)
    return ""


def plans(facts: Facts, decision: Decision) -> Sequence[Action]:
    """The most promising plans with different cards, then those with other leaders.

    What an opponent may do is but roughly guessed here: it shows in the worlds.
    """
    battle = facts.step("battle")
    if battle is None or facts.me not in (battle["aggressor"], battle["defender"]):
        return []
    foe = guess(facts, battle, opponent_in(battle, facts.me))
    weighed = Weighing(facts, battle, foe).weighed(decision, Chance.seeded(0))
    ranked = [plan for _, plan in sorted(weighed, key=lambda pair: -pair[0])]
    with_cards: dict[tuple[str, str], Action] = {}
    for plan in ranked:
        with_cards.setdefault((kind(plan.weapon), kind(plan.defense)), plan)
    return [*dict.fromkeys([*[*with_cards.values()][: PLANS - 2], *ranked])][:PLANS]


def kind(card: str | None) -> str:
    return "" if card is None else word_for(card)


CANDIDATES: Final[dict[str, Callable[[Facts, Decision], Sequence[Action]]]] = {
    "ship": journeys(ranked_shipments),
    "move": journeys(ranked_moves),
    "plan": plans,
}
