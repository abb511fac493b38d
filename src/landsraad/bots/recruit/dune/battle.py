"""Battle plans: the plan that promises most against what the opponent may do.

Every leader, pair of cards and dial is weighed: how likely it wins, what is won, and what is lost
either way. So forces and spice are spent where something is at stake, and good leaders and cards
are kept where it is lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from landsraad.bots.recruit.dune.cards import worth_in_hand
from landsraad.bots.recruit.dune.facts import Facts, strength_of
from landsraad.bots.recruit.dune.foe import Foe, forces_in_battle, guess, opponent_in, word_for
from landsraad.bots.recruit.dune.worth import FORCE, worth_of_stronghold
from landsraad.bots.recruit.spaces import offered, products
from landsraad.dune.actions.battle import (
    ChooseBattleLosses,
    DiscardPlayed,
    FightBattle,
    PlanBattle,
    ShowElement,
    TakeCaptive,
)
from landsraad.dune.actions.common import Pass
from landsraad.dune.state import HARKONNEN
from landsraad.kernel import Action, Chance, Decision

OPEN_LAND: Final = 2.0
"""What a territory without stronghold and spice is worth: the rival's forces are gone."""
RIVALS_FORCE: Final = 0.5
"""A force that a rival loses."""
LEADER: Final = 0.9
"""A leader that is lost, for each point of strength."""
TRAITOR: Final = 0.05
"""How likely a leader is the traitor of one who holds one card; Harkonnen hold four."""
KNOWN_TRAITOR: Final = 0.9
KWISATZ: Final = 2
"""The strength that the Kwisatz Haderach adds."""
GOOD_CAPTIVE: Final = 4
"""A captive of this strength is kept to fight; others are worth more as spice."""


class Stakes(NamedTuple):
    """What hangs on a battle, in spice."""

    won: float
    mine: float
    """A force of one's own."""
    forces: int
    spice: float
    """A spice spent."""


def plan(facts: Facts, decision: Decision, chance: Chance) -> Action:
    """The best of all plans; among equals by chance."""
    battle = facts.step("battle")
    plans = list(candidates(decision))
    if battle is None or not plans:
        return decision.actions.sample(chance)
    foe = guess(facts, battle, opponent_in(battle, facts.me))
    weighed = Weighing(facts, battle, foe)
    return max(chance.shuffle(plans), key=weighed.worth)


def candidates(decision: Decision) -> Iterator[PlanBattle]:
    """All plans but those that pay more spice for the same dial, or differ in like cards only."""
    seen: set[tuple[object, ...]] = set()
    for part in products(decision.actions, PlanBattle):
        leaders, kwisatz, dials, spices, weapons, defenses = part.fields
        with_it = kwisatz.at(kwisatz.size - 1)
        for spice in spices:
            for dial in dials:
                for leader in leaders:
                    for weapon in weapons:
                        for defense in defenses:
                            key = (leader, dial, like(weapon), like(defense))
                            if key not in seen:
                                seen.add(key)
                                yield PlanBattle(
                                    part.seat, leader, with_it, dial, spice, weapon, defense
                                )


def like(card: str | None) -> str | None:
    return None if card is None else word_for(card)


