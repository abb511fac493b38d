"""One move, perhaps another with Hajr, and the end of a player's turn.

D-MOVE-1 one group · D-MOVE-12 Hajr · D-MOVE-13 and 14 new allies in one territory
D-ADVISOR-7 and 8 advisors on the move · D-ADVISOR-19 hostile allies in the tournament rules
D-KARAMA-13 against the Fremen move of two
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from landsraad.dune.actions.common import PASS, Pass, private_question
from landsraad.dune.actions.shipment import (
    Arrive,
    Coexist,
    Move,
    PlayHajr,
    Ship,
    ShipAcross,
    ShipHome,
    ShipWithKarama,
)
from landsraad.dune.board import (
    CELL,
    CELLS,
    POLAR_SINK,
    TERRITORIES,
    TERRITORY_MASK,
    TERRITORY_OF,
)
from landsraad.dune.cards import HAJR
from landsraad.dune.event_data import stacks_of
from landsraad.dune.factions.bene_gesserit import chooses_side
from landsraad.dune.karama import challenge
from landsraad.dune.phases.revival import LeaderRevival, leaders_are_revived_here
from landsraad.dune.state import BENE_GESSERIT, FREMEN, DuneState
from landsraad.dune.step import ClosedStep, DuneStep
from landsraad.dune.travel.advisors import (
    enters,
    flip_lonely_advisors,
    settle,
    sides,
    take_side,
)
from landsraad.dune.travel.groups import has_forces, origin_of, relocate
from landsraad.dune.travel.hands import is_asked_about
from landsraad.dune.travel.limits import shared_with
from landsraad.dune.travel.scopes import MOVE
from landsraad.dune.travel.ways import beyond, moves, on_foot, ways_taken, why_no_move
from landsraad.kernel import Action, Decision, Listed, Sum
from landsraad.kernel.refusals import Because, because

SHIPMENTS: Final = (Ship, ShipWithKarama, ShipAcross, ShipHome, Arrive)

TURN_TAKEN: Final = "turn_taken"
"""The flag of a seat that has shipped and moved this turn."""


@dataclass(frozen=True, slots=True)
class Moving(DuneStep):
    """D-MOVE-1: a seat moves once, or passes; `closed`: cells an ally would not let it into."""

    seat: str
    closed: int = 0

    def is_movement(self) -> bool:
        return True

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        choices = moves(game, self.seat, self.closed)
        if choices.size == 1:
            return ()
        return (Decision(self.seat, "move", choices),)

    def answer(self, game: DuneState, action: Move | Pass) -> None:
        if isinstance(action, Pass):
            self.run(game)
        elif self.seat == FREMEN and beyond(game, action, on_foot(game, FREMEN)):
            game.become(LongMove(action, self.closed))
            challenge(game, "move_two", FREMEN, MOVE)
        else:
            set_out(game, action, self.closed)

    def run(self, game: DuneState) -> None:
        game.lift(MOVE)
        game.become(TurnDone(self.seat))

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if action.seat != self.seat:
            return None
        if isinstance(action, Move):
            return self.why_closed(action) or why_no_move(game, action)
        if isinstance(action, PlayHajr):
            return because("D-MOVE-12", "after_move")
        return because("D-SHIP-1", "shipped") if isinstance(action, SHIPMENTS) else None

    def why_closed(self, action: Move) -> Because | None:
        """D-ADVISOR-19: an ally has refused to let the group in."""
        if not self.closed >> CELL.get(action.to, len(CELLS)) & 1:
            return None
        place = TERRITORIES[TERRITORY_OF[CELL[action.to]]].id
        return because("D-ADVISOR-19", "refused", territory=place)

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "move", "seat": self.seat}


@dataclass(frozen=True, slots=True)
class LongMove(DuneStep):
    """D-KARAMA-13: the Fremen move of two; if it is stopped they move anew, one territory far."""

    action: Move
    closed: int

    def run(self, game: DuneState) -> None:
        if game.is_stopped("move_two"):
            game.become(Moving(self.action.seat, self.closed))
        else:
            set_out(game, self.action, self.closed)

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return underway(self.action)


def underway(action: Move) -> Mapping[str, Any]:
    """What everybody sees of a move that has been chosen and is not done yet."""
    return {"step": "moving", "seat": action.seat, "action": str(action)}


def set_out(game: DuneState, action: Move, closed: int) -> None:
    """The group goes; into a territory of hostile Bene Gesserit allies only if these agree."""
    territory = TERRITORY_OF[CELL[action.to]]
    allied = game.allied(action.seat, BENE_GESSERIT)
    known = territory in (POLAR_SINK, origin_of(action.forces, action.specials))
    if allied and not known and game.occupies(BENE_GESSERIT, territory):
        game.become(Peace(action, closed))
    else:
        go(game, action)


@dataclass(frozen=True, slots=True)
class Peace(ClosedStep):
    """D-ADVISOR-19: an ally comes only if the Bene Gesserit declare at once that they coexist."""

    action: Move
    closed: int

    @property
    def territory(self) -> int:
        return TERRITORY_OF[CELL[self.action.to]]

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        return (Decision(BENE_GESSERIT, "peace", sides(self.territory, True, False)),)

    def answer(self, game: DuneState, action: Coexist) -> None:
        if action.peaceful:
            take_side(game, self.territory, True)
            go(game, self.action)
        else:
            closed = self.closed | TERRITORY_MASK[self.territory]
            game.become(Moving(self.action.seat, closed))

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        place = TERRITORIES[self.territory].id
        asked = isinstance(action, Coexist)
        return because("D-ADVISOR-19", "territory", territory=place) if asked else None

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return underway(self.action)


def go(game: DuneState, action: Move) -> None:
    """D-ADVISOR-7 to 9: the group arrives, and the Bene Gesserit take a side."""
    seat, to = action.seat, CELL[action.to]
    territory, origin = TERRITORY_OF[to], origin_of(action.forces, action.specials)
    had_forces = has_forces(game, seat, to)
    advisors = game.is_advisor(seat, origin)
    ways = ways_taken(game, action) if game.live else {}
    relocate(game, seat, action.forces, action.specials, to)
    group = {"forces": dict(action.forces), "specials": dict(action.specials)}
    game.emit("moved", {"seat": seat, **group, "to": action.to, "way": ways})
    game.become(MoveDone(seat))
    if seat == BENE_GESSERIT:
        settle(game, territory, had_forces, may_choose=chooses_side(game, advisors))
    elif territory != origin:
        enters(game, seat, territory, fresh=not had_forces)


@dataclass(frozen=True, slots=True)
class MoveDone(DuneStep):
    """The move is over."""

    seat: str

    def run(self, game: DuneState) -> None:
        game.lift(MOVE)
        flip_lonely_advisors(game)
        if is_asked_about(game, self.seat, HAJR):
            game.become(ExtraMove(self.seat))
        else:
            game.become(TurnDone(self.seat))


@dataclass(frozen=True, slots=True)
class ExtraMove(DuneStep):
    """D-MOVE-12: Hajr gives one more move; how far is judged anew."""

    seat: str

    def is_movement(self) -> bool:
        return True

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        held = game.holds(self.seat, HAJR)
        play: Listed[Action] = Listed(*([PlayHajr(self.seat)] if held else []))
        return (private_question(self.seat, "hajr", Sum(PASS[self.seat], play)),)

    def answer(self, game: DuneState, action: PlayHajr | Pass) -> None:
        if isinstance(action, Pass):
            game.become(TurnDone(self.seat))
            return
        game.discard(self.seat, HAJR)
        game.reveal("hajr", {"seat": self.seat})
        game.become(Moving(self.seat))

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if action.seat != self.seat:
            return None
        if isinstance(action, PlayHajr):
            return because("D-MOVE-12", "held")
        if isinstance(action, SHIPMENTS):
            return because("D-SHIP-1", "shipped")
        return because("D-MOVE-12", "moved") if isinstance(action, Move) else None

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "move", "seat": self.seat}


@dataclass(frozen=True, slots=True)
class TurnDone(DuneStep):
    """The seat has shipped and moved; new allies have parted; 2009: now leaders are revived."""

    seat: str

    def run(self, game: DuneState) -> None:
        part_from_allies(game, self.seat)
        flip_lonely_advisors(game)
        game.flag(TURN_TAKEN, self.seat)
        game.end_step()
        if not leaders_are_revived_here(game):
            game.push(LeaderRevival(self.seat))


def part_from_allies(game: DuneState, seat: str) -> None:
    """D-MOVE-13: the second of two allies has not left the first; D-MOVE-14: or could not."""
    for ally in game.allies(seat):
        shared = shared_with(game, seat, ally)
        if shared and game.flagged(TURN_TAKEN, ally):
            cells = stacks_of(game, seat, shared)
            forces, specials = game.kill_all(seat, shared)
            lost = {"seat": seat, "ally": ally, "forces": forces, "specials": specials}
            game.emit("parted_too_late", {**lost, "cells": cells})


STEPS = (Moving, LongMove, Peace, MoveDone, ExtraMove, TurnDone)
