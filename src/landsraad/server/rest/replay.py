"""Replay: what happened at a table, through one's own eyes while it runs, any after its end."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, convert

from landsraad.kernel.event import REFEREE
from landsraad.server.access import AFTER_THE_END, OF_A_SEAT, OF_SPECTATORS
from landsraad.server.problems import NotOver
from landsraad.server.rest.answers import Analysis, Findings, Moment, MomentView, Replay
from landsraad.server.rest.endpoint import Endpoints
from landsraad.server.rest.visitor import Visitor
from landsraad.server.store import NotFound
from landsraad.server.tables.analyses import Analyses

endpoints = Endpoints("replay")

Eyes = Annotated[
    str,
    Meta(
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


@endpoints.add("GET /api/tables/{table}/replay", "What happened.")
async def replay(visitor: Visitor, eyes: Eyes = "spectator") -> Replay:
    """All that happened, as these eyes saw it."""
    seen_by = permitted_eyes(visitor, eyes)
    moments = [Moment(*moment) for moment in visitor.session.log.moments(seen_by)]
    return Replay(seen_by, moments)


@endpoints.add("GET /api/tables/{table}/replay/{sequence}", "What was seen.")
async def view_at(visitor: Visitor, sequence: int, eyes: Eyes = "spectator") -> MomentView:
    """What these eyes saw when they had seen so many events that still count."""
    seen_by = permitted_eyes(visitor, eyes)
    return MomentView(sequence, visitor.session.log.view_at(seen_by, sequence))


@endpoints.add("POST /api/tables/{table}/analysis", "How far it is, and what was found.")
async def analysis(visitor: Visitor) -> Analysis:
    """Where a game that is over was decided: winning chances, turning points, decisions.

    The first to ask begins it; ask again until it is there.
    """
    log = visitor.session.log
    if not log.over:
        raise NotOver("An analysis knows everybody's secrets: it is told after the end.")
    analyses: Analyses = visitor.request.app.state.analyses
    state = analyses.of(visitor.session.row.id, log, visitor.guest.id)
    if state.found is None:
        return Analysis(state.progress, None, [])
    found = convert(state.found, Findings)
    seen = [log.events_seen_before(REFEREE, number) for number in range(found.actions)]
    return Analysis(1.0, found, [*seen, log.history(REFEREE).events_seen])
