"""Battles of War for Arrakis fought by the engine: all courses of a small one, or by chance."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from landsraad.arrakis import Arrakis
from landsraad.arrakis.actions.battle import CeaseAttack, FallBack, GoOn, StandFirm, TakeLoss
from landsraad.arrakis.actions.cards import DiscardCard
from landsraad.arrakis.actions.common import Done
from landsraad.arrakis.battle.facts import Battle, BattleStep
from landsraad.arrakis.battle.rounds import Advance, FirstRound
from landsraad.arrakis.board import area
from landsraad.arrakis.box import ATREIDES, HARKONNEN, STANDARD
from landsraad.arrakis.legion import Legion
from landsraad.kernel import Action, Chance, Decision
from landsraad.lab.odds import Field, Force
from landsraad.lab.odds.battle import ATTACKER, DEFENDER, HIT_WORTH, NOBODY

HERE, OPEN, SIETCH = "s5_9", "s5_8", "gara_kulon"
HANDS = {
    side: [name for name, card in STANDARD.planning.items() if card.deck == f"house_{side}"]
    for side in (HARKONNEN, ATREIDES)
}
FACES = {face: STANDARD.combat_die.index(face) + 1 for face in STANDARD.combat_die}
"""A number on the die for each of its faces."""

Result = tuple[str, Legion, Legion]
"""Who wins, and what is left of both."""
Found = dict[Result, float]


class Wanted(Exception):
    """The dice that the engine wants to roll."""

    def __init__(self, dice: int) -> None:
        self.dice = dice


class Script(Chance):
    """Dice that are given one by one."""

    def __init__(self, dice: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.left = list(dice)

    def copy(self) -> Script:
        return Script(tuple(self.left))

    def roll(self, number: int, sides: int = 6) -> tuple[int, ...]:
        if len(self.left) < number:
            raise Wanted(number)
        rolled, self.left = self.left[:number], self.left[number:]
        return tuple(rolled)


def fought(attacker: Force, defender: Force, field: Field) -> Arrakis:
    """The Harkonnen attack the Atreides: a table that is about to begin the first round."""
    target = OPEN if field.rank is None else SIETCH
    position: dict[str, Any] = {
        "turn": HARKONNEN,
        "legions": {
            HARKONNEN: {HERE: attacker.legion.to_json()},
            ATREIDES: {target: defender.legion.to_json()},
        },
        "hands": {
            side: HANDS[side][: force.cards]
            for side, force in ((HARKONNEN, attacker), (ATREIDES, defender))
        },
    }
    if field.rank is not None:
        position["sietches"] = {SIETCH: field.rank}
    game = Arrakis.new(Arrakis.read_setup(None, {}, 0, "", position))
    modifiers = []
    if field.extra_dice:
        modifiers.append(f"extra_die_each_round:{field.extra_dice}")
    if field.most_dice_at_first:
        modifiers.append(f"opponent_max_dice_first_round:{field.most_dice_at_first}")
    if field.free_to_go_on:
        modifiers.append("no_continue_hit")
    battle = Battle(HARKONNEN, area(HERE), area(target), field.surprise, tuple(modifiers))
    game.push(FirstRound(battle))
    return game


class Courses:
    """Every course of a battle; strips are chosen as the odds choose them."""

    def __init__(self, attacker: Force, defender: Force, field: Field) -> None:
        self.forces = {HARKONNEN: attacker, ATREIDES: defender}
        self.field = field
        self.target = area(OPEN if field.rank is None else SIETCH)
        self.known: dict[Any, Found] = {}

    def found(self) -> Found:
        game = fought(self.forces[HARKONNEN], self.forces[ATREIDES], self.field)

        def begin(chance: Script) -> Arrakis:
            copy = game.copy()
            copy.chance = chance
            copy.settle()
            return copy

        return self.follow(begin)

    def follow(self, step: Callable[[Script], Arrakis], dice: tuple[int, ...] = ()) -> Found:
        """All that can come of a step, whatever dice it rolls."""
        try:
            game = step(Script(dice))
        except Wanted as wanted:
            found: Found = defaultdict(float)
            for faces, chance in all_rolls(wanted.dice):
                for result, part in self.follow(step, dice + faces).items():
                    found[result] += chance * part
            return found
        return self.decide(game)

    def legions(self, game: Arrakis) -> tuple[Legion, Legion]:
        return game.legion(HARKONNEN, area(HERE)), game.legion(ATREIDES, self.target)

    def decide(self, game: Arrakis) -> Found:
        """Go on from a decision, by the plans."""
        own, enemy = self.legions(game)
        if is_over(game):
            return {(winner(own, enemy), own, enemy): 1.0}
        (decision,) = [d for d in game.pending if d.required]
        if decision.kind == "strips":
            return self.strips(game, decision)
        if decision.kind != "go_on":
            return self.play(game, self.answer(game, decision))
        key = (own, enemy, *map(len, game.hands.values()))
        if key not in self.known:
            self.known[key] = self.play(game, self.answer(game, decision))
        return self.known[key]

    def play(self, game: Arrakis, action: Action) -> Found:
        own, enemy = self.legions(game)
        if isinstance(action, CeaseAttack):
            return {(DEFENDER, own, enemy): 1.0}
        if isinstance(action, FallBack):
            return {(ATTACKER, own, enemy): 1.0}

        def step(chance: Script) -> Arrakis:
            copy = game.copy()
            copy.chance = chance
            copy.play(action)
            return copy

        return self.follow(step)

    def strips(self, game: Arrakis, decision: Decision) -> Found:
        """The leaders whose use is worth most to their side."""
        sign = 1 if decision.seat == HARKONNEN else -1
        courses = [self.play(game, action) for action in decision.actions]
        return max(courses, key=lambda found: sign * self.worth(found))

    def worth(self, found: Found) -> float:
        total = 0.0
        for (victor, own, enemy), chance in found.items():
            victory = (victor == ATTACKER) - (victor == DEFENDER)
            total += chance * (victory + HIT_WORTH * (strength(own) - strength(enemy)))
        return total

    def answer(self, game: Arrakis, decision: Decision) -> Action:
        own, enemy = self.legions(game)
        seat = decision.seat
        plan = self.forces[seat].plan
        if decision.kind == "cards_for_dice":
            discards = [a for a in decision.actions if isinstance(a, DiscardCard)]
            return discards[0] if discards else Done(seat)
        if decision.kind == "losses":
            return TakeLoss(seat, plan.loss(own if seat == HARKONNEN else enemy))
        if decision.kind == "go_on":
            return CeaseAttack(seat) if plan.leaves(own, enemy) else GoOn(seat)
        assert decision.kind == "retreat"
        leaves = self.field.retreat and plan.leaves(enemy, own)
        return FallBack(seat) if leaves else StandFirm(seat)


def is_over(game: Arrakis) -> bool:
    """Whether the battle is over, but for the advance after it."""
    steps = [step for step in game.stack if isinstance(step, BattleStep)]
    return not steps or isinstance(steps[-1], Advance)


def winner(own: Legion, enemy: Legion) -> str:
    """A-BATTLE-35: who has units left, when one side or both have none."""
    return ATTACKER if own.figures else DEFENDER if enemy.figures else NOBODY


def strength(legion: Legion) -> int:
    """The hits that a legion can take."""
    return legion.regular + 2 * (legion.elite + legion.special) + legion.troop + legion.leaders


def all_rolls(dice: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every roll, whatever the order of its dice, with its chance."""
    weights = {face: STANDARD.combat_die.count(face) / 6 for face in FACES}
    for faces in combinations_with_replacement(FACES, dice):
        orders = factorial(dice) // prod(factorial(faces.count(face)) for face in FACES)
        yield tuple([FACES[face] for face in faces]), orders * prod(weights[f] for f in faces)


def play_battles(
    attacker: Force, defender: Force, field: Field, seeds: range
) -> Mapping[Result, int]:
    """How some battles by chance ended."""
    courses = Courses(attacker, defender, field)
    ready = fought(attacker, defender, field)
    ended: dict[Result, int] = defaultdict(int)
    for seed in seeds:
        game = ready.copy()
        game.chance = Chance.seeded(seed)
        game.settle()
        ended[one_battle(courses, game)] += 1
    return ended


def one_battle(courses: Courses, game: Arrakis) -> Result:
    """Play a battle to its end; where leaders can choose, the odds are not compared."""
    while True:
        own, enemy = courses.legions(game)
        if is_over(game):
            return winner(own, enemy), own, enemy
        (decision,) = [d for d in game.pending if d.required]
        action = courses.answer(game, decision)
        if isinstance(action, CeaseAttack):
            return DEFENDER, own, enemy
        if isinstance(action, FallBack):
            return ATTACKER, own, enemy
        game.play(action)
