"""The other phases in Mahdi: start, spice harvesting and end of the round (A-SOLO-SPICE)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from landsraad.arrakis import planning_cards, prescience, tracks
from landsraad.arrakis.actions.rounds import PayMarker
from landsraad.arrakis.board import ZONE
from landsraad.arrakis.box import ATREIDES, HARKONNEN, POWERS
from landsraad.arrakis.rounds.end import (
    ClearPrescience,
    DiscardDown,
    ExchangeLeaders,
    ExchangeMaker,
    NewRound,
    Refresh,
)
from landsraad.arrakis.rounds.harvest import (
    HOLD,
    MOST_KEPT,
    NOTHING,
    RAISE,
    SpendTheRest,
    bring_in,
    on_bottom_row,
    shift_marker,
)
from landsraad.arrakis.rounds.hazards import HazardsPhase
from landsraad.arrakis.rounds.order import Round
from landsraad.arrakis.rounds.setup import SetUp
from landsraad.arrakis.solo import tactics
from landsraad.arrakis.solo.cards import CORRINO, HOUSE, reinforce
from landsraad.arrakis.solo.turns import MahdiActionPhase
from landsraad.arrakis.solo.vehicles import MahdiVehicles
from landsraad.arrakis.solo.verdict import (
    MahdiStep,
    Option,
    Rung,
    Verdict,
    settles_equals,
    weigh,
)
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel import Action

# Start.


@dataclass(frozen=True, slots=True)
class MahdiStart(ArrakisStep):
    """The player's cards, two prescience cards, tactics cards and reinforcements."""

    def run(self, game: ArrakisState) -> None:
        game.end_step()
        for deck, holder in game.homes.items():
            if holder in game.seats:
                planning_cards.draw(game, holder, deck)  # A-SOLO-START-7
        game.claims = 0
        prescience.turn_up_cards(game, game.box.numbers["prescience_revealed_solo"])
        tactics.shuffle(game)  # A-SOLO-GEN-5
        tactics.draw_cards(game)
        reinforce(game, (CORRINO, HOUSE))  # A-SOLO-START-5


# Spice harvesting.


@dataclass(frozen=True, slots=True)
class MahdiHarvest(ArrakisStep):
    """The spice is brought in and spent by the list."""

    def run(self, game: ArrakisState) -> None:
        game.become(MahdiSpice(bring_in(game)))


HOLD_RUNGS: Final = (Rung("A-SOLO-SPICE-2", "row", max, lambda row: row),)
RAISE_RUNGS: Final = (Rung("A-SOLO-SPICE-3", "row", max, lambda row: row),)


def can_fall(game: ArrakisState, power: str) -> bool:
    """A-SOLO-SPICE-2: whether a marker is paid for to hold it."""
    return game.setup.readings["mahdi_holds"] == "all" or not on_bottom_row(game, power)


