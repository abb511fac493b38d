"""Verbs of the desert: Desert Power, wormsigns, sandworms, Coriolis storms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from landsraad.arrakis import worms
from landsraad.arrakis.actions.common import ask_or_done
from landsraad.arrakis.actions.desert import (
    LiftWormsign,
    MoveWorm,
    PickDesertPower,
    PutWorm,
    PutWormsign,
    WormAttack,
)
from landsraad.arrakis.board import AREA, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.ops import (
    ALL_OF_THEM,
    CoriolisStorms,
    DesertPower,
    DiscardWormsigns,
    MoveSandworm,
    PlaceSandworm,
    PlaceWormsigns,
    SandwormAttack,
    Where,
)
from landsraad.arrakis.resolve import Bounds, Resolve, asks_so_many
from landsraad.arrakis.state import NOWHERE, ArrakisState, names_of
from landsraad.arrakis.step import ArrakisStep
from landsraad.arrakis.storms import Storms, exposed
from landsraad.arrakis.where import areas
from landsraad.arrakis.worms import ASIDE, SOURCE, WILD_MAKER, WILD_MAKER_ASIDE, WormStrikes
from landsraad.kernel import Action, Bits, Choices, Decision, Listed, Product, just
from landsraad.kernel.refusals import Because, because

WORMSIGNS = "wormsigns"
MOVE = "move"
ATTACK = "attack"
NUMBER = 2
"""How many wormsigns one Desert Power action places, or sandworms it moves."""


# Desert Power.


@dataclass(frozen=True, slots=True)
class UsingDesertPower(ArrakisStep):
    """So many Desert Power actions, each one of its choices (A-RESULT-10)."""

    seat: str
    left: int

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        choices = desert_choices(game) if self.left else []
        picks = Product(PickDesertPower, self.seat, Listed(*choices))
        return ask_or_done(self.seat, "desert_power", picks)

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.become(UsingDesertPower(self.seat, self.left - 1))
        if isinstance(action, PickDesertPower):
            begin_choice(game, self.seat, action.choice)

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, PickDesertPower):
            return None
        if action.choice == WILD_MAKER and WILD_MAKER in game.spent:
            return because("A-SPEC-2", "spent", leader=WILD_MAKER).under("A-RESULT-10")
        return because("A-RESULT-10", "choices", choices=desert_choices(game))


def desert_choices(game: ArrakisState) -> list[str]:
    """The choices of a Desert Power action that would have an effect."""
    possible = {
        WORMSIGNS: game.wormsigns_left() and open_sand(game),
        MOVE: moves(game, game.worms),
        ATTACK: attacks(game, game.worms),
        WILD_MAKER: wild_maker_ready(game),
    }
    return [choice for choice, found in possible.items() if found]


def wild_maker_ready(game: ArrakisState) -> bool:
    """A-SPEC-5: its special action takes the place of the others, once a round."""
    if WILD_MAKER not in game.in_play or WILD_MAKER in game.spent:
        return False
    if game.wild_maker == NOWHERE:
        return True
    here = 1 << game.wild_maker
    return bool(moves(game, here) or attacks(game, here))


def begin_choice(game: ArrakisState, seat: str, choice: str) -> None:
    if choice == WORMSIGNS:
        game.push(PlacingWormsigns(seat, NUMBER))  # A-RESULT-11
    elif choice == MOVE:
        game.push(MovingWorms(seat, NUMBER))  # A-RESULT-12
    elif choice == ATTACK:
        game.push(AttackingWorm(seat))  # A-RESULT-13
    else:
        game.spent = tuple(sorted((*game.spent, WILD_MAKER)))
        game.emit("wild_maker_called", {}, since=4)
        game.push(Resolve(seat, WILD_MAKER, game.box.leaders[WILD_MAKER].ops))


# Wormsigns.


def open_sand(game: ArrakisState) -> int:
    """A-RESULT-11, A-RESULT-14: desert with neither wormsign nor sandworm nor sietch."""
    return game.board.desert & ~(game.wormsigns | game.worms | game.settled[ATREIDES])


@dataclass(frozen=True, slots=True)
class PlacingWormsigns(ArrakisStep):
    """Put wormsigns down one by one; nobody looks at them (A-WORM-2, A-RESULT-15)."""

    seat: str
    left: int

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        goals = open_sand(game)
        if not self.left or not game.wormsigns_left():
            return ()
        signs = Product(PutWormsign, self.seat, Bits(goals, AREA))
        return ask_or_done(self.seat, "place_wormsign", signs)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if not isinstance(action, PutWormsign):
            game.end_step()
            return
        game.wormsigns |= 1 << AREA.numbers[action.area]
        game.emit("wormsigns_placed", {"areas": [action.area]})
        game.become(PlacingWormsigns(self.seat, self.left - 1))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, PutWormsign):
            return None
        if action.area not in names_of(game.board.desert):
            return because("A-RESULT-11", "no_desert", area=action.area)
        here = 1 << AREA.numbers[action.area]
        if game.settled[ATREIDES] & here:
            return because("A-RESULT-11", "sietch", area=action.area)
        if game.worms & here:
            return because("A-RESULT-11", "worm", area=action.area)
        return because("A-RESULT-11", "wormsign", area=action.area)


def discard_wormsigns(game: ArrakisState, seat: str, op: DiscardWormsigns, bound: Bounds) -> None:
    game.push(LiftingWormsigns(seat, op.where, op.count))


@dataclass(frozen=True, slots=True)
class LiftingWormsigns(ArrakisStep):
    """Discard wormsigns one by one, unseen (A-FX-12); `left` of them, or as many as there are."""

    seat: str
    where: Where
    left: int

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        signs = game.wormsigns & areas(game, self.seat, self.where) if self.left else 0
        lifted = Product(LiftWormsign, self.seat, Bits(signs, AREA))
        return ask_or_done(self.seat, "lift_wormsign", lifted)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if not isinstance(action, LiftWormsign):
            game.end_step()
            return
        game.wormsigns &= ~(1 << AREA.numbers[action.area])
        game.emit("wormsigns_discarded", {"areas": [action.area]})
        left = self.left if self.left == ALL_OF_THEM else self.left - 1
        game.become(self.but(left=left))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, LiftWormsign):
            return None
        if action.area not in names_of(game.wormsigns):
            return because("A-FX-12", "no_sign", area=action.area)
        return because("A-FX-12", "not_meant", area=action.area)


# Sandworms.


def place_sandworm(game: ArrakisState, seat: str, op: PlaceSandworm, bound: Bounds) -> None:
    game.push(PlacingWorms(seat, op.where, op.count, op.which))


@dataclass(frozen=True, slots=True)
class PlacingWorms(ArrakisStep):
    """Place different sandworms in different areas (A-FX-11).

    Attributes:
        seat: who places. `where`: into which areas; `left`: how many more.
        which: `wild_maker` if only its figure is meant, from off the board.
        placed: the areas that have got one.
    """

    seat: str
    where: Where
    left: int
    which: str
    placed: int = 0

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        ways = self.ways(game) if self.left else []
        return ask_or_done(self.seat, "place_worm", *ways)

    def ways(self, game: ArrakisState) -> list[Choices[Action]]:
        goals = areas(game, self.seat, replace(self.where, another_sandworm=False))
        from_where = worms.sources(game, self.placed)
        if self.which == WILD_MAKER:
            from_where &= WILD_MAKER_ASIDE
        if not self.where.another_sandworm:
            groups = [(from_where, goals)]
        else:  # next to a different one, so each that is moved counts only the others
            groups = [(from_where & ASIDE, goals & game.board.around(game.worms))]
            for start in members(from_where & ~ASIDE):
                others = game.worms & ~(1 << start)
                groups.append((1 << start, goals & game.board.around(others)))
        return [
            Product(PutWorm, self.seat, Bits(fit, AREA), Bits(some, SOURCE))
            for some, fit in groups
            if some and fit
        ]

    def answer(self, game: ArrakisState, action: Action) -> None:
        if not isinstance(action, PutWorm):
            game.end_step()
            return
        area = AREA.numbers[action.area]
        worms.bring(game, action.source, area)
        game.become(self.but(left=self.left - 1, placed=self.placed | 1 << area))
        game.push(WormStrikes(area))  # A-WORM-5

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, PutWorm):
            return None
        there = worms.sources(game, self.placed)
        if self.which == WILD_MAKER:
            there &= WILD_MAKER_ASIDE
        if action.source not in Bits(there, SOURCE):
            return worms.why_not_from(game, action.source, self.placed)
        return because("A-FX-11", "not_meant", area=action.area)


def move_sandworm(game: ArrakisState, seat: str, op: MoveSandworm, bound: Bounds) -> None:
    game.push(MovingWorms(seat, op.count, op.which))


def reaching(
    game: ArrakisState, some: int, reach: Callable[[str, int], int], goals: int
) -> list[tuple[int, int]]:
    """These sandworms, each with the goals in its reach; those that have none are left out."""
    found = [(start, reach(game.blast, start) & goals) for start in members(some)]
    return [(start, within) for start, within in found if within]


def moves(game: ArrakisState, some: int) -> list[tuple[int, int]]:
    """These sandworms, each with where it may move."""
    return reaching(game, some, worms.paths, worms.resting_places(game)) if some else []


@dataclass(frozen=True, slots=True)
class MovingWorms(ArrakisStep):
    """Move different sandworms; those in the areas of `moved` have moved (A-WORM-7)."""

    seat: str
    left: int
    which: str = ""
    moved: int = 0

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        ready = moves(game, worms.of_kind(game, self.which) & ~self.moved) if self.left else []
        ways = [
            Product(MoveWorm, self.seat, just(AREA.names[start]), Bits(goals, AREA))
            for start, goals in ready
        ]
        return ask_or_done(self.seat, "move_worm", *ways)

    def answer(self, game: ArrakisState, action: Action) -> None:
        if not isinstance(action, MoveWorm):
            game.end_step()
            return
        to = AREA.numbers[action.to]
        worms.move(game, AREA.numbers[action.start], to)
        game.become(self.but(left=self.left - 1, moved=self.moved | 1 << to))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, MoveWorm):
            return None
        if action.start in names_of(self.moved & game.worms):
            return because("A-RESULT-12", "moved", area=action.start)
        if self.which == WILD_MAKER and action.start in names_of(game.worms):
            return because("A-RESULT-12", "wild_maker_only", area=action.start)
        if action.start not in names_of(worms.of_kind(game, self.which)):
            return because("A-WORM-7", "no_worm", area=action.start)
        start, to = AREA.numbers[action.start], action.to
        if to in names_of(game.settled[ATREIDES]):
            return because("A-WORM-8", "sietch", area=to)
        if to not in names_of(worms.paths(game.blast, start)):
            return because("A-WORM-7", "too_far", start=action.start, to=to)
        return because("A-WORM-7", "taken", area=to)


def sandworm_attack(game: ArrakisState, seat: str, op: SandwormAttack, bound: Bounds) -> None:
    game.push(AttackingWorm(seat, op.which))


def attacks(game: ArrakisState, some: int) -> list[tuple[int, int]]:
    """These sandworms, each with what it may attack."""
    return reaching(game, some, worms.reach, worms.prey(game)) if some else []


@dataclass(frozen=True, slots=True)
class AttackingWorm(ArrakisStep):
    """Attack with one sandworm (A-WORM-9)."""

    seat: str
    which: str = ""

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        ready = attacks(game, worms.of_kind(game, self.which))
        ways = [
            Product(WormAttack, self.seat, just(AREA.names[start]), Bits(targets, AREA))
            for start, targets in ready
        ]
        return ask_or_done(self.seat, "worm_attack", *ways)

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        if isinstance(action, WormAttack):
            worms.attack(game, AREA.numbers[action.start], AREA.numbers[action.target])

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, WormAttack):
            return None
        if action.start not in names_of(worms.of_kind(game, self.which)):
            return because("A-WORM-9", "no_worm", area=action.start)
        within = worms.reach(game.blast, AREA.numbers[action.start])
        if action.target not in names_of(within):
            return because("A-WORM-9", "too_far", start=action.start, to=action.target)
        target = AREA.numbers[action.target]
        if game.held[HARKONNEN] >> target & 1:
            return because("A-WORM-10", "shelter", area=action.target)
        return because("A-WORM-10", "no_prey", area=action.target)


# Storms.


def coriolis_storms(game: ArrakisState, seat: str, op: CoriolisStorms, bound: Bounds) -> None:
    game.push(Storms(seat, exposed(game), optional=True))


VERBS = {
    DesertPower: asks_so_many(UsingDesertPower),
    PlaceWormsigns: asks_so_many(PlacingWormsigns),
    DiscardWormsigns: discard_wormsigns,
    PlaceSandworm: place_sandworm,
    MoveSandworm: move_sandworm,
    SandwormAttack: sandworm_attack,
    CoriolisStorms: coriolis_storms,
}
STEPS = (
    UsingDesertPower,
    PlacingWormsigns,
    LiftingWormsigns,
    PlacingWorms,
    MovingWorms,
    AttackingWorm,
)
