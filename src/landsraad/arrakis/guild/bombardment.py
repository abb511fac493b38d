"""Aerial bombardment: a frigate strikes an area as a free action (A-GUILD-FRIG-7 on)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from landsraad.arrakis.actions.guild import Bombard
from landsraad.arrakis.battle import dice
from landsraad.arrakis.board import AREA, ZONE, ZONE_MASK, members
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.guild.facts import FRIGATE
from landsraad.arrakis.losses import take_hits
from landsraad.arrakis.reveal import reveal_area
from landsraad.arrakis.state import OTHER, ArrakisState, names_of
from landsraad.arrakis.step import ArrakisStep
from landsraad.kernel import Action, Bits, Choices, Product, just
from landsraad.kernel.refusals import Because, because

DICE: Final = 3


def bombardments(game: ArrakisState, seat: str) -> Iterator[Choices[Action]]:
    """A-GUILD-FRIG-7, A-GUILD-FRIG-11: enemy legions, and for the Atreides harvesters."""
    side = game.side(seat)
    targets = game.held[OTHER[side]]
    if side == ATREIDES:
        targets |= game.harvesters
    for zone in members(game.zones_with(FRIGATE[side])):
        in_reach = targets & ZONE_MASK[zone]
        if in_reach:
            yield Product(Bombard, seat, just(ZONE.names[zone]), Bits(in_reach, AREA))


def why_not(game: ArrakisState, action: Bombard) -> Because:
    """Why a frigate cannot strike an area."""
    side = game.side(action.seat)
    if action.zone not in Bits(game.zones_with(FRIGATE[side]), ZONE):
        return because("A-GUILD-FRIG-7", "no_frigate", zone=action.zone)
    connected = names_of(ZONE_MASK[ZONE.numbers[action.zone]])
    if action.area not in connected:
        return because("A-GUILD-FRIG-7", "not_connected", zone=action.zone, area=action.area)
    if side == HARKONNEN and game.harvesters >> AREA.numbers[action.area] & 1:
        return because("A-GUILD-FRIG-7", "own", area=action.area)
    return because("A-GUILD-FRIG-7", "nothing", area=action.area)


def bombard(game: ArrakisState, action: Bombard) -> None:
    """The frigate leaves; deployment tokens under attack are turned up first (A-BATTLE-43)."""
    side = game.side(action.seat)
    area = AREA.numbers[action.area]
    del game.air[ZONE.numbers[action.zone]]
    game.emit("bombarded", {"side": side, "zone": action.zone, "area": action.area})
    game.push(BombsFallen(area))
    if game.held[OTHER[side]] >> area & 1:
        game.push(BombsFall(side, area))
        reveal_area(game, area, sietch=False)  # A-BATTLE-42


@dataclass(frozen=True, slots=True)
class BombsFall(ArrakisStep):
    """A-GUILD-FRIG-9: three dice against the legion of the enemy, which loses at once."""

    side: str
    area: int

    def run(self, game: ArrakisState) -> None:
        game.end_step()
        faces = dice.roll(game, self.side, DICE, self.area)
        hits = faces.count(dice.SWORD) + faces.count(dice.SPECIAL)
        take_hits(game, OTHER[self.side], self.area, hits)


@dataclass(frozen=True, slots=True)
class BombsFallen(ArrakisStep):
    """A-GUILD-FRIG-8, A-GUILD-FRIG-9: a harvester without a legion is removed."""

    area: int

    def run(self, game: ArrakisState) -> None:
        game.end_step()
        guarded = game.held[HARKONNEN] >> self.area & 1
        if game.harvesters >> self.area & 1 and not guarded:
            game.lose_harvester(self.area)


STEPS = (BombsFall, BombsFallen)
