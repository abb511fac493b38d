"""Games: what can be played here."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter
from fastapi.responses import Response

from landsraad import bots
from landsraad.kernel.registry import game_class, game_names
from landsraad.server.rest.answers import Playable, answers, reply
from landsraad.server.rest.visitor import Admitted

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games", **answers(dict[str, Playable], "Games by name."))
async def games(_: Admitted) -> Response:
    """What can be played: seats, options and bots of every game."""
    return reply(playable())


@cache
def playable() -> dict[str, dict[str, object]]:
    return {
        name: {**game_class(name).describe(), "bots": list(bots.bot_names(name))}
        for name in game_names()
    }
