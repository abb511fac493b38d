"""The lists of the automatic Harkonnen once more, slowly, from the rules and the open table alone.

Nothing here uses the engine: the board is read from its data, the table is the referee's view, and
each list is a sort of all candidates by the printed criteria (A-SOLO). A list returns the best
options as notations without the seat.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from landsraad.arrakis.data import load

BOARD, CARDS, BOX = load("board"), load("cards"), load("components")
AREAS = {area["id"]: area for area in BOARD["areas"]}
ZONES = {zone["id"]: zone["sectors"] for zone in BOARD["air_zones"]}
NEXT = {sector["id"]: sector["ground_adjacent_sectors"] for sector in BOARD["sectors"]}
TACTICS = {card["id"]: card for card in CARDS["tactics_cards"]}
UNITS = ("regular", "elite", "special")
FAR = 10**6

Table = Mapping[str, Any]
Legion = Mapping[str, Any]


def best(options: Iterable[tuple[str, tuple[Any, ...]]]) -> set[str]:
    """The options whose criteria come first when all are sorted; smaller is better."""
    ranked = sorted(options, key=lambda option: option[1])
    return {name for name, criteria in ranked if criteria == ranked[0][1]}


def minus(strength: Iterable[int]) -> tuple[int, ...]:
    """A strength turned round, so that the greatest is the smallest."""
    return tuple(-number for number in strength)


# The board.


@cache
def borders(atomics: str, flying: bool) -> dict[str, set[str]]:
    near: dict[str, set[str]] = {area: set() for area in AREAS}
    opened = BOARD["atomics"].get(atomics, {}).get("recommended_border_change", {})
    pairs = [*BOARD["adjacency"], *opened.get("impassable_removed", [])]
    for one, other in pairs + (BOARD["impassable"] if flying else []):
        near[one].add(other)
        near[other].add(one)
    return near


def steps(table: Table, goal: str, through: Callable[[str], bool]) -> dict[str, int]:
    """How far every area is from a goal, by plain search; only some areas may lie between."""
    near = borders(table["atomics"], flying=True)
    away, queue = {goal: 0}, deque([goal])
    while queue:
        here = queue.popleft()
        if here != goal and not through(here):
            continue
        for there in near[here] - away.keys():
            away[there] = away[here] + 1
            queue.append(there)
    return away


@cache
def areas_apart(atomics: str, goal: str) -> dict[str, int]:
    return steps({"atomics": atomics}, goal, lambda area: True)


def apart(table: Table, goal: str, area: str) -> int:
    return areas_apart(table["atomics"], goal)[area]


def terrain(table: Table, area: str) -> str:
    return "desert" if area == table["atomics"] else str(AREAS[area]["terrain"])


def mine(table: Table) -> dict[str, Legion]:
    return dict(table["legions"]["harkonnen"])


def theirs(table: Table, area: str) -> Legion:
    found: Legion = table["legions"]["atreides"].get(area, {})
    return found


def is_free(table: Table, area: str) -> bool:
    """A-BOARD-6, for the Harkonnen."""
    return (
        area not in table["legions"]["atreides"]
        and area not in table["sietches"]
        and area not in table["worms"]
    )


def is_empty(table: Table, area: str) -> bool:
    """A-BOARD-7."""
    return (
        is_free(table, area)
        and not any(
            area in table[what] for what in ("wormsigns", "harvesters", "stations", "settlements")
        )
        and area not in mine(table)
    )


# Legions.


def tokens(legion: Legion) -> int:
    return int(sum(legion.get("face_down", {}).values()))


def units(legion: Legion) -> int:
    return int(sum(legion.get(kind, 0) for kind in UNITS)) + tokens(legion)


def leaders(legion: Legion) -> int:
    return int(legion.get("generic", 0)) + len(legion.get("named", ()))


def strength(legion: Legion) -> tuple[int, int]:
    """A-SOLO-CS-1, then A-SOLO-CS-2."""
    points = BOX["solo_mahdi"]["combat_power_tiebreak"]
    second = points["generic_leader"] * legion.get("generic", 0)
    second += points["named_leader"] * len(legion.get("named", ()))
    for kind, name in (("regular", "regular"), ("elite", "elite"), ("special", "special_elite")):
        second += points[name] * legion.get(kind, 0)
    return units(legion) + tokens(legion) + leaders(legion), second + 2 * tokens(legion)


def above(one: Legion, other: Legion) -> tuple[int, int]:
    ours, enemy = strength(one), strength(other)
    return ours[0] - enemy[0], ours[1] - enemy[1]


def limit(table: Table) -> int:
    return 5 if "choam" in table["bans"] else 6


def flights(table: Table, area: str) -> list[str]:
    """The zones with an ornithopter that can carry the legion of an area."""
    if table["mahdi"]["flew"] or area in table["flown"]:
        return []
    sectors = set(AREAS[area]["sectors"])
    found = [zone for zone, flyer in table["air"].items() if flyer == "ornithopter"]
    return [zone for zone in found if sectors & set(ZONES[zone])]


# Attacks.


def attack_sietch(table: Table, attackers: Iterable[str]) -> set[str]:
    options = []
    for start in attackers:
        legion = mine(table)[start]
        for sietch, token in table["sietches"].items():
            away = apart(table, sietch, start)
            stronger = strength(legion) > strength(theirs(table, sietch))
            if sietch in table["worms"] or not stronger or away > 2:
                continue
            margin = above(legion, theirs(table, sietch))
            criteria = (-token["rank"], minus(margin), away == 2)
            target = (sietch != table["mahdi"]["target_sietch"],)
            ways = ["foot"] if away == 1 else flights(table, start)
            options += [(f"attack {start} {sietch} {by}", criteria + target) for by in ways]
    return best(options) if options else set()


def attack_legion(table: Table, attackers: Iterable[str]) -> set[str]:
    options = []
    near = borders(table["atomics"], flying=True)
    for start in attackers:
        for area, legion in table["legions"]["atreides"].items():
            beside = area in near[start] and area not in {*table["worms"], *table["sietches"]}
            if beside and strength(mine(table)[start]) > strength(legion):
                criteria = (minus(strength(legion)), not legion["named"])
                options.append((f"attack {start} {area} foot", criteria))
    return best(options) if options else set()


# Moves.


def temporary_target(table: Table, legions: Iterable[str]) -> set[str]:
    strongest = max(strength(mine(table)[area]) for area in legions)
    target = table["mahdi"]["target_sietch"]
    return best(
        [
            (f"area {sietch}", (apart(table, target, sietch), -token["rank"]))
            for sietch, token in table["sietches"].items()
            if sietch != target and strongest > strength(theirs(table, sietch))
        ]
    )


def move_order(table: Table, legions: Iterable[str], goal: str) -> set[str]:
    options = []
    for area in legions:
        legion = mine(table)[area]
        if moves(table, area, goal):
            order = (apart(table, goal, area), minus(strength(legion)))
            options.append((f"legion {area}", order))
    return best(options) if options else set()


def moves(table: Table, start: str, goal: str) -> set[str]:
    """Where a legion goes: to the end of a shortest path, or to another before the target."""
    legion, defender = mine(table)[start], strength(theirs(table, goal))
    if apart(table, goal, start) == 1:
        return joins(table, start, goal)
    if strength(legion) <= defender:
        return set()
    left = steps(table, goal, lambda area: is_free(table, area))
    on_foot = borders(table["atomics"], flying=True)[start]
    reach = {(area, "foot") for area in on_foot}
    for zone in flights(table, start):
        reach |= {(a, zone) for a in AREAS if apart(table, a, start) <= 2 and a not in on_foot}
    options = []
    for area, by in reach:
        nearer = left.get(area, FAR) < left.get(start, FAR)
        if area == start or not nearer or not is_free(table, area) or room(table, area) < 1:
            continue
        options.append((f"{area} {by}", path_criteria(table, area, by, left[area])))
    return best(options) if options else set()


def room(table: Table, area: str) -> int:
    return limit(table) - units(mine(table).get(area, {}))


def path_criteria(table: Table, area: str, by: str, left: int) -> tuple[Any, ...]:
    ground = terrain(table, area)
    return (
        left,
        by != "foot",
        area not in mine(table),
        min(apart(table, sietch, area) for sietch in table["sietches"]),
        ground != "mountain",
        ground not in ("plateau", "minor_erg"),
        ground != "desert" or area in table["wormsigns"],
    )


def fitting(legion: Legion, places: int) -> dict[str, Any]:
    """The strongest units that fit, and all leaders."""
    group: dict[str, Any] = {"generic": legion["generic"], "named": legion["named"]}
    for kind, number in (("special", legion["special"]), ("elite", legion["elite"])):
        group[kind] = min(number, places)
        places -= group[kind]
    hidden = min(tokens(legion), places)
    group["face_down"] = {"any": hidden}
    group["regular"] = min(legion["regular"], places - hidden)
    return group


def together(one: Legion, other: Legion) -> dict[str, Any]:
    kinds = ("regular", "elite", "special", "generic")
    both: dict[str, Any] = {kind: one[kind] + other[kind] for kind in kinds}
    both["named"] = [*one["named"], *other["named"]]
    both["face_down"] = {"any": tokens(one) + tokens(other)}
    return both


def joins(table: Table, start: str, goal: str) -> set[str]:
    legion, options = mine(table)[start], []
    for area in borders(table["atomics"], flying=True)[start] & mine(table).keys():
        if apart(table, goal, area) != 1 or room(table, area) < 1:
            continue
        joined = strength(together(mine(table)[area], fitting(legion, room(table, area))))
        if joined > strength(legion) and joined > strength(theirs(table, goal)):
            options.append((f"{area} foot", (minus(joined),)))
    return best(options) if options else set()


# Placing.


def deploy(table: Table, piece: str) -> set[str]:
    """Where the first unit of an action is deployed; or its settlement, if that is full."""
    target = table["mahdi"]["target_sietch"]
    first = best(
        [
            (area, (minus(strength(mine(table).get(area, {}))), apart(table, target, area)))
            for area in table["settlements"]
        ]
    )
    if all(room(table, area) > 0 for area in first):
        return {f"place {piece} {area} from supply" for area in first}
    return {f"area {area}" for area in first}


def house(table: Table, areas: Iterable[str]) -> set[str]:
    """The areas that the House criteria prefer."""
    options = []
    for area in areas:
        legion = mine(table).get(area, {})
        away = {sietch: apart(table, sietch, area) for sietch in table["sietches"]}
        nearest = min(away.values())
        margin = max(
            above(legion, theirs(table, sietch)) for sietch in away if away[sietch] == nearest
        )
        target = apart(table, table["mahdi"]["target_sietch"], area)
        options.append((area, (nearest, minus(margin), target)))
    return best(options)


def swap(table: Table, old: str) -> set[str]:
    areas = [area for area, legion in mine(table).items() if legion[old] or tokens(legion)]
    return {f"swap {area}" for area in house(table, areas)}


# Vehicles.


def harvester(table: Table) -> set[str]:
    """Areas of the harvest sector; where there are none the sector beside it is another list."""
    near = borders(table["atomics"], flying=False)
    danger = {*table["legions"]["atreides"], *table["sietches"]}
    options = []
    for area in AREAS:
        sectors = TACTICS[table["mahdi"]["harvest"]]["board_sectors"]
        if not set(AREAS[area]["sectors"]) & set(sectors) or terrain(table, area) != "desert":
            continue
        if not is_free(table, area) or area in table["harvesters"]:
            continue
        safe = is_empty(table, area) and not near[area] & danger
        options.append(
            (f"vehicle harvester {area} from supply", (not safe, not AREAS[area]["deep"]))
        )
    return best(options) if options else set()


def carryall(table: Table) -> set[str]:
    options = []
    for zone, sectors in ZONES.items():
        if table["air"].get(zone) != "carryall":
            saved = [a for a in table["harvesters"] if set(AREAS[a]["sectors"]) & set(sectors)]
            options.append((f"vehicle carryall {zone} from supply", (-len(saved),)))
    return best(options)


def ornithopter(table: Table) -> set[str]:
    target = set(AREAS[table["mahdi"]["target_sietch"]]["sectors"])
    beside = {other for sector in target for other in NEXT[sector]}
    striking: set[str] = set()
    for area, legion in mine(table).items():
        for sietch in table["sietches"]:
            stronger = strength(legion) > strength(theirs(table, sietch))
            if apart(table, sietch, area) == 2 and stronger:
                striking |= set(AREAS[area]["sectors"])
    options = []
    for zone, pair in ZONES.items():
        sectors = set(pair)
        if zone in table["air"] or not sectors & (striking | target | beside):
            continue
        central = all(sector in ("s5", "s6", "s7", "s8") for sector in sectors)
        # Each rung is filled before the next one; within a rung nothing is preferred.
        rung = 0 if sectors & striking else 1 if sectors & target else 2 if central else 3
        options.append((f"vehicle ornithopter {zone} from supply", (rung,)))
    return best(options) if options else set()


# Battle.


def losses(legion: Legion, hits: int) -> set[str]:
    if leaders(legion) > 1:
        return {"generic"} if legion["generic"] else set(legion["named"])
    for kind in ("elite", "special"):
        if legion[kind]:
            return {kind}
    last = {*legion["named"], *(["generic"] if legion["generic"] else [])}
    return last if last and hits >= legion["regular"] else {"regular"}
