"""Chances from playing on: worlds that some eyes think possible, played to their ends by a bot.

A look from a spectator's eyes or a seat's deals everything anew that these do not know, the future
of the dice and decks with it, so chances hang on nothing that they could not know. All looks use
the same seeds: what differs between two of them is what happened in between, and less is luck.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from multiprocessing import get_context
from typing import Final, NamedTuple, Self

from landsraad import bots
from landsraad.kernel import Chance, Game, LandsraadError
from landsraad.kernel.record import Record
from landsraad.kernel.registry import game_class

KEPT_EACH: Final = 20
"""Moments of a record from one copy of the game that is kept to the next."""


class Look(NamedTuple):
    """From where chances are looked at.

    Attributes:
        moment: after so many actions.
        eyes: a seat, or None for a spectator.
        action: what is played first, in notation; empty for whatever the bot does.
        again: how often it was looked before; every time in other worlds.
    """

    moment: int
    eyes: str | None = None
    action: str = ""
    again: int = 0


@dataclass(frozen=True, slots=True)
class Chances:
    """Who won in each of the worlds; worlds in which the action was not possible are left out."""

    winners: tuple[tuple[str, ...], ...]

    def of(self, seat: str) -> float:
        """The chance of a seat to be among the winners."""
        return sum([seat in won for won in self.winners]) / max(1, len(self.winners))

    def with_more(self, others: Chances) -> Chances:
        """These worlds and others together."""
        return Chances(self.winners + others.winners)

    def error(self, seat: str) -> float:
        """The standard error of it, never taken for nothing (Agresti and Coull)."""
        worlds = len(self.winners) + 4
        chance = (self.of(seat) * len(self.winners) + 2) / worlds
        return sqrt(chance * (1 - chance) / worlds) if self.winners else 1.0


class Oracle:
    """Answers looks at one game on some cores, each once."""

    def __init__(self, record: Record, bot: str, worlds: int, workers: int) -> None:
        self._text = record.to_json()
        self._bot = bot
        self._worlds = worlds
        self._known: dict[Look, Chances] = {}
        self._pool = (
            ProcessPoolExecutor(workers, mp_context=get_context("spawn")) if workers > 1 else None
        )
        self.playouts = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def ask(self, looks: Iterable[Look]) -> list[Chances]:
        """The chances at each of these looks."""
        wanted = list(looks)
        new = [look for look in dict.fromkeys(wanted) if look not in self._known]
        tasks = [(self._text, self._bot, look, self._worlds) for look in new]
        found = map(play_on, tasks) if self._pool is None else self._pool.map(play_on, tasks)
        self._known |= dict(zip(new, found, strict=True))
        self.playouts += len(new) * self._worlds
        return [self._known[look] for look in wanted]

    def learn(self, moment: int, chances: Chances) -> None:
        """Take chances at a moment as known: those of the end."""
        self._known[Look(moment)] = chances


def play_on(task: tuple[str, str, Look, int]) -> Chances:
    """Look once, in so many worlds."""
    text, bot, look, worlds = task
    game = game_at(text, look.moment)
    first = 1 + look.again * worlds
    played = [winners_in(game, look, bot, seed) for seed in range(first, first + worlds)]
    return Chances(tuple([winners for winners in played if winners is not None]))


def winners_in(game: Game, look: Look, bot: str, seed: int) -> tuple[str, ...] | None:
    """Who wins the world of a seed; None if it cannot be dealt, or not be played so."""
    try:
        world = game.redeal(look.eyes, Chance.seeded(seed))
        if look.action:
            world.play(world.notation().read(look.action))
        if world.outcome is None:
            player = bots.make(bot, world.name)
            bots.play_out(world, dict.fromkeys(world.seats, player), Chance.seeded(seed))
    except LandsraadError:
        return None
    assert world.outcome is not None
    return world.outcome.winners


# Moments of a record.


@lru_cache(maxsize=1)
def kept_games(text: str) -> tuple[Record, Sequence[Game]]:
    """A record with copies of its game, one for every so many moments."""
    record = Record.from_json(text)
    return record, [game.copy() for game in record.moments() if game.sequence % KEPT_EACH == 0]


def game_at(text: str, moment: int) -> Game:
    """The game of a record after so many actions."""
    record, kept = kept_games(text)
    game = kept[moment // KEPT_EACH].copy()
    notation = game_class(record.setup.game).notation()
    for action in record.actions[game.sequence : moment]:
        game.play(notation.read(action))
    return game
