"""Phase 4, spice harvesting: spice, the imperium markers and their bans (A-SPICE)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.arrakis import limits, tracks
from landsraad.arrakis.actions.common import ask_or_done
from landsraad.arrakis.actions.rounds import KeepSpice, PayMarker, Stockpile
from landsraad.arrakis.box import HARKONNEN, POWERS
from landsraad.arrakis.guild import imperium
from landsraad.arrakis.state import ArrakisState, names_of
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel import Action, Decision, Listed, Product
from landsraad.kernel.refusals import Because, because

NOTHING: Final = 0
HOLD: Final = 2
RAISE: Final = 3
STOCKPILE: Final = 3
MOST_KEPT: Final = 1


@dataclass(frozen=True, slots=True)
class HarvestPhase(ArrakisStep):
    """Bans are lifted and the spice is brought in; then it is spent at once."""

    def run(self, game: ArrakisState) -> None:
        game.become(PayMarkers(bring_in(game)))


def bring_in(game: ArrakisState) -> int:
    """A-SPICE-1, A-SPICE-10: bans are lifted; the spice of this round and the reserve."""
    game.bans = tuple([power for power in game.bans if on_bottom_row(game, power)])
    harvest(game)
    spice = game.harvested + game.reserve
    game.reserve = 0
    return spice


def on_bottom_row(game: ArrakisState, power: str) -> bool:
    return game.imperium[power] == len(game.box.rows) - 1


def harvest(game: ArrakisState) -> None:
    """A-SPICE-2: harvesters leave the board for their spice."""
    worth = game.box.numbers["spice_per_harvester"]
    deep = game.harvesters & game.board.deep
    desert = game.harvesters & ~deep
    game.harvested = deep.bit_count() * worth["deep_desert"] + desert.bit_count() * worth["desert"]
    by_area = dict.fromkeys(names_of(desert), worth["desert"])
    by_area |= dict.fromkeys(names_of(deep), worth["deep_desert"])
    told = {"spice": game.harvested, "areas": names_of(game.harvesters), "by_area": by_area}
    game.emit("harvested", told)
    game.harvesters = 0


@dataclass(frozen=True, slots=True)
class PayMarkers(ArrakisStep):
    """A-SPICE-3: 2 to hold a marker, 3 to raise it, nothing and it drops.

    `paid` holds what was paid for the first markers, in their order.
    """

    spice: int
    paid: tuple[int, ...] = ()

    def view(self, game: ArrakisState, eyes: str | None) -> dict[str, object]:
        return {"spice": self.spice}

    def power(self) -> str:
        return POWERS[len(self.paid)]

    def prices(self, game: ArrakisState) -> list[int]:
        """A-SPICE-6: a marker on the top row can only be held."""
        top = game.imperium[self.power()] == 0
        prices = (NOTHING, HOLD) if top else (NOTHING, HOLD, RAISE)
        return [price for price in prices if price <= self.spice]

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        if len(self.paid) == len(POWERS):
            return ()
        prices = self.prices(game)
        if len(prices) == 1:
            return ()
        seat = game.seat(HARKONNEN)
        payments = Product(PayMarker, seat, Listed(self.power()), Listed(*prices))
        return (Decision(seat, "pay_marker", payments),)

    def answer(self, game: ArrakisState, action: PayMarker) -> None:
        self.pay(game, action.spice)

    def run(self, game: ArrakisState) -> None:
        if len(self.paid) < len(POWERS):
            self.pay(game, NOTHING)
            return
        fallen = [power for power, paid in zip(POWERS, self.paid, strict=True) if not paid]
        game.become(SpendTheRest(self.spice, tuple(fallen)))
        if game.guild:
            imperium.markers_paid(game, self.paid)

    def pay(self, game: ArrakisState, price: int) -> None:
        shift_marker(game, self.power(), price)
        game.become(PayMarkers(self.spice - price, (*self.paid, price)))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if isinstance(action, Stockpile):
            return because("A-SPICE-7", "markers_first", power=self.power())
        if isinstance(action, KeepSpice):
            return because("A-SPICE-9", "markers_first", power=self.power())
        return self.why_not_paid(game, action) if isinstance(action, PayMarker) else None

    def why_not_paid(self, game: ArrakisState, action: PayMarker) -> Because:
        """Why this is not paid for this marker now."""
        if action.power in POWERS[: len(self.paid)]:
            return because("A-SPICE-3", "paid", power=action.power)
        if action.power != self.power():
            return because("A-SPICE-3", "order", power=action.power, first=self.power())
        if action.spice not in (NOTHING, HOLD, RAISE):
            return because("A-SPICE-3", "price", hold=HOLD, rise=RAISE)
        if action.spice > self.spice:
            return because("A-SPICE-3", "too_little", spice=self.spice, price=action.spice)
        return because("A-SPICE-6", "top", power=action.power)


def shift_marker(game: ArrakisState, power: str, price: int) -> None:
    """A-SPICE-4, A-SPICE-5: one row at most, and never off the board."""
    before = game.imperium[power]
    row = min(max(before + {NOTHING: 1, HOLD: 0, RAISE: -1}[price], 0), len(game.box.rows) - 1)
    game.imperium = {**game.imperium, power: row}
    game.emit("marker_paid", {"power": power, "paid": price, "row": row, "from": before})


@dataclass(frozen=True, slots=True)
class SpendTheRest(ArrakisStep):
    """Stockpiling once, then the reserve; then bans become active."""

    spice: int
    fallen: tuple[str, ...]
    stockpiled: bool = False

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        seat = game.seat(HARKONNEN)
        if self.can_stockpile(game):
            return ask_or_done(seat, "stockpile", Listed(Stockpile(seat)))
        if self.spice >= MOST_KEPT:
            return ask_or_done(seat, "keep_spice", Listed(KeepSpice(seat)))
        return ()

    def view(self, game: ArrakisState, eyes: str | None) -> dict[str, object]:
        return {"spice": self.spice}

    def can_stockpile(self, game: ArrakisState) -> bool:
        """A-SPICE-7."""
        early = game.supremacy <= game.box.stockpiling_up_to
        return not self.stockpiled and early and self.spice >= STOCKPILE

    def answer(self, game: ArrakisState, action: Action) -> None:
        if isinstance(action, Stockpile):
            game.become(self.but(spice=self.spice - STOCKPILE, stockpiled=True))
            game.emit("stockpiled", {}, since=4)
            tracks.gain_supremacy(game, 1)
        elif isinstance(action, KeepSpice):
            game.reserve = MOST_KEPT  # A-SPICE-9
            game.become(self.but(spice=0, stockpiled=True))
            game.emit("spice_kept", {}, since=4)
        elif self.can_stockpile(game):
            game.become(self.but(stockpiled=True))
        else:
            game.become(self.but(spice=0))

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if isinstance(action, PayMarker):
            return because("A-SPICE-3", "paid", power=action.power)
        if isinstance(action, KeepSpice):
            return because("A-SPICE-9", "stockpile_first", spice=self.spice)
        if not isinstance(action, Stockpile):
            return None
        if self.stockpiled:
            return because("A-SPICE-7", "once")
        last = game.box.stockpiling_up_to
        if game.supremacy > last:
            return because("A-SPICE-7", "late", step=game.supremacy, last=last)
        return because("A-SPICE-7", "too_little", spice=self.spice, price=STOCKPILE)

    def run(self, game: ArrakisState) -> None:
        """A-SPICE-11, A-SPICE-12: markers that dropped, and those on the bottom row."""
        game.end_step()
        game.bans = tuple(
            [power for power in POWERS if power in self.fallen or on_bottom_row(game, power)]
        )
        game.emit("bans", {"bans": list(game.bans)})
        limits.tidy(game)  # A-UNIT-8


STEPS = (HarvestPhase, PayMarkers, SpendTheRest)
