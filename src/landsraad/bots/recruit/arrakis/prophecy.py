"""Prescience cards: what one is worth, and how far the board fulfils it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from landsraad.arrakis.board import SECTOR_MASK, SECTORS, SECTORS_OF
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.legion import Legion
from landsraad.bots.recruit.arrakis.sight import NOBODY, Sight, bits

STEP: Final = 10.0
"""One step of prescience or supremacy: the measure of everything else."""
UNNEEDED: Final = 0.5
"""A step that the objective does not ask for may still bring a leader."""
HOPE: Final = 0.4
"""What a card is worth that is all but fulfilled."""
SAFE_ROUND: Final = 2
"""How many harvesters may be left if little spice is wanted."""

Places = Mapping[int, Legion]


def worth(sight: Sight, card: str) -> float:
    """What claiming a card is worth: the steps that are needed."""
    value = 0.0
    for marker, steps in sight.box.prescience[card].advance.items():
        needed = min(steps, sight.needs[marker])
        value += STEP * needed + UNNEEDED * (steps - needed)
    return value


def claims_left(sight: Sight) -> int:
    return int(sight.box.numbers["prescience_claims_per_round"]) - int(sight.table["claims"])


def wanted(sight: Sight, trigger: str) -> float:
    """What it is worth that something happens which an open card waits for."""
    if not claims_left(sight):
        return 0.0
    cards = [
        worth(sight, card)
        for card in sight.table["open_cards"]
        for condition in sight.box.prescience[card].conditions
        if condition.get("trigger") == trigger
    ]
    return max(cards, default=0.0)


def omens(sight: Sight, places: Places) -> float:
    """What the open cards promise to the Atreides who stand in these places."""
    left = claims_left(sight)
    if not left:
        return 0.0
    promises = sorted([promise(sight, card, places) for card in sight.table["open_cards"]])
    return sum(promises[-left:])


def promise(sight: Sight, card: str, places: Places) -> float:
    conditions = sight.box.prescience[card].conditions
    if any("trigger" in condition for condition in conditions):
        return 0.0
    shares = [share(sight, condition, places) for condition in conditions]
    if all(part >= 1 for part in shares):
        return worth(sight, card)
    return HOPE * worth(sight, card) * sum(shares) / len(shares)


def share(sight: Sight, condition: Mapping[str, Any], places: Places) -> float:
    """How far one condition is fulfilled, from 0 to 1."""
    if "leader_on_board" in condition:
        return standing(sight, condition, places)
    if "every_sietch_has" in condition:
        sietches = sight.ranks[ATREIDES]
        return sum([area in places for area in sietches]) / max(1, len(sietches))
    if "count" not in condition:
        return 1.0 if sight.harvesters.bit_count() <= SAFE_ROUND else 0.3
    number = counted(sight, condition["count"], places)
    if "at_most" in condition:
        return 1.0 if number <= condition["at_most"] else 1 / (1 + number)
    return min(1.0, number / max(1, int(condition.get("at_least", 1))))


def standing(sight: Sight, condition: Mapping[str, Any], places: Places) -> float:
    """Whether a leader stands where a card wants him; half of it if he is on the board at all."""
    area = leader_at(places, condition["leader_on_board"])
    if area == NOBODY:
        return 0.0
    enemies = bits(enemy_places(sight))
    crowded = [bool(SECTOR_MASK[sector] & enemies) for sector in SECTORS_OF[area]]
    if "area_without" in condition and area in sight.ranks[ATREIDES]:
        return 0.5
    if "sector_with" in condition:
        return 1.0 if any(crowded) else 0.5
    return 0.5 if "sector_without" in condition and all(crowded) else 1.0


def leader_at(places: Places, name: str) -> int:
    """Where a leader stands, in whatever form."""
    for area, legion in places.items():
        if any(name in leader for leader in legion.named):
            return area
    return NOBODY


def enemy_places(sight: Sight) -> Places:
    return sight.theirs if sight.side == ATREIDES else sight.mine


def counted(sight: Sight, what: str | Mapping[str, Any], places: Places) -> int:
    """How many there are of what a card counts."""
    name, value = (what, None) if isinstance(what, str) else next(iter(what.items()))
    outside = bits(places) & ~bits(sight.ranks[ATREIDES])
    around = sight.board.around
    if name == "sandworms_on_board":
        return sight.worms.bit_count()
    if name == "atreides_legions_in":
        deep = isinstance(value, Mapping) and value.get("deep")
        return (outside & (sight.board.deep if deep else sight.board.desert)).bit_count()
    if name == "atreides_named_leaders_on_board":
        return sum([len(legion.named) for legion in places.values()])
    if name == "areas_with_atreides_named_leaders":
        return sum([bool(legion.named) for legion in places.values()])
    if name == "harkonnen_legions_adjacent_to":
        near = around(bits(sight.ranks[ATREIDES])) & bits(enemy_places(sight))
        return near.bit_count()
    if name == "harkonnen_settlements_adjacent_to":
        return (around(bits(places)) & bits(sight.ranks[HARKONNEN])).bit_count()
    return sum([bool(SECTOR_MASK[sector] & outside) for sector in SECTORS])
