"""The way to the socket of a table: a ticket, and a page of this site if it is a browser."""

from __future__ import annotations

from typing import Any

from starlette.websockets import WebSocket

from landsraad.kernel.errors import LandsraadError
from landsraad.server import problems
from landsraad.server.access import Unknown
from landsraad.server.rest.replay import EYES_BY_NAME
from landsraad.server.rest.visitor import RateLimits
from landsraad.server.security import address_of, check_host, check_origin
from landsraad.server.sockets import Connection
from landsraad.server.store import Unavailable, Unfit
from landsraad.server.tables.table_server import TableServer

TRY_AGAIN_LATER = 1013
"""WebSocket close code."""

PATH = "/api/tables/{table}/socket"


async def socket(socket: WebSocket) -> None:
    """Look at a table and play; see `landsraad.protocol`."""
    query = socket.query_params
    try:
        connection = await admit_socket(
            socket, socket.path_params["table"], query.get("ticket", "")
        )
        seen = read_since(query.get("since", ""))
    except LandsraadError as wrong:
        await socket.send_denial_response(problems.of_error(wrong))
        return
    await socket.accept()
    try:
        await connection.run(seen)
    except Unavailable:
        await socket.close(TRY_AGAIN_LATER)


async def admit_socket(socket: WebSocket, table: str, ticket: str) -> Connection:
    """The connection that a ticket is good for."""
    check_host(socket.headers, socket.app.state.settings)
    check_origin(socket.headers, socket.app.state.settings)
    server: TableServer = socket.app.state.table_server
    rate_limits: RateLimits = socket.app.state.rate_limits
    with rate_limits.guessing(address_of(socket)):
        data: Any = await server.store.take_ticket(ticket)
        if data is None or data["table"] != table:
            raise Unknown("This ticket is not good for this table, or not any more.")
    session = await server.sessions.get(table)
    await server.sync.refresh(session)
    connection = Connection(
        socket,
        server,
        session,
        data["guest"],
        data["name"],
        tuple(data["eyes"]),
        data["link"],
        socket.app.state.settings.limits,
    )
    if not await server.sync.may_look(session, connection):
        raise Unknown("This ticket is not good for this table, or not any more.")
    return connection


def read_since(text: str) -> dict[str | None, int]:
    """`atreides:12,spectator:3`: how many events each pair of eyes had seen."""
    seen: dict[str | None, int] = {}
    for part in filter(None, text.split(",")):
        eyes, _, number = part.rpartition(":")
        if not (number.isascii() and number.isdecimal() and len(number) <= 16):
            raise Unfit("`since` is a list such as atreides:12,spectator:3.")
        seen[EYES_BY_NAME.get(eyes, eyes)] = int(number)
    return seen
