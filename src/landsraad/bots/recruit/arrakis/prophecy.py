"""Prescience cards: what one is worth, and how far the board fulfils it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from landsraad.arrakis.board import SECTOR_MASK, SECTORS, SECTORS_OF
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.prescience import TERRAIN
from landsraad.bots.recruit.arrakis.facts import NOBODY, Facts, bits

STEP: Final = 10.0
"""One step of prescience or supremacy: the measure of everything else."""
UNNEEDED: Final = 0.5
"""A step that the objective does not ask for may still bring a leader."""
HOPE: Final = 0.4
"""What a card is worth that is all but fulfilled."""
SAFE_ROUND: Final = 2
"""How many harvesters may be left if little spice is wanted."""

Places = Mapping[int, Legion]


def worth(facts: Facts, card: str) -> float:
    """What claiming a card is worth: the steps that are needed."""
    value = 0.0
    for marker, steps in facts.box.prescience[card].advance.items():
        needed = min(steps, facts.needs[marker])
        value += STEP * needed + UNNEEDED * (steps - needed)
    return value


def claims_left(facts: Facts) -> int:
    return int(facts.box.numbers["prescience_claims_per_round"]) - int(facts.table["claims"])


def wanted(facts: Facts, trigger: str) -> float:
    """What it is worth that something happens which an open card waits for."""
    if not claims_left(facts):
        return 0.0
    cards = [
        worth(facts, card)
        for card in facts.table["open_cards"]
        for condition in facts.box.prescience[card].conditions
        if condition.get("trigger") == trigger
    ]
    return max(cards, default=0.0)


def omens(facts: Facts, places: Places) -> float:
    """What the open cards promise to the Atreides who stand in these places."""
    left = claims_left(facts)
    if not left:
        return 0.0
    promises = sorted([promise(facts, card, places) for card in facts.table["open_cards"]])
    return sum(promises[-left:])


def omens_now(facts: Facts) -> float:
    """What they promise to the Atreides as they stand."""
    if facts.omens is None:
        facts.omens = omens(facts, facts.mine)
    return facts.omens


def promise(facts: Facts, card: str, places: Places) -> float:
    conditions = facts.box.prescience[card].conditions
    if any("trigger" in condition for condition in conditions):
        return 0.0
    shares = [share(facts, condition, places) for condition in conditions]
    shares += [affordable(facts, cost, places) for cost in facts.box.prescience[card].cost]
    if all(part >= 1 for part in shares):
        return worth(facts, card)
    return HOPE * worth(facts, card) * sum(shares) / len(shares)


def share(facts: Facts, condition: Mapping[str, Any], places: Places) -> float:
    """How far one condition is fulfilled, from 0 to 1."""
    if "leader_on_board" in condition:
        return standing(facts, condition, places)
    if "leaders_together" in condition:
        areas = {leader_at(places, leader) for leader in condition["leaders_together"]}
        return 1.0 if len(areas) == 1 and areas <= {*facts.ranks[ATREIDES]} else 0.5
    if "every_sietch_has" in condition:
        sietches = facts.ranks[ATREIDES]
        return sum([area in places for area in sietches]) / max(1, len(sietches))
    if "count" not in condition:
        return 1.0 if facts.harvesters.bit_count() <= SAFE_ROUND else 0.3
    number = counted(facts, condition["count"], places)
    if "at_most" in condition:
        return 1.0 if number <= condition["at_most"] else 1 / (1 + number)
    return min(1.0, number / max(1, int(condition.get("at_least", 1))))


def affordable(facts: Facts, cost: Mapping[str, Any], places: Places) -> float:
    """How far one has what a card asks for, from 0 to 1; most of it can always be given."""
    if "reveal_sietch_of" in cost:
        area = leader_at(places, cost["reveal_sietch_of"])
        return 1.0 if area in facts.hidden else 0.5 * (area != NOBODY)
    return 1.0


def standing(facts: Facts, condition: Mapping[str, Any], places: Places) -> float:
    """Whether a leader stands where a card wants them; half of it if they are on the board."""
    area = leader_at(places, condition["leader_on_board"])
    if area == NOBODY:
        return 0.0
    enemies = bits(enemy_places(facts))
    crowded = [bool(SECTOR_MASK[sector] & enemies) for sector in SECTORS_OF[area]]
    if "terrain" in condition and not TERRAIN[condition["terrain"]](facts.board) >> area & 1:
        return 0.5
    if "area_without" in condition and area in facts.ranks[ATREIDES]:
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


def enemy_places(facts: Facts) -> Places:
    return facts.theirs if facts.side == ATREIDES else facts.mine


def counted(facts: Facts, what: str | Mapping[str, Any], places: Places) -> int:
    """How many there are of what a card counts."""
    name, value = (what, None) if isinstance(what, str) else next(iter(what.items()))
    outside = bits(places) & ~bits(facts.ranks[ATREIDES])
    around = facts.board.around
    if name == "sandworms_on_board":
        return facts.worms.bit_count()
    if name == "atreides_legions_in":
        assert isinstance(value, Mapping)
        mask = TERRAIN["deep_desert" if value.get("deep") else value["terrain"]](facts.board)
        return (mask & (outside if "without" in value else bits(places))).bit_count()
    if name == "tokens_with":
        area = leader_at(places, str(value))
        return 0 if area == NOBODY else len(places[area].tokens)
    if name == "atreides_named_leaders_on_board":
        return sum([len(legion.named) for legion in places.values()])
    if name == "areas_with_atreides_named_leaders":
        return sum([bool(legion.named) for legion in places.values()])
    if name == "harkonnen_legions_adjacent_to":
        near = around(bits(facts.ranks[ATREIDES])) & bits(enemy_places(facts))
        return near.bit_count()
    if name == "harkonnen_settlements_adjacent_to":
        return (around(bits(places)) & bits(facts.ranks[HARKONNEN])).bit_count()
    return sum([bool(SECTOR_MASK[sector] & outside) for sector in SECTORS])
