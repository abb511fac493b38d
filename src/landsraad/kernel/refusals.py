"""Refusals: why an action cannot be played here and now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from landsraad.kernel.action import Action
from landsraad.kernel.choices.base import ABSENT
from landsraad.kernel.errors import IllegalAction, NotYourTurn, Refusal, UnreadableAction
from landsraad.kernel.step import Decision
from landsraad.kernel.values import Value, brief

if TYPE_CHECKING:
    from landsraad.kernel.game import Game


class Because(NamedTuple):
    """What forbids an action.

    Attributes:
        rule: id of the rule that forbids it.
        why: which of that rule's reasons holds, or of another rule's, `RULE.reason`; "" for the
            rule as a whole.
        facts: what the reason names of the position, all of it known to whoever acts.
    """

    rule: str
    why: str = ""
    facts: Mapping[str, Value] = {}

    def under(self, rule: str) -> Because:
        """The same sentence, given by the rule that forbids it for what is being done."""
        if rule == self.rule:
            return self
        why = self.why if "." in self.why else f"{self.rule}.{self.why}"
        return self._replace(rule=rule, why=why)


def because(rule: str, why: str = "", **facts: Value | list[str]) -> Because:
    """A rule that forbids an action, the reason of it that holds, and what that names."""
    named = {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in facts.items()}
    return Because(rule, why, named)


def refusal_of(game: Game, action: Action) -> Refusal:
    """The reason why no pending decision offers this action."""
    if type(action) not in game.actions:
        return UnreadableAction(f"{brief(action)} is not an action of this game")
    mine = [decision for decision in game.pending if decision.seat == action.seat]
    reason = game.why_not(action) if mine else game.why_not_asked(action)
    if reason is None and (not mine or is_for_another(game, action)):
        return NotYourTurn(action.seat, decide_first(game, action.seat))
    field = ""
    if reason is None:
        fit = max([decision.actions.fitting(action) for decision in mine])
        names = action.field_names()
        field = names[fit] if 0 <= fit < len(names) else ""
        reason = Because(action.rules.get(field, action.rule))
    return IllegalAction(game.rulebook().reason(*reason, names=names_in(game)), *reason, field)


def names_in(game: Game) -> Mapping[str, str]:
    """Names in English: of the seats, and those that the game has in its data."""
    seats = {seat: seat.replace("_", " ").title() for seat in game.all_seats}
    return {**seats, **game.names("en", game.setup.options)}


def is_for_another(game: Game, action: Action) -> bool:
    """Whether it is others who have to answer now, and this seat only may do other things.

    What exactly others may answer is left out, for that may hang on what they hide; and so are
    those whom nobody may know to be asked.
    """
    if type(action) in game.interrupting:
        return False
    mine = [decision for decision in game.pending if decision.seat == action.seat]
    if any(decision.required or is_offered(decision, action) for decision in mine):
        return False
    return bool(asked_openly(game, action.seat))


def is_offered(decision: Decision, action: Action) -> bool:
    """Whether such an action is among the answers of its seat, whatever its fields."""
    return decision.actions.fitting(action) != ABSENT


def asked_openly(game: Game, seat: str) -> list[Decision]:
    """The decisions that all others know the game to wait for."""
    return [
        decision
        for decision in game.pending
        if decision.required and not decision.private and decision.seat != seat
    ]


def decide_first(game: Game, seat: str) -> tuple[str, ...]:
    """Who is known to be asked before this seat is."""
    return tuple(dict.fromkeys([decision.seat for decision in asked_openly(game, seat)]))
