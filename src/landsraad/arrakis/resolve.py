"""Resolving an effect: its steps one after the other, each optional, in their order (A-ACT-16).

A verb begins with `game.begin_op`, which usually pushes a step of its own (see verbs/). Places that
a step gives a name (`bind`) are kept here for the steps after it (`ref`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from landsraad.arrakis.limits import tidy
from landsraad.arrakis.ops import Deploy, DesertPower, Op, Place, PlaceWormsigns, PlayPlanning
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ArrakisStep


@dataclass(frozen=True, slots=True)
class Bound:
    """What an earlier step gave a name.

    Attributes:
        name: the name.
        places: areas, air zones or sectors as bits; several where the step left it open.
        figures: those that must stay part of the legion (A-MOVE-12).
    """

    name: str
    places: int
    figures: tuple[str, ...] = ()


Bounds = tuple[Bound, ...]
Counted = DesertPower | PlaceWormsigns | PlayPlanning
PLACING: Final = (Place, Deploy)


@dataclass(frozen=True, slots=True)
class Resolve(ArrakisStep):
    """The steps of a card, a leader's special action or a die result that are still to come.

    `source` says what they are from: a card, a leader or a result.
    """

    seat: str
    source: str
    ops: tuple[Op, ...]
    bound: Bounds = ()

    def run(self, game: ArrakisState) -> None:
        op = self.ops[0] if self.ops else None
        placing = isinstance(op, PLACING)  # A-FX-1: what is placed together is checked together
        if game.strained and not placing and tidy(game):
            return
        if op is None:
            game.end_step()
            return
        game.become(Resolve(self.seat, self.source, self.ops[1:], self.bound))
        game.begin_op(self.seat, op, self.bound)


def asks(step: Callable[[str], ArrakisStep]) -> Callable[[ArrakisState, str, Op, Bounds], None]:
    """A verb that only asks the acting seat."""

    def begin(game: ArrakisState, seat: str, op: Op, bound: Bounds) -> None:
        game.push(step(seat))

    return begin


def asks_so_many(
    step: Callable[[str, int], ArrakisStep],
) -> Callable[[ArrakisState, str, Counted, Bounds], None]:
    """A verb that only asks the acting seat, as often as its `count` says."""

    def begin(game: ArrakisState, seat: str, op: Counted, bound: Bounds) -> None:
        game.push(step(seat, op.count))

    return begin


def bind(game: ArrakisState, name: str, places: int, figures: tuple[str, ...] = ()) -> None:
    """Give places a name for the steps that follow; the verb's own step has ended."""
    top = game.stack[-1]
    if name and isinstance(top, Resolve):
        kept = tuple([bound for bound in top.bound if bound.name != name])
        game.become(top.but(bound=(*kept, Bound(name, places, figures))))


def lookup(bound: Bounds, name: str) -> Bound:
    """What a name stands for; no place at all if nothing has it."""
    for entry in bound:
        if entry.name == name:
            return entry
    return Bound(name, 0)


def follow(game: ArrakisState, start: int, to: int) -> None:
    """A whole legion was driven or has advanced to another area: its name goes with it."""
    for depth, step in enumerate(game.stack):
        named: Bounds = getattr(step, "bound", ())
        if named:
            bound = [
                replace(entry, places=1 << to) if entry.places == 1 << start else entry
                for entry in named
            ]
            game.stack[depth] = step.but(bound=tuple(bound))


STEPS = (Resolve,)
