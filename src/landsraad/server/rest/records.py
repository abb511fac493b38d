"""Records: whole games as files, out and in."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response

from landsraad.kernel.record import Record
from landsraad.server.problems import NotOver
from landsraad.server.protocol import TableInfo
from landsraad.server.rest.answers import answers, reply
from landsraad.server.rest.bodies import Brought
from landsraad.server.rest.door import Admitted, TableId, take

router = APIRouter(prefix="/api", tags=["records"])


@router.get("/tables/{table}/record", **answers(dict[str, Any], "The record."))
async def record(visitor: Admitted, table: TableId) -> Response:
    """The record of a game that has ended: seed, actions, outcomes (see `landsraad verify`)."""
    live = visitor.room.live
    if not live.playing.over:
        raise NotOver("The record holds everybody's secrets: it is told after the end.")
    return Response(live.playing.record().to_json(), media_type="application/json")


@router.post("/records", **answers(TableInfo, "The new table.", 201))
async def bring(visitor: Admitted, body: Brought) -> Response:
    """Make a table from a record; whoever brings it holds all seats, and can play on."""
    take(visitor.gate.tables, visitor.who.id)
    room = await visitor.hall.bring(visitor.who, body.name, Record.from_data(body.record))
    return reply(room.info(visitor.who.id), 201)
