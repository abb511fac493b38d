"""How battles go: the chance to win one, from the dice of both sides.

A model of the rules for battle: cheap hits are taken first, leaders stay, nobody uses cards and the
attacker goes on to the end.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

MOST_DICE: Final = 6
SWORD, SHIELD, SPECIAL = 1 / 2, 1 / 3, 1 / 6
UNLIKELY: Final = 0.0005
"""What happens less often than this is not followed."""

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


Left = tuple[int, int]
"""Units and spare hits that are left."""


@lru_cache(maxsize=4096)
def left_after(units: int, spare: int, hits: int) -> Left:
    """What is left of a legion after some hits."""
    fallen = max(0, hits - spare)
    return max(0, units - fallen), max(0, spare - hits)


@lru_cache(maxsize=65536)
def win(attacker: Force, defender: Force, rank: int, surprise: bool = False) -> float:
    """The chance that an attacker destroys a defender and is not destroyed too.

    A `rank` is that of the settlement attacked: it gives dice, and every round costs a hit.
    """
    led = (attacker.leaders, attacker.breakers, defender.leaders, defender.breakers)
    return victory(attacker[:2], defender[:2], led, rank, surprise)


@lru_cache(maxsize=262144)
def victory(
    attacker: Left, defender: Left, led: tuple[int, int, int, int], rank: int, surprise: bool
) -> float:
    """The same, for what is left of both and for leaders and breakers of both."""
    if not defender[0] or not attacker[0]:
        return float(attacker[0] > 0)
    mine = min(MOST_DICE, attacker[0])
    theirs = min(MOST_DICE, defender[0] + rank)
    given = blows(mine, led[0], surprise, theirs, led[1])
    taken = blows(theirs, led[2], False, mine, led[3])
    foes = [left_after(*defender, struck) for struck in range(len(given))]
    won = again = 0.0
    for lost, likely in enumerate(taken):
        units, spare = left_after(*attacker, lost)
        if not units:
            break
        going_on = left_after(units, spare, 1) if rank else (units, spare)
        for struck, chance in enumerate(given):
            both = likely * chance
            if not foes[struck][0]:
                won += both
            elif not (lost or struck or rank or surprise):
                again = both  # nothing has changed
            elif both > UNLIKELY:
                won += both * victory(going_on, foes[struck], led, rank, False)
    return won / (1 - again)
