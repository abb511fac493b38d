"""A mode of a game, random play in it, and a law that watches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from landsraad.kernel.action import Action
from landsraad.kernel.chance import Chance
from landsraad.kernel.errors import LandsraadError, Refusal
from landsraad.kernel.game import Game
from landsraad.kernel.record import Record


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play a game, as the law suite knows it.

    Attributes:
        name: how the tests call it.
        game: the class.
        seats: the line-up, the usual one if None.
        options: as `new_game` takes them.
        most_actions: a random game that is longer than this counts as endless.
        stride: costly laws look at every stride-th position.
        weight: of a given number of games, this mode gets one for every so many.
        interval: a replay is compared, and all is counted that must not get lost, after every so
            many actions and at the end.
    """

    name: str
    game: type[Game]
    seats: tuple[str, ...] | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    most_actions: int = 2_000
    stride: int = 1
    weight: int = 1
    interval: int = 1

    def new(self, seed: int) -> Game:
        return self.game.new(self.game.read_setup(self.seats, self.options, seed))


class LawBroken(AssertionError):
    """A law does not hold; the record shows the game up to there."""

    def __init__(self, law: int, problem: str, game: Game) -> None:
        super().__init__(f"law {law}: {problem} (after {game.sequence} actions)")
        self.law = law
        self.record: Record | None = game.record() if game.past is not None else None


# Random play.


def any_action(game: Game, chance: Chance) -> Action:
    """One of the open decisions, and one of its actions."""
    return chance.choice(game.pending).actions.sample(chance)


def positions(mode: Mode, seed: int, stride: int = 1) -> Iterator[tuple[Game, Chance]]:
    """A random game, one object moving on, at its beginning and after its actions."""
    game = mode.new(seed)
    chance = Chance.seeded(seed + 1)
    while not game.over:
        if game.sequence % stride == 0:
            yield game, chance
        if game.sequence >= mode.most_actions:
            raise LawBroken(2, f"no end after {mode.most_actions} actions", game)
        if not any(decision.required for decision in game.pending):
            raise LawBroken(2, "a dead end: nobody has to decide anything", game)
        action = any_action(game, chance)
        try:
            game.play(action)
        except Refusal as refused:
            raise LawBroken(1, f"{action} is listed but refused: {refused}", game) from refused
        except LandsraadError as fault:
            raise LawBroken(2, f"{action} stops the game: {fault}", game) from fault
    yield game, chance


# What a law is.


class Law:
    """One of the laws, watching one random game.

    Attributes:
        number: among the seven.
        costly: it looks at every stride-th position only (see `Mode`).
        chance: its own, so that laws do not disturb each other or the game.
    """

    number: ClassVar[int]
    costly: ClassVar[bool] = False

    def __init__(self, mode: Mode, seed: int) -> None:
        self.mode = mode
        self.chance = Chance.seeded(seed + 2)

    def is_due(self, game: Game) -> bool:
        """Whether it is time for what is not done after every action (see `Mode`)."""
        return game.sequence % self.mode.interval == 0 or game.over

    def look(self, game: Game) -> None:
        """Look at a position; the game must be the same afterwards."""

    def finish(self, game: Game) -> None:
        """Look back after the end."""

    def broken(self, problem: str, game: Game) -> LawBroken:
        return LawBroken(self.number, problem, game)
