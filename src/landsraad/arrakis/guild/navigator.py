"""The Guild Navigator: it flies in an air zone and serves as an ornithopter (A-GUILD-NAV).

It may be removed in the place of any ornithopter, so it carries and scouts wherever it or one of
them could.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from landsraad.arrakis.actions.common import ask_or_done
from landsraad.arrakis.actions.free import Scout
from landsraad.arrakis.actions.guild import PutNavigator
from landsraad.arrakis.board import AREA, ZONE, ZONE_MASK, ZONES_OF, members
from landsraad.arrakis.guild.facts import NAVIGATOR
from landsraad.arrakis.guild.heighliners import free_zones
from landsraad.arrakis.ops import PlaceGuildNavigator
from landsraad.arrakis.resolve import Bounds
from landsraad.arrakis.state import ArrakisState
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel import Action, Bits, Choices, Decision, Product, just
from landsraad.kernel.refusals import Because, because


def place_navigator(game: ArrakisState, seat: str, op: PlaceGuildNavigator, bound: Bounds) -> None:
    if game.guild:
        game.push(PlacingNavigator(seat))


@dataclass(frozen=True, slots=True)
class PlacingNavigator(ArrakisStep):
    """A-GUILD-NAV-1: choose a free air zone; if it is on the board already, it moves there."""

    seat: str

    def ask(self, game: ArrakisState) -> tuple[Decision, ...]:
        zones = free_zones(game)
        places = Product(PutNavigator, self.seat, Bits(zones, ZONE))
        return ask_or_done(self.seat, "place_navigator", places)

    def answer(self, game: ArrakisState, action: Action) -> None:
        game.end_step()
        if isinstance(action, PutNavigator):
            for zone in members(game.zones_with(NAVIGATOR)):
                del game.air[zone]
            game.air[ZONE.numbers[action.zone]] = NAVIGATOR
            game.emit("navigator_placed", {"zone": action.zone})

    def why_not(self, game: ArrakisState, action: Action) -> Because | None:
        if not isinstance(action, PutNavigator):
            return None
        return because("A-GUILD-NAV-1", "taken", zone=action.zone)


def carriers(game: ArrakisState, start: int) -> int:
    """A-GUILD-NAV-3: its air zone, if it or an ornithopter could carry a legion from an area."""
    zone = game.zones_with(NAVIGATOR)
    serving = zone | game.zones_with("ornithopter")
    return zone if serving & ZONES_OF[start] else 0


def scouting(game: ArrakisState, seat: str, secret: int) -> Iterator[Choices[Action]]:
    """A-GUILD-NAV-3: it scouts from its own zone or from that of any ornithopter."""
    for zone in members(game.zones_with(NAVIGATOR)):
        seen = 0
        for other in members(1 << zone | game.zones_with("ornithopter")):
            seen |= ZONE_MASK[other]
        if secret & seen:
            yield Product(Scout, seat, just(ZONE.names[zone]), Bits(secret & seen, AREA))


VERBS = {PlaceGuildNavigator: place_navigator}
STEPS = (PlacingNavigator,)
