"""Replay: what happened at a table, through one's own eyes while it runs, any after its end."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from fastapi.responses import Response

from landsraad.kernel.event import REFEREE
from landsraad.server.access import AFTER_THE_END, OF_A_SEAT, OF_SPECTATORS
from landsraad.server.rest.answers import Moment, MomentView, Replay, answers, reply
from landsraad.server.rest.visitor import Admitted, LinkToken, TableId, Visitor
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
EYES_BY_NAME = {"spectator": None, "referee": REFEREE}


def permitted_eyes(visitor: Visitor, name: str) -> str | None:
    """The eyes of this name, if the visitor may look through them."""
    log = visitor.session.log
    eyes = EYES_BY_NAME.get(name, name)
    if eyes not in (None, REFEREE, *log.setup.seats):
        raise NotFound("There is no such seat at this table.")
    if eyes is None:
        visitor.check_access(OF_SPECTATORS)
    elif log.over:
        visitor.check_access(AFTER_THE_END)
    else:
        visitor.check_access(OF_A_SEAT, eyes)
    log.started_game  # noqa: B018  # NotBegun if there is nothing to tell
    return eyes


@router.get("/replay", **answers(Replay, "What happened."))
async def replay(
    visitor: Admitted, table: TableId, eyes: Eyes = "spectator", link: LinkToken = None
) -> Response:
    """All that happened, as these eyes saw it."""
    seen_by = permitted_eyes(visitor, eyes)
    moments = [Moment(*moment) for moment in visitor.session.log.moments(seen_by)]
    return reply(Replay(seen_by, moments))


@router.get("/replay/{sequence}", **answers(MomentView, "What was seen."))
async def view_at(
    visitor: Admitted,
    table: TableId,
    sequence: Annotated[int, Path(ge=0, le=(1 << 53) - 1)],
    eyes: Eyes = "spectator",
    link: LinkToken = None,
) -> Response:
    """What these eyes saw when they had seen so many events that still count."""
    seen_by = permitted_eyes(visitor, eyes)
    return reply(MomentView(sequence, visitor.session.log.view_at(seen_by, sequence)))
