"""Backups: all rows of a store as JSON lines, the same for every database.

    {"format": "landsraad-store/1", "schema": 1}
    ["guests", {"id": "…", "name": "Irulan", …}]
    ["tables", {"id": "…", "name": "…", "setup": "{…}", …}]
    …
    {"rows": 1234, "sha256": "…"}                             of all lines before this one

Rows stand after those they refer to. `schema` is the version whose columns they have: a backup of
an older version is restored into the schema of that time, and then migrated like any database. The
file copies that SQLite makes of itself are read as well. Nothing in a backup is ever run as code.

A backup holds seeds and secret choices, so only its owner can read the file.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

from landsraad.server.store.errors import BadBackup, NewerDatabase
from landsraad.server.store.operations import Query, Rows, Steps, ask, placeholders
from landsraad.server.store.schema import COLUMNS, Migration, apply, begin_again, version_of

FORMAT = "landsraad-store/1"
SQLITE = b"SQLite format 3\0"
WORD = re.compile(r"[a-z_]+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Backup:
    """A schema version, and rows as pairs of a table and its columns with their values."""

    schema: int
    rows: Iterator[tuple[str, dict[str, Any]]]


# Writing.


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A file to write to, readable by its owner only; it becomes `path` when it is complete."""
    partial = path.with_name(f"{path.name}.partial")
    partial.unlink(missing_ok=True)
    os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield partial
        with partial.open("rb") as complete:
            os.fsync(complete.fileno())
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)


def export(file: TextIO) -> Steps[None]:
    """Write everything to a file, one table at a time."""
    lines = Lines(file)
    schema = yield from ask("SELECT MAX(version) FROM landsraad_schema")
    lines.write({"format": FORMAT, "schema": schema[0][0]})
    lines.write_rows("guests", (yield from _rows("guests")))
    for (table,) in (yield from ask("SELECT id FROM tables ORDER BY created, id")):
        for name in [name for name in COLUMNS if name != "guests"]:
            lines.write_rows(name, (yield from _rows(name, table)))
    lines.write(lines.end())


class Lines:
    """The lines of a backup; counts them and computes their checksum."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._rows = -1  # the first line is not a row
        self._sum = hashlib.sha256()

    def write(self, data: object) -> None:
        line = json.dumps(data) + "\n"
        self.passed(line)
        self._file.write(line)

    def write_rows(self, name: str, rows: Rows) -> None:
        for row in rows:
            self.write([name, dict(zip(COLUMNS[name], row, strict=True))])

    def read(self) -> str:
        return self._file.readline()

    def passed(self, line: str) -> None:
        self._rows += 1
        self._sum.update(line.encode())

    def end(self) -> dict[str, object]:
        """What the last line says."""
        return {"rows": self._rows, "sha256": self._sum.hexdigest()}


def _rows(name: str, table: str | None = None) -> Steps[Rows]:
    columns = COLUMNS[name]
    select = f"SELECT {', '.join(columns)} FROM {name}"
    if table is None:
        return (yield from ask(f"{select} ORDER BY {columns[0]}"))
    order = f"{columns[0]}, {columns[1]}"
    return (yield from ask(f"{select} WHERE {columns[0]} = ? ORDER BY {order}", table))


# Reading.


@contextmanager
def opened(path: Path) -> Iterator[Backup]:
    """The backup in a file; its rows are read while they are used."""
    try:
        with path.open("rb") as file:
            is_database = file.read(len(SQLITE)) == SQLITE
        yield from _read_database(path) if is_database else _read_lines(path)
    except OSError as wrong:
        raise BadBackup(f"{path.name} cannot be read: {wrong.strerror}.") from None
    except UnicodeError:
        raise BadBackup(f"{path.name} is not a backup of Landsraad.") from None
    except sqlite3.Error as wrong:
        raise BadBackup(f"{path.name} is a damaged database: {wrong}.") from None


def _read_lines(path: Path) -> Iterator[Backup]:
    with path.open(encoding="ascii") as file:
        lines = Lines(file)
        head = _parsed(path, first := lines.read())
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise BadBackup(f"{path.name} is not a backup of Landsraad.")
        schema = head.get("schema")
        if type(schema) is not int or schema < 1:
            raise BadBackup(f"{path.name} does not say which schema it has.")
        lines.passed(first)
        yield Backup(schema, _rows_of_lines(path, lines))


def _rows_of_lines(path: Path, lines: Lines) -> Iterator[tuple[str, dict[str, Any]]]:
    while text := lines.read():
        match _parsed(path, text):
            case [str(name), dict(row)] if all(WORD.fullmatch(word) for word in (name, *row)):
                lines.passed(text)
                yield name, row
            case end if end == lines.end():
                return
            case _:
                raise BadBackup(f"{path.name} is damaged: not every line is what it was.")
    raise BadBackup(f"{path.name} is not whole: its last line is missing.")


def _parsed(path: Path, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadBackup(f"{path.name} is not a backup of Landsraad, or not a whole one.") from None


def _read_database(path: Path) -> Iterator[Backup]:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
        database.execute("BEGIN")
        try:
            schema = database.execute("SELECT MAX(version) FROM landsraad_schema").fetchone()[0]
        except sqlite3.OperationalError:
            raise BadBackup(f"{path.name} is not a database of Landsraad.") from None
        yield Backup(schema, _rows_of_database(database))


def _rows_of_database(database: sqlite3.Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    there = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
    for name in COLUMNS:
        if name in there:
            found = database.execute(f"SELECT * FROM {name}")
            columns = [column[0] for column in found.description]
            for row in found:
                yield name, dict(zip(columns, row, strict=True))


# Restoring.


def restore(path: Path, known: Sequence[Migration]) -> Steps[None]:
    """Fill an empty database from a backup."""
    with opened(path) as backup:
        if backup.schema > len(known):
            raise NewerDatabase("backup", backup.schema, len(known))
        yield from _check_empty()
        yield from begin_again(known, backup.schema)
        for name, row in backup.rows:
            if name not in COLUMNS:
                raise BadBackup(f"{path.name} has rows of an unknown table, {name}.")
            columns = ", ".join(row)
            yield Query(
                f"INSERT INTO {name} ({columns}) VALUES ({placeholders(row)})", tuple(row.values())
            )
        yield from apply(known, backup.schema, len(known))


def _check_empty() -> Steps[None]:
    yield from version_of()
    for name in ("guests", "tables"):
        if (yield from ask(f"SELECT id FROM {name} LIMIT 1")):
            raise BadBackup("A backup can be restored into an empty database only.")
