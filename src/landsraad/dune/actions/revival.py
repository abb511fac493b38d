"""Actions of the revival phase, and revivals at any time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class Revive(Action):
    """All that a seat revives in its revival: ordinary and special forces, and perhaps a leader."""

    forces: int
    specials: int
    leader: str | None
    notation = "{seat} revive {forces} {specials} {leader}"
    rule = "D-REVIVAL-15"
    rules = {"forces": "D-REVIVAL-1", "specials": "D-REVIVAL-5", "leader": "D-REVIVAL-8"}


@dataclass(frozen=True, slots=True)
class FundRevival(Action):
    """The Emperor pays for so many more forces of each ally."""

    forces: tuple[tuple[str, int], ...]
    notation = "{seat} fund {forces}"
    rule = "D-REVIVAL-4"


@dataclass(frozen=True, slots=True)
class ChooseFunded(Action):
    """Which forces the Emperor's ally revives: this many special ones, the rest ordinary."""

    specials: int
    notation = "{seat} funded {specials}"
    rule = "D-REVIVAL-5"


@dataclass(frozen=True, slots=True)
class GholaLeader(Action):
    """Tleilaxu Ghola: one leader comes back free."""

    leader: str
    notation = "{seat} ghola {leader}"
    rule = "D-REVIVAL-13"


@dataclass(frozen=True, slots=True)
class GholaForces(Action):
    """Tleilaxu Ghola: some forces come back free."""

    forces: int
    specials: int
    notation = "{seat} ghola {forces} {specials}"
    rule = "D-REVIVAL-13"
    rules = {"specials": "D-REVIVAL-5"}


@dataclass(frozen=True, slots=True)
class ImperialLeader(Action):
    """The Emperor's Karama: one leader comes back free."""

    leader: str
    notation = "{seat} restore {leader}"
    rule = "D-REVIVAL-14"


@dataclass(frozen=True, slots=True)
class ImperialForces(Action):
    """The Emperor's Karama: some forces come back free."""

    forces: int
    specials: int
    notation = "{seat} restore {forces} {specials}"
    rule = "D-REVIVAL-14"


ACTIONS: Final = (
    Revive,
    FundRevival,
    ChooseFunded,
    GholaLeader,
    GholaForces,
    ImperialLeader,
    ImperialForces,
)
