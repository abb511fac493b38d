"""Whole games with bots on their seats, for the lab and for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from landsraad.bots.order import interrupts, who_is_asked
from landsraad.bots.seat import Bot, Question
from landsraad.bots.worlds import Worlds
from landsraad.kernel import Action, Chance, Game, LandsraadError, Outcome

MOST_ACTIONS = 50_000
"""A game with more actions counts as endless; the longest seen have a tenth of that."""


class Misplay(LandsraadError):
    """A bot gave an answer that it was not offered, or none where one is required."""


def question_for(game: Game, seat: str, bot: Bot | None = None) -> Question:
    """What a seat is asked now, with worlds if this bot thinks about it."""
    decisions = game.decisions(seat)
    worlds = None if bot is None else worlds_for(game, seat, bot)
    return Question(game.view(seat), decisions, game.setup.played_by, worlds)


def question_with_worlds(game: Game, seat: str) -> Question:
    """What a seat is asked now, with worlds whatever it is: for advice."""
    worlds = Worlds.seen_from(game, seat)
    return Question(game.view(seat), game.decisions(seat), game.setup.played_by, worlds)


def worlds_for(game: Game, seat: str, bot: Bot) -> Worlds | None:
    """What a bot that has to decide now can imagine; None if it does not think about it."""
    asked = [decision.kind for decision in game.decisions(seat)]
    return None if bot.thinks_about.isdisjoint(asked) else Worlds.seen_from(game, seat)


def play_out(
    game: Game,
    bots: Mapping[str, Bot],
    chance: Chance,
    most_actions: int = MOST_ACTIONS,
    watch: Callable[[Game], None] | None = None,
) -> Outcome:
    """Let bots play a game to its end; each is handed its own question and nothing else.

    Somebody for whom the game waits is asked; after an interruption the others are asked first.
    `watch` is called after each action.

    Raises:
        Misplay: a bot answered what it was not offered.
    """
    interrupted = False
    for _ in range(most_actions):
        if game.outcome is not None:
            return game.outcome
        asked = who_is_asked(game.pending)
        action = _reaction(game, asked.beside, bots, chance) if interrupted else None
        if action is None:
            action = _required(game, chance.choice(asked.due), bots, chance)
        interrupted = interrupts(game.pending, action)
        game.play(action)
        if watch is not None:
            watch(game)
    raise LandsraadError(f"no end after {most_actions} actions")


def play_until(
    game: Game, bots: Mapping[str, Bot], chance: Chance, enough: Callable[[], bool]
) -> None:
    """Let bots play on until it is enough or the game is over, only those it waits for."""
    for _ in range(MOST_ACTIONS):
        if game.outcome is not None or enough():
            return
        seat = who_is_asked(game.pending).due[0]
        game.play(_required(game, seat, bots, chance))


def _required(game: Game, seat: str, bots: Mapping[str, Bot], chance: Chance) -> Action:
    """The answer of a seat that the game waits for."""
    action = _answer(game, seat, bots[seat], chance)
    if action is None:
        raise Misplay(f"{bots[seat].name} at {seat} left what is required: {game.pending}")
    return action


def _reaction(
    game: Game, seats: Iterable[str], bots: Mapping[str, Bot], chance: Chance
) -> Action | None:
    """What the first of these seats wants to do though the game does not wait for it."""
    for seat in seats:
        action = _answer(game, seat, bots[seat], chance)
        if action is not None:
            return action
    return None


def _answer(game: Game, seat: str, bot: Bot, chance: Chance) -> Action | None:
    question = question_for(game, seat, bot)
    action = bot.answer(question, chance)
    if action is not None and not any(action in d.actions for d in question.decisions):
        raise Misplay(f"{bot.name} answered {action}, of {question.decisions}")
    return action
