"""Limits: no leader without units, no more units than an area holds (A-UNIT-5, A-UNIT-14)."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis import tank
from landsraad.arrakis.actions.common import Done, RemoveUnit
from landsraad.arrakis.board import AREA, members
from landsraad.arrakis.box import SIDES
from landsraad.arrakis.event_data import figures_of
from landsraad.arrakis.legion import EMPTY, EVERY_UNIT, Legion
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel import Action, Decision, Listed, Product, just
from landsraad.kernel.refusals import Because, because


def tidy(game: ArrakisState) -> bool:
    """Remove leaders left alone; whether an owner must now remove units over the limit."""
    crowded = False
    for area in members(game.strained):
        for side in SIDES:
            if area in game.legions[side] and over_limit(game, side, area):
                game.push(Excess(side, area))
                crowded = True
    return crowded


def tidy_area(game: ArrakisState, side: str, area: int) -> None:
    """The same for one area: elsewhere pieces may still be on their way (A-FX-1, A-MOVE-6)."""
    if over_limit(game, side, area):
        game.push(Excess(side, area))


def over_limit(game: ArrakisState, side: str, area: int) -> bool:
    """Whether an area has too many units; leaders without any are dismissed."""
    legion = game.legion(side, area)
    size = legion.size
    if not size and legion:
        dismiss(game, side, area, legion)
    return size > game.stacking_limit(side)


def dismiss(game: ArrakisState, side: str, area: int, legion: Legion) -> None:
    """A-UNIT-15: leaders without units go at once; named ones to the tank."""
    game.set_legion(side, area, EMPTY)
    game.emit(
        "leaders_alone",
        {
            "side": side,
            "area": AREA.names[area],
            "leaders": legion.leaders,
            "figures": figures_of(legion),
        },
    )
    for leader in legion.named:
        tank.receive(game, leader, area)


@dataclass(frozen=True, slots=True)
class Excess(ArrakisStep):
    """The owner removes units of their choice until the area is within the limit."""

    side: str
    area: int

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        legion = game.legion(self.side, self.area)
        if legion.size <= game.stacking_limit(self.side):
            return ()
        seat = game.seat(self.side)
        pieces = [*[kind for kind in EVERY_UNIT if legion.has(kind)], *legion.tokens]
        area = just(AREA.names[self.area])
        return (Decision(seat, "excess", Product(RemoveUnit, seat, area, Listed(*pieces))),)

    def answer(self, game: ArrakisState, action: RemoveUnit) -> None:
        token = action.piece not in EVERY_UNIT
        gone = Legion(tokens=(action.piece,)) if token else EMPTY.with_one(action.piece)
        game.take(self.side, self.area, gone)
        if action.piece in game.box.tokens:
            game.tokens_unseen = tuple(sorted((*game.tokens_unseen, action.piece)))
        game.emit(
            "excess_removed",
            {
                "side": self.side,
                "area": action.area,
                "piece": "token" if token else action.piece,
            },
        )

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        area, units = AREA.names[self.area], game.legion(self.side, self.area).size
        limit = game.stacking_limit(self.side)
        if isinstance(action, Done) or (isinstance(action, RemoveUnit) and action.area != area):
            return because("A-UNIT-5", "over", units=units, area=area, limit=limit)
        if not isinstance(action, RemoveUnit):
            return None
        return because("A-UNIT-5", "not_there", piece=action.piece, area=area)


STEPS = (Excess,)
