"""Bene Gesserit beside others: intrusion, arrival, and being left alone.

`enters` and `flip_lonely_advisors` are for every phase in which forces come or go. In the 2019
rules forces have two sides, fighters and advisors; in the tournament rules they coexist in a
territory or not. The table keeps both as `advisors`; alone they are fighters in either model, and
in the Polar Sink nobody needs to be anything else.

D-ADVISOR-1 one side only · D-ADVISOR-7 and 8 arriving by a move · D-ADVISOR-9 intrusion
D-ADVISOR-11 left alone · D-ADVISOR-18 and 19 tournament
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from landsraad.dune.actions.shipment import Coexist
from landsraad.dune.board import POLAR_SINK, TERRITORIES, TERRITORY_MASK, members
from landsraad.dune.factions.bene_gesserit import (
    alone_means_fighters,
    coexists,
    companions,
    keeps_coexisting,
    may_fight,
    may_withdraw,
)
from landsraad.dune.karama import challenge
from landsraad.dune.state import BENE_GESSERIT, DuneState
from landsraad.dune.step import ClosedStep, DuneStep
from landsraad.dune.travel.limits import full_to_ships
from landsraad.dune.travel.scopes import FLIP
from landsraad.kernel import Action, Decision, Listed, Product
from landsraad.kernel.refusals import Because, because

# Taking a side.


def take_side(game: DuneState, territory: int, peaceful: bool) -> None:
    """All Bene Gesserit forces of a territory become advisors, or fighters."""
    if game.is_advisor(BENE_GESSERIT, territory) != peaceful:
        game.set_advisors(territory, peaceful)
        kind = "became_advisors" if peaceful else "became_fighters"
        game.emit(kind, {"seat": BENE_GESSERIT, "territory": TERRITORIES[territory].id})


def sides(territory: int, *peaceful: bool) -> Product:
    """The question which side to take, with these answers."""
    place = Listed(TERRITORIES[territory].id)
    return Product(Coexist, BENE_GESSERIT, place, Listed(*peaceful))


# Left alone.


def flip_lonely_advisors(game: DuneState) -> None:
    """D-ADVISOR-11: advisors left alone become fighters. D-ADVISOR-18: coexistence ends so too."""
    if game.advisors and alone_means_fighters(game):
        for territory in members(game.advisors):
            if not companions(game, territory):
                take_side(game, territory, False)


def why_no_side(game: DuneState, action: Coexist) -> Because | None:
    """D-ADVISOR-9: when others come, or they come to others, and not otherwise."""
    return because("D-ADVISOR-9", "nobody_comes")


# Others come.


def enters(game: DuneState, seat: str, territory: int, fresh: bool = True) -> None:
    """D-ADVISOR-9, D-ADVISOR-18: forces have come into a territory: do the Bene Gesserit mind?

    Call it when the forces are there; it pushes a question if there is one. `fresh`: the seat had
    no forces in the territory before.
    """
    if not game.plays(BENE_GESSERIT) or seat == BENE_GESSERIT or territory == POLAR_SINK:
        return
    there = game.occupies(BENE_GESSERIT, territory) or (
        keeps_coexisting(game) and game.is_advisor(BENE_GESSERIT, territory)
    )
    if not there or seat not in companions(game, territory):
        return
    if must_answer(game, seat, territory, fresh) if coexists(game) else may_withdraw(game):
        game.push(Intrusion(territory))


def must_answer(game: DuneState, seat: str, territory: int, fresh: bool) -> bool:
    """D-ADVISOR-18: others come to where only Bene Gesserit are: do not coexist, or no longer."""
    declared = game.phase == "shipment"
    return declared and fresh and companions(game, territory) == (seat,)


@dataclass(frozen=True, slots=True)
class Intrusion(ClosedStep):
    """D-ADVISOR-9: all fighters of the territory may become advisors, before anything else."""

    territory: int

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        return (Decision(BENE_GESSERIT, "intrusion", sides(self.territory, True, False)),)

    def answer(self, game: DuneState, action: Coexist) -> None:
        if not action.peaceful:
            take_side(game, self.territory, False)
            game.end_step()
            return
        game.become(BecomeAdvisors(self.territory))
        if not coexists(game):
            challenge(game, "intrusion", BENE_GESSERIT, FLIP)

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        place = TERRITORIES[self.territory].id
        asked = isinstance(action, Coexist)
        return because("D-ADVISOR-9", "territory", territory=place) if asked else None

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "intrusion", "territory": TERRITORIES[self.territory].id}


@dataclass(frozen=True, slots=True)
class BecomeAdvisors(DuneStep):
    """They do, unless a Karama has stopped it (D-KARAMA-9)."""

    territory: int

    def run(self, game: DuneState) -> None:
        game.end_step()
        if not game.is_stopped("intrusion"):
            take_side(game, self.territory, True)
        game.lift(FLIP)

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "intrusion", "territory": TERRITORIES[self.territory].id}


# They come themselves.


def settle(
    game: DuneState, territory: int, had_forces: bool, may_choose: bool, landed: bool = False
) -> None:
    """Bene Gesserit forces have come into a territory, by a move or, `landed`, by ship.

    D-ADVISOR-1: they take the side already there. D-ADVISOR-7: alone they are fighters; among
    others those that may choose do, and those that may not fight there are advisors.
    """
    if had_forces or territory == POLAR_SINK or not may_choose:
        return
    if companions(game, territory):
        game.push(Arrival(territory, landed))


@dataclass(frozen=True, slots=True)
class Arrival(ClosedStep):
    """D-ADVISOR-7, D-ADVISOR-18: advisors or fighters, peace or war."""

    territory: int
    landed: bool = False

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        if not may_fight(game, self.territory) or self.is_full(game):
            return ()
        return (Decision(BENE_GESSERIT, "arrival", sides(self.territory, True, False)),)

    def is_full(self, game: DuneState) -> bool:
        """D-ADVISOR-19: who could not have shipped here as a fighter has come in peace."""
        full = full_to_ships(game, BENE_GESSERIT) & TERRITORY_MASK[self.territory]
        return self.landed and bool(full)

    def answer(self, game: DuneState, action: Coexist) -> None:
        take_side(game, self.territory, action.peaceful)
        game.end_step()

    def run(self, game: DuneState) -> None:
        take_side(game, self.territory, True)
        game.end_step()

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        place = TERRITORIES[self.territory].id
        asked = isinstance(action, Coexist)
        return because("D-ADVISOR-7", "territory", territory=place) if asked else None

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "arrival", "territory": TERRITORIES[self.territory].id}


STEPS = (Intrusion, BecomeAdvisors, Arrival)
