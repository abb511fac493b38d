"""War for Arrakis: the table, its rules and its steps put together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Final

from landsraad.arrakis import (
    arrival,
    atomics,
    free_actions,
    knowledge,
    limits,
    losses,
    moments,
    movement,
    names,
    position,
    prescience,
    resolve,
    retreat,
    reveal,
    stand_ins,
    storms,
    views,
    worms,
)
from landsraad.arrakis.actions import PARTS as ACTION_PARTS
from landsraad.arrakis.actions.teams import UseCone
from landsraad.arrakis.battle import PARTS as BATTLE_PARTS
from landsraad.arrakis.battle.facts import Battle, Tally
from landsraad.arrakis.box import ATREIDES, HARKONNEN, Box
from landsraad.arrakis.guild import bombardment, heighliners, imperium, navigator, staying
from landsraad.arrakis.invariants import faults
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.lineup import read_lineup
from landsraad.arrakis.ops import OPS, Op, Where
from landsraad.arrakis.options import BOX, OPTIONS, READINGS, box_of, read_arrakis_options
from landsraad.arrakis.resolve import Bound, Bounds
from landsraad.arrakis.rounds import PARTS as ROUND_PARTS
from landsraad.arrakis.rounds import order
from landsraad.arrakis.solo import automaton
from landsraad.arrakis.solo import rounds as solo
from landsraad.arrakis.solo.parts import ATREIDES_VERBS, HARKONNEN_VERBS
from landsraad.arrakis.solo.parts import PARTS as SOLO_PARTS
from landsraad.arrakis.solo.state import Mahdi
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.teams import cones
from landsraad.arrakis.verbs import PARTS as VERB_PARTS
from landsraad.arrakis.view_types import ArrakisView
from landsraad.kernel import (
    Action,
    Chance,
    Decision,
    Option,
    PositionReader,
    Reading,
    Setup,
    Step,
    UnreadableAction,
)
from landsraad.kernel.native import mypyc_attr
from landsraad.kernel.refusals import Because
from landsraad.kernel.values import Value

PARTS: Final = (
    resolve,
    limits,
    arrival,
    movement,
    losses,
    retreat,
    stand_ins,
    reveal,
    worms,
    storms,
    prescience,
    atomics,
    free_actions,
    cones,
    *ROUND_PARTS,
    *BATTLE_PARTS,
    *VERB_PARTS,
    *SOLO_PARTS,
    heighliners,
    imperium,
    bombardment,
    navigator,
)
VERBS: Final[dict[type[Op], Callable[[ArrakisState, str, Any, Bounds], None]]] = {
    op: begin
    for part in (*VERB_PARTS, imperium, navigator, staying)
    for op, begin in part.VERBS.items()
}
"""How each verb of an effect begins."""
MAHDI_VERBS: Final = {ATREIDES: VERBS | ATREIDES_VERBS, HARKONNEN: VERBS | HARKONNEN_VERBS}
"""How it begins in the solo mode."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Arrakis(ArrakisState):
    """The war for Arrakis: Harkonnen supremacy against Atreides prescience."""

    __slots__ = ()

    options: ClassVar[tuple[Option, ...]] = OPTIONS
    readings: ClassVar[tuple[Reading, ...]] = READINGS
    interrupting: ClassVar[Collection[type[Action]]] = (UseCone, *free_actions.TAKEN)
    actions: ClassVar[tuple[type[Action], ...]] = tuple(
        [action for part in ACTION_PARTS for action in part.ACTIONS]
    )
    steps: ClassVar[tuple[type[Step], ...]] = tuple([step for part in PARTS for step in part.STEPS])
    values: ClassVar[tuple[type, ...]] = (Mahdi, Legion, Bound, Where, Battle, Tally, *OPS)
    folder: ClassVar[Path] = Path(str(files("landsraad.arrakis")))

    def __init__(self, setup: Setup, chance: Chance, box: Box | None = None) -> None:
        super().__init__(setup, chance, box or box_of(setup.played_by))

    @property
    def round_number(self) -> int:
        return self.round

    @classmethod
    def read_lineup(
        cls, seats: Sequence[str] | None, options: Mapping[str, object]
    ) -> tuple[str, ...]:
        return read_lineup(seats, options)

    @classmethod
    def read_chosen(
        cls, options: Mapping[str, object], seats: tuple[str, ...]
    ) -> Mapping[str, Value]:
        return read_arrakis_options(options, cls.readings)

    def begin(self) -> None:
        for step in self.first_steps():
            self.push(step)

    def first_steps(self) -> tuple[Step, ...]:
        return solo.first_steps() if self.automated else order.first_steps()

    def steps_at(self, phase: str, turn: str) -> tuple[Step, ...]:
        return solo.steps_at(phase, turn) if self.automated else order.steps_at(phase, turn)

    def settle(self) -> None:
        """A-SOLO-GEN-1: where no seat plays the Harkonnen, the rules answer for them."""
        ArrakisState.settle(self)
        while self.automated and automaton.act(self, self.asked):
            ArrakisState.settle(self)

    def begin_op(self, seat: str, op: Op, bound: Bounds) -> None:
        verbs = VERBS
        if self.automated:
            verbs = MAHDI_VERBS[self.side(seat)]
        verbs[type(op)](self, seat, op, bound)

    def interruptions(self) -> tuple[Decision, ...]:
        """A-FREE-1: free actions of the side whose turn it is, and claims (A-PRES-5)."""
        found = free_actions.offers(self)
        return found + cones.offers(self) if self.cones else found

    def interrupt(self, action: Action) -> None:
        if isinstance(action, UseCone):
            cones.open_cone(self, action.seat)
        else:
            free_actions.take(self, action)

    def confidants(self, seat: str) -> tuple[str, ...]:
        return cones.confidants(self, seat) if self.cones and self.stack else ()

    def why_not(self, action: Action) -> Because | None:
        """Only an action that can be written breaks a rule in particular."""
        try:
            self.notation().from_json(action.to_json())
        except (UnreadableAction, TypeError):
            return None
        return (
            cones.why_not(self, action)
            or super().why_not(action)
            or free_actions.why_not(self, action)
            or moments.why_not_now(self, action)
        )

    def public_view(self) -> Mapping[str, Any]:
        return views.public_view(self)

    def private_view(self, eyes: str | None) -> Mapping[str, Any]:
        return views.private_view(self, eyes)

    def redeal_hidden(self, eyes: str | None, chance: Chance) -> None:
        knowledge.redeal_hidden(self, eyes, chance)

    def arrange(self, reader: PositionReader) -> None:
        position.arrange(self, reader)

    def faults(self) -> Iterator[str]:
        return faults(self)

    @classmethod
    def names(cls, language: str, options: Mapping[str, Value]) -> Mapping[str, str]:
        return names.names(language, str(options.get(BOX, "")))

    @classmethod
    def view_type(cls) -> Any:
        return ArrakisView
