"""Records: whole games as files, out and in."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from landsraad.protocol import TableInfo
from landsraad.server.limits import LARGEST_RECORD
from landsraad.server.problems import NotOver
from landsraad.server.rest.bodies import RecordImport
from landsraad.server.rest.endpoint import Endpoints
from landsraad.server.rest.reading import Upload
from landsraad.server.rest.record_reader import RecordReader
from landsraad.server.rest.visitor import Visitor, check_rate

endpoints = Endpoints("records")

WrittenRecord = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]
"""A record is JSON already."""


@endpoints.add("GET /api/tables/{table}/record", "The record.")
async def get_record(visitor: Visitor) -> WrittenRecord:
    """The record of a game that has ended: seed, actions, outcomes (see `landsraad verify`)."""
    log = visitor.session.log
    if not log.started_game.over:
        raise NotOver("The record holds everybody's secrets: it is told after the end.")
    record = log.started_game.record().with_hints(log.hints)
    return msgspec.Raw(record.to_json().encode())


@endpoints.add("POST /api/records", "The new table.", 201)
async def import_record(visitor: Visitor, body: Upload[RecordImport]) -> TableInfo:
    """Make a table from a record; the guest who brings it holds all seats, and can play on."""
    check_rate(visitor.rate_limits.tables, visitor.guest.id)
    reader: RecordReader = visitor.request.app.state.record_reader
    with reader.place_for(visitor.guest.id):
        brought = await reader.read(await body.read(LARGEST_RECORD))
    visitor.maybe_session = await visitor.server.new_tables.import_record(
        visitor.guest, brought.name, brought.record, brought.status
    )
    return visitor.table_info
