"""Promises: a player who has bound himself finds only what he has promised among his choices.

A promise narrows the choices of a coming decision. If nothing would be left, the promise is
impossible and lapses for that decision (D-DEAL-3). Promises come from deals and from Truthtrance.

    no_bid                  passes on every card this turn
    no_traitor              calls no traitor this turn
    no_ship@TERRITORY       ships nothing into a territory this turn
    no_move@TERRITORY       moves nothing into a territory this turn
    plan_FIELD@VALUE, plan_FIELD!VALUE      the battle plan has, or has not, this value
    plan_dial>N, plan_dial<=N               the number dialled
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from landsraad.dune.actions.common import Pass
from landsraad.dune.board import CELL, TERRITORY, TERRITORY_MASK
from landsraad.dune.deal import Promise
from landsraad.dune.table import Table
from landsraad.kernel import Action, Bits, Choices, Decision, Listed, Product, Range, Sum

Narrow = Callable[[Choices[Any]], Choices[Any]]

PLACES: Final = {"no_ship": ("ship", "cell"), "no_move": ("move", "to")}
"""Promises about a place: the question they bind and the field that names the cell."""

PLAN: Final = re.compile(r"plan_(?P<field>[a-z]+)(?P<how>@|!|>|<=)(?P<value>.+)")


def bind(game: Table, asked: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """The questions of a step, narrowed by what their seats have promised."""
    if not game.promises:
        return asked
    return tuple([_bound(game, decision) for decision in asked])


def _bound(game: Table, decision: Decision) -> Decision:
    actions = decision.actions
    for promise in game.promises:
        if promise.seat == decision.seat:
            narrowed = _narrowed(promise, decision.kind, actions)
            actions = narrowed if narrowed.size else actions
    if actions is decision.actions:
        return decision
    return Decision(
        decision.seat,
        decision.kind,
        actions,
        required=decision.required,
        private=decision.private,
    )


def _narrowed(promise: Promise, kind: str, actions: Choices[Action]) -> Choices[Action]:
    what, _, place = promise.what.partition("@")
    if what == "no_bid":
        return only(actions, Pass) if kind == "bid" else actions
    if what == "no_traitor":
        return only(actions, Pass) if kind == "traitor" else actions
    if what in PLACES:
        question, field = PLACES[what]
        mask = ~TERRITORY_MASK[TERRITORY[place]]
        return (
            narrow(actions, field, lambda s: without_cells(s, mask))
            if kind == question
            else actions
        )
    found = PLAN.fullmatch(promise.what)
    if found is None or kind != "plan":
        return actions
    return narrow(actions, found["field"], plan_narrowing(found["how"], found["value"]))


def plan_narrowing(how: str, value: str) -> Narrow:
    """How an answer about the battle plan narrows one of its fields."""
    wanted = None if value == "-" else value
    if how == "@":
        return lambda space: keep(space, lambda item: item == wanted)
    if how == "!":
        return lambda space: keep(space, lambda item: item != wanted)
    limit = int(value)
    if how == ">":
        return lambda space: keep(space, lambda item: item > limit)
    return lambda space: keep(space, lambda item: item <= limit)


# Narrowing the spaces of the kernel.


def only(space: Choices[Action], made: type[Action]) -> Choices[Action]:
    """The part of a space that holds actions of one class."""
    if isinstance(space, Sum):
        return Sum(*[only(part, made) for part in space.spaces])
    if isinstance(space, Product):
        return space if space.made is made else Listed()
    if isinstance(space, Listed):
        return Listed(*[action for action in space.values if isinstance(action, made)])
    return space


def narrow(space: Choices[Action], field: str, how: Narrow) -> Choices[Action]:
    """The space with one field of its products narrowed; what has no such field stays."""
    if isinstance(space, Sum):
        return Sum(*[narrow(part, field, how) for part in space.spaces])
    names = space.made.__match_args__[1:] if isinstance(space, Product) else ()
    if not isinstance(space, Product) or field not in names:
        return space
    place = names.index(field)
    fields = [how(part) if i == place else part for i, part in enumerate(space.fields)]
    return Product(space.made, space.seat, *fields)


def without_cells(space: Choices[Any], mask: int) -> Choices[Any]:
    """Cells outside a mask are not offered."""
    if isinstance(space, Bits):
        return Bits(space.mask & mask, space.table)
    return keep(space, lambda cell: bool(1 << CELL[cell] & mask))


def keep(space: Choices[Any], wanted: Callable[[Any], bool]) -> Choices[Any]:
    """The values of one field that are wanted; fields are small."""
    if isinstance(space, Sum):
        return Sum(*[keep(part, wanted) for part in space.spaces])
    kept = [value for value in space if wanted(value)]
    if isinstance(space, Range) and kept:
        return Range(kept[0], kept[-1])
    return Listed(*kept)
