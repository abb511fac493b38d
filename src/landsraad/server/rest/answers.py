"""Answers: what endpoints give back, and how the OpenAPI document describes it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi.responses import Response
from msgspec import Meta, Struct

from landsraad.protocol import TableInfo
from landsraad.server.problems import Problem

REF = "#/components/schemas/{name}"
COMPONENTS: dict[str, Any] = {}
"""Schemas of all that endpoints answer; filled while they are declared."""


class Me(Struct):
    """A guest, as they see themselves."""

    id: Annotated[str, Meta(examples=["9hV0pXk2sM1dQw7e"])]
    name: Annotated[str, Meta(examples=["Irulan"])]


class NewGuest(Me):
    """A new guest. The token proves who they are; it is told once, here."""

    token: Annotated[
        str, Meta(description="For `Authorization: Bearer`; a browser keeps a cookie.")
    ]


class Playable(Struct):
    """A game: its seats, the fewest that can play, what can be chosen, and the bots that play it.

    The values of an option travel as choice spaces do: `listed` values or a `range`.
    """

    seats: list[str]
    fewest: int
    options: list[dict[str, Any]]
    bots: list[str]


class MyTable(TableInfo):
    """A table in a guest's list. `turn`: the game waits for a seat that they play themselves."""

    turn: bool


class Token(Struct):
    """A link. People are given it as `/join#TOKEN`: what stands behind # reaches no server log."""

    token: str


class Invitation(Struct):
    """Where a link leads: to a seat, or to the spectators (null)."""

    table: str
    name: str
    game: str
    seat: str | None
    taken: Annotated[bool, Meta(description="Somebody holds the seat already.")]


class Ticket(Struct):
    """Opens one socket, once, within so many seconds."""

    ticket: str
    seconds: int


class Moment(Struct):
    """Something that these eyes saw happen. `sequence` counts the events they had seen by then."""

    sequence: int
    time: Annotated[int, Meta(description="Milliseconds since 1970.")]
    events: list[dict[str, Any]]


class Replay(Struct):
    """All that these eyes saw happen. Null stands for the spectators', "*" for the referee's."""

    eyes: str | None
    moments: list[Moment]


class MomentView(Struct):
    """What these eyes saw at a moment."""

    sequence: int
    view: dict[str, Any]


class Health(Struct):
    """The server is up, and its store answers."""

    ok: bool


def answers(shape: Any, what: str, status: int = 200) -> dict[str, Any]:
    """Arguments of a route that answers with this shape, or with nothing (None)."""
    described: dict[str, Any] = {"description": what}
    if shape is not None:
        described["content"] = {"application/json": {"schema": schema_of(shape)}}
    return {
        "status_code": status,
        "response_class": Response,
        "responses": {status: described, "4XX": PROBLEM},
    }


def schema_of(shape: Any) -> dict[str, Any]:
    (schema,), definitions = msgspec.json.schema_components([shape], ref_template=REF)
    COMPONENTS.update(definitions)
    return schema


PROBLEM = {
    "description": "Not done, and why.",
    "content": {"application/json": {"schema": schema_of(Problem)}},
}


def reply(answer: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


def nothing() -> Response:
    return Response(status_code=204)
