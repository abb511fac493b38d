"""Actions that many steps share."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from landsraad.kernel import Action, Choices, Decision, Listed, Sum


@dataclass(frozen=True, slots=True)
class Done(Action):
    """No more of this: any effect may be done in part or not at all (A-ACT-15)."""

    notation = "{seat} done"
    rule = "A-ROUND-2"


@dataclass(frozen=True, slots=True)
class PickOption(Action):
    """One of several lists of steps, by its first verb."""

    option: str

    notation = "{seat} choose {option}"
    rule = "A-ACT-8"


@dataclass(frozen=True, slots=True)
class RemoveUnit(Action):
    """Remove a unit or a deployment token that is over the stacking limit."""

    area: str
    piece: str

    notation = "{seat} remove {piece} {area}"
    rule = "A-UNIT-5"


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
