"""Chances from playing on: worlds that some eyes think possible, played on by a bot.

Most bots play each world to its end. For a `mentat` recruits play on for about a turn, and then the
learned value of the position says who wins (see `bots.mentat`), which is many times faster. Values
are learned at the beginning of turns; so that chances do not jump there, the more of the turn is
over, the more worlds are played on to the end of the next one.

A look from a spectator's eyes or a seat's deals everything anew that these do not know, the future
of the dice and decks with it, so chances hang on nothing that they could not know. All looks use
the same seeds: what differs between two of them is what happened in between, and less is luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot, sqrt
from typing import Final, NamedTuple, Self

from landsraad import bots
from landsraad.bots.mentat.thinker import Thinker
from landsraad.bots.playing import play_until
from landsraad.kernel import Chance, Game, LandsraadError
from landsraad.kernel.record import Record
from landsraad.kernel.registry import game_class
from landsraad.lab.processes import playing_processes

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
    """How likely each seat wins in each of the worlds: 1 or 0 in those that are over.

    Worlds in which the action was not possible are left out.
    """

    worlds: tuple[Mapping[str, float], ...]

    @classmethod
    def sure(cls, winners: Iterable[str], worlds: int) -> Self:
        """Those of a game that is over."""
        return cls((dict.fromkeys(winners, 1.0),) * worlds)

    def of(self, seat: str) -> float:
        """The chance of a seat to be among the winners."""
        return sum(self._each(seat)) / max(1, len(self.worlds))

    def with_more(self, others: Chances) -> Chances:
        """These worlds and others together."""
        return Chances(self.worlds + others.worlds)

    def error(self, seat: str) -> float:
        """The standard error of it, as if one more world were won and one lost.

        So it is never taken for nothing, as Laplace's rule of succession has it.
        """
        return error_of([*self._each(seat), 0.0, 1.0])

    def error_beside(self, other: Chances, seat: str) -> float:
        """The standard error of the difference to other chances.

        Worlds of the same seeds have much of their luck in common, so they are compared one by one.
        """
        pairs = [*zip(self._each(seat), other._each(seat), strict=False)]
        if len(self.worlds) != len(other.worlds):
            return hypot(self.error(seat), other.error(seat))
        return error_of([*[one - two for one, two in pairs], -0.5, 0.5])

    def _each(self, seat: str) -> list[float]:
        return [world.get(seat, 0.0) for world in self.worlds]


def error_of(numbers: Sequence[float]) -> float:
    """The standard error of their mean."""
    mean = sum(numbers) / len(numbers)
    return sqrt(sum([(number - mean) ** 2 for number in numbers])) / len(numbers)


class Oracle:
    """Answers looks at one game on some cores, each once.

    Attributes:
        bot: that plays on.
        playouts: worlds that were played on; `watch` is called with it after each look.
    """

    def __init__(
        self,
        record: Record,
        bot: str,
        worlds: int,
        workers: int,
        watch: Callable[[int], None] | None = None,
    ) -> None:
        self.bot = bot
        self._text = record.to_json()
        self._worlds = worlds
        self._known: dict[Look, Chances] = {}
        self._pool = playing_processes(workers) if workers > 1 else None
        self._watch = watch
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
        tasks = [(self._text, self.bot, look, self._worlds) for look in new]
        found = map(look_once, tasks) if self._pool is None else self._pool.map(look_once, tasks)
        for look, chances in zip(new, found, strict=True):
            self._known[look] = chances
            self.playouts += self._worlds
            if self._watch is not None:
                self._watch(self.playouts)
        return [self._known[look] for look in wanted]

    def game_at(self, moment: int) -> Game:
        """The game after so many actions."""
        return game_at(self._text, moment)

    def learn(self, moment: int, chances: Chances) -> None:
        """Take chances at a moment as known: those of the end."""
        self._known[Look(moment)] = chances


def look_once(task: tuple[str, str, Look, int]) -> Chances:
    """Look once, in so many worlds."""
    text, bot, look, worlds = task
    game = game_at(text, look.moment)
    first = 1 + look.again * worlds
    late = int(worlds * elapsed(text, look.moment) + 0.5)
    seen = [
        chances_in(game, look, bot, first + number, 2 if number < late else 1)
        for number in range(worlds)
    ]
    return Chances(tuple([chances for chances in seen if chances is not None]))


def chances_in(
    game: Game, look: Look, bot: str, seed: int, turns: int = 1
) -> Mapping[str, float] | None:
    """Who wins the world of a seed; None if it cannot be dealt, or not be played so.

    With a `mentat` it is judged after so many turns, the present one among them.
    """
    try:
        world = game.redeal(look.eyes, Chance.seeded(seed))
        if look.action:
            world.play(world.notation().read(look.action))
        return foreseen(world, bot, Chance.seeded(seed), game.round_number + turns)
    except LandsraadError:
        return None


def foreseen(world: Game, bot: str, chance: Chance, until: int) -> Mapping[str, float]:
    """Play a world on to its end, or with a mentat to a turn; how likely each seat wins then."""
    player = bots.make(bot, world.name)
    if not isinstance(player, Thinker):
        table = dict.fromkeys(world.seats, player)
        outcome = world.outcome or bots.play_out(world, table, chance)
        return dict.fromkeys(outcome.winners, 1.0)
    table = dict.fromkeys(world.seats, bots.make("recruit", world.name))
    play_until(world, table, chance, lambda: world.round_number >= until)
    return {seat: player.chance_of_victory(world, seat) for seat in world.seats}


# Moments of a record.


@lru_cache(maxsize=1)
def kept_games(text: str) -> tuple[Record, Sequence[Game], Sequence[int]]:
    """A record with copies of its game, one for every so many moments, and the turn of each."""
    record = Record.from_json(text)
    kept: list[Game] = []
    turns: list[int] = []
    for game in record.moments():
        turns.append(game.round_number)
        if game.sequence % KEPT_EACH == 0:
            kept.append(game.copy())
    return record, kept, turns


def elapsed(text: str, moment: int) -> float:
    """How much of its turn was over at a moment of a record, from 0 to less than 1."""
    _, _, turns = kept_games(text)
    turn = turns[moment]
    return (moment - turns.index(turn)) / turns.count(turn)


def game_at(text: str, moment: int) -> Game:
    """The game of a record after so many actions."""
    record, kept, _ = kept_games(text)
    game = kept[moment // KEPT_EACH].copy()
    notation = game_class(record.setup.game).notation()
    for action in record.actions[game.sequence : moment]:
        game.play(notation.read(action))
    return game
