"""Uses of a die that nothing would follow from, so that nobody spends one for nothing unawares.

The actions of a result move, attack, deploy, swap, place vehicles or draw. What there is to choose
in each is open to the side itself, so a seat is told no more than it can see. The same is told of
an effect that leaves the choice between a march and an attack.
"""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.arrakis.actions.rounds import SpendDie
from landsraad.arrakis.dice import TOKEN
from landsraad.arrakis.movement import MoveLegions
from landsraad.arrakis.ops import (
    Attack,
    Deploy,
    DrawPlanning,
    MoveLegion,
    Op,
    PlaceVehicle,
    Replace,
    verb,
)
from landsraad.arrakis.results import CARD, CLAIM, SPECIAL, carried_out_by, ops_of
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.verbs.attacking import Attacking
from landsraad.arrakis.verbs.cards import drawing
from landsraad.arrakis.verbs.control import Choosing
from landsraad.arrakis.verbs.placing import Placing, Swapping, placing
from landsraad.arrakis.verbs.vehicles import placing_vehicles

OPTIONS = "choose_option"
"""What stands for the die where it is a choice between effects."""


def fruitless_uses(game: ArrakisState, seat: str) -> dict[str, list[str]]:
    """For each die that a seat may spend now, the actions of its result that offer nothing."""
    found: dict[str, list[str]] = {}
    known: dict[tuple[str, tuple[Op, ...]], bool] = {}
    for action in _spendings(game, seat):
        result = game.slotted[seat] if action.die == TOKEN else action.die
        used_as = action.use.rpartition(".")[0] or result
        doer = carried_out_by(game, seat, used_as)
        ops = ops_of(game.side(seat), result, action.use)
        if (doer, ops) not in known:
            known[doer, ops] = not any(_offers(game, doer, op) for op in ops)
        if known[doer, ops]:
            found.setdefault(action.die, []).append(action.use)
    options = _fruitless_options(game, seat)
    return {**found, OPTIONS: options} if options else found


def _fruitless_options(game: ArrakisState, seat: str) -> list[str]:
    """Of several effects to choose from, marches and attacks for which nobody is in reach."""
    step = game.stack[-1] if game.stack else None
    if not isinstance(step, Choosing) or step.seat != seat:
        return []
    idle = []
    for steps in step.options:
        march: MoveLegions | Attacking
        match steps[0]:
            case MoveLegion() as op:
                march = MoveLegions(seat, op.legion, op.count, step.bound)
            case Attack() as op:
                march = Attacking(seat, op, step.bound)
            case _:
                continue
        if march.ready(game, one_will_do=True) == 0:
            idle.append(verb(steps[0]))
    return idle


def _spendings(game: ArrakisState, seat: str) -> Iterator[SpendDie]:
    """The ways in which a seat may spend a die for an action of a result."""
    for decision in game.pending:
        if decision.seat == seat and decision.kind == "turn":
            for action in decision.actions:
                if isinstance(action, SpendDie) and _is_of_a_result(action.use):
                    yield action


def _is_of_a_result(use: str) -> bool:
    return use != CARD and not use.startswith((CLAIM, SPECIAL))


def _offers(game: ArrakisState, seat: str, op: Op) -> bool:
    """Whether there is anything to choose in a step of an action."""
    step = _begun(game, seat, op)
    if isinstance(step, (MoveLegions, Attacking)):
        return step.ready(game, one_will_do=True) != 0
    if isinstance(step, Placing) and step.goals(game) and step.draws(game):
        return True
    return bool(step.ask(game))


def _begun(game: ArrakisState, seat: str, op: Op) -> ArrakisStep:
    """The step with which it begins."""
    match op:
        case MoveLegion():
            return MoveLegions(seat, op.legion, op.count)
        case Attack():
            return Attacking(seat, op)
        case Deploy():
            return placing(game, seat, op)
        case Replace():
            return Swapping(seat, op.old, op.new, op.count)
        case PlaceVehicle():
            return placing_vehicles(seat, op)
        case DrawPlanning():
            return drawing(game, seat, op)
    raise TypeError(f"no result of a die has {op}")
