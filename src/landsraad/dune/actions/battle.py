"""Actions of the battle phase.

Numbers on the battle wheel are in half forces throughout: `dial` 5 is two and a half.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.kernel import Action


@dataclass(frozen=True, slots=True)
class FightBattle(Action):
    """The aggressor chooses their next battle: the part of a territory around a cell, and whom."""

    cell: str
    opponent: str
    notation = "{seat} battle {cell} {opponent}"
    rule = "D-BATTLE-4"
    rules = {"cell": "D-BATTLE-1"}


@dataclass(frozen=True, slots=True)
class UseVoice(Action):
    """The Voice: the opponent must `play`, or `not` play, a kind of card."""

    order: str
    card: str
    notation = "{seat} voice {order} {card}"
    rule = "D-BATTLE-14"


@dataclass(frozen=True, slots=True)
class UsePrescience(Action):
    """Prescience: the opponent must show one element of their plan."""

    element: str
    notation = "{seat} foresee {element}"
    rule = "D-BATTLE-18"
    rules = {"element": "D-BATTLE-19"}


@dataclass(frozen=True, slots=True)
class ShowElement(Action):
    """The answer to Prescience: what the plan will hold there; a dial is in half forces."""

    element: str
    value: str | int | None
    notation = "{seat} commit {element} {value}"
    rule = "D-BATTLE-18"


@dataclass(frozen=True, slots=True)
class PlanBattle(Action):
    """A battle plan, secret until both are shown.

    Attributes:
        leader: a leader, `cheap_hero`, or None if there is neither.
        kwisatz_haderach: whether it goes with the leader.
        dial: the number on the wheel, in half forces.
        spice: what is put in to support forces.
        weapon, defense: the cards in the two slots.
    """

    leader: str | None
    kwisatz_haderach: bool
    dial: int
    spice: int
    weapon: str | None
    defense: str | None
    notation = "{seat} plan {leader} {kwisatz_haderach} {dial} {spice} {weapon} {defense}"
    rule = "D-BATTLE-6"
    rules = {
        "leader": "D-BATTLE-10",
        "kwisatz_haderach": "D-BATTLE-26",
        "dial": "D-BATTLE-21",
        "spice": "D-BATTLE-21",
        "weapon": "D-BATTLE-13",
        "defense": "D-BATTLE-13",
    }


@dataclass(frozen=True, slots=True)
class CallTraitor(Action):
    """The leader in the opposing plan is a traitor."""

    leader: str
    notation = "{seat} call {leader}"
    rule = "D-BATTLE-27"


@dataclass(frozen=True, slots=True)
class ChooseBattleLosses(Action):
    """The winner chooses which of their forces are lost, by cell and kind."""

    forces: tuple[tuple[str, int], ...]
    specials: tuple[tuple[str, int], ...]
    notation = "{seat} casualties {forces} {specials}"
    rule = "D-BATTLE-42"
    rules = {"forces": "D-BATTLE-43", "specials": "D-BATTLE-43"}


@dataclass(frozen=True, slots=True)
class DiscardPlayed(Action):
    """The winner discards these of the cards they played, and keeps the others."""

    cards: tuple[str, ...]
    notation = "{seat} discard {cards}"
    rule = "D-BATTLE-42"


@dataclass(frozen=True, slots=True)
class TakeCaptive(Action):
    """What becomes of the leader that Harkonnen drew: `kill` it for spice, or `keep` it."""

    fate: str
    notation = "{seat} captive {fate}"
    rule = "D-BATTLE-48"


@dataclass(frozen=True, slots=True)
class SwapHands(Action):
    """The Harkonnen Karama power: take so many cards from a hand."""

    victim: str
    number: int
    notation = "{seat} swap {victim} {number}"
    rule = "D-BATTLE-54"


@dataclass(frozen=True, slots=True)
class ReturnCards(Action):
    """The cards that Harkonnen give back for those they took."""

    cards: tuple[tuple[str, int], ...]
    notation = "{seat} return {cards}"
    rule = "D-BATTLE-54"


@dataclass(frozen=True, slots=True)
class LookAtPlan(Action):
    """The Atreides Karama power: see the whole battle plan of one side."""

    side: str
    notation = "{seat} look {side}"
    rule = "D-BATTLE-55"


ACTIONS: Final = (
    FightBattle,
    UseVoice,
    UsePrescience,
    ShowElement,
    PlanBattle,
    CallTraitor,
    ChooseBattleLosses,
    DiscardPlayed,
    TakeCaptive,
    SwapHands,
    ReturnCards,
    LookAtPlan,
)
