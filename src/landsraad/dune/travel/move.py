"""One move, perhaps another with Hajr, and the end of a player's turn.

D-MOVE-1 one group · D-MOVE-2 how far · D-MOVE-3 to 6 ornithopters · D-MOVE-7 storm
D-MOVE-8 blocked strongholds · D-MOVE-9 the ally · D-MOVE-10 within a territory · D-MOVE-12 Hajr
D-MOVE-13 and 14 new allies in one territory · D-ADVISOR-7 and 8 advisors on the move
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

from landsraad.dune.actions.common import PASS, Pass
from landsraad.dune.actions.shipment import Coexist, Move, PlayHajr
from landsraad.dune.board import (
    ALL_CELLS,
    CELL,
    CITIES,
    POLAR_SINK,
    SECTOR_MASK,
    TERRITORIES,
    TERRITORY_MASK,
    TERRITORY_OF,
    mask_of,
    members,
    reach,
)
from landsraad.dune.cards import HAJR
from landsraad.dune.factions.table import COMMON, FACTION, FACTIONS
from landsraad.dune.karama import challenge
from landsraad.dune.step import DuneStep
from landsraad.dune.table import AREA, BENE_GESSERIT, FREMEN, Table
from landsraad.dune.travel.advisors import (
    SideStep,
    enters,
    flip_lonely_advisors,
    settle,
    sides,
    take_side,
)
from landsraad.dune.travel.groups import groups, origin_of, origins, relocate
from landsraad.dune.travel.limits import (
    barred_to_moves,
    closed_by_allies,
    coexists,
    shared_with,
)
from landsraad.dune.travel.scopes import MOVE
from landsraad.kernel import Action, Bits, Choices, Decision, Listed, Product, Sum

CITY_CELLS: Final = mask_of(cell for city in CITIES for cell in TERRITORIES[city].cells)
ANY_NUMBER: Final = COMMON.forces


# How far.


def has_ornithopters(game: Table, seat: str) -> bool:
    """D-MOVE-3: a force in a city as the move starts. D-MOVE-4: in 2009 since the storm phase."""
    if game.rules.ornithopters == "uncontested_at_end_of_storm_phase":
        return seat in game.ornithopters
    return bool(game.fighters(seat) & CITY_CELLS)


def allowance(game: Table, seat: str, quiet: bool = False) -> int:
    """D-MOVE-2: how many territories far. D-MOVE-5: advisors never use ornithopters."""
    if has_ornithopters(game, seat) and not quiet:
        return COMMON.move_with_ornithopters
    if seat == FREMEN and not game.is_stopped("move_two"):
        return FACTIONS[FACTION[FREMEN]].advantages["move_two"].numbers["territories"]
    return COMMON.move


def on_foot(game: Table, seat: str) -> int:
    """How far without the advantage of the Fremen."""
    return COMMON.move_with_ornithopters if has_ornithopters(game, seat) else COMMON.move


# Where to.


class Way(NamedTuple):
    """What limits the groups of one kind: how far, what they may not pass, where not end."""

    allowance: int
    blocked: int
    closed: int


def way_of(game: Table, seat: str, quiet: bool) -> Way:
    """D-MOVE-8, D-MOVE-9: strongholds with two others, and territories of allies."""
    no_limit = quiet or (seat == BENE_GESSERIT and coexists(game))
    blocked = barred_to_moves(game, seat, no_limit)
    closed = closed_by_allies(game, seat, no_limit, moving=True)
    if not game.rules.pass_through_ally:
        blocked |= closed
    return Way(allowance(game, seat, quiet), blocked, closed)


def ends(cell: int, storm: int, way: Way) -> int:
    """Where the forces of one cell may end their move."""
    # The territory they leave is never closed to them, even if an ally is there too.
    blocked = way.blocked & ~TERRITORY_MASK[TERRITORY_OF[cell]]
    return reach(cell, storm, way.allowance, blocked) & ~way.closed


@lru_cache(maxsize=1 << 14)
def destinations(cells: int, storm: int, way: Way) -> tuple[tuple[int, int], ...]:
    """D-MOVE-1: the cells of a territory in groups that can go together, with where they may go.

    Each destination is in one group only: with all the cells that reach it.
    """
    parts = {0: ALL_CELLS}
    for cell in members(cells):
        reached = ends(cell, storm, way)
        finer: dict[int, int] = {}
        for together, to in parts.items():
            if to & reached:
                finer[together | 1 << cell] = to & reached
            if to & ~reached:
                finer[together] = to & ~reached
        parts = finer
    return tuple([(together, to) for together, to in parts.items() if together])


def moves(game: Table, seat: str, closed: int) -> Choices[Action]:
    """D-MOVE-1: one group, or none; not into the cells that are `closed` for another reason."""
    spaces: list[Choices[Action]] = [PASS[seat]]
    ways: dict[bool, Way] = {}
    for territory, cells in origins(game, seat):
        quiet = game.is_advisor(seat, territory)
        if quiet not in ways:
            ways[quiet] = way_of(game, seat, quiet)
        for together, to in destinations(cells, game.storm, ways[quiet]):
            if to & ~closed:
                spaces += [
                    Product(Move, seat, *kinds, Bits(to & ~closed, AREA))
                    for kinds in groups(game, seat, together, ANY_NUMBER)
                ]
    return Sum(*spaces)


def why_no_move(game: Table, action: Move) -> str:
    """The rule that keeps a group from its destination."""
    cells = [cell for cell, _ in (*action.forces, *action.specials)]
    if not cells or action.to not in CELL or any(cell not in CELL for cell in cells):
        return ""
    if len({TERRITORY_OF[CELL[cell]] for cell in cells}) > 1:
        return "D-MOVE-1"
    way = way_of(game, action.seat, game.is_advisor(action.seat, TERRITORY_OF[CELL[cells[0]]]))
    start, to = CELL[cells[0]], 1 << CELL[action.to]
    if (to | mask_of(CELL[cell] for cell in cells)) & SECTOR_MASK[game.storm]:
        return "D-MOVE-7"
    if to & way.closed:
        return "D-MOVE-9"
    if to & reach(start, game.storm, way.allowance, 0) & ~ends(start, game.storm, way):
        return "D-MOVE-8"
    return ""


# The steps.


@dataclass(frozen=True, slots=True)
class Moving(DuneStep):
    """D-MOVE-1: a seat moves once, or passes; `closed`: cells an ally would not let it into."""

    seat: str
    closed: int = 0

    def ask(self, game: Table) -> tuple[Decision, ...]:
        choices = moves(game, self.seat, self.closed)
        if choices.size == 1:
            return ()
        return (Decision(self.seat, "move", choices),)

    def answer(self, game: Table, action: Move | Pass) -> None:
        if isinstance(action, Pass):
            self.run(game)
        elif self.seat == FREMEN and beyond(game, action, on_foot(game, FREMEN)):
            game.become(LongMove(action, self.closed))
            challenge(game, "move_two", FREMEN, MOVE)
        else:
            set_out(game, action, self.closed)

    def run(self, game: Table) -> None:
        game.lift(MOVE)
        game.become(TurnDone(self.seat))

    def why_not(self, game: Table, action: Action) -> str:
        return why_no_move(game, action) if isinstance(action, Move) else ""

    def view(self, game: Table, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "move", "seat": self.seat}


def beyond(game: Table, action: Move, territories: int) -> bool:
    """Whether some force of the group could not come so far with a lesser allowance."""
    way = way_of(game, action.seat, quiet=False)
    lesser = Way(territories, way.blocked, way.closed)
    to = 1 << CELL[action.to]
    group = (*action.forces, *action.specials)
    return not all(ends(CELL[cell], game.storm, lesser) & to for cell, _ in group)


@dataclass(frozen=True, slots=True)
class LongMove(DuneStep):
    """D-KARAMA-13: the Fremen move of two; if it is stopped they move anew, one territory far."""

    action: Move
    closed: int

    def run(self, game: Table) -> None:
        if game.is_stopped("move_two"):
            game.become(Moving(self.action.seat, self.closed))
        else:
            set_out(game, self.action, self.closed)


def set_out(game: Table, action: Move, closed: int) -> None:
    """The group goes; into a territory of hostile Bene Gesserit allies only if these agree."""
    territory = TERRITORY_OF[CELL[action.to]]
    allied = game.allied(action.seat, BENE_GESSERIT)
    known = territory in (POLAR_SINK, origin_of(action.forces, action.specials))
    if allied and not known and game.occupies(BENE_GESSERIT, territory):
        game.become(Peace(action, closed))
    else:
        go(game, action)


@dataclass(frozen=True, slots=True)
class Peace(SideStep):
    """D-ADVISOR-19: an ally comes only if the Bene Gesserit declare at once that they coexist."""

    action: Move
    closed: int

    @property
    def territory(self) -> int:
        return TERRITORY_OF[CELL[self.action.to]]

    def ask(self, game: Table) -> tuple[Decision, ...]:
        return (Decision(BENE_GESSERIT, "peace", sides(self.territory, True, False)),)

    def answer(self, game: Table, action: Coexist) -> None:
        if action.peaceful:
            take_side(game, self.territory, True)
            go(game, self.action)
        else:
            closed = self.closed | TERRITORY_MASK[self.territory]
            game.become(Moving(self.action.seat, closed))

    def view(self, game: Table, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "peace", "action": str(self.action)}


def go(game: Table, action: Move) -> None:
    """D-ADVISOR-7 to 9: the group arrives, and the Bene Gesserit take a side."""
    seat, to = action.seat, CELL[action.to]
    territory, origin = TERRITORY_OF[to], origin_of(action.forces, action.specials)
    had_forces = bool(game.present[seat] & TERRITORY_MASK[territory])
    advisors = game.is_advisor(seat, origin)
    relocate(game, seat, action.forces, action.specials, to)
    group = {"forces": dict(action.forces), "specials": dict(action.specials)}
    game.emit("moved", {"seat": seat, **group, "to": action.to})
    game.become(MoveDone(seat))
    if seat == BENE_GESSERIT:
        settle(game, territory, had_forces, may_choose=advisors or coexists(game))
    elif territory != origin:
        enters(game, seat, territory, fresh=not had_forces)


@dataclass(frozen=True, slots=True)
class MoveDone(DuneStep):
    """The move is over."""

    seat: str

    def run(self, game: Table) -> None:
        game.lift(MOVE)
        flip_lonely_advisors(game)
        game.become(ExtraMove(self.seat))


@dataclass(frozen=True, slots=True)
class ExtraMove(DuneStep):
    """D-MOVE-12: Hajr gives one more move; how far is judged anew."""

    seat: str

    def ask(self, game: Table) -> tuple[Decision, ...]:
        held = game.holds(self.seat, HAJR)
        strict = game.setup.options["responses"] == "strict"
        if not (bool(game.hands[self.seat]) if strict else held):
            return ()
        play: Listed[Action] = Listed(*([PlayHajr(self.seat)] if held else []))
        return (Decision(self.seat, "hajr", Sum(PASS[self.seat], play), private=True),)

    def answer(self, game: Table, action: PlayHajr | Pass) -> None:
        if isinstance(action, Pass):
            self.run(game)
            return
        game.discard(self.seat, HAJR)
        game.reveal("hajr", {"seat": self.seat})
        game.become(Moving(self.seat))

    def run(self, game: Table) -> None:
        game.become(TurnDone(self.seat))

    def view(self, game: Table, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "move", "seat": self.seat}


TURN_TAKEN: Final = "turn_taken"
"""The flag of a seat that has shipped and moved this turn."""


@dataclass(frozen=True, slots=True)
class TurnDone(DuneStep):
    """The seat has shipped and moved; new allies have parted; 2009: now leaders are revived."""

    seat: str

    def run(self, game: Table) -> None:
        part_from_allies(game, self.seat)
        flip_lonely_advisors(game)
        game.flag(TURN_TAKEN, self.seat)
        game.end_step()
        if game.rules.leader_revival_when == "own_turn_after_move":
            from landsraad.dune.phases.revival import LeaderRevival

            game.push(LeaderRevival(self.seat))


def part_from_allies(game: Table, seat: str) -> None:
    """D-MOVE-13: the second of two allies has not left the first; D-MOVE-14: or could not."""
    for ally in game.allies(seat):
        shared = shared_with(game, seat, ally)
        if shared and game.flagged(TURN_TAKEN, ally):
            forces, specials = game.kill_all(seat, shared)
            lost = {"seat": seat, "ally": ally, "forces": forces, "specials": specials}
            game.emit("parted_too_late", lost)


STEPS = (Moving, LongMove, Peace, MoveDone, ExtraMove, TurnDone)
