"""What `landsraad bench --odds` measures: usual questions, and the hardest that can be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final, NamedTuple

from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.dune.game import Dune
from landsraad.lab import workloads
from landsraad.lab.bench import REFERENCES
from landsraad.lab.odds.battle import battle_odds
from landsraad.lab.odds.forces import Field, Force, read_legion
from landsraad.lab.workloads import Workload


class Fight(NamedTuple):
    """A battle of War for Arrakis."""

    attacker: Force
    defender: Force
    field: Field


HARDEST_LEGIONS: Final = {
    HARKONNEN: "6 special, 2 generic, baron_harkonnen, beast_rabban, feyd_rautha, shaddam_iv, "
    "thufir_hawat",
    ATREIDES: "6 special, 2 generic, paul_muaddib, reverend_mother_jessica, stilgar, chani, alia",
}
USUAL: Final = Fight(
    Force(read_legion("5 regular, 1 generic", HARKONNEN), cards=2),
    Force(read_legion("3 regular, stilgar", ATREIDES)),
    Field(rank=2),
)
HARDEST: Final = Fight(
    Force(read_legion(HARDEST_LEGIONS[HARKONNEN], HARKONNEN), cards=10),
    Force(read_legion(HARDEST_LEGIONS[ATREIDES], ATREIDES), cards=10),
    Field(rank=3, surprise=True),
)
"""Six of the best units, seven leaders with strips of all kinds and a full hand on both sides."""

WHEEL: Final[dict[str, Any]] = {
    "phase": "battle",
    "forces": {"emperor": {"old_gap@9": 3}, "guild": {"old_gap@9": 5}},
    "specials": {"emperor": {"old_gap@9": 2}},
    "spice": {"emperor": 5, "guild": 5},
    "hands": {"emperor": ["crysknife", "shield"], "guild": ["chaumas", "snooper"]},
}
HARDEST_WHEEL: Final[dict[str, Any]] = {
    "phase": "battle",
    "forces": {"emperor": {"old_gap@9": 15}, "harkonnen": {"old_gap@9": 20}},
    "specials": {"emperor": {"old_gap@9": 5}},
    "spice": {"emperor": 40, "harkonnen": 40},
    "hands": {
        "emperor": ["crysknife", "lasgun", "shield", "snooper"],
        "harkonnen": [
            "maula_pistol",
            "chaumas",
            "ellaca_drug",
            "stunner",
            "shield",
            "snooper",
            "cheap_hero",
            "baliset",
        ],
    },
}
"""All leaders, both hands full, all forces and spice for each of them, by the advanced rules."""


def battles(fight: Fight) -> Iterator[int]:
    """Odds of the same battle again and again."""
    while True:
        battle_odds(*fight)
        yield 1


def battle_of(position: dict[str, Any]) -> Dune:
    """A battle before its plans, by the advanced rules."""
    chosen = {"ruleset": "advanced", "deals": False, "standing": False}
    return Dune.new(Dune.read_setup(tuple(position["forces"]), chosen, 0, "", position))


def wheels(position: dict[str, Any]) -> Iterator[int]:
    """Mixes for a battle wheel, between sides that know what the other holds."""
    from landsraad.lab.odds.equilibrium import solve
    from landsraad.lab.odds.seen_wheel import side_of
    from landsraad.lab.odds.wheel import STAKES, Wheel

    game = battle_of(position)
    while True:
        first, second = (side_of(game, seat, [game]) for seat in position["forces"])
        solve(Wheel(first, second, STAKES))
        yield 1


def seen_wheels(position: dict[str, Any]) -> Iterator[int]:
    """The same from what the first side may honestly know, as `landsraad odds wheel` asks."""
    from landsraad.lab.odds.equilibrium import solve
    from landsraad.lab.odds.seen_wheel import wheel_seen_by

    game = battle_of(position)
    while True:
        solve(wheel_seen_by(game, next(iter(position["forces"]))))
        yield 1


WORKLOADS: Final = (
    Workload("battle", "battles", "odds of a usual battle", partial(battles, USUAL)),
    Workload(
        "hardest battle",
        "battles",
        "six of the best units, seven leaders and ten cards a side",
        partial(battles, HARDEST),
        beside="battle",
    ),
    Workload("wheel", "wheels", "mixes for a usual battle wheel", partial(wheels, WHEEL)),
    Workload(
        "hardest wheel",
        "wheels",
        "all leaders, full hands, all forces and spice for them",
        partial(wheels, HARDEST_WHEEL),
        beside="wheel",
    ),
    Workload(
        "seen wheel",
        "wheels",
        "the usual one from what a side may know, 24 deals for each",
        partial(seen_wheels, WHEEL),
        beside="wheel",
    ),
    Workload(
        "hardest seen wheel",
        "wheels",
        "the hardest one from what a side may know",
        partial(seen_wheels, HARDEST_WHEEL),
        beside="hardest wheel",
    ),
    *[each for each in workloads.WORKLOADS if each.name in REFERENCES],
)
