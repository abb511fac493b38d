"""The moment: why an action is not among what a seat is asked for now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.arrakis.actions.battle import (
    CeaseAttack,
    DeclareAttack,
    FallBack,
    GoOn,
    PickAttacker,
    StandFirm,
)
from landsraad.arrakis.actions.cards import PlayCard
from landsraad.arrakis.actions.common import Done
from landsraad.arrakis.actions.desert import RescueHarvester
from landsraad.arrakis.actions.movement import MoveGroup, PickLegion
from landsraad.arrakis.actions.rounds import (
    DesertPowerAction,
    ExchangeWildMaker,
    KeepSpice,
    SpendDie,
    Stockpile,
)
from landsraad.arrakis.state import NOWHERE, ArrakisState
from landsraad.kernel import Action, Decision, Product
from landsraad.kernel.choices.actions import flatten
from landsraad.kernel.refusals import Because, because, decide_first, is_for_another, is_offered

Kinds = list[str]
"""The kinds of actions that may be chosen from."""


def why_not_now(game: ArrakisState, action: Action) -> Because | None:
    """What a seat decides now, if this action is none of the answers."""
    mine = [decision for decision in game.pending if decision.seat == action.seat]
    if is_for_another(game, action) or any(is_offered(decision, action) for decision in mine):
        return None
    asked = [decision for decision in mine if decision.required]
    if not asked:
        return because("A-ACT-7", "others", seats=decide_first(game, action.seat))
    now = kinds_of(asked)
    if isinstance(action, ExchangeWildMaker) and game.wild_maker == NOWHERE:
        return because("A-END-7", "off_board", now=now)
    if type(action) in BY_MOMENT:
        return BY_MOMENT[type(action)](now)
    return because("A-ROUND-2", "now", phase=game.phase, now=now)


def kinds_of(asked: list[Decision]) -> Kinds:
    """What is being asked for, without leaving it at that."""
    found: Kinds = []
    for decision in asked:
        for space in flatten(decision.actions):
            found += (
                [space.made.kind] if isinstance(space, Product) else [one.kind for one in space]
            )
    return [kind for kind in dict.fromkeys(found) if kind != Done.kind] or [Done.kind]


BY_MOMENT: Final[dict[type[Action], Callable[[Kinds], Because]]] = {
    Done: lambda now: because("A-ROUND-2", "must", now=now),
    SpendDie: lambda now: because("A-ACT-7", "now", now=now),
    DesertPowerAction: lambda now: because("A-ACT-10", "now", now=now),
    PickLegion: lambda now: because("A-MOVE-1", "now", now=now),
    MoveGroup: lambda now: because("A-MOVE-1", "now", now=now),
    PickAttacker: lambda now: because("A-BATTLE-1", "now", now=now),
    DeclareAttack: lambda now: because("A-BATTLE-1", "now", now=now),
    GoOn: lambda now: because("A-BATTLE-28", "now", now=now),
    StandFirm: lambda now: because("A-BATTLE-29", "now", now=now),
    FallBack: lambda now: because("A-BATTLE-30", "now", now=now),
    CeaseAttack: lambda now: because("A-BATTLE-31", "now", now=now),
    PlayCard: lambda now: because("A-CARD-1", "now", now=now),
    RescueHarvester: lambda now: because("A-HAZ-18", "now", now=now),
    Stockpile: lambda now: because("A-SPICE-7", "now", now=now),
    KeepSpice: lambda now: because("A-SPICE-9", "now", now=now),
    ExchangeWildMaker: lambda now: because("A-END-6", "now", now=now),
}
"""Actions with a rule of their own about when they are taken."""
