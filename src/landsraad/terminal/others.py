"""Who plays the seats that nobody at the terminal holds: chance, or a bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landsraad.bots import Bot, question_for, who_is_asked
from landsraad.kernel.action import Action
from landsraad.kernel.chance import Chance
from landsraad.kernel.game import Game
from landsraad.kernel.step import Decision

INTERRUPT_ODDS: Final = 4
"""A seat played by chance uses one in so many opportunities to interrupt."""


class PlayedByChance:
    """Takes any of the same choices that people have."""

    def interruption(
        self, game: Game, seats: Sequence[str], chance: Chance, *, interrupted: bool
    ) -> Action | None:
        """Now and then one of these seats takes an optional decision.

        Args:
            game: that goes on if nobody does.
            seats: that it may be.
            chance: that decides.
            interrupted: the last action was none that the game waited for.
        """
        pending = [decision for decision in game.pending if decision.seat in seats]
        offers = [decision for decision in pending if not decision.required]
        if not offers or chance.below(INTERRUPT_ODDS):
            return None
        return chance.choice(offers).actions.sample(chance)

    def answer(self, game: Game, decisions: Sequence[Decision], chance: Chance) -> Action:
        """The answer to one of these decisions."""
        return chance.choice(decisions).actions.sample(chance)


class PlayedByBot(PlayedByChance):
    """Asks a bot, which is given its own question and nothing else."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def interruption(
        self, game: Game, seats: Sequence[str], chance: Chance, *, interrupted: bool
    ) -> Action | None:
        if not interrupted:
            return None
        for seat in who_is_asked(game.pending).beside:
            action = self._ask(game, seat, chance) if seat in seats else None
            if action is not None:
                return action
        return None

    def answer(self, game: Game, decisions: Sequence[Decision], chance: Chance) -> Action:
        seat = chance.choice(decisions).seat
        # Where all is optional a bot may want none of it, and somebody has to go on.
        return self._ask(game, seat, chance) or super().answer(game, decisions, chance)

    def _ask(self, game: Game, seat: str, chance: Chance) -> Action | None:
        return self._bot.answer(question_for(game, seat, self._bot), chance)