@dataclass(frozen=True, slots=True)
class MahdiSpice(MahdiStep):
    """A-SOLO-SPICE-2, A-SOLO-SPICE-3: markers are held and then raised, the lowest first.

    `held` markers are paid for; `risen` ones too, with the full price.
    """

    spice: int
    held: tuple[str, ...] = ()
    risen: tuple[str, ...] = ()

    def verdict(self, game: ArrakisState) -> Verdict | None:
        unpaid = [power for power in POWERS if power not in self.held and can_fall(game, power)]
        if unpaid:
            options = self.payments(game, unpaid, HOLD)
            return weigh("hold_marker", "A-SOLO-SPICE-2", options, HOLD_RUNGS)
        low = [power for power in POWERS if power not in self.risen and game.imperium[power]]
        options = self.payments(game, low, RAISE)
        return weigh("raise_marker", "A-SOLO-SPICE-3", options, RAISE_RUNGS)

    def payments(self, game: ArrakisState, powers: list[str], price: int) -> list[Option]:
        """What may be paid next; where there is enough for all, their order does not matter.

        Neither does it among the lowest alone, if there is enough for all of these.
        """
        if self.spice >= sum([self.cost(power, price) for power in powers]):
            powers = powers[:1]
        elif settles_equals(game):
            powers = self.without_equals(game, powers, price)
        return [
            (PayMarker(HARKONNEN, power, price), game.imperium[power])
            for power in powers
            if self.cost(power, price) <= self.spice
        ]

    def without_equals(self, game: ArrakisState, powers: list[str], price: int) -> list[str]:
        """The first of the lowest markers alone stands for all of them, if all can be paid."""
        low = max([game.imperium[power] for power in powers], default=0)
        lowest = [power for power in powers if game.imperium[power] == low]
        if self.spice < sum([self.cost(power, price) for power in lowest]):
            return powers
        return [power for power in powers if power not in lowest[1:]]

    def cost(self, power: str, price: int) -> int:
        """What is left to pay of a price."""
        return price - HOLD if power in self.held else price

    def answer(self, game: ArrakisState, action: Action) -> None:
        assert isinstance(action, PayMarker)
        spice = self.spice - self.cost(action.power, action.spice)
        if action.spice == HOLD:
            game.become(replace(self, spice=spice, held=(*self.held, action.power)))
        else:
            game.become(replace(self, spice=spice, risen=(*self.risen, action.power)))

    def run(self, game: ArrakisState) -> None:
        """A-SOLO-SPICE-4 to A-SOLO-SPICE-6: the excess is a supremacy point, or one is kept."""
        on_top = not any(game.imperium.values())
        for power in POWERS:
            paid = RAISE if power in self.risen else HOLD if power in self.held else NOTHING
            shift_marker(game, power, paid)
        if on_top and len(self.held) == len(POWERS) and self.spice:
            game.emit("spice_surplus", {}, since=4)
            tracks.gain_supremacy(game, 1)
        elif self.spice:
            game.reserve = MOST_KEPT
            game.emit("spice_kept", {}, since=4)
        fallen = tuple([power for power in POWERS if power not in (*self.held, *self.risen)])
        game.become(SpendTheRest(0, fallen))

    def view(self, game: ArrakisState, eyes: str | None) -> dict[str, object]:
        return {"spice": self.spice}


# End of the round.


@dataclass(frozen=True, slots=True)
class MahdiEnd(ArrakisStep):
    """As always, but the reinforcements stay and the Harkonnen leaders too (A-SOLO-SPICE-9)."""

    def run(self, game: ArrakisState) -> None:
        game.become(MahdiCheckVictory())
        game.push(prescience.ClaimWindow(prescience.END_OF_ROUND))


@dataclass(frozen=True, slots=True)
class MahdiCheckVictory(ArrakisStep):
    """A-VICT-3: the Atreides may win before supremacy rises."""

    def run(self, game: ArrakisState) -> None:
        tracks.check_atreides_victory(game)
        game.become(Supremacy())
        game.push(NewRound())
        game.push(ClearPrescience())
        for seat in game.partners[ATREIDES][::-1]:
            game.push(DiscardDown(seat))
        game.push(Refresh())
        game.push(ExchangeMaker())
        game.push(ExchangeLeaders(ATREIDES))
        if game.air:  # A-END-3
            gone = {ZONE.names[zone]: flyer for zone, flyer in game.air.items()}
            game.air = {}
            game.emit("flyers_removed", {"zones": gone}, since=4)


@dataclass(frozen=True, slots=True)
class Supremacy(ArrakisStep):
    """A-SOLO-SPICE-7, A-SOLO-SPICE-8."""

    def run(self, game: ArrakisState) -> None:
        game.end_step()
        tracks.gain_supremacy(game, 1)
        tactics.shuffle(game)


# The order of the round.

PHASES: Final[dict[str, Callable[..., ArrakisStep]]] = {
    "start": MahdiStart,
    "vehicles": MahdiVehicles,
    "action": MahdiActionPhase,
    "hazards": HazardsPhase,
    "harvest": MahdiHarvest,
    "end": MahdiEnd,
}
"""The phases in their order, by the names of the duel's."""


class MahdiRound(Round):
    """The phases of the solo mode."""

    __slots__ = ()

    def phases(self) -> dict[str, Callable[..., ArrakisStep]]:
        return PHASES


def first_steps() -> tuple[ArrakisStep, ...]:
    """What a new game begins with, the first last."""
    return (MahdiRound(), SetUp())


def steps_at(phase: str, turn: str = "") -> tuple[ArrakisStep, ...]:
    """What a game has in progress at the beginning of a phase, or of an action `turn`."""
    begin = PHASES[phase](turn) if turn else PHASES[phase]()
    return (MahdiRound(tuple(PHASES).index(phase) + 1), begin)


STEPS = (
    MahdiStart,
    MahdiHarvest,
    MahdiSpice,
    MahdiEnd,
    MahdiCheckVictory,
    Supremacy,
    MahdiRound,
)
