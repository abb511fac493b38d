"""BotPool: bots think in processes of their own, so that tables do not wait for them.

What a worker is given is the view and the options, as plain data: what the seat may know, and
nothing else. If a bot fails, takes too long or answers what it was not offered, the bot `random`
answers in its place, so no table ever hangs.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from time import perf_counter
from typing import Any, Final, Self

from landsraad import bots
from landsraad.kernel.action import Action
from landsraad.kernel.chance import Chance
from landsraad.kernel.record import frozen_options
from landsraad.kernel.registry import game_class
from landsraad.kernel.values import Json
from landsraad.server import metrics

logger = logging.getLogger(__name__)

LONGEST_THOUGHT: Final = 20.0
"""Seconds after which a bot has thought too long."""
FALLBACK: Final = "random"
"""The bot that answers where another one fails."""


class BotPool:
    """A few worker processes; they start with the first question."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exception: object) -> None:
        if self._pool is not None:
            self._drop(self._pool)

    async def answer(
        self, game: str, bot: str, view: Mapping[str, Any], options: Mapping[str, Any]
    ) -> dict[str, Json] | None:
        """The answer of a bot, as JSON; None if it leaves what is optional."""
        began = perf_counter()
        pool = self._pool = self._pool or self._new_pool()
        try:
            return await self._ask(pool, game, bot, view, options)
        except (BrokenProcessPool, TimeoutError):
            logger.warning("%s failed at a decision of %s; chance decides", bot, game)
            self._drop(pool)
        except Exception:
            logger.exception("%s failed at a decision of %s; chance decides", bot, game)
        finally:
            metrics.THOUGHT_TIMES.add(perf_counter() - began)
        metrics.FAILED_THOUGHTS.add()
        return choose_action(game, FALLBACK, view, options, secrets.randbits(64))

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers, multiprocessing.get_context("spawn"), _start_worker
        )

    async def _ask(
        self,
        pool: ProcessPoolExecutor,
        game: str,
        bot: str,
        view: Mapping[str, Any],
        options: Mapping[str, Any],
    ) -> dict[str, Json] | None:
        seed = secrets.randbits(64)
        loop = asyncio.get_running_loop()
        answer = loop.run_in_executor(pool, choose_action, game, bot, view, options, seed)
        return await asyncio.wait_for(answer, LONGEST_THOUGHT)

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """End the workers, also one that thinks for ever."""
        if self._pool is pool:
            self._pool = None
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


def _start_worker() -> None:
    """A worker ends with its server, however that ends, and not at Ctrl-C, which reaches both."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def choose_action(
    game: str, bot: str, view: Mapping[str, Any], options: Mapping[str, Any], seed: int
) -> dict[str, Json] | None:
    """The answer of a bot, in whatever process this is called.

    Raises:
        Misplay: it answered what it was not offered, or left what is required.
    """
    notation = game_class(game).notation()
    question = bots.read_question(view, frozen_options(options), notation)
    chance = Chance.seeded(seed)
    action = bots.make(bot, game).answer(question, chance)
    if action is None and question.required:
        raise bots.Misplay(f"{bot} left what is required")
    if action is not None and not is_offered(question, action):
        raise bots.Misplay(f"{bot} answered what it was not offered")
    return None if action is None else action.to_json()


def is_offered(question: bots.Question, action: Action) -> bool:
    return any(action in decision.actions for decision in question.decisions)
