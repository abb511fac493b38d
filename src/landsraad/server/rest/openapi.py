"""OpenAPI: the document that describes the endpoints, made from them and the access rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from types import NoneType
from typing import Annotated, Any, Final, get_args

import msgspec
from msgspec import Meta

from landsraad.kernel.setup import commitment
from landsraad.server import access
from landsraad.server.access import Role
from landsraad.server.problems import Problem
from landsraad.server.rest.endpoint import Endpoint
from landsraad.server.rest.visitor import LINK
from landsraad.server.security import COOKIE

DESCRIPTION: Final = """
Tables for the Dune board games. REST is what happens around a game; the game itself is played over
the socket of its table, whose frames `/api/protocol.json` describes.

A program plays like this: `POST /api/guests` (a name, gives a token), `POST /api/tables` or
`POST /api/links/join`, `POST /api/tables/{table}/start`, `POST /api/tables/{table}/ticket`, then
open `/api/tables/{table}/socket?ticket=TICKET`. Before the start it can put a word into the chance
of the game: `PUT /api/tables/{table}/seats/{seat}/commitment`, and `…/word` once all have done so.

Every refusal has the same form, `Problem`, and has changed nothing.
"""

REF: Final = "#/components/schemas/{name}"
SECURITY: Final = {
    "token": {"type": "http", "scheme": "bearer", "description": "For programs."},
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "For browsers; over https with the prefix `__Host-`.",
    },
}
TAGS: Final = [
    {"name": "guests", "description": "People with a name. Whoever has the token is the guest."},
    {"name": "games", "description": "What can be played."},
    {
        "name": "tables",
        "description": "Making tables, seats, bots and words, the beginning, the archive.",
    },
    {"name": "links", "description": "Invitations to a seat or to look on."},
    {"name": "replay", "description": "What happened at a table."},
    {"name": "records", "description": "Whole games as files."},
    {"name": "operation", "description": "For those who run the server."},
]
WORD: Final = "vG1k0bY3m8Qe5sJ2nT7xPw"
TABLE: Final = {
    "id": "kP3v0oQYc1mZ7b2D",
    "name": "Sietch Tabr",
    "game": "dune",
    "options": {"ruleset": "advanced"},
    "seats": [
        {
            "seat": "atreides",
            "name": "Irulan",
            "bot": None,
            "here": True,
            "mine": True,
            "commitment": commitment("atreides", WORD),
            "word": WORD,
        },
        {
            "seat": "harkonnen",
            "name": None,
            "bot": "recruit",
            "here": False,
            "mine": False,
            "commitment": None,
            "word": None,
        },
    ],
    "started": True,
    "over": False,
    "archived": False,
    "host": True,
    "seal": "3f7a0c5e" * 8,
    "limit": None,
}


LinkToken = Annotated[
    str, Meta(description="The token of the link for spectators, if that is your way in.")
]


@cache
def document_of(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """The document, as it is sent."""
    shapes = [Problem, *[shape for endpoint in endpoints for shape in shapes_of(endpoint)]]
    _, schemas = msgspec.json.schema_components(shapes, ref_template=REF)
    schemas["TableInfo"]["examples"] = [TABLE]
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation_of(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Landsraad",
            "version": version("landsraad"),
            "description": DESCRIPTION,
        },
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": SECURITY},
        "tags": TAGS,
    }


def shapes_of(endpoint: Endpoint) -> list[Any]:
    """What it takes and what it answers."""
    return [shape for shape in (endpoint.body, endpoint.answer) if shape not in {None, NoneType}]


def schema_of(shape: Any) -> dict[str, Any]:
    """A reference, where it is one of those that stand under a name."""
    (schema,), _ = msgspec.json.schema_components([shape], ref_template=REF)
    return schema


def operation_of(endpoint: Endpoint) -> dict[str, Any]:
    cases = access.cases_of(endpoint.what)
    lines = [who_may(endpoint.what, case) for case in cases]
    answered: dict[str, Any] = {"description": endpoint.outcome}
    if endpoint.answer is not NoneType:
        answered |= content_of(endpoint.answer)
    operation: dict[str, Any] = {
        "tags": [endpoint.tag],
        "summary": endpoint.description.partition("\n")[0],
        "description": "\n\n".join([endpoint.description, *lines]),
        "operationId": named(endpoint.method.lower(), endpoint.path),
        "parameters": list(parameters_of(endpoint)),
        "responses": {
            str(endpoint.status): answered,
            "4XX": {"description": "Not done, and why.", **content_of(Problem)},
        },
    }
    if endpoint.body is not None:
        required = NoneType not in get_args(endpoint.body)
        operation["requestBody"] = {"required": required, **content_of(endpoint.body)}
    if not any(Role.ANONYMOUS in roles for roles in access.rules_of(endpoint.what)):
        operation["security"] = [{"token": []}, {"cookie": []}]
    return operation


def content_of(shape: Any) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema_of(shape)}}}


def parameters_of(endpoint: Endpoint) -> Iterator[dict[str, Any]]:
    for name, shape in endpoint.in_path.items():
        yield {"name": name, "in": "path", "required": True, "schema": schema_of(shape)}
    for name, shape in endpoint.in_query.items():
        schema = {**schema_of(shape), "default": endpoint.defaults[name]}
        yield {"name": name, "in": "query", "required": False, "schema": schema}
    if "table" in endpoint.in_path and takes_link(endpoint):
        yield {"name": LINK, "in": "header", "required": False, "schema": schema_of(LinkToken)}


def takes_link(endpoint: Endpoint) -> bool:
    """Spectators may do it, in some case at least."""
    return any(Role.SPECTATOR in roles for roles in access.rules_of(endpoint.what))


def named(method: str, path: str) -> str:
    """`POST /api/tables/{table}/start` is `post_tables_table_start`."""
    words = path.removeprefix("/api").replace(".", "/").replace("{", "").replace("}", "")
    return "_".join([method, *words.strip("/").split("/")])


def who_may(what: str, case: str) -> str:
    roles = access.RULES[access.Access(what, case)]
    names = ", ".join([role for role in access.Role if role in roles])
    return f"Who may{f' ({case})' if case else ''}: {names}."
