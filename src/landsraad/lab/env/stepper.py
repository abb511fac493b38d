"""Many games stepped together, arrays in and arrays out, for training.

    stepper = Stepper("crysknife", games=64, seed=1)
    batch = stepper.batch
    while learning:
        batch = stepper.step(policy(batch.observations, batch.masks, batch.seats))

A game that is over begins anew at once: its row is the first of the new game, while `over` and
`rewards` tell of the old one. `ParallelStepper` does the same in several processes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from random import Random
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import DTypeLike, NDArray

from landsraad.bots.playing import MOST_ACTIONS
from landsraad.kernel import Decision
from landsraad.kernel.registry import game_class
from landsraad.lab.env.episode import Episode
from landsraad.lab.env.observing import Observer, observer_of

SEEDS = 1 << 32


class Batch(NamedTuple):
    """What all games show now; the next step writes into the same arrays.

    Attributes:
        observations: what whoever is asked sees, a row for each game.
        masks: which sub-choices are open to them.
        seats: who that is, by the number of their seat.
        rewards: what the last step brought each seat.
        over: whether the last step ended a game, by its end or because it was cut off.
    """

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    over: NDArray[np.bool_]

    @classmethod
    def shapes(
        cls, games: int, seats: int, observer: Observer
    ) -> dict[str, tuple[tuple[int, ...], DTypeLike]]:
        return {
            "observations": ((games, observer.size), np.int16),
            "masks": ((games, observer.vocabulary.size), np.bool_),
            "seats": ((games,), np.int64),
            "rewards": ((games, seats), np.float32),
            "over": ((games,), np.bool_),
        }

    @classmethod
    def zeros(cls, games: int, seats: int, observer: Observer) -> Self:
        shapes = cls.shapes(games, seats, observer)
        return cls(*[np.zeros(shape, dtype) for shape, dtype in shapes.values()])

    def part(self, games: slice) -> Batch:
        parts: list[Any] = [array[games] for array in self]
        return Batch(*parts)


def kind_alone(decision: Decision) -> str:
    """All that a row needs of a decision; the mask says the rest."""
    return decision.kind


class Stepper:
    """Games in this process.

    Attributes:
        seats: of every game, in the order of `Batch.seats` and `Batch.rewards`.
        batch: what the games show now.
    """

    def __init__(
        self,
        game: str,
        games: int = 16,
        seats: Sequence[str] | None = None,
        seed: int = 0,
        most_actions: int = MOST_ACTIONS,
        batch: Batch | None = None,
        **options: Any,
    ) -> None:
        self.game_type = game_class(game)
        self.options = options
        self.most_actions = most_actions
        self.observer = observer_of(game)
        self.seats = self.game_type.read_setup(seats, options, 0).seats
        self.batch = batch or Batch.zeros(games, len(self.seats), self.observer)
        self._random = Random(seed)
        self._seen: list[tuple[int, str]] = [(-1, "")] * games  # what each row shows
        self.episodes = [self._new_episode() for _ in range(games)]
        for place in range(games):
            self._show(place)

    def _new_episode(self) -> Episode:
        seed = self._random.randrange(SEEDS)
        setup = self.game_type.read_setup(self.seats, self.options, seed)
        return Episode(self.game_type.new(setup), self.most_actions)

    def step(self, numbers: Sequence[int] | NDArray[np.int64]) -> Batch:
        """Each game takes one sub-choice; ValueError if its mask forbids it."""
        self.batch.rewards[:] = 0
        self.batch.over[:] = False
        for place, (episode, number) in enumerate(zip(self.episodes, numbers, strict=True)):
            episode.take(int(number))
            if episode.over:
                self._end(place, episode)
            self._show(place)
        return self.batch

    def _end(self, place: int, episode: Episode) -> None:
        returns = episode.returns()
        self.batch.rewards[place] = [returns[seat] for seat in self.seats]
        self.batch.over[place] = True
        self.episodes[place] = self._new_episode()
        self._seen[place] = (-1, "")

    def _show(self, place: int) -> None:
        """Write what whoever is asked sees; between two sub-choices only these have changed."""
        episode, row = self.episodes[place], self.batch.observations[place]
        assert episode.choosing is not None
        now = (episode.game.sequence, episode.seat)
        if self._seen[place] == now:
            self.observer.write_path(episode.choosing.path, row)
        else:
            row[:] = 0
            view = episode.game.view(episode.seat, kind_alone)
            self.observer.write(view, episode.choosing.path, row)
            self.batch.seats[place] = self.seats.index(episode.seat)
            self._seen[place] = now
        mask = self.batch.masks[place]
        mask[:] = False
        mask[episode.numbers()] = True


# In several processes.


class ParallelStepper:
    """Games in several processes, which write into memory that all share.

    Use it in a `with`, or close it.
    """

    def __init__(
        self,
        game: str,
        games: int = 16,
        workers: int = 2,
        seats: Sequence[str] | None = None,
        seed: int = 0,
        most_actions: int = MOST_ACTIONS,
        **options: Any,
    ) -> None:
        observer = observer_of(game)
        self.seats = game_class(game).read_setup(seats, options, 0).seats
        self.observer = observer
        self._memory = {
            name: SharedMemory(create=True, size=max(1, nbytes(shape, dtype)))
            for name, (shape, dtype) in Batch.shapes(games, len(self.seats), observer).items()
        }
        names = {name: memory.name for name, memory in self._memory.items()}
        self.batch = attached(self._memory, games, len(self.seats), observer)
        bounds = [games * worker // workers for worker in range(workers + 1)]
        self._parts = [slice(*pair) for pair in pairwise(bounds)]
        context = get_context("spawn")
        self._pipes: list[Connection] = []
        self._workers = []
        for worker, part in enumerate(self._parts):
            ours, theirs = context.Pipe()
            plan = (game, games, part, self.seats, seed + worker, most_actions, options)
            process = context.Process(target=work, args=(theirs, names, plan), daemon=True)
            process.start()
            self._pipes.append(ours)
            self._workers.append(process)
        self._wait()

    def _wait(self) -> None:
        for pipe in self._pipes:
            wrong = pipe.recv()
            if wrong:
                self.close()
                raise ValueError(wrong)

    def step(self, numbers: NDArray[np.int64]) -> Batch:
        """Each game takes one sub-choice; ValueError if its mask forbids it."""
        for pipe, part in zip(self._pipes, self._parts, strict=True):
            pipe.send(numbers[part])
        self._wait()
        return self.batch

    def close(self) -> None:
        """End the processes and give the memory back."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._workers:
            process.join()
        self._pipes = []
        self.batch = Batch.zeros(0, 0, self.observer)
        for memory in self._memory.values():
            memory.close()
            memory.unlink()
        self._memory = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def work(pipe: Connection, names: Mapping[str, str], plan: tuple[Any, ...]) -> None:
    """Step a part of the games until nobody listens any more."""
    game, games, part, seats, seed, most_actions, options = plan
    memory = {name: SharedMemory(name=shared) for name, shared in names.items()}
    try:
        batch = attached(memory, games, len(seats), observer_of(game)).part(part)
        own = part.stop - part.start
        stepper = Stepper(game, own, seats, seed, most_actions, batch, **options)
        pipe.send("")
        while True:
            try:
                stepper.step(pipe.recv())
            except ValueError as wrong:
                pipe.send(str(wrong))
            else:
                pipe.send("")
    except (EOFError, OSError):
        return


def attached(
    memory: Mapping[str, SharedMemory], games: int, seats: int, observer: Observer
) -> Batch:
    """Arrays in shared memory."""
    shapes = Batch.shapes(games, seats, observer)
    return Batch(
        *[
            np.ndarray(shape, dtype, buffer=memory[name].buf)
            for name, (shape, dtype) in shapes.items()
        ]
    )


def nbytes(shape: tuple[int, ...], dtype: DTypeLike) -> int:
    return int(np.prod(shape)) * np.dtype(dtype).itemsize
