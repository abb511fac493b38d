"""Document: the OpenAPI description of the endpoints, made from their code and the access rules."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from landsraad.kernel.setup import commitment
from landsraad.server import access
from landsraad.server.rest.answers import COMPONENTS
from landsraad.server.security import COOKIE

SECURITY: Final = {
    "token": {"type": "http", "scheme": "bearer", "description": "For programs."},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "For browsers."},
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


def document_of(app: FastAPI) -> dict[str, Any]:
    """Made once; FastAPI keeps it."""
    if app.openapi_schema is None:
        document = get_openapi(
            title=app.title,
            version=app.version,
            description=app.description,
            routes=app.routes,
            tags=TAGS,
        )
        tidy(document)
        app.openapi_schema = document
    return app.openapi_schema


def tidy(document: dict[str, Any]) -> None:
    """Our own shapes and refusals, and who may do it, in place of what FastAPI assumes."""
    components = document["components"]
    components["schemas"] |= COMPONENTS
    components["schemas"]["TableInfo"]["examples"] = [TABLE]
    for name in ("HTTPValidationError", "ValidationError"):
        components["schemas"].pop(name, None)
    components["securitySchemes"] = SECURITY
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            operation["responses"].pop("422", None)
            operation["summary"] = operation["description"].partition("\n")[0]
            operation["operationId"] = named(method, path)
            add_access(f"{method.upper()} {path}", operation)


def named(method: str, path: str) -> str:
    """`POST /api/tables/{table}/start` is `post_tables_table_start`."""
    words = path.removeprefix("/api").replace(".", "/").replace("{", "").replace("}", "")
    return "_".join([method, *words.strip("/").split("/")])


def add_access(what: str, operation: dict[str, Any]) -> None:
    lines = [who_may(what, case) for case in access.cases_of(what)]
    operation["description"] = "\n\n".join([operation["description"], *lines])
    if not any(access.Role.ANONYMOUS in roles for roles in access.rules_of(what)):
        operation["security"] = [{"token": []}, {"cookie": []}]


def who_may(what: str, case: str) -> str:
    roles = access.RULES[access.Access(what, case)]
    names = ", ".join([role for role in access.Role if role in roles])
    return f"Who may{f' ({case})' if case else ''}: {names}."
