"""Games for a corpus: played in parts that survive a kill, then packed into one file."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from landsraad.lab.corpus.file import open_corpus, pack, write_corpus
from landsraad.lab.simulation.job import Job, Product, played, run
from landsraad.lab.simulation.parts import new_part, parts

BLOCK: Final = "records.xz"


def play_record(job: Job, seed: int) -> str:
    """The record of a game, as JSON."""
    return played(job, seed).record().to_json()


def keep_block(folder: Path, part: int, job: Job, records: Sequence[str]) -> None:
    with new_part(folder, part) as unfinished:
        (unfinished / BLOCK).write_bytes(pack(records))


RECORDS: Final = Product(play_record, keep_block)


def make_corpus(
    job: Job,
    file: Path,
    workers: int | None = None,
    show: Callable[[int], None] = lambda played: None,
) -> int:
    """Play the games of a job into a file; how many of them were played now.

    Until all are there they are in a folder beside it, and a job that was killed goes on. Of a file
    that holds them already nothing is played again.
    """
    folder = file.with_name(f"{file.name}.parts")
    if holds(file, job):
        shutil.rmtree(folder, ignore_errors=True)  # killed while it was tidied away
        return 0
    done = run(job, folder, workers, show, RECORDS)

    def blocks() -> Iterator[tuple[bytes, int]]:
        for number, part in enumerate(parts(folder)):
            yield (part / BLOCK).read_bytes(), len(job.seeds(number))

    write_corpus(file, job.to_json(), blocks())
    shutil.rmtree(folder)
    return done


def holds(file: Path, job: Job) -> bool:
    """Whether this is the corpus of this job."""
    if not file.exists():
        return False
    with open_corpus(file) as games:
        wanted: dict[str, Any] = json.loads(json.dumps(job.to_json()))
        return games.job == wanted
