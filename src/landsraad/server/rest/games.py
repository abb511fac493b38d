"""Games: what can be played here."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec

from landsraad import bots
from landsraad.kernel.registry import game_class, game_names
from landsraad.server.rest.answers import Playable
from landsraad.server.rest.endpoint import Endpoints
from landsraad.server.rest.visitor import Visitor

endpoints = Endpoints("games")


@endpoints.add("GET /api/games", "Games by name.")
async def games(visitor: Visitor) -> dict[str, Playable]:
    """What can be played: seats, options and bots of every game."""
    return await asyncio.to_thread(playable)


@cache
def playable() -> dict[str, Playable]:
    """By name. The first time this takes a while: it loads the games."""
    described = {
        name: {**game_class(name).describe(), "bots": bots.bot_names(name)} for name in game_names()
    }
    return msgspec.convert(described, dict[str, Playable])
