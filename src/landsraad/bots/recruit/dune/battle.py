"""Battle plans: the plan that promises most against what the opponent may do.

Every leader, pair of cards, dial and spice is weighed: how likely it wins, what is won, who is left
to hold the place, and what is lost either way. So forces and spice are spent where something is at
stake, and good leaders and cards are kept where it is lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from math import exp, inf
from typing import Any, Final, NamedTuple

from landsraad.bots.recruit.dune.cards import kind_of, worth_in_hand
from landsraad.bots.recruit.dune.facts import Facts, Forces, strength_of
from landsraad.bots.recruit.dune.foe import Foe, forces_in_battle, guess, opponent_in, word_for
from landsraad.bots.recruit.dune.odds import worth_of_special
from landsraad.bots.recruit.dune.worth import (
    BARE,
    FORCE,
    GARRISON,
    denial,
    worth_of_stronghold,
    worth_to_hold,
)
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
from landsraad.dune.battle.strength import Terms, losses, strengths
from landsraad.dune.factions.sheets import LEADERS
from landsraad.dune.state import FREMEN, HARKONNEN
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
ELITE: Final = 2.0
"""A special force, next to an ordinary one."""
SPICE: Final = 0.8
"""A spice that is spent to support forces."""


class Stakes(NamedTuple):
    """What hangs on a battle, in spice."""

    won: float
    """To have beaten the rival, whoever is left."""
    held: float
    """To hold the place afterwards: somebody must be left standing."""
    mine: float
    """A force of one's own."""
    spice: float
    """A spice spent."""


def plan(facts: Facts, decision: Decision, chance: Chance) -> Action:
    """The best of all plans; among equals by chance."""
    battle = facts.step("battle")
    if battle is None:
        return decision.actions.sample(chance)
    foe = guess(facts, battle, opponent_in(battle, facts.me))
    return plan_against(facts, decision, chance, foe)


def plan_against(facts: Facts, decision: Decision, chance: Chance, foe: Foe) -> Action:
    """The best reply to what the opponent may plan."""
    battle = facts.step("battle")
    assert battle is not None
    best = Weighing(facts, battle, foe).best(decision, chance)
    return decision.actions.sample(chance) if best is None else best


