"""Value: how likely a side wins from a position of War for Arrakis, learned from games of bots.

The facts are those that `bashar` weighs by hand. Weights learned from duels serve all games of two
sides, others those against the automatic Harkonnen; `landsraad train` makes both again.
"""

from __future__ import annotations

from collections.abc import Hashable
from importlib.resources import files
from pathlib import Path
from typing import Final

from landsraad.arrakis.box import ATREIDES
from landsraad.arrakis.lineup import SIDE_OF
from landsraad.arrakis.state import ArrakisState
from landsraad.bots.bashar.arrakis.value import LOGITS, WEIGHTS, features
from landsraad.bots.mentat.learned import Topic, by_topic, likely, weights_in

FOLDER: Final = Path(str(files("landsraad.bots.mentat.arrakis")))
DUEL: Final = FOLDER / "duel.json"
MAHDI: Final = FOLDER / "mahdi.json"
NAMES: Final = (*WEIGHTS, "round", "always")
"""What the weights belong to: see `facts_of`."""
PRIOR: Final = (*[LOGITS * weight for weight in WEIGHTS.values()], 0.0, 0.0)
"""The weights of `bashar`."""
TOPIC_NAMES: Final = {
    "needs": "prescience",
    "needs_little": "prescience",
    "omens": "prescience",
    "lacking": "supremacy",
    "lacks_little": "supremacy",
    "raids": "raids",
    "fear_atreides": "settlements-of-atreides",
    "fear_harkonnen": "settlements-of-harkonnen",
    "hunting_atreides": "threats-by-atreides",
    "hunting_harkonnen": "threats-by-harkonnen",
    "toughness_atreides": "legions-of-atreides",
    "exposure": "legions-of-atreides",
    "toughness_harkonnen": "legions-of-harkonnen",
    "weather": "legions-of-harkonnen",
    "leaders_atreides": "leaders-of-atreides",
    "leaders_harkonnen": "leaders-of-harkonnen",
    "hand_atreides": "cards-of-atreides",
    "hand_harkonnen": "cards-of-harkonnen",
    "dice_atreides": "dice-of-atreides",
    "dice_harkonnen": "dice-of-harkonnen",
    "spice": "spice",
    "row": "bans",
    "bans": "bans",
    "worms": "worms",
    "wormsigns": "worms",
}
TOPICS: Final = {name: Topic(topic, WEIGHTS[name] > 0) for name, topic in TOPIC_NAMES.items()}
"""What each fact is about, and whether more of it is good for the Atreides."""
NEXT: Final = "turn"
"""The decision with which an action begins."""


def facts_of(game: ArrakisState) -> tuple[float, ...]:
    """A position in numbers, in the order of `NAMES`."""
    found = features(game)
    return (*[found[name] for name in WEIGHTS], float(game.round), 1.0)


def moment(game: ArrakisState) -> Hashable | None:
    """What the weights are learned at: the beginning of an action, told from all others."""
    begins = any(decision.kind == NEXT for decision in game.asked)
    return game.sequence if begins else None


def positions(game: ArrakisState) -> list[tuple[str, tuple[float, ...]]]:
    """The position of the Atreides; the other side's is the reverse of it."""
    return [(game.seat(ATREIDES), facts_of(game))]


def weights_for(game: ArrakisState) -> tuple[float, ...]:
    return weights_in(MAHDI if game.automated else DUEL, NAMES)


def chance_of_victory(game: ArrakisState, seat: str) -> float:
    """How likely the side of this seat wins."""
    if game.outcome is not None:
        return float(seat in game.outcome.winners)
    atreides = likely(weights_for(game), facts_of(game))
    return atreides if SIDE_OF[seat] == ATREIDES else 1 - atreides


def contributions(game: ArrakisState, seat: str) -> dict[str, float]:
    """What each topic adds to the chance of the side of this seat."""
    added = by_topic(weights_for(game), facts_of(game), NAMES, TOPICS)
    sign = 1 if SIDE_OF[seat] == ATREIDES else -1
    return {topic: sign * logits for topic, logits in added.items()}
