"""Actions of the battle phase.

Numbers on the battle wheel are in half forces throughout: `dial` 5 is two and a half.
"""

from __future__ import annotations

from typing import Final

from landsraad.kernel import Action, action


@action("{seat} battle {cell} {opponent}", "D-BATTLE-4", cell="D-BATTLE-1")
class FightBattle(Action):
    """The aggressor chooses their next battle: the part of a territory around a cell, and whom."""

    cell: str
    opponent: str


@action("{seat} voice {order} {card}", "D-BATTLE-14")
class UseVoice(Action):
    """The Voice: the opponent must `play`, or `not` play, a kind of card."""

    order: str
    card: str


@action("{seat} foresee {element}", "D-BATTLE-18", element="D-BATTLE-19")
class UsePrescience(Action):
    """Prescience: the opponent must show one element of their plan."""

    element: str


@action("{seat} commit {element} {value}", "D-BATTLE-18")
class ShowElement(Action):
    """The answer to Prescience: what the plan will hold there; a dial is in half forces."""

    element: str
    value: str | int | None


@action(
    "{seat} plan {leader} {kwisatz_haderach} {dial} {spice} {weapon} {defense}",
    "D-BATTLE-6",
    leader="D-BATTLE-10",
    kwisatz_haderach="D-BATTLE-26",
    dial="D-BATTLE-21",
    spice="D-BATTLE-21",
    weapon="D-BATTLE-13",
    defense="D-BATTLE-13",
)
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


@action("{seat} call {leader}", "D-BATTLE-27")
class CallTraitor(Action):
    """The leader in the opposing plan is a traitor."""

    leader: str


@action(
    "{seat} casualties {forces} {specials}",
    "D-BATTLE-42",
    forces="D-BATTLE-43",
    specials="D-BATTLE-43",
)
class ChooseBattleLosses(Action):
    """The winner chooses which of their forces are lost, by cell and kind."""

    forces: tuple[tuple[str, int], ...]
    specials: tuple[tuple[str, int], ...]


@action("{seat} discard {cards}", "D-BATTLE-42")
class DiscardPlayed(Action):
    """The winner discards these of the cards they played, and keeps the others."""

    cards: tuple[str, ...]


@action("{seat} captive {fate}", "D-BATTLE-48")
class TakeCaptive(Action):
    """What becomes of the leader that Harkonnen drew: `kill` it for spice, or `keep` it."""

    fate: str


@action("{seat} swap {victim} {number}", "D-BATTLE-54")
class SwapHands(Action):
    """The Harkonnen Karama power: take so many cards from a hand."""

    victim: str
    number: int


@action("{seat} return {cards}", "D-BATTLE-54")
class ReturnCards(Action):
    """The cards that Harkonnen give back for those they took."""

    cards: tuple[tuple[str, int], ...]


@action("{seat} look {side}", "D-BATTLE-55")
class LookAtPlan(Action):
    """The Atreides Karama power: see the whole battle plan of one side."""

    side: str


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
