"""The exact odds of a battle of War for Arrakis (A-BATTLE), by dynamic programming.

With a plan for each side, a legion's losses come in a fixed order, so that a moment of a battle is
how many hits each side has taken and how many cards each still holds. What a moment is worth
follows from those after it. Leaders' strips are chosen best by both sides (the attacker's first,
for all to see, A-BATTLE-17), for the chance to win and, far behind it, for the hits a legion could
still take.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from landsraad.arrakis.box import STANDARD, Box
from landsraad.arrakis.legion import Legion
from landsraad.lab.odds.clash import Clash, Line, lines
from landsraad.lab.odds.forces import OPEN, BadForce, Field, Force

ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
NOBODY: Final = ""
HIT_WORTH: Final = 0.01
"""What a hit that a legion could still take counts beside a victory, when strips are chosen."""
REST: Final = 1e-15
"""Rounds go on until less than this chance is left."""


class Moment(NamedTuple):
    """The beginning of a round: hits taken and cards left, by attacker and defender."""

    lost: int
    won: int
    cards: int
    enemy_cards: int
    first: bool = False


class Ending(NamedTuple):
    """How a battle can end: who wins, the hits both have taken, and the cards both have spent."""

    winner: str
    lost: int
    won: int
    cards: int
    enemy_cards: int


Course = Mapping[Moment, Mapping[Moment | Ending, float]]
"""What can follow the round of each moment, with its chance; itself, if nobody is hit."""


@dataclass(frozen=True)
class BattleOdds:
    """The distribution of a battle.

    Attributes:
        attacker, defender: the legions by the number of hits they have taken.
        start: the beginning of the battle. `course`: all that can come of it.
    """

    attacker: tuple[Legion, ...]
    defender: tuple[Legion, ...]
    start: Moment
    course: Course

    @cached_property
    def endings(self) -> Mapping[Ending, float]:
        """The chance of each ending."""
        reached: dict[Moment | Ending, float] = defaultdict(float, {self.start: 1.0})
        for moment in sorted(self.course, key=in_time):
            chances = dict(self.course[moment])
            passing = reached[moment] / (1.0 - chances.pop(moment, 0.0))
            for after, chance in chances.items():
                reached[after] += passing * chance
        return {after: chance for after, chance in reached.items() if isinstance(after, Ending)}

    @cached_property
    def rounds(self) -> Mapping[int, float]:
        """The chance of each number of rounds, until hardly any is left."""
        rounds: dict[int, float] = {}
        now = {self.start: 1.0}
        while sum(now.values()) > REST:
            later: dict[Moment, float] = defaultdict(float)
            over = 0.0
            for moment, chance in now.items():
                for after, part in self.course[moment].items():
                    if isinstance(after, Ending):
                        over += chance * part
                    else:
                        later[after] += chance * part
            rounds[len(rounds) + 1] = over
            now = later
        return rounds

    def wins(self, side: str) -> float:
        """The chance that `attacker`, `defender` or nobody (an empty word) wins."""
        return sum([chance for ending, chance in self.endings.items() if ending.winner == side])

    def survivors(self, side: str) -> dict[Legion, float]:
        """The chance of each legion that can be left to a side."""
        left: dict[Legion, float] = defaultdict(float)
        for ending, chance in self.endings.items():
            hits = ending.lost if side == ATTACKER else ending.won
            left[(self.attacker if side == ATTACKER else self.defender)[hits]] += chance
        return dict(left)

    def cards_spent(self, side: str) -> dict[int, float]:
        """The chance of each number of planning cards discarded by a side."""
        spent: dict[int, float] = defaultdict(float)
        for ending, chance in self.endings.items():
            spent[ending.cards if side == ATTACKER else ending.enemy_cards] += chance
        return dict(spent)

    def units_left(self, side: str) -> float:
        """The units that a side has afterwards, on average."""
        return sum([legion.figures * chance for legion, chance in self.survivors(side).items()])

    def to_json(self) -> dict[str, Any]:
        def side(name: str) -> dict[str, Any]:
            left = sorted(self.survivors(name).items(), key=lambda entry: -entry[1])
            return {
                "wins": self.wins(name),
                "units_left": self.units_left(name),
                "survivors": [{"legion": legion.to_json(), "chance": p} for legion, p in left],
                "cards_spent": {str(n): p for n, p in sorted(self.cards_spent(name).items())},
            }

        return {
            ATTACKER: side(ATTACKER),
            DEFENDER: side(DEFENDER),
            "nobody_wins": self.wins(NOBODY),
            "rounds": {str(number): chance for number, chance in self.rounds.items()},
        }


def battle_odds(
    attacker: Force, defender: Force, field: Field = OPEN, box: Box = STANDARD
) -> BattleOdds:
    """The exact distribution of a battle between two forces.

    Raises:
        BadForce: if a force has no units.
    """
    if not attacker.legion.figures or not defender.legion.figures:
        raise BadForce("a force that fights has units")
    return _Battle(attacker, defender, field, box).odds()


def in_time(moment: Moment) -> tuple[bool, int, int]:
    """Moments in an order in which none comes before one that can lead to it."""
    return not moment.first, moment.lost + moment.won, -moment.cards - moment.enemy_cards


class _Battle:
    def __init__(self, attacker: Force, defender: Force, field: Field, box: Box) -> None:
        self.attacker = attacker
        self.defender = defender
        self.field = field
        self.box = box
        self.own = attacker.stages()
        self.enemy = defender.stages()
        self.worths: dict[Moment, float] = {}
        self.course: dict[Moment, Mapping[Moment | Ending, float]] = {}
        self.later: dict[tuple[int, int, int, int], Moment | Ending] = {}
        self.lines: dict[tuple[bool, int, int, int], list[Line]] = {}
        costs = field.rank is not None and not field.free_to_go_on
        price = int(box.numbers["continue_attack_on_settlement_cost_hits"])
        self.price = price if costs else 0

    # The course of a battle.

    def odds(self) -> BattleOdds:
        start = Moment(0, 0, self.attacker.cards, self.defender.cards, first=True)
        self.worth(start)
        return BattleOdds(self.own, self.enemy, start, self.course)

    def after(self, lost: int, won: int, cards: int, enemy_cards: int) -> Moment | Ending:
        """What a round leads to."""
        key = (lost, won, cards, enemy_cards)
        if key not in self.later:
            self.later[key] = self.decided(lost, won, cards, enemy_cards)
        return self.later[key]

    def decided(self, lost: int, won: int, cards: int, enemy_cards: int) -> Moment | Ending:
        """After the losses the attacker goes on or ceases, the defender stays or retreats."""
        own, enemy = self.own[lost], self.enemy[won]
        if not own.figures or not enemy.figures:
            winner = ATTACKER if own.figures else DEFENDER if enemy.figures else NOBODY
            return self.ending(winner, lost, won, cards, enemy_cards)
        if self.attacker.plan.leaves(own, enemy):  # A-BATTLE-31
            return self.ending(DEFENDER, lost, won, cards, enemy_cards)
        lost = min(lost + self.price, len(self.own) - 1)  # A-BATTLE-26
        own = self.own[lost]
        if not own.figures:  # A-BATTLE-27
            return self.ending(DEFENDER, lost, won, cards, enemy_cards)
        if self.field.retreat and self.defender.plan.leaves(enemy, own):  # A-BATTLE-29
            return self.ending(ATTACKER, lost, won, cards, enemy_cards)
        return Moment(lost, won, cards, enemy_cards)

    def ending(self, winner: str, lost: int, won: int, cards: int, enemy_cards: int) -> Ending:
        spent = self.attacker.cards - cards
        return Ending(winner, lost, won, spent, self.defender.cards - enemy_cards)

    # What a moment is worth.

    def worth(self, moment: Moment) -> float:
        """What the beginning of a round is worth to the attacker."""
        if moment not in self.worths:
            self.worths[moment] = self.fight(moment)
        return self.worths[moment]

    def worth_after(self, after: Moment | Ending) -> float:
        if isinstance(after, Moment):
            return self.worth(after)
        victory = (after.winner == ATTACKER) - (after.winner == DEFENDER)
        left = len(self.own) - after.lost - (len(self.enemy) - after.won)
        return victory + HIT_WORTH * left

    def fight(self, moment: Moment) -> float:
        """Solve one round: what it is worth, and the chances of all it can lead to."""
        cards, enemy_cards = self.cards_after(moment)
        clash = self.clash(moment, moment.cards - cards, moment.enemy_cards - enemy_cards)
        later = [
            self.after(lost, won, cards, enemy_cards)
            for lost in range(moment.lost, len(self.own))
            for won in range(moment.won, len(self.enemy))
        ]
        worths = [0.0 if after == moment else self.worth_after(after) for after in later]
        again = later[0] == moment
        chances = self.settled(clash, worths) if again else clash.outcome(worths)
        course: dict[Moment | Ending, float] = defaultdict(float)
        for after, chance in zip(later, chances, strict=True):
            if chance:
                course[after] += chance
        self.course[moment] = course
        return sum([worth * p for worth, p in zip(worths, chances, strict=True)])

    def settled(self, clash: Clash, worths: list[float]) -> list[float]:
        """The chances of a round that begins anew if nobody is hit, and so is worth itself.

        The best strips depend on that worth, which depends on the strips: both are improved in turn
        until nothing changes. The first entry of `worths` becomes what the round is worth.
        """
        while True:
            chances = clash.outcome(worths)
            others = sum([worth * p for worth, p in zip(worths[1:], chances[1:], strict=True)])
            worth = others / (1.0 - chances[0])
            if not clash.choice or abs(worth - worths[0]) < REST:
                worths[0] = worth
                return chances
            worths[0] = worth

    # Dice.

    def cards_after(self, moment: Moment) -> tuple[int, int]:
        """A-BATTLE-7: cards left after those that give a die have gone."""
        left = []
        for ours, cards in ((True, moment.cards), (False, moment.enemy_cards)):
            plan = (self.attacker if ours else self.defender).plan
            room = self.most_dice(moment, ours) - self.plain_dice(moment, ours)
            left.append(cards - max(0, min(cards, plan.cards, room)))
        return left[0], left[1]

    def plain_dice(self, moment: Moment, ours: bool) -> int:
        """A-BATTLE-8: dice without cards."""
        if ours:
            return self.own[moment.lost].figures + self.field.extra_dice
        return self.enemy[moment.won].figures + (self.field.rank or 0)

    def most_dice(self, moment: Moment, ours: bool) -> int:
        """A-BATTLE-9."""
        most = int(self.box.numbers["max_combat_dice"])
        limit = self.field.most_dice_at_first
        return min(most, limit) if limit and moment.first and not ours else most

    def clash(self, moment: Moment, cards: int, enemy_cards: int) -> Clash:
        """The rolls of a round against each other, with the cards spent for dice."""
        own, enemy = self.own[moment.lost], self.enemy[moment.won]
        return Clash(
            self.lines_of(moment, True, cards),
            self.lines_of(moment, False, enemy_cards),
            (own.special, enemy.special),
            (len(self.own) - 1 - moment.lost, len(self.enemy) - 1 - moment.won),
        )

    def lines_of(self, moment: Moment, ours: bool, cards: int) -> list[Line]:
        dice = min(self.plain_dice(moment, ours) + cards, self.most_dice(moment, ours))
        hits = moment.lost if ours else moment.won
        surprise = int(ours and moment.first and self.field.surprise)
        key = (ours, hits, dice, surprise)
        if key not in self.lines:
            legion = (self.own if ours else self.enemy)[hits]
            plan = (self.attacker if ours else self.defender).plan
            self.lines[key] = lines(legion, plan, dice, surprise, self.box)
        return self.lines[key]
