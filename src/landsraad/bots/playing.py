"""Whole games with bots on their seats, for the lab and for tests."""

from __future__ import annotations

from collections.abc import Mapping

from landsraad.bots.seat import Bot, Question
from landsraad.kernel import Action, Chance, Game, LandsraadError, Outcome

MOST_ACTIONS = 50_000
"""A game with more actions counts as endless; the longest seen have a tenth of that."""


class Misplay(LandsraadError):
    """A bot gave an answer that it was not offered, or none where one is required."""


def question_for(game: Game, seat: str) -> Question:
    """What a seat is asked now."""
    return Question(game.view(seat), game.decisions(seat), game.setup.played_by)


def play_out(
    game: Game, bots: Mapping[str, Bot], chance: Chance, most_actions: int = MOST_ACTIONS
) -> Outcome:
    """Let bots play a game to its end; each is handed its own question and nothing else.

    Whoever the game waits for is asked. Others could act at any time, too; they are asked only when
    somebody has just done so (made an offer, say), which keeps the cost down.

    Raises:
        Misplay: a bot answered what it was not offered.
    """
    just_interrupted = False
    for _ in range(most_actions):
        if game.outcome is not None:
            return game.outcome
        action = _woken(game, bots, chance) if just_interrupted else None
        if action is None:
            action = _due(game, bots, chance)
        just_interrupted = not _is_required(game, action)
        game.play(action)
    raise LandsraadError(f"no end after {most_actions} actions")


def _due(game: Game, bots: Mapping[str, Bot], chance: Chance) -> Action:
    """The answer of a seat that the game waits for."""
    seat = chance.choice([decision.seat for decision in game.pending if decision.required])
    action = _answer(game, seat, bots[seat], chance)
    if action is None:
        raise Misplay(f"{bots[seat].name} at {seat} left what is required: {game.pending}")
    return action


def _woken(game: Game, bots: Mapping[str, Bot], chance: Chance) -> Action | None:
    """What somebody wants to do though the game does not wait for it."""
    waited_for = {decision.seat for decision in game.pending if decision.required}
    for seat in dict.fromkeys([decision.seat for decision in game.pending]):
        if seat not in waited_for:
            action = _answer(game, seat, bots[seat], chance)
            if action is not None:
                return action
    return None


def _answer(game: Game, seat: str, bot: Bot, chance: Chance) -> Action | None:
    question = question_for(game, seat)
    action = bot.answer(question, chance)
    if action is not None and not any(action in d.actions for d in question.decisions):
        raise Misplay(f"{bot.name} answered {action}, of {question.decisions}")
    return action


def _is_required(game: Game, action: Action) -> bool:
    return any(decision.required and action in decision.actions for decision in game.pending)
