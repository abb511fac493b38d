"""How battles go: the chance to win one, from the dice of both sides.

A model of the rules for battle: cheap hits are taken first, leaders stay, nobody uses cards and the
attacker goes on to the end.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

MOST_DICE: Final = 6
SWORD, SHIELD, SPECIAL = 1 / 2, 1 / 3, 1 / 6

Spread = tuple[float, ...]
"""The chance of each number, from 0 on."""


class Force(NamedTuple):
    """What counts in a battle.

    Attributes:
        units: one die each. `spare`: hits that cost no die, since an elite becomes a regular.
        leaders: how many specials of a roll count. `breakers`: enemy shields that do not.
    """

    units: int
    spare: int
    leaders: int
    breakers: int

    def after(self, hits: int) -> Force:
        """What is left after some hits."""
        fallen = max(0, hits - self.spare)
        units, spare = max(0, self.units - fallen), max(0, self.spare - hits)
        return Force(units, spare, self.leaders, self.breakers)

    @property
    def toughness(self) -> int:
        """How many hits it takes."""
        return self.units + self.spare


NO_FORCE: Final = Force(0, 0, 0, 0)


@lru_cache(maxsize=256)
def hits(dice: int, specials_used: int, surprise: bool) -> Spread:
    """How many hits a roll makes: swords, and specials as far as there are leaders for them."""
    spread: dict[tuple[int, int], float] = {(0, int(surprise)): 1.0}
    for _ in range(dice):
        rolled: dict[tuple[int, int], float] = {}
        for (swords, specials), chance in spread.items():
            faces = (((swords + 1, specials), SWORD), ((swords, specials), SHIELD))
            for key, part in (*faces, ((swords, specials + 1), SPECIAL)):
                rolled[key] = rolled.get(key, 0.0) + chance * part
        spread = rolled
    found = [0.0] * (dice + surprise + 1)
    for (swords, specials), chance in spread.items():
        found[swords + min(specials, specials_used)] += chance
    return tuple(found)


@lru_cache(maxsize=64)
def shields(dice: int) -> Spread:
    found = [1.0]
    for _ in range(dice):
        rolled = [0.0] * (len(found) + 1)
        for number, chance in enumerate(found):
            rolled[number] += chance * (1 - SHIELD)
            rolled[number + 1] += chance * SHIELD
        found = rolled
    return tuple(found)


@lru_cache(maxsize=16384)
def blows(dice: int, leaders: int, surprise: bool, against: int, broken: int) -> Spread:
    """How many hits get through to the other side."""
    made = hits(dice, leaders, surprise)
    found = [0.0] * len(made)
    for shield, likely in enumerate(shields(against)):
        for hit, chance in enumerate(made):
            found[max(0, hit - max(0, shield - broken))] += likely * chance
    return tuple(found)


@lru_cache(maxsize=65536)
def win(attacker: Force, defender: Force, rank: int, surprise: bool = False) -> float:
    """The chance that an attacker destroys a defender and is not destroyed too.

    A `rank` is that of the settlement attacked: it gives dice, and every round costs a hit.
    """
    if not defender.units or not attacker.units:
        return float(attacker.units > 0)
    mine = min(MOST_DICE, attacker.units)
    theirs = min(MOST_DICE, defender.units + rank)
    given = blows(mine, attacker.leaders, surprise, theirs, attacker.breakers)
    taken = blows(theirs, defender.leaders, False, mine, defender.breakers)
    foes = [defender.after(struck) for struck in range(len(given))]
    won = again = 0.0
    for lost, likely in enumerate(taken):
        left = attacker.after(lost)
        for struck, (foe, chance) in enumerate(zip(foes, given, strict=True)):
            if not foe.units:
                won += likely * chance * (left.units > 0)
            elif not (lost or struck or rank or surprise):
                again = likely * chance  # nothing has changed
            elif left.units:
                won += likely * chance * win(left.after(1) if rank else left, foe, rank)
    return won / (1 - again)
