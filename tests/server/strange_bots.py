"""Bots that hang, die and fail. Stands in for `bot_pool.choose_action` in the workers of a pool."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Mapping
from typing import Any

from landsraad.server.tables.bot_pool import choose_action

SLOW = 0.6
"""Seconds that `slow` thinks."""


def strange_action(
    game: str, bot: str, view: Mapping[str, Any], *more: Any
) -> dict[str, Any] | None:
    """Who answered, and in which process; or something worse."""
    if bot == "hangs":
        time.sleep(3600)
    elif bot == "stops":
        os.kill(os.getpid(), signal.SIGSTOP)
    elif bot == "dies":
        os._exit(1)
    elif bot == "fails":
        raise ValueError(f"a message with {view}")
    elif bot == "slow":
        time.sleep(SLOW)
    return {"bot": bot, "pid": os.getpid()}


def hanging_recruit(
    game: str, bot: str, view: Mapping[str, Any], *more: Any
) -> dict[str, Any] | None:
    """Every recruit thinks for ever; the others play as they do."""
    if bot == "recruit":
        time.sleep(3600)
    return choose_action(game, bot, view, *more)