class Weighing:
    """One battle, and what each plan for it is worth."""

    def __init__(self, facts: Facts, battle: Mapping[str, Any], foe: Foe) -> None:
        self.facts = facts
        self.foe = foe
        self.opponent = opponent_in(battle, facts.me)
        self.ties_win = battle["aggressor"] == facts.me
        self.stakes = stakes_of(facts, battle, self.opponent)
        self._cards: dict[str, float] = {}

    def worth(self, plan: PlanBattle) -> float:
        """What a plan may bring, less what it may cost."""
        stakes, foe = self.stakes, self.foe
        killed = self.kills(plan.weapon)
        falls = self.falls(plan.defense) if plan.leader is not None else 0.0
        exploded = self.explodes(plan)
        betrayed = self.betrayed(plan.leader)
        strength = strength_of(plan.leader) + (KWISATZ if plan.kwisatz_haderach else 0)
        wins = self.wins(plan.dial, strength, killed, falls) * (1 - exploded) * (1 - betrayed)
        spent = (plan.dial + plan.spice) / 2 if self.facts.needs_spice else plan.dial / 2
        lost_if_won = min(stakes.forces, spent) * stakes.mine
        lost_if_not = stakes.forces * stakes.mine + self.card(plan.weapon) + self.card(plan.defense)
        leader = LEADER * strength_of(plan.leader) * (falls + betrayed + exploded)
        hero = self.card(plan.leader) if plan.leader == "cheap_hero" else 0.0
        return (
            wins * (stakes.won + foe.leader * killed - lost_if_won)
            - (1 - wins) * lost_if_not
            - leader
            - hero
            - plan.spice * stakes.spice
        )

    def wins(self, dial: int, strength: int, killed: float, falls: float) -> float:
        """How likely one has the higher total, whoever of the leaders lives."""
        foe, ties = self.foe, self.ties_win
        chance = 0.0
        for lives, likely in ((True, 1 - falls), (False, falls)):
            if likely:
                mine = dial + 2 * strength * lives
                chance += likely * (
                    (1 - killed) * foe.beaten_by(mine, True, ties)
                    + killed * foe.beaten_by(mine, False, ties)
                )
        return chance

    def kills(self, weapon: str | None) -> float:
        """How likely this weapon kills the opponent's leader."""
        word = None if weapon is None else word_for(weapon)
        if word == "projectile_weapon":
            return 1 - self.foe.cards["shield"]
        if word == "poison_weapon":
            return 1 - self.foe.cards["snooper"]
        return 1.0 if word == "lasgun" else 0.0

    def falls(self, defense: str | None) -> float:
        """How likely the opponent's weapon kills one's own leader."""
        cards = self.foe.cards
        by_shot = 0.0 if defense == "shield" else cards["projectile_weapon"]
        by_poison = 0.0 if defense == "snooper" else cards["poison_weapon"]
        return min(1.0, by_shot + by_poison + cards["lasgun"])

    def explodes(self, plan: PlanBattle) -> float:
        """A Lasgun and a Shield destroy everything."""
        if plan.weapon == "lasgun":
            return 1.0 if plan.defense == "shield" else self.foe.cards["shield"]
        return self.foe.cards["lasgun"] if plan.defense == "shield" else 0.0

    def betrayed(self, leader: str | None) -> float:
        """How likely one's leader is the opponent's traitor."""
        if leader is None or leader == "cheap_hero" or leader in self.facts.safe_leaders:
            return 0.0
        if self.facts.told_traitor(leader):
            return KNOWN_TRAITOR
        return TRAITOR * (4 if self.opponent == HARKONNEN else 1)

    def card(self, card: str | None) -> float:
        if card is None:
            return 0.0
        if card not in self._cards:
            self._cards[card] = worth_in_hand(card, self.facts.hand, self.facts.me) / 2
        return self._cards[card]


def stakes_of(facts: Facts, battle: Mapping[str, Any], opponent: str) -> Stakes:
    """What is won, and what a force and a spice are worth; on the last turn only strongholds."""
    land = battle["territory"]
    theirs = sum(forces_in_battle(facts, battle, opponent))
    mine = sum(forces_in_battle(facts, battle, facts.me))
    won = OPEN_LAND + RIVALS_FORCE * theirs
    if land in facts.strongholds:
        won += worth_of_stronghold(facts, land)
    won += sum([facts.spice_on.get(cell, 0) for cell in battle["cells"]]) / 2
    last = facts.is_last_turn
    return Stakes(won, 0.2 if last else FORCE, mine, 0.0 if last else 0.8)


# Before and after.


def choose_battle(facts: Facts, decision: Decision) -> Action:
    """The dearest first, while leaders and cards are fresh."""
    battles = list(offered(decision.actions, FightBattle))
    return max(battles, key=lambda battle: worth_of_place(facts, battle.cell))


def worth_of_place(facts: Facts, cell: str) -> float:
    land = cell.partition("@")[0]
    return worth_of_stronghold(facts, land) if land in facts.strongholds else 0.0


def battle_losses(facts: Facts, decision: Decision) -> Action:
    """Ordinary forces rather than special ones."""
    parts = list(products(decision.actions, ChooseBattleLosses))
    return min([part.at(0) for part in parts], key=specials_lost)


def specials_lost(action: Action) -> int:
    assert isinstance(action, ChooseBattleLosses)
    return sum([number for _, number in action.specials])


def keep_cards(facts: Facts, decision: Decision) -> Action:
    """All that is good for something; a worthless card makes room for a better one."""
    (space,) = products(decision.actions, DiscardPlayed)
    played = space.fields[0].at(space.fields[0].size - 1)  # the largest subset
    poor = [card for card in played if worth_in_hand(card, facts.hand, facts.me) <= 0]
    return DiscardPlayed(facts.me, tuple(poor))


def captive(facts: Facts, decision: Decision) -> Action:
    """A good leader is kept to fight, another killed for spice."""
    step = facts.step("capture")
    good = step is not None and strength_of(step.get("leader")) >= GOOD_CAPTIVE
    fates = {choice.fate: choice for choice in offered(decision.actions, TakeCaptive)}
    return fates.get("keep" if good else "kill") or next(iter(fates.values()), Pass(facts.me))


def show_element(facts: Facts, decision: Decision, chance: Chance) -> Action:
    """What Prescience asks to see: as good as it gets, though the opponent will know it."""
    answers = list(offered(decision.actions, ShowElement))
    if answers[0].element == "number":
        return sorted(answers, key=lambda a: int(a.value or 0))[len(answers) * 2 // 3]
    if answers[0].element == "leader":
        return max(chance.shuffle(answers), key=lambda a: strength_of(str(a.value)))
    return max(chance.shuffle(answers), key=lambda a: card_shown(facts, a.value))


def card_shown(facts: Facts, card: object) -> float:
    return 0.0 if not isinstance(card, str) else worth_in_hand(card, facts.hand, facts.me)
