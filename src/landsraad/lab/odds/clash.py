"""One clash of a battle: two rolls, what leaders make of them, and the hits that come of it.

A `Line` is one roll of a side: all it can be made into, and its chance. A `Cell` is a pair of hits
taken, the attacker's times a width plus the defender's, so that a table of cells is a flat list.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from math import comb
from typing import Final

from landsraad.arrakis.battle.dice import SHIELD, SPECIAL, SWORD
from landsraad.arrakis.box import Box
from landsraad.arrakis.legion import Legion
from landsraad.lab.odds.forces import Plan, Strip, strip_options

Roll = tuple[int, int, int]
"""Swords, shields and specials."""
Line = tuple[tuple[Strip, ...], float]
"""The hits and shields that one roll can be made into, and its chance."""


@lru_cache(maxsize=64)
def rolls(die: tuple[str, ...], dice: int) -> tuple[tuple[Roll, float], ...]:
    """Every roll of so many combat dice, with its chance."""
    faces = [die.count(face) for face in (SWORD, SHIELD, SPECIAL)]
    blanks = len(die) - sum(faces)
    found = []
    for swords in range(dice + 1):
        for shields in range(dice - swords + 1):
            for specials in range(dice - swords - shields + 1):
                rest = dice - swords - shields - specials
                ways = comb(dice, swords) * comb(dice - swords, shields)
                ways *= comb(dice - swords - shields, specials)
                ways *= faces[0] ** swords * faces[1] ** shields * faces[2] ** specials
                ways *= blanks**rest
                if ways:
                    found.append(((swords, shields, specials), ways / len(die) ** dice))
    return tuple(found)


def lines(legion: Legion, plan: Plan, dice: int, surprise: int, box: Box) -> list[Line]:
    """Every roll of a legion with what its leaders can make of it; like ones are one.

    `surprise`: specials that come on top of the dice (A-BATTLE-12).
    """
    made = [
        plan.strips(strip_options(legion, specials, box)) for specials in range(dice + surprise + 1)
    ]
    together: dict[tuple[Strip, ...], float] = defaultdict(float)
    for (swords, shields, specials), chance in rolls(box.combat_die, dice):
        options = made[specials + surprise]
        together[tuple([(swords + h, shields + s) for h, s in options])] += chance
    return list(together.items())


MOST: Final = 32
"""More hits or shields than any roll comes to."""


@lru_cache(maxsize=1024)
def taken(shields: int, limit: int, width: int) -> tuple[int, ...]:
    """For each number of enemy hits those that shields let through, times the width."""
    return tuple([width * min(max(0, hits - shields), limit) for hits in range(MOST)])


@lru_cache(maxsize=1024)
def dealt(hits: int, elites: int, limit: int) -> tuple[int, ...]:
    """For each number of enemy shields the hits that get through, where elites break some."""
    return tuple([min(max(0, hits - max(0, shields - elites)), limit) for shields in range(MOST)])


class Clash:
    """Two sides' lines against each other; `elites` break shields (A-BATTLE-18).

    `limits`: the hits that each side can take before it is gone.
    """

    def __init__(
        self,
        attacking: list[Line],
        defending: list[Line],
        elites: tuple[int, int],
        limits: tuple[int, int],
    ) -> None:
        self.attacking = attacking
        self.elites = elites
        self.limits = limits
        self.chances = [chance for _, chance in defending]
        self.firsts = [options[0] for options, _ in defending]
        self.others = [
            (place, option)
            for place, (options, _) in enumerate(defending)
            for option in options[1:]
        ]
        made = {option for options, _ in attacking for option in options}
        self.answers = {option: self.answered(option) for option in made}

    @property
    def choice(self) -> bool:
        """Whether anybody can choose anything."""
        return bool(self.others) or any(len(options) > 1 for options, _ in self.attacking)

    def answered(self, option: Strip) -> tuple[list[int], list[tuple[int, int]]]:
        """What the defender's lines make of it: first options, then others with their place."""
        hits, shields = option
        lost = taken(max(0, shields - self.elites[1]), self.limits[0], self.limits[1] + 1)
        won = dealt(hits, self.elites[0], self.limits[1])
        firsts = [lost[h] + won[s] for h, s in self.firsts]
        return firsts, [(place, lost[h] + won[s]) for place, (h, s) in self.others]

    def outcome(self, worths: list[float]) -> list[float]:
        """The chance of each cell, if both choose their strips best, the attacker first.

        `worths`: what each cell is worth to the attacker.
        """
        found = [0.0] * len(worths)
        worst = {option: worst_of(*answer, worths) for option, answer in self.answers.items()}
        for options, chance in self.attacking:
            best = worst[options[0]]
            for option in options[1:]:
                best = [
                    one if worths[one] >= worths[other] else other
                    for one, other in zip(best, worst[option], strict=True)
                ]
            for cell, enemy_chance in zip(best, self.chances, strict=True):
                found[cell] += chance * enemy_chance
        return found


def worst_of(firsts: list[int], others: list[tuple[int, int]], worths: list[float]) -> list[int]:
    """The cell that the defender chooses on each line."""
    if not others:
        return firsts
    worst = firsts.copy()
    for place, cell in others:
        if worths[cell] < worths[worst[place]]:
            worst[place] = cell
    return worst
