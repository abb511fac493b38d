"""The value of a position: how far the Atreides are ahead, in steps of prescience."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, TypeAlias

from landsraad.arrakis.board import members
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.legion import EMPTY
from landsraad.arrakis.state import ArrakisState
from landsraad.bots.recruit.arrakis import vehicles, worth
from landsraad.bots.recruit.arrakis.facts import Facts
from landsraad.bots.recruit.arrakis.imagined import ImaginedFacts
from landsraad.bots.recruit.arrakis.prophecy import STEP, omens_now
from landsraad.bots.temperament import Temperament

Weights: TypeAlias = Mapping[str, float]
"""What one of each feature is worth."""

WON: Final = 100.0
LOGITS: Final = 0.15
"""What a step of prescience is worth in logits."""
MANY: Final = 6
"""More cards than these are discarded at the end of the round."""

WEIGHTS: Final = {
    "needs": -1.0,
    "lacking": 1.7,
    "needs_little": 8.0,
    "lacks_little": -7.0,
    "omens": 0.9,
    "raids": 0.5,
    "fear_atreides": -0.3,
    "fear_harkonnen": 0.35,
    "hunting_atreides": 0.3,
    "hunting_harkonnen": -0.25,
    "toughness_atreides": 0.18,
    "toughness_harkonnen": -0.12,
    "leaders_atreides": 0.1,
    "leaders_harkonnen": -0.08,
    "hand_atreides": 0.12,
    "hand_harkonnen": -0.1,
    "dice_atreides": 0.35,
    "dice_harkonnen": -0.3,
    "spice": -0.35,
    "row": 0.7,
    "bans": 0.15,
    "worms": 0.15,
    "wormsigns": 0.05,
    "weather": 0.2,
    "exposure": -0.15,
}
"""What one of each feature is worth, by hand, on the side of what `landsraad train` has found for
duels and for Mahdi: that legions dare to stand in the open, and that omens come true."""


def value(game: ArrakisState, weights: Weights = WEIGHTS) -> float:
    """How far the Atreides are ahead; `WON` if they have won."""
    if game.outcome is not None:
        return WON if game.outcome.ending == "prescience" else -WON
    found = features(game)
    return sum([weights[name] * number for name, number in found.items()])


@cache
def weights_of(temper: Temperament, side: str) -> Weights:
    """What counts for a side, as somebody of this temperament weighs it."""
    factors = {
        f"fear_{side}": temper.losses,
        f"toughness_{side}": temper.losses,
        f"leaders_{side}": temper.losses,
        "exposure" if side == ATREIDES else "weather": temper.losses,
        f"hunting_{side}": 1 / temper.losses,
        f"dice_{side}": temper.thrift,
        f"hand_{side}": temper.thrift * temper.cunning,
        "raids" if side == ATREIDES else "row": temper.cunning,
        "worms": temper.cunning,
        "bans": temper.cunning,
    }
    return {name: weight * factors.get(name, 1.0) for name, weight in WEIGHTS.items()}


def features(game: ArrakisState) -> dict[str, float]:
    """What counts in a position, each as a number."""
    atreides = ImaginedFacts(game, game.seat(ATREIDES))
    harkonnen = ImaginedFacts(game, game.seat(HARKONNEN))
    needs = sum(atreides.needs.values())
    lacking = game.box.supremacy_last - game.supremacy
    return {
        "needs": needs,
        "lacking": lacking,
        "needs_little": 1 / (1 + needs),
        "lacks_little": 1 / (1 + lacking),
        "omens": omens_now(atreides) / STEP,
        "raids": raids(atreides),
        "spice": sum([vehicles.harvest(harkonnen, area) for area in members(game.harvesters)]),
        "row": max(game.imperium.values()),
        "bans": len(game.bans),
        "worms": game.worms.bit_count(),
        "wormsigns": game.wormsigns.bit_count(),
        "weather": sum([worth.weather(harkonnen, *own) for own in harkonnen.allies.items()]),
        "exposure": sum([worth.exposure(atreides, *own) for own in atreides.mine.items()]),
        **of_side(game, atreides),
        **of_side(game, harkonnen),
    }


def of_side(game: ArrakisState, facts: Facts) -> dict[str, float]:
    """The same for both sides, each by its name."""
    side = facts.side
    settled = [worth.fear(facts, area, facts.mine.get(area, EMPTY)) for area in facts.my_ranks]
    hunted = [goal.first for goal in worth.goals(facts)]
    return {
        f"fear_{side}": sum(settled) / STEP,
        f"hunting_{side}": sum(hunted) / STEP,
        f"toughness_{side}": sum([force.toughness for force in facts.allies.values()]),
        f"leaders_{side}": sum([legion.leaders for legion in facts.mine.values()]),
        f"hand_{side}": sum([min(MANY, len(game.hands[seat])) for seat in game.partners[side]]),
        f"dice_{side}": facts.unused(side),
    }


def raids(facts: Facts) -> float:
    """What stations and harvesters are worth to the Atreides who are nearest."""
    reached = [
        value * worth.NEARER ** nearest[0][0]
        for value, _, nearest in worth.quarry(facts)
        if nearest
    ]
    return sum(reached) / STEP
