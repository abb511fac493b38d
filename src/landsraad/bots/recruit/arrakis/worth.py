"""What places, attacks and moves are worth, in tenths of a step (`STEP`).

A legion is worth something where it stands: the Harkonnen for the sietches they are near, the
Atreides for what they can raid; both for the settlements they guard. A move is worth the difference
it makes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from landsraad.arrakis.board import members
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.legion import EMPTY, Legion
from landsraad.arrakis.solo.strength import strength
from landsraad.bots.recruit.arrakis.facts import (
    Facts,
    Goal,
    Quarry,
    Threat,
    distances,
    flights,
    hopes_of,
)
from landsraad.bots.recruit.arrakis.odds import Force, win
from landsraad.bots.recruit.arrakis.prophecy import STEP, Places, omens, omens_now, wanted

NEARER: Final = 0.55
"""What a goal is worth that is one area farther away."""
DANGER: Final[tuple[float, ...]] = (1.0, 0.6, 0.4, 0.2, 0.1)
"""How likely an enemy comes, by how far away they are."""
AIMED: Final[tuple[float, ...]] = (1.0, 0.9, 0.8, 0.5, 0.3)
"""The same for the sietch that the automatic Harkonnen are after in this round."""
ASIDE: Final[tuple[float, ...]] = (1.0, 0.5, 0.25, 0.1, 0.05)
"""And for the others: they attack these only where their way leads past them."""
UNGUARDED: Final = 0.1
"""How likely a settlement without a guard is lost, however far the enemy is."""
ARRAKEEN: Final = 3
"""The rank of Arrakeen, whose fall may end the game at once; no other town has it."""
TOUGH: Final = 0.8
"""What one hit on an enemy, or on oneself, is worth."""
CROWD: Final = 0.02
"""Each unit more gives some hope, even where there is hardly any."""
SPICE: Final = 3.0
"""What a point of spice is worth to either side."""
OTHERS_NEARER: Final = 0.3
"""How much of a prize is left for a legion if another one is as near."""
TOO_FAR: Final = 8
STORM: Final = 1.0
"""How many hits a storm makes on the average, specials left out."""
WORM: Final = 0.3
"""What the worm costs that may come to a legion in the desert."""
PASSING: Final = 0.4
"""How much of that is to fear as long as there are dice to go elsewhere."""
LEADER: Final = 0.8
OVER_LIMIT: Final = 2.0
STORMING: Final = 2.0
"""How much keener the Atreides are on towns, which raise all three markers, than they are near."""
FLIGHT: Final = 1.0
"""What an ornithopter is worth that is used up."""


# Settlements: what they are worth to who attacks and to who guards.


def prize(facts: Facts, area: int, side: str) -> float:
    """What the settlement of an area is worth to the side that destroys it."""
    found = facts.prizes.get((area, side))
    if found is None:
        found = facts.prizes[area, side] = weighed_prize(facts, area, side)
    return found


def weighed_prize(facts: Facts, area: int, side: str) -> float:
    if side == HARKONNEN:
        rank = facts.ranks[ATREIDES].get(area, 0)
        wins = rank > 0 and facts.table["supremacy"] + rank >= facts.box.supremacy_last
        return STEP * rank * (3 if wins else 1)
    rank = facts.ranks[HARKONNEN].get(area, 0)
    wins = rank == ARRAKEEN and max(facts.needs.values()) <= rank
    return STEP * sum([min(rank, need) for need in facts.needs.values()]) * (3 if wins else 1)


def fear(facts: Facts, area: int, guard: Legion) -> float:
    """What one expects to lose in a settlement of one's own that has this guard."""
    rank = facts.my_ranks.get(area, 0)
    if not rank:
        return 0.0
    mine = facts.force(guard)
    likely = UNGUARDED if not mine.units else 0.0
    danger = danger_in(facts, area)
    for threat in threats(facts, area):
        if danger[threat.moves] <= likely:
            break
        if dares(facts, threat, guard):
            likely = max(likely, danger[threat.moves] * win(threat.force, mine, rank))
    return prize(facts, area, facts.foe) * likely


