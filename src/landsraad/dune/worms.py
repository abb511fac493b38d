"""Worms: what they devour, who rides them, and the worm that the Fremen call with a Karama.

D-SPICE-5 devouring · D-SPICE-11 the Fremen ally · D-SPICE-14 to 19 riding
D-SPICE-20 Karama against worm control · D-SPICE-21 and 22 the Karama worm
D-KARAMA-14 how long immunity and ride stay stopped
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from landsraad.dune.actions.common import PASS, Pass, private_question
from landsraad.dune.actions.spice_blow import PlaceWorm, ProtectAlly, RideWorm, SummonWorm
from landsraad.dune.board import (
    ALL_CELLS,
    CELL,
    CELLS,
    SECTOR_MASK,
    TERRITORIES,
    TERRITORY,
    TERRITORY_MASK,
    TERRITORY_OF,
    mask_of,
    members,
    on_rim,
)
from landsraad.dune.cards import KARAMA
from landsraad.dune.event_data import spice_in, stacks_of
from landsraad.dune.factions.fremen import (
    IMMUNITY,
    PROTECTION,
    RIDING,
    SANDY_LAND,
    KaramaWorm,
    chooses_at_the_worm,
    karama_worm,
    protected_from_worm,
    riders,
    spared_by_worm,
    worm_of_switch,
)
from landsraad.dune.karama import challenge, why_no_power
from landsraad.dune.phases.nexus import hold_nexus
from landsraad.dune.state import AREA, FREMEN, DuneState
from landsraad.dune.step import DuneStep
from landsraad.dune.travel.advisors import enters, flip_lonely_advisors
from landsraad.dune.travel.groups import cells_named, first_missing
from landsraad.dune.travel.limits import barred_to_moves, closed_by_allies
from landsraad.kernel import (
    Action,
    Bits,
    Choices,
    Counts,
    Decision,
    Listed,
    Names,
    Product,
    Step,
    Sum,
)
from landsraad.kernel.refusals import Because, because

LAND: Final = Names([territory.id for territory in TERRITORIES])
"""The territories by name, for choices over them."""

WORM: Final = "worm"
"""The scope of what is stopped for one worm."""

SPICE_PHASE: Final = "spice_blow"

CALLED: Final = "worm_called"
"""Flag of Fremen who have called a worm that counts among those of the phase."""


# Devouring.


@dataclass(frozen=True, slots=True)
class Devour(DuneStep):
    """D-SPICE-5: a worm appears and devours, on sand alone (D-SPICE-8).

    D-SPICE-20: one Karama takes Fremen and ally their immunity, unless the worm is `sure`.
    """

    territory: int
    sure: bool = False

    def run(self, game: DuneState) -> None:
        if not SANDY_LAND >> self.territory & 1:
            game.end_step()
        elif chooses_at_the_worm(game) and any_here(game, game.allies(FREMEN), self.territory):
            game.become(Protection(self.territory, self.sure))
        else:
            devour(game, self.territory, self.sure)


def devour(game: DuneState, territory: int, sure: bool) -> None:
    """It will, unless Fremen or ally are immune, which a Karama may stop."""
    game.become(Devoured(territory, sure))
    if sure:
        return
    if is_here(game, FREMEN, territory):
        challenge(game, IMMUNITY, FREMEN, WORM)
    elif any_here(game, protected_from_worm(game), territory):
        challenge(game, PROTECTION, FREMEN, WORM)


def is_here(game: DuneState, seat: str, territory: int) -> bool:
    return game.plays(seat) and bool(game.present[seat] & TERRITORY_MASK[territory])


def any_here(game: DuneState, seats: tuple[str, ...], territory: int) -> bool:
    return any(is_here(game, seat, territory) for seat in seats)


@dataclass(frozen=True, slots=True)
class Protection(DuneStep):
    """D-SPICE-11: a worm comes to the ally of the Fremen, who say whether they protect them."""

    territory: int
    sure: bool = False

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        return (Decision(FREMEN, "protect_ally", PROTECTING),)

    def answer(self, game: DuneState, action: ProtectAlly) -> None:
        protect(game, action)
        devour(game, self.territory, self.sure)

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "protect_ally", "territory": TERRITORIES[self.territory].id}


PROTECTING: Final = Product(ProtectAlly, FREMEN, Listed(True, False))


def protect(game: DuneState, action: ProtectAlly) -> None:
    """What the Fremen say about their ally is told to everybody."""
    others = [name for name in game.refused if name != PROTECTION]
    game.refused = tuple(sorted(others if action.protects else [*others, PROTECTION]))
    game.emit("ally_protected", {"seat": action.seat, "protects": action.protects})


@dataclass(frozen=True, slots=True)
class Devoured(DuneStep):
    """D-SPICE-5: forces to the tanks, spice to the bank, in all sectors."""

    territory: int
    sure: bool = False

    def run(self, game: DuneState) -> None:
        game.end_step()
        cells = TERRITORY_MASK[self.territory]
        here = [seat for seat in game.seats if game.present[seat] & cells]
        immune = spared_by_worm(game, self.sure)
        prey = [seat for seat in here if seat not in immune]
        where = {
            "cells": {seat: stacks_of(game, seat, cells) for seat in prey},
            "spice_cells": spice_in(game, cells),
            "spared": [seat for seat in here if seat in immune],
        }
        eaten = {seat: list(game.kill_all(seat, cells)) for seat in prey}
        told = {"territory": TERRITORIES[self.territory].id, "forces": eaten}
        lost = game.lose_spice(cells)
        game.emit("devoured", {**told, "spice": lost, **where})
        flip_lonely_advisors(game)
        game.lift(WORM)
        if chooses_at_the_worm(game):
            game.refused = tuple([name for name in game.refused if name != PROTECTION])


# Riding.


@dataclass(frozen=True, slots=True)
class Ride(DuneStep):
    """D-SPICE-14: the Fremen may ride the worm that appeared here; if `sure`, past any Karama."""

    territory: int
    sure: bool = False

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        stopped = game.is_stopped(RIDING) and not self.sure
        if stopped or not riders(game, self.territory):
            return ()
        choices = Sum(PASS[FREMEN], *rides(game, self.territory))
        return (Decision(FREMEN, "ride", choices),)

    def answer(self, game: DuneState, action: Pass | RideWorm) -> None:
        if isinstance(action, Pass):
            game.end_step()
            return
        game.become(Riding(action.forces, action.specials, action.to, self.sure))
        if not self.sure:
            challenge(game, RIDING, FREMEN, WORM)

    def run(self, game: DuneState) -> None:
        game.end_step()

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, RideWorm):
            return None
        return why_not_from(game, action, self.territory) or why_not_to(game, action)

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "ride", "territory": TERRITORIES[self.territory].id}


def rides(game: DuneState, territory: int) -> list[Choices[Action]]:
    """Any number of the riders, at least one, to one cell of another territory."""
    cells = members(riders(game, territory))
    pool = Listed(*[CELLS[cell] for cell in cells])
    ordinary = tuple([game.at(FREMEN, cell)[0] for cell in cells])
    special = tuple([game.at(FREMEN, cell)[1] for cell in cells])
    to = Bits(destinations(game) & ~TERRITORY_MASK[territory], AREA)
    none = Counts(pool, ordinary, 0, 0)
    some = Counts(pool, ordinary, 1, sum(ordinary))
    any_special = Counts(pool, special, 0, sum(special))
    some_special = Counts(pool, special, 1, sum(special))
    spaces = [
        Product(RideWorm, FREMEN, some, any_special, to),
        Product(RideWorm, FREMEN, none, some_special, to),
    ]
    return [space for space in spaces if space.size]


def destinations(game: DuneState) -> int:
    """D-SPICE-15: out of the storm, no stronghold with two others, not where the ally is."""
    closed = barred_to_moves(game, FREMEN, quiet=False)
    closed |= closed_by_allies(game, FREMEN, quiet=False, moving=True)
    return ALL_CELLS & ~(SECTOR_MASK[game.storm] | closed)


def why_not_from(game: DuneState, action: RideWorm, territory: int) -> Because | None:
    """D-SPICE-14, D-SPICE-16: forces that do not stand where the worm is, or in the storm."""
    cells = cells_named(action.forces, action.specials)
    if not cells or any(TERRITORY_OF[cell] != territory for cell in cells):
        return because("D-SPICE-14", "territory", territory=TERRITORIES[territory].id)
    if mask_of(cells) & SECTOR_MASK[game.storm]:
        return because("D-SPICE-16", "storm", sector=on_rim(game.storm))
    missing = first_missing(game, action)
    if missing is None:
        return None
    return because("D-SPICE-16", "number", cell=missing, there=sum(game.at(FREMEN, CELL[missing])))


def why_not_to(game: DuneState, action: RideWorm) -> Because | None:
    """D-SPICE-15: what bars the territory of arrival."""
    if action.to not in CELL:
        return because("D-SPICE-15", "cell", cell=action.to)
    territory = TERRITORY_OF[CELL[action.to]]
    place, here = TERRITORIES[territory].id, 1 << CELL[action.to]
    if here & SECTOR_MASK[game.storm]:
        return because("D-SPICE-15", "storm", sector=on_rim(game.storm))
    if here & barred_to_moves(game, FREMEN, quiet=False):
        others = game.others_in(FREMEN, territory)
        return because("D-SPICE-15", "crowded", territory=place, factions=others)
    if here & closed_by_allies(game, FREMEN, quiet=False, moving=True):
        return because("D-SPICE-15", "ally", territory=place)
    return because("D-SPICE-15", "same", territory=place)


@dataclass(frozen=True, slots=True)
class Riding(DuneStep):
    """The ride, unless a Karama has stopped it. D-SPICE-18: whom it meets may turn advisor."""

    forces: tuple[tuple[str, int], ...]
    specials: tuple[tuple[str, int], ...]
    to: str
    sure: bool = False

    def run(self, game: DuneState) -> None:
        game.end_step()
        if self.sure or not game.is_stopped(RIDING):
            self.ride(game)
        game.lift(WORM)

    def ride(self, game: DuneState) -> None:
        to = CELL[self.to]
        territory = TERRITORY_OF[to]
        fresh = not is_here(game, FREMEN, territory)
        for cell, number in self.forces:
            game.remove(FREMEN, CELL[cell], number)
            game.place(FREMEN, to, number)
        for cell, number in self.specials:
            game.remove(FREMEN, CELL[cell], 0, number)
            game.place(FREMEN, to, 0, number)
        ridden = {"forces": dict(self.forces), "specials": dict(self.specials), "to": self.to}
        game.emit("worm_ridden", {"seat": FREMEN, **ridden})
        flip_lonely_advisors(game)
        enters(game, FREMEN, territory, fresh)


# The worm of the Fremen Karama.


def summons(worm: KaramaWorm) -> Choices[Action]:
    return Product(SummonWorm, FREMEN, Bits(worm.land, LAND))


def karama_worm_offer(game: DuneState) -> tuple[Decision, ...]:
    """D-SPICE-21: in the spice phase; in the tournament rules before its first card or in movement.

    The beginning of the spice phase asks by itself; this is for the time after that.
    """
    worm = karama_worm(game)
    if worm is None or game.phase != worm.phase or not game.holds(FREMEN, KARAMA):
        return ()
    step = game.stack[-1]
    if isinstance(step, CallTheWorm) or (worm.in_moves and not is_movement(step)):
        return ()
    return (Decision(FREMEN, "summon_worm", summons(worm), required=False),)


def why_no_summons(game: DuneState, action: SummonWorm) -> Because | None:
    """D-SPICE-21: once, with a Karama, where and when the switch lets them."""
    worm, missing = worm_of_switch(game), why_no_power(game, FREMEN)
    if worm is None or missing is not None:
        return missing or because("D-KARAMA-27", "none")
    if not game.holds(FREMEN, KARAMA):
        return because("D-SPICE-21", "held")
    if game.phase not in (SPICE_PHASE, worm.phase):
        return because("D-SPICE-21", "phase", phase=game.phase)
    if not worm.land >> TERRITORY.get(action.territory, len(TERRITORIES)) & 1:
        return because("D-SPICE-21", "sand", territory=action.territory)
    if worm.phase == SPICE_PHASE:
        return None
    return because("D-SPICE-21", "moves") if worm.in_moves else because("D-SPICE-21", "first_card")


def why_no_protection(game: DuneState, action: ProtectAlly) -> Because | None:
    return because("D-SPICE-11", "asked")


def why_no_worm(game: DuneState, action: PlaceWorm) -> Because | None:
    return because("D-SPICE-7", "further")


def why_no_ride(game: DuneState, action: RideWorm) -> Because | None:
    return because("D-SPICE-14", "worm")


def is_movement(step: Step) -> bool:
    return isinstance(step, DuneStep) and step.is_movement()


def offer_worm(game: DuneState) -> None:
    """D-SPICE-21: before the first card, may the Fremen call a worm? Only they see the question."""
    if karama_worm(game) is None:
        return
    if game.hands[FREMEN] if game.asks_all_who_might else game.holds(FREMEN, KARAMA):
        game.push(CallTheWorm())


@dataclass(frozen=True, slots=True)
class CallTheWorm(DuneStep):
    """The Fremen call a worm or not, as far as they can."""

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        spaces = [PASS[FREMEN]]
        worm = karama_worm(game)
        if worm is not None and game.holds(FREMEN, KARAMA):
            spaces.append(summons(worm))
        return (private_question(FREMEN, "summon_worm", Sum(*spaces)),)

    def answer(self, game: DuneState, action: Pass | SummonWorm) -> None:
        game.end_step()
        if isinstance(action, SummonWorm):
            summon(game, action)


def summon(game: DuneState, action: SummonWorm) -> None:
    """D-SPICE-21: the worm devours and is ridden; D-SPICE-22, D-SPICE-27: it counts."""
    worm = karama_worm(game)
    assert worm is not None  # only then it is offered
    game.spend_power(FREMEN)
    game.worms += 1
    if game.rules.karama_worm_counts_in_phase:
        game.flag(CALLED, FREMEN)
    game.reveal("worm_summoned", {"seat": FREMEN, "territory": action.territory})
    territory = TERRITORY[action.territory]
    game.push(Ride(territory, worm.sure))
    if game.rules.karama_worm_nexus:
        hold_nexus(game)
    game.push(Devour(territory, worm.sure))


INTERRUPTS: Final[dict[type[Action], Callable[[DuneState, Any], None]]] = {SummonWorm: summon}

STEPS = (Devour, Protection, Devoured, Ride, Riding, CallTheWorm)
