"""The player sheets as tables: setup, forces, leaders and the names of all advantages.

Factions are numbered 0 to 5 and leaders 0 to 29, in the order of `data/factions.json`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, Literal

from landsraad.dune.data import load

Chapter = Literal["basic", "alliance", "advanced"]


@dataclass(frozen=True, slots=True)
class Common:
    """What is the same for every faction unless its sheet says otherwise."""

    forces: int
    force_revival_limit: int
    """Forces a player may revive in one turn, free ones included."""
    force_revival_price: int
    leader_revivals_per_turn: int
    move: int
    """Territories a group may move."""
    move_with_ornithopters: int
    ship_price_stronghold: int
    """Spice for each force shipped."""
    ship_price_elsewhere: int
    collection_rate: int
    """Spice each force collects."""
    collection_rate_with_city: int
    stronghold_factions: int
    """Factions in a stronghold that bar it to any other."""


@dataclass(frozen=True, slots=True)
class Leader:
    """One leader disc. Its traitor card has the same number."""

    id: str
    name: str
    name_it: str
    faction: str
    strength: int


@dataclass(frozen=True, slots=True)
class Placement:
    """Forces placed at setup; split freely where several territories are named."""

    territories: tuple[str, ...]
    forces: int


@dataclass(frozen=True, slots=True)
class Advantage:
    """One advantage of a faction, by the name it has in the rules and in a Karama's target."""

    id: str
    chapter: Chapter
    phases: tuple[str, ...]
    """The phases it belongs to; none if it holds at all times."""
    stoppable: bool
    """Whether a Karama may stop it."""
    numbers: Mapping[str, int]
    """The numbers on the sheet, by name."""


@dataclass(frozen=True, slots=True)
class Faction:
    """One player sheet."""

    id: str
    name: str
    name_it: str
    color: str
    spice: int
    on_board: tuple[Placement, ...]
    reserves: int
    treachery_cards: int
    """Cards dealt at setup."""
    traitors_kept: int
    hand_limit: int
    free_revival: int
    buys_revival: bool
    """Whether it may revive forces for spice."""
    special_forces: int
    """Starred forces among the 20: Sardaukar, Fedaykin."""
    leaders: tuple[int, ...]
    advantages: Mapping[str, Advantage]


_DATA: Final = load("factions")


def _read_common(entry: dict[str, Any]) -> Common:
    return Common(**{key: value for key, value in entry.items() if key != "source"})


def _read_advantage(entry: dict[str, Any]) -> Advantage:
    return Advantage(
        id=entry["id"],
        chapter=entry["game"],
        phases=tuple(entry["phases"]),
        stoppable=entry["stoppable"],
        numbers=MappingProxyType(entry.get("numbers", {})),
    )


def _read_faction(entry: dict[str, Any]) -> Faction:
    setup = entry["setup"]
    return Faction(
        id=entry["id"],
        name=entry["name_en"],
        name_it=entry["name_it"],
        color=entry["color"],
        spice=setup["spice"],
        on_board=tuple(
            Placement(tuple(place["territories"]), place["forces"]) for place in setup["on_board"]
        ),
        reserves=setup["reserves"],
        treachery_cards=setup["treachery_cards"],
        traitors_kept=setup["traitors_kept"],
        hand_limit=entry["hand_limit"],
        free_revival=entry["free_revival"],
        buys_revival=entry["buys_revival"],
        special_forces=entry["special_forces"],
        leaders=tuple(i for i, leader in enumerate(LEADERS) if leader.faction == entry["id"]),
        advantages=MappingProxyType(
            {advantage["id"]: _read_advantage(advantage) for advantage in entry["advantages"]}
        ),
    )


COMMON: Final[Common] = _read_common(_DATA["common"])
LEADERS: Final[tuple[Leader, ...]] = tuple(
    Leader(
        id=leader["id"],
        name=leader["name_en"],
        name_it=leader.get("name_it", leader["name_en"]),
        faction=entry["id"],
        strength=leader["strength"],
    )
    for entry in _DATA["factions"]
    for leader in entry["leaders"]
)
LEADER: Final[dict[str, int]] = {leader.id: i for i, leader in enumerate(LEADERS)}
FACTIONS: Final[tuple[Faction, ...]] = tuple(map(_read_faction, _DATA["factions"]))
FACTION: Final[dict[str, int]] = {faction.id: i for i, faction in enumerate(FACTIONS)}
