"""Verbs that take legions elsewhere without a move: relocate, push, move a sietch; and sectors."""

from __future__ import annotations

from dataclasses import dataclass

from landsraad.arrakis.actions.cards import PickSector, PickSietch, PushTo
from landsraad.arrakis.actions.common import ask_or_done
from landsraad.arrakis.actions.movement import PickLegion, Relocate
from landsraad.arrakis.arrival import Arrival
from landsraad.arrakis.board import AREA, SECTOR_MASK, SECTORS, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.event_data import group_data
from landsraad.arrakis.legion import GroupFields, groups
from landsraad.arrakis.limits import tidy
from landsraad.arrakis.ops import ChooseSector, MoveSietch, PushLegion, RelocateLegion, Where
from landsraad.arrakis.resolve import Bounds, bind
from landsraad.arrakis.solo.tokens import leave_settlement
from landsraad.arrakis.state import NOWHERE, OTHER, ArrakisState, names_of
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.where import areas
from landsraad.arrakis.why import no_legion, not_free, not_meant, not_next, not_part
from landsraad.kernel import Action, Bits, Choices, Decision, Listed, Product, Sum, just
from landsraad.kernel.native import mypyc_attr
from landsraad.kernel.refusals import Because, because


def relocate_legion(game: ArrakisState, seat: str, op: RelocateLegion, bound: Bounds) -> None:
    game.push(Relocating(seat, op.legion, op.to))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Relocating(ArrakisStep):
    """Fly a legion, or a group of it, straight to another own legion."""

    seat: str
    legion: Where
    to: Where
    start: int = NOWHERE

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        to = areas(game, self.seat, self.to)
        if self.start != NOWHERE:
            goals = Bits(to & ~(1 << self.start), AREA)
            here = just(AREA.names[self.start])
            fit = groups(game.legion(game.side(self.seat), self.start))
            flights = [Product(Relocate, self.seat, here, *fields, goals) for fields in fit]
            return (Decision(self.seat, "relocate", Sum(*flights)),)
        starts = areas(game, self.seat, self.legion)
        if to.bit_count() < 2:
            return ()
        picks = Product(PickLegion, self.seat, Bits(starts, AREA))
        return ask_or_done(self.seat, "pick_legion", picks)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, PickLegion):
            start = AREA.numbers[action.area]
            game.become(Relocating(self.seat, self.legion, self.to, start))
            return
        game.end_step()
        if isinstance(action, Relocate):
            carry(game, self.seat, action)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        side = game.side(self.seat)
        if isinstance(action, PickLegion):
            nobody = no_legion(game, side, action.area)
            return nobody or not_meant(game, side, self.legion, AREA.numbers[action.area])
        if not isinstance(action, Relocate):
            return None
        if self.start == NOWHERE:
            starts = names_of(areas(game, self.seat, self.legion))
            return because("A-MOVE-5", "first", areas=starts)
        goals = areas(game, self.seat, self.to) & ~(1 << self.start)
        wrong = why_not_carried(game, side, action, self.start)
        return wrong or because("A-FX-8", "goals", areas=names_of(goals))


def why_not_carried(game: ArrakisState, side: str, action: Relocate, start: int) -> Because | None:
    """Why this group cannot be taken elsewhere from the area that was chosen."""
    here = AREA.names[start]
    if action.start != here:
        return because("A-MOVE-5", "chosen", area=here)
    if not action.group().size:
        return because("A-MOVE-3", "no_unit", area=here)
    return not_part(action.group(), game.legion(side, start), here)


def carry(game: ArrakisState, seat: str, action: Relocate) -> None:
    """A group goes from one area to another, and arrives there."""
    side, group = game.side(seat), action.group()
    start, to = AREA.numbers[action.start], AREA.numbers[action.to]
    game.take(side, start, group)
    game.put(side, to, group)
    game.emit(
        "relocated",
        {"side": side, "start": action.start, "to": action.to, **group_data(group)},
    )
    if side == HARKONNEN:
        leave_settlement(game, start)
    game.push(Arrival(side, 1 << to))
    tidy(game)


def push_legion(game: ArrakisState, seat: str, op: PushLegion, bound: Bounds) -> None:
    game.push(Pushing(seat, op.legion, op.to))