def danger_in(facts: Facts, area: int) -> tuple[float, ...]:
    """How likely an enemy comes to a settlement, by how far away they are."""
    if facts.automated and facts.side == ATREIDES:
        return AIMED if area == facts.aim else ASIDE
    return DANGER


def dares(facts: Facts, threat: Threat, guard: Legion) -> bool:
    """The automatic Harkonnen attack only who is weaker (A-SOLO-ATTACK-8)."""
    return not facts.automated or threat.strength > strength(guard)


def threats(facts: Facts, area: int) -> list[Threat]:
    """The enemies that may come to an area, the nearest first."""
    found = facts.threats.get(area)
    if found is None:
        flying = facts.foe == HARKONNEN
        away = flights(facts.blast, area) if flying else distances(facts.blast, 1 << area)
        found = [
            Threat(away[place], foe, strength(facts.theirs.get(place, EMPTY)))
            for place, foe in facts.foes.items()
            if away[place] < len(DANGER)
        ]
        found.sort(key=lambda threat: threat.moves)
        facts.threats[area] = found
    return found


# Attacks.


def attack(facts: Facts, start: int, target: int, surprise: bool = False) -> float:
    """What an attack is worth; less than nothing if it probably fails."""
    legion = facts.mine[start]
    mine = facts.force(legion)
    foe = facts.foe_at(target)
    chance = win(mine, foe, facts.their_ranks.get(target, 0), surprise)
    spoils = prize(facts, target, facts.side) + TOUGH * foe.toughness
    if facts.side == ATREIDES:
        spoils += SPICE * (facts.harvesters >> target & 1)
        spoils += wanted(facts, "battle_won_as_attacker") * (foe.units >= 3)
        spoils += taken(facts, target)
    left = fear(facts, start, EMPTY) - fear(facts, start, legion)
    costs = TOUGH * (mine.toughness if chance < 1 else 0)
    return chance * (spoils - max(0.0, left)) - (1 - chance) * costs


def best_attack(facts: Facts, starts: Places, surprise: bool = False) -> float:
    """What the best attack of some legions is worth."""
    return max(
        [
            attack(facts, start, target, surprise)
            for start in starts
            for target in members(facts.reach(start) & facts.targets)
        ],
        default=-1.0,
    )


# Posts.


def post(facts: Facts, area: int, legion: Legion) -> float:
    """What it is worth to have a legion in an area, or nobody there."""
    found = facts.posts.get((area, legion))
    if found is None:
        found = facts.posts[area, legion] = weighed_post(facts, area, legion)
    return found


def weighed_post(facts: Facts, area: int, legion: Legion) -> float:
    value = -fear(facts, area, legion)
    if not legion.size:
        return value
    value -= OVER_LIMIT * max(0, legion.size - facts.stacking_limit)
    mine = facts.force(legion)
    if facts.side == HARKONNEN:
        return value + hunting(facts, area, mine) - weather(facts, area, mine)
    return (
        value
        + raiding(facts, area)
        + STORMING * hunting(facts, area, mine)
        - exposure(facts, area, legion)
    )


def hunting(facts: Facts, area: int, mine: Force) -> float:
    """What is in reach of a legion that attacks settlements; the nearest and weakest counts.

    A prize that another legion is at least as sure of is not worth much to a second one.
    """
    best = 0.0
    hoped = hopes(facts, mine)
    for number, goal in enumerate(goals(facts)):
        value = hoped[number] * goal.near[area]
        if value > best:
            rival = goal.second if goal.first_at == area else goal.first
            best = max(best, value * OTHERS_NEARER if rival >= value else value)
    return best


def hopes(facts: Facts, mine: Force) -> list[float]:
    """What each settlement of the enemy would be worth to a legion beside it."""
    found = facts.hopes.get(mine)
    if found is None:
        crowd = CROWD * mine.units
        found = facts.hopes[mine] = [
            goal.prize * (win(mine, goal.guard, goal.rank) + crowd) for goal in goals(facts)
        ]
    return found


