"""Records: whole games as files, out and in."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response

from landsraad.kernel.record import Record
from landsraad.protocol import TableInfo
from landsraad.server.problems import NotOver
from landsraad.server.rest.answers import answers, reply
from landsraad.server.rest.bodies import RecordImport
from landsraad.server.rest.visitor import Admitted, TableId, check_rate

router = APIRouter(prefix="/api", tags=["records"])


@router.get("/tables/{table}/record", **answers(dict[str, Any], "The record."))
async def get_record(visitor: Admitted, table: TableId) -> Response:
    """The record of a game that has ended: seed, actions, outcomes (see `landsraad verify`)."""
    game = visitor.session.log.started_game
    if not game.over:
        raise NotOver("The record holds everybody's secrets: it is told after the end.")
    return Response(game.record().to_json(), media_type="application/json")


@router.post("/records", **answers(TableInfo, "The new table.", 201))
async def import_record(visitor: Admitted, body: RecordImport) -> Response:
    """Make a table from a record; the guest who brings it holds all seats, and can play on."""
    check_rate(visitor.rate_limits.tables, visitor.guest.id)
    record = Record.from_data(body.record)
    session = await visitor.server.new_tables.import_record(visitor.guest, body.name, record)
    return reply(session.info_for(visitor.guest.id), 201)
