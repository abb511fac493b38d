"""Movement of the Harkonnen: which legion, towards which sietch, by which path (A-SOLO-MOVE)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from landsraad.arrakis.actions.free import PickArea
from landsraad.arrakis.actions.movement import MoveGroup, PickLegion, Relocate
from landsraad.arrakis.board import AREA, ZONE, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.legion import GENERIC, Figures, Legion
from landsraad.arrakis.movement import FOOT, MoveLegions
from landsraad.arrakis.ops import Attack, MoveLegion, RelocateLegion
from landsraad.arrakis.resolve import Bounds, Resolve, bind, lookup
from landsraad.arrakis.solo.attacks import attack, lifts
from landsraad.arrakis.solo.distance import FAR, apart, nearest_sietches, to_go
from landsraad.arrakis.solo.strength import Strength, strength
from landsraad.arrakis.solo.tactics import target_sietch
from landsraad.arrakis.solo.tokens import leave_settlement
from landsraad.arrakis.solo.verdict import MahdiStep, Option, Rung, Verdict, weigh
from landsraad.arrakis.state import NOWHERE, ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.verbs.legions import Relocating
from landsraad.arrakis.where import areas
from landsraad.kernel import Action

# Towards which sietch.


def stronger_than_defender(game: ArrakisState, legions: int, sietch: int) -> bool:
    """Whether one of these legions is stronger than the one that defends a sietch."""
    defender = strength(game.legion(ATREIDES, sietch))
    return any(strength(game.legion(HARKONNEN, area)) > defender for area in members(legions))


def goal_of_moves(game: ArrakisState, legions: int) -> int:
    """A-SOLO-MOVE-3, A-SOLO-MOVE-6: the target sietch or that of this turn; NOWHERE if unclear."""
    temporary = game.mahdi.temporary
    if temporary != NOWHERE and game.settled[ATREIDES] >> temporary & 1:
        return temporary
    target = target_sietch(game)
    if target != NOWHERE and stronger_than_defender(game, legions, target):
        return target
    return NOWHERE


@dataclass(frozen=True, slots=True)
class SietchFacts:
    away: int
    rank: int


GOAL_RUNGS: Final = (
    Rung("A-SOLO-MOVE-4", "areas_from_target", min, lambda facts: facts.away),
    Rung("A-SOLO-MOVE-5", "rank", max, lambda facts: facts.rank, secret=True),
)


def temporary_target(game: ArrakisState, legions: int) -> Verdict | None:
    """A-SOLO-MOVE-4: another sietch for this turn; none if no legion is strong enough for any."""
    target = target_sietch(game)
    options: list[Option] = [
        (
            PickArea(HARKONNEN, AREA.names[sietch]),
            SietchFacts(
                0 if target == NOWHERE else apart(game, target, sietch),
                game.rank(ATREIDES, sietch),
            ),
        )
        for sietch in members(game.settled[ATREIDES])
        if sietch != target and stronger_than_defender(game, legions, sietch)
    ]
    return weigh("temporary_target", "A-SOLO-MOVE-4", options, GOAL_RUNGS)


# Which legion, and where to.


@dataclass(frozen=True, slots=True)
class LegionFacts:
    """A legion: how far it is from where it is to go, and how strong."""

    away: int
    strength: Strength


ORDER_RUNGS: Final = (
    Rung("A-SOLO-MOVE-1", "areas_to_go", min, lambda facts: facts.away),
    Rung("A-SOLO-MOVE-2", "strength", max, lambda facts: facts.strength),
)


@dataclass(frozen=True, slots=True)
class PathFacts:
    """Where a move ends, and what is there."""

    left: int
    flies: bool
    joins: bool
    to_a_sietch: int
    terrain: str
    joined: Strength


PATH_RUNGS: Final = (
    Rung("A-SOLO-MOVE-1", "areas_left", min, lambda facts: facts.left),
    Rung("A-SOLO-MOVE-1", "ornithopter", min, lambda facts: facts.flies),
    Rung("A-SOLO-MOVE-8", "joins", max, lambda facts: facts.joins),
    Rung("A-SOLO-MOVE-9", "areas_from_a_sietch", min, lambda facts: facts.to_a_sietch),
    Rung("A-SOLO-MOVE-10", "mountain", max, lambda facts: facts.terrain == "mountain"),
    Rung("A-SOLO-MOVE-11", "plateau_or_erg", max, lambda facts: facts.terrain == "plateau_or_erg"),
    Rung("A-SOLO-MOVE-12", "quiet_desert", max, lambda facts: facts.terrain == "quiet_desert"),
)
JOIN_RUNGS: Final = (Rung("A-SOLO-MOVE-15", "joined_strength", max, lambda facts: facts.joined),)


def ground(game: ArrakisState, area: int) -> str:
    """What the last path rungs ask for."""
    board = game.board
    if board.mountain >> area & 1:
        return "mountain"
    if (board.plateau | board.minor_erg) >> area & 1:
        return "plateau_or_erg"
    return "wormsign" if game.wormsigns >> area & 1 else "quiet_desert"


def part_that_fits(movers: Legion, room: int) -> Legion:
    """A-SOLO-MOVE-8: as many units as fit, strongest first, and all leaders."""
    special = min(movers.special, room)
    elite = min(movers.elite, room - special)
    tokens = movers.tokens[: room - special - elite]
    regular = min(movers.regular, room - special - elite - len(tokens))
    return Legion(regular, elite, special, movers.generic, movers.named, tokens)


def fields_of(group: Legion) -> tuple[Figures, Figures, tuple[str, ...]]:
    """The fields of an action that mean this group."""
    units = tuple(
        [
            (kind, number)
            for kind in ("regular", "elite", "special")
            if (number := getattr(group, kind))
        ]
    )
    generic: Figures = ((GENERIC, group.generic),) if group.generic else ()
    return units, (*generic, *[(name, 1) for name in group.named]), group.tokens


def move(start: int, group: Legion, to: int, by: str) -> MoveGroup:
    return MoveGroup(HARKONNEN, AREA.names[start], *fields_of(group), AREA.names[to], by)


def room_in(game: ArrakisState, area: int) -> int:
    """How many units more an area takes."""
    return game.stacking_limit(HARKONNEN) - game.legion(HARKONNEN, area).size


def begin_move(game: ArrakisState, seat: str, op: MoveLegion, bound: Bounds) -> None:
    """A-SOLO-MENTAT-2: who may move and then attack, and can attack at once, does not move."""
    top = game.stack[-1]
    following = top.ops[0] if isinstance(top, Resolve) and top.ops else None
    if isinstance(following, Attack) and following.legion.ref:
        legions = areas(game, seat, op.legion, bound)
        if attack(game, legions):
            figures = lookup(bound, op.legion.ref).figures if op.legion.ref else op.legion.contains
            bind(game, following.legion.ref, legions, figures)
            return
    game.push(MahdiMove(seat, op.legion, op.count, bound))


@dataclass(frozen=True)  # without slots: those of a compiled base would be made a second time
class MahdiMove(MahdiStep, MoveLegions):
    """Legions of the Harkonnen move, one after the other (A-SOLO-MOVE-1).

    `vacated` areas have been left: tokens put there do not move at once (A-SOLO-MOVE-16).
    """

    vacated: int = 0
    but = ArrakisStep.but  # that of the base knows the base's fields alone

    def candidates(self, game: ArrakisState) -> int:
        return MoveLegions.candidates(self, game) & ~self.vacated

    def verdict(self, game: ArrakisState) -> Verdict | None:
        if not self.left:
            return None
        legions = self.candidates(game)
        goal = goal_of_moves(game, legions)
        if goal == NOWHERE:
            return temporary_target(game, legions)
        if self.start != NOWHERE:
            return self.path(game, self.start, goal)
        needed = self.needed(game)
        options: list[Option] = [
            (
                PickLegion(HARKONNEN, AREA.names[area]),
                LegionFacts(apart(game, goal, area), strength(self.movers(game, HARKONNEN, area))),
            )
            for area in members(legions)
            if self.fit(self.movers(game, HARKONNEN, area), needed) and self.path(game, area, goal)
        ]
        return weigh("move_order", "A-SOLO-MOVE-1", options, ORDER_RUNGS)

    def path(self, game: ArrakisState, start: int, goal: int) -> Verdict | None:
        """Where the legion of an area goes; next to the goal it only joins (A-SOLO-MOVE-15)."""
        if apart(game, goal, start) == 1:
            return weigh("join", "A-SOLO-MOVE-15", self.joins(game, start, goal), JOIN_RUNGS)
        return weigh("path", "A-SOLO-MOVE-1", self.steps(game, start, goal), PATH_RUNGS)

    def steps(self, game: ArrakisState, start: int, goal: int) -> list[Option]:
        """All moves that bring a legion nearer to the goal, if it is strong enough for it."""
        movers = self.movers(game, HARKONNEN, start)
        if strength(movers) <= strength(game.legion(ATREIDES, goal)):  # A-SOLO-MOVE-3
            return []
        left = to_go(game, goal)
        free = game.free(HARKONNEN) & ~(1 << start)
        on_foot = game.board.aloft[start] & free
        in_flight = game.board.aloft_2[start] & free & ~on_foot
        flights = [(ZONE.names[zone], in_flight) for zone in lifts(game, start)]
        return [
            (move(start, part_that_fits(movers, room), to, by), self.facts(game, to, by, left[to]))
            for by, reach in ((FOOT, on_foot), *flights)
            for to in members(reach)
            if left[to] < min(left[start], FAR) and (room := room_in(game, to)) > 0
        ]

    def facts(self, game: ArrakisState, to: int, by: str, left: int) -> PathFacts:
        joined = strength(game.legion(HARKONNEN, to))
        to_a_sietch = nearest_sietches(game, to)[0]
        joins = bool(game.held[HARKONNEN] >> to & 1)
        return PathFacts(left, by != FOOT, joins, to_a_sietch, ground(game, to), joined)

    def joins(self, game: ArrakisState, start: int, goal: int) -> list[Option]:
        """A-SOLO-MOVE-15: to a legion next to the goal too, if together they are strong enough."""
        movers = self.movers(game, HARKONNEN, start)
        defender = strength(game.legion(ATREIDES, goal))
        options: list[Option] = []
        for to in members(game.board.aloft[start] & game.held[HARKONNEN]):
            room = room_in(game, to)
            if room < 1 or apart(game, goal, to) != 1:
                continue
            group = part_that_fits(movers, room)
            joined = strength(game.legion(HARKONNEN, to) + group)
            if joined > max(defender, strength(game.legion(HARKONNEN, start))):
                facts = PathFacts(1, False, True, 1, ground(game, to), joined)
                options.append((move(start, group, to, FOOT), facts))
        return options

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, PickArea):
            game.mahdi = replace(game.mahdi, temporary=AREA.numbers[action.area])
        else:
            MoveLegions.answer(self, game, action)

    def move(self, game: ArrakisState, action: MoveGroup) -> None:
        start = AREA.numbers[action.start]
        if game.legion(HARKONNEN, start) == action.group():
            MoveLegions.move(replace(self, vacated=self.vacated | 1 << start), game, action)
        else:
            MoveLegions.move(self, game, action)
        if action.by != FOOT:
            game.mahdi = replace(game.mahdi, flew=True)
        leave_settlement(game, start)


# Flying a legion straight to another one.


FLIGHT_RUNGS: Final = (
    Rung("A-SOLO-MENTAT-7", "areas_from_target", min, lambda facts: facts.away),
    Rung("A-SOLO-MOVE-2", "strength", max, lambda facts: facts.strength),
)


def begin_relocate(game: ArrakisState, seat: str, op: RelocateLegion, bound: Bounds) -> None:
    game.push(MahdiRelocate(seat, op.legion, op.to))


class MahdiRelocate(MahdiStep, Relocating):
    """A legion of a settlement flies to another one that is nearer to the target sietch."""

    __slots__ = ()

    def verdict(self, game: ArrakisState) -> Verdict | None:
        target = target_sietch(game)
        if target == NOWHERE:
            return None
        options: list[Option] = []
        for start in members(areas(game, self.seat, self.legion)):
            legion = game.legion(HARKONNEN, start)
            for to in members(areas(game, self.seat, self.to) & ~(1 << start)):
                away = apart(game, target, to)
                room = room_in(game, to)
                if room > 0 and away < apart(game, target, start):
                    group = part_that_fits(legion, room)
                    flight = Relocate(
                        HARKONNEN, AREA.names[start], *fields_of(group), AREA.names[to]
                    )
                    options.append((flight, LegionFacts(away, strength(legion))))
        return weigh("relocate", "A-SOLO-MENTAT-7", options, FLIGHT_RUNGS)


STEPS = (MahdiMove, MahdiRelocate)
VERBS = {MoveLegion: begin_move, RelocateLegion: begin_relocate}