def goals(facts: Facts) -> list[Goal]:
    """The settlements of the enemy, each with what it is worth to one's own legions."""
    if facts.goals is None:
        facts.goals = [
            Goal(rank, prize(facts, place, facts.side), facts.foe_at(place), nearness(facts, place))
            for place, rank in facts.their_ranks.items()
            if not facts.worms >> place & 1
        ]
        facts.hopes = hopes_of(tuple([(one.rank, one.prize, one.guard) for one in facts.goals]))
        for area, force in facts.allies.items():
            hoped = hopes(facts, force)
            for number, goal in enumerate(facts.goals):
                goal.chased(hoped[number] * goal.near[area], area)
    return facts.goals


def nearness(facts: Facts, place: int) -> tuple[float, ...]:
    """What of the worth of a place is left in each area."""
    return discounts(distances(facts.blast, 1 << place))


@lru_cache(maxsize=2048)
def discounts(away: tuple[int, ...]) -> tuple[float, ...]:
    return tuple([NEARER ** (max(1, steps) - 1) if steps < TOO_FAR else 0.0 for steps in away])


def weather(facts: Facts, area: int, mine: Force) -> float:
    """What storms and worms probably cost the Harkonnen; a leader falls with the last unit."""
    if not facts.board.storm >> area & 1:
        return 0.0
    hits = STORM * (1 + facts.board.hits_on_special(area) / 3)
    lost = TOUGH * min(hits, mine.toughness) + LEADER * mine.leaders * (mine.toughness <= hits + 1)
    worm = WORM * (facts.board.desert >> area & 1) + 0.5 * (facts.wormsigns >> area & 1)
    return (lost + worm) * (1.0 if facts.late else PASSING)


def exposure(facts: Facts, area: int, legion: Legion) -> float:
    """What a legion in the open may lose to the enemies around it."""
    if area in facts.my_ranks:
        return 0.0
    mine = facts.force(legion)
    likely = 0.0
    for threat in threats(facts, area):
        if DANGER[threat.moves] <= likely:
            break
        if dares(facts, threat, legion):
            likely = max(likely, DANGER[threat.moves] * win(threat.force, mine, 0))
    return TOUGH * mine.toughness * likely


def raiding(facts: Facts, area: int) -> float:
    """What the Atreides find near an area: stations, and harvesters that nobody guards."""
    found = facts.raids.get(area)
    if found is None:
        best = 0.0
        for value, away, nearest in quarry(facts):
            steps = away[area]
            others = [near for near, other in nearest if other != area]
            rivalled = steps and others and others[0] <= steps
            best = max(best, value * NEARER**steps * (OTHERS_NEARER if rivalled else 1.0))
        found = facts.raids[area] = best
    return found


def quarry(facts: Facts) -> list[Quarry]:
    """What there is to raid, with its worth and the two legions that are nearest."""
    if facts.quarry is None:
        facts.quarry = []
        for place in members((facts.stations | facts.harvesters) & ~facts.worms):
            if place not in facts.theirs:
                away = distances(facts.blast, 1 << place)
                nearest = sorted([(away[area], area) for area in facts.mine])[:2]
                value = taken(facts, place) + razed(facts, place)
                facts.quarry.append((value, away, nearest))
    return facts.quarry


def taken(facts: Facts, area: int) -> float:
    """What the station of an area is worth, if there is one."""
    if not facts.stations >> area & 1:
        return 0.0
    pool = facts.table["station_pool"]
    useful = sum([facts.needs[marker] > 0 for marker in pool]) / max(1, len(pool))
    return STEP * useful + wanted(facts, "station_taken")


def razed(facts: Facts, area: int) -> float:
    """What the harvester of an area is worth to its enemy."""
    if not facts.harvesters >> area & 1:
        return 0.0
    deep = facts.board.deep >> area & 1
    aboard = 3.0 if "heighliners" in facts.table else 0.0
    return SPICE * (1 + deep) + aboard + wanted(facts, "harvester_removed") / 2


# Moves.


def gain(facts: Facts, start: int, group: Legion, to: int) -> float:
    """What it is worth that a group of a legion goes elsewhere."""
    return gains(facts, start, group, [to])[0]


