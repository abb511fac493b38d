"""Actions of the storm phase."""

from __future__ import annotations

from typing import Final

from landsraad.kernel import Action, action


@action("{seat} dial {amount}", "D-STORM-4")
class DialStorm(Action):
    """One of the two storm dials, secret until both are in."""

    amount: int


@action("{seat} weather {sectors}", "D-STORM-8")
class UseWeatherControl(Action):
    """Weather Control: the storm moves this many sectors instead."""

    sectors: int


@action("{seat} atomics", "D-STORM-10")
class UseFamilyAtomics(Action):
    """Family Atomics: the Shield Wall is blown up."""


@action("{seat} lose {specials}", "D-STORM-22")
class ChooseStormLosses(Action):
    """Which of the Fremen caught in a cell die: this many special ones, the rest ordinary."""

    specials: int


@action("{seat} storm-casualties {forces} {specials}", "D-STORM-22")
class ChooseTerritoryLosses(Action):
    """Which of the Fremen caught in several sectors of a territory die, by cell and kind."""

    forces: tuple[tuple[str, int], ...]
    specials: tuple[tuple[str, int], ...]


ACTIONS: Final = (
    DialStorm,
    UseWeatherControl,
    UseFamilyAtomics,
    ChooseStormLosses,
    ChooseTerritoryLosses,
)
