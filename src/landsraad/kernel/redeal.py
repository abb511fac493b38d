"""Redeal: other games that are equally possible for all that somebody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from landsraad.kernel.chance import Chance

if TYPE_CHECKING:
    from landsraad.kernel.game import Game

G = TypeVar("G", bound="Game")

MOST_DEALS = 100
"""Deals that are tried until one fits; then the cards stay as they are."""


def redealt(game: G, eyes: str | None, chance: Chance) -> G:
    """A game equally possible for all that these eyes know (see `Game.redeal`)."""
    if not any(decision.private for decision in game.pending):
        twin = imagined(game, eyes, chance)
        twin.settle()
        return twin
    for _ in range(MOST_DEALS):
        twin = imagined(game, eyes, chance)
        if twin.ask_again() and any(decision.private for decision in twin.pending):
            return twin
    twin = without_a_past(game)
    twin.use_chance(chance.fork())
    return twin


def without_a_past(game: G) -> G:
    """A copy that tells nobody how the game came here: no actions, no seed."""
    twin = game.copy()
    twin.past = None
    twin.setup = game.setup.without_secrets()
    return twin


def imagined(game: G, eyes: str | None, chance: Chance) -> G:
    """A copy with everything hidden exchanged; its questions are still those of this game."""
    twin = without_a_past(game)
    twin.redeal_hidden(eyes, chance)
    twin.stack = [step.redeal(twin, eyes, chance) for step in twin.stack]
    twin.use_chance(chance.fork())
    return twin
