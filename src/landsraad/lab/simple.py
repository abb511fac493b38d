"""Simple players for statistics: they are yardsticks, not bots.

A player chooses for one seat, from what that seat is asked. This one has no plan at all; a greedy
one for War for Arrakis is in `greedy.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from landsraad.bots import who_is_asked
from landsraad.kernel import Action, Chance, Game

Player = Callable[[Game, str, Chance], Action | None]
"""Chooses for a seat; nothing, if it leaves what it may do but need not."""


def play_out(game: Game, players: Mapping[str, Player], chance: Chance) -> None:
    """Play a game to its end, each seat by its player."""
    while not game.over:
        game.play(next_action(game, players, chance))


def next_action(game: Game, players: Mapping[str, Player], chance: Chance) -> Action:
    """Those who only may do something are asked first; they may leave it."""
    asked = who_is_asked(game.pending)
    for seat in (*asked.beside, *asked.due):
        action = players[seat](game, seat, chance)
        if action is not None:
            return action
    raise ValueError("a player left a decision that the game waits for")


def at_random(game: Game, seat: str, chance: Chance) -> Action | None:
    """The player without a plan."""
    decisions = game.decisions(seat)
    if not any(decision.required for decision in decisions) and chance.below(2):
        return None
    return chance.choice(decisions).actions.sample(chance)
