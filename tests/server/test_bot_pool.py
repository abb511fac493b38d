"""BotPool: thoughts that fail fail alone, and nobody waits longer than for their turn."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
from collections.abc import AsyncIterator
from typing import Any

import pytest

from landsraad.server import logs, metrics
from landsraad.server.tables import bot_pool
from landsraad.server.tables.bot_pool import BotPool, BotTurn
from landsraad.server.tables.fair_queue import FairQueue
from tests.server.serving import PATIENCE
from tests.server.strange_bots import SLOW, strange_action

pytestmark = pytest.mark.anyio

SECRET = "a card that nobody else knows"


def turn(bot: str, owner: str = "irulan") -> BotTurn:
    return BotTurn(owner, "arrakeen", "fremen", bot, "dune", {"hand": SECRET}, {})


@pytest.fixture
async def pool(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotPool]:
    """One worker, in which strange bots think."""
    monkeypatch.setattr(bot_pool, "choose_action", strange_action)
    async with BotPool() as opened:
        yield opened


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought is given up soon, but not so soon that a busy machine cannot have it."""
    monkeypatch.setattr(bot_pool, "LONGEST_THOUGHT", 5 * SLOW)


async def ask(pool: BotPool, bot: str, owner: str = "irulan") -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        answer: Any = await pool.answer(turn(bot, owner))
        assert answer is not None
        return dict(answer)


async def names(*asked: Any) -> list[str]:
    """Who answered."""
    return [answer["bot"] for answer in await asyncio.gather(*asked)]


# What fails.


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("strange", ["hangs", "stops", "dies", "fails"])
async def test_a_thought_fails_alone(pool: BotPool, strange: str) -> None:
    """Chance answers in its place, and those behind it in the queue notice nothing."""
    first = await ask(pool, "quick")
    answered = await names(ask(pool, strange), *[ask(pool, "quick", f"{n}") for n in range(5)])
    last = await ask(pool, "quick")

    assert answered == ["random", *["quick"] * 5]
    assert (last["pid"] == first["pid"]) == (strange == "fails"), "a good worker is kept"


@pytest.mark.usefixtures("impatient")
async def test_the_time_of_a_thought_is_not_that_of_its_queue(pool: BotPool) -> None:
    """The last of these waits for longer than a thought may take."""
    answered = await names(*[ask(pool, "slow") for _ in range(8)])

    assert 8 * SLOW > bot_pool.LONGEST_THOUGHT
    assert answered == ["slow"] * 8


async def test_a_worker_that_was_killed_while_idle_costs_no_thought(pool: BotPool) -> None:
    first = await ask(pool, "quick")
    os.kill(first["pid"], signal.SIGKILL)
    for worker in pool._workers:
        await asyncio.to_thread(worker._process.join, PATIENCE)
    second = await ask(pool, "quick")

    assert second["bot"] == "quick"
    assert second["pid"] != first["pid"]


@pytest.mark.usefixtures("impatient")
async def test_what_even_chance_cannot_answer_is_told(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked hears of it in the end; the pool goes on."""
    monkeypatch.setattr(bot_pool, "FALLBACK", "hangs")
    with pytest.raises(TimeoutError):
        await pool.answer(turn("dies"))

    assert (await ask(pool, "quick"))["bot"] == "quick"


async def test_a_failure_is_logged_without_secrets(
    pool: BotPool, caplog: pytest.LogCaptureFixture
) -> None:
    failed = metrics.FAILED_THOUGHTS.values[""]
    with caplog.at_level(logging.WARNING):
        await ask(pool, "fails")
    lines = [logs.JsonLines().format(record) for record in caplog.records]
    told = {"table": "arrakeen", "seat": "fremen", "bot": "fails", "error": "ValueError"}

    assert len(lines) == 1
    assert told.items() <= json.loads(lines[0]).items()
    assert SECRET not in lines[0]
    assert metrics.FAILED_THOUGHTS.values[""] == failed + 1


async def test_workers_end_with_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that is busy, and one that is stopped."""
    monkeypatch.setattr(bot_pool, "choose_action", strange_action)
    async with BotPool(2) as pool:
        idle = await ask(pool, "quick")
        busy = [asyncio.create_task(ask(pool, bot)) for bot in ("hangs", "stops")]
        while sum([worker.calls for worker in pool._workers]) < 2:
            await asyncio.sleep(0.01)
        workers = [worker._process for worker in pool._workers]
    for asked in busy:
        asked.cancel()
    for worker in workers:
        await asyncio.to_thread(worker.join, PATIENCE)

    assert idle["pid"] in {worker.pid for worker in workers}
    assert not any(worker.is_alive() for worker in workers)


async def test_others_go_on_while_a_thought_is_slow(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With spare workers, of which one guest cannot have all."""
    monkeypatch.setattr(bot_pool, "SLOW", 0.5)
    slow = [asyncio.create_task(ask(pool, "hangs")) for _ in range(5)]
    answered = await names(*[ask(pool, "quick", f"{n}") for n in range(5)])

    assert answered == ["quick"] * 5
    assert not any(asked.done() for asked in slow)
    hanging = [thought for thought in pool._thinking if thought.turn.owner == "irulan"]
    assert len(hanging) == bot_pool.AHEAD
    for asked in slow:
        asked.cancel()


# Whose turn it is.


def test_owners_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put("many", f"many {number}")
    queue.put("few", "few 0")
    queue.put("few", "few 1")
    first = [queue.take() for _ in range(2)]
    queue.put("late", "late 0")
    rest = [queue.take() for _ in range(len(queue))]

    assert first == ["many 0", "few 0"]
    assert rest == ["many 1", "few 1", "late 0", "many 2", "many 3"]
    assert queue.take() is None


def test_those_who_are_to_wait_keep_their_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("patient", "patient")
    queue.put("other", "other")

    assert queue.take({"patient"}) == "other"
    assert queue.take({"patient"}) is None
    assert len(queue) == 1
    assert queue.take() == "patient"


async def test_a_guest_with_many_tables_does_not_delay_another(pool: BotPool) -> None:
    order: list[str] = []

    async def note(owner: str) -> None:
        await ask(pool, "quick", owner)
        order.append(owner)

    many = [asyncio.create_task(note("many")) for _ in range(50)]
    await asyncio.sleep(0)
    await note("one")
    waiting = metrics.WAITING_THOUGHTS.value
    await asyncio.gather(*many)

    assert order.index("one") <= 1 + bot_pool.AHEAD
    assert waiting > 40
    assert metrics.WAITING_THOUGHTS.value == 0
