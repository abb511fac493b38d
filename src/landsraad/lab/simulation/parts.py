"""The parts of a simulation on the disk: folders of Parquet files that appear whole or not at all.

FOLDER/job.json                 what is simulated, in which version of the tables
FOLDER/part-00000/games.parquet and so on, one file for each table
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.csv
import pyarrow.parquet as pq

from landsraad.kernel.errors import LandsraadError
from landsraad.lab.simulation.tables import VERSION, Columns, tables_of

JOB: Final = "job.json"
PART: Final = "part-{:05d}"
TYPES: Final = {
    "int": pa.int64(),
    "float": pa.float64(),
    "str": pa.string(),
    "bool": pa.bool_(),
    "names": pa.list_(pa.string()),
}
Rows = Mapping[str, Sequence[Mapping[str, Any]]]


class BadSimulation(LandsraadError):
    """A folder that holds something else."""


def schema_of(columns: Columns) -> pa.Schema:
    return pa.schema([(name, TYPES[kind]) for name, kind in columns.items()])


def claim(folder: Path, job: Mapping[str, Any]) -> None:
    """Make the folder that of this job, or find that it already is.

    A job may be longer than the one before, if that ended with a full part.

    Raises:
        BadSimulation: if it holds another job.
    """
    wanted = {"tables": VERSION, **job}
    file = folder / JOB
    if file.exists():
        before = read_job(folder)
        if before != wanted and not continues(before, wanted):
            raise BadSimulation(f"{folder} holds another simulation; see {file}")
    elif folder.exists() and any(folder.iterdir()):
        raise BadSimulation(f"{folder} holds something else than a simulation")
    folder.mkdir(parents=True, exist_ok=True)
    new = folder / f".{JOB}"
    new.write_text(json.dumps(wanted, indent=2) + "\n", encoding="utf-8")
    new.replace(file)
    for left_over in folder.glob(".part-*"):
        shutil.rmtree(left_over)  # of a job that was killed


def read_job(folder: Path) -> dict[str, Any]:
    """What was simulated.

    Raises:
        BadSimulation: if the folder holds no simulation.
    """
    try:
        job: dict[str, Any] = json.loads((folder / JOB).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise BadSimulation(f"{folder} holds no simulation") from None
    return job


def continues(before: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    """Whether a job begins with all full parts of another."""
    games = before.get("games", 0)
    same = {**before, "games": 0} == {**wanted, "games": 0}
    return same and games <= wanted["games"] and games % wanted["part_size"] == 0


def write_part(folder: Path, number: int, game: str, rows: Rows) -> None:
    """Write the tables of some games; until all are written nobody sees any of them."""
    with new_part(folder, number) as unfinished:
        for table, columns in tables_of(game).items():
            data = pa.Table.from_pylist(list(rows.get(table, ())), schema=schema_of(columns))
            pq.write_table(data, unfinished / f"{table}.parquet", compression="zstd")


@contextmanager
def new_part(folder: Path, number: int) -> Iterator[Path]:
    """A folder that takes its place as a part when all is in it."""
    name = PART.format(number)
    unfinished = folder / f".{name}.{os.getpid()}"
    unfinished.mkdir()
    yield unfinished
    unfinished.rename(folder / name)


def has_part(folder: Path, number: int) -> bool:
    return (folder / PART.format(number)).is_dir()


def parts(folder: Path) -> list[Path]:
    return sorted(folder.glob("part-*"))


def read_table(folder: Path, table: str) -> Iterator[pa.Table]:
    """A table of a simulation, part by part."""
    for part in parts(folder):
        yield pq.read_table(part / f"{table}.parquet")


def write_csv(folder: Path) -> list[Path]:
    """Each table as one CSV file beside its parts; words in a cell are put together by `|`."""
    game = read_job(folder)["game"]
    written = []
    for table, columns in tables_of(game).items():
        file = folder / f"{table}.csv"
        plain = pa.schema([(n, TYPES["str" if k == "names" else k]) for n, k in columns.items()])
        with pyarrow.csv.CSVWriter(file, plain) as writer:
            for part in read_table(folder, table):
                writer.write_table(with_words_joined(part, plain))
        written.append(file)
    return written


def with_words_joined(data: pa.Table, schema: pa.Schema) -> pa.Table:
    import pyarrow.compute as pc

    arrays = [
        pc.binary_join(column, "|") if pa.types.is_list(column.type) else column
        for column in data.columns
    ]
    return pa.table(arrays, schema=schema)
