"""Replay: a table told again, through one's own eyes while it runs, through any after its end."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from fastapi.responses import Response

from landsraad.kernel.event import REFEREE
from landsraad.server.access import AFTER_THE_END, OF_A_SEAT, OF_SPECTATORS
from landsraad.server.rest.answers import Moment, Replay, Sight, answers, reply
from landsraad.server.rest.door import Admitted, LinkToken, TableId, Visitor
from landsraad.server.store import NotFound

router = APIRouter(prefix="/api/tables/{table}", tags=["replay"])

Eyes = Annotated[
    str,
    Query(
        description="A seat, `spectator` or `referee` (who sees everything).",
        examples=["atreides"],
        max_length=80,
    ),
]
NAMES = {"spectator": None, "referee": REFEREE}


def through(visitor: Visitor, eyes: str) -> str | None:
    """Whose eyes they are, if the visitor may look through them."""
    live = visitor.room.live
    name = NAMES.get(eyes, eyes)
    if name not in (None, REFEREE, *live.setup.seats):
        raise NotFound("There is no such seat at this table.")
    if name is None:
        visitor.check(OF_SPECTATORS)
    elif live.over:
        visitor.check(AFTER_THE_END)
    else:
        visitor.check(OF_A_SEAT, name)
    live.playing  # noqa: B018  # NotBegun if there is nothing to tell
    return name


@router.get("/replay", **answers(Replay, "What happened."))
async def replay(
    visitor: Admitted, table: TableId, eyes: Eyes = "spectator", link: LinkToken = None
) -> Response:
    """All that happened, as these eyes saw it."""
    name = through(visitor, eyes)
    moments = [Moment(*moment) for moment in visitor.room.live.moments(name)]
    return reply(Replay(name, moments))


@router.get("/replay/{sequence}", **answers(Sight, "What was seen."))
async def sight(
    visitor: Admitted,
    table: TableId,
    sequence: Annotated[int, Path(ge=0, le=(1 << 53) - 1)],
    eyes: Eyes = "spectator",
    link: LinkToken = None,
) -> Response:
    """What these eyes saw when they had seen so many events that still count."""
    name = through(visitor, eyes)
    return reply(Sight(sequence, visitor.room.live.view_at(name, sequence)))
