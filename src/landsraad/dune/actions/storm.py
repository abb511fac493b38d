"""Actions of the storm phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class DialStorm(Action):
    """One of the two storm dials, secret until both are in."""

    amount: int
    notation = "{seat} dial {amount}"
    rule = "D-STORM-4"


@dataclass(frozen=True, slots=True)
class UseWeatherControl(Action):
    """Weather Control: the storm moves this many sectors instead."""

    sectors: int
    notation = "{seat} weather {sectors}"
    rule = "D-STORM-8"


@dataclass(frozen=True, slots=True)
class UseFamilyAtomics(Action):
    """Family Atomics: the Shield Wall is blown up."""

    notation = "{seat} atomics"
    rule = "D-STORM-10"


@dataclass(frozen=True, slots=True)
class ChooseStormLosses(Action):
    """Which of the Fremen caught in a cell die: this many special ones, the rest ordinary."""

    specials: int
    notation = "{seat} lose {specials}"
    rule = "D-STORM-22"


@dataclass(frozen=True, slots=True)
class ChooseTerritoryLosses(Action):
    """Which of the Fremen caught in several sectors of a territory die, by cell and kind."""

    forces: tuple[tuple[str, int], ...]
    specials: tuple[tuple[str, int], ...]
    notation = "{seat} storm-casualties {forces} {specials}"
    rule = "D-STORM-22"


ACTIONS: Final = (
    DialStorm,
    UseWeatherControl,
    UseFamilyAtomics,
    ChooseStormLosses,
    ChooseTerritoryLosses,
)
