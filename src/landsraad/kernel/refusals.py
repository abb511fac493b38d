"""Refusals: why an action cannot be played now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.kernel.action import Action
from landsraad.kernel.errors import IllegalAction, NotYourTurn, Refusal, UnreadableAction
from landsraad.kernel.values import brief

if TYPE_CHECKING:
    from landsraad.kernel.game import Game


def refusal_of(game: Game, action: Action) -> Refusal:
    """The reason why no pending decision offers this action."""
    if type(action) not in game.actions:
        return UnreadableAction(f"{brief(action)} is not an action of this game")
    mine = [decision for decision in game.pending if decision.seat == action.seat]
    if not mine:
        return NotYourTurn(f"{brief(action.seat)} is not asked anything now")
    rule = game.why_not(action)
    field = ""
    if not rule:
        fit = max([decision.actions.fitting(action) for decision in mine])
        names = action.field_names()
        field = names[fit] if 0 <= fit < len(names) else ""
        rule = action.rules.get(field, action.rule)
    return IllegalAction(game.rulebook().reason(rule), rule, field)
