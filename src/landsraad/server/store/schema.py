"""The schema and how it grows: numbered SQL files, `sql/<database>/0001_….sql`, applied in order.

The versions applied so far stand in the table `landsraad_schema`. Files are never edited after a
release; a change is a new file with the next number, for both databases. Statements end with a
semicolon at the end of a line.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from landsraad.server.store.errors import NewerDatabase
from landsraad.server.store.operations import Query, Steps, ask
from landsraad.server.store.values import now

COLUMNS: dict[str, tuple[str, ...]] = {
    "guests": ("id", "name", "token", "created"),
    "tables": (
        "id",
        "name",
        "host",
        "setup",
        "created",
        "changed",
        "archived",
        "sequence",
        "link",
        "status",
        "due",
    ),
    "seats": ("table_id", "place", "name", "guest", "bot", "link"),
    "entries": (
        "table_id",
        "sequence",
        "kind",
        "seat",
        "text",
        "outcomes",
        "time",
        "idempotency_key",
    ),
    "chat": ("table_id", "number", "time", "seat", "name", "text", "idempotency_key"),
    "private_chat": (
        "table_id",
        "hearer",
        "number",
        "time",
        "seat",
        "name",
        "text",
        "channel",
        "idempotency_key",
    ),
}
"""What a backup holds, each table after those it refers to.

Snapshots are only a cache, and tickets are worth nothing a minute later.
"""

ALL_TABLES = (*COLUMNS, "snapshots", "tickets", "landsraad_schema")

Migration = str
"""The text of one SQL file."""


def migrations(database: str) -> tuple[Migration, ...]:
    """The files of a database, `sqlite` or `postgres`; the first makes version 1."""
    folder = files("landsraad.server.store") / "sql" / database
    found = {file.name: file for file in folder.iterdir() if file.name.endswith(".sql")}
    return tuple([found[name].read_text(encoding="utf-8") for name in sorted(found)])


def migrate(known: Sequence[Migration]) -> Steps[None]:
    """Bring a database, new or old, to the newest version; refuse one that is newer still."""
    version = yield from version_of()
    if version > len(known):
        raise NewerDatabase("database", version, len(known))
    yield from apply(known, version, len(known))


def version_of() -> Steps[int]:
    yield Query(
        "CREATE TABLE IF NOT EXISTS landsraad_schema "
        "(version BIGINT NOT NULL PRIMARY KEY, applied BIGINT NOT NULL)"
    )
    rows = yield from ask("SELECT COALESCE(MAX(version), 0) FROM landsraad_schema")
    version: int = rows[0][0]
    return version


def apply(known: Sequence[Migration], after: int, until: int) -> Steps[None]:
    for version in range(after + 1, until + 1):
        for statement in statements(known[version - 1]):
            yield Query(statement)
        yield Query("INSERT INTO landsraad_schema VALUES (?, ?)", (version, now()))


def statements(migration: Migration) -> list[str]:
    code = "\n".join([line for line in migration.splitlines() if not line.startswith("--")])
    return [part.strip() for part in f"{code}\n".split(";\n") if part.strip()]


def begin_again(known: Sequence[Migration], version: int) -> Steps[None]:
    """Throw everything away and start with the schema of one version."""
    for table in reversed(ALL_TABLES):
        yield Query(f"DROP TABLE IF EXISTS {table}")
    yield from version_of()
    yield from apply(known, 0, version)
