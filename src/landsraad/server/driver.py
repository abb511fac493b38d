"""Driver: lets the bots of a table play, one thought after the other.

Every process that has the table in memory does so. A thought is played under a key that tells at
which entry of the log it was made, so what several of them do at once happens once.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from landsraad import bots
from landsraad.server.minds import GUESS, PACES
from landsraad.server.room import Room

if TYPE_CHECKING:
    from landsraad.server.hall import Hall

log = logging.getLogger(__name__)

LONGEST_PAUSE: Final = 60.0
"""Seconds between two tries of a bot whose answers fail."""
SUBSTITUTE: Final = "recruit"
"""Who plays on for somebody whose time is up."""


async def let_bots_play(hall: Hall, room: Room) -> None:
    """As long as one of them is asked something; the caller sees to it that it is done once."""
    passed: set[tuple[str, int]] = set()
    failed = 0
    while (seat := next_bot(room, passed)) is not None:
        at = room.live.sequence
        await asyncio.sleep(PACES[room.pace])
        if room.live.sequence != at or seat not in room.bots:
            continue
        try:
            if not await _let_play(hall, room, seat, GUESS if failed else room.bots[seat]):
                passed.add((seat, at))
            failed = 0
        except Exception as wrong:
            if room.live.sequence == at:
                log.warning("a bot's action was not taken", exc_info=wrong)
                failed += 1
                await asyncio.sleep(min(2.0**failed, LONGEST_PAUSE))


async def _let_play(hall: Hall, room: Room, seat: str, bot: str) -> bool:
    """Ask a bot and play what it answers; whether it acted, or another was faster."""
    at = room.live.sequence
    game = room.live.playing
    action = await hall.minds.answer(game.name, bot, game.view(seat), game.setup.played_by)
    if room.live.sequence != at:
        return True
    if action is not None:
        await hall.act(room, f"{seat}/bot-{at}", action, None)
    return action is not None


def next_bot(room: Room, passed: set[tuple[str, int]]) -> str | None:
    """A bot that is to be asked now: first whom the game waits for, then who may act beside."""
    live = room.live
    if live.game is None or live.over:
        return None
    for seat in live.due:
        if seat in room.bots:
            return seat
    if live.interrupted:
        for decision in live.game.pending:
            if decision.seat in room.bots and (decision.seat, live.sequence) not in passed:
                return decision.seat
    return None


def substitute(room: Room) -> str:
    """Who plays on for somebody whose time is up."""
    known = bots.bot_names(room.live.setup.game)
    return SUBSTITUTE if SUBSTITUTE in known else GUESS
