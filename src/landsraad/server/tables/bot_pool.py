"""BotPool: bots think in processes of their own, so that tables do not wait for them.

What a worker is given is the view and the options, as plain data: what the seat may know, and
nothing else. If a bot fails, takes too long or answers what it was not offered, the bot `random`
answers in its place, so no table ever hangs.

A worker has one thought at a time. One that takes too long, or whose process was stopped, is killed
and replaced; thoughts that are waiting do not notice, and after a moment spare workers go on with
them. They wait in a `FairQueue` by the guest who made the table, so that somebody with hundreds of
tables does not delay anybody else's.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any, Final, Self, TypeAlias

from landsraad import bots
from landsraad.bots.advice import advise
from landsraad.bots.budget import Budget
from landsraad.kernel.action import Action
from landsraad.kernel.chance import Chance
from landsraad.kernel.record import frozen_options
from landsraad.kernel.registry import game_class
from landsraad.kernel.values import Json
from landsraad.server import metrics
from landsraad.server.logs import error_fields
from landsraad.server.tables.background import BackgroundTasks
from landsraad.server.tables.fair_queue import FairQueue
from landsraad.server.tables.worker_process import CallFailed, NotCalled, WorkerProcess

logger = logging.getLogger(__name__)

LONGEST_THOUGHT: Final = 10.0
"""Seconds after which a bot has thought too long, from when a worker began with it."""
LONGEST_START: Final = 20.0
"""Seconds after which a worker that is not ready yet is given up."""
SLOW: Final = 3.0
"""Seconds after which a thought is slow: others go on without waiting for its worker."""
SPARE_WORKERS: Final = 3
"""Workers beyond the usual number, while so many thoughts are slow."""
AHEAD: Final = 2
"""Thoughts that a worker is given at a time: the next one is there when it has answered."""
HINT: Final = Budget(seconds=2.0)
"""What a worker gives to advice."""
FALLBACK: Final = "random"
"""The bot that answers where another one fails."""

Answer: TypeAlias = dict[str, Json] | None
"""An action as JSON, None if a bot leaves what is optional; or advice."""


@dataclass(frozen=True, slots=True)
class BotTurn:
    """What a bot is asked, where, and for whom.

    Attributes:
        owner: whose table it is; owners take turns.
        table: its id.
        seat: that the bot plays.
        bot: its name.
        game: the name of the game.
        view: what the seat sees, with what it may decide.
        options: of the game, and how its rules are read.
        worlds: what the seat can imagine, packed; None if the bot does not think about this.
        advice: somebody wants to be told what to do; no bot plays.
    """

    owner: str
    table: str
    seat: str
    bot: str
    game: str
    view: Mapping[str, Any] = field(repr=False)
    options: Mapping[str, Any] = field(repr=False)
    worlds: Mapping[str, Any] | None = field(default=None, repr=False)
    advice: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Thought:
    """A turn that somebody waits for."""

    turn: BotTurn
    answer: asyncio.Future[Answer]


class BotPool:
    """A few worker processes; they start with the first questions."""

    def __init__(self, workers: int = 1) -> None:
        self._most_workers = workers
        self._waiting: FairQueue[Thought] = FairQueue()
        self._thinking: set[Thought] = set()
        self._slow: set[Thought] = set()
        self._workers: set[WorkerProcess] = set()
        self._tasks = BackgroundTasks()
        # A call to a worker blocks a thread, since not every event loop can wait for a pipe.
        self._threads = ThreadPoolExecutor(AHEAD * (workers + SPARE_WORKERS), "landsraad-bots")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exception: object) -> None:
        self._waiting = FairQueue()  # a worker that is ended begins no other thought
        await self._tasks.cancel()
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown(wait=False)

    async def answer(self, turn: BotTurn) -> Answer:
        """The answer of a bot, or of `random` in its place; raises what made both fail."""
        began = perf_counter()
        thought = Thought(turn, asyncio.get_running_loop().create_future())
        self._waiting.put(turn.owner, thought)
        self._begin_thoughts()
        try:
            return await thought.answer
        finally:
            metrics.THOUGHT_TIMES.add(perf_counter() - began)

    # Whose turn it is.

    def _begin_thoughts(self) -> None:
        """Begin as many as there are workers for, spare ones included while some are slow."""
        usual = AHEAD * self._most_workers
        while len(self._thinking) < usual + min(len(self._slow), SPARE_WORKERS):
            thought = self._waiting.take(self._owners_of_slow(usual))
            if thought is None:
                break
            self._thinking.add(thought)
            self._tasks.spawn(self._think(thought))
        metrics.WAITING_THOUGHTS.set(len(self._waiting))

    def _owners_of_slow(self, usual: int) -> set[str]:
        """Those who have slow thoughts and as many as they may: spare workers are for others."""
        begun = Counter([thought.turn.owner for thought in self._thinking])
        owners = {thought.turn.owner for thought in self._slow}
        return {owner for owner in owners if begun[owner] >= usual}

    def _note_slow(self, thought: Thought) -> None:
        self._slow.add(thought)
        self._begin_thoughts()

    async def _think(self, thought: Thought) -> None:
        """Answer a thought, unless nobody waits for it any more."""
        timer = asyncio.get_running_loop().call_later(SLOW, self._note_slow, thought)
        try:
            if not thought.answer.done():
                await self._settle(thought)
        finally:
            timer.cancel()
            self._thinking.discard(thought)
            self._slow.discard(thought)
            self._begin_thoughts()

    async def _settle(self, thought: Thought) -> None:
        try:
            answer = await self._answer(thought.turn)
        except Exception as wrong:
            if not thought.answer.done():
                thought.answer.set_exception(wrong)
        else:
            if not thought.answer.done():
                thought.answer.set_result(answer)

    # Asking.

    async def _answer(self, turn: BotTurn) -> Answer:
        try:
            return await self._ask(turn, turn.bot)
        except Exception as wrong:
            metrics.FAILED_THOUGHTS.add()
            logger.error("a bot failed; chance decides", extra=fields_of(turn) | reason(wrong))
        # In a worker as well: `random` may take 0.2 s for a large choice, and all would wait.
        return await self._ask(turn, turn.bot if turn.advice else FALLBACK)

    async def _ask(self, turn: BotTurn, bot: str) -> Answer:
        while True:
            async with self._place() as worker:
                with suppress(NotCalled):
                    return await self._call(worker, turn, bot)

    async def _call(self, worker: WorkerProcess, turn: BotTurn, bot: str) -> Answer:
        """Ask a worker; it is killed if it takes too long, from when it begins."""
        loop = asyncio.get_running_loop()
        timers: list[asyncio.TimerHandle] = []

        def begin() -> None:
            timers.append(loop.call_later(LONGEST_THOUGHT, worker.kill))

        seed = secrets.randbits(64)
        arguments = (turn.game, bot, turn.view, turn.options, seed, turn.worlds, turn.advice)
        begins = partial(loop.call_soon_threadsafe, begin)
        try:
            answer: Answer = await self._in_thread(worker, worker.call, SLOW, begins, *arguments)
            return answer
        finally:
            for timer in timers:
                timer.cancel()

    # Workers.

    @asynccontextmanager
    async def _place(self) -> AsyncIterator[WorkerProcess]:
        """A worker that can be asked something; it is given up if that fails."""
        worker = self._choose_worker()
        worker.calls += 1
        try:
            if not worker.started:
                await self._start(worker)
            yield worker
        except CallFailed:
            raise
        except BaseException:
            worker.unusable = True
            raise
        finally:
            worker.calls -= 1
            self._tidy(worker)

    def _choose_worker(self) -> WorkerProcess:
        """One that has nothing to do, or else one where a thought can wait for its turn."""
        usable = [each for each in self._workers if not each.unusable and each.calls < AHEAD]
        worker = min(usable, key=lambda each: each.calls, default=None)
        most = self._most_workers + min(len(self._slow), SPARE_WORKERS)
        if worker is None or (worker.calls > 0 and len(self._workers) < most):
            worker = WorkerProcess(choose_action)
            self._workers.add(worker)
        return worker

    async def _start(self, worker: WorkerProcess) -> None:
        worker.started = True
        timer = asyncio.get_running_loop().call_later(LONGEST_START, worker.kill)
        try:
            await self._in_thread(worker, worker.start)
        finally:
            timer.cancel()

    async def _in_thread(
        self, worker: WorkerProcess, method: Callable[..., Any], *arguments: Any
    ) -> Any:
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, method, *arguments)
        except (EOFError, OSError) as wrong:
            if worker.killed:
                raise TimeoutError from wrong
            raise

    def _tidy(self, worker: WorkerProcess) -> None:
        """End a worker that has nothing to do, if it cannot be used or is one too many."""
        idle = [each for each in self._workers if each.calls == 0]
        if worker in idle and (worker.unusable or len(idle) > self._most_workers):
            self._workers.discard(worker)
            worker.kill()
            metrics.KILLED_WORKERS.add()


def fields_of(turn: BotTurn) -> dict[str, Any]:
    """What a log may say about a turn: nothing that somebody at the table does not know."""
    return {"table": turn.table, "seat": turn.seat, "bot": turn.bot, "game": turn.game}


def reason(wrong: Exception) -> dict[str, Any]:
    """What a log may say about a failure."""
    return dict(wrong.fields) if isinstance(wrong, CallFailed) else error_fields(wrong)


# In a worker.


def choose_action(
    game: str,
    bot: str,
    view: Mapping[str, Any],
    options: Mapping[str, Any],
    seed: int,
    worlds: Mapping[str, Any] | None = None,
    advice: bool = False,
) -> dict[str, Json] | None:
    """The answer of a bot, or advice, in whatever process this is called.

    Raises:
        Misplay: it answered what it was not offered, or left what is required.
    """
    notation = game_class(game).notation()
    imagined = None if worlds is None else bots.read_worlds(worlds)
    question = bots.read_question(view, frozen_options(options), notation, imagined)
    chance = Chance.seeded(seed)
    if advice:
        return advise(question, HINT, chance).to_json()
    action = bots.make(bot, game).answer(question, chance)
    if action is None and question.required:
        raise bots.Misplay(f"{bot} left what is required")
    if action is not None and not is_offered(question, action):
        raise bots.Misplay(f"{bot} answered what it was not offered")
    return None if action is None else action.to_json()


def is_offered(question: bots.Question, action: Action) -> bool:
    return any(action in decision.actions for decision in question.decisions)
