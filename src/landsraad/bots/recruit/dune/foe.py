"""The opponent in a battle: what their plan may be, from all that one sees.

A guess is a small distribution: what they may dial, whom they may send, and how likely each kind of
weapon and defense is. What Prescience was shown, the Voice has ordered, a promise binds and cards
one has seen make it sharper.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from landsraad.bots.recruit.dune.facts import NONE, Facts, Forces, plus, strength_of
from landsraad.bots.recruit.dune.odds import most_dialled, support, worth_of_special
from landsraad.dune.cards import TREACHERY, TREACHERY_CARD
from landsraad.dune.factions.sheets import LEADERS

DIALS: Final = ((0.0, 0.10), (0.25, 0.15), (0.5, 0.25), (0.75, 0.25), (1.0, 0.25))
"""How likely a share of the highest dial is."""
LEADERS_SENT: Final[tuple[float, ...]] = (0.5, 0.3, 0.2)
"""How likely the best, the second and the third leader is sent."""
USUAL: Final = {
    "projectile_weapon": 0.25,
    "poison_weapon": 0.25,
    "lasgun": 0.03,
    "shield": 0.3,
    "snooper": 0.3,
}
"""How likely a plan has such a card, by the words of the Voice."""
SEEN: Final = 0.75
"""The same for a card that one knows they hold."""
PLAYS: Final = "plan_card"
"""How a promise begins to play (`@`), or not to play (`!`), such a card."""


@dataclass(frozen=True, slots=True)
class Foe:
    """A guess at a plan.

    Attributes:
        totals: what they may have in all if their leader lives and if not, with how likely it is.
        leader: what their leader is probably worth as a bounty.
        cards: how likely each kind of card is.
        leads: the leader they will send, if that is known.
        turncoat: how likely the leader they send is one's own traitor.
    """

    totals: tuple[tuple[int, int, float], ...]
    leader: float
    cards: Mapping[str, float]
    leads: str | None = None
    turncoat: float = 0.0
    _beaten: dict[tuple[float, bool, bool], float] = field(
        init=False, default_factory=dict, compare=False
    )

    def beaten_by(self, mine: float, leader_lives: bool, ties_win: bool) -> float:
        """How likely one wins with a total, if their leader lives or is killed."""
        case = mine, leader_lives, ties_win
        found = self._beaten.get(case)
        if found is None:
            found = self._beaten[case] = self._beaten_in(*case)
        return found

    def _beaten_in(self, mine: float, leader_lives: bool, ties_win: bool) -> float:
        won = 0.0
        for alive, dead, likely in self.totals:
            theirs = alive if leader_lives else dead
            if mine > theirs or (ties_win and mine == theirs):
                won += likely
        return won


def forces_in_battle(facts: Facts, battle: Mapping[str, Any], seat: str) -> Forces:
    """The forces of a side that fight."""
    standing = facts.table["board"]["forces"]
    forces = NONE
    for cell in battle["cells"]:
        ordinary, special = standing.get(cell, {}).get(seat, NONE)
        forces = plus(forces, (ordinary, special))
    return forces


def opponent_in(battle: Mapping[str, Any], me: str) -> str:
    opponent: str = battle["defender"] if battle["aggressor"] == me else battle["aggressor"]
    return opponent


def guess(facts: Facts, battle: Mapping[str, Any], seat: str) -> Foe:
    """What one may expect of this side."""
    seen = plan_seen(facts, seat)
    if seen is not None:
        return known_plan(facts, seen)
    shown = battle["shown"] if battle["shown"] and battle["shown"][0] == seat else None
    element, value = (shown[1], shown[2]) if shown else ("", None)
    dials = likely_dials(facts, battle, seat)
    if element == "number" and isinstance(value, int):
        dials = [(value, 1.0)]
    leaders = likely_leaders(facts, battle, seat)
    if element == "leader":
        leaders = [(str(value), 1.0)]
    totals = [
        (dial + 2 * strength_of(leader), dial, likely * sent)
        for dial, likely in dials
        for leader, sent in leaders
    ]
    return Foe(
        tuple(totals),
        sum([strength_of(leader) * sent for leader, sent in leaders]),
        likely_cards(facts, battle, seat, element, value),
        value if element == "leader" else None,
        sum([sent for leader, sent in leaders if leader in facts.own["traitors"]]),
    )


def plan_seen(facts: Facts, seat: str) -> Mapping[str, Any] | None:
    """The plan itself, if one has looked at it."""
    step = facts.step("plans")
    plans = step["plans"] if step is not None else []
    return next((plan for plan in plans if plan["seat"] == seat), None)


def known_plan(facts: Facts, plan: Mapping[str, Any]) -> Foe:
    strength = strength_of(plan["leader"]) + 2 * plan["kwisatz_haderach"]
    cards = dict.fromkeys(USUAL, 0.0)
    for card in (plan["weapon"], plan["defense"]):
        if card is not None and word_for(card) in cards:
            cards[word_for(card)] = 1.0
    total = (plan["dial"] + 2 * strength, plan["dial"], 1.0)
    turncoat = plan["leader"] in facts.own["traitors"] and not plan["kwisatz_haderach"]
    return Foe((total,), strength, cards, plan["leader"], float(turncoat))


def word_for(card: str) -> str:
    """What the Voice calls a card."""
    return TREACHERY[TREACHERY_CARD[card]].voice or ""


def likely_dials(facts: Facts, battle: Mapping[str, Any], seat: str) -> list[tuple[int, float]]:
    forces = forces_in_battle(facts, battle, seat)
    worth = worth_of_special(facts, seat, opponent_in(battle, seat))
    most = most_dialled(forces, worth, support(facts, seat, facts.purse_of(seat)))
    return [(round(share * most), likely) for share, likely in DIALS]


def likely_leaders(facts: Facts, battle: Mapping[str, Any], seat: str) -> list[tuple[str, float]]:
    """The best that are free to fight here."""
    leaders = facts.table["leaders"]
    free = [
        LEADERS[i].id
        for i in facts.leaders_of(seat)
        if leaders[LEADERS[i].id]["fought_in"] in (None, battle["territory"])
    ]
    best = sorted(free, key=strength_of, reverse=True)[: len(LEADERS_SENT)]
    if not best:
        return [("", 1.0)]
    weights = LEADERS_SENT[: len(best)]
    return [(leader, w / sum(weights)) for leader, w in zip(best, weights, strict=True)]


def likely_cards(
    facts: Facts, battle: Mapping[str, Any], seat: str, element: str, value: Any
) -> dict[str, float]:
    cards = dict(USUAL)
    for card in facts.known_cards(seat):
        if word_for(card) in cards:
            cards[word_for(card)] = SEEN
    order = battle["order"] if battle["order"] and battle["order"][0] == seat else None
    if order is not None and order[1] == "not":
        cards[order[2]] = 0.0
    for promise in facts.table["promises"]:
        if promise["seat"] == seat and promise["what"].startswith(PLAYS):
            sign, word = promise["what"][len(PLAYS)], promise["what"][len(PLAYS) + 1 :]
            cards |= {kind: float(sign == "@") for kind in cards if kind == word}
    if element in SLOTS:
        cards |= dict.fromkeys(SLOTS[element], 0.0)
        if value is not None and word_for(value) in cards:
            cards[word_for(value)] = 1.0
    return cards


SLOTS: Final = {
    "weapon": ("projectile_weapon", "poison_weapon", "lasgun"),
    "defense": ("shield", "snooper"),
}
"""The kinds of cards in the two slots of a plan."""