def gains(facts: Facts, start: int, group: Legion, goals: Sequence[int]) -> list[float]:
    """The same for each of these areas."""
    here = facts.mine[start]
    rest = here - group
    if not rest.size and rest.leaders:
        return [-STEP] * len(goals)  # leaders alone are lost
    before, after = post(facts, start, here), post(facts, start, rest)
    found = []
    for to in goals:
        there = facts.mine.get(to, EMPTY)
        worth = after + post(facts, to, there + group if there else group)
        worth -= before + post(facts, to, there)
        if facts.side == ATREIDES:
            worth += finds(facts, to)
            worth += omens_then(facts, start, group, to) - omens_now(facts)
        found.append(worth)
    return found


def finds(facts: Facts, area: int) -> float:
    """What somebody of the Atreides probably gets who goes to an area."""
    found = facts.finds.get(area)
    if found is None:
        value = 0.5 * (taken(facts, area) + razed(facts, area) * (area not in facts.theirs))
        found = facts.finds[area] = value
    return found


def omens_then(facts: Facts, start: int, group: Legion, to: int) -> float:
    """What the open cards promise once a group has moved.

    They ask where legions stand, and where named leaders and tokens, not how many units.
    """
    stays = facts.mine[start].size > group.size
    held = (facts.held if stays else facts.held & ~(1 << start)) | 1 << to
    asked: tuple[object, ...] = (held,)
    if group.named or group.tokens:
        asked = (held, start, to, group.named, len(group.tokens))
    found = facts.omens_then.get(asked)
    if found is None:
        found = facts.omens_then[asked] = omens(facts, moved(facts, start, group, to))
    return found


def moved(facts: Facts, start: int, group: Legion, to: int) -> Places:
    rest = facts.mine[start] - group
    places = {**facts.mine, to: facts.mine.get(to, EMPTY) + group}
    if rest.size:
        places[start] = rest
    else:
        places.pop(start, None)
    return places


@lru_cache(maxsize=16384)
def groups(legion: Legion) -> tuple[Legion, ...]:
    """The groups worth thinking of: everybody; all but one, two or half; a single unit."""
    staying = [left for left in (1, 2, legion.size // 2) if 0 < left < legion.size]
    found = [legion, *[legion - garrison(legion, left) for left in staying]]
    if legion.size > 1:
        found.append(raiders(legion, led=False))
        if legion.leaders:
            found.append(raiders(legion, led=True))
    return tuple(dict.fromkeys(found))


def garrison(legion: Legion, units: int) -> Legion:
    """So many of the cheapest units; one leader of several stays with them."""
    left = EMPTY
    for kind in ("regular", "troop", "elite", "special"):
        number = min(getattr(legion, kind), units - left.size)
        left = left + Legion(**{kind: number})
    missing = units - left.size
    left = replace(left, tokens=legion.tokens[:missing])
    return replace(left, generic=1) if legion.generic > 1 else left


def raiders(legion: Legion, led: bool) -> Legion:
    """One unit, with one leader if they must be led."""
    unit = garrison(replace(legion, generic=0), 1)
    if not led or not legion.leaders:
        return unit
    if legion.generic:
        return replace(unit, generic=1)
    return replace(unit, named=legion.named[:1])


def best_moves(facts: Facts, starts: Places, number: int) -> float:
    """What moving so many of these legions is worth."""
    gains = sorted([max(0.0, best_move(facts, start)) for start in starts], reverse=True)
    return sum(gains[:number])


def best_move(facts: Facts, start: int) -> float:
    """What the best move of a legion is worth."""
    found = facts.moves.get(start)
    if found is None:
        found = facts.moves[start] = weighed_move(facts, start)
    return found


def weighed_move(facts: Facts, start: int) -> float:
    goals = members(facts.reach(start) & ~facts.closed)
    near = facts.board.near[start]
    return max(
        [
            gained - FLIGHT * (not near >> to & 1)
            for group in groups(facts.mine[start])
            for to, gained in zip(goals, gains(facts, start, group, goals), strict=True)
        ],
        default=-1.0,
    )