class Weighing:
    """One battle, and what each plan for it is worth."""

    def __init__(self, facts: Facts, battle: Mapping[str, Any], foe: Foe) -> None:
        self.facts = facts
        self.foe = foe
        self.opponent = opponent_in(battle, facts.me)
        self.ties_win = battle["aggressor"] == facts.me
        self.stakes = stakes_of(facts, battle, self.opponent)
        ordinary, special = forces_in_battle(facts, battle, facts.me)
        worth = worth_of_special(facts, facts.me, self.opponent) if special else 1
        needs_spice = facts.needs_spice and facts.me != FREMEN
        self.terms = Terms(ordinary, special, worth, needs_spice)
        self._cards: dict[str, float] = {}

    def best(self, decision: Decision, chance: Chance) -> PlanBattle | None:
        """The plan that is worth most."""
        plans = self.weighed(decision, chance)
        return max(plans, key=lambda pair: pair[0], default=(0.0, None))[1]

    def weighed(self, decision: Decision, chance: Chance) -> list[tuple[float, PlanBattle]]:
        """For each leader and all kinds of cards the plan that is worth most, in any order."""
        found: list[tuple[float, PlanBattle]] = []
        for part in chance.shuffle([*products(decision.actions, PlanBattle)]):
            leaders, kwisatz, dials, spices, weapons, defenses = part.fields
            with_it = kwisatz.at(kwisatz.size - 1)
            efforts = [(dial, spice) for dial in dials for spice in spices]
            for leader in chance.shuffle([*leaders]):
                for weapon in one_of_each(weapons):
                    for defense in one_of_each(defenses):
                        worth, effort = self.best_effort(leader, with_it, weapon, defense, efforts)
                        plan = PlanBattle(part.seat, leader, with_it, *effort, weapon, defense)
                        found.append((worth, plan))
        return found

    def best_effort(
        self,
        leader: str | None,
        kwisatz: bool,
        weapon: str | None,
        defense: str | None,
        efforts: Sequence[tuple[int, int]],
    ) -> tuple[float, tuple[int, int]]:
        """The dial and spice that go best with a leader and cards, and what that is worth."""
        stakes = self.stakes
        killed = self.kills(weapon)
        falls = self.falls(defense) if leader is not None else 0.0
        exploded = self.explodes(weapon, defense)
        betrayed = self.betrayed(leader)
        strength = strength_of(leader) + (KWISATZ if kwisatz else 0)
        turncoat = self.foe.turncoat * (1 - betrayed)
        fair = (1 - exploded) * (1 - betrayed) * (1 - self.foe.turncoat)
        prize = stakes.won + self.foe.leader * killed
        by_traitor = stakes.won + self.foe.leader + stakes.held * self.safety(0, 0)
        spent = LEADER * strength_of(leader) * (falls + betrayed + exploded)
        spent += self.card(leader) if leader == "cheap_hero" else 0.0
        lost = self.whole * stakes.mine + self.card(weapon) + self.card(defense)
        chances: dict[int, float] = {}
        most, chosen = -inf, efforts[0]
        for effort in efforts:
            dial, spice = effort
            if dial not in chances:
                chances[dial] = self.wins(dial, strength, killed, falls)
            wins = fair * chances[dial]
            worth = wins * (prize + self.outcome(dial, spice)) + turncoat * by_traitor
            worth -= (1 - wins - turncoat) * lost + spice * stakes.spice
            if worth > most:
                most, chosen = worth, effort
        return most - spent, chosen

    def promises(self) -> float:
        """What the best plan is worth, as far as one can tell before one is asked for it."""
        facts = self.facts
        free = [LEADERS[leader].id for leader in facts.leaders_of(facts.me)]
        leaders: list[str | None] = [*free] if free else [None]
        weapons = one_of_each([None, *[card for card in facts.hand if is_weapon(card)]])
        defenses = one_of_each([None, *[card for card in facts.hand if is_defense(card)]])
        by_spice = strengths(self.terms, facts.spice)
        efforts = [
            (dial, spice) for spice, dials in by_spice for dial in (dials.at(0), *dials[3::4])
        ]
        return max(
            [
                self.best_effort(leader, False, weapon, defense, efforts)[0]
                for leader in leaders
                for weapon in weapons
                for defense in defenses
            ]
        )

    # What is left.

    @cached_property
    def whole(self) -> float:
        """All forces of one's own in this battle."""
        return self.terms.ordinary + ELITE * self.terms.special

    def outcome(self, dial: int, spice: int) -> float:
        """What a battle that is won leaves: the place, if somebody is left, less those who fell."""
        ordinary, special = fewest_lost(self.terms, dial, spice)
        fallen = (ordinary + ELITE * special) * self.stakes.mine
        return self.stakes.held * self.safety(ordinary, special) - fallen

    def safety(self, ordinary: int, special: int) -> float:
        """How well a place is held when so many have fallen."""
        left = self.terms.ordinary - ordinary + ELITE * (self.terms.special - special)
        return 1 - BARE * exp(-left / GARRISON) if left > 0 else 0.0

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

    def explodes(self, weapon: str | None, defense: str | None) -> float:
        """A Lasgun and a Shield destroy everything."""
        if weapon == "lasgun":
            return 1.0 if defense == "shield" else self.foe.cards["shield"]
        return self.foe.cards["lasgun"] if defense == "shield" else 0.0

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


def is_weapon(card: str) -> bool:
    return kind_of(card).startswith("weapon")


def is_defense(card: str) -> bool:
    return kind_of(card).startswith("defense")


def one_of_each(cards: Iterable[str | None]) -> list[str | None]:
    """Cards of different kinds: like ones serve alike."""
    kinds = {None if card is None else word_for(card): card for card in cards}
    return [*kinds.values()]


@lru_cache(maxsize=4096)
def fewest_lost(terms: Terms, dial: int, spice: int) -> Forces:
    """The forces that the winner loses: ordinary ones rather than special ones."""
    return min(
        losses(terms, dial, spice),
        key=lambda fallen: fallen[0] + ELITE * fallen[1],
        default=(terms.ordinary, terms.special),
    )


def stakes_of(facts: Facts, battle: Mapping[str, Any], opponent: str) -> Stakes:
    """What is won, and what a force and a spice are worth; on the last turn only strongholds."""
    land = battle["territory"]
    theirs = sum(forces_in_battle(facts, battle, opponent))
    won, held = OPEN_LAND + RIVALS_FORCE * theirs, 0.0
    if land in facts.strongholds:
        held = worth_to_hold(facts, land)
        won += denial(facts, opponent)
    held += sum([facts.spice_on.get(cell, 0) for cell in battle["cells"]]) / 2
    if facts.is_last_turn:
        return Stakes(won, held, 0.2, 0.0)
    return Stakes(won, held, facts.temper.losses * FORCE, facts.temper.thrift * SPICE)


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
