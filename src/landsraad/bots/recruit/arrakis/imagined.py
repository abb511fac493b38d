"""What a seat sees in an imagined game, read off its state without writing a view down.

The same facts as in the view of that game (a test compares them), found in a fraction of the time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final

from landsraad.arrakis.board import AREA, ZONE
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.legion import Legion
from landsraad.arrakis.lineup import SIDE_OF
from landsraad.arrakis.solo import tactics
from landsraad.arrakis.state import NOWHERE, ArrakisState
from landsraad.bots.recruit.arrakis.facts import UNKNOWN_RANK, Facts

TOLD: Final[dict[str, Callable[[ArrakisState], Any]]] = {
    "action_dice": lambda game: game.dice,
    "air": lambda game: {ZONE.names[zone]: flyer for zone, flyer in game.air.items()},
    "atomics": lambda game: game.blast,
    "bans": lambda game: game.bans,
    "claims": lambda game: game.claims,
    "deck_sizes": lambda game: {deck: len(cards) for deck, cards in game.decks.items()},
    "hands": lambda game: game.hands,
    "imperium": lambda game: game.imperium,
    "in_play": lambda game: game.in_play,
    "mahdi": tactics.names,
    "open_cards": lambda game: game.open_cards,
    "out": lambda game: game.out,
    "prescience": lambda game: game.prescience,
    "round": lambda game: game.round,
    "slotted": lambda game: game.slotted,
    "station_pool": lambda game: game.station_pool,
    "supremacy": lambda game: game.supremacy,
    "tank": lambda game: game.tank,
    "tokens_left": lambda game: len(game.token_pool),
    "wild_maker": lambda game: None if game.wild_maker == NOWHERE else game.wild_maker,
    "settlements": lambda game: {
        area: rank
        for area, rank in game.box.settlements.items()
        if game.settled[HARKONNEN] >> AREA.numbers[area] & 1
    },
}
"""What everybody sees, by the names that a view has for it."""


class Told(dict[str, Any]):
    """The table of a view, of which only what is asked for is ever written down."""

    def __init__(self, game: ArrakisState, side: str) -> None:
        super().__init__()
        self._game = game
        if side == ATREIDES:
            self["objectives"] = game.objectives
        if game.guild:
            self["heighliners"] = game.heighliners
            self["troops_aboard"] = game.troops_aboard

    def __missing__(self, name: str) -> Any:
        told = self[name] = TOLD[name](self._game)
        return told


class ImaginedFacts(Facts):
    """What a seat sees in an imagined game; its hidden things stay hidden from the other side."""

    def __init__(self, game: ArrakisState, seat: str) -> None:
        self.game = game
        self.automated = game.automated
        self._sit_down(seat, Told(game, SIDE_OF[seat]), game.box)

    def _legions(self, side: str) -> dict[int, Legion]:
        legions = self.game.legions[side]
        if side == self.side:
            return dict(sorted(legions.items()))
        return {area: face_down(legions[area]) for area in sorted(legions)}

    @cached_property
    def ranks(self) -> dict[str, dict[int, int]]:
        game = self.game
        mine = self.side == ATREIDES
        sietches = {
            area: game.rank(ATREIDES, area) if mine or game.found >> area & 1 else UNKNOWN_RANK
            for area in sorted(game.sietches)
        }
        towns = {AREA.numbers[area]: rank for area, rank in self.table["settlements"].items()}
        return {ATREIDES: sietches, HARKONNEN: towns}

    @cached_property
    def hidden(self) -> list[int]:
        return [area for area in sorted(self.game.sietches) if not self.game.found >> area & 1]

    def areas(self, name: str) -> int:
        found: int = getattr(self.game, name)
        return found

    @cached_property
    def air(self) -> dict[int, str]:
        return self.game.air

    def step(self, key: str) -> Mapping[str, Any] | None:
        for step in reversed(self.game.stack):
            shown = step.view(self.game, self.me)
            if shown is not None and key in shown:
                return shown
        return None


def face_down(legion: Legion) -> Legion:
    """A legion as the other side sees it."""
    if not legion.tokens:
        return legion
    return Legion(
        legion.regular,
        legion.elite,
        legion.special,
        legion.generic,
        legion.named,
        ("",) * len(legion.tokens),
        legion.troop,
    )
