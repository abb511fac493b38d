"""Spice blow: cards are turned, spice appears, worms devour; then a Nexus, then rides.

D-SPICE-1 worms on turn 1 · D-SPICE-2 how many blows · D-SPICE-3 and 4 spice is placed
D-SPICE-5 to 9 first and further worms · D-SPICE-10, 12 and 13 when the Nexus takes place
D-SPICE-11 the Fremen ally · D-SPICE-14 and 26 what can be ridden · D-SPICE-20 Karama
D-SPICE-23 and 24 empty deck · D-SPICE-25 the Atreides do not look · D-SPICE-27 Karama worm
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from landsraad.dune import alliance, worms
from landsraad.dune.actions.common import PASS, Pass
from landsraad.dune.actions.spice_blow import PlaceWorm, ProtectAlly
from landsraad.dune.board import CELLS, SECTOR_OF, TERRITORIES, TERRITORY
from landsraad.dune.cards import SHAI_HULUD, SPICE
from landsraad.dune.factions.fremen import PLACING, chooses_before_the_blow, land_for_worms
from landsraad.dune.karama import challenge
from landsraad.dune.phases import nexus
from landsraad.dune.phases.nexus import hold_nexus
from landsraad.dune.state import FREMEN, DuneState
from landsraad.dune.step import DuneStep
from landsraad.dune.worms import (
    CALLED,
    LAND,
    PROTECTING,
    WORM,
    Devour,
    Ride,
    any_here,
    offer_worm,
    protect,
)
from landsraad.kernel import Action, Bits, Decision, Product, Sum
from landsraad.kernel.refusals import Because, because

PILES: Final = ("a", "b")


# The spice deck.


def fill_spice_deck(game: DuneState) -> None:
    """D-SPICE-23: an empty deck is made anew from both piles.

    D-SPICE-24 comes about by itself: on turn 8 the fifteenth and last territory card is turned for
    pile A, the worms that are left go on pile B, and then the deck is empty.
    """
    if game.spice_deck:
        return
    game.spice_deck = bytes(game.chance.shuffle(b"".join(game.spice_discards)))
    game.spice_discards = (b"", b"")
    if not game.rules.remember_last_blow:
        game.last_blow = (None, None)
    game.emit("spice_deck_shuffled", {"cards": len(game.spice_deck)})


def turn_card(game: DuneState, pile: int) -> int:
    """The top card of the deck, face up on a pile."""
    fill_spice_deck(game)
    card = game.spice_deck[0]
    game.spice_deck = game.spice_deck[1:]
    game.spice_known = ()
    a, b = game.spice_discards
    game.spice_discards = (a, b + bytes([card])) if pile else (a + bytes([card]), b)
    game.reveal("spice_card", {"card": SPICE[card].id, "pile": PILES[pile]})
    return card


def shuffle_worms_back(game: DuneState) -> None:
    """D-SPICE-1: the worms of turn 1, set aside on the piles until now, return to the deck."""
    a, b = game.spice_discards
    worm = bytes([SHAI_HULUD])
    aside = worm * (a.count(worm) + b.count(worm))
    game.spice_discards = (a.replace(worm, b""), b.replace(worm, b""))
    if aside:
        game.spice_deck = bytes(game.chance.shuffle(game.spice_deck + aside))


def blow(game: DuneState, pile: int, card: int) -> None:
    """D-SPICE-3: spice for the marked sector; D-SPICE-4: also if that is in the storm."""
    shown = SPICE[card]
    assert shown.cell is not None
    in_storm = SECTOR_OF[shown.cell] == game.storm
    amount = 0 if in_storm and game.rules.spice_in_storm == "lost" else shown.amount
    game.blow_spice(shown.cell, amount)
    a, b = game.last_blow
    game.last_blow = (a, shown.territory) if pile else (shown.territory, b)
    game.emit("spice_blown", {"cell": CELLS[shown.cell], "amount": amount})


# The phase.


@dataclass(frozen=True, slots=True)
class SpiceBlowPhase(DuneStep):
    """D-SPICE-2: a blow for each pile. Before that the Fremen may call a worm (D-SPICE-21)."""

    def run(self, game: DuneState) -> None:
        game.become(BeforeTheBlow())
        offer_worm(game)


@dataclass(frozen=True, slots=True)
class BlowStep(DuneStep):
    """A blow in progress.

    `earlier` worms have shown on the other pile in this phase and `worms` in this blow; `rides` are
    the territories in which these appeared, for the Fremen to ride after the Nexus.
    """

    pile: int = 0
    earlier: int = 0
    worms: int = 0
    rides: tuple[int, ...] = ()

    def last_blow(self, game: DuneState) -> int | None:
        """The territory of the top card of this pile."""
        return game.last_blow[self.pile]


@dataclass(frozen=True, slots=True)
class BeforeTheBlow(BlowStep):
    """D-SPICE-11: the Fremen may have to say now whether they protect an ally if a worm comes."""

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        if not self.ally_in_danger(game):
            return ()
        return (Decision(FREMEN, "protect_ally", PROTECTING),)

    def ally_in_danger(self, game: DuneState) -> bool:
        where = self.last_blow(game)
        if game.turn == 1 or where is None or not chooses_before_the_blow(game):
            return False
        return any_here(game, game.allies(FREMEN), where)

    def answer(self, game: DuneState, action: ProtectAlly) -> None:
        protect(game, action)
        game.become(TurnCard(self.pile, self.earlier))

    def run(self, game: DuneState) -> None:
        game.become(TurnCard(self.pile, self.earlier))

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "before_blow", "pile": PILES[self.pile]}


@dataclass(frozen=True, slots=True)
class TurnCard(BlowStep):
    """D-SPICE-2: cards are turned until a territory shows; D-SPICE-1: no worms on turn 1."""

    def run(self, game: DuneState) -> None:
        card = turn_card(game, self.pile)
        while card == SHAI_HULUD and game.turn == 1:
            card = turn_card(game, self.pile)
        if card != SHAI_HULUD:
            blow(game, self.pile, card)
            game.become(AfterTheBlow(self.pile, self.earlier, self.worms, self.rides))
            return
        game.worms += 1
        game.become(WormShows(self.pile, self.earlier, self.worms + 1, self.rides))
        if not devours_first(game) and (each_worm(game) or self.worms == 0):
            hold_nexus(game)


def devours_first(game: DuneState) -> bool:
    """D-SPICE-10, D-SPICE-12: the Nexus comes after what the worm devours, not before."""
    return game.rules.nexus_order == "devour_first"


def each_worm(game: DuneState) -> bool:
    """D-SPICE-12, D-SPICE-13: a Nexus at each worm, not one for the whole blow."""
    return game.rules.nexus_per == "worm"


@dataclass(frozen=True, slots=True)
class WormStep(BlowStep):
    """A worm has been turned and is about to appear somewhere."""

    def is_further(self, game: DuneState) -> bool:
        """D-SPICE-9, D-SPICE-27: after another one in this blow, or in this phase."""
        if game.rules.extra_worm_count != "per_phase":
            return self.worms > 1
        return self.worms + self.earlier + game.flagged(CALLED, FREMEN) > 1

    def appear(self, game: DuneState, territory: int | None, devours: bool) -> None:
        """D-SPICE-10 to 14: it devours; then the Nexus; then the ride, now or after the blow."""
        at_once = each_worm(game)
        later = () if at_once or territory is None else (territory,)
        game.become(TurnCard(self.pile, self.earlier, self.worms, (*self.rides, *later)))
        if at_once and territory is not None:
            game.push(Ride(territory))
        if at_once and devours_first(game):
            hold_nexus(game)
        if territory is not None:
            game.emit("worm_appeared", {"territory": TERRITORIES[territory].id})
            if devours:
                game.push(Devour(territory))


def devours_unplaced(game: DuneState) -> bool:
    """D-SPICE-6: in 2009 a further worm that nobody places devours where it appears."""
    return game.rules.unplaced_worm == "devours"


@dataclass(frozen=True, slots=True)
class WormShows(WormStep):
    """D-SPICE-5: the first worm devours; D-SPICE-6, D-SPICE-7: a further one if it is placed."""

    def ask(self, game: DuneState) -> tuple[Decision, ...]:
        if not self.may_be_placed(game) or game.is_stopped(PLACING):
            return ()
        where = Product(PlaceWorm, FREMEN, Bits(land_for_worms(game), LAND))
        return (Decision(FREMEN, "place_worm", Sum(PASS[FREMEN], where)),)

    def may_be_placed(self, game: DuneState) -> bool:
        return bool(land_for_worms(game)) and self.is_further(game)

    def answer(self, game: DuneState, action: Pass | PlaceWorm) -> None:
        if isinstance(action, Pass):
            self.appear(game, self.last_blow(game), devours=devours_unplaced(game))
            return
        so_far = (self.pile, self.earlier, self.worms, self.rides)
        game.become(PlacedWorm(*so_far, TERRITORY[action.territory]))
        challenge(game, PLACING, FREMEN, WORM)

    def why_not(self, game: DuneState, action: Action) -> Because | None:
        if not isinstance(action, PlaceWorm):
            return None
        return because("D-SPICE-7", "sand", territory=action.territory)

    def run(self, game: DuneState) -> None:
        """Without a placing; D-SPICE-26: a further worm may be ridden where the first one was."""
        stopped = self.may_be_placed(game) and game.is_stopped(PLACING)
        harmless = self.is_further(game) and not stopped and not devours_unplaced(game)
        self.appear(game, self.last_blow(game), devours=not harmless)

    def view(self, game: DuneState, eyes: str | None) -> Mapping[str, Any]:
        return {"step": "worm", "pile": PILES[self.pile], "worms": self.worms}


@dataclass(frozen=True, slots=True)
class PlacedWorm(WormStep):
    """D-SPICE-20: if a Karama stops the placing, the worm comes to the last blow instead."""

    territory: int = 0

    def run(self, game: DuneState) -> None:
        stopped = game.is_stopped(PLACING)
        game.lift(WORM)
        self.appear(game, self.last_blow(game) if stopped else self.territory, devours=True)


def piles(game: DuneState) -> tuple[str, ...]:
    """D-SPICE-1: those that are turned up in this game."""
    return PILES[: game.rules.spice_blows]


@dataclass(frozen=True, slots=True)
class AfterTheBlow(BlowStep):
    """D-SPICE-12: the Nexus of this pile; D-SPICE-14: then the rides; then the next pile."""

    def run(self, game: DuneState) -> None:
        if self.pile + 1 < len(piles(game)):
            game.become(BeforeTheBlow(self.pile + 1, self.earlier + self.worms))
        else:
            game.become(SpiceBlowIsOver())
        for territory in reversed(self.rides):
            game.push(Ride(territory))
        if self.worms and not each_worm(game) and devours_first(game):
            hold_nexus(game)


@dataclass(frozen=True, slots=True)
class SpiceBlowIsOver(DuneStep):
    """D-SPICE-1: the worms of turn 1 go back into the deck."""

    def run(self, game: DuneState) -> None:
        if game.turn == 1:
            shuffle_worms_back(game)
        game.end_step()


STEPS = (
    SpiceBlowPhase,
    BeforeTheBlow,
    TurnCard,
    WormShows,
    PlacedWorm,
    AfterTheBlow,
    SpiceBlowIsOver,
    *worms.STEPS,
    *nexus.STEPS,
    *alliance.STEPS,
)
