"""The exact odds of special attacks (A-BATTLE-41): cards that roll dice, sandworms, storms.

Their target does not strike back and has no shields, so that hits alone decide.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from landsraad.arrakis.battle.dice import SPECIAL, SWORD
from landsraad.arrakis.box import STANDARD, Box
from landsraad.arrakis.legion import Legion
from landsraad.lab.odds.forces import BadForce, Force


@dataclass(frozen=True)
class StrikeOdds:
    """The distribution of a strike: hits rolled, and the legion that is left."""

    hits: Mapping[int, float]
    survivors: Mapping[Legion, float]

    @property
    def destroyed(self) -> float:
        """The chance that no unit is left."""
        return sum([chance for legion, chance in self.survivors.items() if not legion.figures])

    def to_json(self) -> dict[str, Any]:
        left = sorted(self.survivors.items(), key=lambda entry: -entry[1])
        return {
            "destroyed": self.destroyed,
            "hits": {str(number): chance for number, chance in self.hits.items()},
            "survivors": [{"legion": legion.to_json(), "chance": p} for legion, p in left],
        }


def strike_odds(
    target: Force,
    dice: int,
    hits_by_face: Mapping[str, int] = MappingProxyType({SWORD: 1, SPECIAL: 1}),
    box: Box = STANDARD,
) -> StrikeOdds:
    """What so many dice do to a force, each with the hits of its face.

    Raises:
        BadForce: if there are no units to strike.
    """
    if not target.legion.figures:
        raise BadForce("a force that is struck has units")
    chances = {0: 1.0}
    for _ in range(dice):
        chances = with_a_die(chances, hits_by_face, box.combat_die)
    stages = target.stages()
    survivors: dict[Legion, float] = defaultdict(float)
    for hits, chance in chances.items():
        survivors[stages[min(hits, len(stages) - 1)]] += chance
    return StrikeOdds(dict(sorted(chances.items())), dict(survivors))


def with_a_die(
    chances: Mapping[int, float], hits_by_face: Mapping[str, int], die: tuple[str, ...]
) -> dict[int, float]:
    """The chance of each number of hits with one die more."""
    more: dict[int, float] = defaultdict(float)
    for hits, chance in chances.items():
        for face in die:
            more[hits + hits_by_face.get(face, 0)] += chance / len(die)
    return more


def hazard_odds(target: Force, hazard: str, special: int, box: Box = STANDARD) -> StrikeOdds:
    """What a `worm`, the `wild_maker` or a Coriolis `storm` does to a legion (A-WORM-12, A-HAZ-20).

    `special`: the hits of a special in the area of the legion; 2 in the deep desert, 1 in other
    desert, else none.

    Raises:
        BadForce: if there is no such hazard.
    """
    sandworm = box.numbers["sandworm"]
    dice = {
        "worm": sandworm["attack_dice"],
        "wild_maker": sandworm["wild_maker_attack_dice"],
        "storm": box.numbers["coriolis"]["dice_per_legion"],
    }
    if hazard not in dice:
        raise BadForce(f"no hazard of the desert: {hazard}")
    return strike_odds(target, dice[hazard], {SWORD: 1, SPECIAL: special}, box)
