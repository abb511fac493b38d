"""Actions of the set-up."""

from __future__ import annotations

from typing import Final

from landsraad.kernel import Action, action


@action("{seat} predict {winner} {turn}", "D-SETUP-5")
class Predict(Action):
    """The Bene Gesserit predict who will win, and in which turn."""

    winner: str
    turn: int


@action("{seat} keep {leader}", "D-SETUP-6", leader="D-SETUP-7")
class KeepTraitor(Action):
    """Keep one of the traitor cards dealt."""

    leader: str


@action("{seat} mulligan", "D-SETUP-8")
class Mulligan(Action):
    """Harkonnen redraw all four traitor cards."""


@action("{seat} place {forces} {specials}", "D-SETUP-10", specials="D-SETUP-11")
class PlaceFremen(Action):
    """The Fremen split their first forces over their places; `specials` are Fedaykin."""

    forces: tuple[tuple[str, int], ...]
    specials: tuple[tuple[str, int], ...]


@action("{seat} advisor {cell}", "D-SETUP-12")
class PlaceAdvisor(Action):
    """The Bene Gesserit put their first force anywhere."""

    cell: str


ACTIONS: Final = (Predict, KeepTraitor, Mulligan, PlaceFremen, PlaceAdvisor)
