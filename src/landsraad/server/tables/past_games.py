"""PastGames: the game as it was after earlier actions, for looking back and for undo by consent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from landsraad.kernel.chance import Tape
from landsraad.kernel.game import Game
from landsraad.kernel.registry import game_class
from landsraad.kernel.setup import Setup
from landsraad.server.tables.seat_history import Move

STRIDE: Final = 32
"""A copy of the game is kept after every so many actions; what lies between is played again."""


class PastGames:
    """Copies of one game after some of the actions that count."""

    def __init__(self) -> None:
        self._copies: dict[int, Game] = {}
        self._played = 0

    def note(self, played: int, game: Game | None) -> None:
        """The game has come to this number of actions, by one more or by taking some back."""
        if played < self._played:
            self._copies = {
                number: each for number, each in self._copies.items() if number <= played
            }
        self._played = played
        if game is not None and played % STRIDE == 0:
            self._copies[played] = game

    def after(self, setup: Setup, moves: Sequence[Move], number: int) -> Game:
        """The game after the first `number` of these moves, which all count. Do not play it on."""
        if 0 not in self._copies:
            self._copies[0] = game_class(setup.game).new(setup)
        start = max([copied for copied in self._copies if copied <= number])
        game = with_setup(self._copies[start], setup)
        for played, move in enumerate(moves[start:number], start):
            if played in self._copies:
                game = game.copy()
            game.play(move.action)
            if (played + 1) % STRIDE == 0:
                self._copies[played + 1] = game
        return game

    def after_moves(self, setup: Setup, counting: Sequence[Move], wanted: Sequence[Move]) -> Game:
        """The game after the wanted moves, of which the last may no longer count."""
        shared = 0
        for one, other in zip(wanted, counting, strict=False):
            if one is not other:
                break
            shared += 1
        game = self.after(setup, counting, shared)
        if shared < len(wanted):
            # What was taken back drew from a stream that there is no more.
            game = with_setup(game.copy(), replace(setup, afresh={}))
            game.use_chance(Tape([each for move in wanted[shared:] for each in move.outcomes]))
            for move in wanted[shared:]:
                game.play(move.action)
        return game


def with_setup(game: Game, setup: Setup) -> Game:
    """A game that goes on by a setup, which may draw chance anew later on; a copy if need be."""
    if game.setup is setup:
        return game
    game = game.copy()
    game.setup = setup
    return game