@dataclass(frozen=True, slots=True)
class Pushing(ArrakisStep):
    """Push a whole enemy legion to an area next to it: no retreat and no attack."""

    seat: str
    legion: Where
    to: Where

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        goals = areas(game, self.seat, self.to)
        pushes = [
            Product(PushTo, self.seat, just(AREA.names[start]), Bits(reach, AREA))
            for start in members(areas(game, self.seat, self.legion))
            if (reach := game.board.near[start] & goals)
        ]
        return ask_or_done(self.seat, "push", *pushes)

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        if isinstance(action, PushTo):
            enemy = OTHER[game.side(self.seat)]
            start, to = AREA.numbers[action.start], AREA.numbers[action.to]
            legion = game.legion(enemy, start)
            game.take(enemy, start, legion)
            game.put(enemy, to, legion)
            names = {"start": action.start, "to": action.to}
            game.emit("pushed", {"side": enemy, **names, **group_data(legion)})
            if enemy == HARKONNEN:
                leave_settlement(game, start)
            game.push(Arrival(enemy, 1 << to))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, PushTo):
            return None
        enemy = OTHER[game.side(self.seat)]
        if nobody := no_legion(game, enemy, action.start):
            return nobody
        if not areas(game, self.seat, self.legion) >> AREA.numbers[action.start] & 1:
            return not_meant(game, enemy, self.legion, AREA.numbers[action.start])
        wrong = not_next(game, action.start, action.to) or not_free(game, enemy, action.to)
        return wrong or because("A-FX-8", "not_meant", area=action.to)


def move_sietch(game: ArrakisState, seat: str, op: MoveSietch, bound: Bounds) -> None:
    game.push(MovingSietch(seat, op.to))


@dataclass(frozen=True, slots=True)
class MovingSietch(ArrakisStep):
    """A sietch goes to an area next to it, then as much of its legion as its owner likes."""

    seat: str
    to: Where
    start: int = NOWHERE
    goal: int = NOWHERE

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        if self.start != NOWHERE:
            fit = groups(game.legion(ATREIDES, self.start))
            return ask_or_done(self.seat, "relocate", *self.along(fit))
        goals = areas(game, self.seat, self.to)
        moves = [
            Product(PickSietch, self.seat, just(AREA.names[start]), Bits(reach, AREA))
            for start in game.sietches
            if (reach := game.board.near[start] & goals)
        ]
        return ask_or_done(self.seat, "move_sietch", *moves)

    def along(self, fit: tuple[GroupFields, ...]) -> list[Choices[Action]]:
        here, there = just(AREA.names[self.start]), just(AREA.names[self.goal])
        return [Product(Relocate, self.seat, here, *fields, there) for fields in fit]

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, PickSietch):
            start, goal = AREA.numbers[action.start], AREA.numbers[action.to]
            carry_sietch(game, start, goal)
            game.become(MovingSietch(self.seat, self.to, start, goal))
            return
        game.end_step()
        if isinstance(action, Relocate):
            carry(game, self.seat, action)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if isinstance(action, Relocate) and self.start != NOWHERE:
            wrong = why_not_carried(game, ATREIDES, action, self.start)
            return wrong or because("A-FX-8", "goals", areas=[AREA.names[self.goal]])
        if not isinstance(action, PickSietch):
            return None
        if action.start not in names_of(game.settled[ATREIDES]):
            return because("A-BOARD-12", "no_sietch", area=action.start)
        far = not_next(game, action.start, action.to)
        return far or because("A-FX-8", "not_meant", area=action.to)


def carry_sietch(game: ArrakisState, start: int, goal: int) -> None:
    """A sietch keeps its home, its rank and its face."""
    game.sietches = {goal if area == start else area: s for area, s in game.sietches.items()}
    game.settled = {**game.settled, ATREIDES: game.settled[ATREIDES] & ~(1 << start) | 1 << goal}
    if game.found >> start & 1:
        game.found = game.found & ~(1 << start) | 1 << goal
    game.emit("sietch_moved", {"start": AREA.names[start], "to": AREA.names[goal]})


def choose_sector(game: ArrakisState, seat: str, op: ChooseSector, bound: Bounds) -> None:
    game.push(ChoosingSector(seat, op.contains, op.bind))


@dataclass(frozen=True, slots=True)
class ChoosingSector(ArrakisStep):
    """Choose a sector with a legion in it and give it a name."""

    seat: str
    contains: Where
    name: str

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        there = areas(game, self.seat, self.contains)
        sectors = [sector for sector in SECTORS if SECTOR_MASK[sector] & there]
        choice = Product(PickSector, self.seat, Listed(*sectors))
        return ask_or_done(self.seat, "choose_sector", choice)

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        if isinstance(action, PickSector):
            bind(game, self.name, 1 << SECTORS.index(action.sector))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, PickSector):
            return None
        there = areas(game, self.seat, self.contains)
        sectors = [sector for sector in SECTORS if SECTOR_MASK[sector] & there]
        return because("A-FX-9", "sectors", sectors=sectors)


VERBS = {
    RelocateLegion: relocate_legion,
    PushLegion: push_legion,
    MoveSietch: move_sietch,
    ChooseSector: choose_sector,
}
STEPS = (Relocating, Pushing, MovingSietch, ChoosingSector)
