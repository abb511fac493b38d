"""Worlds: what a bot that thinks ahead imagines with.

Whoever lets bots play has the game in hand. It redeals it once for the seat of the bot and forgets
it: `Worlds` holds nothing but this imagined game and deals every further one from it. A redeal
hangs on what the seat knows and on the seed alone, so a world says nothing about the true cards,
and games that differ only in what a seat does not know give it the same worlds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeAlias

from landsraad.kernel import Chance, Game, LandsraadError
from landsraad.kernel.record import read_setup
from landsraad.kernel.registry import game_class
from landsraad.kernel.values import Json

World: TypeAlias = Game
"""A game that a bot was dealt from what its seat knows; bots know no other."""
FIRST: int = 0
"""The seed of the game that the others are dealt from; any would do."""


class Worlds:
    """Games that may be the one on the table, for all that a seat knows."""

    __slots__ = ("_imagined", "seat")

    def __init__(self, imagined: Game, seat: str) -> None:
        self._imagined = imagined
        self.seat = seat

    @classmethod
    def seen_from(cls, game: Game, seat: str) -> Self | None:
        """The worlds of a seat of this game; None if no other deal can be found."""
        try:
            return cls(game.redeal(seat, Chance.seeded(FIRST)), seat)
        except LandsraadError:
            return None

    def deal(self, seed: int) -> World:
        """The world of this seed, with its own future; the caller may play on in it."""
        return self._imagined.redeal(self.seat, Chance.seeded(seed))

    def to_json(self) -> dict[str, Json]:
        """For another process; there is nothing in it that the seat could not imagine."""
        setup = self._imagined.setup.to_json()
        return {"setup": setup, "state": self._imagined.pack_state(), "seat": self.seat}


def read_worlds(data: Mapping[str, Any]) -> Worlds:
    """The worlds that `Worlds.to_json` wrote."""
    setup = read_setup(data["setup"])
    imagined = game_class(setup.game)(setup, setup.stream())
    imagined.unpack_state(data["state"])
    imagined.settle()
    return Worlds(imagined, data["seat"])
