"""Actions of the set-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class Predict(Action):
    """The Bene Gesserit predict who will win, and in which turn."""

    winner: str
    turn: int
    notation = "{seat} predict {winner} {turn}"
    rule = "D-SETUP-5"


@dataclass(frozen=True, slots=True)
class KeepTraitor(Action):
    """Keep one of the traitor cards dealt."""

    leader: str
    notation = "{seat} keep {leader}"
    rule = "D-SETUP-6"
    rules = {"leader": "D-SETUP-7"}


@dataclass(frozen=True, slots=True)
class Mulligan(Action):
    """Harkonnen redraw all four traitor cards."""

    notation = "{seat} mulligan"
    rule = "D-SETUP-8"


@dataclass(frozen=True, slots=True)
class PlaceFremen(Action):
    """The Fremen split their first forces over their places; `specials` are Fedaykin."""

    forces: tuple[tuple[str, int], ...]
    specials: tuple[tuple[str, int], ...]
    notation = "{seat} place {forces} {specials}"
    rule = "D-SETUP-10"
    rules = {"specials": "D-SETUP-11"}


@dataclass(frozen=True, slots=True)
class PlaceAdvisor(Action):
    """The Bene Gesserit put their first force anywhere."""

    cell: str
    notation = "{seat} advisor {cell}"
    rule = "D-SETUP-12"


ACTIONS: Final = (Predict, KeepTraitor, Mulligan, PlaceFremen, PlaceAdvisor)
