"""Promises: a player who is bound finds only what they have promised among their choices.

A promise narrows the choices of a coming decision. If nothing would be left it is impossible there
and lapses for that decision (D-DEAL-3). Promises come from deals and from Truthtrance (D-DEAL-8).

    bid, no_bid                     bids on a card, or passes on all of them
    traitor, no_traitor             calls a traitor if they can, or calls none
    ship@TERRITORY, no_ship@…       ships into a territory, or ships nothing into it
    move@TERRITORY, no_move@…       moves into a territory, or moves nothing into it
    plan_leader@NAME, plan_leader!NAME      the battle plan has, or has not, this leader
    plan_card@WORD, plan_card!WORD          a card that the word means (see `cards.MEANT`)
    plan_dial>N, plan_dial<=N               the number dialled, in half forces

`kwisatz_haderach` counts as a leader here. A bid or move that was promised is made once.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from landsraad.dune.actions.battle import PlanBattle, ShowElement
from landsraad.dune.actions.bidding import Bid, BuyWithKarama
from landsraad.dune.actions.common import Pass
from landsraad.dune.actions.shipment import Move
from landsraad.dune.board import TERRITORY, TERRITORY_MASK
from landsraad.dune.cards import MEANT, TREACHERY
from landsraad.dune.state import DuneState
from landsraad.kernel import Action, Bits, Choices, Counts, Decision, Listed, Product, Range, Sum
from landsraad.kernel.refusals import Because, because

Space = Choices[Action]
Wanted = Callable[[Any], bool]

FORM: Final = re.compile(r"(?P<name>[a-z_]+)(?:(?P<sign>@|!|>|<=)(?P<value>.+))?")
KWISATZ: Final = "kwisatz_haderach"

QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    "bid": ("bid",),
    "no_bid": ("bid",),
    "traitor": ("traitor",),
    "no_traitor": ("traitor",),
    "ship": ("ship",),
    "no_ship": ("ship", "accompany"),
    "move": ("move",),
    "no_move": ("move", "ride"),
    "plan_leader": ("plan",),
    "plan_card": ("plan",),
    "plan_dial": ("plan",),
}
"""The kinds of decisions that each promise binds."""


def bind(game: DuneState, asked: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """The questions of a step, narrowed by what their seats have promised."""
    return tuple([bound(game, decision) for decision in asked])


def bound(game: DuneState, decision: Decision) -> Decision:
    """One question; D-DEAL-3: a promise that leaves nothing lapses."""
    actions = decision.actions
    for promise in game.promises:
        if promise.seat == decision.seat and binds(promise.what, decision.kind):
            actions = narrowed(promise.what, actions) or actions
    if actions is decision.actions:
        return decision
    return Decision(
        decision.seat,
        decision.kind,
        actions,
        required=decision.required,
        private=decision.private,
    )


def keep(game: DuneState, action: Action) -> None:
    """What was promised once is done: the promise binds no longer."""
    if isinstance(action, Bid | BuyWithKarama | Move):
        kept = "bid"
        if isinstance(action, Move):
            kept = f"move@{territory_name(action.to)}"
        done = [p for p in game.promises if p.seat == action.seat and p.what == kept]
        if done:
            game.promises = tuple([p for p in game.promises if p not in done])


def broken_rule(game: DuneState, action: Action) -> Because | None:
    """What forbids an action which only a promise keeps from being legal."""
    if not game.promises:
        return None
    free = game.copy()
    free.promises = ()
    free.settle()
    if not any(action in decision.actions for decision in free.decisions(action.seat)):
        return None
    kinds = [decision.kind for decision in game.pending if decision.seat == action.seat]
    promised = tuple(
        [
            promise.what
            for promise in game.promises
            if promise.seat == action.seat and any(binds(promise.what, kind) for kind in kinds)
        ]
    )
    if isinstance(action, PlanBattle | ShowElement):
        return because("D-DEAL-8", "answered", promised=promised)
    return because("D-DEAL-1", "promised", promised=promised)


def territory_name(cell: str) -> str:
    return cell.partition("@")[0]


# What each promise leaves.


@cache
def parts_of(what: str) -> tuple[str, str, str]:
    """A promise as its name, its sign and its value."""
    found = FORM.fullmatch(what)
    assert found is not None  # promises are made in deals.py and truthtrance.py only
    return found["name"], found["sign"] or "", found["value"] or ""


def binds(what: str, kind: str) -> bool:
    return kind in QUESTIONS[parts_of(what)[0]]


def narrowed(what: str, space: Space) -> Space:
    """The actions of a space that keep a promise."""
    name, sign, value = parts_of(what)
    match name:
        case "no_bid" | "no_traitor":
            return only(space, lambda made: made is Pass)
        case "bid" | "traitor":
            return only(space, lambda made: made is not Pass)
        case "no_ship":
            return each(space, lambda part: outside(part, "cell", value))
        case "ship":
            return each(space, lambda part: inside(part, "cell", value), others=False)
        case "no_move":
            return each(space, lambda part: stays_away(part, value))
        case "move":
            return each(space, lambda part: comes_in(part, value), others=False)
        case "plan_leader":
            return each(space, lambda part: with_leader(part, value, sign == "@"))
        case "plan_card":
            return each(space, lambda part: with_card(part, value, sign == "@"))
        case _:
            return each(space, lambda part: with_dial(part, int(value), sign == ">"))


# Places.


def outside(part: Product, field: str, territory: str) -> Space:
    return narrow(part, field, lambda cell: territory_name(cell) != territory)


def inside(part: Product, field: str, territory: str) -> Space:
    if field not in part.made.field_names():
        return Listed()
    return narrow(part, field, lambda cell: territory_name(cell) == territory)


def stays_away(part: Product, territory: str) -> Space:
    """A group that is in the territory already may change its sector there."""
    return part if is_in(part, territory) else outside(part, "to", territory)


def comes_in(part: Product, territory: str) -> Space:
    return Listed() if is_in(part, territory) else inside(part, "to", territory)


def is_in(part: Product, territory: str) -> bool:
    """Whether the groups of a product stand in the territory as they set out."""
    mask = TERRITORY_MASK[TERRITORY[territory]]
    pools = [field.pool for field in part.fields if isinstance(field, Counts)]
    return any(isinstance(pool, Bits) and pool.mask & mask for pool in pools)


# Plans.


def with_leader(part: Product, leader: str, yes: bool) -> Space:
    if leader == KWISATZ:
        return narrow(part, KWISATZ, lambda goes: goes == yes)
    return narrow(part, "leader", lambda name: (name == leader) == yes)


def with_card(part: Product, word: str, yes: bool) -> Space:
    """With such a card in one slot or the other, or in neither."""
    meant = {TREACHERY[card].id for card in MEANT[word]}
    without = narrow(part, "weapon", lambda name: name not in meant)
    if not yes:
        return narrow(without, "defense", lambda name: name not in meant)
    return Sum(
        narrow(part, "weapon", lambda name: name in meant),
        narrow(without, "defense", lambda name: name in meant),
    )


def with_dial(part: Product, number: int, more: bool) -> Space:
    return narrow(part, "dial", lambda dial: (dial > number) == more)


# Narrowing the spaces of the kernel.


def only(space: Space, wanted: Callable[[type[Action]], bool]) -> Space:
    """The actions of the classes that are wanted."""
    if isinstance(space, Sum):
        return Sum(*[only(part, wanted) for part in space.spaces])
    if isinstance(space, Product):
        return space if wanted(space.made) else Listed()
    return Listed(*[action for action in space if wanted(type(action))])


def each(space: Space, how: Callable[[Product], Space], others: bool = True) -> Space:
    """Each product of a space narrowed; what is no product stays, if the `others` do."""
    if isinstance(space, Sum):
        return Sum(*[each(part, how, others) for part in space.spaces])
    if isinstance(space, Product):
        return how(space)
    return space if others else Listed()


def narrow(part: Product, field: str, wanted: Wanted) -> Product:
    """A product with one of its fields narrowed, if it has that field."""
    names = part.made.field_names()
    if field not in names:
        return part
    place = names.index(field)
    left = chosen(part.fields[place], wanted)
    return Product(part.made, part.seat, *part.fields[:place], left, *part.fields[place + 1 :])


def chosen(space: Choices[Any], wanted: Wanted) -> Choices[Any]:
    """The values of one field that are wanted; fields are small."""
    if isinstance(space, Sum):
        return Sum(*[chosen(part, wanted) for part in space.spaces])
    left = [value for value in space if wanted(value)]
    if isinstance(space, Bits):
        return Bits(space.names.mask(*left), space.names)
    if isinstance(space, Range) and left and left[-1] - left[0] == len(left) - 1:
        return Range(left[0], left[-1])
    return Listed(*left)
