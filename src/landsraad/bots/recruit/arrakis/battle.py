"""Battle: attack when ahead, go on while it pays, take the cheapest losses, save what is lost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from landsraad.arrakis.actions.battle import (
    AdvanceInto,
    CeaseAttack,
    DeclareAttack,
    FallBack,
    GoOn,
    PickAttacker,
    RetreatTo,
    StandFirm,
    StrikeAt,
    TakeLoss,
    UseLeaders,
)
from landsraad.arrakis.actions.cards import DiscardCard
from landsraad.arrakis.actions.common import Done, RemoveUnit
from landsraad.arrakis.actions.prescience import Displace
from landsraad.arrakis.board import AREA, ZONE, members
from landsraad.arrakis.box import HARKONNEN
from landsraad.arrakis.legion import EMPTY, GENERIC, Legion
from landsraad.bots.recruit.arrakis import effects, worth
from landsraad.bots.recruit.arrakis.facts import Facts
from landsraad.bots.recruit.arrakis.odds import win
from landsraad.bots.recruit.arrakis.spaces import best, first_best, offered
from landsraad.kernel import Action, Decision

LOSS: Final = {"elite": 1, "regular": 2, "troop": 3, "special": 4}
"""Who is hit first: an elite becomes a regular and still rolls a die."""
LAST_LEADER: Final = 5
SPARE_LEADER: Final = 0
NAMED: Final = 6
CARD: Final = 1.5
"""What a battle must be worth more by, for a card."""
RETREATED: Final = 0.2
"""What a hit point is worth less after a retreat."""
SHIELD: Final = 0.8
"""A shield is worth a little less than a hit."""
REMOVED: Final = {"regular": 4, "troop": 3, "elite": 2, "special": 1}
"""What is removed first where too many stand together; deployment tokens last."""


# Attacking.


def pick_attacker(facts: Facts, decision: Decision) -> Action | None:
    """The legion with the best target, if any attack is worth it."""

    def target(action: PickAttacker) -> float:
        area = AREA.numbers[action.area]
        return worth.best_attack(facts, {area: facts.mine[area]})

    return best(decision, PickAttacker, target)


def attack(facts: Facts, decision: Decision) -> Action | None:
    def spoils(action: DeclareAttack) -> float:
        value = worth.attack(facts, AREA.numbers[action.start], AREA.numbers[action.target])
        return value - worth.FLIGHT * (action.by in ZONE.numbers)

    return best(decision, DeclareAttack, spoils)


def strike(facts: Facts, decision: Decision) -> Action | None:
    """Where most can be hit, rather a legion that threatens a settlement or guards one."""

    def hurt(action: StrikeAt) -> float:
        area = AREA.numbers[action.area]
        near = facts.away(area, facts.my_ranks) <= 2 or area in facts.their_ranks
        return min(2, facts.fighting(facts.theirs[area]).figures) + 0.5 * near

    return best(decision, StrikeAt, hurt)


# The present battle.


class Fight:
    """The present battle as one side of it sees it: forces of both, and what is at stake."""

    def __init__(self, facts: Facts) -> None:
        step = facts.step("battle")
        assert step is not None
        self.shown: Mapping[str, Any] = step["battle"]
        self.attacking: bool = self.shown["attacker"] == facts.side
        start, self.target = AREA.numbers[self.shown["from"]], AREA.numbers[self.shown["target"]]
        here, there = (start, self.target) if self.attacking else (self.target, start)
        self.mine = facts.force(facts.mine.get(here, EMPTY))
        self.foe = facts.foe_at(there)
        defending = facts.foe if self.attacking else facts.side
        self.rank = facts.ranks[defending].get(self.target, 0)
        attacker = self.shown["attacker"]
        self.prize = worth.prize(facts, self.target, attacker) if self.rank else 0.0

    def chance(self, more: int = 0, surprise: bool = False) -> float:
        """The chance that the attacker wins, if this side had so many more dice."""
        mine = self.mine._replace(units=self.mine.units + more)
        attacker, defender = (mine, self.foe) if self.attacking else (self.foe, mine)
        return win(attacker, defender, self.rank, surprise)

    @property
    def stake(self) -> float:
        """What victory changes."""
        return self.prize + worth.TOUGH * (self.mine.toughness + self.foe.toughness)


def cards_for_dice(facts: Facts, decision: Decision) -> Action | None:
    """A card of little use for a die that matters."""
    fight = Fight(facts)
    used = fight.shown["cards_for_dice"][facts.side]
    first = fight.shown["surprise"] and fight.shown["round"] == 1
    better = fight.chance(used + 1, first) - fight.chance(used, first)
    gained = abs(better) * fight.stake / 2  # the die is there for one round only
    cards = offered(decision.actions, DiscardCard)
    card = min(cards, key=lambda action: effects.keep_value(facts, action.card), default=None)
    return card if gained > CARD else Done(facts.me)


def strips(facts: Facts, decision: Decision) -> Action | None:
    """The leaders who strike and shield best."""

    def effect(action: UseLeaders) -> float:
        total = 0.0
        for name, number in action.leaders:
            leader = facts.leader(name)
            hits, shields = (1, 0) if leader is None else (leader.hits, leader.shields)
            total += number * (hits + SHIELD * shields)
        return total

    return first_best(decision, UseLeaders, effect)


def losses(facts: Facts, decision: Decision) -> Action | None:
    """The cheapest first; leaders before the last unit, for without it they fall as well."""
    step = facts.step("losses")
    legion = facts.mine.get(AREA.numbers[step["area"]], EMPTY) if step else EMPTY
    return first_best(decision, TakeLoss, lambda action: -price(legion, action.figure))


def price(legion: Legion, figure: str) -> float:
    last_unit = legion.figures == 1 and not legion.elite + legion.special
    if figure in LOSS:
        return NAMED + 1 if last_unit else LOSS[figure]
    if figure == GENERIC:
        return SPARE_LEADER if legion.leaders > 2 else LAST_LEADER
    return NAMED


def go_on(facts: Facts, decision: Decision) -> Action | None:
    """As long as victory is worth the risk; a settlement takes its hit for every round."""
    fight = Fight(facts)
    mine = fight.mine.after(1) if fight.rank else fight.mine
    chance = win(mine, fight.foe, fight.rank)
    won = chance * (fight.prize + worth.TOUGH * fight.foe.toughness)
    lost = (1 - chance) * worth.TOUGH * mine.toughness
    return GoOn(facts.me) if won > lost else CeaseAttack(facts.me)


def retreat(facts: Facts, decision: Decision) -> Action | None:
    """Stand where that is worth more than to save what is left."""
    fight = Fight(facts)
    chance = fight.chance()
    lost = chance * (fight.prize + worth.TOUGH * fight.mine.toughness)
    won = (1 - chance) * worth.TOUGH * fight.foe.toughness
    fled = fight.prize + RETREATED * fight.mine.toughness
    return StandFirm(facts.me) if won - lost >= -fled else FallBack(facts.me)


def advance(facts: Facts, decision: Decision) -> Action | None:
    """Into every settlement, for it falls only then; elsewhere if the place is better."""
    fight = Fight(facts)
    ahead = first_best(decision, AdvanceInto, lambda action: 0.0)
    if fight.rank or ahead is None:
        return ahead
    start = AREA.numbers[fight.shown["from"]]
    moved = worth.gain(facts, start, facts.mine[start], fight.target)
    return ahead if moved > 0 else Done(facts.me)


# Driven elsewhere.


def retreat_to(facts: Facts, decision: Decision) -> Action | None:
    return first_best(decision, RetreatTo, lambda action: misery(facts, AREA.numbers[action.area]))


def displace(facts: Facts, decision: Decision) -> Action | None:
    return first_best(decision, Displace, lambda action: misery(facts, AREA.numbers[action.to]))


def misery(facts: Facts, area: int) -> float:
    """How bad an area is for the enemy: far from what they are after, near what they fear."""
    if facts.foe == HARKONNEN:
        storm = facts.board.storm >> area & 1
        return facts.away(area, facts.my_ranks) + storm + facts.board.hits_on_special(area) / 2
    found = (facts.stations | facts.harvesters) >> area & 1
    hunters = sum([1 for place in members(facts.board.near[area]) if place in facts.mine])
    return hunters - 3 * found - (area in facts.their_ranks)


def excess(facts: Facts, decision: Decision) -> Action | None:
    """The weakest of too many."""
    return first_best(decision, RemoveUnit, lambda action: REMOVED.get(action.piece, 0))
