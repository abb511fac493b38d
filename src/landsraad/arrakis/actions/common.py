"""Actions that many steps share."""

from __future__ import annotations

from functools import cache
from typing import Any

from landsraad.kernel import Action, Choices, Decision, Listed, Sum, action


@action("{seat} done", "A-ROUND-2")
class Done(Action):
    """No more of this: any effect may be done in part or not at all (A-ACT-15)."""


@action("{seat} choose {option}", "A-ACT-8")
class PickOption(Action):
    """One of several lists of steps, by its first verb."""

    option: str


@action("{seat} remove {piece} {area}", "A-UNIT-5")
class RemoveUnit(Action):
    """Remove a unit or a deployment token that is over the stacking limit."""

    area: str
    piece: str


def or_done(seat: str, *spaces: Choices[Any]) -> Choices[Action]:
    """These choices, or no more of this (A-ACT-15)."""
    return Sum(*spaces, no_more(seat))


def ask_or_done(seat: str, kind: str, *spaces: Choices[Any]) -> tuple[Decision, ...]:
    """A question with these choices, or no more of this; none if there is nothing to choose."""
    actions = or_done(seat, *spaces)
    return (Decision(seat, kind, actions),) if actions.size > 1 else ()


@cache
def no_more(seat: str) -> Choices[Action]:
    """The one choice to leave it at that."""
    return Listed(Done(seat))


ACTIONS = (Done, PickOption, RemoveUnit)
